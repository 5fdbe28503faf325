import type { Matter } from "./matter.ts";

/** What is all around, heard where nothing nearer is. */
export const surroundings: readonly Matter[] = [
  {
    name: "worry",
    heard:
      "\\bi(?:'m|’m| am| feel| was)? (?:\\w+ ){0,2}(?:nervous|worried|scared|frightened|anxious|dreading|terrified)\\b(?! of)|\\bmakes? me (?:nervous|worried|anxious)\\b|\\bdreading\\b|\\bi(?: am|'m)? (?:very |so |a little )?(?:worry|preocuppated|preoccupied)\\b|\\banxiety\\b",
    spanish: "nervios[oa]|preocupad[oa]|ansiedad",
    says: [
      "I understand. Be calm. You can do it! | That is normal. You can do it!",
      "I understand, and I'm sure you'll manage. | That's only natural, so be kind to yourself.",
      "That's only natural; anyone would feel it. | I know the feeling, and it does pass.",
    ],
    asks: [
      "What can help you? | What is the hard part? | What makes you feel calm?",
      "What worries you most about it? | What has helped you before? | What is the worst that could happen?",
      "What is it that worries you most? | What has helped you in the past? | What's the worst that could happen?",
    ],
    advice: [
      "Sleep well and eat something. Then go slowly.",
      "Prepare the first two minutes well, sleep enough, and breathe slowly; the rest comes by itself.",
    ],
  },
  {
    name: "town",
    heard:
      "\\b(?:in|of|from) my (?:\\w+ )?(?:town|city|village|country|street|neighbou?rhood|region|pueblo|home town|hometown)\\b|\\bmy (?:\\w+ )?(?:town|city|village|country|neighbou?rhood|pueblo|hometown)\\b|\\bwhere i live\\b|\\bi live in an? (?:\\w+ )?(?:town|city|village|pueblo)\\b|\\bnear my (?:house|home|town)\\b",
    spanish: "mi (?:pueblo|ciudad|pa[ií]s|barrio)|vivo en",
    says: [
      "Every place has its own life. | I want to see it.",
      "Every place has a life of its own. | I'd like to see it one day.",
    ],
    asks: [
      "What do you like there? | What do people do there? | Is it quiet or loud?",
      "What is it like to live there? | What would you show a visitor first? | What would you change there?",
      "What would a visitor never notice? | What has changed there over the years? | Could you live anywhere else?",
    ],
  },
  {
    name: "animals",
    heard:
      "\\b(?:i|we|my \\w+) (?:\\w+ )?(?:love|like|saw|see|prefer) (?:\\w+ )?(?:animals?|dogs|cats|horses|birds|cows|elephants|lions|wolves|dolphins|whales|monkeys)\\b|\\b(?:zoo|farm)\\b",
    spanish: "animales|zoo|granja",
    says: [
      "Animals are wonderful. | I like animals, too.",
      "Animals are honest company. | I like them, too.",
    ],
    was: [
      "Which animals did you see? | Were you near them?",
      "Which one did you like best? | How close did you get?",
    ],
    asks: [
      "Which animal do you like best? | Do you have one?",
      "Which animal do you like best? | What do you like about them? | Would you like to live with one?",
    ],
  },
];
