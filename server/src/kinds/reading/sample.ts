import type { Question } from "@salida/contract/choices.ts";
import type { OneMoveSample } from "#kinds/sample.ts";

const items = ["rope", "lamp", "map"].map((thing, at) => ({
  id: `item-${thing}`,
  skill: "detail" as const,
  stem: `What does the guard do with the ${thing}?`,
  key: { text: `Hides the ${thing}`, why: { en: `Secret reason ${at}`, es: `Razón secreta ${at}` } },
  distractors: ["Sells", "Breaks", "Paints"].map((verb) => ({
    text: `${verb} the ${thing}`,
    why: { en: `Secret objection to ${verb} ${at}`, es: `Objeción secreta a ${verb} ${at}` },
  })),
  evidence: `The guard hides the ${thing}.`,
}));

const said = items.flatMap(({ key, distractors }) =>
  [key, ...distractors].flatMap(({ why }) => [why.en, why.es]),
);

/** A reading with three items, for the law of every kind. */
export const readingSample: OneMoveSample = {
  content: { text: items.map(({ evidence }) => evidence).join("\n\n"), items },
  items: items.map(({ id }) => id),
  params: { numOfQuestions: 2, numOfWords: 200 },
  secrets: said,
  media: 0,
  ends: "one move",
  move: "evaluate",
  full: (shown) => answers(shown, (text) => text.startsWith("Hides")),
  zero: (shown) => answers(shown, (text) => text.startsWith("Sells")),
  partial: { selectedOptions: [] },
};

function answers(shown: Record<string, unknown>, picks: (text: string) => boolean) {
  const selectedOptions = (shown.questions as Question[]).map(({ id, options }) => ({
    questionId: id,
    optionId: options.find(({ text }) => picks(text))?.id ?? "",
  }));
  return { selectedOptions };
}
