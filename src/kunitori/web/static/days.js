// Says "today", "yesterday" or a date by the reader's clock; the server knows only its own.
const root = document.documentElement;
const style = { dateStyle: root.lang === "ja" ? "medium" : "long" };
const written = new Intl.DateTimeFormat(root.lang === "en" ? "en-GB" : root.lang, style);
const midnight = (when) => new Date(when.getFullYear(), when.getMonth(), when.getDate());
const today = midnight(new Date());

for (const part of document.querySelectorAll("[data-today]")) {
  for (const time of part.querySelectorAll("time[datetime]")) {
    const when = new Date(time.dateTime);
    const days = Math.round((today - midnight(when)) / 86_400_000);
    time.textContent = days === 0 ? part.dataset.today : days === 1 ? part.dataset.yesterday : written.format(when);
    time.title = when.toLocaleString(root.lang);
  }
}
