import { roomWords } from "#i18n/room-words.ts";

/** What is said where the rooms are listed. */
export const summaryWords = roomWords("room-summary", {
  en: {
    total: "Total",
    completed: "Solved",
    percentage: "Percentage",
    corridor: "The corridor",
    corridorText: "A door for every room at {{level}}. It lights up once you've got out.",
    dark: "not solved yet",
    lit: "solved",
    star: "solved without hints",
    lightsOn: "{{lit}} of {{all}} doors are lit.",
  },
  es: {
    total: "Total",
    completed: "Resueltas",
    percentage: "Porcentaje",
    corridor: "El pasillo",
    corridorText: "Una puerta por cada sala de nivel {{level}}. Se ilumina cuando sales de ella.",
    dark: "sin resolver",
    lit: "resuelta",
    star: "resuelta sin ayudas",
    lightsOn: "{{lit}} de {{all}} puertas iluminadas.",
  },
});
