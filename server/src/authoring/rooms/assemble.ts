import { createHash } from "node:crypto";
import { topicFolder } from "@salida/library/checks/name-checks.ts";
import { roomForm } from "@salida/library/form.ts";
import type { Item, Listening } from "@salida/library/format.ts";
import type { Piece, Riddle, Story } from "@salida/library/rooms/story.ts";
import type { Brief } from "#authoring/brief.ts";
import { cutFillIns } from "#authoring/cut-fill-ins.ts";
import type { Frame, Rest, TextWords } from "./parts.ts";
import type { RoomPlan } from "./plan.ts";

/** Everything that a story is put together from. */
export interface Parts {
  brief: Pick<Brief, "topic"> & { level: Story["band"] };
  plan: RoomPlan;
  /** Makes names and the picture this room's own. */
  seed: string;
  frame: Frame;
  riddles: readonly Riddle[];
  texts: readonly (TextWords & { item: Omit<Item, "evidence"> })[];
  rest: Rest;
}

/** The names of the texts, in the plan's order; findings name them so. */
export const textNames = ["letter", "message", "note", "paper", "voice"] as const;
const names = { radio: "announcement", screen: "screen", talk: "talk" };
/** Which speaker of the plan is heard in a text; nobody where it is read. */
export const speakerOf = [undefined, 0, undefined, undefined, 1] as const;

/** Sentences that tell an order by plain grammar, lock by lock; most do not mention the colours in it. */
const locks = [
  { lock: "box", say: "Press the {2} button after the {1} one, but before the {3} one." },
  { lock: "keypad", say: "After you touch the {1} light, touch the {2} one, and touch the {3} one last." },
  { lock: "door", say: "Ring the {2} bell before the {3} one, but not until you hear the {1} one." },
] as const;

/** A room as the library's are: kinds and places are always the same, so that each puzzle has something to read or to hear whole. */
export function assemble(parts: Parts): Story {
  const { brief, plan, frame, seed, rest, riddles } = parts;
  const { topic, level: band } = brief;
  const [first] = plan.people;
  const { found, ...talk } = rest.talk;
  const [letter, message, note, paper, voice] = textNames.map((_, at) => textPiece(parts, at));
  const places = [
    [letter, message, fillIn(parts, "radio")],
    [
      note,
      fillIn(parts, "screen"),
      { kind: "talk", name: names.talk, as: "phone", found, ...talk, who: first },
    ],
    [
      paper,
      {
        kind: "picture",
        name: `made-${seed}`,
        as: "camera",
        found: "A picture on a camera",
        task: rest.task,
      },
      voice,
    ],
  ] as Piece[][];
  const hash = createHash("sha256").update(seed).digest("hex").slice(0, 8);
  return {
    ...{ topic, band, id: `${topicFolder(topic)}-${band.toLowerCase()}-made-${hash}`, title: frame.title },
    ...{ spelling: "british", voice: frame.voice, introduction: frame.introduction },
    puzzles: locks.map(({ lock, say }, at) => ({
      lead: frame.leads[at] ?? "",
      lock,
      clues: [{ say, pairs: undefined }],
      riddles: riddles.slice(at, at + 1),
      places: (places[at] ?? []).map((piece) => [piece]),
    })),
    endings: { out: frame.out, caught: frame.caught },
  };
}

function textPiece({ plan, texts }: Parts, at: number): Piece {
  const { text = "", evidence = "", item } = texts[at] ?? {};
  const found = plan.texts[at]?.found ?? "";
  const items = item ? [{ ...item, evidence }] : [];
  const speaker = plan.people[speakerOf[at] ?? -1];
  const name = textNames[at] ?? "";
  if (!speaker) return { kind: "reading", name, as: "paper", found, text, items };
  const speakers = [{ name: speaker.name, voice: speaker.voice }];
  return { kind: "listening", name, as: at === 1 ? "phone" : "radio", found, speakers, text, items };
}

/** An announcement with the gaps that code finds in it; as it is, where it finds none. */
function fillIn({ brief, plan, rest }: Parts, which: "radio" | "screen"): Piece {
  const { found, text } = rest[which];
  const name = names[which];
  const listening: Listening = {
    ...{ id: name, title: found, genre: "announcement", spelling: "british", text, items: [], fillIns: [] },
    speakers: [{ name: "Speaker", voice: "woman" }],
  };
  const [cut] = cutFillIns(listening, brief.level, roomForm);
  const voice = plan.people[which === "radio" ? 1 : 0]?.voice ?? "woman";
  return { kind: "fillIn", name, as: which, found, voice, text: cut?.text ?? text };
}
