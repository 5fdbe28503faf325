import { draftFindings } from "@salida/library/draft.ts";
import { libraryForm } from "@salida/library/form.ts";
import { levels } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { textShapes } from "#engines/text/settings.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { writtenBy } from "#engines/text/test-provider/written-by.ts";
import { authorText } from "./author-text.ts";
import { listeningCraft } from "./crafts/listening.ts";
import { generatedForm } from "./generated-form.ts";
import {
  type Asked,
  answeredBy,
  type Brain,
  ghostOf,
  type PlacedHeard,
  promptOf,
  soundListenings,
} from "./test-ghost.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
});

const settings = z.object(textShapes).parse(writtenBy("openai-compatible"));

/** One listening a level that could have been written so. */
const sound = levels.map((level) => {
  const [first] = soundListenings(level);
  if (!first) throw new Error(`no sound listening at ${level}`);
  return first;
});
/** A woman and whoever answers her. */
const b1 = [...soundListenings("B1")].find(
  ({ listening: { speakers } }) => speakers.length === 2 && speakers[0]?.voice === "woman",
) as PlacedHeard;
const alone = [...soundListenings("A2")].find(({ listening }) => listening.speakers.length === 1);
if (!alone) throw new Error("nobody speaks alone");

async function authored(brain: Partial<Brain>, of: PlacedHeard = b1) {
  provider.answer(answeredBy({ ...ghostOf(of.listening), ...brain }));
  const engine = openRemoteText(settings, { addresses: provider.addresses, pause: 1 });
  const { topic, level } = of.file;
  const brief = { topic, level, genre: of.listening.genre, titles: [], names: ["Wenceslao"] };
  return authorText({ engine, random: randomFrom("1"), die: () => 0 }, listeningCraft, brief);
}

const asks = (name: string) => provider.asked.filter((asked) => promptOf(asked) === name).length;

interface Told {
  title: string;
  turns: { speaker: string; text: string }[];
  evidence: string[];
}
const told = (of: PlacedHeard) => ghostOf(of.listening).text(everyStem(of)) as Told;
const everyStem = ({ listening: { items } }: PlacedHeard): Asked => ({
  system: "",
  user: items.map(({ stem }) => `. ${stem}\n`).join(""),
});

test.each([...sound, alone].map((it) => [it.file.level, it] as const))(
  "a listening of the library at %s goes through as it is, with fill-ins that cost no call",
  async (level, it) => {
    const { file, provenance } = await authored({}, it);
    expect(provenance.findings.filter((finding) => !finding.startsWith("sheet"))).toEqual([]);
    const [made] = file?.listenings ?? [];
    const { title, genre, speakers, text, items, fillIns } = it.listening;
    expect(made).toMatchObject({ title, genre, speakers, text: text.trim(), items });
    expect(made?.fillIns.map((one) => one.text)).toEqual(fillIns.map((one) => one.text));
    expect(file && draftFindings(file, libraryForm)).toEqual([]);
    expect(provenance.calls).toBe(1 + 3 + 1 + 1 + 4 * (level >= "B2" ? 2 : 1) + 4);
    expect(provenance.prompts).toEqual([
      "listening-sheet@2",
      "guess@1",
      "listening-text@2",
      "listening-edit@2",
      "solve@1",
      "reading-explain@5",
    ]);
  },
);

test("items stand in the order in which they are heard, whatever their order on the sheet", async () => {
  const turned = { ...b1, listening: { ...b1.listening, items: b1.listening.items.toReversed() } };
  const { file } = await authored({}, turned);
  expect(file?.listenings[0]?.items).toEqual(b1.listening.items);
});

test("a finding is told by the number that the question has on the sheet", async () => {
  const turned = { ...b1, listening: { ...b1.listening, items: b1.listening.items.toReversed() } };
  const first = (asked: Asked) => {
    const it = ghostOf(turned.listening).text(asked) as Told;
    return { ...it, evidence: it.evidence.with(0, "Nobody ever said this here.") };
  };
  await authored({ text: first }, turned);
  const mend = provider.asked.find((asked) => promptOf(asked) === "mend");
  expect(mend?.user).toContain("- question 1: evidence is not a whole sentence");
});

test("a name before a turn or a proof, which some models put there, is taken off", async () => {
  const named = (asked: Asked) => {
    const { turns, evidence, ...it } = ghostOf(b1.listening).text(asked) as Told;
    const proof = (said: string) => turns.find(({ text }) => text.includes(said))?.speaker;
    return {
      ...it,
      turns: turns.map(({ speaker, text }) => ({ speaker, text: `${speaker}: ${text}` })),
      evidence: evidence.map((said) => `${proof(said)}: ${said}`),
    };
  };
  const { file } = await authored({ text: named });
  expect(asks("mend")).toBe(0);
  expect(file?.listenings[0]).toMatchObject({
    text: b1.listening.text.trim(),
    items: b1.listening.items,
  });
});

