import { openDescriptions } from "../../../server/src/engines/descriptions/embedded/open-descriptions.ts";
import type { Fact } from "../../../server/src/engines/descriptions/fact.ts";
import { openGrammar } from "../../../server/src/engines/grammar/embedded/open-grammar.ts";
import { atLeast, atMost, printTable, type Requirement, type Section } from "../report.ts";
import { printOthers } from "./descriptions-by-others.ts";
import { type GradedAnswer, type Half, halfOf, halves, readSet } from "./graded-sets.ts";
import { rankCorrelation } from "./rank-correlation.ts";

const worker = new URL("../../../server/src/engines/grammar/embedded/grammar-worker.ts", import.meta.url);
const entry = new URL(
  "../../../server/src/engines/descriptions/embedded/descriptions-worker.ts",
  import.meta.url,
);
const near = 1.5;
const worthless = new Set(["wrong-picture", "generic", "nonsense", "spanish", "word-list", "scrambled"]);

interface Scene {
  id: string;
  setting: string;
  facts: Fact[];
}

interface Marked {
  answer: GradedAnswer;
  score: number;
}

/** How near the marks of descriptions come to those that were given by hand. */
export const descriptions: Section = {
  name: "descriptions",
  about: "marks of the graded descriptions against the scores they were given, open and held back",
  async measure() {
    const grammar = openGrammar(worker);
    const engine = openDescriptions({ entry, grammar });
    try {
      const { scenes, answers } = readSet<{ scenes: Scene[]; answers: GradedAnswer[] }>("descriptions");
      const marked: Marked[] = [];
      for (const answer of answers) {
        const scene = scenes.find(({ id }) => id === answer.scene);
        if (!scene) throw new Error(`no scene ${answer.scene}`);
        const { facts, setting } = scene;
        const { text, level } = answer;
        const mark = { text, level, facts, setting: { noun: setting, synonyms: [] } };
        marked.push({ answer, score: (await engine.mark(mark, "bench")).score });
      }
      await printOthers(engine);
      return halves.flatMap((half) => judge(half, marked));
    } finally {
      await Promise.all([engine.close(), grammar.close()]);
    }
  },
};

function judge(half: Half, marked: readonly Marked[]): Requirement[] {
  const chosen = new Set(
    halfOf(
      marked.map(({ answer }) => answer),
      half,
    ),
  );
  const ours = marked.filter(({ answer }) => chosen.has(answer));
  const off = ours.map(({ answer, score }) => Math.abs(score - answer.score));
  const within = off.filter((difference) => difference <= near).length / ours.length;
  const highest = Math.max(
    ...ours.filter(({ answer }) => worthless.has(answer.kind)).map(({ score }) => score),
  );
  const mean = off.reduce((sum, difference) => sum + difference, 0) / ours.length;
  console.log(`\n  descriptions, ${half}: ${ours.length} answers, mean difference ${mean.toFixed(2)}`);
  // of the other half only the sums are told, or it would be open too
  if (half === "open") {
    printTable(
      "descriptions: by kind, open",
      ["kind", "answers", "mean score given", "mean score found", `within ${near}`],
      byKind(ours),
    );
  }
  return [
    atLeast(`within ${near} points, ${half}`, 0.9, within),
    atLeast(
      `rank correlation, ${half}`,
      0.85,
      rankCorrelation(
        ours.map(({ score }) => score),
        ours.map(({ answer }) => answer.score),
      ),
    ),
    atMost(`highest of what describes nothing, ${half}`, 3, highest, 1),
  ];
}

function byKind(marked: readonly Marked[]): (string | number)[][] {
  const kinds = [...new Set(marked.map(({ answer }) => answer.kind))].sort();
  return kinds.map((kind) => {
    const own = marked.filter(({ answer }) => answer.kind === kind);
    const mean = (of: (one: Marked) => number) => own.reduce((sum, one) => sum + of(one), 0) / own.length;
    const within = own.filter(({ answer, score }) => Math.abs(score - answer.score) <= near).length;
    return [
      kind,
      own.length,
      mean(({ answer }) => answer.score).toFixed(1),
      mean(({ score }) => score).toFixed(1),
      within,
    ];
  });
}
