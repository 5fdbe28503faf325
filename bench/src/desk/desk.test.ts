import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { Said } from "@salida/library/format.ts";
import { afterAll, expect, test } from "vitest";
import { openRemoteText } from "../../../server/src/engines/text/remote/open-remote-text.ts";
import { readSettings } from "../../../server/src/env.ts";
import { openDesk } from "./open-desk.ts";

const folder = mkdtempSync(join(tmpdir(), "salida-desk-"));
const desk = await openDesk(folder);
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true });
});

test("whoever lays an answer beside a request is the model, however long it takes", async () => {
  const settings = { TEXT_MODEL: "openai-compatible:desk", OPENAI_COMPATIBLE_URL: desk.url, TEXT_IDLE: "0" };
  const engine = openRemoteText(readSettings(settings));
  const asking = engine.ask({
    role: "writer",
    prompt: { id: "test", version: 1, stable: "You name cats.", volatile: "A black one." },
    shape: Said,
    most: 100,
    // no limit to silence, so none to the whole
    total: 1,
  });
  while (!existsSync(join(folder, "desk", "0001.ask.md"))) await later(10);
  const page = readFileSync(join(folder, "desk", "0001.ask.md"), "utf8");
  for (const said of ["You name cats.", "A black one.", '"es"']) expect(page).toContain(said);
  await later(300);
  writeFileSync(join(folder, "desk", "0001.answer.json"), '{"en": "Ink", "es": "Tinta"}');

  expect(await asking).toMatchObject({
    value: { en: "Ink", es: "Tinta" },
    by: "openai-compatible:desk",
    rung: "schema",
  });
});

test("says which model it has, as model servers do", async () => {
  const answer = await fetch(`${desk.url}/models`);
  expect(await answer.json()).toMatchObject({ data: [{ id: "desk" }] });
});