const [two] = b1.listening.speakers;
test.each([
  ["two women", [two, { name: "Quilla", voice: "woman" }, undefined], "voice of a woman"],
  [
    "names that begin alike",
    [
      { name: "Ada", voice: "woman" },
      { name: "Abel", voice: "man" },
    ],
    "begin alike",
  ],
  ["one alone where two should talk", [two], "1 speakers, not 2"],
  [
    "a name to keep away from",
    [
      { name: "Wenceslao", voice: "man" },
      { name: "Ada", voice: "woman" },
    ],
    'the name "Wenceslao"',
  ],
])("a sheet with %s is written anew, with what was wrong", async (_, speakers, what) => {
  const sheet = (asked: Asked) => ({
    ...(ghostOf(b1.listening).sheet(asked) as object),
    speakers: speakers.filter(Boolean).map((it) => ({ ...it, who: "Somebody", voice: it?.voice ?? "man" })),
  });
  const made = [{ name: two?.name, voice: "woman" }, ...b1.listening.speakers.slice(1)];
  expect(made.length).toBe(2);
  const { file, provenance } = await authored({ sheet });
  expect(file).toBeUndefined();
  expect(provenance.findings.join("\n")).toContain(what);
  expect(asks("sheet")).toBe(2);
  expect(asks("guess")).toBe(0);
  const again = provider.asked.filter((it) => promptOf(it) === "sheet")[1];
  expect(again?.user).toContain(what);
});

const with1 = (change: (it: Told) => Told) => ({
  text: () => change(told(b1)),
  mend: () => change(told(b1)),
});
const first = (it: Told, text: (said: string) => string): Told => ({
  ...it,
  turns: it.turns.map((turn, at) => (at === 0 ? { ...turn, text: text(turn.text) } : turn)),
});
test.each<[string, (it: Told) => Told, string]>([
  ["half a script", (it) => ({ ...it, turns: it.turns.slice(0, 3) }), "words, not 170 to 230"],
  ["digits", (it) => first(it, (said) => `${said} It is 12.`), '"12." is not written for the ear'],
  ["a stage direction", (it) => first(it, (said) => `${said} (He laughs.)`), "is not written for the ear"],
  [
    "somebody who was not on the sheet",
    (it) => ({ ...it, turns: it.turns.map((turn, at) => (at === 1 ? { ...turn, speaker: "Bob" } : turn)) }),
    '"Bob" is none of the speakers',
  ],
  [
    "one who speaks twice in a row",
    (it) => ({
      ...it,
      turns: it.turns.flatMap((turn, at) => (at === 0 ? [turn, { ...turn, text: "Well." }] : [turn])),
    }),
    "one after the other",
  ],
  [
    "a speech",
    (it) => first(it, (said) => `${said} ${"We went home, and it was late. ".repeat(7)}`),
    "a turn of",
  ],
  [
    "sentences that no listener can follow",
    (it) =>
      first(
        it,
        () => "I went and she came and he saw and we ran and they sat and you ate and I slept and it rained.",
      ),
    "a sentence of",
  ],
  ["markup", (it) => first(it, (said) => `<b>${said}</b>`), "is not written for the ear"],
])("%s is never taken, whatever the mending", async (_, change, what) => {
  const { file, provenance } = await authored(with1(change));
  expect(file).toBeUndefined();
  expect(provenance.findings.join("\n")).toContain(what);
  expect(asks("mend")).toBe(2 * 2 * 2);
});

test("a script of which nothing can be left out is to be mended, in words that its writer understands", async () => {
  const broken = (asked: Asked) => {
    const it = ghostOf(b1.listening).text(asked) as Told;
    const words = "So so so. ".repeat(16).trim();
    return { ...it, turns: it.turns.map((turn) => ({ ...turn, text: words })) };
  };
  const { provenance } = await authored({ text: broken });
  expect(provenance.findings.join("\n")).toContain("too few sentences with a word or two");
  expect(provenance.findings.join("\n")).not.toContain("fill-ins, not");
  expect(asks("mend")).toBe(1);
});

test("whoever speaks alone is not named in what is said, and nobody else has a voice", async () => {
  const stranger = () => {
    const it = told(alone);
    return { ...it, turns: [...it.turns, { speaker: "Zoltan", text: "Thank you." }] };
  };
  const { file, provenance } = await authored({ text: stranger }, alone);
  expect(provenance.findings).toContain('text: "Zoltan" is none of the speakers');
  expect(file?.listenings[0]?.text).toBe(alone.listening.text.trim());
  expect(generatedForm.fillIns.least).toBe(2);
});
