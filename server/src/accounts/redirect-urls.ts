import { isLoopbackHost } from "@salida/rules/addresses/hosts.ts";
import { returnAddress } from "@salida/rules/addresses/return-address.ts";
import { text } from "#settings/shapes.ts";

const expected = "http or https addresses with commas between, each without name, password, *, ? and #";

/** "https://app.example,https://other.example/salida": a mailed link may return to each and to what is below it. */
export const redirectUrls = () => text().default("").transform(parts).refine(allPlain, expected);

function parts(given: string): string[] {
  return given
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function allPlain(addresses: readonly string[]): boolean {
  return addresses.every((it) => !/[*?#]/.test(it) && returnAddress(it, it, []) !== undefined);
}

/** Those to which sessions would go in clear. */
export function inClear(addresses: readonly string[]): string[] {
  return addresses.filter((address) => {
    const { protocol, hostname } = new URL(address);
    return protocol === "http:" && !isLoopbackHost(hostname);
  });
}
