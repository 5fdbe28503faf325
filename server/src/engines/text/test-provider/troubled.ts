import type { Reply } from "./open-test-provider.ts";

/** What comes of a reply where half of what a provider says is of no use: 5xx, 429, garbage, cut short, or silence. `drawn` is at least 0, less than 1. */
export function troubled(reply: Reply, drawn: number): Reply {
  if (drawn < 0.3) return { status: 503 };
  if (drawn < 0.35) return { status: 429, headers: { "retry-after": "1" } };
  if (drawn < 0.45) return { text: "Sure! Here is what you want: <html>" };
  if (drawn < 0.5) return { ...reply, cutAfter: 2 };
  if (drawn < 0.52) return { ...reply, silentAfter: 1 };
  return reply;
}
