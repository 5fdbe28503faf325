import { type Prompt, type TextEngine, TextFault } from "#engines/text/text.ts";
import type { Meter } from "./meter.ts";

/** Characters of a token, at the least: what is set aside must be enough. */
const perToken = 3;

/** A text engine that asks nothing for which there is no budget. */
export function metered(engine: TextEngine, meter: Meter): TextEngine {
  return {
    modelOf: engine.modelOf,
    ready: (role) => engine.ready(role) && !meter.over(),
    async ask(ask) {
      const prompt = tokensOf(ask.prompt);
      const settle = await meter.reserve(prompt + ask.most);
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
  };
}

function tokensOf({ stable, volatile }: Prompt): number {
  return Math.ceil((stable.length + volatile.length) / perToken);
}
