import { setTimeout as sleep } from "node:timers/promises";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chance } from "./chance.ts";
import { aBalancer, type Balancer } from "./hosts/balancer.ts";
import { wholeJourney } from "./hosts/journey.ts";
import { chatAloud } from "./hosts/journey-exercises.ts";
import { askMedia } from "./hosts/media-wire.ts";
import { recordingsOf, storedOf } from "./hosts/recordings.ts";
import { aPack, giveAllReadings, isOfferedNew, keepStock } from "./hosts/stock-keeping.ts";
import { compareTalk, emptyTalk, talkAloud } from "./hosts/talk-memory.ts";
import { openTwoHosts, type TwoHosts } from "./hosts/two-hosts.ts";
import { compare, emptyMemory, practise, settleLost, signInAnew } from "./learner-memory.ts";
import { checkLedger } from "./ledger.ts";
import { eventually } from "./processes.ts";
import { aSite, patient } from "./site.ts";
import { askAuth, granted, password, postAuth, signIn, signUp, type WireLearner } from "./wire.ts";

/*
 * Two hosts, each a network of its own, with two processes each: they share a database, an object store and secrets, and
 * each request goes to another one. What is there when one of them is killed, must be there for the others.
 */

const seed = 20_261_128;
const kills = process.env.LONG ? 200 : 3;
const site = aSite();
let hosts: TwoHosts;
let balancer: Balancer;

beforeAll(async () => {
  hosts = await openTwoHosts(site);
  if (hosts.reason) console.log(`hosts: both are this machine, by different ports; ${hosts.reason}`);
  balancer = aBalancer(hosts.addresses, chance(seed));
}, patient.timeout);
afterAll(() => site.clear());

test("a whole journey goes through with each request on another process", patient, async () => {
  await wholeJourney(balancer.next, "ada@example.test");

  for (const [address, requests] of balancer.picked) expect(requests, address).toBeGreaterThan(20);
  expectNoFaults();
});

test(`all that was acknowledged is there after ${kills} kills of processes under load`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const names = ["ben", "cleo", "dev", "eve"];
  const memories = await Promise.all(names.map(async (name) => emptyMemory(await aLearner(name))));
  const talk = emptyTalk(balancer.next, await aLearner("fay"));
  const newcomers: string[] = [];
  let over = false;
  const load = [
    ...memories.map((memory, at) => practise(memory, chance(seed + at), () => over, { goesOn: true })),
    talkAloud(talk, () => over),
    signUpOneByOne(newcomers, () => over),
    staySignedIn([...memories, talk], () => over),
  ];
  await killByChance().finally(() => (over = true));
  await Promise.all(load);
  await signInAnew(balancer.next, [...memories, talk]);
  const lost = memories.reduce((sum, it) => sum + it.lostCreates.length + it.lostMoves.size, 0);

  for (const memory of memories) {
    await settleLost(memory);
    await compare(memory);
  }
  await compareTalk(talk);
  for (const email of newcomers) await signIn(balancer.next, email);
  await checkLedger({ connectionString: hosts.postgres.url });
  const recordings = await recordingsOf(hosts);
  expect(await storedOf(hosts, recordings), "recordings with their files").toEqual(recordings);
  expectNoFaults();
  const made = memories.reduce((sum, { exercises }) => sum + exercises.size, 0);
  const counts = `${made} exercises, ${talk.said.size} recordings, ${newcomers.length} sign-ups`;
  console.log(`hosts: ${kills} kills, ${lost} answers lost; ${counts}`);
  expect(made).toBeGreaterThan(kills);
  expect(Math.min(talk.said.size, newcomers.length)).toBeGreaterThan(0);
  // a kill that nobody felt would show nothing
  expect(lost).toBeGreaterThan(kills);
});

test("a sign-out through one process is seen by all others within five seconds", patient, async () => {
  const here = await aLearner("gil");
  const elsewhere = await signIn(balancer.next, here.email);
  await Promise.all([here, elsewhere].map(knownToAll));

  const [first = ""] = hosts.addresses;
  expect((await askAuth(first, here, "POST", "logout?scope=global", {})).status).toBe(204);

  await seenByAll("the sign-out", async (address) => {
    const asked = [here, elsewhere].map((learner) => learner.at(address).ask(statsCalls.readStats));
    return (await Promise.all(asked)).every(({ status }) => status === 401);
  });
});

