import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import { lackingParts } from "#stock/lacking.ts";
import { type Offer, readOffers } from "#stock/offers.ts";
import type { Flow } from "./flow.ts";
import { ownLevel } from "./parts.ts";

/** What a create would give, each at the level the exercise would have; where what is missing is written, that. */
export async function readOwnOffers(
  flow: Flow,
  kind: KindName,
  learner: string,
  { level, numOfWords: words }: { level: number; numOfWords: number },
): Promise<Offer[]> {
  const { alwaysNew = false, stockLevel, places } = flow.kinds[kind];
  const params = { level: level as Level };
  const kept = stockLevel?.(params.level) ?? params.level;
  const without = places && (await lackingParts(flow.db, { learner, kind }, places));
  const asked = { learner, kind, level: kept, words, alwaysNew };
  const offers = await readOffers(flow.db, without ? { ...asked, without } : asked);
  if (flow.writing.promises(kind))
    return offers.map(({ given, ...offer }) => ({
      ...offer,
      given: given && { context: offer.context, level: params.level, repeat: false },
    }));
  return offers.map(({ given, ...offer }) => ({
    ...offer,
    given: given && { ...given, level: ownLevel(flow, { kind, params }, given.level) },
  }));
}
