import { roomWords } from "#i18n/room-words.ts";

export const playWords = roomWords("description-play", {
  en: {
    yours: "Your description",
    expected: "Write in English. At {{level}}, {{least}} to {{most}} words are usual.",
    expectedInRoom: "Write in English. About {{least}} words are enough here.",
    prompts: "Three things to say",
    who: "Who is there?",
    what: "What are they doing?",
    where: "Where are things?",
    verify: "Verify description",
    verifying: "Verifying…",
    notEnough: "Not enough yet. Say more of what you see, and send it again.",
  },
  es: {
    yours: "Tu descripción",
    expected: "Escribe en inglés. En {{level}} lo habitual son de {{least}} a {{most}} palabras.",
    expectedInRoom: "Escribe en inglés. Aquí bastan unas {{least}} palabras.",
    prompts: "Tres cosas que contar",
    who: "¿Quién aparece?",
    what: "¿Qué están haciendo?",
    where: "¿Dónde está cada cosa?",
    verify: "Comprobar descripción",
    verifying: "Comprobando…",
    notEnough: "Todavía no basta. Cuenta más de lo que ves y envíalo otra vez.",
  },
});
