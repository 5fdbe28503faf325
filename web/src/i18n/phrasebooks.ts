import { type Language, languageOf, languages } from "@salida/rules/languages.ts";
import { i18n } from "./i18n.ts";

export type Texts = Readonly<Record<string, string>>;
/** The build puts a fetch in the place of a room's texts, so that a browser gets those of one language. */
type Source = Texts | (() => Promise<Texts>);
type Sources = Readonly<Record<Language, Source>>;

/** A promise that React can look into: what waits for words that are there already is drawn at once. */
type Arrival = Promise<void> & { status?: "fulfilled"; value?: undefined };

const rooms = new Map<string, Sources>();
const arrivals = new Map<string, Arrival>();

/** Takes in a room's words, and begins at once to fetch what the language of this moment needs of them. */
export function shelve(room: string, sources: Sources) {
  rooms.set(room, sources);
  for (const language of languages) {
    const source = sources[language];
    if (typeof source !== "function") putDown(room, language, source);
    // whoever draws the room's words meets the failure
    else if (language === i18n.language) fetchWords(room, language).catch(() => {});
  }
}

function putDown(room: string, language: Language, texts: Texts) {
  i18n.addResourceBundle(language, room, texts);
  const there: Arrival = Promise.resolve();
  there.status = "fulfilled";
  arrivals.set(`${room} ${language}`, there);
}

/** Resolves when a room can be said in a language; the same promise for whoever asks. */
export function fetchWords(room: string, language: Language): Arrival {
  const key = `${room} ${language}`;
  const known = arrivals.get(key);
  if (known !== undefined) return known;
  const arrival: Arrival = take(room, language).then(() => {
    arrival.status = "fulfilled";
  });
  arrivals.set(key, arrival);
  return arrival;
}

/** All the rooms met so far in another language. Where one cannot be had it may be asked for again. */
export async function fetchAllWords(language: Language): Promise<void> {
  const asked = [...rooms.keys()].map((room) =>
    fetchWords(room, language).catch((error: unknown) => {
      arrivals.delete(`${room} ${language}`);
      throw error;
    }),
  );
  await Promise.all(asked);
}

/** Resolves when what is loaded so far can be said. */
export function wordsReady(): Promise<void> {
  return fetchAllWords(languageOf(i18n.language) ?? languages[0]);
}

async function take(room: string, language: Language): Promise<void> {
  const source = rooms.get(room)?.[language];
  if (typeof source === "function") i18n.addResourceBundle(language, room, await source());
}
