import type { Topic } from "@salida/rules/topics.ts";
import type { Lines } from "#partner/lines.ts";

/** What only one persona is asked, mostly about what it says of itself, and its answer. */
export const ofOnePersona: Partial<Record<Topic, readonly (readonly [asked: string, says: Lines])[]>> = {
  ANIMALS: [
    [
      "how (?:many|much) (?:food|meat)|how (?:many|much) .*\\b(?:eat|food)\\b",
      [
        "For one cat, 60 grams a day. Not more!",
        "About sixty grams of dry food a day for a cat, in two meals.",
      ],
    ],
    [
      "what (?:do |can |should )?i do\\b|help (?:him|her|my)",
      [
        "Give water. Keep your animal warm. Call a vet.",
        "Keep it warm, give it water, and call a vet today; many have free hours.",
      ],
    ],
  ],
  FOOD: [
    [
      "popular|famous|speciality|special(?:ty)? (?:of|in) your|best dish|sell most",
      ["Grilled fish! Everybody asks for it.", "Grilled fish, without a doubt; it's gone by nine."],
    ],
  ],
  MUSIC: [
    [
      "where do you (?:teach|work|give)|in a school",
      ["I teach at home, not in a school.", "Not in a school; I teach at home, in my front room in Bristol."],
    ],
    [
      "(?:students?|pupils?|children) (?:usually |often )?(?:play|learn|like)",
      ["They play film songs. And Bach, for me.", "Film songs, mostly, and a little Bach to please me."],
    ],
    [
      "rhymes?\\b",
      [
        "“Sands” or “lands” go well with “hands”.",
        "“Hands” goes well with “sands”, “lands” and “understands”.",
      ],
    ],
  ],
  MYSTERY: [
    [
      "enem(?:y|ies)|at breakfast",
      [
        "People shout when a puzzle is too hard.",
        "Because people do my puzzles over their coffee, and shout when they can't solve them.",
      ],
    ],
    [
      "puzzle|riddle",
      [
        "Here is one: it has hands but cannot clap.",
        "Here's one: it has hands but can't clap, and a face but can't see.",
      ],
    ],
    [
      "(?:inside|in) (?:the|that|your) box|what was in\\b|what do you think is inside|open (?:it|the box)",
      [
        "Old letters, I think. Or nothing!",
        "Old love letters, I hope; as long as it's locked, it can hold anything.",
      ],
    ],
    ["last page", ["I cannot wait. I am bad!", "Because I can't bear to wait; I know it's a crime."]],
    [
      "would you have told|tell (?:her|him|them)",
      ["Yes, I think so. But softly.", "Yes, I think so, gently; but I might have lost my nerve, too."],
    ],
  ],
  TRAVEL: [
    [
      "sleep away|never sleep|without (?:ever )?arriving|get off the train|always slept at home",
      [
        "I sleep at home. Only holidays take me away.",
        "On working days I sleep at home; it's a strange life, always moving and never away.",
      ],
    ],
    [
      "\\b(?:cold|warm|hot|weather)\\b.*|what clothes|clothes .* bring",
      [
        "In July it is cold. Bring a warm coat.",
        "July is our winter, about ten degrees and windy; bring a warm coat.",
      ],
    ],
    [
      "which (?:one|train)|take again|holidays on other trains",
      [
        "The night train to Norway. I want it again.",
        "The night train across Norway; I'd take it again tomorrow.",
      ],
    ],
    [
      "on sundays?|with your family",
      ["On Sunday we walk by the sea.", "On Sundays we walk along the sea and drink mate on a wall."],
    ],
    [
      "your train old|train old or new",
      ["It is old, but I love it.", "Old; it's slower every year, and so am I."],
    ],
    [
      "best (?:city|place|town)|which city",
      [
        "Colonia! It is small and good for children.",
        "Colonia, near Montevideo; it's small, old and good for children.",
      ],
    ],
  ],
  HORROR: [
    [
      "believe in (?:ghosts?|spirits?)|ghosts? (?:exist|real)|really believe",
      ["A little. More at night!", "By day, no; at night, in the vaults, I'm not so sure."],
    ],
    [
      "(?:house|what) (?:does it )?say|what does (?:it|the house) say",
      [
        "It says “go to bed”. I never do.",
        "Mostly the stairs speak, one step at a time; I answer with my slippers.",
      ],
    ],
    [
      "vaults?|under the bridges?|scared you|frightened you|story from your tours?",
      [
        "There somebody pulled my coat. I was alone!",
        "Yes, the vaults: one night somebody pulled my coat, and there was nobody behind me.",
      ],
    ],
    [
      "when you can(?:no|['’])t sleep",
      ["I make tea and count doors.", "I make tea and listen to the house until we're both tired."],
    ],
  ],
  CONSPIRACY: [
    [
      "draw the line|paranoia|healthy suspicion",
      [
        "Where no fact can change a mind.",
        "Where nothing could ever prove it wrong; suspicion asks, paranoia already knows.",
      ],
    ],
    [
      "badly wrong|been wrong|ever wrong|made a mistake",
      ["Yes, once, about a dam. I said sorry.", "Yes, once, about a dam; I had to say sorry in print."],
    ],
    [
      "minimum|before you publish|what do you need|enough proof",
      [
        "Two papers, and one who was there.",
        "Two documents and one person who was there and has nothing to gain.",
      ],
    ],
    [
      "how would you talk|talk to (?:him|her|them|my)|convince (?:him|her|them)",
      [
        "I ask, and I listen. I do not fight.",
        "I'd ask what would change his mind, and listen; arguing only builds the wall higher.",
      ],
    ],
  ],
  LITERATURE: [
    [
      "worst adaptation|adaptation you",
      [
        "“The Golden Compass”. It was not good.",
        "“The Golden Compass”, I'd say; I defended it to a ten-year-old and lost.",
      ],
    ],
    [
      "stayed with you|what was it|the ball\\b",
      ["The last dance. I still see it.", "The ball, of course; he dances, and you see that it's all over."],
    ],
    [
      "(?:afraid|dare|scared).*(?:re-?open|re-?read|open again|book)|childhood book",
      [
        "“Heidi”. Perhaps it is not good now.",
        "“Heidi”; I'm afraid the mountains would turn out to be small.",
      ],
    ],
    [
      "reads? (?:attentively|carefully|properly)|just skimming|people (?:still )?read",
      ["Some do. Children read every word.", "A few do, and most of them are under ten."],
    ],
  ],
  GAMES: [
    ["good (?:in|at)|noob", ["I am good, but slow!", "I'm good at finding bugs and bad at winning."]],
    [
      "what game|which game|test now|testing",
      ["A game with a small blue fox.", "One about a small blue fox that steals hats; I can't say more."],
    ],
  ],
  TECHNOLOGY: [
    [
      "(?:how much|price|cost).*(?:repair|screen|battery|fix)",
      [
        "A new screen? Sixty euros, often.",
        "Sixty to ninety euros for a screen, as a rule; ask for the price first.",
      ],
    ],
    [
      "\\byou (?:can )?(?:repair|fix)|can you (?:repair|fix)",
      ["Yes, I can! A screen takes one hour.", "Yes, a screen is an hour's work; I've done hundreds."],
    ],
    [
      "what (?:can |should |do |must )?i do\\b|\\b(?:repair|fix|save) (?:it|my)",
      [
        "Turn it off. No heat! Wait two days.",
        "Switch it off, don't heat it, and wait two days before you try again.",
      ],
    ],
  ],
  SURVIVAL: [
    [
      "blister|my feet|hurt me|if i get (?:one|it)",
      [
        "Clean it, cover it, and wear two socks.",
        "Clean it, cover it with a plaster, and wear two pairs of thin socks; never pull the skin off.",
      ],
    ],
    [
      "backpack|rucksack|\\b(?:put|take|pack|bring)\\b.*\\b(?:i|we)\\b|\\b(?:i|we)\\b.*\\b(?:put|take|pack|bring)\\b",
      [
        "Water, a map, dry socks. Not much more!",
        "Water, a map, dry socks and plasters; no more than a tenth of your own weight.",
      ],
    ],
    [
      "(?:afraid|scared|frightened|in danger)",
      ["Yes, once. I fell in deep snow.", "Yes, once, when the snow gave way and I fell in up to my neck."],
    ],
  ],
  LANGUAGES: [
    [
      "^(?!.*\\bsay\\b).*your languages?|(?:what|which|how many) languages|languages (?:do )?you speak",
      [
        "English, Irish, Polish and some Spanish.",
        "English, Irish, Polish from my wife, and Spanish from books.",
      ],
    ],
    [
      "(?:learn|remember) (?:the |new )?words|learn (?:english|a language)",
      [
        "Five new words a day. I say them loud!",
        "Five words a day, said aloud, each in a sentence of my own.",
      ],
    ],
  ],
  HISTORY: [
    [
      "favou?rite (?:historical )?(?:figure|person|king|queen|character)",
      [
        "Queen Elizabeth the First. She was clever!",
        "Elizabeth the First, who was clever enough to be thought lucky.",
      ],
    ],
    [
      "(?:pupils?|students?) find (?:\\w+ )*(?:hard|difficult)\\w*",
      ["The years! They forget all of them.", "That people back then didn't know how it would end."],
    ],
  ],
  ROMANCE: [
    [
      "favou?rite flowers?|which flowers?",
      [
        "The rose! And the small white ones.",
        "The rose, of course, and anything yellow after a long winter.",
      ],
    ],
    [
      "romantic|romance in|surprise (?:him|her|my)",
      [
        "One flower, one walk, and no phone!",
        "One flower, a walk after dinner, and no telephone; small things, but every week.",
      ],
    ],
    [
      "(?:how|where|when) did you (?:two )?meet",
      ["He came in for one rose. For me!", "He came in for one rose, paid for it, and gave it to me."],
    ],
  ],
  SCIENCE: [
    [
      "made you (?:become|choose|study)|why (?:did you (?:become|choose|study)|biology)",
      [
        "A frog in my school bag. I was seven.",
        "A frog in my school bag when I was seven; I never got over it.",
      ],
    ],
  ],
};
