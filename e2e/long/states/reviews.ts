import { expect } from "@playwright/test";
import { freshAddress } from "#stage/fixtures.ts";
import { aLearner } from "#stage/learner.ts";
import { go, of, type State, signedIn } from "./ways.ts";

export const reviews: readonly State[] = [
  { name: "no review", open: async (there) => void (await signedIn(there, "/review")) },
  {
    name: "a review",
    async open(there) {
      const learner = await aLearner(there.page, freshAddress());
      await learner.call("POST", "/api/v1/user-reviews", {
        word: "abandon",
        sentence: "They abandoned the ship.",
      });
      await there.salida.store("update review_card set due = due - interval '1 day'", []);
      await go(there, "/review");
      await expect(there.page.getByRole("button", { name: of(there, "Show", "Mostrar") })).toBeVisible();
    },
  },
  {
    name: "the words kept",
    async open(there) {
      const learner = await aLearner(there.page, freshAddress());
      await learner.call("POST", "/api/v1/user-reviews", {
        word: "abandon",
        sentence: "They abandoned the ship.",
      });
      await go(there, "/review");
      await there.page.getByText(of(there, "Your words", "Tus palabras")).click();
      await expect(there.page.getByText("They abandoned the ship.")).toBeVisible();
    },
  },
  { name: "placement before it begins", open: async (there) => void (await signedIn(there, "/placement")) },
  {
    name: "a placement's first sentence, not answered",
    async open(there) {
      const { page } = there;
      await signedIn(there, "/placement");
      await page.getByRole("button", { name: of(there, "Begin", "Empezar") }).click();
      await expect(page.locator(".placement-sentence")).toBeVisible();
      await page.getByRole("button", { name: of(there, "Continue", "Continuar") }).click();
    },
  },
  {
    name: "a placement's receipt",
    async open(there) {
      const { page } = there;
      await signedIn(there, "/placement");
      await page.getByRole("button", { name: of(there, "Begin", "Empezar") }).click();
      const unknown = page.getByRole("button", { name: of(there, "I don't know", "No lo sé") });
      await expect(unknown).toBeVisible();
      while (await unknown.isVisible()) {
        const number = page.locator(".placement-sentence");
        const before = await number.textContent().catch(() => null);
        await unknown.click();
        await expect.poll(() => number.textContent({ timeout: 500 }).catch(() => null)).not.toBe(before);
      }
    },
  },
];
