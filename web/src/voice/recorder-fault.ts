/** Why nothing can be recorded. */
export type RecorderFault = "insecure" | "unsupported" | "blocked" | "missing" | "busy" | "failed";

const faults: ReadonlyMap<string, RecorderFault> = new Map([
  ["NotAllowedError", "blocked"],
  ["SecurityError", "blocked"],
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
]);

/** What a page lacks for a recording: a secure address, or a browser that records. */
export function lacking(): RecorderFault | undefined {
  if (!globalThis.isSecureContext) return "insecure";
  const known = "MediaRecorder" in globalThis && navigator.mediaDevices?.getUserMedia;
  return known ? undefined : "unsupported";
}

/** Why a microphone could not be had, by what the browser says. */
export function faultOf(error: unknown): RecorderFault {
  return (error instanceof Error && faults.get(error.name)) || "failed";
}
