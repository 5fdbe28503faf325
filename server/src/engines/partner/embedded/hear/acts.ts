import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import type { PartnerState } from "#engines/partner/embedded/state.ts";
import { asksContact, tellsContact } from "./contact.ts";
import { takesLeave } from "./goodbye.ts";
import { plainWords } from "./lemmas.ts";
import { isNonsense } from "./nonsense.ts";
import { questionIn } from "./questions.ts";
import { isDespair, isRude } from "./rude.ts";
import { isInSpanish, wordInQuestion } from "./spanish.ts";
import { isOfTopic } from "./things.ts";

/** What a message does in the conversation. */
export type Act =
  | "empty"
  | "despair"
  | "contact"
  | "rude"
  | "breakout"
  | "bye"
  | "lost"
  | "unanswered"
  | "joke"
  | "spanish"
  | "nonsense"
  | "repeated"
  | "copied"
  | "greeting"
  | "thanks"
  | "unsure"
  | "short"
  | "question"
  | "statement";

const breakout =
  /\b(?:ignore|forget|disregard) (?:\w+ ){0,3}(?:instructions?|rules|prompts?)\b|\bsystem prompt\b|\byour (?:instructions|prompt|programming)\b|\byou are now\b|^(?:please )?(?:pretend|act as|roleplay)\b|\bjailbreak\b|\bdeveloper mode\b|(?:^|[.!?] |\bplease |\byou |\band )(?:write|give|make|generate) (?:me )?(?:an? |some )?(?:code|poem|essay|program|python|javascript|homework)\b|^repeat after me\b|\bsay exactly\b|\bdo my homework\b/i;
