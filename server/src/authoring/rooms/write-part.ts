import type { Story } from "@salida/library/rooms/story.ts";
import type { z } from "zod";
import type { Desk } from "#authoring/author-text.ts";
import type { Brief } from "#authoring/brief.ts";
import type { Thrown } from "#authoring/draft.ts";
import { exemplars } from "#authoring/prompts/exemplars.ts";
import { heardExemplars } from "#authoring/prompts/heard-exemplars.ts";
import {
  roomFramePrompt,
  roomRestPrompt,
  roomRiddlePrompt,
  roomTextPrompt,
} from "#authoring/prompts/room-parts.ts";
import type { Recorder } from "#authoring/record.ts";
import { type PromptFile, said } from "#engines/text/text.ts";
import { speakerOf } from "./assemble.ts";
import { Frame, Rest, RiddleWords, TextWords } from "./parts.ts";
import type { RoomPlan, ThrownRiddle } from "./plan.ts";

/** What is wanted of a room. Nothing of a learner's is in it. */
export type RoomBrief = Pick<Brief, "topic" | "titles" | "names"> & { level: Story["band"] };

/** A room that is being written. */
export interface Room {
  desk: Desk;
  recorder: Recorder;
  brief: RoomBrief;
  seed: string;
}

/** A plan whose answers were thrown. */
export interface Decided {
  plan: RoomPlan;
  thrown: readonly ThrownRiddle[];
  decided: readonly Thrown[];
}

/** One of the parts that are written one by one: how it is asked for, which findings are its own. */
export type PartName = "frame" | "rest" | `riddle ${number}` | `text ${number}`;

/** Tokens of an answer, and milliseconds for it with all its tries. */
export const asking = { most: 3_000, total: 300_000 };

/** Has one part written, or written again for what was found in it. */
export async function writePart(
  { recorder, brief }: Room,
  { plan, thrown, decided }: Decided,
  name: PartName,
  tried?: { part: unknown; findings: readonly string[] },
): Promise<unknown> {
  const [, of = name, at = ""] = /^(riddle|text) (\d)$/.exec(name) ?? [];
  const number = Number(at);
  const speaker = of === "text" ? plan.people[speakerOf[number] ?? -1]?.name : undefined;
  const heard = speaker !== undefined || of === "rest";
  const exemplar = recorder.profile.exemplars ? (heard ? heardExemplars : exemplars)[brief.level] : undefined;
  const whole = { brief, plan, heard, exemplar, tried };
  const write = async <T, G>(prompt: PromptFile<G>, given: G, shape: z.ZodType<T>) =>
    (await recorder.ask({ role: "writer", prompt: said(prompt, given), shape, ...asking })).value;
  if (of === "frame") return write(roomFramePrompt, whole, Frame);
  if (of === "rest") return write(roomRestPrompt, whole, Rest);
  if (of === "riddle") {
    const { ask = "", options = [], key = 0, needed = ["", ""] as const } = thrown[number] ?? {};
    const texts = options.map(({ text }) => text);
    const riddle = { ask, options: texts, key: texts[key] ?? "", needed };
    return write(roomRiddlePrompt, { ...whole, riddle }, RiddleWords);
  }
  const { found = "", tells = "" } = plan.texts[number] ?? {};
  const { stem = "", key = "", others = [] } = decided[number] ?? {};
  const given = { ...whole, text: { found, tells, speaker }, decided: { stem, key, others } };
  return write(roomTextPrompt, given, TextWords);
}
