import { isLoopbackHost } from "@salida/rules/addresses/hosts.ts";
import { atLeast, httpUrl, oneOf, type Read, text, whole } from "#settings/shapes.ts";

export const httpShapes = {
  HOST: text().default("127.0.0.1"),
  PORT: whole(1, 65_535).default(3000),
  PUBLIC_URL: httpUrl().optional(),
  TRUSTED_PROXIES: whole(0, 16).default(0),
  METRICS_TOKEN: atLeast(16).optional(),
  SOCIAL_URL: httpUrl().optional(),
  /** Whether learners may let their browser write down what they say: its maker may get the sound. */
  BROWSER_RECOGNITION: oneOf("on", "off").default("off"),
  /** Whether browsers keep pages and answers for when there is no connection; off withdraws it. */
  OFFLINE: oneOf("on", "off").default("on"),
};

export type HttpSettings = Omit<Read<typeof httpShapes>, "PUBLIC_URL"> & {
  /** Without a trailing slash. */
  PUBLIC_URL: string;
};

/** The address that learners use, if need be from what is listened on; without a trailing slash. */
export function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Read<typeof httpShapes>): string {
  const host = HOST.includes(":") ? `[${HOST}]` : HOST;
  return (PUBLIC_URL ?? `http://${host}:${PORT}`).replace(/\/+$/, "");
}

/** Whether this server is only for the machine it runs on. */
export function onLoopback({
  HOST,
  PUBLIC_URL,
  TRUSTED_PROXIES,
}: Pick<HttpSettings, "HOST" | "PUBLIC_URL" | "TRUSTED_PROXIES">): boolean {
  return TRUSTED_PROXIES === 0 && isLoopbackHost(HOST) && isLoopbackHost(new URL(PUBLIC_URL).hostname);
}
