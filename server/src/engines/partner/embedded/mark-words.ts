import type { Advice } from "#engines/partner/partner.ts";
import type { ChatParts } from "./chat-parts.ts";

type Bilingual = Advice["text"];

const good: Record<keyof ChatParts, (messages: number, words: number) => Bilingual> = {
  turns: (messages) => ({
    en: `You kept the conversation going: ${messages} answers of your own.`,
    es: `Has mantenido viva la conversación: ${messages} respuestas propias.`,
  }),
  length: (messages, words) => ({
    en: `You said enough each time: about ${Math.round(words / messages)} words a message.`,
    es: `Has dicho bastante cada vez: unas ${Math.round(words / messages)} palabras por mensaje.`,
  }),
  variety: () => ({
    en: "You used many different words.",
    es: "Has usado muchas palabras diferentes.",
  }),
  correctness: () => ({
    en: "Your sentences were correct nearly every time.",
    es: "Tus frases eran correctas casi siempre.",
  }),
  topic: () => ({
    en: "You answered what was asked and kept to the topic.",
    es: "Has respondido a lo que se preguntaba, sin salirte del tema.",
  }),
};

const mend: Record<keyof ChatParts, Bilingual> = {
  turns: {
    en: "Stay a little longer next time: eight answers in English make a good conversation.",
    es: "La próxima vez quédate un poco más: con ocho respuestas en inglés sale una buena conversación.",
  },
  length: {
    en: "Say more in each message: give a reason with “because”, or an example.",
    es: "Di más en cada mensaje: da una razón con “because” o pon un ejemplo.",
  },
  variety: {
    en: "Try new words: name things and people instead of repeating “good” or “nice”.",
    es: "Prueba palabras nuevas: nombra cosas y personas en vez de repetir “good” o “nice”.",
  },
  correctness: {
    en: "Look at your corrections again and say one of those sentences the right way.",
    es: "Repasa tus correcciones y vuelve a decir una de esas frases, ya bien.",
  },
  topic: {
    en: "Answer the question first, and then add something of your own.",
    es: "Responde primero a la pregunta y después añade algo tuyo.",
  },
};

const inEnglish: Bilingual = {
  en: "Write your answers in English and in your own words: short and simple sentences are enough.",
  es: "Escribe tus respuestas en inglés y con tus propias palabras: bastan frases cortas y sencillas.",
};

const praiseFrom = 6;

/** Two things to tell the learner: what was best and what to mend first, or two to mend where nothing was good. */
export function advice(parts: ChatParts, messages: number, words: number): Advice[] {
  if (messages === 0) return [toMend(inEnglish), toMend(mend.turns)];
  const order = (Object.keys(good) as (keyof ChatParts)[]).sort((a, b) => parts[a] - parts[b]);
  const [worst = "length", second = "turns"] = order;
  const best = order.at(-1) ?? "topic";
  const praised = parts[best] >= praiseFrom;
  return praised
    ? [{ tone: "good", text: good[best](messages, words) }, toMend(mend[worst])]
    : [toMend(mend[worst]), toMend(mend[second])];
}

function toMend(text: Bilingual): Advice {
  return { tone: "mend", text };
}
