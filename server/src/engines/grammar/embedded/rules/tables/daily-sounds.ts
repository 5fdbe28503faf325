import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

/** Words that sound like the one that was meant. */
const sounds: readonly [find: string, better: string, wrong: string, right: string][] = [
  [
    "know|remember|see|me|us|him|her (were) #sub is|are|was|were|live|lives|can|did|went|put|go",
    "where",
    "I don't know were he is.",
    "I don't know where he is.",
  ],
  [
    "i|he|she|we|they (new) him|her|it|them|you|that|the|about|how|what|everyone|everybody|nothing|my|his",
    "knew",
    "I new him.",
    "I knew him.",
  ],
  [
    "can|could|not|to|will|i|did you|they|we|i|he|she? (here) me|you|him|it|us|them|the|music|from|about|that",
    "hear",
    "Can you here me?",
    "Can you hear me?",
  ],
  [
    "will|to|can|would|must|want|going|should to? (by) it|a|an|some|the|my|new|food|bread|milk|clothes|tickets|one|two|me",
    "buy",
    "I will by it.",
    "I will buy it.",
  ],
  [
    "~have|has|there|got (to) n=sisters|brothers|cats|dogs|children|sons|daughters|cars|houses|friends|bedrooms|books|kids|cousins|windows|floors|bathrooms",
    "two",
    "I have to sisters.",
    "I have two sisters.",
  ],
  [
    "is|are|was|were|a|looks|feel|feels|am|it's|'s (quiet) #describing",
    "quite",
    "The weather is quiet nice.",
    "The weather is quite nice.",
  ],
  [
    "go|went|goes|going|travel|come|came|walk|drive|moved|flew|trip|want|like|need|have|used|back (too) #name|the|go|see|be|do|eat|buy|my|school|work|bed|visit|play|live|study|travel|have|get|make|take|learn|london|spain",
    "to",
    "I want to go too Spain.",
    "I want to go to Spain.",
  ],
  [
    "^ i|we|they|you #adv? (leave) in|at|with #poss|a|an|the|#name #any? #any? with|near|since|but|and|because|together|alone|for",
    "live",
    "I leave in Madrid with my family.",
    "I live in Madrid with my family.",
  ],
  [
    "swim|swam|swimming|near|by|beach|in|to|into|at|from|on the (see) $|and|is|was|with|because|every|in|but",
    "sea",
    "We swam in the see.",
    "We swam in the sea.",
  ],
  [
    "to|can|will|must|should|could|would|not (chose) -to",
    "choose",
    "We have to chose a film.",
    "We have to choose a film.",
  ],
  [
    "^ (your) #adv|very|so|not|really|too kind|nice|welcome|right|late|beautiful|funny|happy|sure|good|wrong|tired|alone",
    "you are",
    "Your very kind.",
    "You are very kind.",
  ],
  [
    "~like|~love|in|of|for|from|with|at|about|is|~see|~have|~get|~take|to|~know|~lose|~forget|~read|~meet (you are) n=shirt|house|family|name|car|dog|cat|friend|friends|email|letter|city|country|room|new|birthday|help|job|mother|father|brother|sister|phone|message|hair|dress|book",
    "your",
    "I like you're shirt.",
    "I like your shirt.",
  ],
  [
    "feel|feels|felt|am|is|was|are|be very|so|really|too|quite? (week) $|and|because|after|but",
    "weak",
    "I feel very week.",
    "I feel very weak.",
  ],
  [
    "~cook|~work|~be in the (chicken) $|when|with|and",
    "kitchen",
    "She is in the chicken.",
    "She is in the kitchen.",
  ],
  [
    "one|a|the|every|last|this|next|each|two|in|all (weak) $|ago|i|we|in|on|and|with|at",
    "week",
    "I saw her last weak.",
    "I saw her last week.",
  ],
  [
    "~walk|~take|~go|~travel|~fly|on|by|the|a|our|~have|my (plain) $|to|from|and|was|is|at|ticket",
    "plane",
    "We went by plain to Rome.",
    "We went by plane to Rome.",
  ],
  [
    "~eat|~buy|~have|~like|a|the|some piece|slice|bit? of? (meet|peace) of|with|for|and rice|cake|potatoes|bread|salad|pizza|dinner|lunch",
    "meat",
    "We eat meet with rice.",
    "We eat meat with rice.",
  ],
  [
    "~be|~feel|am|very|so|really|too (board) $|in|at|with|because|and|of|by",
    "bored",
    "I was board in class.",
    "I was bored in class.",
  ],
  [
    "~break|the|a|my|car|hand (break|brakes) broke|failed|pedal",
    "brake",
    "The car break failed.",
    "The car brake failed.",
  ],
  [
    "~have|a|the|coffee|lunch|short|quick (brake) $|at|in|and|from|for",
    "break",
    "We had a short brake.",
    "We had a short break.",
  ],
  [
    "i|we|they|he|she|you|could|can|will|not (thing) that|so|about|it|you|he|she|the",
    "think",
    "I thing that it is good.",
    "I think that it is good.",
  ],
  [
    "the|my|every|this|first|last|best|good|important|difficult|same|interesting|one|favourite (think) $|is|was|that|i|to|in|about|for",
    "thing",
    "The best think is the food.",
    "The best thing is the food.",
  ],
  [
    "#det #adj? n=man|woman|boy|girl|person|friend|teacher|neighbour #adv? (how) v=is|was|lives|works|has|lived|worked|plays|helped|speaks",
    "who",
    "I have a friend how lives in Rome.",
    "I have a friend who lives in Rome.",
  ],
];

/** The right word for one that sounds alike, by what stands beside it. */
export const tableDailySounds: readonly Rule[] = sounds.map(([find, better, wrong, right]) =>
  ruleOf(
    "sound-alike",
    find,
    better,
    [
      `You seem to mean “${better}”, which sounds alike.`,
      `Parece que querías decir “${better}”, que suena igual.`,
    ],
    { [wrong]: right },
  ),
);
