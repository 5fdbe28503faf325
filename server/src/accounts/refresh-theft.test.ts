import { afterAll, beforeAll, expect, test } from "vitest";
import { session } from "#store/account-tables.ts";
import { signedUp, someAccounts, type TestAccounts, type TestSession } from "./test-accounts.ts";
import { known, outcomeOf, refresh, sessionOf, signIn } from "./test-calls.ts";

/** The long run tries more often. */
const rounds = Array.from({ length: process.env.LONG ? 50 : 12 }, (_, at) => at);
const all = `${rounds.length} of ${rounds.length}`;
const alreadyUsed = [400, "refresh_token_already_used"];
const gone = [400, "refresh_token_not_found"];

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
  await signedUp(server, "owner@salida.test");
});
afterAll(() => server.close());

const signedIn = async () => sessionOf(await signIn(server, "owner@salida.test"));
const renewed = async (one: TestSession) => sessionOf(await refresh(server, one));

/** What a replay came to, and what is left of its family: each token of it, refresh and access. */
async function replayed(stolen: TestSession, family: readonly TestSession[]): Promise<unknown[]> {
  const replay = outcomeOf(await refresh(server, stolen));
  const left = await Promise.all(family.map((one) => refresh(server, one).then(outcomeOf)));
  const believed = await Promise.all(family.map((one) => known(server, one)));
  return [replay, left, believed];
}

test(`a parent replayed after the grace ends the family with its newest child, ${all}`, async () => {
  const families = await Promise.all(
    rounds.map(async () => {
      const parent = await signedIn();
      return [parent, await renewed(parent)] as const;
    }),
  );
  await server.age(10_001);

  const outcomes = await Promise.all(families.map(([parent, child]) => replayed(parent, [parent, child])));

  expect(outcomes).toEqual(rounds.map(() => [alreadyUsed, [gone, gone], [false, false]]));
});

test(`a grandparent replayed at any time ends the family with its newest child, ${all}`, async () => {
  const outcomes = await Promise.all(
    rounds.map(async () => {
      const grandparent = await signedIn();
      const parent = await renewed(grandparent);
      const child = await renewed(parent);
      await known(server, child);
      return replayed(grandparent, [grandparent, parent, child]);
    }),
  );

  expect(outcomes).toEqual(rounds.map(() => [alreadyUsed, [gone, gone, gone], [false, false, false]]));
});

test(`the thief's child dies as the owner's would: whoever comes second ends the family, ${all}`, async () => {
  const stolen = await Promise.all(rounds.map(signedIn));
  const thiefs = await Promise.all(stolen.map(renewed));
  await server.age(10_001);

  const outcomes = await Promise.all(stolen.map((owners, at) => replayed(owners, thiefs.slice(at, at + 1))));

  expect(outcomes).toEqual(rounds.map(() => [alreadyUsed, [gone], [false]]));
});

test(`20 refreshes of one token at once never sign anyone out and leave one current token, ${all}`, async () => {
  await server.db.delete(session);
  for (const _ of rounds) {
    const own = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => sessionOf(await refresh(server, own))),
    );
    const tokens = new Set(answers.map(({ refresh_token }) => refresh_token));
    expect(tokens.size).toBe(1);
    expect(tokens.has(own.refresh_token)).toBe(false);
  }

  const left = await server.db.select({ counter: session.counter }).from(session);
  expect(left).toEqual(rounds.map(() => ({ counter: 1 })));
});

test("a replay among refreshes of the newest token ends the family, whichever comes first", async () => {
  for (const _ of rounds) {
    const grandparent = await signedIn();
    const child = await renewed(await renewed(grandparent));

    const [replay, ...turns] = await Promise.all(
      [grandparent, child, child, child, child].map((one) => refresh(server, one)),
    );

    expect(replay && outcomeOf(replay)).toEqual(alreadyUsed);
    for (const turn of turns) {
      if (turn.status === 200) expect(outcomeOf(await refresh(server, await sessionOf(turn)))).toEqual(gone);
      else expect(outcomeOf(turn)).toEqual(gone);
    }
  }
});
