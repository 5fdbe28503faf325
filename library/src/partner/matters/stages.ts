import type { Matter } from "./matter.ts";

/** What people watch, read and listen to. */
export const stages: readonly Matter[] = [
  {
    name: "cinema",
    heard:
      "\\b(?:went|go|going|been|come) to (?:the |a )?(?:cinema|movies|theatre|theater)\\b|\\b(?:watched|saw|seen|watch) (?:a|the|this|an|that|two|it) (?:\\w+ ){0,2}(?:films?|movies?|play|musical|documentary)\\b",
    spanish: "cine|pel[ií]cula",
    says: [
      "A good story on a screen! | I like a film in the evening.",
      "A good story stays in your head. | I do like hearing what people watch.",
    ],
    was: [
      "What was it about? | Did you like the end? | Who was the best person in it?",
      "What was it about? | What did you like or not like about it? | Did you like the ending?",
      "What stayed with you afterwards? | Who would you recommend it to? | What would you have done differently as the director?",
    ],
    will: [
      "What do you want to see? | Who goes with you?",
      "What are you going to see? | What have you heard about it?",
    ],
    asks: [
      "What is it about? | Do you like it?",
      "What is it about? | What do you like or not like about it?",
    ],
  },
  {
    name: "series",
    heard: "\\b(?:series|serie|episodes?|season \\d|netflix|soap operas?|tv shows?|hbo)\\b",
    spanish: "series?\\b|netflix|telenovela",
    says: [
      "One more and then to bed! | A good series is hard to stop.",
      "It's always just one more, isn't it. | A good series is hard to stop.",
    ],
    asks: [
      "What is it about? | Who do you like in it? | When do you watch it?",
      "What is it about? | Which character do you like best? | Do you watch it in English?",
      "What keeps you watching? | Which character would you miss most? | Do you watch it in English?",
    ],
  },
  {
    name: "films",
    heard: "\\b(?:films?|movies?|cinema|actors?|actress|cartoons?|anime)\\b",
    spanish: "pel[ií]culas|actor",
    says: [
      "A good story on a screen! | I like a good film, too.",
      "A good story stays in your head. | I do like hearing what people watch.",
    ],
    asks: [
      "What is it about? | Who do you like in it? | How does it end?",
      "What do you like or not like about it? | Which one do you remember best? | Who do you watch with?",
      "What stays with you from it? | Which one would you watch again? | Who would you recommend it to?",
    ],
  },
  {
    name: "book",
    heard:
      "\\b(?:books?|novels?|i(?:'m|’m| am) reading|i (?:\\w+ )?read (?:a|the|about|in|every|many)|author|library|poems?|poetry|comics?|manga)\\b",
    spanish: "libros?|novela|leer|biblioteca",
    says: [
      "Books are good company. | A book is a small world.",
      "A good book is good company. | Reading takes you anywhere.",
    ],
    asks: [
      "What is it about? | Where do you read? | Who do you like in it?",
      "What is it about? | What made you choose it? | Which character do you remember best?",
      "What does it leave you with? | What made you pick it up? | Which book would you press on a friend?",
    ],
  },
  {
    name: "concert",
    heard: "\\b(?:concerts?|music festival|gig|live music)\\b",
    spanish: "concierto",
    says: [
      "Music with many people! | A concert is a special night.",
      "There's nothing like live music. | A good concert rings in your ears for days.",
    ],
    was: [
      "Who played? | Which song was the best? | Did you dance?",
      "Which moment was the best? | How close were you to the stage? | Which song did you wait for?",
    ],
    will: ["Who plays there? | Who goes with you?", "Who is playing? | Which song do you hope to hear?"],
    asks: [
      "Who do you want to hear? | Do you dance there?",
      "Who would you love to see live? | What was the best one you ever saw?",
    ],
  },
  {
    name: "instrument",
    heard:
      "\\b(?:play(?:s|ed|ing)? (?:the |a |my )?(?:guitar|piano|drums?|violin|flute|bass|trumpet|saxophone|ukulele|accordion|cello)|i (?:\\w+ )?(?:sing|sang)|in a (?:\\w+ )?(?:band|choir|orchestra)|my (?:band|choir))\\b",
    spanish: "toco (?:la|el) |canto|guitarra|piano",
    says: [
      "Making music is a joy. | I would love to hear it!",
      "I wish I could hear it. | Making music takes patience.",
    ],
    asks: [
      "When did you start? | Which song do you play best? | Who hears you?",
      "How long have you been doing it? | What do you like to play or sing? | Have you ever done it in front of people?",
      "What does it give you that nothing else does? | What would you love to be able to play? | Do you still get nervous in front of people?",
    ],
  },
  {
    name: "dancing",
    heard: "\\bdanc(?:e|es|ed|ing)\\b|\\b(?:salsa|bachata|flamenco|tango|zumba)\\b",
    spanish: "bail(?:ar|o|amos|e)",
    says: [
      "Dancing makes people happy. | I like to see people dance.",
      "Dancing shakes the worries out. | I'd rather dance badly than not at all.",
    ],
    asks: [
      "Who do you dance with? | Which music do you dance to?",
      "How did you learn? | What do you dance to? | Who do you like to dance with?",
    ],
  },
  {
    name: "music",
    heard: "\\b(?:music|songs?|singers?|bands?|playlist|reggaeton|rock|jazz|pop|rap|k-?pop|spotify)\\b",
    spanish: "m[uú]sica|canci[oó]n|cantante",
    says: [
      "Music makes the day better. | Life needs music!",
      "Music can change a whole day. | There's a song for everything.",
    ],
    asks: [
      "When do you listen to music? | Which song do you love now? | Do you sing, too?",
      "When do you listen to music? | Which song could you hear every day? | What does that song remind you of?",
      "What does music do to you? | Which song takes you back somewhere? | Has your taste changed over the years?",
    ],
  },
  {
    name: "museum",
    heard: "\\b(?:museums?|exhibitions?|galler(?:y|ies)|modern art|paintings?)\\b",
    spanish: "museo|exposici[oó]n",
    says: [
      "Museums are quiet and full. | There is a lot to see there.",
      "A museum is best with time and good shoes. | You come out seeing differently.",
    ],
    was: [
      "What did you see there? | What did you like best?",
      "Which piece did you like best? | What did you not understand at all?",
    ],
    asks: [
      "What do you like to see there? | Do you go often?",
      "What do you like to look at? | What makes a picture good for you?",
      "What makes a picture good, to your mind? | Which one could you live with?",
    ],
  },
];
