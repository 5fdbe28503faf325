const groups = (lines: string) =>
  lines
    .trim()
    .split(/\n|\|/)
    .map((line) => line.trim().split(/\s+/));

/** First a verb, then what a learner may say for it. */
const actionLines = `
arrange put place prepare organise hold make|build make construct finish|carry hold walk have bring take|check look consult glance
see watch frown interrogate|climb go|cook prepare make stir|cry weep|cut chop slice prepare|cycle ride bike pedal|dance move
dig make search|drink have enjoy sip|eat have finish peck|feed give|fly hold play control launch|hold carry have take show|hug embrace
cling kiss hold|jog run|jump leap|kick play|knit make sew|laugh smile|lie rest sleep sit relax wait guard|listen hear|look stare gaze
watch read see frown check|open|paint draw make|pay give buy count take hand|peck eat pick feed|perch sit stand look rest survey|photograph
take|play kick throw chase enjoy run perform|point show indicate|pour serve make prepare|push move pull carry|read look hold study leaf
|ride cycle bike pedal drive|run jog race hurry rush sprint dash pelt hurtle tear hasten come|sail pass float move navigate make|sell
offer peddle serve|serve bring carry|shine come slant enter fall stream|shout scream yell cry call chase complain|sing perform|sit rest
relax study work|skate slide|sleep nap doze lie rest|smile laugh|stand wait be stop|steal take run make escape grab snatch rob|sweep
clean brush|swim float paddle be|take|talk speak chat phone call|teach explain|throw|wait stand|walk stroll go march stride wander|wash
clean|watch look see observe keep control survey guard check|water|wave greet say|wear have|weigh measure sell serve|write draw teach
stand|get receive take accept have give share hold|give hand offer pass present deliver share exchange get hold bring|share hold use stand walk|shake greet meet
welcome clasp|film record shoot make|cheer celebrate applaud shout support|talk discuss|catch receive get grab play|throw toss pass play|float hover fly
hang drift|burn glow blaze|do make mix pour test experiment carry perform|fight fence duel battle|walk approach|cook stir|rain pour fall drizzle|snow fall|shop buy|travel go|work|jog run|ski|fish|kiss hug`;

/** Words for the same thing, each standing for the others. */
const thingLines = `
bicycle bike cycle|board whiteboard blackboard chalkboard|desk table|soup pot saucepan stew|vegetable carrot salad|bench seat
pond lake water|sea water ocean wave horizon|sandcastle castle|surfboard board|volleyball ball match|coin money cash change|trolley cart
trolley barrow|camera photo picture|watch clock|briefcase bag case|broom brush|tulip flower|orange fruit|apple fruit|crumb bread
jumper sweater pullover jersey|t-shirt shirt tee-shirt top tshirt|trousers pants|umbrella parasol sunshade|suitcase luggage baggage
case|fridge refrigerator|mobile phone cellphone|phone mobile telephone|present gift|football ball|guitar|violin fiddle music|ice-cream
ice|boot shoe|coat jacket|hat cap|uniform suit dress|backpack rucksack bag|trainers shoes|book novel|newspaper paper|cup mug drink
|box package parcel|vest waistcoat jacket|kiosk stand stall booth|beam roof|stall stand|screen board|window|glass|photo picture
flower bouquet bunch|teddy bear|racket tennis|trophy cup prize|basket|bucket pail|torch light flashlight|map`;

/** First a colour, then its other names. */
const colourLines = `
grey gray silver slate-grey|orange ginger red|brown chestnut tan|blue navy navy-blue|red dark-red scarlet crimson|purple violet lilac
pink rose|yellow golden gold|white cream|black dark|green olive|ginger orange red`;

const colourNames = new Set(
  "red blue green yellow black white orange brown pink purple grey gray golden ginger violet navy silver beige".split(
    " ",
  ),
);
const actionsOf = new Map(groups(actionLines).map(([first = "", ...rest]) => [first, rest]));
const thingGroups = groups(thingLines);
const colourGroups = groups(colourLines);

const phrases: Readonly<Record<string, readonly string[]>> = {
  "holding hands": [
    "hand in hand",
    "by the hand",
    "clasped hand",
    "hand together",
    "joined hand",
    "linked hand",
    "hold each other",
  ],
  "shaking hands": ["handshake", "shake hand", "clasped hand", "hand in hand"],
  "doing a high five": ["high five", "high fives", "give five", "clap hand", "slap hand", "touch hand"],
  "sharing an umbrella": [
    "same umbrella",
    "one umbrella",
    "under an umbrella",
    "under the umbrella",
    "under a umbrella",
  ],
  "having a sword fight": [
    "sword fight",
    "fight with sword",
    "swordfight",
    "cross sword",
    "in a fight",
    "duel",
  ],
  "taking a photo": [
    "take photo",
    "take picture",
    "take a photo",
    "take a picture",
    "with a camera",
    "photograph",
  ],
  "playing a video game": ["game controller", "video game", "gaming"],
  "doing an experiment": ["experiment", "test tube"],
};

/** Phrases of lemmas that tell a whole action otherwise. */
export function saysOtherwise(action: string): readonly string[] {
  return phrases[action] ?? [];
}

/** Verbs, in base form, that tell the same action. */
export function saysAction(action: string): ReadonlySet<string> {
  return new Set([action, ...(actionsOf.get(action) ?? [])]);
}

/** Nouns, in the singular, that may stand for a thing. */
export function saysThing(thing: string): ReadonlySet<string> {
  return new Set([thing, ...thingGroups.filter((group) => group.includes(thing)).flat()]);
}

/** Words that name a colour: "dark red" is red too. */
export function saysColour(colour: string): ReadonlySet<string> {
  const parts = [colour, ...colour.split(" ")];
  return new Set([...parts, ...colourGroups.filter(([first = ""]) => parts.includes(first)).flat()]);
}

export function isColour(word: string): boolean {
  return colourNames.has(word);
}

const numbers = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** The number a word or its digits tell. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const at = numbers.indexOf(word);
  if (at > 0) return at;
  return { pair: 2, couple: 2, both: 2, dozen: 12, twenty: 20 }[word];
}
