import { refresh, signUp, type WireLearner } from "./wire.ts";

/** A learner who renews what is over and asks once more, as the web does. */
export interface LastingLearner extends WireLearner {
  /** How often that was. */
  renewed(): number;
  /** What no learner should be told: a fault, or nothing about when to come again. */
  odd: string[];
}

export async function aLastingLearner(url: string, email: string): Promise<LastingLearner> {
  let session = await signUp(url, email);
  let renewals = 0;
  const odd: string[] = [];
  return {
    ...{ id: session.id, email, odd },
    get token() {
      return session.token;
    },
    get refreshToken() {
      return session.refreshToken;
    },
    renewed: () => renewals,
    async ask(call, ask) {
      let answer = await session.ask(call, ask);
      if (answer.status === 401) {
        session = await refresh(url, session);
        renewals += 1;
        answer = await session.ask(call, ask);
      }
      const { status, retryAfter } = answer;
      const isTold = status === 503 && Number(retryAfter) > 0;
      if (status === 401 || (status >= 500 && !isTold)) odd.push(`${call.path} ${status}`);
      return answer;
    },
    at: (other) => session.at(other),
  };
}
