import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import { AuthClient } from "@supabase/auth-js";
import { decodeJwt } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { account, goneAccount } from "#store/account-tables.ts";
import { learner } from "#store/tables.ts";
import { aHouse, type House } from "#test-house.ts";
import { hostedAccounts, type TestHosted } from "./test-hosted.ts";
import {
  adminKey,
  aService,
  type ProjectSession,
  publicKey,
  sharedSecret,
  type TestService,
} from "./test-service.ts";

/** A whole Salida whose accounts are the project's. */
const salidaOn = ({ url }: TestService) =>
  aHouse([], {
    AUTH_URL: url,
    AUTH_KEY: publicKey,
    AUTH_ADMIN_KEY: adminKey,
    AUTH_JWT_SECRET: sharedSecret,
    SIGNUP_CONFIRMATION: "on",
  });

/** The official client, as a browser uses it. */
function browserOf({ base }: TestService) {
  const kept = new Map<string, string>();
  return new AuthClient({
    url: base,
    headers: { apikey: publicKey },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
}

async function ask(
  house: House,
  method: "GET" | "POST" | "DELETE",
  url: string,
  token: string,
  payload?: object,
) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await house.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, code: answer.body && (answer.json().code as string | undefined) };
}
const createStats = (house: House, token: string) =>
  ask(house, "POST", statsCalls.createStats.path, token, { level: 2 });
const readStats = (house: House, token: string) => ask(house, "GET", statsCalls.readStats.path, token);
const deleteAccount = (house: House, token: string) =>
  ask(house, "DELETE", accountCalls.deleteAccount.path, token);

describe.each(["RS256", "ES256", "HS256"] as const)("with a project that signs with %s", (algorithm) => {
  let project: TestService;
  let house: House;
  beforeAll(async () => {
    project = await aService(algorithm);
    house = await salidaOn(project);
  });
  afterAll(async () => {
    await house.close();
    await project.stop();
  });

  test("whoever signs in there with the official client learns here", async () => {
    const browser = browserOf(project);
    const credentials = { email: "ana@salida.test", password: "right horse, 16 ñ" };
    const { data: announced, error } = await browser.signUp({
      ...credentials,
      options: { data: { name: "Ana" } },
    });
    expect([error, announced.session]).toEqual([null, null]);
    const early = await browser.signInWithPassword(credentials);
    expect(early.error?.code).toBe("email_not_confirmed");
    const token_hash = announced.user?.id ?? "";
    await browser.verifyOtp({ type: "signup", token_hash });
    const wrong = await browser.signInWithPassword({ ...credentials, password: "wrong" });
    expect(wrong.error?.code).toBe("invalid_credentials");

    const { data } = await browser.signInWithPassword(credentials);
    const token = data.session?.access_token ?? "";

    expect(await createStats(house, token)).toMatchObject({ status: 201 });
    expect(await readStats(house, token)).toMatchObject({ status: 200 });
    expect(await house.db.select({ id: learner.id }).from(learner)).toEqual([{ id: data.user?.id }]);
    const { data: user } = await browser.getUser();
    expect(user.user?.user_metadata).toEqual({ name: "Ana" });
    const { data: renewed } = await browser.refreshSession();
    expect(await readStats(house, renewed.session?.access_token ?? "")).toMatchObject({ status: 200 });
    const { data: told } = await browser.getClaims();
    expect(told?.claims.sub).toBe(data.user?.id);
    expect((await browser.signOut()).error).toBeNull();
    expect((await browser.getSession()).data.session).toBeNull();
  });

  test("whoever leaves here is deleted there, and no token of theirs is good any more", async () => {
    const { access_token, user } = await project.signedUp("leaver@salida.test");
    const again = await project.signedUp("stays@salida.test");
    await createStats(house, access_token);
    await createStats(house, again.access_token);
    await project.asked();

    expect(await deleteAccount(house, access_token)).toMatchObject({ status: 204 });

    const deletions = (await project.asked()).filter(({ method }) => method === "DELETE");
    expect(deletions).toEqual([
      { method: "DELETE", path: `/auth/v1/admin/users/${user.id}`, body: '{"should_soft_delete":false}' },
    ]);
    expect(await readStats(house, access_token)).toEqual({ status: 401, code: "unauthorised" });
    expect(await createStats(house, access_token)).toEqual({ status: 401, code: "unauthorised" });
    const left = (await house.db.select({ id: learner.id }).from(learner)).map(({ id }) => id);
    expect(left).toContain(again.user.id);
    expect(left).not.toContain(user.id);
    expect(await readStats(house, again.access_token)).toMatchObject({ status: 200 });
  });
});

