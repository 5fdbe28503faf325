import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { listeningCalls } from "@salida/contract/calls.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { listeningSample } from "#kinds/listening/sample.ts";
import { anObjectStore, type TestObjectStore } from "#media/test-object-store.ts";
import { aHouse, type House, type TestLearner, whole } from "./test-house.ts";

const library = ["One", "Two"].map((name): LibraryWork => {
  const { script, items } = listeningSample.content as { script: { text: string }[]; items: object[] };
  return {
    ...{ name: `bucket-${name}`, kind: "listening", topic: "MYSTERY", level: 2, words: 33 },
    title: `Bucket ${name}`,
    items: listeningSample.items,
    body: { script: script.map((turn) => ({ ...turn, text: `${name}. ${turn.text}` })), items },
  };
});

let objects: TestObjectStore;
let house: House;
let dir = "";

beforeAll(async () => {
  objects = await anObjectStore();
  dir = mkdtempSync(join(tmpdir(), "salida-house-"));
  house = await aHouse(library, { MEDIA_URL: objects.url, DATA_DIR: dir });
});
afterAll(async () => {
  await house.close();
  await objects.close();
  rmSync(dir, { recursive: true });
});

async function begun(learner: TestLearner): Promise<string> {
  const { reply } = await learner.ask(listeningCalls.create, { body: { context: "MYSTERY", level: 2 } });
  return reply?.id ?? "";
}

async function soundOf(learner: TestLearner, id: string): Promise<string> {
  const { audio } = await whole(async () => {
    for (;;) {
      const { status, reply } = await learner.ask(listeningCalls.show, { params: { id } });
      if (reply) return reply;
      // what was spoken while the store was away says so once, also when it is back
      if (status !== 503) throw new Error(`a listening was not shown: ${status}`);
    }
  });
  return audio?.url ?? "";
}

const ready = async ({ app } = house) => (await app.inject({ url: "/readyz" })).json();

test("what is spoken lies in the bucket, goes out whole and in parts, and nothing lies here", async () => {
  const learner = await house.learner("hearer", 2);
  const url = await soundOf(learner, await begun(learner));

  const sound = await house.app.inject({ url });
  const part = await house.app.inject({ url, headers: { range: "bytes=100-299" } });

  expect([sound.statusCode, sound.headers["content-type"]]).toEqual([200, "audio/mpeg"]);
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload).toEqual(sound.rawPayload.subarray(100, 300));
  expect(existsSync(join(dir, "media"))).toBe(false);
  expect(await ready()).toEqual({ status: "ready" });
  // where the store is concerns no browser
  expect(house.received.join("")).not.toContain("salida-media");
});

test("with the bucket away the server stays and says what it lacks, and what was begun is heard afterwards", async () => {
  const learner = await house.learner("waiter", 2);
  const heard = await soundOf(learner, await begun(learner));
  await objects.leave();

  const id = await begun(learner);
  const shown = await learner.ask(listeningCalls.show, { params: { id } });
  await expect.poll(() => ready(), { timeout: 10_000 }).toEqual({ status: "ready", lacks: ["media"] });
  await objects.comeBack();
  const url = await soundOf(learner, id);

  expect([200, 202, 503]).toContain(shown.status);
  expect((await house.app.inject({ url })).statusCode).toBe(200);
  expect((await house.app.inject({ url: heard })).statusCode).toBe(200);
  await expect.poll(() => ready(), { timeout: 10_000 }).toEqual({ status: "ready" });
  const told = house.log().match(/"level":40.*the object store is \w+/g) ?? [];
  expect(told.map((line) => line.split(" ").at(-1))).toEqual(["away", "back"]);
  expect(told[0]).toContain("no answer");
});

test("a refused secret is told at the start", async () => {
  const wrong = objects.url.replace(":S3RVER@", ":another@");

  await expect(aHouse([], { MEDIA_URL: wrong })).rejects.toThrow(
    "MEDIA_URL: the key, its secret or the region is refused",
  );
});

test("whoever asks how a server is does not wait for a look at a store that hangs", async () => {
  const looks = new Set<Socket>();
  const hangs = createServer((look) => {
    looks.add(look);
    look.on("error", () => undefined).once("close", () => looks.delete(look));
    look.resume();
  }).listen(0, "127.0.0.1");
  await new Promise((done) => hangs.once("listening", done));
  const { port } = hangs.address() as AddressInfo;
  const waiting = await aHouse([], { MEDIA_URL: `s3://key:secret@bucket?endpoint=http://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await waiting.close();
    for (const look of looks) look.destroy();
    hangs.close();
  });

  const duringLook = async () => {
    const told = await ready(waiting);
    // a look that was just given up is gone by then; one lasts for seconds
    await sleep(100);
    return looks.size > 0 && told;
  };

  expect(waiting.log().match(/"level":40.*the object store is away/g)).toHaveLength(1);
  await expect.poll(duringLook, { timeout: 10_000 }).toEqual({ status: "ready", lacks: ["media"] });
});
