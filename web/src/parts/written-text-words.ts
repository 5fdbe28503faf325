import { roomWords } from "#i18n/room-words.ts";

export const words = roomWords("written-text", {
  en: {
    wordCount_one: "{{count}} word",
    wordCount_other: "{{count}} words",
    characters: "{{typed}} of {{most}} characters",
    blank: "Write something first.",
    short: "Too short: write at least {{least}} characters.",
    long: "Too long: use at most {{most}} characters.",
    enough: "Long enough to send",
    left: "At most {{left}} characters left",
    over: "Too long to send",
    keysHint: "Ctrl or ⌘ + Enter sends it",
  },
  es: {
    wordCount_one: "{{count}} palabra",
    wordCount_other: "{{count}} palabras",
    characters: "{{typed}} de {{most}} caracteres",
    blank: "Escribe algo primero.",
    short: "Demasiado corto: escribe al menos {{least}} caracteres.",
    long: "Demasiado largo: como mucho {{most}} caracteres.",
    enough: "Ya se puede enviar",
    left: "Quedan como mucho {{left}} caracteres",
    over: "Demasiado largo para enviarlo",
    keysHint: "Ctrl o ⌘ + Enter lo envía",
  },
});
