import { type Prompt, type TextEngine, TextFault } from "#engines/text/text.ts";
import type { Meter } from "./meter.ts";

/** Characters of a token, at the least: what is set aside must be enough. */
const perToken = 3;

/** Tokens of a picture that is looked at, at the most. */
const perPicture = 2_000;

/** A text engine that asks nothing for which there is no budget. */
export function metered(engine: TextEngine, meter: Meter): TextEngine {
  return {
    modelOf: engine.modelOf,
    ready: (role) => engine.ready(role) && !meter.over(),
    async ask(ask) {
      const prompt = tokensOf(ask.prompt) + (ask.picture ? perPicture : 0);
      const settle = await meter.reserve(prompt + ask.most, ask.learner);
      if (!settle) throw new TextFault("budget", "the day's tokens are used up");
      // what failed was heard all the same
      let used = prompt;
      try {
        const answer = await engine.ask(ask);
        used = answer.tokens.in + answer.tokens.out;
        return answer;
      } finally {
        await settle(used);
      }
    },
    async *say(say) {
      const prompt = tokensOf(say.prompt);
      const settle = await meter.reserve(prompt + say.most, say.learner);
      if (!settle) throw new TextFault("budget", "the day's tokens are used up");
      const spoken = engine.say(say);
      let heard = "";
      let used: number | undefined;
      try {
        for (let next = await spoken.next(); ; next = await spoken.next()) {
          if (next.done) {
            used = next.value.tokens.in + next.value.tokens.out;
            return next.value;
          }
          heard += next.value;
          yield next.value;
        }
      } finally {
        await spoken.return(undefined as never);
        await settle(used ?? prompt + tokensIn(heard));
      }
    },
  };
}

function tokensOf({ stable, volatile }: Prompt): number {
  return tokensIn(stable + volatile);
}

function tokensIn(text: string): number {
  return Math.ceil(text.length / perToken);
}
