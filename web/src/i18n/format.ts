import { useLanguage } from "./room-words.ts";

/** English as the world writes it: 21 Nov 2026. */
const locales = { en: "en-GB", es: "es" } as const;

/** Dates and numbers as the language of the interface writes them. */
export function useFormat() {
  const language = locales[useLanguage()];
  const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options);
  return {
    day: (time: string | Date) => date({ dateStyle: "medium" }).format(new Date(time)),
    moment: (time: string | Date) => date({ dateStyle: "medium", timeStyle: "short" }).format(new Date(time)),
    hour: (time: Date) => date({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(time),
    weekday: (time: Date) => date({ weekday: "long" }).format(time),
    number: (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value),
    percent: (value: number) => new Intl.NumberFormat(language, { style: "percent" }).format(value / 100),
  };
}
