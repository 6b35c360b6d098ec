// On pages without a table: shows a card of a list beside its button on hover or focus, and in full after a click.

const DWELL_MS = 250;
const parts = new Map();  // address -> what it shows
let glance = null, timer = 0;

async function partOf(link) {
  const address = `${link.getAttribute("href")}?part=1`;
  if (!parts.has(address)) {
    const answer = await fetch(address, { headers: { Accept: "text/html" } });
    if (!answer.ok) return null;
    parts.set(address, await answer.text());
  }
  return parts.get(address);
}

function hide() { clearTimeout(timer); glance?.remove(); glance = null; }

async function show(link) {
  const part = await partOf(link).catch(() => null);
  if (!part || !(link.matches(":hover") || link === document.activeElement)) return;
  hide();
  glance = document.createElement("div");
  glance.className = "glance";
  glance.innerHTML = part;
  glance.replaceChildren(glance.querySelector(".card"));
  document.body.append(glance);
  const r = link.getBoundingClientRect(), { offsetWidth: w, offsetHeight: h } = glance;
  const x = r.right + 8 + w < innerWidth ? r.right + 8 : Math.max(4, r.left - 8 - w);
  glance.style.left = `${x}px`;
  glance.style.top = `${Math.max(4, Math.min(r.top + r.height / 2 - h / 2, innerHeight - h - 4))}px`;
}

async function open(link) {
  hide();
  const part = await partOf(link).catch(() => null);
  if (!part) { location.assign(link.href); return; }
  const dialog = document.getElementById("looking");
  dialog.querySelector(".inside").innerHTML = part;
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
}

const linkOf = event => event.target.closest?.("a[data-look]");
document.addEventListener("click", event => {
  const link = linkOf(event), dialog = document.getElementById("looking");
  if (event.target === dialog || event.target.closest?.("#looking [data-close]")) dialog.close();
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(link);
});
document.addEventListener("pointerover", event => {
  if (event.pointerType !== "mouse") return;
  const link = linkOf(event);
  hide();
  if (link) timer = setTimeout(show, DWELL_MS, link);
});
document.addEventListener("focusin", event => {
  const link = linkOf(event);
  hide();
  if (link?.matches(":focus-visible")) timer = setTimeout(show, DWELL_MS, link);
});
document.addEventListener("keydown", event => { if (event.key === "Escape") hide(); });
addEventListener("scroll", () => glance?.remove(), { capture: true, passive: true });
