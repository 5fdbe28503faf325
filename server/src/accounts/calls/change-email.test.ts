import { afterAll, beforeAll, expect, test } from "vitest";
import {
  password,
  signedUp,
  signUp,
  someAccounts,
  type TestAccounts,
  type TestSession,
  tokenOf,
} from "#accounts/test-accounts.ts";
import {
  known,
  newestMail,
  outcomeOf,
  putUser,
  recovered,
  sessionOf,
  signIn,
  verify,
} from "#accounts/test-calls.ts";
import { account, emailChange, signUp as signUpTable } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";

const rounds = Array.from({ length: 25 }, (_, at) => at);

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

const linkTo = async (email: string) => tokenOf(await newestMail(server, email));
const agree = (token_hash: string) => verify(server, { type: "email_change", token_hash });
const mailsTo = async (email: string) => (await server.outbox()).filter(({ to }) => to === email);

/** An account that asked for a new address, with both mailboxes' links. */
async function changing(old: string, newEmail: string) {
  const own = await signedUp(server, old);
  expect((await putUser(server, own, { email: newEmail })).status).toBe(200);
  return { own, links: [await linkTo(old), await linkTo(newEmail)] as const };
}

async function addresses(): Promise<string[]> {
  return (await server.db.select({ email: account.email }).from(account)).map(({ email }) => email);
}

test("each mailbox's link twenty times at once: one half, one whole, no more", async () => {
  const { links } = await changing("often@salida.test", "often-new@salida.test");

  const answers = await Promise.all(links.flatMap((link) => Array.from({ length: 20 }, () => agree(link))));

  const good = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(38);
  const bodies = await Promise.all(good.map((answer) => answer.json() as Promise<Record<string, unknown>>));
  expect(bodies.map((body) => ("access_token" in body ? "whole" : body.code)).sort()).toEqual([
    "200",
    "whole",
  ]);
  expect(await addresses()).toContain("often-new@salida.test");
});

test("of two accounts that change to one address at once one gets it, and the other is told", async () => {
  for (const round of rounds.slice(0, 8)) {
    const target = `wanted${round}@salida.test`;
    const [one, two] = [
      await changing(`one${round}@salida.test`, target),
      await changing(`two${round}@salida.test`, target),
    ];

    const answers = await Promise.all([...one.links, ...two.links].map(agree));

    expect(answers.map((answer) => outcomeOf(answer).join()).sort()).toEqual([
      "200,",
      "200,",
      "200,",
      "422,email_exists",
    ]);
    expect((await addresses()).filter((email) => email === target)).toHaveLength(1);
  }
});

test("of a sign-up and a change for one address, both confirmed at once, one gets it and neither waits for ever", async () => {
  for (const round of rounds) {
    const target = `both${round}@salida.test`;
    const { links } = await changing(`mover${round}@salida.test`, target);
    await agree(links[0]);
    const tokens = [await signUp(server, target), await signUp(server, target)];

    const answers = await Promise.all([
      agree(links[1]),
      ...tokens.map((token_hash) => verify(server, { type: "signup", token_hash })),
    ]);

    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [200, 403, 403],
      [200, 403, 422],
    ]).toContainEqual(statuses);
    expect((await addresses()).filter((email) => email === target)).toHaveLength(1);
    expect((await server.db.select().from(signUpTable)).filter(({ email }) => email === target)).toEqual([]);
  }
});

test("a mail that was written while another address was asked for agrees to nothing", async () => {
  const own = await signedUp(server, "racer@salida.test");
  const held = holdMailedToken(server.db, "first@salida.test");
  await putUser(server, own, { email: "first@salida.test" });
  const leaving = server.outbox();
  await held.reached;
  await putUser(server, own, { email: "victim@salida.test" });
  held.release();
  await leaving;

  const stale = await linkTo("first@salida.test");
  expect(stale).not.toBe("");
  expect(outcomeOf(await agree(stale))).toEqual([403, "otp_expired"]);
  expect(outcomeOf(await agree(await linkTo("racer@salida.test")))).toEqual([200, null]);

  expect(await addresses()).toContain("racer@salida.test");
  expect(await addresses()).not.toContain("victim@salida.test");
});

