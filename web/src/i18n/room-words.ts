import { type Language, languageOf, languages } from "@salida/rules/languages.ts";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { i18n } from "./i18n.ts";
import { fetchWords, shelve, type Texts } from "./phrasebooks.ts";

export type { Language };

/** `minutes_one` and `minutes_other` are asked for as `minutes`. */
type Asked<K> = K extends `${infer Stem}_${"one" | "other"}` ? Stem : K;
/** Fills `{{name}}`; `count` also chooses between one and other. */
type Values = Readonly<Record<string, string | number>>;

/** The words of one room in both languages. */
export interface RoomWords<K extends string> {
  room: string;
  en: Readonly<Record<K, string>>;
  es: Readonly<Record<K, string>>;
}

/** Says a word of a room in the language of the interface. */
export type Say<K extends string> = (word: Asked<K>, values?: Values) => string;

/** Adds a room's words to the translator. Spanish is typed by English: a missing one does not compile. */
export function roomWords<const E extends Texts>(
  room: string,
  { en, es }: { en: E; es: { readonly [K in keyof E]: string } },
): RoomWords<keyof E & string> {
  shelve(room, { en, es });
  return { room, en, es };
}

/** The words of a room. What draws them waits for those that are still on their way. */
export function useWords<K extends string>({ room }: RoomWords<K>): Say<K> {
  const { t, i18n } = useTranslation(room);
  const language = languageOf(i18n.language) ?? languages[0];
  use(fetchWords(room, language) as Promise<void>);
  return (word, values) => t(word as string, { ...values });
}

/** The language of the interface. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language) ?? languages[0];
}

/** Says words in the language of this moment, outside of what is drawn: what went wrong, once. */
export function wordsNow<K extends string>({ room }: RoomWords<K>): Say<K> {
  return (word, values) => i18n.t(word as string, { ns: room, ...values });
}
