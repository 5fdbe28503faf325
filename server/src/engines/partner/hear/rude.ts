const rude =
  /\b(?:fuck\w*|shit\w*|bitch\w*|assholes?|bastards?|cunts?|dickheads?|motherfucker\w*|wankers?|sluts?|whores?|nigg\w+|faggots?|putas?|mierda|cabr[oó]n\w*|gilipollas|joder|pendej\w+|hijueputa|co[ñn]o)(?![\p{L}])/iu;
const insult =
  /\b(?:you(?: are|'re|’re| r)?|u r) (?:so |very |really |a |an |such |such a |such an )*(?:stupid|idiots?|dumb|moron|ugly|useless|trash|garbage|crap)\b|\bshut up\b|\bi hate you\b/i;

/** Whether a text holds words that one does not say to a stranger. */
export function isRude(text: string): boolean {
  return rude.test(text) || insult.test(text);
}
