import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { account, spentCheck } from "#store/account-tables.ts";
import { signedUp, signUp, someAccounts, type TestAccounts } from "./test-accounts.ts";

const hour = 3_600_000;
const day = 24 * hour;

async function counts({ db }: TestAccounts): Promise<unknown> {
  const { rows } = await db.execute(sql`select
    (select count(*)::int from accounts.account) accounts, (select count(*)::int from accounts.session) sessions,
    (select count(*)::int from accounts.sign_up) waiting, (select count(*)::int from accounts.mailed_token) links,
    (select count(*)::int from accounts.outbox_mail) mails, (select count(*)::int from accounts.spent_check) checks`);
  return rows[0];
}

test("keeps what lives and deletes what is over, each in its time", async () => {
  const server = await someAccounts();
  await signedUp(server, "stays@salida.test");
  await signUp(server, "never@salida.test");
  await server.db.insert(spentCheck).values({ signature: "s", expiresAt: new Date(Date.now() + 5 * 60_000) });
  const sweepAfter = async (ms: number) => {
    await server.accounts.sweep(new Date(Date.now() + ms));
    return counts(server);
  };

  expect(await sweepAfter(0)).toEqual({
    accounts: 1,
    sessions: 1,
    waiting: 1,
    links: 1,
    mails: 2,
    checks: 1,
  });
  expect(await sweepAfter(5.5 * 60_000)).toMatchObject({ checks: 1 });
  expect(await sweepAfter(7 * 60_000)).toMatchObject({ checks: 0, links: 1 });
  expect(await sweepAfter(hour + 1_000)).toMatchObject({ links: 0, waiting: 1, mails: 2 });
  expect(await sweepAfter(7 * day + 1_000)).toMatchObject({ mails: 0, waiting: 1, sessions: 1 });
  expect(await sweepAfter(7 * day + hour + 1_000)).toMatchObject({ waiting: 0, accounts: 1, sessions: 1 });
  expect(await sweepAfter(60 * day + 1_000)).toMatchObject({ accounts: 1, sessions: 0 });
  const left = await server.db.select({ email: account.email }).from(account);
  expect(left).toEqual([{ email: "stays@salida.test" }]);
  await server.close();
});
