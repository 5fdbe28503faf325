import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { useFormat } from "./format.ts";
import { i18n } from "./i18n.ts";

afterEach(async () => {
  await i18n.changeLanguage("en");
});

/** The Friday evening from which it is looked ahead. */
const now = new Date(2026, 10, 27, 23, 30);

function Coming({ time }: { time: Date }) {
  return useFormat().coming(time, now);
}

test.each([
  ["en", ["today", "tomorrow", "on Sunday", "on Thursday", "on 4 Dec 2026"]],
  ["es", ["hoy", "mañana", "el domingo", "el jueves", "el 4 dic 2026"]],
])("a day to come is said as one says it, not by its hour (%s)", async (language, said) => {
  await i18n.changeLanguage(language);
  const days = [27, 28, 29, 33, 34].map((day) => new Date(2026, 10, day, day === 27 ? 23 : 4, 45));

  expect(days.map((time) => renderToString(<Coming time={time} />))).toEqual(said);
});
