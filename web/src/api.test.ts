import { chatCalls, readingCalls } from "@salida/contract/calls.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, apiFile, takeTokensFrom } from "./api.ts";
import { Problem } from "./problem.ts";

const stats = {
  points: 0,
  level: 2,
  rank: { type: 0, maxPoints: 500 },
  listeningDone: 0,
  readingsDone: 0,
  descriptionsDone: 0,
  escapeRoomsDone: 0,
  completableListeningsDone: 0,
  chatsDone: 0,
  averageListeningScore: 0,
  averageReadingScore: 0,
  averageDescriptionScore: 0,
  averageCompletableListeningScore: 0,
  averageChatScore: 0,
};

const fetched = vi.fn<typeof fetch>();
const expire = vi.fn();
const renew = vi.fn<(refused: string | null) => Promise<string | null>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  takeTokensFrom({ current: async () => "old", renew, expire });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function answers(...responses: [status: number, body: unknown][]) {
  for (const [status, body] of responses)
    fetched.mockImplementationOnce(async () => new Response(JSON.stringify(body), { status }));
}

const unauthorised = { type: "about:blank", title: "Sign in first", status: 401, code: "unauthorised" };

function sentToken(place: number): string | null {
  return new Headers(fetched.mock.calls[place]?.[1]?.headers).get("authorization");
}

test("a 401 is tried once more with a renewed token", async () => {
  renew.mockResolvedValue("new");
  answers([401, unauthorised], [200, stats]);
  await expect(api(statsCalls.readStats)).resolves.toEqual(stats);
  expect(renew).toHaveBeenCalledWith("old");
  expect([sentToken(0), sentToken(1)]).toEqual(["Bearer old", "Bearer new"]);
  expect(expire).not.toHaveBeenCalled();
});

test("a second 401 ends the session and is not tried again", async () => {
  renew.mockResolvedValue("new");
  answers([401, unauthorised], [401, unauthorised]);
  await expect(api(statsCalls.readStats)).rejects.toMatchObject({ code: "unauthorised" });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(expire).toHaveBeenCalledOnce();
});

test("no session to be had ends the session without another request", async () => {
  renew.mockResolvedValue(null);
  answers([401, unauthorised]);
  await expect(api(statsCalls.readStats)).rejects.toMatchObject({ code: "unauthorised" });
  expect(fetched).toHaveBeenCalledOnce();
  expect(expire).toHaveBeenCalledOnce();
});

test("an auth service out of reach does not end the session", async () => {
  renew.mockRejectedValue(new Problem("offline", 0, "out of reach"));
  answers([401, unauthorised]);
  await expect(api(statsCalls.readStats)).rejects.toMatchObject({ code: "offline" });
  expect(expire).not.toHaveBeenCalled();
});

test("a problem's code reaches the caller", async () => {
  answers([404, { ...unauthorised, status: 404, code: "stats_not_found" }]);
  await expect(api(statsCalls.readStats)).rejects.toMatchObject({ code: "stats_not_found", status: 404 });
});

test("an answer that is no problem document gets a code from its status", async () => {
  fetched.mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(api(statsCalls.readStats)).rejects.toMatchObject({ code: "unavailable" });
});

test("an answer the contract does not know is refused", async () => {
  answers([200, { ...stats, level: 9 }]);
  await expect(api(statsCalls.readStats)).rejects.toMatchObject({ code: "unreadable" });
});

const pending = {
  id: "01960000-0000-7000-8000-000000000003",
  requested: { context: "MUSIC", level: 2 },
  createdAt: "2026-11-21T12:00:00Z",
  generation: { state: "running", step: "text", until: "2026-11-21T12:01:15Z" },
};
const showing = () => api(readingCalls.show, { params: { id: pending.id } });

test("what is still being made is answered as that", async () => {
  answers([200, pending]);
  await expect(showing()).resolves.toEqual(pending);
});

test("a newer server may say more of it", async () => {
  answers([200, { ...pending, place: 3 }]);
  await expect(showing()).resolves.toMatchObject(pending);
});

test("what is neither an exercise nor one in the making is refused", async () => {
  answers([200, { ...pending, generation: null }]);
  await expect(showing()).rejects.toMatchObject({ code: "unreadable" });
});

