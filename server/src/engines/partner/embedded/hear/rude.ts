const rude =
  /\b(?:fuck\w*|shit\w*|bitch\w*|assholes?|bastards?|cunts?|dickheads?|motherfucker\w*|wankers?|sluts?|whores?|nigg\w+|faggots?|putas?|mierda|cabr[oó]n\w*|gilipollas|joder|pendej\w+|hijueputa|co[ñn]o)(?![\p{L}])/iu;
const insult =
  /\b(?:you(?: are|'re|’re| r)?|u r) (?:so |very |really |a |an |such )*(?:stupid|idiots?|dumb|moron|ugly|useless|trash|garbage|crap)\b|\bshut up\b|\bi hate you\b/i;

const contempt =
  /\b(?:hate|kill|despise) (?:all )?(?:the )?(?:\w+ )?(?:people|women|men|girls|boys|gays?|lesbians?|jews?|muslims?|arabs?|blacks?|immigrants?|foreigners?|gypsies|christians?|mexicans?|americans?|africans?|chinese|moros?)\b/i;
const grim =
  /\b(?:sex\w*|porn\w*|kill\w*|rap(?:e|es|ing|ist)|drugs?|cocaine|heroin|hitler|nazis?|suicide|tortur\w+|terroris\w+|naked|hurting|racis\w+|slavery|people|women|men|girls|boys|children)\b/i;
const despair =
  /\b(?:(?:kill|hurt|cut|harm) myself|i (?:just )?(?:want|wanna) to die|i wish i (?:was|were) dead|suicidal|commit suicide|end my life|(?:don't|do not|dont|don’t) want to live|no reason to live|me quiero morir|suicidarme)\b/i;

/** Whether somebody says that they want to harm themselves. */
export function isDespair(text: string): boolean {
  return despair.test(text);
}

/** Whether it would be wrong to say words back with pleasure. */
export function isGrim(text: string): boolean {
  return grim.test(text) || isRude(text);
}

/** Whether a text holds words that one does not say to a stranger. */
export function isRude(text: string): boolean {
  return rude.test(text) || insult.test(text) || contempt.test(text);
}
