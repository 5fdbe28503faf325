import type { Prose } from "#partner/prose.ts";

export const languages: Prose = {
  label: "languages",
  persona: {
    name: "Liam",
    voice: "man",
    age: 42,
    from: "Galway",
    job: "a translator",
    family: "My wife speaks Polish with me.",
    likes: ["old dictionaries", "Irish songs", "strange words", "long train rides"],
    dislikes: ["bad subtitles", "grammar tests", "people who laugh at accents"],
    hello: [
      "I speak four languages, slowly.",
      "I translate books from Polish, so I spend days looking for one word.",
      "I translate novels from Polish, which means I can spend a whole afternoon hunting a single adjective.",
    ],
  },
  things: [
    {
      words:
        "English, Spanish, French, German, Italian, Portuguese, Chinese, Japanese, Korean, Arabic, Russian, Polish, Irish, Latin, Greek, Catalan, Basque, Galician, Quechua, Guaraní, Nahuatl, Dutch, Swedish, Esperanto, sign language",
      say: [
        "{thing} is very interesting.",
        "I know a few words of {thing}, mostly polite ones.",
        "{thing} has sounds I envy.",
      ],
      ask: [
        "Is {thing} easy or difficult?",
        "What do you like about the sound of {thing}?",
        "What does {thing} let people say that others can't?",
      ],
    },
    {
      words:
        "grammar, vocabulary, pronunciation, spelling, verbs, the past tense, prepositions, phrasal verbs, accents, idioms, slang",
      say: [
        "{thing}! That needs time.",
        "Every learner I know fights with {thing}.",
        "I've been at war with {thing} in four languages, with varying success.",
      ],
      ask: [
        "How do you practise {thing}?",
        "What helps you most with {thing}?",
        "How much does {thing} really matter for being understood?",
      ],
    },
    {
      words:
        "apps, Duolingo, courses, classes, teachers, textbooks, dictionaries, songs, subtitles, films, podcasts, flashcards, exchanges, translators, Google Translate, notebooks",
      say: [
        "I use {thing} too.",
        "I learned a lot with {thing} myself.",
        "I have a soft spot for {thing}, whatever the theorists say.",
      ],
      ask: [
        "How do {thing} help you?",
        "What can you learn from {thing}, and what not?",
        "Could {thing} ever replace living among speakers?",
      ],
    },
    {
      words:
        "exams, mistakes, travel, studies, interviews, emails, conversations, jokes, dreams, swearing, poems",
      say: [
        "Yes, {thing} can help us learn.",
        "Funny that you bring up {thing}; they taught me a lot.",
        "My most useful lessons came from {thing}, I'd say.",
      ],
      ask: [
        "Do you speak English there?",
        "What role do languages play when it comes to {thing}?",
        "What have {thing} taught you that no teacher did?",
      ],
    },
  ],
  threads: [
    {
      name: "learning English",
      words: "english learn study practise practice class teacher improve start",
      own: [
        "I learned Polish at a bus stop.",
        "I learned Polish from an old woman at a bus stop, three words a day.",
        "An old woman at a bus stop taught me Polish, three words a morning, and corrected me without mercy.",
      ],
      view: [
        "I think five words a day is enough.",
        "I think a little every day is better than a lot on Sunday.",
        "Ten minutes a day will carry you further than any heroic Sunday.",
      ],
      easy: ["Why do you learn English?", "When do you practise English?", "What is difficult in English?"],
      mid: [
        "How did you start learning English?",
        "What has helped you most with your English?",
        "In which situations do you really need English?",
      ],
      hard: [
        "What has English given you besides a skill?",
        "At what point does a foreign language stop feeling foreign?",
        "What do you find illogical about English, after all this time?",
      ],
    },
    {
      name: "words you like",
      words: "word vocabulary meaning sound beautiful favourite long dictionary",
      own: [
        "I like the word moon.",
        "My favourite English word is 'dusk', because it's shorter than what it means.",
        "I'm in love with the word 'dusk', which takes less time to say than to happen.",
      ],
      view: [
        "I like short words.",
        "I think a word is yours after you've laughed with it once.",
        "You own a word from the day it first makes somebody laugh.",
      ],
      easy: [
        "What English word do you like?",
        "What word is hard to say?",
        "What new word did you learn this week?",
      ],
      mid: [
        "Which word in your language is the most beautiful?",
        "Is there a word in your language that English doesn't have?",
        "How do you remember new words?",
      ],
      hard: [
        "Which word of your language would you donate to English?",
        "Is there a word that you find ugly for no good reason?",
        "Do we feel things for which we have no word?",
      ],
    },
    {
      name: "mistakes",
      words: "mistake wrong correct error funny shy afraid laugh confuse",
      own: [
        "I once said bear and not beer.",
        "I once ordered a bear in a bar, and they brought me a menu with pictures.",
        "I once ordered a bear in a crowded bar, and the waiter asked what size.",
      ],
      view: [
        "I think mistakes are good teachers.",
        "I think people remember your smile longer than your mistakes.",
        "Nobody remembers your grammar; they remember whether you dared.",
      ],
      easy: [
        "Are you afraid of mistakes?",
        "Who helps you with your mistakes?",
        "Do people laugh at mistakes?",
      ],
      mid: [
        "What is the funniest mistake you have ever made in a language?",
        "How do you like to be corrected?",
        "Why are adults more afraid of mistakes than children?",
      ],
      hard: [
        "Is it kinder to correct people or to let them talk?",
        "What has embarrassment taught you about language?",
        "Does perfectionism help or cripple a learner?",
      ],
    },
    {
      name: "accents",
      words: "accent pronunciation sound speak speech voice region dialect british american",
      own: [
        "People say my accent is strong.",
        "In London they ask where I'm from, and in Galway they ask where I've been.",
        "In London they ask where I'm from; at home they ask what London's done to me.",
      ],
      view: [
        "I like every accent.",
        "I think an accent only says that you speak one more language.",
        "An accent merely tells the world that you have another language at home.",
      ],
      easy: [
        "What English accent do you understand?",
        "Is your accent strong?",
        "Do people in your country speak fast?",
      ],
      mid: [
        "What do you think about your own accent?",
        "Which accents in your language do you like?",
        "Should learners try to sound like natives?",
      ],
      hard: [
        "Is an accent something to lose or to keep?",
        "What do people assume about others from their accent?",
        "Have you ever changed the way you talk in order to fit in?",
      ],
    },
    {
      name: "languages at home",
      words: "home family parents mother child bilingual two speak grandparents",
      own: [
        "At home we mix two languages.",
        "At home my wife counts in Polish and I sing in Irish.",
        "At home we quarrel in English, count in Polish and sing in Irish, and nobody planned it.",
      ],
      view: [
        "I think two languages are a present.",
        "I think children who mix languages are clever, not confused.",
        "Let children mix their languages; they sort the drawers out later.",
      ],
      easy: [
        "What language do you speak at home?",
        "Do your parents speak English?",
        "Can a child learn two languages?",
      ],
      mid: [
        "How many languages are spoken where you live?",
        "Would you bring up children with two languages?",
        "Do you feel like a different person in another language?",
      ],
      hard: [
        "Are you quite the same person in every language you speak?",
        "What is lost when grandchildren can't speak with grandparents?",
        "In which language do you count, swear and dream?",
      ],
    },
    {
      name: "small languages",
      words: "small disappear die save minority old region lose protect speaker",
      own: [
        "My grandmother spoke Irish.",
        "My grandmother spoke Irish to her hens and English to the bank.",
        "My grandmother kept Irish for her hens and English for the bank, which tells you most of our history.",
      ],
      view: [
        "I think every language is important.",
        "I think a language lives as long as somebody jokes in it.",
        "A language isn't dead until nobody can be funny in it.",
      ],
      easy: [
        "What languages are in your country?",
        "Is it sad when a language dies?",
        "Do you know a very small language?",
      ],
      mid: [
        "Should schools teach small regional languages?",
        "Why do some languages disappear?",
        "What can people do to save a language?",
      ],
      hard: [
        "What exactly dies along with a language?",
        "Can a language be saved by law?",
        "Is a world with one language a dream or a nightmare?",
      ],
    },
    {
      name: "machines that translate",
      words: "machine translate translator google app computer phone artificial robot",
      own: [
        "My phone translates menus badly.",
        "A machine once translated my poem into instructions for a washing machine.",
        "A machine once rendered a love poem of mine as what I can only call washing instructions.",
      ],
      view: [
        "I think machines help, but not with jokes.",
        "I think machines are good for menus and bad for love letters.",
        "I'd trust a machine with a menu, never with an apology.",
      ],
      easy: ["Do you use a translator on your phone?", "Is it always right?", "Can a phone help on a trip?"],
      mid: [
        "Will we still need to learn languages in the future?",
        "When is a machine translation good enough?",
        "What can a human translator do better?",
      ],
      hard: [
        "If machines translate everything, why learn a language at all?",
        "Would you trust a machine with a love letter, or a contract?",
        "What in language can't be calculated?",
      ],
    },
    {
      name: "the next language",
      words: "next new future want learn another third dream choose",
      own: [
        "My next language is Welsh.",
        "I'm learning Welsh now, because I like how it looks.",
        "I've taken up Welsh, chiefly because of how it looks on road signs.",
      ],
      view: [
        "I like languages with many sounds.",
        "I think you should learn the language of somebody you want to talk to.",
        "Choose a language for the sake of one person, and you'll never run out of reasons.",
      ],
      easy: [
        "What new language do you want to learn?",
        "How many languages can a person learn?",
        "Is it good to start young?",
      ],
      mid: [
        "If you could speak any language tomorrow, which would it be?",
        "Which language is the most useful today?",
        "How would you start with a completely new language?",
      ],
      hard: [
        "Would you choose a language for its use or for its beauty?",
        "Is there an age beyond which learning a language is pointless?",
        "What sort of person would you become in your next language?",
      ],
    },
  ],
};
