import type { Chance } from "#faults/chance.ts";

/** Picks a server for each request, as a load balancer would that knows nothing of any: never the same twice running. */
export interface Balancer {
  next(): string;
  /** How many requests each server was picked for, by its address. */
  picked: ReadonlyMap<string, number>;
}

export function aBalancer(addresses: readonly string[], by: Chance): Balancer {
  const picked = new Map(addresses.map((address) => [address, 0]));
  let last: string | undefined;
  return {
    picked,
    next() {
      const address = by.pick(addresses.filter((other) => other !== last));
      picked.set(address, (picked.get(address) ?? 0) + 1);
      last = address;
      return address;
    },
  };
}
