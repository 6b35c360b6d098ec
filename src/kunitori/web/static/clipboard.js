// Buttons that copy what stands in a box, such as a link to a table.

document.addEventListener("click", async event => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const box = document.getElementById(button.dataset.copy), label = button.textContent;
  box.select();
  try { await navigator.clipboard.writeText(box.value); } catch { document.execCommand("copy"); }
  button.textContent = button.dataset.done;
  setTimeout(() => { button.textContent = label; }, 2000);
});
