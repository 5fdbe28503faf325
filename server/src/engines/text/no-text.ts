import { type TextEngine, TextFault } from "./text.ts";

/** Where no model is set for anything: nobody is ready. */
export const noText: TextEngine = {
  modelOf: () => undefined,
  ready: () => false,
  ask: () => Promise.reject(new TextFault("unset", "no model is set")),
  // biome-ignore lint/correctness/useYield: nothing is ever said
  async *say() {
    throw new TextFault("unset", "no model is set");
  },
};
