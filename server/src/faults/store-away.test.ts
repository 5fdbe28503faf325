import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { listeningCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { afterEach, expect, test } from "vitest";
import { chance } from "./chance.ts";
import { compare, emptyMemory, practise } from "./learner-memory.ts";
import { checkLedger, databaseOf } from "./ledger.ts";
import { eventually } from "./processes.ts";
import { aSite, patient, type Running } from "./site.ts";
import { granted, signUp, type WireLearner } from "./wire.ts";

const site = aSite();
afterEach(() => site.clear());

const body = { context: "MYSTERY", level: 2 } as const;
const program = fileURLToPath(new URL("store-process.ts", import.meta.url));

/** An object store that can be sent away, or frozen: it takes connections in and answers nothing. */
async function aStore() {
  const child = fork(program, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [url] = (await once(child, "message")) as [string];
  const tell = async (what: "leave" | "comeBack" | "close") => {
    child.send(what);
    await once(child, "message");
  };
  site.later(async () => {
    child.kill("SIGCONT");
    await tell("close");
    child.disconnect();
  });
  return {
    url,
    ways: { away: [() => tell("leave"), () => tell("comeBack")], frozen: frozen(child) } as const,
  };
}

function frozen(child: ChildProcess) {
  return [async () => void child.kill("SIGSTOP"), async () => void child.kill("SIGCONT")] as const;
}

async function lacks({ url }: Running): Promise<boolean> {
  return "lacks" in ((await (await fetch(`${url}/readyz`)).json()) as object);
}

/** Where the recording of a listening is, once it is spoken; what is told before that is told rightly. */
async function heard(learner: WireLearner, params: { id: string }, { url }: Running): Promise<string> {
  const audio = await eventually(
    "a recording",
    async () => {
      const { status, problem, retryAfter, reply } = await learner.ask(listeningCalls.show, { params });
      if (!reply) expect([status, problem?.code, Number(retryAfter) > 0]).toEqual([503, "unavailable", true]);
      return reply?.audio ?? undefined;
    },
    60_000,
  );
  return new URL(audio.url, url).href;
}

async function soundOf(address: string) {
  const answer = await fetch(address, { headers: { range: "bytes=0-99" } });
  return {
    status: answer.status,
    size: (await answer.arrayBuffer()).byteLength,
    retryAfter: answer.headers.get("retry-after"),
  };
}

for (const way of process.env.LONG ? (["away", "frozen"] as const) : (["frozen"] as const))
  test(
    `goes on with all but sounds while its object store is ${way}, says so, and is heard again by itself`,
    patient,
    async () => {
      const { url: MEDIA_URL, ways } = await aStore();
      const dataDir = site.folder();
      const salida = await site.start(dataDir, { MEDIA_URL });
      const [reader, hearer] = await Promise.all(
        ["ada", "ben"].map((name) => signUp(salida.url, `${name}@example.test`)),
      );
      if (!reader || !hearer) throw new Error("nobody signed up");
      for (const learner of [reader, hearer])
        await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
      const before = await granted(hearer.ask(listeningCalls.create, { body }));
      const sound = await heard(hearer, before, salida);
      expect(await soundOf(sound)).toMatchObject({ status: 206, size: 100 });
      const [leave, comeBack] = ways[way];
      await leave();

      const memory = emptyMemory(reader);
      let over = false;
      const load = practise(memory, chance(3), () => over);
      const meanwhile = await granted(hearer.ask(listeningCalls.create, { body }));
      const shown = await hearer.ask(listeningCalls.show, { params: meanwhile });
      expect([shown.reply?.audio ?? null, [200, 503].includes(shown.status)]).toEqual([null, true]);
      const unheard = soundOf(sound);
      await eventually("the lack to be told", () => lacks(salida));
      expect(await unheard).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^[1-9]/) });
      over = true;
      await load;
      // nobody who only reads has noticed
      expect([memory.lostCreates, memory.exercises.size > 0]).toEqual([[], true]);

      await comeBack();
      await eventually("the store to be there", async () => !(await lacks(salida)));
      expect(await soundOf(sound)).toMatchObject({ status: 206, size: 100 });
      expect(await soundOf(await heard(hearer, meanwhile, salida))).toMatchObject({ status: 206, size: 100 });
      await compare(memory);
      await checkLedger(databaseOf(dataDir));
      expect(salida.out()).not.toContain('"msg":"fault"');
    },
  );
