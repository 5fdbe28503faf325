import { expect, test } from "vitest";
import { filterIn, isFiltered, noFilter, searchWith } from "./list-filter.ts";

test("a filter goes into an address and comes back out of it", () => {
  for (const filter of [
    noFilter,
    { state: "open", context: undefined },
    { state: "finished", context: "FOOD" },
    { state: "all", context: "SCIENCE_FICTION" },
  ] as const) {
    expect(filterIn(searchWith(filter))).toEqual(filter);
    expect(isFiltered(filter)).toBe(filter !== noFilter);
  }
});

test("what else an address says stays, and what shows all says nothing", () => {
  expect(searchWith({ state: "open", context: "FOOD" }, "?lng=es&state=finished")).toBe(
    "?lng=es&state=open&topic=FOOD",
  );
  expect(searchWith(noFilter, "?lng=es&state=open&topic=FOOD")).toBe("?lng=es");
  expect(searchWith(noFilter, "?state=open")).toBe("");
});

test("what is no filter shows all", () => {
  expect(filterIn("?state=lost&topic=COOKING")).toEqual(noFilter);
});
