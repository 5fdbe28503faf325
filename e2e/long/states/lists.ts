import { expect } from "@playwright/test";
import { freshAddress } from "#stage/fixtures.ts";
import { aLearner } from "#stage/learner.ts";
import { enterRoom } from "#stage/room.ts";
import { failing, go, kinds, made, of, type State, signedIn, type There } from "./ways.ts";

export const lists: readonly State[] = [
  ...[...kinds, "escape-room"].map((kind) => ({
    name: `an empty list (${kind})`,
    open: async (there: There) => void (await signedIn(there, `/${kind}-summary`)),
  })),
  ...kinds.map((kind) => ({
    name: `a list with something in it (${kind})`,
    async open(there: There) {
      const learner = await aLearner(there.page, freshAddress());
      await made(learner, kind);
      await made(learner, kind);
      await go(there, `/${kind}-summary`);
    },
  })),
  {
    name: "a list of rooms with one in it",
    async open(there) {
      await enterRoom(there.page, there.language);
      await go(there, "/escape-room-summary");
    },
  },
  {
    name: "a list that does not come",
    open: (there) => failing(there, "user-readings/page", "/reading-summary"),
  },
  {
    name: "the topics",
    async open(there) {
      await signedIn(there, "/reading-summary");
      await there.page
        .getByRole("button", { name: of(there, "New reading", "Nueva lectura") })
        .first()
        .click();
      await expect(there.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "topics that nobody has",
    async open(there) {
      const { page } = there;
      await signedIn(there, "/reading-summary");
      await page
        .getByRole("button", { name: of(there, "New reading", "Nueva lectura") })
        .first()
        .click();
      await page.getByLabel(of(there, "Search topics", "Buscar temas")).fill("zzzz");
    },
  },
  {
    name: "the topics of a room",
    async open(there) {
      await signedIn(there, "/escape-room-summary");
      await there.page.getByRole("main").getByRole("button").first().click();
      await expect(there.page.getByRole("dialog")).toBeVisible();
    },
  },
];
