import { join } from "node:path";
import { openComposer } from "#engines/pictures/embedded/open-composer.ts";
import { openPainter } from "#engines/pictures/remote/open-painter.ts";
import { optician } from "#engines/pictures/remote/safe-picture.ts";
import { openRemoteSpeech } from "#engines/speech/remote/open-remote-speech.ts";
import { speakerOf } from "#engines/speech/settings.ts";
import { localServers, settingsLine } from "#engines/text/local-servers.ts";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import type { TextEngine } from "#engines/text/text.ts";
import { openRemoteTranscription } from "#engines/transcription/remote/open-remote-transcription.ts";
import { transcriberOf } from "#engines/transcription/settings.ts";
import { readSettings, type Settings } from "#env.ts";
import { SetupFault } from "#store/setup-fault.ts";
import { examine } from "./examine.ts";
import { examinePainter } from "./examine-painter.ts";
import { examineSpeech } from "./examine-speech.ts";
import { examineTranscription } from "./examine-transcription.ts";
import { knownItems } from "./known-items.ts";

const texts = join(import.meta.dirname, "../../../library/texts");
const count = 10;

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof SetupFault)) throw error;
  console.error(`doctor: ${error.message}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const settings = readSettings();
  const engine = openRemoteText(settings);
  const tell = (line: string) => console.log(line);
  const spoken = await trySpeech(settings, tell);
  const heard = await tryTranscription(settings, tell);
  const painted = await tryPainter(settings, engine, tell);
  const written = engine.modelOf("writer")
    ? await examine({ settings, engine, items: knownItems(texts, count), tell })
    : undefined;
  const all = [spoken, heard, painted, written];
  return all.every((well) => well === undefined) ? tellUnset(tell) : all.includes(false) ? 1 : 0;
}

/** Whether it is painted and seen; nothing where pictures are only composed. */
async function tryPainter(
  settings: Settings,
  engine: TextEngine,
  tell: (line: string) => void,
): Promise<boolean | undefined> {
  const painter = openPainter(settings);
  return painter && examinePainter({ settings, engine, painter, optician, composer: openComposer(), tell });
}

/** Whether it speaks; nothing where the voice on board is the only one. */
async function trySpeech(settings: Settings, tell: (line: string) => void): Promise<boolean | undefined> {
  const place = speakerOf(settings);
  const entry = new URL("../engines/speech/remote/joining-worker.ts", import.meta.url);
  const speech = openRemoteSpeech(settings, entry);
  if (!place || !speech) return undefined;
  try {
    return await examineSpeech({ place, speech, tell });
  } finally {
    await speech.close();
  }
}

/** Whether it hears; nothing where recordings are only listened to. */
async function tryTranscription(
  settings: Settings,
  tell: (line: string) => void,
): Promise<boolean | undefined> {
  const place = transcriberOf(settings);
  const entry = new URL("../engines/transcription/remote/measuring-worker.ts", import.meta.url);
  const transcription = openRemoteTranscription(settings, entry);
  if (!place || !transcription) return undefined;
  try {
    return await examineTranscription({ place, transcription, tell });
  } finally {
    await transcription.close();
  }
}

/** Nothing is wrong then. */
async function tellUnset(tell: (line: string) => void): Promise<number> {
  tell("no model is set: everything comes from the shipped library and the engines on board");
  for (const server of await localServers())
    tell(`a model server is on this machine: ${settingsLine(server)} npm run doctor`);
  return 0;
}
