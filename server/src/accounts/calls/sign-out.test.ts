import { afterAll, beforeAll, expect, test } from "vitest";
import { password, signedUp, someAccounts, type TestAccounts } from "#accounts/test-accounts.ts";

let server: TestAccounts;
beforeAll(async () => {
  server = await someAccounts();
});
afterAll(() => server.close());

async function threeClients(email: string) {
  await signedUp(server, email);
  const clients = [server.client(), server.client(), server.client()] as const;
  const tokens: string[] = [];
  for (const client of clients) {
    const { data } = await client.signInWithPassword({ email, password });
    tokens.push(data.session?.access_token ?? "");
  }
  // all are remembered, so that what follows shows that ended ones are forgotten
  await Promise.all(tokens.map(server.accounts.who));
  const whoIsIn = async () =>
    Promise.all(
      tokens.map((token) =>
        server.accounts.who(token).then(
          () => true,
          () => false,
        ),
      ),
    );
  return { clients, tokens, whoIsIn };
}

test("local ends this session alone", async () => {
  const { clients, whoIsIn } = await threeClients("local@salida.test");

  expect((await clients[0].signOut({ scope: "local" })).error).toBeNull();

  expect(await whoIsIn()).toEqual([false, true, true]);
});

test("others ends all but this session", async () => {
  const { clients, whoIsIn } = await threeClients("others@salida.test");

  expect((await clients[0].signOut({ scope: "others" })).error).toBeNull();

  expect(await whoIsIn()).toEqual([true, false, false]);
  expect((await clients[1].getUser()).error?.name).toBe("AuthSessionMissingError");
});

test("global, which is the default, ends all sessions of the account and nobody else's", async () => {
  const { clients, whoIsIn, tokens } = await threeClients("global@salida.test");
  const other = await signedUp(server, "bystander@salida.test");

  expect((await clients[0].signOut()).error).toBeNull();

  expect(await whoIsIn()).toEqual([false, false, false]);
  expect(await server.accounts.who(other.access_token)).toMatchObject({ account: other.user.id });
  const user = await fetch(`${server.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${tokens[0]}` },
  });
  expect([user.status, user.headers.get("x-sb-error-code")]).toEqual([403, "session_not_found"]);
});

test("an unknown scope or a missing token ends nothing", async () => {
  const { access_token } = await signedUp(server, "scope@salida.test");
  const headers = { authorization: `Bearer ${access_token}` };

  const odd = await server.post("/auth/v1/logout?scope=everyone", undefined, headers);
  const nobody = await server.post("/auth/v1/logout", undefined);

  expect([odd.status, nobody.status]).toEqual([400, 401]);
  await server.accounts.stillThere(await server.accounts.who(access_token));
});

test("deleting the account ends its sessions and mails, and a forgotten token is refused at once", async () => {
  const { access_token, refresh_token, user } = await signedUp(server, "gone@salida.test");
  const caller = await server.accounts.who(access_token);

  await server.accounts.remove(server.db, user.id);
  server.accounts.forget(user.id);

  await expect(server.accounts.who(access_token)).rejects.toMatchObject({ code: "unauthorised" });
  await expect(server.accounts.stillThere(caller)).rejects.toMatchObject({ code: "unauthorised" });
  const refreshed = await server.post("/auth/v1/token?grant_type=refresh_token", { refresh_token });
  expect(refreshed.headers.get("x-sb-error-code")).toBe("refresh_token_not_found");
  const asked = await fetch(`${server.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect([asked.status, asked.headers.get("x-sb-error-code")]).toEqual([403, "user_not_found"]);
  expect((await server.outbox()).filter(({ to }) => to === "gone@salida.test")).toEqual([]);
});

test("a session that a write relies on cannot end before the write is done", async () => {
  const { access_token, user } = await signedUp(server, "held@salida.test");
  const caller = await server.accounts.who(access_token);
  const order: string[] = [];
  let deletion: Promise<void> | undefined;

  await server.db.transaction(async (tx) => {
    await server.accounts.stillThere(caller, tx);
    deletion = server.accounts.remove(server.db, user.id).then(() => void order.push("deleted"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    order.push("written");
  });
  await deletion;

  expect(order).toEqual(["written", "deleted"]);
});

test("what another process ended is noticed after five seconds at most", async () => {
  const { access_token, user } = await signedUp(server, "far@salida.test");
  await server.accounts.who(access_token);
  await server.accounts.remove(server.db, user.id);

  server.pass(5_001);

  await expect(server.accounts.who(access_token)).rejects.toMatchObject({ code: "unauthorised" });
});
