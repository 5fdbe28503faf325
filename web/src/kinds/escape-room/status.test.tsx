import type { escapeRoom } from "@salida/contract/kinds/escape-room.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Listed } from "#exercises/kind.ts";
import { RoomStatus } from "./status.tsx";

test.each([
  [0, false, "Pending"],
  [1, false, "Pending"],
  [4, false, "Expired"],
  [3, true, "Given up"],
  [3, false, "Out of time"],
  [2, false, "Solved"],
])("a room of status %i, given up %s, is listed as %s", (status, givenUp, said) => {
  const item = { status, givenUp } as Listed<typeof escapeRoom>;
  expect(renderToStaticMarkup(<RoomStatus item={item} />)).toContain(said);
});