describe("with a project", () => {
  let project: TestService;
  let house: House;
  beforeAll(async () => {
    project = await aService("ES256");
    house = await salidaOn(project);
  });
  afterAll(async () => {
    await house.close();
    await project.stop();
  });
  const learnerOf = async (email: string): Promise<ProjectSession> => {
    const session = await project.signedUp(email);
    expect(await createStats(house, session.access_token)).toMatchObject({ status: 201 });
    return session;
  };
  const learners = async () => (await house.db.select({ id: learner.id }).from(learner)).map(({ id }) => id);

  test("nothing of the embedded accounts is served", async () => {
    const addresses = [
      "/auth/v1/health",
      "/auth/v1/settings",
      "/auth/v1/.well-known/jwks.json",
      "/auth/v1/human-check?action=login",
      "/auth/v1/user",
      "/auth/v1/verify?token=x&type=signup",
      "/dev/outbox",
      "/dev/outbox.json",
    ];
    const found = await Promise.all(addresses.map((url) => house.app.inject({ url })));
    expect(found.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 404));
    const posts = ["signup", "token?grant_type=password", "recover", "resend", "verify", "logout"];
    const sent = await Promise.all(
      posts.map((path) => house.app.inject({ method: "POST", url: `/auth/v1/${path}`, payload: {} })),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(posts.map(() => 404));
    expect(await house.db.select().from(account)).toEqual([]);
  });

  test.each(["500", "401", "403", "404", "429", "302", "hangs up"])(
    "that does not delete (%s) nothing is deleted here either, and it can be tried again",
    async (fault) => {
      const { access_token, user } = await learnerOf(`kept-${fault.replace(" ", "-")}@salida.test`);
      await project.misbehave({ "/admin/": fault });

      expect(await deleteAccount(house, access_token)).toEqual({ status: 503, code: "unavailable" });
      expect(await readStats(house, access_token)).toMatchObject({ status: 200 });

      await project.misbehave({});
      expect(await deleteAccount(house, access_token)).toMatchObject({ status: 204 });
      expect(await learners()).not.toContain(user.id);
    },
  );

  test("that has deleted the account already, the rest goes as well", async () => {
    const { access_token, user } = await learnerOf("half@salida.test");
    const headers = { apikey: adminKey, authorization: `Bearer ${adminKey}` };
    const gone = await fetch(`${project.base}/admin/users/${user.id}`, { method: "DELETE", headers });
    expect(gone.status).toBe(200);

    expect(await deleteAccount(house, access_token)).toMatchObject({ status: 204 });
    expect(await learners()).not.toContain(user.id);
  });

  test("whose keys are away a good token is not called bad", async () => {
    const { access_token } = await project.signedUp("waits@salida.test");
    const other = await salidaOn(project);
    await project.misbehave({ jwks: "503" });
    const answer = await other.app.inject({
      url: statsCalls.readStats.path,
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    await project.misbehave({});
    expect(await readStats(other, access_token)).toEqual({ status: 404, code: "stats_not_found" });
    await other.close();
  });

  test("many deletions at once and choices of a level beside them leave no learner behind", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { access_token, user } = await project.signedUp(`racer-${round}@salida.test`);
      const asked = Array.from({ length: 12 }, (_, at) =>
        at % 3 === 0 ? deleteAccount(house, access_token) : createStats(house, access_token),
      );
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      // a create that came first may have kept the deletion out: the learner is told, and asks again
      if (!statuses.includes(204)) {
        expect(await deleteAccount(house, access_token)).toMatchObject({ status: 204 });
      }
      expect(statuses.filter((status) => ![201, 204, 401, 503].includes(status))).toEqual([]);
      expect(await createStats(house, access_token)).toEqual({ status: 401, code: "unauthorised" });
      expect(await learners()).not.toContain(user.id);
    }
  });

  test("no key, token or account is in the log, nor an account in what is remembered", async () => {
    const { access_token, user } = await learnerOf("quiet@salida.test");
    await project.misbehave({ "/admin/": "403" });
    await deleteAccount(house, access_token);
    await project.misbehave({});
    await deleteAccount(house, access_token);

    const logged = house.log();
    expect(logged).toContain('"reason":"status 403"');
    for (const secret of [
      adminKey,
      publicKey,
      sharedSecret,
      access_token,
      user.id,
      "quiet@salida.test",
      "eyJ",
    ]) {
      expect(logged).not.toContain(secret);
    }
    const remembered = await house.db.select().from(goneAccount);
    expect(remembered.length).toBeGreaterThan(0);
    expect(JSON.stringify(remembered)).not.toContain(user.id);
  });
});

