import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSettings } from "./env.ts";
import { startLines } from "./start-lines.ts";
import { version } from "./version.ts";

test("a start names what is on: the version, the database, every engine, the accounts, the mail, the human check", () => {
  expect(startLines(readSettings({}), "embedded PostgreSQL in .data")).toEqual([
    "Salida is on at http://127.0.0.1:3000",
    `  version       ${version}`,
    "  database      embedded PostgreSQL in .data",
    "  exercises     the shipped library",
    "  speech        on board",
    "  pictures      on board",
    "  grammar       on board",
    "  descriptions  on board",
    "  conversation  on board",
    "  accounts      embedded",
    "  mail          local outbox, http://127.0.0.1:3000/dev/outbox",
    "  human check   proof-of-work",
  ]);
});

test("what should not face the open internet is told last", () => {
  const open = { PUBLIC_URL: "https://salida.example", HUMAN_CHECK: "off", ALLOW_UNSAFE: "1" };

  expect(startLines(readSettings(open), "yours").at(-1)).toBe(
    "  UNSAFE        mail goes to the local outbox only; HUMAN_CHECK is off",
  );
});

test("a model that writes is named", () => {
  const set = { TEXT_MODEL: "openai:some-model", OPENAI_API_KEY: "a-key-of-nobody" };

  expect(startLines(readSettings(set), "yours")).toContain(
    "  exercises     the shipped library, and readings by openai:some-model",
  );
  const lines = startLines(readSettings({ ...set, CHAT_MODEL: "openai:talker" }), "yours");
  expect(lines).toContain("  conversation  openai:talker, which is sent what learners write there");
});

test("who speaks elsewhere is named, with the server where its provider does not say which", () => {
  const set = { SPEECH_MODEL: "openai-compatible:kokoro", SPEECH_URL: "http://127.0.0.1:8880/v1" };

  expect(startLines(readSettings(set), "yours")).toContain(
    "  speech        openai-compatible:kokoro, 127.0.0.1:8880, which is sent what is said to learners",
  );
});

test("who is sent what learners record is named", () => {
  const set = { TRANSCRIPTION_MODEL: "openai:an-ear", TRANSCRIPTION_KEY: "a-key-of-nobody" };

  expect(startLines(readSettings(set), "yours")).toContain(
    "  recordings    openai:an-ear, which is sent what learners record there",
  );
});

test("the version is the newest that the changelog tells of, marked while it is not released", () => {
  const changelog = readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8");
  const [, newest, rest = ""] = changelog.match(/^## (\S+)(.*)$/m) ?? [];

  expect(version).toBe(rest.includes("not released") ? `${newest}-dev` : newest);
});
