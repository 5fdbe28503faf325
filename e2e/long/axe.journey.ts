import { expect } from "@playwright/test";
import { violationsOn } from "#stage/axe.ts";
import { test } from "#stage/fixtures.ts";
import { freeSettings } from "#stage/learner.ts";
import { settled } from "#stage/settled.ts";
import { states } from "./states/states.ts";

test.use({ settings: [freeSettings, { scope: "worker" }] });

const themes = ["light", "dark"] as const;
const widths = [1280, 768, 320];

for (const language of ["en", "es"] as const)
  for (const { name, open } of states)
    test(`axe finds nothing, and nothing is wider than the page: ${name} (${language})`, async ({
      page,
      salida,
    }) => {
      await open({ page, salida, language });
      const found: Record<string, unknown> = {};
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await settled(page);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          const faults = [...(await violationsOn(page)), ...(wide > 0 ? [`${wide} px too wide`] : [])];
          if (faults.length > 0) found[`${colorScheme} ${width}`] = faults;
        }
      }
      expect(found).toEqual({});
    });
