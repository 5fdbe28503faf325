import { beach } from "./places/beach.ts";
import { cafe } from "./places/cafe.ts";
import { castle } from "./places/castle.ts";
import { cinema } from "./places/cinema.ts";
import { classroom } from "./places/classroom.ts";
import { fairground } from "./places/fairground.ts";
import { farm } from "./places/farm.ts";
import { forest } from "./places/forest.ts";
import { futureCity } from "./places/future-city.ts";
import { gameRoom } from "./places/game-room.ts";
import { harbour } from "./places/harbour.ts";
import { hauntedHouse } from "./places/haunted-house.ts";
import { kitchen } from "./places/kitchen.ts";
import { laboratory } from "./places/laboratory.ts";
import { library } from "./places/library.ts";
import { livingRoom } from "./places/living-room.ts";
import { lounge } from "./places/lounge.ts";
import { market } from "./places/market.ts";
import { mountain } from "./places/mountain.ts";
import { museum } from "./places/museum.ts";
import { office } from "./places/office.ts";
import { park } from "./places/park.ts";
import { planet } from "./places/planet.ts";
import { rooftop } from "./places/rooftop.ts";
import { ruins } from "./places/ruins.ts";
import { shop } from "./places/shop.ts";
import { spaceship } from "./places/spaceship.ts";
import { sportsField } from "./places/sports-field.ts";
import { stage } from "./places/stage.ts";
import { station } from "./places/station.ts";
import { street } from "./places/street.ts";
import { studio } from "./places/studio.ts";
import { study } from "./places/study.ts";
import type { Setting } from "./setting.ts";

const all = {
  beach,
  cafe,
  castle,
  cinema,
  classroom,
  fairground,
  farm,
  forest,
  futureCity,
  gameRoom,
  harbour,
  hauntedHouse,
  kitchen,
  laboratory,
  library,
  livingRoom,
  lounge,
  market,
  mountain,
  museum,
  office,
  park,
  planet,
  rooftop,
  ruins,
  shop,
  spaceship,
  sportsField,
  stage,
  station,
  street,
  studio,
  study,
};

export type SettingName = keyof typeof all;

/** Every place that a picture can be set in. */
export const settings: Record<SettingName, Setting> = all;

/** The setting a scene was composed in. */
export function settingOf(id: string): Setting {
  const found = Object.values(settings).find((setting) => setting.id === id);
  if (!found) throw new Error(`There is no setting ${id}.`);
  return found;
}
