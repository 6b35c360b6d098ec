// A lesson beside the table: turns its pages, and marks the places it points at.
let step = null, leaf = 0;

function show() {
  const panel = document.getElementById("lesson");
  if (!panel) return;
  if (panel.dataset.step !== step) { step = panel.dataset.step; leaf = 0; }
  const pages = [...panel.querySelectorAll("ol > li")], last = pages.length - 1;
  leaf = Math.min(Math.max(leaf, 0), last);
  pages.forEach((page, place) => { page.hidden = place !== leaf; });
  for (const button of panel.querySelectorAll("[data-leaf]")) button.hidden = button.dataset.leaf < 0 ? leaf < 1 : leaf >= last;
  panel.classList.toggle("at-end", leaf === last);
  document.body.style.setProperty("--lesson", `${panel.offsetHeight}px`);
  const points = leaf === last ? panel.dataset.points.split(" ").filter(Boolean) : [];
  for (const element of document.querySelectorAll("[data-place]")) element.classList.toggle("pointed", points.includes(element.dataset.place));
}

document.addEventListener("click", event => {
  const button = event.target.closest?.("#lesson [data-leaf]");
  if (!button) return;
  leaf += Number(button.dataset.leaf);
  show();
  const rest = [...document.querySelectorAll("#lesson [data-leaf]")].filter(other => !other.hidden);
  if (button.hidden) rest[0]?.focus();
});
document.addEventListener("table:changed", show);
addEventListener("resize", show);
show();