describe("an account that is gone", () => {
  let project: TestService;
  let hosted: TestHosted;
  beforeAll(async () => {
    project = await aService("ES256");
  });
  beforeEach(async () => {
    hosted = await hostedAccounts(project);
  });
  afterEach(() => hosted.close());
  afterAll(() => project.stop());
  const refused = (asked: Promise<unknown>) => expect(asked).rejects.toMatchObject({ code: "unauthorised" });

  test("is refused wherever it is asked, by other processes too, until its last token is over", async () => {
    const claims = decodeJwt((await project.signedUp("gone@salida.test")).access_token);
    // some projects let tokens live for a week
    const token = await project.sign({ ...claims, exp: Number(claims.iat) + 7 * 86_400 });
    const caller = await hosted.accounts.who(token);
    await hosted.accounts.stillThere(caller);
    await hosted.db.transaction((tx) => hosted.accounts.remove(tx, caller.account));

    await refused(hosted.accounts.stillThere(caller));
    await refused(hosted.db.transaction((tx) => hosted.accounts.stillThere(caller, tx)));
    // remembered for five seconds where nobody said that it is gone
    expect(await hosted.accounts.who(token)).toEqual(caller);
    hosted.pass(5_001);
    await refused(hosted.accounts.who(token));
    await hosted.accounts.sweep(hosted.now());
    await refused(hosted.accounts.who(token));

    hosted.pass(86_400_000 + 60_000);
    await hosted.accounts.sweep(hosted.now());
    expect(await hosted.db.select().from(goneAccount)).toEqual([]);
    await refused(hosted.accounts.who(token));
  });

  test("is forgotten with the transaction that did not come through", async () => {
    const { access_token } = await project.signedUp("undone@salida.test");
    const caller = await hosted.accounts.who(access_token);
    const undone = hosted.db.transaction(async (tx) => {
      await hosted.accounts.remove(tx, caller.account);
      throw new Error("the rest failed");
    });
    await expect(undone).rejects.toThrow("the rest failed");

    await hosted.accounts.stillThere(caller);
    await hosted.db.transaction((tx) => hosted.accounts.remove(tx, caller.account));
    await refused(hosted.accounts.stillThere(caller));
  });

  test("is not going while something holds it, nor held while it is going, and neither waits", async () => {
    const { access_token } = await project.signedUp("held@salida.test");
    const caller = await hosted.accounts.who(access_token);
    const away = { code: "unavailable" };
    await hosted.db.transaction(async (tx) => {
      await hosted.accounts.stillThere(caller, tx);
      await hosted.db.transaction((beside) => hosted.accounts.stillThere(caller, beside));
      const going = hosted.db.transaction((other) => hosted.accounts.remove(other, caller.account));
      await expect(going).rejects.toMatchObject(away);
    });
    await hosted.db.transaction(async (tx) => {
      await hosted.accounts.remove(tx, caller.account);
      const held = hosted.db.transaction((other) => hosted.accounts.stillThere(caller, other));
      await expect(held).rejects.toMatchObject(away);
    });
    await refused(hosted.accounts.stillThere(caller));
  });

  test("its owner may not export without end while it is there", async () => {
    const id = crypto.randomUUID();
    const asked = Array.from({ length: 25 }, () => hosted.accounts.takeExport?.(id));
    const outcomes = await Promise.allSettled(asked);
    const refusals = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refusals).toEqual(Array(5).fill("too_many"));
  });

  test("a project that never answers a deletion is not waited for", async () => {
    const hasty = await hostedAccounts(project, {}, 200);
    await project.misbehave({ "/admin/": "silent" });

    const deletion = hasty.db.transaction((tx) => hasty.accounts.remove(tx, crypto.randomUUID()));

    await expect(deletion).rejects.toMatchObject({ code: "unavailable" });
    expect(hasty.log()).toContain("no answer in time");
    await project.misbehave({});
    await hasty.close();
  });
});
