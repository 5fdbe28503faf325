import { levels } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { textShapes } from "#engines/text/settings.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { authorText } from "./author-text.ts";
import { readingCraft } from "./crafts/reading.ts";
import {
  type Asked,
  answeredBy,
  type Brain,
  ghostOf,
  type Placed,
  promptOf,
  soundReadings,
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

/** The longest text of those that are fit to be told. */
const longest = levels.map((level) => {
  const [it] = [...soundReadings(level)].sort((a, b) => b.reading.text.length - a.reading.text.length);
  if (!it) throw new Error(`no reading at ${level}`);
  return it;
});

/** Everything at its longest, a text to be mended twice, and reasons of which each first try is refused. */
function longWinded({ reading }: Placed): Brain {
  const ghost = ghostOf(reading);
  const hard = `${"Notwithstanding, perfunctory obfuscation pervaded bureaucratic discourse, ".repeat(2)}I am.`;
  let mended = 0;
  const refused = new Set<string>();
  const broken = (asked: Asked) => {
    const told = ghost.text(asked) as { paragraphs: string[]; evidence: string[] };
    const paragraphs = [...told.paragraphs.slice(1), hard];
    return {
      ...told,
      title: titles[0],
      paragraphs,
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
      const paragraph = (ghost.text(asked) as { paragraphs: string[] }).paragraphs[0];
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

async function askedFor(it: Placed, context: number) {
  const { topic: _, level } = it.file;
  const brief = { topic: "CONSPIRACY", level, genre: it.reading.genre, titles, names } as const;
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
  const { file } = await authorText(
    { engine, random: randomFrom("1"), die: () => 0, context },
    readingCraft,
    brief,
  );
  return { file, said };
}

test.each(longest.map((it) => [it.file.level, it] as const))(
  "at %s every prompt and its answer fit into 4 096 tokens",
  async (_, it) => {
    const { file, said } = await askedFor(it, 4_096);
    expect(file?.readings[0]?.text).toBe(it.reading.text.trim());
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
    const { said } = await askedFor(longest[2] as Placed, context);
    const sheet = said.find(({ asked }) => promptOf(asked) === "sheet")?.asked.user ?? "";
    return titles.filter((title) => sheet.includes(title)).length;
  };
  expect([await toldTo(4_096), await toldTo(32_000)]).toEqual([12, 80]);
});
