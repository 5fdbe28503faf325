/** What may be asked in Spanish, and the English for it; the first that fits. */
const asked: readonly [RegExp, string][] = [
  [/c[oó]mo te llamas|cu[aá]l es tu nombre|qui[eé]n eres/i, "What is your name?"],
  [/cu[aá]ntos años tienes|qu[eé] edad/i, "How old are you?"],
  [/de d[oó]nde eres|d[oó]nde vives/i, "Where are you from?"],
  [/en qu[eé] trabajas|a qu[eé] te dedicas/i, "What is your job?"],
  [/c[oó]mo est[aá]s|qu[eé] tal/i, "How are you?"],
  [/hablas (?:español|castellano)|entiendes (?:el )?español/i, "Do you speak Spanish?"],
  [/tienes (?:familia|hij|herman|novi)/i, "Do you have a family?"],
  [/tienes (?:mascota|perro|gato|animal)/i, "Do you have a pet?"],
  [/(?:comida|plato) (?:favorit|preferid)|qu[eé] comes/i, "What do you usually eat?"],
  [/m[uú]sica|canci/i, "What music do you like?"],
  [/pel[ií]cula|serie/i, "What films do you like?"],
  [/deporte|f[uú]tbol/i, "Do you do any sport?"],
  [/color/i, "What is your favourite colour?"],
  [/fin de semana|tiempo libre/i, "What do you do in your free time?"],
  [/eres (?:un )?(?:robot|m[aá]quina|humano|persona|real)/i, "Are you a robot?"],
  [/qu[eé] (?:hago|puedo hacer|debo|deber[ií]a)|me ayudas/i, "What should I do?"],
  [/(?<!\p{L})y (?:t[uú]|a ti|usted)(?!\p{L})/iu, "And you?"],
  [/qu[eé] (?:piensas|opinas|crees)/i, "What do you think about it?"],
];

/** What a message in Spanish asks, in English, where it asks and that is known. */
export function inEnglish(text: string): string | undefined {
  const asks = /[?¿]|\b(?:qu[eé]|c[oó]mo|cu[aá]l|d[oó]nde|cu[aá]ndo|tienes|eres|hablas)\b/i.test(text);
  return asks ? asked.find(([spanish]) => spanish.test(text))?.[1] : undefined;
}
