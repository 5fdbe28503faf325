import { randomBytes } from "node:crypto";
import { type Random, randomFrom } from "@salida/rules/random.ts";
import { z } from "zod";
import { authorText, type Desk } from "#authoring/author-text.ts";
import type { Brief } from "#authoring/brief.ts";
import { readingCraft } from "#authoring/crafts/reading.ts";
import { type Keyed, solve } from "#authoring/solve.ts";
import { authoringContext, contextOf, type TextSettings } from "#engines/text/settings.ts";
import { type Answer, type Role, roles, type TextEngine, TextFault } from "#engines/text/text.ts";
import { type Calls, openCalls } from "./calls.ts";
import { faultLine } from "./fault-line.ts";

export interface Examined {
  settings: TextSettings;
  engine: TextEngine;
  items: { honest: readonly Keyed[]; swapped: readonly Keyed[] };
  /** Hears each line as soon as it is known. */
  tell(line: string): void;
  /** What a test throws. */
  die?: Desk["die"];
}

const label = 10;
/** Of ten, fewer right than this is a solver that would let wrong keys through, or drop good questions. */
const enough = 9;
const short = { most: 200, total: 120_000 };
/** Letters a token, more or less; of a model's context so much is filled to see whether all of it arrives. */
const lettersPerToken = 4;
const filled = 0.7;
const mostFilled = 12_000;

/** Calls each role once and tries what authoring relies on; whether all is well. */
export async function examine(it: Examined): Promise<boolean> {
  const calls = openCalls();
  const line = (name: string, said: string) => it.tell(`${name.padEnd(label)}${said}`);
  const called = await callRoles(it, calls, line);
  if (!called) return false;
  const whole = await fill(it, calls, line);
  const sharp = await tryItems(it, calls, line);
  const writes = await write(it, calls, line);
  for (const used of calls.lines(it.settings)) line("used", used);
  return whole && sharp && writes;
}

type Line = (name: string, said: string) => void;

const Greeting = z.strictObject({ greeting: z.string().min(1).max(200) });

async function callRoles({ engine, settings }: Examined, calls: Calls, line: Line): Promise<boolean> {
  const said = new Map<string, boolean>();
  for (const role of roles) {
    const model = engine.modelOf(role);
    const known = model === undefined ? undefined : said.get(model);
    if (known !== undefined) {
      line(role, `${model}, as above`);
      continue;
    }
    try {
      const answer = await greet(engine, role);
      calls.add(answer);
      line(role, `${model}: ${speedOf(answer)}`);
      if (model) said.set(model, true);
    } catch (error) {
      if (!(error instanceof TextFault)) throw error;
      line(role, `${model ?? "no model"}: ${faultLine(error, model, settings)}`);
      if (model) said.set(model, false);
    }
  }
  return said.size > 0 && [...said.values()].every(Boolean);
}

function greet(engine: TextEngine, role: Role) {
  const prompt = {
    id: "doctor/greeting",
    version: 1,
    stable: "You answer in English, with what is asked for and nothing else.",
    volatile: "Greet somebody who has come to practise English, in two friendly sentences.",
  };
  return engine.ask({ role, prompt, shape: Greeting, ...short });
}

const ways = {
  schema: "keeps to a schema",
  object: "keeps to JSON, no schema",
  text: "JSON found in its text",
};

function speedOf({ first, took, tokens, rung }: Answer<unknown>): string {
  const rate = Math.round(tokens.out / Math.max(0.001, (took - first) / 1000));
  // an answer that came in one piece has no rate
  const pace = took - first < 50 ? "" : `, ${rate} tokens a second`;
  return `first sign after ${(first / 1000).toFixed(1)} s${pace}, ${ways[rung]}`;
}

const Word = z.strictObject({ word: z.string().max(60) });

/** A long prompt whose first line has a word that no model can know: what cuts the beginning off cannot say it. */
async function fill({ engine, settings }: Examined, calls: Calls, line: Line): Promise<boolean> {
  const model = engine.modelOf("writer") ?? "";
  const tokens = Math.min(mostFilled, Math.round(contextOf(settings, model) * filled));
  const nonce = randomBytes(6).toString("hex");
  const sentence = "Nobody was in the garden, and the light in the kitchen was on. ";
  const padding = sentence.repeat(Math.ceil((tokens * lettersPerToken) / sentence.length));
  const prompt = {
    id: "doctor/long",
    version: 1,
    stable: `The word is ${nonce}.`,
    volatile: `${padding}\n\nWhat is the word that stood at the very beginning, before all this?`,
  };
  try {
    const answer = await engine.ask({ role: "writer", prompt, shape: Word, most: 200, total: 300_000 });
    calls.add(answer);
    const arrived = answer.value.word.includes(nonce);
    line("long", arrived ? `${tokens} tokens arrive whole` : cutLine(tokens));
    return arrived;
  } catch (error) {
    if (!(error instanceof TextFault)) throw error;
    line("long", faultLine(error, model, settings));
    return false;
  }
}

function cutLine(tokens: number): string {
  return `of ${tokens} tokens the beginning is cut without a word: give the server a longer context (num_ctx), or set TEXT_CONTEXT to what it has`;
}

async function tryItems({ engine, settings, items }: Examined, calls: Calls, line: Line): Promise<boolean> {
  const random = randomFrom("doctor");
  const one = (item: Keyed) => solvedSound(engine, item, random, calls);
  try {
    const honest = await Promise.all(items.honest.map(one));
    const swapped = await Promise.all(items.swapped.map(one));
    const found = honest.filter(Boolean).length;
    const noticed = swapped.filter((sound) => !sound).length;
    const said = `${found} of ${honest.length} sound questions found sound, ${noticed} of ${swapped.length} wrong keys noticed`;
    const good = found >= enough && noticed >= enough;
    line("solver", good ? said : `${said}: too few; set SOLVER_MODEL to a stronger one`);
    return good;
  } catch (error) {
    if (!(error instanceof TextFault)) throw error;
    line("solver", faultLine(error, engine.modelOf("solver"), settings));
    return false;
  }
}

const brief: Brief = { topic: "MYSTERY", level: "B1", genre: "story", titles: [], names: [] };

/** One whole reading, with what was found on the way. Nothing of it is kept. */
async function write({ engine, settings, tell, die }: Examined, calls: Calls, line: Line): Promise<boolean> {
  const began = performance.now();
  const took = () => `${Math.round((performance.now() - began) / 1000)} s`;
  try {
    const counted = { ...engine, ask: calls.counting(engine.ask) };
    const context = authoringContext(settings);
    const desk = { engine: counted, random: randomFrom("doctor"), context, ...(die && { die }) };
    const { file, provenance } = await authorText(desk, readingCraft, brief);
    for (const finding of provenance.findings) tell(`${" ".repeat(label)}- ${finding}`);
    const [reading] = file?.readings ?? [];
    const asked = `${provenance.calls} calls, ${took()}, ${provenance.findings.length} findings`;
    line(
      "reading",
      reading ? `"${reading.title}" passes every check: ${asked}` : `none that passes: ${asked}`,
    );
    return reading !== undefined;
  } catch (error) {
    if (!(error instanceof TextFault)) throw error;
    line("reading", faultLine(error, engine.modelOf("writer"), settings));
    return false;
  }
}

async function solvedSound(engine: TextEngine, item: Keyed, random: Random, calls: Calls): Promise<boolean> {
  const { trial, how } = await solve(engine, item, random);
  calls.add(how);
  return trial.sound;
}
