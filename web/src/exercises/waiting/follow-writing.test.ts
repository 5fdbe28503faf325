import { readingCalls } from "@salida/contract/calls.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeTokensFrom } from "#api.ts";
import { followWriting } from "./follow-writing.ts";

const until = "2026-11-21T12:01:15.000Z";
const at = (step: string) => ({ state: "running", step, until });
const aStep = (step: string) => `event: step\ndata: ${JSON.stringify(at(step))}\n\n`;
const settled = "event: settled\ndata: {}\n\n";

/** What is answered to one connection after the other. */
let answers: ((signal: AbortSignal) => Response)[];
let asked: { path: string; authorization: string | null; accept: string | null }[];

beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal(
    "fetch",
    async (path: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
      asked.push({ path, authorization: headers.get("authorization"), accept: headers.get("accept") });
      signal.throwIfAborted();
      return answers.shift()?.(signal) ?? new Response(null, { status: 404 });
    },
  );
  takeTokensFrom({ current: async () => "token", renew: async () => "newer", expire() {} });
});

afterEach(() => vi.unstubAllGlobals());

/** A stream that says something, and then ends, breaks off, or stays until the request is given up. */
const streams = (text: string, end: "ends" | "breaks off" | "stays") => (signal: AbortSignal) => {
  const pieces = [new TextEncoder().encode(text)];
  const body = new ReadableStream({
    start(controller) {
      signal.addEventListener("abort", () => controller.error(signal.reason));
    },
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else if (end === "ends") controller.close();
      else if (end === "breaks off") controller.error(new TypeError("network error"));
      return end === "stays" && !piece ? new Promise<void>(() => {}) : undefined;
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
};
const refuses = (status: number) => () => new Response("{}", { status });

/** Follows until the writing has settled, or nothing more can be heard, and tells what was heard. */
async function heard(): Promise<string[]> {
  const steps: string[] = [];
  const over = new AbortController();
  await followWriting(readingCalls.events, "one", {
    signal: over.signal,
    pause: 5,
    onStep: ({ step }) => steps.push(step),
    async onSettled() {
      steps.push("settled");
      over.abort();
    },
  });
  return steps;
}

test("each step is heard, and that it is there; with the token, as events", async () => {
  answers = [streams(aStep("brief") + aStep("text") + settled, "ends")];
  expect(await heard()).toEqual(["brief", "text", "settled"]);
  expect(asked).toEqual([
    { path: "/api/v1/user-readings/one/events", authorization: "Bearer token", accept: "text/event-stream" },
  ]);
});

test("what breaks off, ends too soon or cannot be reached for a moment is opened anew", async () => {
  answers = [
    streams(aStep("brief"), "breaks off"),
    refuses(503),
    streams(aStep("text"), "ends"),
    streams(settled, "ends"),
  ];
  expect((await heard()).filter((it) => it !== "brief")).toEqual(["text", "settled"]);
  expect(asked).toHaveLength(4);
});

test("a session that ran out is renewed, and it goes on", async () => {
  answers = [refuses(401), streams(settled, "ends")];
  expect(await heard()).toEqual(["settled"]);
  expect(asked.map(({ authorization }) => authorization)).toEqual(["Bearer token", "Bearer newer"]);
});

test("what a newer server says beside it is left out", async () => {
  answers = [streams(`event: news\ndata: {}\n\n${aStep("dancing")}${aStep("checks")}${settled}`, "ends")];
  expect(await heard()).toEqual(["checks", "settled"]);
});

test("an exercise that is not there is not asked for again", async () => {
  expect(await heard()).toEqual([]);
  expect(asked).toHaveLength(1);
});

test("who leaves ends the request, and nothing is asked again", async () => {
  const over = new AbortController();
  answers = [streams(aStep("brief"), "stays")];
  const heard: string[] = [];
  await followWriting(readingCalls.events, "one", {
    signal: over.signal,
    pause: 5,
    onStep({ step }) {
      heard.push(step);
      over.abort();
    },
    onSettled: async () => {},
  });
  expect(heard).toEqual(["brief"]);
  expect(asked).toHaveLength(1);
});
