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
    yoursRight: "Your answer, and it's right",
    why: "Why it's right",
    whyNot: "Why yours isn't",
    inText: "Show it in the text",
    proof: "The proof for question {{number}}",
    score: "Score",
    outOf: "out of {{most}}",
    correctOf: "{{correct}} of {{total}} right",
    pointsEarned_one: "+{{count}} point",
    pointsEarned_other: "+{{count}} points",
    noPoints: "No points this time",
    half: "repeat: half the points",
  },
  es: {
    questionNumber: "Pregunta {{number}} de {{total}}",
    answerAll: "Responde primero todas las preguntas.",
    verify: "Comprobar respuestas",
    verifying: "Comprobando…",
    keysHint: "Las teclas 1 a 4 eligen; Enter comprueba",
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
    noPoints: "Esta vez sin puntos",
    half: "repetición: la mitad de los puntos",
  },
});

export const tierWords = roomWords("tiers", {
  en: {
    excellent: "Excellent. You understood every detail.",
    good: "Good work. Nearly everything was clear to you.",
    fair: "Fair. The reasons below give you the rest.",
    needsPractice: "This one was hard. See why below, then try another.",
  } satisfies Record<Tier, string>,
  es: {
    excellent: "Excelente. Entendiste cada detalle.",
    good: "Buen trabajo. Entendiste casi todo.",
    fair: "Aceptable. Con las razones de abajo tendrás el resto.",
    needsPractice: "Aún cuesta. Mira por qué y vuelve a intentarlo.",
  },
});
