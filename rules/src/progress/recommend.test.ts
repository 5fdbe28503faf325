import { describe, expect, it } from "vitest";
import { type KindStanding, recommend } from "./recommend.ts";

type Kind = "reading" | "listening" | "room";
const known = (kind: Kind, more: Partial<KindStanding<Kind>> = {}): KindStanding<Kind> => ({
  ...{ kind, done: 3, average: 80, daysSince: 1, free: true, whole: kind === "room" },
  ...more,
});
const never = { done: 0, average: 0, daysSince: null };
const room = known("room", { average: null });

describe("what is recommended next", () => {
  it("is the first kind for who has done nothing", () => {
    expect(recommend([known("reading", never), known("listening", never), known("room", never)])).toEqual({
      kind: "reading",
      reason: "first",
    });
  });

  it("is then what was never tried, but a whole only for who knows its parts", () => {
    expect(recommend([known("reading"), known("listening", never), known("room", never)])).toEqual({
      kind: "listening",
      reason: "untried",
    });
    expect(recommend([known("reading"), known("listening", { done: 1 }), known("room", never)])?.kind).toBe(
      "reading",
    );
  });

  it("is a whole once a week", () => {
    const parts = [known("reading"), known("listening", { average: 40 })];

    expect(recommend([...parts, known("room", { ...never, average: null })])?.reason).toBe("whole");
    expect(recommend([...parts, known("room", { daysSince: 7 })])?.reason).toBe("whole");
    expect(recommend([...parts, known("room", { daysSince: 6 })])?.kind).toBe("listening");
    const spent = known("listening", { ...never, free: false });
    expect(recommend([known("reading", { done: 9 }), spent, known("room", { ...never })])?.reason).not.toBe(
      "whole",
    );
  });

  it("is what goes worst, unless that was done today", () => {
    const weak = (daysSince: number) => [
      known("reading"),
      known("listening", { average: 50, daysSince }),
      room,
    ];

    expect(recommend(weak(1))).toEqual({ kind: "listening", reason: "weakest" });
    expect(recommend(weak(0))).toEqual({ kind: "reading", reason: "rested" });
  });

  it("is the worst of several, and what has the standard is none of them", () => {
    const at = (reading: number, listening: number) =>
      recommend([known("reading", { average: reading }), known("listening", { average: listening }), room]);

    expect(at(50, 40)).toEqual({ kind: "listening", reason: "weakest" });
    expect(at(40, 50)).toEqual({ kind: "reading", reason: "weakest" });
    expect([at(69, 80)?.reason, at(70, 80)?.reason]).toEqual(["weakest", "rested"]);
  });

  it("takes a kind for weak when two of it were done and they have scores", () => {
    const after = (more: Partial<KindStanding<Kind>>) =>
      recommend([known("reading"), known("listening", more), room])?.reason;

    expect([after({ done: 1, average: 0 }), after({ done: 2, average: 0 })]).toEqual(["rested", "weakest"]);
    expect(after({ average: null })).toBe("rested");
  });

  it("is a whole from five exercises on", () => {
    const after = (done: number) =>
      recommend([known("reading", { done }), known("listening", { done: 2 }), known("room", never)])?.reason;

    expect([after(2), after(3)]).toEqual(["rested", "whole"]);
  });

  it("is else what lies back longest", () => {
    expect(recommend([known("reading"), known("listening", { daysSince: 9 }), room])).toEqual({
      kind: "listening",
      reason: "rested",
    });
  });

  it("is nothing that today's limit leaves no more of", () => {
    const spent = { free: false };

    expect(recommend([known("reading", { ...never, ...spent }), known("listening"), room])?.kind).toBe(
      "listening",
    );
    expect(
      recommend([known("reading", spent), known("listening", spent), known("room", spent)]),
    ).toBeUndefined();
  });
});
