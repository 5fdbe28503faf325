import type { Tier } from "@salida/rules/scores.ts";
import { roomWords } from "#i18n/room-words.ts";

export const words = roomWords("parts", {
  en: {
    questionNumber: "Question {{number}} of {{total}}",
    answerAll: "Answer all the questions first.",
    verify: "Verify answers",
    verifying: "Verifying…",
    keysHint: "Keys 1 to 4 choose, Enter verifies",
    right: "Right answer",
    yours: "Your answer",
    yoursRight: "Your answer, and it is right",
    why: "Why it is right",
    whyNot: "Why yours is not",
    inText: "Show it in the text",
    proof: "The proof of question {{number}}",
    score: "Score",
    outOf: "out of {{most}}",
    correctOf: "{{correct}} of {{total}} right",
    pointsEarned_one: "+{{count}} point",
    pointsEarned_other: "+{{count}} points",
    half: "repeat: half the points",
  },
  es: {
    questionNumber: "Pregunta {{number}} de {{total}}",
    answerAll: "Responde antes todas las preguntas.",
    verify: "Comprobar respuestas",
    verifying: "Comprobando…",
    keysHint: "Las teclas 1 a 4 eligen, Intro comprueba",
    right: "Respuesta correcta",
    yours: "Tu respuesta",
    yoursRight: "Tu respuesta, y es correcta",
    why: "Por qué es correcta",
    whyNot: "Por qué la tuya no lo es",
    inText: "Ver en el texto",
    proof: "La prueba de la pregunta {{number}}",
    score: "Puntuación",
    outOf: "de {{most}}",
    correctOf: "{{correct}} de {{total}} correctas",
    pointsEarned_one: "+{{count}} punto",
    pointsEarned_other: "+{{count}} puntos",
    half: "repetido: la mitad de los puntos",
  },
});

export const tierWords = roomWords("tiers", {
  en: {
    excellent: "Excellent. That text holds no secrets from you.",
    good: "Good work. Nearly everything was clear to you.",
    fair: "Fair. Look at the reasons below and you will have the rest.",
    needsPractice: "This needs practice. The reasons below show the way.",
  } satisfies Record<Tier, string>,
  es: {
    excellent: "Excelente. Ese texto no tiene secretos para ti.",
    good: "Buen trabajo. Entendiste casi todo.",
    fair: "Aceptable. Mira las razones de abajo y tendrás el resto.",
    needsPractice: "Hace falta práctica. Las razones de abajo enseñan el camino.",
  },
});
