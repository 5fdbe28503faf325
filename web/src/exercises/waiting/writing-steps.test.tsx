import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { leftOf } from "./use-writing.ts";
import { WritingSteps } from "./writing-steps.tsx";

/** The items of the list, each as it is read out. */
function itemsAt(step: "brief" | "text" | "ready"): string[] {
  const items = renderToStaticMarkup(<WritingSteps step={step} />).match(/<li.*?<\/li>/g) ?? [];
  return items.map(
    (item) => `${item.replace(/<[^>]+>/g, "")}${item.includes('aria-current="step"') ? " (now)" : ""}`,
  );
}

test("what is done is said to be, what is being done is marked, and the rest is still to come", () => {
  expect(itemsAt("text")).toEqual([
    "Looking for an idea, done",
    "Writing the questions, done",
    "Writing the text (now)",
    "Checking every answer",
    "Opening the door",
  ]);
  expect(itemsAt("brief")[0]).toBe("Looking for an idea (now)");
});

test("of a picture it is told how it is painted", () => {
  const said = renderToStaticMarkup(<WritingSteps step="text" made="picture" />).replace(/<[^>]+>/g, " ");
  for (const step of ["Choosing what it shows", "Painting it", "Looking twice", "Step 3 of 5: Painting it"])
    expect(said).toContain(step);
  expect(said).not.toContain("Writing the text");
});

test("of what will be heard it is told that it is written to be heard", () => {
  const said = renderToStaticMarkup(<WritingSteps step="text" made="listening" />);
  expect(said).toContain("Step 3 of 5: Writing what you&#x27;ll hear");
  expect(said).not.toContain("Writing the text");
});

test("a live region says the step that is being done, and no other", () => {
  const region = /<p role="status".*?>(.*?)<\/p>/.exec(renderToStaticMarkup(<WritingSteps step="text" />));
  expect(region?.[1]).toBe("Step 3 of 5: Writing the text");
});

test.each([
  [75, "over"],
  [61, "over"],
  [60, "minute"],
  [30, "half"],
  [10, "moment"],
  [-5, "moment"],
])("with %i seconds to go “%s” is said", (seconds, said) => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  expect(leftOf(new Date(now + seconds * 1000).toISOString(), now)).toBe(said);
});
