import { englishForPhrase, plainFor } from "./phrases.ts";

/** Help with the language that is more than a single word. */
export interface LanguageHelp {
  kind: "better" | "phrase" | "meaning" | "noPhrase" | "noMeaning" | "correct" | "spanish";
  /** The phrase that was asked about, and what it is or means. */
  phrase?: string;
  means?: string;
}

const inQuotes = /["“«]([^"“”«»]{2,60})["”»]|(?<!\p{L})['‘]((?:[^'‘’]|['’](?=\p{L})){2,60}?)['’](?!\p{L})/u;
const asksHow =
  /\b(?:how (?:do|can|would|to|i|you)\b.{0,12}\bsay|c[oó]mo se dice|how is .{2,40} in english|(?:answer|tell) me how to say|what is .{2,40} in english|(?:english|word) for)\b/iu;
const sayWhat =
  /\bhow (?:do|can|would|to|i|you)\b.{0,12}\bsay (?:in english )?([^?.!]{2,60}?)(?: in english| en ingl[eé]s)?\s*(?:[?.!]|$)/iu;
const asksMeaning =
  /\b(?:what (?:does|do|is|'s|means?)\b.*\b(?:means?|meaning|imply)|what means|the meaning of|what is meant by)\b/iu;
const asksCorrect =
  /\b(?:is (?:it|this|that) (?:correct|right|good english)|it['’]?s correct\s*\?|is (?:it|that) how (?:you|i) say|how can i say (?:it|this|that) better|did i (?:say|write) (?:it|that) (?:right|well|correctly)|is my (?:sentence|english|grammar) (?:correct|right|ok))\b|\bit['’]?s correct\?|\bcorrect\?\s*$/iu;
const asksSpanish =
  /\b(?:(?:can|could) (?:we|you|i) (?:please )?(?:speak|talk|write|use|answer|chat)(?: to me)?(?: in)? spanish|(?:speak|talk|write|answer)(?: to me)? in spanish(?: please)?|(?:i (?:want|prefer|would like|['’]d (?:like|prefer))|let['’]?s|let us)(?: to)? (?:speak|talk|write|chat)(?: in)? spanish)\b|\bi prefer spanish\b|\b(?:podemos|puedo|podríamos|podriamos|quiero|prefiero|quisiera|vamos a|me gustaría|me gustaria) (?:hablar|escribir|seguir|chatear|continuar)(?: \S+){0,2} (?:en )?(?:español|castellano)\b|\bh[aá]bla(?:me|mos)? en (?:español|castellano)\b|\bmejor en español\b|\ben español,? por favor\b|\bno (?:quiero|tengo ganas de|me apetece) (?:hablar|escribir|seguir|practicar)(?: más)? (?:en )?inglés\b/iu;

/** What is wrong beyond doubt, and how it is put right. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\bsince (?:\w+ )?(?:years|months|weeks|days|hours)\b/i, "for three years"],
  [/\bi(?: am|['’]m) agree\b/i, "I agree"],
  [/\bpeople (?:is|has|was)\b/i, "people are"],
  [/\bdepends? of\b/i, "depend on"],
  [/\b(?:he|she|it) don['’]?t\b/i, "she doesn't"],
  [/\bi have \w+ years(?: old)?\b/i, "I am twenty years old"],
  [/\bexplain me\b/i, "explain to me"],
];

/** What help with the language a message asks for, where it is of a phrase or of the language itself. */
export function languageHelpIn(text: string): LanguageHelp | undefined {
  if (asksSpanish.test(text)) return { kind: "spanish" };
  const [, one, other] = inQuotes.exec(text) ?? [];
  const quoted = one ?? other;
  const before = /([\p{L}' ]{6,60})\.{2,3}\s*how would you say that/iu.exec(text)?.[1]?.trim();
  const asksSay = asksHow.test(text) || before !== undefined;
  const phrase = quoted ?? (asksMeaning.test(text) ? undefined : (before ?? sayWhat.exec(text)?.[1]));
  if (phrase && asksSay && !asksMeaning.test(text)) {
    const wanted = sayWhat.exec(text)?.[1] ?? "";
    const means = englishForPhrase(phrase) ?? englishForPhrase(wanted);
    if (means) return { kind: "phrase", phrase, means };
    return phrase.trim().split(/\s+/).length > 2 ? { kind: "noPhrase", phrase } : undefined;
  }
  if (
    quoted &&
    /\b(?:mean|means|meaning|imply|described? me as|is it like|compliment or insult)\b/i.test(text)
  ) {
    const means = plainFor(quoted);
    if (means) return { kind: "meaning", phrase: quoted, means };
    return quoted.trim().split(/\s+/).length > 1 ? { kind: "noMeaning", phrase: quoted } : undefined;
  }
  const asked =
    /\bwhat (?:does|do) ([\p{L}' ]{5,40}?) means?\b/iu.exec(text)?.[1] ??
    /\bmeaning of ([\p{L}' ]{5,40}?)\s*[?.!]/iu.exec(text)?.[1];
  const plain = asked && plainFor(asked);
  if (asked && plain) return { kind: "meaning", phrase: asked, means: plain };
  if (!asksCorrect.test(text)) return undefined;
  const better = slips.find(([slip]) => slip.test(text))?.[1];
  return better ? { kind: "better", means: better } : { kind: "correct" };
}
