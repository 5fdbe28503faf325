import type { Offer } from "@salida/contract/exercises.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#api.ts";
import type { AnyKind } from "./kind.ts";

/** What a create of a kind would give at a level, by topic. Other tabs create too, so it is soon asked again. */
export function offersQuery({ contract, calls, usual }: AnyKind, level: Level) {
  const { numOfWords } = usual as { numOfWords?: number };
  return queryOptions({
    queryKey: [contract.name, "offers", level],
    async queryFn({ signal }): Promise<Offer[]> {
      const { elements } = await api(calls.offers, { query: { level, numOfWords }, signal });
      return elements;
    },
    staleTime: 30_000,
  });
}

/** Something was created or reported: what is new has changed. */
export function forgetOffers(client: QueryClient, { contract }: AnyKind): Promise<void> {
  return client.invalidateQueries({ queryKey: [contract.name, "offers"] });
}

/** The offer about a topic. Every topic has one. */
export function offerOf(offers: readonly Offer[], topic: Topic): Offer {
  return offers.find(({ context }) => context === topic) ?? { context: topic, given: null, askedAt: null };
}

/** Whether it is what was asked for, and new. */
export function isAsAsked({ context, given }: Offer, level: Level): boolean {
  return given !== null && given.context === context && given.level === level && !given.repeat;
}
