import { type Language, useLanguage } from "./room-words.ts";

/** English as the world writes it: 21 Nov 2026. */
const locales = { en: "en-GB", es: "es" } as const;

/** What stands before a day that something comes on. */
const on = { en: "on", es: "el" } as const;

/** Made once a language: making an Intl formatter takes a phone ten times as long as using it. */
const made = new Map<string, ReturnType<typeof formatsOf>>();

/** Dates and numbers as the language of the interface writes them. */
export function useFormat() {
  const language = useLanguage();
  const known = made.get(language) ?? formatsOf(language);
  made.set(language, known);
  return known;
}

function formatsOf(language: Language) {
  const locale = locales[language];
  const date = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options));
  const day = date({ dateStyle: "medium" });
  const calendar = date({ day: "numeric", month: "short", timeZone: "UTC" });
  const moment = date({ dateStyle: "medium", timeStyle: "short" });
  const hour = date({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const weekday = date({ weekday: "long" });
  const near = once(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const number = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  const percent = once(() => new Intl.NumberFormat(locale, { style: "percent" }));
  return {
    day: (time: string | Date) => day().format(new Date(time)),
    /** A day of the calendar, YYYY-MM-DD, without its year. */
    date: (day: string) => calendar().format(new Date(`${day}T00:00:00Z`)),
    moment: (time: string | Date) => moment().format(new Date(time)),
    hour: (time: Date) => hour().format(time),
    weekday: (time: Date) => weekday().format(time),
    /** The day something comes on, as one says it: today, tomorrow, on Saturday, on 21 Nov 2026. */
    coming(time: Date, now = new Date()) {
      const days = daysBetween(now, time);
      if (days < 2) return near().format(Math.max(0, days), "day");
      return `${on[language]} ${(days < 7 ? weekday() : day()).format(time)}`;
    },
    number: (value: number) => number().format(value),
    percent: (value: number) => percent().format(value / 100),
  };
}

/** From one midnight to another, whatever the hour. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return (midnight(to) - midnight(from)) / 86_400_000;
}

function once<T>(make: () => T): () => T {
  let kept: T | undefined;
  return () => {
    kept ??= make();
    return kept;
  };
}
