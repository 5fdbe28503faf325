// Runs as a classic script before the first paint, so it may not import anything: no wrong theme or header flashes.
const root = document.documentElement;
root.dataset.live = "";
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const session = `sb-${location.hostname.split(".")[0]}-auth-token`;
  if (localStorage.getItem(session)) root.dataset.session = session;
} catch {
  // Storage is closed to this page: a visitor, in the system's theme.
}
