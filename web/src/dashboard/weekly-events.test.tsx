import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WeeklyEvents } from "./weekly-events.tsx";

// a Wednesday
beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 25, 12) }));
afterEach(() => vi.useRealTimers());

test("the week has three hours, each with what can be done alone then", () => {
  const rows = renderToStaticMarkup(<WeeklyEvents />)
    .split("<li")
    .slice(1)
    .map((row) => [/href="([^"]+)"/.exec(row)?.[1], row.replace(/<[^>]+>/g, "|")] as const);

  expect(rows.map(([link]) => link)).toEqual(["/chat-summary", "/listening-summary", "/reading-summary"]);
  const expected = [
    ["Tuesday", /15:00|3:00/, "Conversation Club"],
    ["Thursday", /17:00|5:00/, "Pronunciation Workshop"],
    ["Friday", /16:00|4:00/, "Group Reading"],
  ] as const;
  for (const [at, [day, hour, name]] of expected.entries()) {
    expect(rows[at]?.[1]).toContain(day);
    expect(rows[at]?.[1]).toMatch(hour);
    expect(rows[at]?.[1]).toContain(name);
  }
});
