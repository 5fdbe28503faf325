import { afterAll, beforeAll, expect, test } from "vitest";
import { account, emailChange, mailedToken, session, signUp as signUpTable } from "#store/account-tables.ts";
import {
  codeOf,
  elsewhere,
  password,
  signedUp,
  signUp,
  someAccounts,
  type TestAccounts,
  tokenOf,
} from "./test-accounts.ts";
import { bearer, newestMail, putUser, refresh, sessionOf, signIn, verify } from "./test-calls.ts";

/** The long run goes through it more often. */
const rounds = process.env.LONG ? 12 : 3;
let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

const link = async (email: string) => tokenOf(await newestMail(server, email));

/** An account in the midst of everything: mails on their way for each of its purposes, others at its addresses. */
async function inTheMidst(round: number) {
  const [email, newEmail] = [`storm${round}@salida.test`, `storm${round}-new@salida.test`];
  const rivals = [await signUp(server, newEmail), await signUp(server, newEmail)];
  const own = await signedUp(server, email);
  const second = await sessionOf(await signIn(server, email));
  await putUser(server, own, { email: newEmail });
  const agree = [await link(email), await link(newEmail)];
  const recover: string[] = [];
  const codes: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    await server.post(`/auth/v1/recover?redirect_to=${elsewhere}`, { email });
    recover.push(await link(email));
    codes.push(codeOf(await newestMail(server, email)));
  }
  return { email, newEmail, own, second, rivals, agree, recover, codes };
}

type Midst = Awaited<ReturnType<typeof inTheMidst>>;

function everything({ email, newEmail, own, second, rivals, agree, recover, codes }: Midst) {
  const byLink = (type: string) => (token_hash: string) => () => verify(server, { type, token_hash });
  const byCode = (token: string) => () => verify(server, { type: "recovery", email, token });
  const ask = (path: string, body: object) => () => server.post(`/auth/v1/${path}`, body);
  return [
    ...agree.map(byLink("email_change")),
    ...rivals.map(byLink("signup")),
    ...recover.map(byLink("recovery")),
    ...[...codes, "000000"].map(byCode),
    () => putUser(server, own, { password: "another horse, 17", current_password: password }),
    () => putUser(server, second, { email: `other-${newEmail}`, data: { name: "x" } }),
    () => signIn(server, email),
    () => refresh(server, second),
    () => fetch(`${server.url}/auth/v1/reauthenticate`, { headers: bearer(second) }),
    ask("recover", { email }),
    ask("resend", { email: newEmail, type: "email_change" }),
    ask("signup", { email: newEmail, password }),
    ask("signup", { email, password }),
    () => server.post("/auth/v1/logout?scope=others", undefined, bearer(second)),
  ];
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => [Math.random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
}

test.each([
  ["and nobody leaves", false],
  ["and the account is deleted", true],
])(
  "everything at once on one account %s: no call fails on our side, and nothing contradicts",
  async (_, leaves) => {
    for (let round = 0; round < rounds; round += 1) {
      const midst = await inTheMidst(leaves ? round : round + rounds);
      const calls = shuffled(everything(midst));
      const leave = () => server.db.transaction((tx) => server.accounts.remove(tx, midst.own.user.id));
      const leaving = leaves ? [leave()] : [];

      const answers = await Promise.all(calls.map((call) => call()));
      await Promise.all([...leaving, server.accounts.sweep(server.now())]);
      await server.outbox();

      const failed = answers.filter(({ status }) => status >= 500);
      expect(failed.map(({ status, url }) => [status, url])).toEqual([]);
      if (leaves) expect(await isLeft(midst.own.user.id)).toBe(false);
    }
    expect(server.log()).not.toMatch(/"event":"mail"[^\n]*"over":true|"msg":"fault"/);
  },
  // a busy machine takes its time
  120_000,
);

async function isLeft(id: string): Promise<boolean> {
  const [accounts, sessions, links, changes, waiting] = await Promise.all([
    server.db.select({ id: account.id }).from(account),
    server.db.select({ id: session.account }).from(session),
    server.db.select({ id: mailedToken.account }).from(mailedToken),
    server.db.select({ id: emailChange.account }).from(emailChange),
    server.db.select({ id: signUpTable.id }).from(signUpTable),
  ]);
  return [...accounts, ...sessions, ...links, ...changes, ...waiting].some((row) => row.id === id);
}