test(
  "a deletion through one process is seen by all others within five seconds, and takes what was recorded along",
  patient,
  async () => {
    const learner = await aLearner("hal");
    const url = await chatAloud(balancer.next, learner);
    const recordings = await recordingsOf(hosts, learner.id);
    expect(await storedOf(hosts, recordings)).toHaveLength(2);
    await knownToAll(learner);
    const isHeard = async (address: string) => (await askMedia(address, url)).status === 200;
    expect(await Promise.all(hosts.addresses.map(isHeard))).not.toContain(false);

    const last = learner.at(hosts.addresses.at(-1) ?? "");
    expect((await last.ask(accountCalls.deleteAccount)).status).toBe(204);

    await seenByAll("the deletion", async (address) => {
      const { status } = await learner.at(address).ask(statsCalls.readStats);
      const media = await askMedia(address, url);
      return status === 401 && media.status === 404;
    });
    for (const address of hosts.addresses)
      await expect(signIn(address, learner.email)).rejects.toThrow("no session: 400");
    expect(await recordingsOf(hosts, learner.id)).toEqual([]);
    expect(await storedOf(hosts, recordings)).toEqual([]);
  },
);

test(
  "what the operator takes in and withdraws on one host is seen by all processes within five seconds",
  patient,
  async () => {
    const [one, , , other] = hosts.members;
    if (!one || !other) throw new Error("there are not four processes");
    const pack = aPack(site.folder());
    const learner = await aLearner("ida");
    await giveAllReadings(hosts.postgres.url, learner);
    const offered = (address: string) => isOfferedNew(learner.at(address), pack.topic);
    expect(await Promise.all(hosts.addresses.map(offered))).not.toContain(true);

    expect(await keepStock(other, "import", pack.path)).toContain("1 taken in");
    await seenByAll("what was taken in", offered);
    expect(await keepStock(one, "withdraw", "--model", "imported")).toContain("1 withdrawn");
    await seenByAll("what was withdrawn", async (address) => !(await offered(address)));
  },
);

/** Asks every process for somebody, so that all remember them. */
async function knownToAll(learner: WireLearner): Promise<void> {
  const asked = hosts.addresses.map((address) => granted(learner.at(address).ask(statsCalls.readStats)));
  await Promise.all(asked);
}

/** Gives every process five seconds from now. */
async function seenByAll(what: string, isSeen: (address: string) => Promise<boolean>): Promise<void> {
  const seeing = hosts.addresses.map((address) =>
    eventually(`${what} is seen by ${address}`, () => isSeen(address), 5_000),
  );
  await Promise.all(seeing);
}

/** What any process that runs now has not said. */
function expectNoFaults(): void {
  for (const { url, running } of hosts.members) {
    expect(running().out(), url).not.toContain('"msg":"fault"');
    expect(running().err(), url).toBe("");
  }
}

async function aLearner(name: string): Promise<WireLearner> {
  const learner = await signUp(balancer.next, `${name}@example.test`);
  await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
  return learner;
}

/** Kills one process by lot, or both of a host, and starts what was killed again, until enough are killed. */
async function killByChance(): Promise<void> {
  const by = chance(seed);
  const { members } = hosts;
  const each = members.map((member) => [member]);
  const pairs = [members.slice(0, 2), members.slice(2)];
  for (let killed = 0; killed < kills; ) {
    await sleep(by.whole(60, 700));
    const struck = by.pick([...each, ...pairs]).slice(0, kills - killed);
    await Promise.all(struck.map((member) => member.kill()));
    await Promise.all(struck.map((member) => member.start()));
    killed += struck.length;
  }
}

async function staySignedIn(all: readonly { learner: WireLearner }[], over: () => boolean): Promise<void> {
  for (let seconds = 1; !over(); seconds += 1) {
    await sleep(1_000);
    if (seconds % 300 === 0) await signInAnew(balancer.next, all);
  }
}

/** Those whose sign-up was answered must be able to sign in ever after. */
async function signUpOneByOne(newcomers: string[], over: () => boolean): Promise<void> {
  for (let number = 0; !over(); number += 1) {
    const email = `newcomer-${number}@example.test`;
    const answer = await postAuth(balancer.next, "signup", { email, password }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => undefined,
    );
    if (answer?.status === 200) newcomers.push(email);
    await sleep(200);
  }
}
