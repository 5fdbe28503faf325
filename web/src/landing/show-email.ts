import { storedSession } from "./stored-session.ts";

/** Puts the learner's address in the header when a session is stored; the page itself never asks the server. */
export function showEmail(): void {
  const email = storedSession(document.documentElement.dataset.session)?.user?.email;
  if (typeof email !== "string" || !email) return;
  for (const place of document.querySelectorAll("[data-email]")) place.textContent = email;
}
