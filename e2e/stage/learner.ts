import type { Page } from "@playwright/test";

/** Settings under which a learner is made in one call. */
export const quickSettings = { HUMAN_CHECK: "off", SIGNUP_CONFIRMATION: "off", RATE_LIMITS: "off" };

/** More than there are texts about a topic, so that one learner can look through them. */
export const freeLimit = 60;

/** The same without a limit of the day that a journey could reach. */
export const freeSettings = { ...quickSettings, DAILY_LIMITS: String(freeLimit) };

/** A learner with a session of their own, made over HTTP, for journeys that begin later on the way. */
export interface Learner {
  email: string;
  session: { access_token: string; refresh_token: string };
  /** Makes a call of the product API as this learner. */
  call<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T>;
  /** Creates a reading and tells its id. */
  reading(): Promise<string>;
  /** The same of a listening, once it can be heard. */
  listening(): Promise<string>;
}

export const password = "a lit door 7";

/** Makes a learner at B1 and signs the page in as them, with that session. */
export async function aLearner(page: Page, email: string, level: number | null = 2): Promise<Learner> {
  const learner = await anAccount(page, email, level);
  await page.addInitScript((stored) => {
    if (location.protocol === "about:") return;
    // once: what the page itself stores later stays
    if (sessionStorage.getItem("signed-in")) return;
    sessionStorage.setItem("signed-in", "yes");
    localStorage.setItem("sb-127-auth-token", stored);
  }, JSON.stringify(learner.session));
  return learner;
}

/** Makes a learner and leaves the page signed out. */
export async function anAccount(page: Page, email: string, level: number | null = 2): Promise<Learner> {
  const signedUp = await page.request.post("/auth/v1/signup", {
    data: { email, password, data: { name: "Marta" } },
  });
  const session = (await signedUp.json()) as Learner["session"];
  const learner: Learner = {
    email,
    session,
    async call<T>(method: string, path: string, body?: unknown) {
      const headers = { authorization: `Bearer ${session.access_token}` };
      const answer = await page.request.fetch(path, {
        method,
        headers,
        // a connection nobody used for ten seconds may just be closing
        maxRetries: 2,
        ...(body !== undefined && { data: body }),
      });
      return (answer.status() === 204 ? undefined : await answer.json()) as T;
    },
    reading: () => aboutFood("user-readings"),
    async listening() {
      const id = await aboutFood("user-listenings");
      // a call waits a moment itself
      while (await isBeingMade(`/api/v1/user-listenings/${id}`));
      return id;
    },
  };
  async function isBeingMade(path: string) {
    return (await learner.call<{ generation: object | null }>("GET", path)).generation !== null;
  }
  async function aboutFood(path: string) {
    const body = { context: "FOOD", level: 2 };
    return (await learner.call<{ id: string }>("POST", `/api/v1/${path}`, body)).id;
  }
  if (level !== null) await learner.call("POST", "/api/v1/user-stats", { level });
  return learner;
}

/** Signs in over HTTP, as another device would; answers the status, and the session where there is one. */
export async function signInElsewhere(page: Page, email: string, secret: string, userAgent = "curl/8") {
  const answer = await page.request.post("/auth/v1/token?grant_type=password", {
    data: { email, password: secret },
    headers: { "user-agent": userAgent },
  });
  return { status: answer.status(), session: (await answer.json()) as Learner["session"] };
}

/** Whether a session is still good, as the auth service says: 200, or 403 where it is over. */
export async function statusOf(page: Page, session: Learner["session"]): Promise<number> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  return (await page.request.get("/auth/v1/user", { headers })).status();
}
