import { reviewCalls } from "@salida/contract/reviews.ts";
import { lookUp } from "@salida/glossary/look-up.ts";
import type { Flow } from "#exercises/flow.ts";
import { Refusal } from "#http/refusal.ts";
import { type Door, serve } from "#http/serve.ts";
import { countDue, dropCard, keepCards, rateCard, readReviews, readWords } from "./cards.ts";
import { wordCard } from "./faces.ts";

/** What the review needs of the flow. */
type ReviewFlow = Pick<Flow, "db" | "tools" | "record">;

/** A lone word is spoken as learners of B1 hear it, whoever asks: one recording does for all. */
const spokenLevel = 2;

/** Mounts the calls on what a learner is to remember. */
export function serveReviews(door: Door, { db, tools, record }: ReviewFlow): void {
  serve(door, reviewCalls.readReviews, ({ caller }) => readReviews(db, caller.account, tools.now()));

  serve(door, reviewCalls.listWords, async ({ caller }) => ({ words: await readWords(db, caller.account) }));

  serve(door, reviewCalls.keepWord, async ({ caller: { account: learner }, body }) => {
    const card = wordCard(body.word, body.sentence);
    if (!card) throw new Refusal("not_found");
    const [id] = await keepCards(db, { learner, newId: tools.newId, now: tools.now() }, [card]);
    if (!id) throw new Refusal("stats_required");
    return { id, word: card.face.word };
  });

  serve(door, reviewCalls.rateReview, async ({ caller: { account: learner }, params, body }) => {
    const now = tools.now();
    const rated = await rateCard(db, { learner, id: params.id ?? "", ...body, now });
    if (!rated) throw new Refusal("not_found");
    return { ...rated, left: await countDue(db, learner, now) };
  });

  serve(door, reviewCalls.dropReview, async ({ caller, params }) => {
    if (!(await dropCard(db, caller.account, params.id ?? ""))) throw new Refusal("not_found");
  });

  serve(door, reviewCalls.hearWord, async ({ caller, params }) => {
    const entry = lookUp(params.word ?? "");
    if (!entry) throw new Refusal("not_found");
    const heard = await record([{ voice: "woman", text: entry.word }], spokenLevel, caller.account);
    return { url: "url" in heard ? heard.url : null };
  });
}
