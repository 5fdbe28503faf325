import { forgetKept } from "#offline/forget.ts";
import { storedSession } from "./stored-session.ts";

/** The log-out of the menus. The auth service's client weighs more than this whole page, so the two calls are made here. */
export function offerLogOut(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-log-out]"))
    button.addEventListener("click", () => void logOut(button));
}

async function logOut(button: HTMLButtonElement): Promise<void> {
  const root = document.documentElement;
  const key = root.dataset.session;
  if (!key || button.getAttribute("aria-disabled")) return;
  // an answer that was given without a connection goes first: the application sends it, and asks
  if (Object.keys(localStorage).some((it) => /^salida:.*:held:/.test(it)))
    return location.assign("/dashboard");
  const failed = button.parentElement?.querySelector<HTMLElement>("[data-log-out-failed]");
  button.setAttribute("aria-disabled", "true");
  if (failed) failed.hidden = true;
  try {
    await endSession(key);
    localStorage.removeItem(key);
    forgetKept();
    delete root.dataset.session;
    for (const menu of document.querySelectorAll("details")) menu.open = false;
    document.querySelector<HTMLElement>("[data-log-in]")?.focus();
  } catch {
    if (failed) failed.hidden = false;
  }
  button.removeAttribute("aria-disabled");
}

/** Ends the learner's sessions, as the application's log-out does. A token that has run out is renewed for it first. */
async function endSession(key: string): Promise<void> {
  const { access_token, refresh_token } = storedSession(key) ?? {};
  if (await ask("/logout?scope=global", access_token)) return;
  const renewed = await ask("/token?grant_type=refresh_token", undefined, { refresh_token });
  if (renewed) await ask("/logout?scope=global", (await renewed.json()).access_token);
}

/** Asks the auth service; undefined where it refuses, since then there is nothing left to end. */
async function ask(path: string, token: unknown, body?: object): Promise<Response | undefined> {
  const told = document.querySelector<HTMLMetaElement>('meta[name="salida-config"]')?.content ?? "";
  const hosted = told.startsWith("{") && JSON.parse(told).hosted;
  const answer = await fetch(`${hosted ? hosted.url : "/auth/v1"}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(hosted && { apikey: hosted.key }),
      ...(typeof token === "string" && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status >= 500 || answer.status === 429) throw new Error(String(answer.status));
  return answer.ok ? answer : undefined;
}