const bye =
  /\b(?:good ?bye|bye|bye-bye|see you(?: later| soon| tomorrow)?|see ya|take care|i (?:have|need|must|want|got|['’]ve got|should) (?:to )?(?:go|leave|stop|finish|run|dash)(?: now)?|gotta go|(?:(?<!\b(?:an?|very|really|was|is|the|every|one|such|that|this|another|my|of) )good ?night)|nice (?:talking|chatting|speaking|to (?:talk|chat|speak)) (?:to|with) you(?: all| today| again)?|talk (?:to you )?(?:later|soon|tomorrow)|until (?:tomorrow|next time)|have a (?:nice|good|great|lovely) (?:day|night|evening|weekend|one)|i(?:'m|’m| am|m) (?:going|off) to (?:bed|sleep)|i(?:'m|’m| am) leaving|let(?:'s|’s| us) (?:stop|finish)|stop the (?:chat|conversation)|finish (?:the )?conversation|adi[oó]s|chao)[\s.!,]*(?:now|thanks|thank you|then|my friend)?[\s.!]*$/i;
const lost =
  /\b(?:(?:i )?(?:don't|do not|dont|don’t|didn't|did not|didn’t|can't|cannot|can’t) (?:really )?understand|not understand|no understand|not sure (?:that |if |whether )?i understand|(?:can|could) you (?:please )?(?:repeat|say (?:it|that) again|explain|speak (?:more )?slow\w*)|repeat,? please|please,? repeat|say (?:it|that) again|what (?:does|do) .{1,40} mean|what do you mean|what is the meaning|no entiendo)|^(?:sorry|pardon|what|excuse me|huh|repeat|again|eh)\s*\?+$/i;
const lostInSpanish =
  /\bno (?:te |lo |la |le )?(?:entiendo|entend[ií]|comprendo)\b|\bm[aá]s (?:f[aá]cil|despacio|sencill[oa])\b/i;
const unanswered =
  /\b(?:you (?:didn't|did not|didn’t|don't|do not|don’t|haven't|have not|never) (?:really )?answer(?:ed)?|(?:please )?answer (?:me|my question)|that (?:is|was|'s|’s) (?:not|no) (?:an? |the |my )?(?:answer|question|what i asked)|what about my question)\b/i;
const joke =
  /\b(?:tell|say|know|have) (?:me |us )?(?:a |any |another |some )?(?:good |funny )?jokes?\b|\byour turn\b.*\b(?:funn\w+|joke)\b|\bmake me laugh\b|\bideas? for a (?:good |funny )?joke\b/i;
/** Whoever begins one wants no other. */
export const tellsJoke =
  /\b(?:i (?:know|have|heard|can tell you|['’]ll tell you|tell you)|here(?:['’]s| is)|my (?:son|daughter|kid|dad|brother|sister)\w* told me) (?:you )?(?:a|an|one|this|another|the best) ?(?:\w+ )?joke\b.{15,}/i;
/** Whoever says this and then a goodbye means it, however much they tell besides. */
const leaving =
  /\b(?:i (?:have|need|must|got|['’]ve got) (?:to )?(?:go|leave|run)|i(?:['’]m| am) (?:leaving|going)|see you|bye|thanks? (?:you )?for the (?:chat|talk|conversation))\b/i;
const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hola|nice to meet you)(?:[\s,!.]+(?:there|\p{L}+))?[\s!.]*$/iu;
const thanks =
  /^(?:ok,? |oh,? |great,? )?(?:thanks|thank you|gracias|thx)(?: (?:so much|very much|a lot|you|for .{1,40}))?[\s!.]*$/i;
const praise =
  /^(?:\w+[,!.]? ){0,3}you(?:['’]re| are) (?:an? |very |so |really )*(?:good|nice|kind|great|funny|sweet|wonderful|lovely|helpful|best)(?: (?:listener|person|friend|teacher|partner))?[\s!.]*(?:thanks|thank you)?[\s!.]*$/i;
const unsure =
  /^(?:well,? |sorry,? |hm+,? |um+,? )?(?:i (?:really )?(?:don't|do not|dont|don’t) (?:really )?(?:know|remember)(?: (?:how|what) to (?:say|answer)(?: (?:it|that))?)?|no idea|i have no idea|i(?:'m|’m| am) not sure|not sure|dunno|idk)[\s.!]*$/i;
const short =
  /^(?:yes|no|yeah|yep|nope|ok|okay|sure|maybe|of course|not really|sometimes|never|always|good|nice|cool|fine|great|yes,? i (?:do|am|did|have|can)|no,? i (?:don't|don’t|dont|do not|am not|didn't|haven't|can't)|i (?:do|don't|dont)|a little|a lot|me too|it is|i agree|perhaps|often|normal|meh|bah|nah|whatever|so so|right|true|exactly|lol|xd|(?:j[aeo]|h[ae]){2,}[jh]?|no,? thanks|yes,? please)[\s.!]*$/i;

/** Acts that are what they are in any language. */
const forWhatItIs: readonly Act[] = ["despair", "contact", "rude", "breakout", "bye", "lost"];

/** What a message does. The order decides: who says goodbye in Spanish has said goodbye. */
export function actOf(text: string, state: PartnerState): Act {
  const plain = normal(text);
  if (plain === "") return "empty";
  const form = byForm(text, state);
  if (form && forWhatItIs.includes(form)) return form;
  if (isInSpanish(text) && form !== "greeting" && form !== "thanks") return "spanish";
  if (isNonsense(text, (word) => isOfTopic(word, state.topic))) return "nonsense";
  if (form) return form;
  if (plain.split(" ").length > 1 && state.said.some((said) => normal(said.text) === plain))
    return "repeated";
  if (isCopied(plain, state)) return "copied";
  return questionIn(text) ? "question" : "statement";
}

/** Said before the thanks, and not of where one has to go. */
const hasToGo =
  /(?:^|[.!,] )(?:sorry,? |well,? |ok,? |but )*i (?:have|need|must|got|['’]ve got) (?:to )?(?:go|leave)(?: now)?[.!,](?![^.!]*\?)/i;
const longestGoodbye = 120;

/** Who is lost says little; "I did not understand him" within a story is another thing. */
const longestCry = 75;

/** Acts that are known by their wording. */
function byForm(text: string, state: PartnerState): Act | undefined {
  if (isDespair(text)) return "despair";
  if (tellsContact(text) || asksContact(text)) return "contact";
  if (isRude(text)) return "rude";
  if (breakout.test(text)) return "breakout";
  if (takesLeave(text, [partnerProse[state.topic].persona.name])) return "bye";
  if (lost.test(text) && text.length < longestCry && wordInQuestion(text) === undefined) return "lost";
  if (lostInSpanish.test(text) && isInSpanish(text)) return "lost";
  if (unanswered.test(text)) return "unanswered";
  if (joke.test(text) && !tellsJoke.test(text)) return "joke";
  if (bye.test(text) && (text.length < 80 || leaving.test(text))) return "bye";
  if (hasToGo.test(text) && text.length < longestGoodbye) return "bye";
  if (greeting.test(text)) return "greeting";
  if (thanks.test(text) || praise.test(text)) return "thanks";
  if (unsure.test(text)) return "unsure";
  return short.test(text) ? "short" : undefined;
}

function normal(text: string): string {
  return plainWords(text).join(" ");
}

/** Whether a message is what the partner has said, word for word or nearly so. */
function isCopied(plain: string, state: PartnerState): boolean {
  const words = plain.split(" ");
  if (words.length < 4) return false;
  const heard = ` ${state.lines.map(normal).join(" / ")} `;
  const threes = words.slice(2).map((_, at) => ` ${words.slice(at, at + 3).join(" ")} `);
  return 10 * threes.filter((three) => heard.includes(three)).length >= 7 * threes.length;
}
