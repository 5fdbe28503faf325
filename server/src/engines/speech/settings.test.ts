import { expect, test } from "vitest";
import { readSettings } from "../../env.ts";
import { speakerOf, voiceNames } from "./settings.ts";

const key = { OPENAI_API_KEY: "key-1" };
const local = { OPENAI_COMPATIBLE_URL: "http://127.0.0.1:11434/v1", OPENAI_COMPATIBLE_KEY: "key-4" };

test.each([
  [
    "anthropic",
    { SPEECH_MODEL: "anthropic:a", ANTHROPIC_API_KEY: "k" },
    /SPEECH_MODEL: a model of openai, google, openai-compatible; anthropic has none/,
  ],
  ["no provider", { SPEECH_MODEL: "tts-1" }, /SPEECH_MODEL: a provider/],
  ["no key", { SPEECH_MODEL: "openai:a" }, /OPENAI_API_KEY: needed with SPEECH_MODEL/],
  ["no address", { SPEECH_MODEL: "openai-compatible:a" }, /OPENAI_COMPATIBLE_URL: needed with SPEECH_MODEL/],
  [
    "an address for a provider that has its own",
    { ...key, SPEECH_MODEL: "openai:a", SPEECH_URL: "http://127.0.0.1:8880/v1" },
    /SPEECH_URL: only with openai-compatible/,
  ],
  ["an address alone", { SPEECH_URL: "http://127.0.0.1:8880/v1" }, /SPEECH_MODEL: needed with SPEECH_URL/],
  ["voices alone", { SPEECH_VOICES: "a,b,c,d" }, /SPEECH_MODEL: needed with SPEECH_VOICES/],
  ["three voices", { ...key, SPEECH_MODEL: "openai:a", SPEECH_VOICES: "a,b,c" }, /SPEECH_VOICES: four names/],
])("%s is refused at the start, in a line", (_name, env, line) => {
  expect(() => readSettings(env)).toThrow(line);
});

test("what is set for texts is used, and a key of theirs goes to no other address", () => {
  const SPEECH_MODEL = "openai-compatible:kokoro";
  const at = (env: object) => {
    const { url, key: given } = speakerOf(readSettings({ SPEECH_MODEL, ...env })) ?? {};
    return [url, given];
  };

  expect(at(local)).toEqual(["http://127.0.0.1:11434/v1", "key-4"]);
  expect(at({ ...local, SPEECH_URL: "http://127.0.0.1:8880/v1" })).toEqual([
    "http://127.0.0.1:8880/v1",
    undefined,
  ]);
  expect(at({ ...local, SPEECH_URL: "http://127.0.0.1:8880/v1", SPEECH_KEY: "own" })).toEqual([
    "http://127.0.0.1:8880/v1",
    "own",
  ]);
  expect(speakerOf(readSettings(local))).toBeUndefined();
});

test("each provider's voices are known, or named", () => {
  const named = (env: Record<string, string>) => {
    const settings = readSettings({ ...key, GOOGLE_GENERATIVE_AI_API_KEY: "k", ...env });
    const speaker = speakerOf(settings);
    return speaker && voiceNames(settings, speaker);
  };

  expect(named({ SPEECH_MODEL: "openai:a" })).toMatchObject({ woman: "nova", man: "onyx" });
  expect(named({ SPEECH_MODEL: "google:a" })).toMatchObject({ woman: "Kore", otherMan: "Orus" });
  expect(named({ SPEECH_MODEL: "openai:a", SPEECH_VOICES: "a,b,c,d" })).toEqual({
    woman: "a",
    man: "b",
    otherWoman: "c",
    otherMan: "d",
  });
});
