// How bright the page is: what is chosen is seen at once, and the menu of a table keeps it.

const root = document.documentElement;

document.addEventListener("change", ({ target }) => {
  if (!target.matches("[data-theme-choice]")) return;
  const theme = target.value, { scheme, media } = target.selectedOptions[0].dataset;
  root.dataset.theme = theme;
  document.getElementById("contrast").media = media;
  document.querySelector("meta[name=color-scheme]").content = scheme;
  document.querySelector("meta[name=theme-color]").content = theme === "contrast" ? "#000000" : "#10223b";
  const address = target.dataset.themeChoice;
  if (address) fetch(address, { method: "POST", body: new URLSearchParams({ theme }) }).catch(() => {});  // then it lasts for this page
});
