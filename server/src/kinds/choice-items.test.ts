import { expect, test } from "vitest";
import { tools } from "#exercises/flow.ts";
import {
  answerChoices,
  type DrawnQuestion,
  drawQuestions,
  firstAnswers,
  Item,
  keyedItem,
  shownQuestions,
} from "./choice-items.ts";

const said = { en: "Because.", es: "Porque sí." };
const notSo = (text: string) => ({ en: `Not ${text}.`, es: `No ${text}.` });
const option = (text: string) => ({ text, why: text === "Right" ? said : notSo(text) });
const items = ["1", "2", "3", "4"].map(
  (id): Item => ({
    id,
    skill: "detail",
    stem: `${id}?`,
    key: option("Right"),
    distractors: [option("Wrong"), option("Worse")],
    evidence: "It was so.",
  }),
);

/** What is drawn over many times, each as the items' ids in a row. */
function draws(count: number, past: { had: string[]; hidden: string[] }): string[] {
  const lent = { ...tools } as Parameters<typeof drawQuestions>[3];
  const drawn = Array.from({ length: 200 }, () => drawQuestions(items, count, past, lent));
  return [...new Set(drawn.map((questions) => questions.map(({ item }) => item).join("")))].sort();
}

test("hidden items are never drawn, however many are asked for", () => {
  expect(draws(5, { had: [], hidden: ["2"] })).toEqual(["134"]);
  expect(draws(1, { had: [], hidden: ["2", "4"] })).toEqual(["1", "3"]);
});

test("items that were had are drawn only where nothing else is left, and hidden ones not even then", () => {
  expect(draws(2, { had: ["1", "2"], hidden: ["2"] })).toEqual(["34"]);
  expect(draws(3, { had: ["1", "2", "3"], hidden: ["2"] })).toEqual(["134"]);
  expect(draws(2, { had: ["1", "2", "3", "4"], hidden: ["1", "2", "3"] })).toEqual(["4"]);
});

test("what is drawn has ids of its own, and each question its key and distractors in any order", () => {
  const [one, two] = [1, 2].map(() => drawQuestions(items, 2, { had: [], hidden: [] }, tools));
  const all = [...(one ?? []), ...(two ?? [])];

  expect(all.map(({ options }) => options.map(({ at }) => at).sort())).toEqual(Array(4).fill([0, 1, 2]));
  const ids = all.flatMap(({ id, options }) => [id, ...options.map((each) => each.id)]);
  expect(new Set(ids).size).toBe(16);
  expect(ids.every(Boolean)).toBe(true);
});

test("an item is whole, of a skill we know, with two or three distractors", () => {
  const [item] = items as [Item, ...Item[]];
  const skills = ["gist", "detail", "inference", "reference", "purpose", "vocabulary"];
  const few = item.distractors.slice(1);
  const sound = [
    ...skills.map((skill) => ({ ...item, skill })),
    { ...item, distractors: [...few, ...few, ...few] },
  ];
  const faulty = [
    ...["id", "stem", "evidence"].map((name) => ({ ...item, [name]: "" })),
    ...["id", "skill", "stem", "key", "distractors", "evidence"].map((name) => ({
      ...item,
      [name]: undefined,
    })),
    { ...item, skill: "spelling" },
    { ...item, distractors: few },
    { ...item, distractors: [...few, ...few, ...few, ...few] },
    { ...item, key: option("") },
    { ...item, key: { text: "Right" } },
    { ...item, key: { text: "Right", why: { en: "", es: said.es } } },
    { ...item, key: { text: "Right", why: { en: said.en, es: "" } } },
    { ...item, hint: "more" },
  ];

  expect([...sound, ...faulty].map((each) => Item.safeParse(each).success)).toEqual([
    ...sound.map(() => true),
    ...faulty.map(() => false),
  ]);
});

test("an item to be solved is its text and what can be chosen, and nothing of one that is not there", () => {
  expect(keyedItem("A text.", items, "2")).toEqual({
    text: "A text.",
    stem: "2?",
    key: "Right",
    distractors: ["Wrong", "Worse"],
  });
  expect(keyedItem("A text.", items, "9")).toBeUndefined();
});

const drawn = ["1", "2"].map(
  (item): DrawnQuestion => ({
    id: `q${item}`,
    item,
    options: [0, 1, 2].map((at) => ({ id: `q${item}-${at}`, at })),
  }),
);
const choose = (question: string, at: number) => ({ questionId: question, optionId: `${question}-${at}` });

const now = new Date(0);
const answer = (state: DrawnQuestion[], chosen: ReturnType<typeof choose>[], part = true) => {
  const came = answerChoices({ content: { items }, state, completed: false, part }, chosen, now);
  if ("fault" in came) throw new Error(came.fault.message);
  return came;
};
const untold = { correctOptionId: null, why: null, whyNot: null, evidence: null };
const told = (question: string) => ({
  ...choose(question, 0),
  correct: true,
  correctOptionId: `${question}-0`,
  why: said,
  whyNot: null,
  evidence: "It was so.",
});

