// Runs as a classic script before the first paint, so it may not import anything: no wrong theme or header flashes.
const root = document.documentElement;
root.dataset.live = "";
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  // named as the auth client names it, after the host of a hosted service where there is one
  const told = document.querySelector<HTMLMetaElement>('meta[name="salida-config"]')?.content ?? "";
  const hosted = told.startsWith("{") && JSON.parse(told).hosted;
  const host = hosted ? new URL(hosted.url).hostname : location.hostname;
  const session = `sb-${host.split(".")[0]}-auth-token`;
  if (localStorage.getItem(session)) root.dataset.session = session;
  if (localStorage.getItem(session) || localStorage.getItem("salida-known")) root.dataset.known = "";
} catch {
  // Storage is closed to this page: a visitor, in the system's theme.
}

// What this screen needs beyond the entry is fetched beside it; the build wrote down what that is.
for (const screen of document.querySelectorAll<HTMLTemplateElement>("template[data-at]"))
  if (
    RegExp(screen.dataset.at ?? "").test(location.pathname) &&
    "guarded" in screen.dataset === "session" in root.dataset
  )
    document.head.append(screen.content.cloneNode(true));
