import type { Matter } from "./matter.ts";

/** What people do for fun. */
export const pastimes: readonly Matter[] = [
  {
    name: "team",
    heard:
      "\\b(?:my|our|the) (?:\\w+ )?team\\b|\\b(?:football|soccer|basketball|tennis|the|a) (?:match|game)\\b|\\b(?:goals?|championship|league|world cup|referee|stadium|real madrid|bar[cç]a|boca|river plate|messi)\\b",
    spanish: "partido|mi equipo|mundial|gol",
    says: [
      "A match is full of feelings. | Every match is a story.",
      "A match can lift or ruin a week. | It's only a game, and yet it isn't.",
    ],
    asks: [
      "Who do you watch with? | Who is your best player? | Which match was the best?",
      "Who do you watch it with? | What do you do when they lose? | Which match will you never forget?",
      "What makes people care so much, do you think? | Which match will you never forget? | What does losing teach?",
    ],
  },
  {
    name: "training",
    heard:
      "\\b(?:gym|training for|marathon|i (?:\\w+ )?(?:run|ran|swim|swam|jog|train)\\b|running|swimming|fitness|pilates|crossfit|weights)\\b",
    spanish: "gimnasio|corro|correr|nadar|entren",
    says: [
      "Sport is good for body and head. | Good for you!",
      "It does you good, I'm sure. | That takes some discipline.",
    ],
    asks: [
      "How often do you do it? | How do you feel after it? | Is it hard?",
      "How did you start? | How do you feel afterwards? | What do you like most about it?",
      "What keeps you at it? | What has it taught you? | Do you do it to win, or to switch off?",
    ],
    advice: [
      "Rest one day, then go slowly.",
      "Don't force it; a week of rest now is better than three months later.",
    ],
  },
  {
    name: "sport",
    heard:
      "\\b(?:i|we|my \\w+|he|she|to|like|love) (?:\\w+ )?(?:play(?:s|ed|ing)?|practi[sc]e[sd]?|do) (?:\\w+ )?(?:football|soccer|basketball|tennis|volleyball|padel|rugby|golf|chess|hockey|sports?|yoga|judo|karate|boxing|handball|baseball)\\b|\\bgoalkeeper\\b|\\b(?:surf|ski)(?:ing|ed)?\\b",
    spanish: "jug(?:ar|amos|u[eé]|o) (?:al|a la)|f[uú]tbol|baloncesto|deporte",
    says: [
      "Sport is good for body and head. | That is a good sport.",
      "It does you good, I'm sure. | A good game makes you forget everything else.",
    ],
    asks: [
      "How often do you play? | Who do you play with? | Are you good at it?",
      "How did you start? | Who do you play with? | What do you like most about it?",
      "What keeps you at it? | What has it taught you? | Do you play to win, or to switch off?",
    ],
  },
  {
    name: "video games",
    heard:
      "\\b(?:video ?games?|minecraft|fortnite|roblox|fifa|pok[eé]mon|mario|zelda|console|play ?station|xbox|nintendo|among us|gta|league of legends|online games?|play (?:\\w+ )?games)\\b",
    spanish: "videojuegos?|consola|jugar online",
    says: [
      "Games can be great fun. | One more game, always!",
      "It's always just one more round, isn't it. | A good game makes you forget the time.",
    ],
    asks: [
      "Who do you play with? | Are you good at it? | What do you do in the game?",
      "Who do you play with? | What makes it a good game? | How do you take it when you lose?",
      "What makes it so hard to stop? | What have you learnt from it, if anything? | Do you play to win or to be with people?",
    ],
  },
  {
    name: "board games",
    heard: "\\b(?:board games?|cards|chess|domino(?:es)?|puzzles?|parch[ií]s|monopoly)\\b",
    spanish: "cartas|ajedrez|juegos de mesa",
    says: [
      "Games bring people together. | And then somebody gets angry!",
      "Games show people's true faces. | A table, some friends and a game, what more does one need.",
    ],
    asks: [
      "Who do you play with? | Who wins most times? | Do you like to win?",
      "Who do you play with? | Who always wins? | How do people at your table take it when they lose?",
    ],
  },
  {
    name: "making things",
    heard:
      "\\b(?:i|we|my \\w+) (?:\\w+ )?(?:draws?|drew|paints?|painted|writes? (?:stories|poems|songs|a diary)|takes? (?:photos|pictures)|knit|sew|crochet)\\b|\\b(?:drawing|painting|photography|pottery|ceramics|knitting|sewing)\\b",
    spanish: "dibuj|pint(?:o|ar)|fotograf",
    says: [
      "It is good to make things. | You see more that way.",
      "Making something takes courage. | It teaches you to look.",
    ],
    asks: [
      "What do you like to make? | Who sees it? | When do you do it?",
      "What do you like most about it? | Who do you show it to? | Where do your ideas come from?",
      "Where do your ideas come from? | Who gets to see it? | When do you know that it's finished?",
    ],
  },
  {
    name: "collecting",
    heard: "\\b(?:collect(?:s|ed|ing|ion)?|stamps|figures|coins|vinyls?)\\b",
    spanish: "colecci",
    says: [
      "A collection tells a story. | I like people who collect things.",
      "A collection always tells something about its owner. | It never ends, does it.",
    ],
    asks: [
      "How many do you have? | Which one is the best?",
      "How did it begin? | Which piece do you love best? | What are you still looking for?",
    ],
  },
  {
    name: "garden",
    heard:
      "\\b(?:garden(?:ing)?|plants?|flowers?|tomatoes in|roses|vegetable patch|orchard)\\b(?! in (?:a|the) film)",
    spanish: "jard[ií]n|plantas|huerto|flores",
    says: [
      "Green things make a home nice. | Plants need time and love.",
      "Plants teach you patience. | There's peace in a garden.",
    ],
    asks: [
      "What do you grow? | Who gives them water?",
      "What grows best there? | Which plant has surprised you? | When do you work on it?",
    ],
  },
];
