/** Puts the learner's address in the header when a session is stored; the page itself never asks the server. */
export function showEmail(): void {
  const email = storedEmail(document.documentElement.dataset.session);
  if (!email) return;
  for (const place of document.querySelectorAll("[data-email]")) place.textContent = email;
}

function storedEmail(key: string | undefined): string | undefined {
  if (!key) return undefined;
  try {
    const session = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof session?.user?.email === "string" ? session.user.email : undefined;
  } catch {
    return undefined;
  }
}
