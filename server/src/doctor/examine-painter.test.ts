import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { easel, somePicture } from "#authoring/test-easel.ts";
import { openComposer } from "#engines/pictures/embedded/open-composer.ts";
import { openPainter } from "#engines/pictures/remote/open-painter.ts";
import { optician } from "#engines/pictures/remote/safe-picture.ts";
import { imageShapes } from "#engines/pictures/settings.ts";
import { openRemoteText } from "#engines/text/remote/open-remote-text.ts";
import { textShapes } from "#engines/text/settings.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { examinePainter } from "./examine-painter.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());
const bytes = await somePicture();

async function examined(over: Record<string, string> = { SOLVER_MODEL: "openai:seer" }) {
  const { addresses } = provider;
  const given = { IMAGE_MODEL: "openai:gpt-image-1", OPENAI_API_KEY: "some-key", ...over };
  const settings = z.object({ ...textShapes, ...imageShapes }).parse(given);
  const painter = openPainter(settings, { addresses });
  if (!painter) throw new Error("nobody paints");
  const lines: string[] = [];
  const engine = openRemoteText(settings, { addresses, pause: 1 });
  const parts = { settings, engine, painter, optician, composer: openComposer() };
  const well = await examinePainter({ ...parts, tell: (line) => lines.push(line) });
  return { well, said: lines.join("\n") };
}

test("a painter and eyes that are fit for it", async () => {
  easel(provider, bytes);
  const { well, said } = await examined();

  expect(said).toMatch(
    /^eyes +openai:seer sees what a picture shows\npainter +openai:gpt-image-1: a picture that two looks confirm$/,
  );
  expect(well).toBe(true);
});

test("no model with eyes is told, and nothing is painted then", async () => {
  provider.wanted.length = 0;
  easel(provider, bytes, { eyes: false });
  const blind = await examined();
  const nobody = await examined({});

  for (const { well, said } of [blind, nobody]) {
    expect(said).toContain("no model with eyes, so nothing is painted");
    expect(well).toBe(false);
  }
  expect(provider.wanted).toEqual([]);
});

test("what is wrong with a painting, or who does not paint, is told", async () => {
  easel(provider, bytes, { change: (sight) => ({ ...sight, lettering: true }) });
  expect((await examined()).said).toMatch(/painter +openai:gpt-image-1: picture: lettering/);
  provider.paint(() => ({ status: 401 }));
  expect((await examined()).said).toMatch(/painter +openai:gpt-image-1: key, 401/);
});
