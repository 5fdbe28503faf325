import { expect, test } from "vitest";
import { readSettings } from "../../env.ts";
import { transcriberOf } from "./settings.ts";

test.each([
  [
    "anthropic",
    { TRANSCRIPTION_MODEL: "anthropic:a", ANTHROPIC_API_KEY: "k" },
    /TRANSCRIPTION_MODEL: a model of openai, google, openai-compatible; anthropic has none/,
  ],
  [
    "no key",
    { TRANSCRIPTION_MODEL: "google:a" },
    /GOOGLE_GENERATIVE_AI_API_KEY: needed with TRANSCRIPTION_MODEL/,
  ],
  ["a key alone", { TRANSCRIPTION_KEY: "k" }, /TRANSCRIPTION_MODEL: needed with TRANSCRIPTION_KEY/],
])("%s is refused at the start, in a line", (_name, env, line) => {
  expect(() => readSettings(env)).toThrow(line);
});

test("a server of its own gets its own key, and not that for texts", () => {
  const env = {
    TRANSCRIPTION_MODEL: "openai-compatible:whisper:small",
    TRANSCRIPTION_URL: "http://127.0.0.1:9000/v1",
    OPENAI_COMPATIBLE_URL: "http://127.0.0.1:11434/v1",
    OPENAI_COMPATIBLE_KEY: "key-4",
  };

  const own = { url: env.TRANSCRIPTION_URL, model: "whisper:small" };
  expect(transcriberOf(readSettings(env))).toMatchObject({ ...own, key: undefined });
  expect(transcriberOf(readSettings({ ...env, TRANSCRIPTION_KEY: "own" }))).toMatchObject({
    ...own,
    key: "own",
  });
});
