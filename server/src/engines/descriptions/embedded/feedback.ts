import type { LevelName } from "@salida/rules/levels.ts";
import type { Parts } from "#engines/descriptions/descriptions.ts";
import type { Fact } from "#engines/descriptions/fact.ts";
import type { Both, Correction } from "#engines/grammar/correction.ts";
import type { Gate } from "./gates.ts";
import { factInWords } from "./in-words.ts";
import type { Expected } from "./levels.ts";

/** What a mark found, of which two things are said to the learner. */
export interface Findings {
  gate: Gate | undefined;
  parts: Parts;
  facts: readonly Fact[];
  level: LevelName;
  expected: Expected;
  said: readonly string[];
  missed: readonly string[];
  wrong: readonly { said: string; there: string }[];
  corrections: readonly Correction[];
}

const gateWords: Readonly<Record<Gate, Both>> = {
  spanish: {
    en: "Write your description in English; short sentences will do.",
    es: "Escribe la descripción en inglés; bastan frases cortas.",
  },
  "half-spanish": {
    en: "Part of it is in Spanish. Say it all in English, with simpler words where one is missing.",
    es: "Una parte está en español. Dilo todo en inglés, con palabras más sencillas si te falta alguna.",
  },
  nonsense: {
    en: "These are not English words. Say who is in the picture and what they are doing.",
    es: "Estas palabras no están en inglés. Di quién aparece en la imagen y qué hace.",
  },
  scrambled: {
    en: "Put the words in order: who, then what they do, then where.",
    es: "Ordena las palabras: quién, qué hace y dónde.",
  },
  "word-list": {
    en: "These are words without sentences. Say what there is and what happens: “There is …”, “A … is …”.",
    es: "Son palabras sueltas. Di qué hay y qué pasa con frases: “There is …”, “A … is …”.",
  },
  repeated: {
    en: "You repeat the same sentence. Say something new in each one.",
    es: "Repites la misma frase. Di algo nuevo en cada una.",
  },
  plea: {
    en: "You don't describe the picture. Say who is in it, what they do and where they are.",
    es: "No describes nada de la imagen. Di quién aparece, qué hace y dónde está.",
  },
  anything: {
    en: "Look at the picture first: most of what you name is not in it.",
    es: "Mira primero la imagen: la mayor parte de lo que nombras no está en ella.",
  },
  "other-picture": {
    en: "Much of what you wrote isn't in this picture. Look again: who is there, and what are they doing?",
    es: "Mucho de lo que escribes no está en esta imagen. Mira otra vez: ¿quién aparece y qué hace?",
  },
};

const unchecked: Both = {
  en: "Grammar couldn't be checked this time; read your text through once more.",
  es: "Esta vez no se pudo comprobar la gramática; repasa tu texto una vez más.",
};

/** What was good, then what to mend, with the words that are meant. */
export function feedbackOn(findings: Findings): Both[] {
  return [whatWasGood(findings), whatToMend(findings)];
}

function whatWasGood({ gate, parts, facts, said, corrections }: Findings): Both {
  const named = namesOf(facts, said);
  if (gate === undefined && named !== "" && parts.coverage >= 0.2) {
    return { en: `You described what matters: ${named}.`, es: `Has descrito cosas importantes: ${named}.` };
  }
  if (named !== "" && gate !== "scrambled") {
    return {
      en: `You know the words for what is in the picture: ${named}.`,
      es: `Conoces palabras de lo que hay en la imagen: ${named}.`,
    };
  }
  if (gate === undefined && parts.grammar !== null && corrections.length === 0)
    return { en: "Your English is correct.", es: "Tu inglés es correcto." };
  return {
    en: "You've made a start, and that's the first step.",
    es: "Has empezado; ese es el primer paso.",
  };
}

function whatToMend(findings: Findings): Both {
  const { gate, wrong, corrections, facts, missed, parts, level, expected } = findings;
  if (gate) return gateWords[gate];
  const names = namesOf(facts, missed);
  if (parts.coverage < 0.4 && names !== "") return missing(names);
  const [untrue] = wrong;
  if (untrue && wrong.length >= corrections.length / 2) {
    return {
      en: `Look again: you wrote “${untrue.said}”, but the picture shows “${untrue.there}”.`,
      es: `Mira otra vez: has escrito “${untrue.said}”, pero la imagen muestra “${untrue.there}”.`,
    };
  }
  const [mistake] = corrections;
  if (mistake) {
    const words = `“${mistake.wrong}” → “${mistake.better}”`;
    return {
      en: `Correct this first: ${words}. ${mistake.why.en}`,
      es: `Corrige esto primero: ${words}. ${mistake.why.es}`,
    };
  }
  if (names !== "") return missing(names);
  if (parts.length < 0.8) {
    const words = Math.round(expected.words);
    return {
      en: `Write more: at ${level}, aim for about ${words} words of description.`,
      es: `Escribe más: en ${level} se esperan unas ${words} palabras de descripción.`,
    };
  }
  if (parts.range < 0.9) {
    return {
      en: "Link your sentences: “while”, “who is …”, “behind”, “next to”.",
      es: "Enlaza las frases: “while”, “who is …”, “behind”, “next to”.",
    };
  }
  if (parts.grammar === null) return unchecked;
  return {
    en: "Nothing to correct. Next time, try a harder word where you know an easy one.",
    es: "Nada que corregir. La próxima vez prueba una palabra más difícil donde sepas una fácil.",
  };
}

function missing(names: string): Both {
  return {
    en: `Say more about the picture. Still missing: ${names}.`,
    es: `Cuenta más de la imagen. Aún falta: ${names}.`,
  };
}

const mostNamed = 3;

/** “a woman riding a bicycle”, “two ducks”: the things in English, in both languages. */
function namesOf(facts: readonly Fact[], ids: readonly string[]): string {
  const named = facts.filter(({ id }) => ids.includes(id)).toSorted((a, b) => b.weight - a.weight);
  return named
    .slice(0, mostNamed)
    .map((fact) => `“${factInWords(fact)}”`)
    .join(", ");
}
