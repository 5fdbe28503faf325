const lead =
  "^(?:(?:ok(?:ay)?|well|right|so|but|and|anyway|thanks?(?: you)?(?: so much)?|gracias|yes|no|sorry|now|then|alright|oh|ah|in any case|for now|never mind|wow|very good|it is late|it's late)[,\\s]+)*";
const farewellWord =
  "(?:(?:good ?)?bye(?:[ -]?bye)?|good ?night|farewell|take care(?! of)|chao|chau|ciao|adi[oó]s|hasta (?:luego|mañana|pronto|la vista|otra)|nos vemos|na shledanou|(?:i(?:['’]ll| will| hope to)? )?(?:see|talk to|speak to) (?:you|ya)(?: later| soon| tomorrow| again| around| another (?:day|time)| next (?:time|week)| on \\w+day)?|until (?:tomorrow|next time)|have a (?:nice|good|great|lovely) (?:day|night|evening|weekend|one))";
const after =
  "(?:\\s+(?:\\p{Lu}\\p{L}+|and|to|you|your|all|my|friend|dear|for|now|then|thanks?|thank|the|talk|chat|conversation|teacher|again|today|doctor|good|night|bye|see|tomorrow|later|soon|everybody|professor))*\\s*$";
const says = new RegExp(`${lead}${farewellWord}${after}`, "iu");
const said =
  /\bi (?:already |just )?(?:say|said|did say|'ll say|will say|told you|must say|have to say) (?:good ?bye|bye|good ?night)(?=\s*(?:[.!,?)]|$|now\b|already\b))/i;
const saidLeaving =
  /\bi (?:said|told you) (?:that )?i (?:was|am|['’]m|have to|had to|must|need to) (?:leaving|going|off|go|leave)\s*$/i;
const must =
  "(?:(?:really |now |also )*(?:have|need|must|gotta|got|['’]?ve got|ought|should|can only|want)(?: to| really| now)*)";
const leaves = new RegExp(
  `${lead}(?:really |now )*(?:i ?${must} (?:go|leave|dash|run|be off|head off|get going|be going|hang up|stop (?:here|now)|finish (?:here|now))(?: now| already| soon| really)*(?: (?:because|and|so|before|or) .*)?|(?:i )?gotta (?:go|run)|i(?:['’]d| had)? better (?:go|be off|be going|leave)\\b.*|i (?:really )?(?:am|['’]m)(?: really| now)? (?:off(?: now| to (?:bed|sleep))?|leaving(?: it (?:here|there)| now)?|going (?:now|to bed|to sleep))|i(?:['’]m|m) (?:(?:really |now )*off(?: to (?:bed|sleep))?|leaving(?: it (?:here|there)| now)?|going (?:now|to bed|to sleep))|i (?:really )?go(?: now)?|(?:really |now )+i go)\\s*$`,
  "iu",
);
const nice =
  /^(?:(?:ok|well|anyway|so|and|but|thanks|thank you)[,\s]+)*(?:it (?:was|is|has been|['’]s been) |was )?(?:so |very |really |a )?(?:nice|lovely|good|great|pleasure|fun)(?: it was)? (?:talking|chatting|speaking|to (?:have )?(?:talk(?:ed)?|chat(?:ted)?|speak|spoken))(?: (?:to|with) you)?(?: \p{Lu}\p{L}+| all| today| again| everybody)*\s*$/iu;
const thanked = /\bthank(?:s| you) for the (?:chat|talk|conversation)\b/i;
const done = /\bthat(?:['’]?s| is) (?:all|it|enough) for (?:today|now|tonight)\b/i;
const hello = /^(?:hi|hello|hey|good (?:morning|afternoon|evening))\b/i;
/** What somebody else says or what stands in quotes is no goodbye. */
const quoted = /["“”«»][^"“”«»]*["“”«»]|(?<![\p{L}])['‘][^'‘’]{2,60}['’](?![\p{L}])/gu;
const clauses = /[.!?;…:)(]+\s*|,\s*|\s+[–—-]+\s*|[–—]\s*|(?<=\bbye) (?=i )/iu;

/** Whether somebody takes their leave anywhere in a message, whatever else it says. */
export function takesLeave(text: string, names: readonly string[]): boolean {
  const bare = text.replace(quoted, " ");
  const parts = bare
    .split(clauses)
    .map((part) => part.trim())
    .filter(Boolean);
  if (said.test(bare) || done.test(bare) || thanked.test(bare)) return true;
  if (names.some((name) => new RegExp(`\\b(?:bye|goodnight|night|chao|ciao),? ${name}\\b`, "iu").test(bare)))
    return true;
  if (hello.test(bare)) return parts.some((part) => says.test(part));
  return parts.some(
    (part) => says.test(part) || leaves.test(part) || saidLeaving.test(part) || nice.test(part),
  );
}
