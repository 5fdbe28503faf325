import { beforeEach, expect, test } from "vitest";
import { oldestShown, oldSince } from "#offline/shown-since.ts";
import { answerOrKept, keepAnswersWith, keptSince } from "./keeper.ts";
import { Problem } from "./problem.ts";

let kept: Map<string, { body: unknown; at: number }>;

beforeEach(() => {
  kept = new Map();
  keepAnswersWith(into(kept));
});

function into(store: typeof kept) {
  return {
    keep: (address: string, body: unknown) => void store.set(address, { body, at: 7 }),
    find: async (address: string) => store.get(address),
  };
}

const path = "/api/v1/user-readings/{id}";
const read = (body: unknown) => ({ ...(body as object) });
const answers = (body: unknown) => async () => ({ body, status: 200 });
const fails = (code: "offline" | "not_found" | "unavailable") => async () => {
  throw new Problem(code, 0, code);
};

function reading(rest: {
  ask: () => Promise<{ body: unknown; status: number }>;
  now?: boolean;
  path?: string;
}) {
  return answerOrKept({ path, address: "/one", now: false, read, ...rest });
}

test("the last answer stands in for one that does not come, and says when it came", async () => {
  const fresh = await reading({ ask: answers({ title: "Tea" }) });
  const old = await reading({ ask: fails("offline") });

  expect(old).toEqual({ title: "Tea" });
  expect([keptSince(fresh), keptSince(old)]).toEqual([undefined, 7]);
});

test.each(["not_found", "unavailable"] as const)(
  "what the server says (%s) is not talked over",
  async (code) => {
    await reading({ ask: answers({ title: "Tea" }) });

    await expect(reading({ ask: fails(code) })).rejects.toMatchObject({ code });
  },
);

test("who asks what is so now gets no old answer", async () => {
  await reading({ ask: answers({ title: "Tea" }) });

  await expect(reading({ ask: fails("offline"), now: true })).rejects.toMatchObject({ code: "offline" });
});

test.each([
  "/api/v1/user-escape-rooms/{id}",
  "/api/v1/user-riddles/{id}",
  "/api/v1/user-sessions",
  "/api/v1/user-readings/offers",
  "/api/v1/users/export",
  "/api/v1/words/{word}/sound",
])("nothing of %s is kept", async (other) => {
  await reading({ ask: answers({ title: "Tea" }), path: other });

  expect(kept.size).toBe(0);
});

test("an answer that an older build kept, and this one cannot read, is none", async () => {
  kept.set("/one", { body: null, at: 7 });
  const strict = () => {
    throw new Problem("unreadable", 200, "of another shape");
  };

  await expect(
    answerOrKept({ path, address: "/one", now: false, read: strict, ask: fails("offline") }),
  ).rejects.toMatchObject({ code: "offline" });
});

test("an answer that comes after somebody else has signed in is kept for who asked", async () => {
  const others = new Map();
  let come = (_: { body: unknown; status: number }) => {};
  const asked = reading({
    ask: () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  });
  keepAnswersWith(into(others));
  come({ body: { title: "Tea" }, status: 200 });
  await asked;

  expect([kept.size, others.size]).toEqual([1, 0]);
});

test("what is shown is as old as the oldest of it, and of this moment with a connection", async () => {
  await reading({ ask: answers({ title: "Tea" }) });
  const old = await reading({ ask: fails("offline") });
  const list = { pages: [{}, old], pageParams: [] };
  const query = (data: unknown, dataUpdatedAt: number) => ({ state: { data, dataUpdatedAt } });

  expect([oldSince(old), oldSince(list), oldSince({})]).toEqual([7, 7, undefined]);
  expect(oldestShown([query({}, 3), query(undefined, 1)], true)).toBeUndefined();
  expect(oldestShown([query({}, 9), query(list, 90)], true)).toBe(7);
  expect(oldestShown([query({}, 3), query(old, 90)], false)).toBe(3);
});
