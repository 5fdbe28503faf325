import type { ReportReason } from "@salida/contract/reports.ts";
import { roomWords } from "#i18n/room-words.ts";

export const reportWords = roomWords("reports", {
  en: {
    question: "What's wrong with this question?",
    whole: "What's wrong with this exercise?",
    effect: "You won't get it again. If several learners report it, nobody will.",
    reasons: "Reason",
    missing: "Choose a reason first.",
    send: "Send report",
    sending: "Sending…",
    failed: "Couldn't send the report",
    thanks: "Thank you",
    thanksText: "Your report helps everyone who learns here.",
    close: "Close",
  },
  es: {
    question: "¿Qué le pasa a esta pregunta?",
    whole: "¿Qué le pasa a este ejercicio?",
    effect: "No te volverá a salir. Si avisan varias personas, no le saldrá a nadie.",
    reasons: "Motivo",
    missing: "Elige primero un motivo.",
    send: "Enviar aviso",
    sending: "Enviando…",
    failed: "No se pudo enviar el aviso",
    thanks: "Gracias",
    thanksText: "Tu aviso ayuda a quienes aprenden aquí.",
    close: "Cerrar",
  },
});

export const reasonWords = roomWords("report-reasons", {
  en: {
    wrong_key: "The marking is wrong",
    two_right: "More than one answer is right",
    none_right: "None of the answers is right",
    unclear: "It isn't clear what it means",
    wrong_level: "It doesn't fit its level",
    language: "There's a language mistake",
    unfit: "It's offensive or not suitable for learners",
    sound_or_picture: "Something is wrong with the sound or the picture",
    other: "Something else",
  } satisfies Record<ReportReason, string>,
  es: {
    wrong_key: "Está mal corregido",
    two_right: "Hay más de una respuesta correcta",
    none_right: "Ninguna respuesta es correcta",
    unclear: "No queda claro qué quiere decir",
    wrong_level: "No corresponde a su nivel",
    language: "Hay un error de redacción",
    unfit: "Es ofensivo o no es adecuado para aprender",
    sound_or_picture: "Algo falla en el sonido o en la imagen",
    other: "Otra cosa",
  },
});
