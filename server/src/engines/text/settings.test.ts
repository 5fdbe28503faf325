import { expect, test } from "vitest";
import { z } from "zod";
import {
  authoringContext,
  contextOf,
  modelsOf,
  priceOf,
  splitModel,
  textFaults,
  textShapes,
  toldOf,
} from "./settings.ts";

const read = (env: Record<string, string>) => z.object(textShapes).parse(env);

test("a model's name may have colons of its own", () => {
  expect(splitModel("openai-compatible:qwen3:8b")).toEqual({
    provider: "openai-compatible",
    model: "qwen3:8b",
  });
});

test("who has no model of their own has the writer's; nobody writes with another's", () => {
  const models = modelsOf(read({ TEXT_MODEL: "openai:a", CHAT_MODEL: "anthropic:b" }));
  expect(models).toEqual({
    writer: "openai:a",
    solver: "openai:a",
    judge: "openai:a",
    partner: "anthropic:b",
  });
  expect(modelsOf(read({ CHAT_MODEL: "anthropic:b" })).writer).toBeUndefined();
});

test("each provider's key is asked for where a model of it is set, once", () => {
  const settings = read({
    TEXT_MODEL: "openai:a",
    JUDGE_MODEL: "openai:b",
    CHAT_MODEL: "openai-compatible:c",
  });
  expect(textFaults(settings)).toEqual([
    { name: "OPENAI_API_KEY", expected: "needed with JUDGE_MODEL" },
    { name: "OPENAI_COMPATIBLE_URL", expected: "needed with CHAT_MODEL" },
  ]);
  expect(textFaults(read({ TEXT_MODEL: "google:a", GOOGLE_GENERATIVE_AI_API_KEY: "k" }))).toEqual([]);
});

test.each([
  ["TEXT_MODEL", "gpt"],
  ["TEXT_MODEL", "azure:gpt"],
  ["TEXT_MODEL", "openai:"],
  ["OPENAI_API_KEY", "two words"],
  ["OPENAI_COMPATIBLE_URL", "ftp://127.0.0.1"],
  ["MODEL_PRICES", "openai:a=cheap"],
  ["TEXT_CONCURRENCY", "0"],
])("%s=%s is refused", (name, value) => {
  expect(z.object(textShapes).safeParse({ [name]: value }).success).toBe(false);
});

test("prices are those of the model's whole name", () => {
  const settings = read({ MODEL_PRICES: "openai:a=0.25/2,openai:ab=1/8.5" });
  expect(priceOf(settings, "openai:ab")).toEqual({ in: 1, out: 8.5 });
  expect(priceOf(settings, "openai:abc")).toBeUndefined();
});

test("a server of one's own is taken to cut at 4 096 tokens until told otherwise", () => {
  expect(contextOf(read({}), "openai-compatible:a")).toBe(4_096);
  expect(contextOf(read({}), "openai:a")).toBe(32_000);
  expect(contextOf(read({ TEXT_CONTEXT: "16000" }), "openai-compatible:a")).toBe(16_000);
});

test("who writes and who solves both have to take what is said", () => {
  const TEXT_MODEL = "openai:a";
  expect(authoringContext(read({ TEXT_MODEL }))).toBe(32_000);
  expect(authoringContext(read({ TEXT_MODEL, SOLVER_MODEL: "openai-compatible:b" }))).toBe(4_096);
  expect(authoringContext(read({}))).toBe(Number.POSITIVE_INFINITY);
});

test("who talks with learners is named, with the server where the provider does not say it", () => {
  const local = { OPENAI_COMPATIBLE_URL: "http://models.example:11434/v1" };

  expect(toldOf(read({}), "partner")).toBeUndefined();
  expect(toldOf(read({ TEXT_MODEL: "openai:a", CHAT_MODEL: "google:b" }), "partner")).toBe("google:b");
  expect(toldOf(read({ TEXT_MODEL: "openai-compatible:q:8b", ...local }), "partner")).toBe(
    "openai-compatible:q:8b, models.example:11434",
  );
});
