import { paint, shade } from "#engines/pictures/embedded/colours.ts";
import type { Person } from "./person.ts";
import { skinOf } from "./skin.ts";

export type Lower = "trousers" | "shorts" | "skirt" | "dress" | "robe";

const shoe = "#4a3550";

/** Legs, shoes and what is worn on them. */
export function drawLegs(person: Person, lower: Lower, footwear = shoe): string {
  return person.sitting ? sitting(person, lower, footwear) : standing(person, lower, footwear);
}

function standing(person: Person, lower: Lower, footwear: string): string {
  const cloth = paint(lower === "dress" || lower === "robe" ? person.top : person.bottom);
  const dark = shade(lower === "dress" || lower === "robe" ? person.top : person.bottom);
  const skin = skinOf(person.tone).plain;
  const feet = `<path fill="${footwear}" d="M16.1 30.03v-1.7l1.95-.1s-.2.45.95 1.1c.25.16.13.7.13.7zm-1.06 0v-1.7l-2-.1s.05.5-.95 1.1c-.25.16-.13.7-.13.7z"/>`;
  const legs = (fill: string, from: number) =>
    `<path fill="${fill}" d="M12.75 ${from}l.3 ${28.5 - from}h2.05l.2-${27.5 - from}h.55l.2 ${27.5 - from}h2l.3-${28.5 - from}z"/>`;
  if (lower === "trousers")
    return `${feet}${legs(cloth, 15.5)}<path d="M15.57 18v9" stroke="${dark}" stroke-width=".3"/>`;
  if (lower === "robe")
    return `${feet}<path fill="${cloth}" d="M12.5 15h6.2l1.6 13.8q-4.7 1-9.4 0z"/><path d="M14 18l-.6 10.6M17.2 18l.6 10.6" stroke="${dark}" stroke-width=".35" fill="none"/>`;
  const bare = `${legs(skin, 17)}${feet}`;
  if (lower === "shorts")
    return `${bare}<path fill="${cloth}" d="M12.55 15.5h6.1l.35 6.2h-2.9l-.4-3.4h-.25l-.4 3.4h-2.9z"/>`;
  const hem = lower === "skirt" ? 21.2 : 23;
  return `${bare}<path fill="${cloth}" d="M12.6 15.4h5.95l1.75 ${hem - 15.4}q-4.75 1.1-9.45 0z"/><path d="M14.2 17.4l-.6 ${hem - 17.2}M17 17.4l.6 ${hem - 17.2}" stroke="${dark}" stroke-width=".3" fill="none"/>`;
}

/** Seen from the front: short thighs, then the shins down. */
function sitting(person: Person, lower: Lower, footwear: string): string {
  const gown = lower === "dress" || lower === "robe";
  const cloth = paint(gown ? person.top : person.bottom);
  const dark = shade(gown ? person.top : person.bottom);
  const skin = skinOf(person.tone).plain;
  const shin = lower === "trousers" || lower === "robe" ? cloth : skin;
  return [
    `<path fill="${shin}" d="M12.9 18.5l.3 7.6h1.95l.1-7.6zM18.24 18.5l-.3 7.6h-1.95l-.1-7.6z"/>`,
    `<path fill="${footwear}" d="M15.1 27.6v-1.7h-1.95s-.2.5-.9 1c-.25.18-.12.7-.12.7zM16.04 27.6v-1.7h1.95s.2.5.9 1c.25.18.12.7.12.7z"/>`,
    `<rect x="12.5" y="15.2" width="6.2" height="2.6" fill="${cloth}"/>`,
    `<rect x="12.35" y="15.9" width="3.1" height="4.1" rx="1.3" fill="${cloth}"/><rect x="15.7" y="15.9" width="3.1" height="4.1" rx="1.3" fill="${cloth}"/>`,
    `<path d="M15.57 16.4v2.9" stroke="${dark}" stroke-width=".35"/>`,
    gown || lower === "skirt" ? `<path fill="${cloth}" d="M12.3 16.5h6.6l.5 4.4q-3.8.8-7.6 0z"/>` : "",
  ].join("");
}