test("in a room a try at one question tells why it is right, and of a wrong answer nothing but that", () => {
  const wrong = answer(drawn, [choose("q1", 2)]);
  const right = answer(wrong.state, [choose("q2", 0)]);

  expect(wrong.reply).toEqual({
    score: 0,
    correctAnswers: 0,
    totalQuestions: 2,
    completedAt: null,
    reviewedOptions: [{ ...choose("q1", 2), correct: false, ...untold }],
  });
  expect(right.reply).toEqual({
    score: 5,
    correctAnswers: 1,
    totalQuestions: 2,
    completedAt: null,
    reviewedOptions: [told("q2")],
  });
  expect([wrong.evaluation, right.evaluation]).toEqual([undefined, undefined]);
});

test("in a room the same wrong option is a mistake once, and none where the question is answered already", () => {
  const first = answer(drawn, [choose("q1", 2)]);
  const same = answer(first.state, [choose("q1", 2)]);
  const other = answer(same.state, [choose("q1", 1), choose("q2", 0)]);
  const late = answer(other.state, [choose("q2", 1)]);

  expect([first, same, other, late].map(({ mistakes }) => mistakes)).toEqual([1, 0, 1, 0]);
  expect(late.reply.correctAnswers).toBe(1);
});

test("in a room it is completed with full marks once each question was answered right, in whatever order", () => {
  const tries = [choose("q2", 0), choose("q1", 2), choose("q1", 1)];
  const state = tries.reduce((before, chosen) => answer(before, [chosen]).state, drawn);

  const last = answer(state, [choose("q1", 0)]);

  expect(last.evaluation).toEqual({
    score: 10,
    correctAnswers: 2,
    totalQuestions: 2,
    completedAt: now.toISOString(),
    reviewedOptions: [told("q1"), told("q2")],
  });
  expect(last.reply).toEqual(last.evaluation);
  expect(last.mistakes).toBeUndefined();
});

test("outside a room wrong answers complete it, and tell what is right", () => {
  const { evaluation, mistakes } = answer(drawn, [choose("q1", 2), choose("q2", 0)], false);

  expect(evaluation).toMatchObject({ score: 5, completedAt: now.toISOString() });
  expect(evaluation?.reviewedOptions[0]).toMatchObject({
    correctOptionId: "q1-0",
    why: said,
    whyNot: notSo("Worse"),
  });
  expect(mistakes).toBeUndefined();
});

test.each([
  ["nothing", [], "unanswered"],
  ["another's question", [choose("q9", 0)], "unanswered"],
  ["another's question beside one of its own", [choose("q1", 0), choose("q9", 0)], "unknownQuestion"],
  ["another question's option", [{ questionId: "q1", optionId: "q2-0" }], "unknownOption"],
  ["two answers to one", [choose("q1", 0), choose("q1", 1)], "answeredTwice"],
])("a try with %s is no try", (_what, chosen, message) => {
  const played = { content: { items }, state: drawn, completed: false, part: true };
  expect(answerChoices(played, chosen, now)).toEqual({ fault: { path: "selectedOptions", message } });
});

test("outside a room a partial answer is refused", () => {
  const played = { content: { items }, state: drawn, completed: false, part: false };
  const fault = { path: "selectedOptions", message: "unanswered" };
  expect(answerChoices(played, [choose("q1", 0)], now)).toEqual({ fault });
});

test("what was chosen first is told, in a room too where the right option came later", () => {
  const outside = answer(drawn, [choose("q1", 2), choose("q2", 0)], false);
  const wrong = answer(drawn, [choose("q1", 1)]);
  const again = answer(wrong.state, [choose("q1", 2)]);
  const inside = answer(again.state, [choose("q1", 0), choose("q2", 0)]);
  const first = ({ state, evaluation }: typeof inside) =>
    evaluation && firstAnswers(state, evaluation).map(({ item, option, options }) => [item, option, options]);

  expect([first(outside), first(inside)]).toEqual([
    [
      ["1", 2, 3],
      ["2", 0, 3],
    ],
    [
      ["1", 1, 3],
      ["2", 0, 3],
    ],
  ]);
});

test("a question is shown with its options, and with what was tried of it", () => {
  const [first, second] = drawn as [DrawnQuestion, DrawnQuestion];
  const options = (id: string) =>
    ["Right", "Wrong", "Worse"].map((text, at) => ({ id: `${id}-${at}`, text }));

  expect(shownQuestions(items, [first, { ...second, tried: ["q2-2"] }])).toEqual([
    { id: "q1", question: "1?", options: options("q1"), tried: [] },
    { id: "q2", question: "2?", options: options("q2"), tried: ["q2-2"] },
  ]);
});

test("an exercise that names what its content does not have is a fault of ours", () => {
  const [first] = drawn as [DrawnQuestion];

  expect(() => shownQuestions(items, [{ ...first, item: "9" }])).toThrow("names an item its content");
  const options = [...first.options, { id: "q1-3", at: 3 }];
  expect(() => shownQuestions(items, [{ ...first, options }])).toThrow("names an option its item");
});
