import { expect, test } from "vitest";
import { parseStoredSession, secondsLeft } from "./stored-session.ts";

const kept = {
  access_token: "t",
  refresh_token: "r",
  expires_at: 1000,
  user: { id: "u", email: "marta@example.test", user_metadata: { name: " Marta " } },
};

test("a stored session is read with the learner's name", () => {
  expect(parseStoredSession(JSON.stringify(kept))).toEqual({
    accessToken: "t",
    expiresAt: 1000,
    user: { id: "u", email: "marta@example.test", newEmail: null, name: "Marta", avatar: null },
  });
});

test("without a name the address gives one", () => {
  const nameless = { ...kept, user: { ...kept.user, user_metadata: {} } };
  expect(parseStoredSession(JSON.stringify(nameless))?.user.name).toBe("marta");
});

test("an address that still waits to be agreed on is read too", () => {
  const changing = { ...kept, user: { ...kept.user, new_email: "new@example.test" } };
  expect(parseStoredSession(JSON.stringify(changing))?.user.newEmail).toBe("new@example.test");
});

test("the drawing they chose is read, and nothing that is no name", () => {
  const shownBy = (avatar: unknown) => {
    const user = { ...kept.user, user_metadata: { avatar } };
    return parseStoredSession(JSON.stringify({ ...kept, user }))?.user.avatar;
  };
  expect([shownBy("owl"), shownBy(7), shownBy(null)]).toEqual(["owl", null, null]);
});

test.each([null, "", "{", "null", '{"access_token":"t"}'])("%j is no session", (text) => {
  expect(parseStoredSession(text)).toBeNull();
});

test("the seconds left are counted from the expiry", () => {
  const session = parseStoredSession(JSON.stringify(kept));
  expect(session && secondsLeft(session, 990_000)).toBe(10);
});
