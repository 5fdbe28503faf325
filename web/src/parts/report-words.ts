import { roomWords } from "#i18n/room-words.ts";

export const reportWords = roomWords("report-control", {
  en: {
    report: "Report a problem",
    reportWhole: "Report a problem with this exercise",
    reported: "Reported. You won't get it again.",
  },
  es: {
    report: "Avisar de un problema",
    reportWhole: "Avisar de un problema con este ejercicio",
    reported: "Gracias por el aviso. No te volverá a salir.",
  },
});
