import type { ReportReason } from "@salida/contract/reports.ts";
import { roomWords } from "#i18n/room-words.ts";

export const reportWords = roomWords("reports", {
  en: {
    question: "What is wrong with this question?",
    whole: "What is wrong with this exercise?",
    effect: "You will not be given it again. What several learners report is given to nobody any more.",
    reasons: "Reason",
    missing: "Choose a reason first.",
    send: "Send report",
    sending: "Sending…",
    failed: "The report could not be sent",
    thanks: "Thank you",
    thanksText: "Your report helps everybody who learns here.",
    close: "Close",
  },
  es: {
    question: "¿Qué le pasa a esta pregunta?",
    whole: "¿Qué le pasa a este ejercicio?",
    effect: "No te volverá a salir. Lo que avisan varias personas deja de salirle a todo el mundo.",
    reasons: "Motivo",
    missing: "Elige antes un motivo.",
    send: "Enviar aviso",
    sending: "Enviando…",
    failed: "No se pudo enviar el aviso",
    thanks: "Gracias",
    thanksText: "Tu aviso ayuda a todas las personas que aprenden aquí.",
    close: "Cerrar",
  },
});

export const reasonWords = roomWords("report-reasons", {
  en: {
    wrong_key: "The marking is wrong",
    two_right: "More than one answer is right",
    none_right: "None of the answers is right",
    unclear: "It is not clear what is meant",
    wrong_level: "It does not fit its level",
    language: "There is a mistake in the language",
    unfit: "It is offensive or not fit for learners",
    sound_or_picture: "Something is wrong with the sound or the picture",
    other: "Something else",
  } satisfies Record<ReportReason, string>,
  es: {
    wrong_key: "Está mal corregido",
    two_right: "Hay más de una respuesta correcta",
    none_right: "Ninguna respuesta es correcta",
    unclear: "No queda claro qué quiere decir",
    wrong_level: "No corresponde a su nivel",
    language: "Hay un error en el lenguaje",
    unfit: "Es ofensivo o no es adecuado para aprender",
    sound_or_picture: "Algo falla en el sonido o en la imagen",
    other: "Otra cosa",
  },
});
