import type { LevelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import type { Descriptions } from "../../../server/src/engines/descriptions/descriptions.ts";
import { openComposer } from "../../../server/src/engines/pictures/embedded/open-composer.ts";
import { printTable } from "../report.ts";
import { type Half, halfOf, halves, readSet } from "./graded-sets.ts";
import { weightedKappa } from "./weighted-kappa.ts";

const near = 1.5;
const worthless = 2.5;

/** Texts by hands that saw only the picture, marked by two examiners who wrote none of them. */
interface Others {
  pictures: { id: string; topic: Topic; level: LevelName; seed: string }[];
  answers: {
    id: string;
    picture: string;
    kind: string;
    text: string;
    scores: number[];
    /** Both examiners found nothing in it that the picture does not show. */
    truthful: boolean;
    held: boolean;
  }[];
}

/** How near our marks come to two examiners' mean, what is contradicted though it is so, and what attacks earn. */
export async function printOthers(engine: Descriptions): Promise<void> {
  const { pictures, answers } = readSet<Others>("descriptions-2");
  const composer = openComposer();
  const scenes = new Map(pictures.map(({ id, ...wish }) => [id, composer.know(wish).scene]));
  const rows: (string | number)[][] = [];
  for (const half of halves) rows.push(await rowOf(engine, scenes, half, halfOf(answers, half)));
  printTable(
    "descriptions: texts and marks by others",
    ["half", "texts", `within ${near}`, "kappa", "truthful", "contradicted", "attacks' highest"],
    rows,
  );
}

async function rowOf(
  engine: Descriptions,
  scenes: ReadonlyMap<string, ReturnType<ReturnType<typeof openComposer>["know"]>["scene"]>,
  half: Half,
  answers: Others["answers"],
): Promise<(string | number)[]> {
  const marked = [];
  for (const answer of answers) {
    const scene = scenes.get(answer.picture);
    if (!scene) throw new Error(`no picture ${answer.picture}`);
    const { facts, setting, level, time, weather } = scene;
    const mark = await engine.mark(
      { text: answer.text, facts, setting, level, air: { time, weather } },
      "bench",
    );
    const given = answer.scores.reduce((sum, one) => sum + one, 0) / answer.scores.length;
    marked.push({ ...answer, ours: mark.score, wrong: mark.wrong.length, given });
  }
  const truthful = marked.filter((one) => one.truthful);
  const attacks = marked.filter(({ kind, given }) => kind === "attack" && given <= worthless);
  return [
    half,
    marked.length,
    (marked.filter(({ ours, given }) => Math.abs(ours - given) <= near).length / marked.length).toFixed(2),
    weightedKappa(
      marked.map(({ ours }) => ours),
      marked.map(({ given }) => given),
    ).toFixed(2),
    truthful.length,
    truthful.filter(({ wrong }) => wrong > 0).length,
    Math.max(...attacks.map(({ ours }) => ours)),
  ];
}