test("no answer at all is told as being offline", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(api(statsCalls.readStats)).rejects.toMatchObject({ code: "offline" });
});

test("parameters, query, body and key stand where the call wants them", async () => {
  answers([201, stats]);
  await api(statsCalls.createStats, { body: { level: 1 }, idempotencyKey: "k" });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/v1/user-stats");
  expect(init?.method).toBe("POST");
  expect(init?.body).toBe('{"level":1}');
  expect(new Headers(init?.headers).get("idempotency-key")).toBe("k");
});

test("a file keeps the name the server gave it, and what is in it", async () => {
  const headers = { "content-disposition": 'attachment; filename="salida-2026-11-21.json"' };
  fetched.mockResolvedValueOnce(new Response('{"learner":null}', { headers }));
  const file = await apiFile(accountCalls.exportAccount);
  expect([file.name, await file.text()]).toEqual(["salida-2026-11-21.json", '{"learner":null}']);
});

test("a file that is refused is no file", async () => {
  answers([429, { ...unauthorised, status: 429, code: "too_many" }]);
  await expect(apiFile(accountCalls.exportAccount)).rejects.toMatchObject({ code: "too_many" });
});

const reply = {
  id: "01960000-0000-7000-8000-000000000002",
  message: "Nice. And you?",
  audio: null,
  sender: "ASSISTANT",
  sentAt: "2026-11-21T12:00:01Z",
  corrections: [],
  leaving: false,
  userMessage: {
    id: "01960000-0000-7000-8000-000000000001",
    message: "I like tea.",
    audio: null,
    sender: "USER",
    sentAt: "2026-11-21T12:00:00Z",
    corrections: [],
  },
  completed: false,
  left: null,
} as const;

/** Answers a stream of events, and then ends or breaks off. */
function streams(events: readonly [name: string, data: unknown][], end: "ends" | "breaks off" = "ends") {
  const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join("");
  const pieces = [new TextEncoder().encode(text)];
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else if (end === "ends") controller.close();
      else controller.error(new TypeError("network error"));
    },
  });
  fetched.mockImplementationOnce(
    async () => new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } }),
  );
}

const say = (onSentence?: (text: string) => void) =>
  api(chatCalls.moves.predict, {
    params: { id: "c" },
    query: { audioEnabled: "true" },
    body: { message: "I like tea." },
    idempotencyKey: "k",
    onSentence,
  });

test("a streamed reply is told sentence by sentence and answered whole", async () => {
  streams([
    ["sentence", { text: "Nice." }],
    ["sentence", { text: "And you?" }],
    ["news", { of: "a later server" }],
    ["reply", reply],
  ]);
  const heard: string[] = [];
  await expect(say((text) => heard.push(text))).resolves.toEqual(reply);
  expect(heard).toEqual(["Nice.", "And you?"]);
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/v1/user-chats/c/predict?audioEnabled=true");
  expect(new Headers(init?.headers).get("accept")).toBe("text/event-stream");
});

test("a plain answer to a call that could stream is understood too", async () => {
  answers([200, reply]);
  await expect(say(() => {})).resolves.toEqual(reply);
});

test("nobody who hears sentences, no stream asked for", async () => {
  answers([200, reply]);
  await say();
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("accept")).toBe("application/json");
});

test("a refusal in the middle of a stream is a problem like any other", async () => {
  streams([
    ["sentence", { text: "Nice." }],
    ["problem", { ...unauthorised, status: 409, code: "conflict" }],
  ]);
  await expect(say(() => {})).rejects.toMatchObject({ code: "conflict", status: 409 });
});

test.each(["ends", "breaks off"] as const)("a stream that %s without its reply is no answer", async (end) => {
  streams([["sentence", { text: "Nice." }]], end);
  await expect(say(() => {})).rejects.toMatchObject({ code: "offline" });
});

test("a whole reply is answered even where the stream breaks off after it", async () => {
  streams([["reply", reply]], "breaks off");
  await expect(say(() => {})).resolves.toEqual(reply);
});

test("a streamed reply that the contract does not know is refused", async () => {
  streams([["reply", { ...reply, sender: "NOBODY" }]]);
  await expect(say(() => {})).rejects.toMatchObject({ code: "unreadable" });
});
