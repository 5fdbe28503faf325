import { showsOutbox } from "#accounts/settings.ts";
import { painterOf } from "#engines/pictures/settings.ts";
import { speakerOf } from "#engines/speech/settings.ts";
import { toldPlace } from "#engines/text/other-models.ts";
import { transcriberOf } from "#engines/transcription/settings.ts";
import type { Settings } from "./env.ts";
import { version } from "./version.ts";

/** What is on, for the operator who has just started it. */
export function startLines(settings: Settings, database: string): string[] {
  const { AUTH_URL, CHAT_MODEL, HUMAN_CHECK, MEDIA_URL, PUBLIC_URL, TEXT_MODEL, unsafe } = settings;
  const talker = CHAT_MODEL ?? TEXT_MODEL;
  const [speaker, transcriber] = [speakerOf(settings), transcriberOf(settings)];
  const painter = painterOf(settings);
  return [
    `Salida is on at ${PUBLIC_URL}`,
    ...columns({
      version,
      database,
      ...(MEDIA_URL && { media: `the bucket ${MEDIA_URL.bucket} at ${MEDIA_URL.endpoint}` }),
      exercises: TEXT_MODEL ? `the shipped library, and readings by ${TEXT_MODEL}` : "the shipped library",
      speech: speaker ? `${toldPlace(speaker)}, which is sent what is said to learners` : "on board",
      ...engines,
      ...(painter && { pictures: `on board, then by ${toldPlace(painter)}` }),
      ...(transcriber && {
        recordings: `${toldPlace(transcriber)}, which is sent what learners record there`,
      }),
      conversation: talker ? `${talker}, which is sent what learners write there` : "on board",
      accounts: AUTH_URL ? `hosted, ${AUTH_URL}` : "embedded",
      mail: mailLine(settings),
      "human check": HUMAN_CHECK,
      ...(unsafe.length > 0 && { UNSAFE: unsafe.join("; ") }),
    }),
  ];
}

/** What makes and judges, and where: all of it runs here, and nothing that a learner says leaves for it. */
const engines = {
  pictures: "on board",
  grammar: "on board",
  descriptions: "on board",
};

function mailLine(settings: Settings): string {
  if (settings.AUTH_URL) return "sent by the hosted accounts";
  if (settings.SMTP_URL) return `SMTP, ${new URL(settings.SMTP_URL).host}`;
  return showsOutbox(settings)
    ? `local outbox, ${settings.PUBLIC_URL}/dev/outbox`
    : "nowhere (no page shows it here)";
}

function columns(facts: Record<string, string>): string[] {
  const width = Math.max(...Object.keys(facts).map((name) => name.length)) + 2;
  return Object.entries(facts).map(([name, fact]) => `  ${name.padEnd(width)}${fact}`);
}
