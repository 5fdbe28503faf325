import { expect, test } from "vitest";
import { readEvents, type StreamEvent } from "./event-stream.ts";

const told = 'event: sentence\ndata: {"text":"¿Qué? Café ☕ 🙂"}\n\nevent: reply\ndata: {"id":1}\n\n';
const heard = [
  { name: "sentence", data: '{"text":"¿Qué? Café ☕ 🙂"}' },
  { name: "reply", data: '{"id":1}' },
];

function streamOf(bytes: Uint8Array<ArrayBuffer>, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

async function all(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test.each([1, 2, 3, 7, 1000])("events come whole however the bytes are cut (%d at a time)", async (size) => {
  for (const ending of ["\n", "\r\n", "\r"]) {
    const bytes = new TextEncoder().encode(told.replaceAll("\n", ending));
    expect(await all(streamOf(bytes, size)), JSON.stringify(ending)).toEqual(heard);
  }
});

test("an event is told as soon as it is complete", async () => {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  const events = readEvents(readable);
  void writer.write(new TextEncoder().encode("data: one\n\ndata: tw"));

  expect((await events.next()).value).toEqual({ name: "message", data: "one" });
  void writer.write(new TextEncoder().encode("o\r\n\r\n"));
  expect((await events.next()).value).toEqual({ name: "message", data: "two" });
});

test.each([
  [
    "comments, unknown fields and events without data are passed over",
    ": still here\n\nretry: 10\nid: 4\nevent: nothing\n\ndata: it\n\n",
    [{ name: "message", data: "it" }],
  ],
  [
    "an event without a name does not take the name of the one before",
    "event: a\ndata: 1\n\ndata: 2\n\n",
    [
      { name: "a", data: "1" },
      { name: "message", data: "2" },
    ],
  ],
  [
    "data of several lines are one, with or without a blank before them",
    "data:one\ndata: two\ndata\n\n",
    [{ name: "message", data: "one\ntwo\n" }],
  ],
])("%s", async (_, said, events) => {
  expect(await all(streamOf(new TextEncoder().encode(said), 5))).toEqual(events);
});

test("an event that the stream breaks off in is no event", async () => {
  const bytes = new TextEncoder().encode("data: one\n\nevent: reply\ndata: half");
  expect(await all(streamOf(bytes, 4))).toEqual([{ name: "message", data: "one" }]);
});

test("the request ends with whoever stops listening", async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("data: x\n\n")),
    cancel() {
      cancelled = true;
    },
  });
  for await (const _ of readEvents(endless)) break;
  await expect.poll(() => cancelled).toBe(true);
});
