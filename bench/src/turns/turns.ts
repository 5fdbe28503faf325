import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { levelName } from "@salida/rules/levels.ts";
import { openScriptedPartner } from "../../../server/src/engines/partner/embedded/open-scripted-partner.ts";
import { openModelPartner } from "../../../server/src/engines/partner/remote/open-model-partner.ts";
import { openRemoteText } from "../../../server/src/engines/text/remote/open-remote-text.ts";
import { readSettings } from "../../../server/src/env.ts";
import { atLeast, printTable, type Section } from "../report.ts";
import { messages as first, type Messages } from "./messages.ts";

/** An hour: somebody may sit at the desk. */
const patience = 3_600_000;
/** Of the turns that a model is asked for at all, how many its own words stand in. */
const ownWanted = 0.9;

/** The model that is set answers a learner in a fixed set of conversations; they are laid into `TURNS_FOLDER` for readers. */
export const turns: Section = {
  name: "turns",
  about:
    "a learner's message answered by the model that is set, 40 times; those of TURNS_SET (1 to 5, 5), laid into TURNS_FOLDER",
  async measure() {
    const engine = openRemoteText(readSettings());
    if (!engine.modelOf("partner")) {
      console.log("\n  turns: no model is set (CHAT_MODEL or TEXT_MODEL), nothing measured");
      return [];
    }
    const messages = readMessages(process.env.TURNS_SET ?? "5");
    const all = await Promise.all(messages.map((it, at) => turnOf(engine, it, at)));
    const folder = process.env.TURNS_FOLDER;
    if (folder) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "turns.md"), all.map(({ page }) => page).join("\n"));
    }
    printTable(
      "turns: a model in conversation",
      ["topic", "level", "by", "fault", "words"],
      all.map(({ topic, level, own, faults, answer }) => [
        topic,
        levelName(level),
        own ? "model" : "script",
        faults.join(", "),
        answer.split(/\s+/).length,
      ]),
    );
    const asked = all.filter(({ own, faults }) => own || faults.length > 0);
    const own = asked.filter((turn) => turn.own).length / asked.length;
    return [atLeast("turns: with the model's own words", ownWanted, own)];
  },
};

/** The first set is our own; the others are by hands that knew neither the partner nor its prompt. */
function readMessages(set: string): readonly Messages[] {
  if (set === "1") return first;
  const file = join(import.meta.dirname, `../../sets/messages-${set}.json`);
  return (JSON.parse(readFileSync(file, "utf8")) as { messages: Messages[] }).messages;
}

async function turnOf(
  engine: ReturnType<typeof openRemoteText>,
  { topic, level, said }: Messages,
  at: number,
) {
  const faults: string[] = [];
  const onFault = ({ message }: Error) => void faults.push(message);
  const partner = openModelPartner({ engine, name: "the model", onFault, patience });
  const script = openScriptedPartner();
  const begun = script.open({ topic, level, seed: String(at) });
  const lines = [`Partner: ${begun.text}`];
  let { memory } = begun;
  const asker = String(at);
  for (const message of said.slice(0, -1)) {
    const turn = await script.reply(memory, message, { asker, tell: () => {} });
    lines.push(`Learner: ${message}`, `Partner: ${turn.text}`);
    memory = turn.memory;
  }
  const last = said.at(-1) ?? "";
  const byScript = await script.reply(memory, last, { asker, tell: () => {} });
  const { text: answer } = await partner.reply(memory, last, { asker, tell: () => {} });
  const page = [
    `## ${at + 1}. ${topic.toLowerCase().replace("_", " ")}, ${levelName(level)}`,
    ...lines,
    `Learner: ${last}`,
    `**Partner: ${answer}**`,
    "",
  ].join("\n\n");
  return { topic, level, faults, answer, own: answer !== byScript.text, page };
}
