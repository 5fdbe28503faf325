import type { Matter } from "./matter.ts";

/** Home and what is done there. */
export const home: readonly Matter[] = [
  {
    name: "moving",
    heard:
      "\\b(?:moved|moving|move) (?:to|in|into|out|house|home|here)\\b|\\bnew (?:house|flat|apartment|home)\\b|\\b(?:evict\\w*|kicked out of|renew my contract)\\b",
    spanish: "mudanza|me mud[eé]|nos mudamos|piso nuevo",
    says: [
      "A new home is a big change. | Boxes, boxes, boxes!",
      "A move is a big change. | It takes time to make a place your own.",
    ],
    was: [
      "Why did you move? | Do you like it there? | What do you miss?",
      "What made you move? | How long did it take to feel at home? | What do you miss about the old place?",
    ],
    will: [
      "Where do you go? | Who helps you?",
      "Where are you moving to? | What will you miss? | What will you take first?",
    ],
    bad: [
      "What can you do now? | Where do you want to go?",
      "What are you going to do now? | Where would you like to go? | How long do you have?",
    ],
    asks: [
      "What is it like? | What is different there?",
      "What is it like there? | What is different from before? | What do you miss?",
    ],
    advice: [
      "Ask many people. Do not sign on day one.",
      "Ask everybody you know, and never sign on the first day.",
    ],
  },
  {
    name: "house",
    heard: "\\b(?:my|our) (?:\\w+ )?(?:house|flat|apartment|room|bedroom|kitchen|balcony|home|terrace)\\b",
    spanish: "mi (?:casa|piso|habitaci[oó]n|cuarto)",
    says: [
      "A home is important. | Every home has its stories.",
      "A home tells a lot about people. | Every home has its own stories.",
    ],
    asks: [
      "What is your home like? | Which room do you like best? | Who lives with you?",
      "What is it like there? | What do you like best about it? | What would you change?",
      "What makes it feel like home? | What would you change if you could? | How long have you been there?",
    ],
  },
  {
    name: "repairs",
    heard:
      "\\b(?:is broken|broken (?:car|phone|fridge|computer|machine|window)|broke down|(?:car|machine|computer|phone|fridge) (?:\\w+ )?(?:broke|died)|doesn'?t work|does not work|not working|stopped working|repair\\w*|plumber|leak\\w*|fridge|washing machine|heating|electricity|no water)\\b",
    spanish: "roto|estropead|no funciona",
    tone: "sorry",
    says: [
      "Oh no! That always comes at a bad time. | Poor you! What a mess.",
      "That always comes at the worst moment. | Oh no, and it's never cheap.",
    ],
    asks: [
      "Can somebody repair it? | What do you do now?",
      "Can it be repaired? | How do you manage meanwhile? | How did it happen?",
    ],
    advice: [
      "Turn it off and on. Then call somebody.",
      "Turn it off and on again, and if that fails, call somebody who knows.",
    ],
  },
  {
    name: "cleaning",
    heard:
      "\\b(?:never cleans|clean(?:s|ed|ing)? (?:the|my|all|up)|cleaning|wash(?:ed|ing)? (?:the|my|up)|housework|iron(?:ed|ing)|tidy|laundry|dishes|vacuum\\w*)\\b",
    spanish: "limpi(?:ar|o|eza)|fregar|planchar",
    says: ["Somebody must do it! | It never ends!", "It never ends, does it. | Somebody has to do it."],
    asks: [
      "Who helps you? | Which work do you hate most? | Do you listen to music then?",
      "Who does what in your home? | Which part do you mind least? | What do you think about meanwhile?",
      "How do you share it out? | Is there a part you secretly enjoy? | What do you put off longest?",
    ],
  },
  {
    name: "burnt food",
    heard:
      "\\b(?:burnt|burned|too (?:much )?(?:salt|salty|spicy)|salt and sugar|sugar with the salt|kitchen disaster|(?:dinner|cake|food|rice|soup|cheesecake) (?:was|is) (?:a |\\w+ )?(?:disaster|terrible|horrible|awful|bad))\\b",
    spanish: "se (?:me )?quem[oó]|salad[oa]",
    says: [
      "Oh no! It happens to all of us. | Ha, poor dinner!",
      "Oh no, it happens to the best of us. | I've been there, with the windows open.",
    ],
    asks: [
      "What did you eat then? | Who ate it? | What did the others say?",
      "What did you eat in the end? | What did the others say? | Will you try it again?",
    ],
  },
  {
    name: "cooking",
    heard:
      "\\b(?:i|we|my \\w+|he|she|to|can) (?:\\w+ )?(?:cooks?|cooked|bakes?|baked|prepares?|prepared)\\b|\\b(?:made|make|makes|making) (?:a |an |the |some |my )?(?:\\w+ )?(?:cake|soup|bread|pizza|tortillas?|pasta|salad|dinner|lunch|rice|cookies|arepas|empanadas|paella|stew|tacos|croquetas)\\b|\\b(?:cooking|recipes?|cook my)\\b",
    spanish: "cocin(?:o|a|ar)|receta",
    says: [
      "Home cooking is the best. | That makes me hungry!",
      "Nothing beats home cooking. | Now you've made me hungry.",
    ],
    was: [
      "What was in it? | Who ate with you? | Was it good?",
      "How did it turn out? | Who ate with you? | How did you learn to make it?",
    ],
    asks: [
      "What is in it? | Who eats with you? | How did you learn it?",
      "How do you make it? | How did you learn to cook? | What is your best dish?",
      "What's the secret of it? | Who did you learn that from? | What has gone wrong in your kitchen?",
    ],
    advice: ["Taste it often. Not too much salt!", "Taste it at every step, and leave the salt for the end."],
  },
  {
    name: "weather",
    heard:
      "\\b(?:weather|rain(?:s|ed|ing|y)|it (?:is|was) (?:\\w+ )?(?:raining|snowing|sunny|windy|cloudy|hot|cold)|heavy rain|snow(?:s|ed|ing|y)?|storm|very (?:hot|cold)|too (?:hot|cold)|\\d+ degrees|heat ?wave|humid)\\b",
    spanish: "llueve|lluvia|hace (?:mucho )?(?:calor|fr[ií]o|sol)|nieva",
    says: [
      "The weather changes everything. | Yes, the weather! It changes the day.",
      "The weather decides so much. | Weather like that changes the day.",
    ],
    bad: [
      "What do you do on days like that? | When does it get better?",
      "What do you do on days like that? | Has it spoilt any plans? | How long will it last?",
    ],
    asks: [
      "What do you do on days like that? | Do you like it hot or cold? | Is it often like that?",
      "What do you do on days like that? | Which season suits you best? | Is it often like that where you live?",
      "How does it affect your mood? | Which season do you feel most at home in? | Has it changed since you were a child?",
    ],
  },
];
