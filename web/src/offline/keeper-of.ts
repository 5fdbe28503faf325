import type { Keeper } from "#keeper.ts";
import { drawn } from "./drawn.ts";

const store = () => import("./store.ts");

/** Keeps the answers to one account in this browser, after the page has been drawn. */
export function keeperOf(account: string): Keeper {
  return {
    keep(address, body) {
      const at = Date.now();
      void drawn()
        .then(async () => (await store()).keepAll({ account, address, body, at }))
        // without room, or in a window that keeps nothing: it is there while there is a connection
        .catch(() => {});
    },
    find: async (address) => (await store()).findAnswer(account, address),
  };
}
