import type { Page } from "@playwright/test";
import axe from "axe-core";

const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong on the page, or in one part of it; asked in the page itself, for that is ten times as fast. */
export async function violationsOn(page: Page, part = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ runOnly, part }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(part, { runOnly, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
    },
    { runOnly, part },
  );
}
