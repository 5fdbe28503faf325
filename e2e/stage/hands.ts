import { expect, type Locator, type Page } from "@playwright/test";

/** How somebody plays: with a pointer, or with keys alone. */
export interface Hands {
  press(target: Locator): Promise<void>;
  /** Opens what has a key of its own. */
  open(target: Locator, key: string): Promise<void>;
  /** Chooses one of the answers, counted from 0. */
  choose(answers: Locator, place: number): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

export function pointer(): Hands {
  return {
    press: (target) => target.click(),
    open: (target) => target.click(),
    choose: (answers, place) => answers.nth(place).check({ force: true }),
    write: (field, text) => field.fill(text),
  };
}

/** A keyboard: what is acted on is come to first. */
export interface Keys extends Hands {
  /** Goes by Tab to where the focus is on this. */
  reach(target: Locator): Promise<void>;
}

/** Goes to everything by Tab or by its key; nothing is focused from outside. */
export function keys(page: Page): Keys {
  async function reach(target: Locator) {
    await target.waitFor();
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((it) => it === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never comes to ${target}`);
  }
  return {
    reach,
    async press(target) {
      await reach(target);
      await page.keyboard.press("Enter");
    },
    async open(target, key) {
      await expect(target).toBeVisible();
      await page.keyboard.press(key);
    },
    async choose(answers, place) {
      await page.keyboard.press(String(place + 1));
      await expect(answers.nth(place)).toBeChecked();
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
  };
}
