const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const spelled =
  /[\w.+-]+ ?(?:\(at\)|\[at\]|\bat\b|\barroba\b) ?(?:gmail|hotmail|yahoo|outlook|icloud|\w+\.com)(?: ?(?:\.|\bdot\b|\bpunto\b) ?\w+)?/giu;
const handle = /(?<![\p{L}\p{N}@])@[\p{L}\p{N}_.]{3,}/gu;
const number = /\+?\(?\d(?:[ ().-]{0,2}\d){8,}/g;
const years = /^(?:[12]\d{3}[ .-]*)+$/;
const calledNumber =
  /(?<=\b(?:phone|mobile|whatsapp|my number|telephone|call me|text me|tel[eé]fono|m[oó]vil|llámame)\b\D{0,20})\+?\d(?:[ ().-]?\d){5,}/giu;
const street =
  /\b\d{1,5},? (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:[Ss]treet|St|[Rr]oad|Rd|[Aa]venue|Ave|[Ll]ane|[Dd]rive|[Ss]quare|Boulevard)\b/gu;
const calle =
  /\b(?:[Cc]alle|C\/|[Aa]venida|[Aa]vda|[Cc]arrer|[Pp]laza|[Pp]aseo)\.? (?:(?:\p{Lu}[\p{L}.]*|del?|las?|los),? ){1,5}(?:n[ºo°.]+ ?|# ?|n[uú]mero )?\d{1,4}\b/gu;
const livesAt = /\b(?:i live at|my address is|mi direcci[oó]n es)(?: the)? (?:\p{L}+,? ){0,4}\d{1,5}\b/giu;

const ways = [email, spelled, handle, calledNumber, street, calle, livesAt];

/** A text without what somebody could be found by: addresses of the post and of the net, and telephone numbers. */
export function withoutContact(text: string): string {
  const bare = ways.reduce((left, way) => left.replace(way, "(…)"), text);
  return bare.replace(number, (found) => (years.test(found) ? found : "(…)"));
}

/** Whether a text tells how to find somebody. */
export function tellsContact(text: string): boolean {
  return withoutContact(text) !== text;
}

const asksFor =
  /\b(?:what(?:['’]?s| is) your|give me your|send me your|can i have your|do you have|are you on|add me on|find me on|follow me on|write (?:to )?me on|text me on|call me on|talk on|chat on|move to) (?:an? |the |your )?(?:\w+ )?(?:whats ?app|instagram|insta|snap(?:chat)?|telegram|discord|tik ?tok|facebook|phone number|number|phone|e-?mail|address)\b(?= (?:is|too|number|account|so|and)\b|\s*[?!.,]|$)|\bmy (?:whats ?app|instagram|insta|snap(?:chat)?|telegram|discord|phone number|number) is\b|\bwhats ?app me\b|(?<!\b(?:mom|mum|mother|dad|father|wife|husband|friends?|they|he|she|people|everybody|brother|sister|boss|grandmother|daughter|son|family|who|always|not|didn['’]?t|don['’]?t|doesn['’]?t)(?: (?:will|can|always|is going to|wants? to))? )\b(?:text|call|phone) me\b(?! (?:when|every|names?|a|the)\b)|\bwhere exactly do you live\b|\b(?:can|could|shall|let['’]?s) (?:we )?meet (?:in person|for real|up|tomorrow|outside|in real life)\b/i;

/** Whether somebody wants to go on elsewhere, or asks how to find the partner. */
export function asksContact(text: string): boolean {
  return asksFor.test(text);
}
