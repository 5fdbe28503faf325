import { uploadLimits } from "@salida/rules/exercise-limits.ts";

/** What a browser may record in, the best first: the one that is sent as it is, and small. */
const formats = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4"] as const;

/** The format to record in; undefined leaves it to the browser. */
export function chooseFormat(isSupported: (type: string) => boolean): string | undefined {
  return formats.find(isSupported);
}

/** A media type without what follows it: "audio/webm" of "audio/webm;codecs=opus". */
export function bareType(type: string): string {
  return (type.split(";", 1)[0] ?? "").trim().toLowerCase();
}

/** Whether a recording can be sent as it is; what cannot becomes a WAV file. */
export function isSendable({ type, size }: { type: string; size: number }): boolean {
  return ["audio/webm", "audio/wav"].includes(bareType(type)) && fits(size);
}

/** Whether a file of so many bytes is taken. */
export function fits(bytes: number): boolean {
  return bytes > 0 && bytes <= uploadLimits.bytes;
}
