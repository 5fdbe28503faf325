import { priceOf, type TextSettings } from "#engines/text/settings.ts";
import type { Answer, TextEngine, Tokens } from "#engines/text/text.ts";

/** What has been asked of each model so far. */
export type Calls = ReturnType<typeof openCalls>;

/** Counts answers and their tokens by model. */
export function openCalls() {
  const counted = new Map<string, { calls: number } & Tokens>();
  function add({ by, tokens }: Pick<Answer<unknown>, "by" | "tokens">): void {
    const so = counted.get(by) ?? { calls: 0, in: 0, kept: 0, out: 0 };
    counted.set(by, {
      calls: so.calls + 1,
      in: so.in + tokens.in,
      kept: so.kept + tokens.kept,
      out: so.out + tokens.out,
    });
  }
  return {
    add,
    /** The same way to ask, with its answers counted. */
    counting(ask: TextEngine["ask"]): TextEngine["ask"] {
      return async (asked) => {
        const answer = await ask(asked);
        add(answer);
        return answer;
      };
    },
    /** A line for each model, with what it cost where its price was said. */
    lines(settings: TextSettings): string[] {
      return [...counted].map(([model, it]) => {
        const price = priceOf(settings, model);
        const cost = price && (it.in * price.in + it.out * price.out) / 1e6;
        const said = `${it.calls} calls, ${it.in} tokens in, ${it.out} out`;
        return `${model}: ${said}${cost === undefined ? "" : `, $${cost.toFixed(4)}`}`;
      });
    },
  };
}
