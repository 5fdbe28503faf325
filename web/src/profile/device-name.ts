/** Which browser on which system, as far as a user agent tells. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The first that is found counts: browsers also name those they descend from. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly [name: string, sign: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** Reads a user agent; what it hides or lies about is not guessed at. */
export function deviceOf(userAgent: string | null): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}

function firstIn(known: readonly [name: string, sign: RegExp][], userAgent: string | null): string | null {
  return known.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? null;
}
