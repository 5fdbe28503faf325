import { type LevelName, levels } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { textShapes } from "#engines/text/settings.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { authorText } from "./author-text.ts";
import { listeningCraft } from "./crafts/listening.ts";
import { readingCraft } from "./crafts/reading.ts";
import {
  type Asked,
  answeredBy,
  type Brain,
  ghostOf,
  promptOf,
  soundListenings,
  soundReadings,
  type Text,
} from "./test-ghost.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());
const settings = z.object(textShapes).parse({
  TEXT_MODEL: "openai-compatible:one",
  OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
});

const most = { in: 2_600, out: 1_200 };
const tokens = (text: string) => Math.ceil(text.length / 4);
const long = (length: number) => "a very long thing to say ".repeat(40).slice(0, length).trim();
const titles = Array.from({ length: 300 }, (_, at) => `${at} ${long(70)}`);
const names = Array.from({ length: 300 }, (_, at) => `Maximiliana-${at}`);

interface Long {
  level: LevelName;
  named: string;
  text: Text;
}

/** The longest texts of those that are fit to be told. */
const longest = levels.flatMap((level): Long[] => {
  const by = (a: Text, b: Text) => b.text.length - a.text.length;
  const [read] = [...soundReadings(level)].map((it) => it.reading).sort(by);
  const [heard] = [...soundListenings(level)].map((it) => it.listening).sort(by);
  if (!read || !heard) throw new Error(`no text at ${level}`);
  return [
    { level, named: "a reading", text: read },
    { level, named: "a listening", text: heard },
  ];
});

/** Everything at its longest, a text to be mended twice, and reasons of which each first try is refused. */
function longWinded(text: Text): Brain {
  const ghost = ghostOf(text);
  const hard = `${"Notwithstanding, perfunctory obfuscation pervaded bureaucratic discourse, ".repeat(2)}I am.`;
  let mended = 0;
  const refused = new Set<string>();
  const broken = (asked: Asked) => {
    const told = ghost.text(asked) as Told;
    const { paragraphs, turns } = told;
    return {
      ...told,
      title: "paragraphs" in told ? titles[0] : titles[0]?.slice(0, 60),
      ...(paragraphs && { paragraphs: [...paragraphs.slice(1), hard] }),
      ...(turns && { turns: [...turns.slice(1), { ...turns[0], text: hard }] }),
      evidence: told.evidence.map((it) => `${it.slice(1)} ${hard}`),
    };
  };
  return {
    ...ghost,
    sheet: (asked) => ({
      ...(ghost.sheet(asked) as object),
      place: long(200),
      people: Array.from({ length: 4 }, () => long(200)),
      premise: long(800),
    }),
    text: broken,
    edit: (asked) => {
      const { level } = ghost.edit(asked) as { level: string };
      const { paragraphs, turns } = ghost.text(asked) as Told;
      const paragraph = paragraphs?.[0] ?? turns?.[0]?.text;
      return {
        faults: Array.from({ length: 5 }, () => ({
          quote: paragraph?.slice(0, 300),
          why: long(200),
          better: long(300),
        })),
        level,
      };
    },
    mend: (asked) => (mended++ === 0 ? broken(asked) : ghost.mend(asked)),
    explain(asked) {
      const honest = ghost.explain(asked) as { right: { en: string; es: string }; wrong: { en: string }[] };
      const stem = /^Question: (.*)$/m.exec(asked.user)?.[1] ?? "";
      if (refused.has(stem)) return honest;
      refused.add(stem);
      const english = ({ en }: { en: string }) => ({ en: `${en} “${hard}”`, es: en });
      return { right: english(honest.right), wrong: honest.wrong.map(english) };
    },
  };
}

interface Told {
  paragraphs?: string[];
  turns?: { speaker: string; text: string }[];
  evidence: string[];
}

async function askedFor({ level, text: it }: Long, context: number) {
  const brief = { topic: "CONSPIRACY", level, titles, names } as const;
  const answer = answeredBy(longWinded(it));
  const said: { asked: Asked & { body: string }; text: string }[] = [];
  provider.answer((asked) => {
    // a server that knows no schema is told it in words
    if (asked.schema || asked.json) return { status: 400 };
    const { text = "" } = answer(asked);
    said.push({ asked, text });
    return { text };
  });
  const engine = openRemoteText(settings, { addresses: provider.addresses, pause: 1 });
  const desk = { engine, random: randomFrom("1"), die: () => 0, context };
  const { file } =
    "speakers" in it
      ? await authorText(desk, listeningCraft, { ...brief, genre: it.genre })
      : await authorText(desk, readingCraft, { ...brief, genre: it.genre });
  return { file, said };
}

test.each(longest.map((it) => [it.named, it.level, it] as const))(
  "of %s at %s every prompt and its answer fit into 4 096 tokens",
  async (_named, _level, it) => {
    const { file, said } = await askedFor(it, 4_096);
    const [made] = [...(file?.readings ?? []), ...(file?.listenings ?? [])];
    expect(made?.text).toBe(it.text.text.trim());
    expect(new Set(said.map(({ asked }) => promptOf(asked)))).toEqual(
      new Set(["sheet", "guess", "text", "edit", "mend", "solve", "explain"]),
    );
    for (const { asked, text } of said) {
      const name = promptOf(asked);
      expect(tokens(asked.system + asked.user), name).toBeLessThanOrEqual(most.in);
      expect(JSON.parse(asked.body).max_tokens, name).toBeLessThanOrEqual(most.out);
      expect(tokens(text), name).toBeLessThanOrEqual(most.out);
    }
  },
);

test("who takes more is told more to keep away from", async () => {
  const toldTo = async (context: number) => {
    const { said } = await askedFor(longest[4] as Long, context);
    const sheet = said.find(({ asked }) => promptOf(asked) === "sheet")?.asked.user ?? "";
    return titles.filter((title) => sheet.includes(title)).length;
  };
  expect([await toldTo(4_096), await toldTo(32_000)]).toEqual([12, 80]);
});
