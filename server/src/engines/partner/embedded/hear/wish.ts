import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { isDespair, isRude } from "./rude.ts";

const asked =
  /\b(?:(?:let['’]?s|let us|can we|could we|shall we|we can|i(?:['’]d| would) (?:like|love|prefer) to|i (?:want|prefer) to|i wanna) (?:please )?(?:talk|speak|chat)(?: (?:now|instead|rather))? (?:about|of)|(?:change|another|different) (?:the )?topic[,:]?(?: (?:to|like|about))?) (?:the |my |your |some )?((?:[\p{L}'’-]+ ?){1,3})(?=[.!?,;]|$)/iu;
/** "Something lighter, like gardens". */
const instead =
  /\b(?:talk|speak|chat) (?:about|of) (?:something|another thing|other things?)(?: \p{L}+)?,? (?:like|such as|for example|maybe) ((?:[\p{L}'’-]+ ?){1,3})(?=[.!?,;]|$)/iu;
const tail = /\s+(?:please|now|instead|today|a bit|a little|for a while|with you)$/i;
/** Not for a reader of fourteen, or not to be asked "what do you like about it?". */
const unfit =
  /\b(?:sex\w*|porn\w*|nud\w+|drugs?|cocaine|heroin|weed|marijuana|alcohol|suicid\w*|kill\w*|murder\w*|rap(?:e|ed|ist)|guns?|weapons?|bombs?|terror\w*|nazi\w*|hitler|war|torture|abuse|cancer|death|dying)\b/i;
/** What the word lists do not have and young learners talk about. */
const ofToday =
  /\b(?:video ?games?|anime|mangas?|minecraft|fortnite|roblox|pok[eé]mon|mario|zelda|k-?pop|you ?tube|youtubers?|tik ?tok|instagram|whatsapp|netflix|spotify|twitch|marvel|cosplay|e-?sports|memes?|podcasts?|vlogs?|reggaeton|bitcoin|crypto|chatgpt|messi|real madrid|barcelona)\b/giu;
const nothing =
  /^(?:it|this|that|something|anything|else|something else|(?:an)?other things?|other topics?|something [\p{L}]+|different things?|you|me)$/iu;

/** In small letters, but for the names in it. */
function plain(said: string): string {
  return said.replace(/^\p{Lu}(?=\p{Ll}+ )/u, (first) => first.toLowerCase());
}

/** What somebody would rather talk about, in their words; only what can be said back to anybody. */
export function wishIn(text: string): string | undefined {
  const said = (instead.exec(text) ?? asked.exec(text))?.[1]?.trim().replace(tail, "").replace(tail, "");
  if (!said || nothing.test(said) || isRude(said) || isDespair(said) || unfit.test(said)) return undefined;
  return vocabularyAt(said.replace(ofToday, "games"), "C2").share === 1 ? plain(said) : undefined;
}
