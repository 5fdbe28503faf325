import { roomWords } from "#i18n/room-words.ts";

/** What a list tells of how long an exercise is. */
export const factWords = roomWords("facts", {
  en: {
    wordCount_one: "{{count}} word",
    wordCount_other: "{{count}} words",
    questionCount_one: "{{count}} question",
    questionCount_other: "{{count}} questions",
    speakerCount_one: "{{count}} speaker",
    speakerCount_other: "{{count}} speakers",
    blankCount_one: "{{count}} blank",
    blankCount_other: "{{count}} blanks",
    messageCount_one: "{{count}} message",
    messageCount_other: "{{count}} messages",
  },
  es: {
    wordCount_one: "{{count}} palabra",
    wordCount_other: "{{count}} palabras",
    questionCount_one: "{{count}} pregunta",
    questionCount_other: "{{count}} preguntas",
    speakerCount_one: "{{count}} voz",
    speakerCount_other: "{{count}} voces",
    blankCount_one: "{{count}} hueco",
    blankCount_other: "{{count}} huecos",
    messageCount_one: "{{count}} mensaje",
    messageCount_other: "{{count}} mensajes",
  },
});
