import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { avatarNames, avatarOf } from "./avatar-names.ts";
import { drawings, tones } from "./drawings.ts";
import { DrawnAvatar } from "./drawn-avatar.tsx";

test("there are a dozen drawings at least, and no two are alike", () => {
  expect(avatarNames.length).toBeGreaterThanOrEqual(12);
  const drawn = avatarNames.map((name) => JSON.stringify(drawings[name]));
  expect(new Set(drawn).size).toBe(avatarNames.length);
});

test.each(avatarNames)("%s keeps to its window and its colours, and no shape is drawn twice", (name) => {
  const { ground, shapes } = drawings[name];
  expect(shapes[0]?.[0]).not.toBe(ground);
  expect(new Set(shapes.map(([, path]) => path)).size).toBe(shapes.length);
  for (const [tone, path] of shapes) {
    expect(tones).toHaveProperty(tone);
    // where a shape begins: what follows is drawn from there
    for (const [, x, y] of path.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(64);
      expect(Number(y)).toBeLessThanOrEqual(64);
    }
  }
});

test.each(avatarNames)("%s is drawn without a word", (name) => {
  const drawn = renderToStaticMarkup(<DrawnAvatar name={name} />);
  expect(drawn).toContain('aria-hidden="true"');
  expect(drawn.match(/<path/g)?.length).toBe(drawings[name].shapes.length);
  expect(drawn).not.toMatch(/style=|href=|<text|NaN|undefined/);
});

test("a drawing is known by its name; an unknown one, or none, is no drawing", () => {
  expect([avatarOf("owl"), avatarOf("dragon"), avatarOf(""), avatarOf(null)]).toEqual([
    "owl",
    undefined,
    undefined,
    undefined,
  ]);
});
