import type { Answer, Ask, Role, TextEngine } from "#engines/text/text.ts";
import type { Profile } from "./profile.ts";

/** Where a text comes from: what was asked, of whom, what fell, what it took. */
export interface Provenance {
  /** `name@version`, each once. */
  prompts: string[];
  models: Partial<Record<Role, string>>;
  /** The option that each throw made true, counted from 1. */
  throws: number[];
  /** What checks and solvers found on the way, in order. */
  findings: string[];
  calls: number;
  tokens: { in: number; kept: number; out: number };
}

/** Asks, and writes down what it took. */
export interface Recorder {
  /** How much may be said; no answer may take more than it allows. */
  profile: Profile;
  ask<T>(ask: Ask<T>): Promise<Answer<T>>;
  modelOf: TextEngine["modelOf"];
  found(...findings: string[]): void;
  threw(option: number): void;
  provenance(): Provenance;
}

/** Writes down everything that is asked of an engine for one text. */
export function openRecorder(engine: TextEngine, profile: Profile): Recorder {
  const so: Provenance = {
    prompts: [],
    models: {},
    throws: [],
    findings: [],
    calls: 0,
    tokens: { in: 0, kept: 0, out: 0 },
  };
  return {
    profile,
    modelOf: (role) => engine.modelOf(role),
    async ask(ask) {
      const prompt = `${ask.prompt.id}@${ask.prompt.version}`;
      if (!so.prompts.includes(prompt)) so.prompts.push(prompt);
      so.calls++;
      const answer = await engine.ask({ ...ask, most: Math.min(ask.most, profile.answer) });
      so.models[ask.role] = answer.by;
      for (const name of ["in", "kept", "out"] as const) so.tokens[name] += answer.tokens[name];
      return answer;
    },
    found: (...findings) => void so.findings.push(...findings),
    threw: (option) => void so.throws.push(option),
    provenance: () => structuredClone(so),
  };
}
