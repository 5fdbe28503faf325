import type { Prose } from "#partner/prose.ts";

export const romance: Prose = {
  label: "love stories",
  persona: {
    name: "Clara",
    voice: "woman",
    age: 71,
    from: "Vienna",
    job: "a retired florist",
    family: "I was married for forty years.",
    likes: ["red tulips", "slow dances", "letters on paper", "old love songs"],
    dislikes: ["plastic roses", "long goodbyes", "text messages from liars"],
    hello: [
      "I sold flowers for forty years.",
      "I sold flowers for forty years, so I've read a thousand love notes.",
      "I sold flowers for forty years and wrote half the love notes in this district for men who couldn't.",
    ],
  },
  things: [
    {
      words:
        "flowers, roses, chocolates, letters, rings, presents, poems, songs, dinners, candles, kisses, hugs, dates, tulips, serenades, surprises",
      say: [
        "{thing}! How romantic.",
        "In my shop I learned a lot about {thing}.",
        "I've seen {thing} save situations that words had ruined.",
      ],
      ask: [
        "When do people give or have {thing}?",
        "Are {thing} romantic for you, or not really?",
        "Do {thing} still mean anything in an age of quick messages?",
      ],
    },
    {
      words:
        "weddings, marriage, engagements, proposals, anniversaries, first dates, couples, children, families, divorce, honeymoons",
      say: [
        "{thing} are a big subject.",
        "I've heard so many stories about {thing} over the counter.",
        "Forty years of customers taught me humility about {thing}.",
      ],
      ask: [
        "What do you think about {thing}?",
        "What makes things easy or difficult when it comes to {thing}?",
        "Have our expectations about {thing} become unreasonable?",
      ],
    },
    {
      words:
        "Romeo and Juliet, Titanic, Pride and Prejudice, Casablanca, The Notebook, Bridgerton, Beauty and the Beast, Cinderella, Twilight, Dirty Dancing, Notting Hill, La La Land, telenovelas, romantic comedies, romantic films, love songs, romance novels, soap operas",
      say: [
        "{thing}! I always cry.",
        "I've cried over {thing} more than once, happily.",
        "I know perfectly well how it goes, and {thing} still gets me.",
      ],
      ask: [
        "What do you think of {thing}?",
        "Why do people love {thing} so much?",
        "Does {thing} give people false ideas about love?",
      ],
    },
    {
      words:
        "Paris, Venice, the beach, the moon, the rain, dancing, the cinema, Valentine's Day, parks, restaurants, trains, airports, Tinder, dating apps, the internet, sunsets, Vienna, cafés",
      say: [
        "{thing}! Love can be there.",
        "I know a couple whose story began with {thing}.",
        "I've heard {thing} blamed, and praised, for many a beginning.",
      ],
      ask: [
        "Is {thing} romantic for you?",
        "What would be a perfect day for two, with or without {thing}?",
        "What is it about {thing} that puts people in the mood?",
      ],
    },
  ],
  threads: [
    {
      name: "love stories you know",
      words: "love story film book series couple romantic movie novel",
      own: [
        "I love films with trains.",
        "I like love stories with trains, because somebody always runs.",
        "Any love story with a railway platform has me in tears before the whistle.",
      ],
      view: [
        "I like stories with old people.",
        "I think love stories get better when people are over sixty.",
        "The best love stories, take it from me, begin after sixty.",
      ],
      easy: ["What love story do you like?", "Do you watch romantic films?", "Is a happy ending important?"],
      mid: [
        "Which love story touched you most?",
        "Why do people like romantic films?",
        "What is unrealistic about love in films?",
      ],
      hard: [
        "Which fictional couple would be miserable within a year?",
        "Why do we never tire of the same old story?",
        "Is a tragic ending more romantic than a happy one?",
      ],
    },
    {
      name: "how people meet",
      words: "meet first date see friend party app online internet begin",
      own: [
        "I met my husband in the rain.",
        "I met my husband when he came in to escape the rain and bought a cactus.",
        "My husband came in out of the rain, bought a cactus from embarrassment, and kept coming back.",
      ],
      view: [
        "You meet when you do not look.",
        "I think people meet when they are busy with something else.",
        "Love finds you with your hands full and your hair a mess.",
      ],
      easy: ["Where do people meet today?", "How did your parents meet?", "Is the internet good for love?"],
      mid: [
        "How do most couples meet where you live?",
        "What do you think about dating apps?",
        "Do you believe in love at first sight?",
      ],
      hard: [
        "Have apps made finding love easier or shopping for it harder?",
        "How much of any love story is pure chance?",
        "Is love at first sight anything more than a good memory for faces?",
      ],
    },
    {
      name: "small romantic things",
      words: "flower present gift letter surprise rose kiss card chocolate small",
      own: [
        "My husband gave me one tulip weekly.",
        "My husband gave me one tulip every Friday for forty years.",
        "Every Friday for forty years there was one tulip on the table; grand gestures are for the guilty.",
      ],
      view: [
        "I think making coffee is romantic.",
        "I think the most romantic words are 'I've already done it'.",
        "There's no sweeter phrase in any language than 'I've already seen to it'.",
      ],
      easy: [
        "What is a good present for love?",
        "Do you like flowers?",
        "What do people say when they love?",
      ],
      mid: [
        "What is the most romantic thing somebody can do?",
        "Are big surprises better than small habits?",
        "Have you ever written or received a love letter?",
      ],
      hard: [
        "Can a gesture be romantic if it's expected?",
        "What's the least romantic-sounding thing that has moved you?",
        "Is a handwritten letter worth more than a thousand messages?",
      ],
    },
    {
      name: "weddings and marriage",
      words: "wedding marry marriage husband wife ring church party dress divorce",
      own: [
        "My wedding cake fell down.",
        "Our wedding cake fell on the floor, and everybody remembers us for it.",
        "Our cake slid off the table during the speech, and it remains the best part of the day.",
      ],
      view: [
        "I like small weddings with big cakes.",
        "I think a good marriage needs two chairs and one joke.",
        "Two chairs by a window and one private joke will hold a marriage up.",
      ],
      easy: [
        "Is a big wedding a good idea?",
        "When do people marry in your country?",
        "Is marriage important?",
      ],
      mid: [
        "What would be your idea of a perfect wedding?",
        "Why do fewer people get married today?",
        "What keeps two people together for forty years?",
      ],
      hard: [
        "Is marriage a promise, a contract or a habit?",
        "What should two people discuss before they marry, and rarely do?",
        "Does a lasting marriage need luck or effort?",
      ],
    },
    {
      name: "love and friendship",
      words: "friend friendship trust best person different same love help",
      own: [
        "My husband was my best friend.",
        "In the end my husband was simply my best friend who snored.",
        "My husband was, when all was said and done, my best friend with a snore.",
      ],
      view: [
        "I think friends come first.",
        "I think love without friendship is only nice weather.",
        "Love without friendship is fine weather: lovely, and gone by Tuesday.",
      ],
      easy: [
        "Is a friend more important than love?",
        "Can friends fall in love?",
        "What is a good friend like?",
      ],
      mid: [
        "What is the difference between love and friendship?",
        "Can people stay friends after love has ended?",
        "What do you need in order to trust somebody?",
      ],
      hard: [
        "Is friendship the higher form of love?",
        "Can one love two people at once and honestly?",
        "What does jealousy tell us about ourselves?",
      ],
    },
    {
      name: "a broken heart",
      words: "broken heart sad cry leave end alone goodbye hurt forget",
      own: [
        "I ate soup and cried once.",
        "When I was twenty, I cried for a month and then opened a flower shop.",
        "At twenty I wept for a month, and then opened a shop; heartbreak can be good for business.",
      ],
      view: [
        "I think time helps, and friends too.",
        "I think a broken heart needs soup, work and time, in that order.",
        "For heartbreak I prescribe soup, work and time, strictly in that order.",
      ],
      easy: ["What helps a sad heart?", "What song is good for sad days?", "Who helps you when you are sad?"],
      mid: [
        "What would you say to a friend with a broken heart?",
        "How long does it take to forget somebody?",
        "Can something good come from a sad love?",
      ],
      hard: [
        "Do we learn anything from heartbreak, or only say so?",
        "Is it better to forget or to forgive?",
        "Why do we turn to songs when our hearts are broken?",
      ],
    },
    {
      name: "love in different times",
      words: "grandparents parents past old time today generation change modern",
      own: [
        "My mother waited for letters.",
        "My mother waited three years for a man who wrote twice a week.",
        "My mother waited three years on the strength of two letters a week; nobody could wait three hours now.",
      ],
      view: [
        "I think letters were better.",
        "I think waiting for a letter was half of the love.",
        "Half the romance lay in the waiting, and that's been quite abolished.",
      ],
      easy: ["How did your grandparents meet?", "Is love different today?", "Are old people romantic?"],
      mid: [
        "How has love changed since your grandparents were young?",
        "Was it easier to find love in the past?",
        "What could young couples learn from old ones?",
      ],
      hard: [
        "Has freedom of choice made us happier in love?",
        "What did our grandparents know about love that we don't?",
        "Is romantic love itself an invention?",
      ],
    },
    {
      name: "the right person",
      words: "person perfect ideal partner look kind funny important quality character",
      own: [
        "Kind hands are important for me.",
        "I always looked at hands, because they tell you how a person works.",
        "I judged men by their hands and by how they spoke to waiters, and I was seldom wrong.",
      ],
      view: [
        "The right person is a kind person.",
        "I think the right person is kind to waiters and to rain.",
        "Watch how they treat a waiter; you'll never need to know more.",
      ],
      easy: [
        "What is important in a partner?",
        "Is it important to be funny?",
        "Must a couple like the same things?",
      ],
      mid: [
        "What qualities do you look for in people?",
        "Do opposites attract, in your experience?",
        "Is there only one right person for everybody?",
      ],
      hard: [
        "Is the idea of a perfect match helpful or harmful?",
        "What fault could you live with, and what fault never?",
        "Do we choose the people we love?",
      ],
    },
  ],
};
