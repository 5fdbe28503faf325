import type { FastifyBaseLogger } from "fastify";
import { answerText } from "#accounts/answer-text.ts";
import { Refusal } from "#http/refusal.ts";

export interface ProjectAdmin {
  /** Where the project's auth calls are. */
  base: string;
  /** The key that may delete accounts. */
  adminKey: string;
  log: FastifyBaseLogger;
  /** Milliseconds for the answer. */
  patience: number;
}

/** Deletes an account at the hosted project; one that is not there is as good. `unavailable` for any other answer. */
export async function deleteAtProject(
  { base, adminKey, log, patience }: ProjectAdmin,
  account: string,
): Promise<void> {
  const reason = await ask(`${base}/admin/users/${encodeURIComponent(account)}`, adminKey, patience);
  if (reason === undefined) return;
  log.error({ reason }, "the hosted project did not delete an account");
  throw new Refusal("unavailable");
}

/** Why it was not deleted; undefined when it was. An error's own text could quote the key. */
async function ask(address: string, adminKey: string, patience: number): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      method: "DELETE",
      headers: {
        apikey: adminKey,
        authorization: `Bearer ${adminKey}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ should_soft_delete: false }),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    if (answer.status === 404 && (await isUnknownUser(answer))) return undefined;
    await answer.body?.cancel();
    return answer.status === 200 || answer.status === 204 ? undefined : `status ${answer.status}`;
  } catch (error) {
    return (error as Error).name === "TimeoutError" ? "no answer in time" : "no answer";
  }
}

/** Whether it is the account that is not there; a gateway that hides the call altogether says 404 as well. */
async function isUnknownUser(answer: Response): Promise<boolean> {
  return /user_not_found|User not found/.test(await answerText(answer, 16_384));
}
