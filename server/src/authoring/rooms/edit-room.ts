import { z } from "zod";
import { Fault, faultTold } from "#authoring/edit.ts";
import { roomEditPrompt } from "#authoring/prompts/room-edit.ts";
import { said } from "#engines/text/text.ts";
import { speakerOf } from "./assemble.ts";
import type { Frame, Rest, RiddleWords, TextWords } from "./parts.ts";
import { asking, type Decided, type PartName, type Room } from "./write-part.ts";

const Edited = z.strictObject({ faults: z.array(Fault).max(20) });

/** The parts of a room that are written so far. */
type Draft = ReadonlyMap<PartName, unknown>;

/**
 * What an editor who reads the whole room for the first time would have changed, by the part in which it stands, in words for
 * whoever mends it. Throws as the engine does.
 */
export async function editRoom(
  { recorder, brief }: Room,
  of: Decided,
  draft: Draft,
): Promise<Map<PartName, string[]>> {
  const prompt = said(roomEditPrompt, { brief, shown: shownOf(of, draft) });
  const { value } = await recorder.ask({ role: "judge", prompt, shape: Edited, ...asking });
  const found = new Map<PartName, string[]>();
  for (const fault of value.faults) {
    const { quote } = fault;
    const name = [...draft.keys()].find((part) => wordsIn(draft.get(part)).some((it) => it.includes(quote)));
    if (!name || quote === "") continue;
    found.set(name, [...(found.get(name) ?? []), faultTold(fault)]);
  }
  return found;
}

/** Every text in a part. */
function wordsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(wordsIn) : [];
}

/** The room as a player meets it. */
function shownOf({ plan, thrown }: Decided, draft: Draft): string {
  const { title, introduction, leads, out, caught } = draft.get("frame") as Frame;
  const { radio, screen, task, talk } = draft.get("rest") as Rest;
  const locks = thrown.map(({ ask, options }, at) => {
    const { text, clues, hints } = draft.get(`riddle ${at}`) as z.infer<typeof RiddleWords>;
    const asked = `${ask} ${options.map((it) => it.text).join(" / ")}`;
    return `${leads[at]}\n\nRiddle: ${text}\n${asked}\nClues: ${clues.join(" ")}\nHints: ${hints.join(" ")}`;
  });
  const texts = plan.texts.map(({ found }, at) => {
    const speaker = plan.people[speakerOf[at] ?? -1]?.name;
    const { text } = draft.get(`text ${at}`) as TextWords;
    return `${found}${speaker ? `, heard, ${speaker} speaks` : ""}:\n${text}`;
  });
  return [
    title,
    introduction,
    ...locks,
    ...texts,
    `${radio.found}, heard:\n${radio.text}`,
    `${screen.found}, heard:\n${screen.text}`,
    `${talk.found}, ${plan.people[0]?.name} talks with the player:\n${[talk.opens, ...talk.asks, talk.ends].join("\n")}`,
    task,
    `Whoever gets out: ${out}`,
    `Whoever does not: ${caught}`,
  ].join("\n\n");
}
