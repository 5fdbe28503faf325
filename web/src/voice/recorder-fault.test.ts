import { afterEach, expect, test, vi } from "vitest";
import { faultOf, lacking } from "./recorder-fault.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["NotAllowedError", "blocked"],
  ["SecurityError", "blocked"],
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["InvalidStateError", "failed"],
  ["constructor", "failed"],
])("a browser that says %s means %s", (name, fault) => {
  expect(faultOf(new DOMException("told nobody", name))).toBe(fault);
});

test("what is no error at all is a failure too", () => {
  expect([undefined, "NotAllowedError", { name: "NotFoundError" }].map(faultOf)).toEqual([
    "failed",
    "failed",
    "failed",
  ]);
});

test("a page records over a secure address and in a browser that can", () => {
  vi.stubGlobal("isSecureContext", false);
  expect(lacking()).toBe("insecure");

  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", {});
  expect(lacking()).toBe("unsupported");

  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia() {} } });
  expect(lacking()).toBe("unsupported");

  vi.stubGlobal("MediaRecorder", class {});
  expect(lacking()).toBeUndefined();
});
