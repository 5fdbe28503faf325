import { topics } from "@salida/rules/topics.ts";
import { type Doing, look, say } from "./doing.ts";
import { type Member, onceOnly } from "./learners.ts";

/** Where what is heard is about: few enough that all of it is spoken while the bench warms up. */
const heardTopics = ["FOOD", "MUSIC", "TRAVEL"] as const;
const level = 2;
/** Bytes that a player asks for first. */
const first = 32_768;
/** How often an exercise is read again that cannot be heard yet. */
const mostLooks = 10;

type TextCall = "user-readings" | "user-listenings" | "user-completable-listenings";

interface Shown {
  questions?: { id: string; options: { id: string }[] }[];
  blankWords?: { id: string }[];
  audio?: { url: string } | null;
}

/** Chooses, creates, reads or hears, answers, looks at what was right, and comes back to the list. */
export function* practise(member: Member, call: TextCall): Doing {
  const path = `/api/v1/${call}`;
  yield* look("list", `${path}/page?page=${member.random.whole(0, 2)}`);
  yield* look("allowance", `${path}/creation-stats`);
  yield* look("offers", `${path}/offers?level=${level}`);
  const context = member.random.pick(call === "user-readings" ? topics : heardTopics);
  const id = yield* create(member, path, { context, level });
  const shown = yield* whole(call, `${path}/${id}`);
  if (shown.audio) yield* hear(shown.audio.url);
  const answer = answerTo(member, shown);
  const { score } = yield* say<{ score: number }>("evaluate", `${path}/${id}/evaluate`, answer);
  member.kept.exercises.set(id, score);
  yield* look("solution", `${path}/${id}`);
  yield* look("stats", "/api/v1/user-stats");
  yield* look("list", path);
}

/** Describes a picture. */
export function* describe(member: Member): Doing {
  const path = "/api/v1/user-descriptions";
  yield* look("list", path);
  const id = yield* create(member, path, { context: member.random.pick(topics), level });
  const { image } = yield* look<{ image: { url: string } }>("show", `${path}/${id}`);
  yield { name: "picture", method: "GET", path: image.url };
  const description =
    "In the picture I can see some people. A woman is standing on the left and she is holding something. " +
    "Behind her there is a tree, and there are two boxes on the table. It is sunny.";
  const { score } = yield* say<{ score: number }>("describe", `${path}/${id}/evaluate`, { description });
  member.kept.exercises.set(id, score);
  yield* look("solution", `${path}/${id}`);
  yield* look("stats", "/api/v1/user-stats");
}

/** Creates an exercise and notes that it was. */
export function* create({ kept }: Member, path: string, params: object, name = "create"): Doing<string> {
  const { id } = yield* say<{ id: string }>(name, path, params, onceOnly());
  kept.exercises.set(id, undefined);
  return id;
}

/** Reads an exercise until it can be heard, as its page does. */
function* whole(call: TextCall, path: string): Doing<Shown> {
  let shown = yield* look<Shown>("show", path);
  if (call === "user-readings") return shown;
  for (let looks = 1; looks < mostLooks && !shown.audio; looks += 1) shown = yield* look<Shown>("show", path);
  return shown;
}

/** Hears a recording: its beginning, the rest, and a piece of it once more. */
export function* hear(path: string): Doing {
  const range = (from: number, to: number | "") => ({
    name: "hear",
    method: "GET" as const,
    path,
    headers: { range: `bytes=${from}-${to}` },
  });
  const { head } = yield range(0, first - 1);
  const length = Number(/content-range: bytes \d+-\d+\/(\d+)/i.exec(head)?.[1]);
  if (length > first) yield range(first, "");
  yield range(Math.floor(length / 2), "");
}

/** Some answers right and some wrong, as it comes. */
export function answerTo({ random }: Member, { questions, blankWords }: Shown): object {
  if (blankWords) return { filledWords: blankWords.map(({ id }) => ({ wordId: id, text: "house" })) };
  const chosen = (questions ?? []).map(({ id, options }) => ({
    questionId: id,
    optionId: random.pick(options).id,
  }));
  return { selectedOptions: chosen };
}
