import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { version } from "./version.ts";

test("the version is the newest that the changelog tells of, marked while it is not released", () => {
  const changelog = readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8");
  const [, newest, rest = ""] = changelog.match(/^## (\S+)(.*)$/m) ?? [];

  expect(version).toBe(rest.includes("not released") ? `${newest}-dev` : newest);
});
