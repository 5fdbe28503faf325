import { expect } from "@playwright/test";
import { openChat, said, say } from "#stage/chat.ts";
import { freshAddress } from "#stage/fixtures.ts";
import { aLearner } from "#stage/learner.ts";
import {
  exercise,
  finished,
  go,
  type Kind,
  kinds,
  nobody,
  of,
  type State,
  type There,
  verify,
} from "./ways.ts";

export const exercises: readonly State[] = [
  ...kinds.map((kind) => ({ name: `an exercise (${kind})`, open: (there: There) => exercise(there, kind) })),
  ...kinds.slice(0, 4).map((kind) => ({
    name: `an exercise that is not answered (${kind})`,
    async open(there: There) {
      await exercise(there, kind);
      await verify(there, kind);
    },
  })),
  ...kinds.slice(0, 4).map((kind) => ({
    name: `a result (${kind})`,
    open: (there: There) => finished(there, kind as Exclude<Kind, "chat">),
  })),
  ...kinds.map((kind) => ({
    name: `an exercise that is nobody's (${kind})`,
    async open(there: There) {
      await aLearner(there.page, freshAddress());
      await go(there, `/${kind}/${nobody}`);
    },
  })),
  {
    name: "what is wrong with a question",
    async open(there) {
      await finished(there, "reading");
      await there.page
        .getByRole("button", { name: of(there, /^Report a problem \(/, /^Avisar de un problema \(/) })
        .first()
        .click();
      await expect(there.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "the keys",
    async open(there) {
      await exercise(there, "reading");
      await there.page.keyboard.press("?");
      await expect(there.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a picture, larger",
    async open(there) {
      await exercise(there, "description");
      await there.page
        .getByRole("button", { name: of(there, /larger|Enlarge/i, /grande|Ampliar/i) })
        .first()
        .click();
      await expect(there.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a conversation with two answers",
    async open(there) {
      const learner = await aLearner(there.page, freshAddress());
      await openChat(there.page, learner, false, there.language);
      await say(there.page, said[0]);
    },
  },
];