/** Stops the mail to an address at the moment when its token is kept. */
function holdMailedToken({ $client }: Database, email: string) {
  const { query } = $client;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    $client.query = (async (asked: { text?: string }, values: unknown[]) => {
      if (asked.text?.startsWith('insert into "accounts"."mailed_token"') && values.includes(email)) {
        resolve();
        await released;
      }
      return (query as (...all: unknown[]) => unknown).call($client, asked, values);
    }) as never;
  });
  return {
    reached,
    release() {
      $client.query = query;
      release();
    },
  };
}

test("a second wish takes the first's place: its links are void in both mailboxes", async () => {
  const { own, links } = await changing("fickle@salida.test", "fickle-1@salida.test");
  await putUser(server, own, { email: "fickle-2@salida.test" });

  const answers = await Promise.all(links.map(agree));

  expect(answers.map(outcomeOf)).toEqual([
    [403, "otp_expired"],
    [403, "otp_expired"],
  ]);
  await agree(await linkTo("fickle@salida.test"));
  expect((await agree(await linkTo("fickle-2@salida.test"))).status).toBe(200);
  expect(await addresses()).toContain("fickle-2@salida.test");
});

test("a link for one mailbox never counts for the other, and opens nothing else", async () => {
  const { links } = await changing("half@salida.test", "half-new@salida.test");
  const other = (type: string) => verify(server, { type, token_hash: links[1] });
  expect((await Promise.all(["signup", "recovery", "email"].map(other))).map(({ status }) => status)).toEqual(
    [403, 403, 403],
  );

  expect((await agree(links[1])).status).toBe(200);
  expect((await agree(links[1])).status).toBe(403);

  expect(await addresses()).toContain("half@salida.test");
});

test("a taken address is told to its holder alone, and stays theirs whatever the asker agrees to", async () => {
  const [asker, holder] = [
    await signedUp(server, "wants@salida.test"),
    await signedUp(server, "has@salida.test"),
  ];
  const ask = async (email: string) => {
    const answer = await putUser(server, asker, { email });
    const { new_email, ...user } = (await answer.json()) as Record<string, unknown>;
    return [answer.status, new_email === email, Object.keys(user)];
  };

  const free = await ask("free-one@salida.test");
  const taken = await ask("has@salida.test");

  expect(taken).toEqual(free);
  expect(outcomeOf(await agree(await linkTo("wants@salida.test")))).toEqual([200, null]);
  await server.post("/auth/v1/resend", { email: "has@salida.test", type: "email_change" });
  const told = (await mailsTo("has@salida.test")).slice(0, 2);
  expect(told.map(({ subject, links }) => [subject, links])).toEqual(
    Array(2).fill(["Somebody asked for your address at Salida", []]),
  );
  expect(told[0]?.text).not.toContain("wants@");
  expect(await addresses()).toEqual(expect.arrayContaining(["wants@salida.test", "has@salida.test"]));
  expect(await known(server, holder)).toBe(true);
});

test("one's own address is no change, and one without an @ is none", async () => {
  const own = await signedUp(server, "taker@salida.test");

  const same = await putUser(server, own, { email: "Taker@salida.test" });
  const odd = await putUser(server, own, { email: "nothing" });

  expect([same, odd].map(outcomeOf)).toEqual([
    [200, null],
    [400, "validation_failed"],
  ]);
  expect(await mailsTo("taker@salida.test")).toHaveLength(1);
});

test("a new password calls the change off", async () => {
  const { own, links } = await changing("calls-off@salida.test", "called-off@salida.test");

  await putUser(server, own, { password: "another horse, 17", current_password: password });

  expect((await Promise.all(links.map(agree))).map(({ status }) => status)).toEqual([403, 403]);
  const waiting = await server.db.select({ newEmail: emailChange.newEmail }).from(emailChange);
  expect(waiting).not.toContainEqual({ newEmail: "called-off@salida.test" });
});

