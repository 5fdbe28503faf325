import { degreeOf } from "#engines/partner/embedded/degree.ts";
import { type Heard, proseOf } from "#engines/partner/embedded/hear/hear.ts";
import { thingsIn } from "#engines/partner/embedded/hear/things.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { again, easyOf, yesOrNoOf } from "./again.ts";
import { agrees } from "./agree.ts";
import { andYou, askedAgain, concern, inEnglish, more } from "./asking.ts";
import { dice } from "./choose.ts";
import { fill } from "./fill.ts";
import { currentThread, kept, type Next, unasked } from "./next.ts";

/** After what was no answer, the question is made easier, or more is asked for. */
export function afterTrouble(heard: Heard, state: PartnerState): Next | undefined {
  if (heard.act === "despair") return unasked(concern, state);
  if (heard.act === "unanswered") return unasked(askedAgain, state);
  if (heard.act === "lost") return easier(state) ?? simpler(state);
  if (heard.act === "unsure") return simpler(state);
  if (heard.act === "spanish" && heard.gloss) return easier(state);
  if (heard.act === "spanish" && !heard.telling) return unasked(inEnglish, state) ?? easier(state);
  const lastWasShort = state.said.at(-2)?.text.length ?? 99;
  if (heard.act === "short" && lastWasShort > 12 && dice(state, "more").chance(0.7))
    return unasked(more, state);
  return undefined;
}

/** A question of the thread that yes or no answers. */
function easier(state: PartnerState): Next | undefined {
  const { threads } = proseOf(state);
  const order = [...threads.filter(({ name }) => name === state.thread), ...threads];
  for (const thread of order) {
    const question = yesOrNoOf(thread, state);
    if (question) return { question, thread: thread.name };
  }
  return undefined;
}

/** What was asked last, again in easy words: whether a thing matters, else a question of the thread. */
export function againSimply(state: PartnerState): Next | undefined {
  const [last] = thingsIn(state.asked.at(-1) ?? "", state.topic);
  const plain = last && simply[agrees("Is {thing} fun?", last.thing) ? "one" : "many"];
  const ofThing = plain
    ?.map((line) => fill(line, { x: last?.thing ?? "" }))
    .find((one) => !state.asked.includes(one));
  const question = ofThing ?? easyOf(currentThread(state), state);
  const lead = again[degreeOf(state.level)];
  return question === undefined ? undefined : { question, lead, thread: state.thread, ...kept(state) };
}

const simply = {
  one: ["Is {x} important for you?", "Do you like {x} a lot?"],
  many: ["Are {x} important for you?", "Do you like {x} a lot?"],
};

/** The thread's own answer as an example, then the question given back. */
function simpler(state: PartnerState): Next | undefined {
  const thread = currentThread(state);
  const own = thread?.own[0];
  const back = unasked(andYou, state, 0);
  if (own && back && !state.remarks.includes(own)) return { ...back, tie: own, line: own };
  const open = thread?.easy.find((question) => !state.asked.includes(question));
  return open ? { question: open, thread: state.thread } : undefined;
}
