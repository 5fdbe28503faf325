import { roomWords } from "#i18n/room-words.ts";

export const words = roomWords("written-text", {
  en: {
    wordCount_one: "{{count}} word",
    wordCount_other: "{{count}} words",
    characters: "{{typed}} of {{most}} characters",
    blank: "Write something first.",
    short: "This is too short: write at least {{least}} characters.",
    long: "This is too long: {{most}} characters at most.",
    enough: "Long enough to be sent",
    left: "At most {{left}} characters left",
    over: "Too long to be sent",
    keysHint: "Ctrl or ⌘ with Enter sends",
  },
  es: {
    wordCount_one: "{{count}} palabra",
    wordCount_other: "{{count}} palabras",
    characters: "{{typed}} de {{most}} caracteres",
    blank: "Escribe algo antes.",
    short: "Es demasiado corto: escribe al menos {{least}} caracteres.",
    long: "Es demasiado largo: como mucho {{most}} caracteres.",
    enough: "Ya se puede enviar",
    left: "Quedan como mucho {{left}} caracteres",
    over: "Demasiado largo para enviarlo",
    keysHint: "Ctrl o ⌘ con Intro envía",
  },
});