test("once moved, what was mailed to the old mailbox opens nothing, and the sign-ins go on", async () => {
  const { own, links } = await changing("old-mail@salida.test", "new-mail@salida.test");
  await server.post("/auth/v1/recover", { email: "old-mail@salida.test" });
  const left = await linkTo("old-mail@salida.test");
  for (const link of links) await agree(link);

  expect(outcomeOf(await verify(server, { type: "recovery", token_hash: left }))).toEqual([
    403,
    "otp_expired",
  ]);
  expect(await known(server, own)).toBe(true);
  expect([
    (await signIn(server, "old-mail@salida.test")).status,
    (await signIn(server, "new-mail@salida.test")).status,
  ]).toEqual([400, 200]);
  await server.post("/auth/v1/recover", { email: "old-mail@salida.test" });
  expect(tokenOf(await newestMail(server, "old-mail@salida.test"))).toBe("");
});

test("the old mailbox is told where to, but not in full", async () => {
  const { links } = await changing("told@salida.test", "elsewhere@salida.test");
  for (const link of links) await agree(link);

  const [notice] = await mailsTo("told@salida.test");

  expect(notice?.text).toContain("e…@salida.test");
  expect(notice?.text).not.toContain("elsewhere");
});

test("a stranger who asks for the mails again moves nothing, and learns nothing", async () => {
  const { links } = await changing("watched@salida.test", "watched-new@salida.test");
  const ask = async (email: string) => {
    const answer = await server.post("/auth/v1/resend", { email, type: "email_change" });
    return [answer.status, await answer.text()];
  };

  const answers = [
    await ask("watched@salida.test"),
    await ask("watched-new@salida.test"),
    await ask("nobody@x.test"),
  ];
  await server.outbox();

  expect(new Set(answers.map(String))).toEqual(new Set(["200,{}"]));
  const mailed = new Set((await server.outbox()).slice(0, 4).map(({ to }) => to));
  expect(mailed).toEqual(new Set(["watched@salida.test", "watched-new@salida.test"]));
  expect((await agree(links[0])).status).toBe(200);
});

test("a session that a recovery opened may ask as well, and both mailboxes agree all the same", async () => {
  await signedUp(server, "lost@salida.test");
  const own = await recovered(server, "lost@salida.test");

  expect((await putUser(server, own, { email: "found@salida.test" })).status).toBe(200);
  expect((await agree(await linkTo("lost@salida.test"))).status).toBe(200);
  expect(await addresses()).toContain("lost@salida.test");
  const whole = await sessionOf(await agree(await linkTo("found@salida.test")));

  expect(whole.user.email).toBe("found@salida.test");
});

test("nobody asks after many addresses: ten wishes a day, and a mailbox gets one mail a minute", async () => {
  const limited = await someAccounts({ RATE_LIMITS: "memory" });
  const [own, holder] = [
    await signedUp(limited, "asker@salida.test"),
    await signedUp(limited, "taken@salida.test"),
  ];
  const ask = async (of: TestSession, email: string) => outcomeOf(await putUser(limited, of, { email }));

  const asked = [await ask(own, "bombed@salida.test"), await ask(holder, "bombed@salida.test")];
  // its mail is out before another wish takes the place of this one
  await limited.outbox();
  for (let at = 0; at < 9; at += 1) asked.push(await ask(own, "taken@salida.test"));
  asked.push(await ask(own, "taken@salida.test"), await ask(own, "free@salida.test"));

  expect(asked).toEqual([
    [200, null],
    [429, "over_email_send_rate_limit"],
    [200, null],
    ...Array(8).fill([429, "over_email_send_rate_limit"]),
    ...Array(2).fill([429, "over_request_rate_limit"]),
  ]);
  expect((await limited.outbox()).filter(({ to }) => to === "bombed@salida.test")).toHaveLength(1);
  await limited.close();
});
