import { roomWords } from "#i18n/room-words.ts";

export const goalWords = roomWords("goal", {
  en: {
    goal: "Exercises a day",
    goalTitle: "How much a day?",
    goalText: "Small and often beats much and seldom. You can change it at any time.",
    light: "Light: about five minutes",
    usual: "Steady: about ten minutes",
    serious: "Serious: a quarter of an hour",
    intense: "Intense: half an hour",
    save: "Save goal",
    saved: "Goal saved",
    failed: "Could not save your goal",
    close: "Close",
  },
  es: {
    goal: "Ejercicios al día",
    goalTitle: "¿Cuánto al día?",
    goalText: "Poco y a menudo vale más que mucho y de vez en cuando. Puedes cambiarlo cuando quieras.",
    light: "Ligero: unos cinco minutos",
    usual: "Constante: unos diez minutos",
    serious: "En serio: un cuarto de hora",
    intense: "Intenso: media hora",
    save: "Guardar objetivo",
    saved: "Objetivo guardado",
    failed: "No se pudo guardar tu objetivo",
    close: "Cerrar",
  },
});
