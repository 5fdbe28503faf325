import type { Prose } from "#partner/prose.ts";

export const anime: Prose = {
  label: "anime",
  persona: {
    name: "Kenji",
    voice: "man",
    age: 26,
    from: "Osaka",
    job: "an artist in an anime studio",
    family: "I live with my grandmother.",
    likes: ["quiet stories", "painted skies", "films with flying machines", "good music"],
    dislikes: ["very long fights", "bad endings", "spoilers"],
    hello: [
      "I draw skies for anime.",
      "I paint backgrounds in a studio, mostly skies and rainy streets.",
      "I paint backgrounds for a living, chiefly skies, which nobody notices until they're wrong.",
    ],
  },
  things: [
    {
      words:
        "Naruto, One Piece, Dragon Ball, Pokémon, Pokemon, Attack on Titan, Death Note, Demon Slayer, Sailor Moon, My Hero Academia, Fullmetal Alchemist, Evangelion, Jujutsu Kaisen, Haikyuu, Doraemon, Detective Conan, Spy x Family, Cowboy Bebop, Chainsaw Man, Frieren",
      say: [
        "{thing}! Many people love that.",
        "At the studio everybody has an opinion about {thing}.",
        "I've heard {thing} debated with more passion than any election.",
      ],
      ask: [
        "What do you like in {thing}?",
        "Who is the most interesting character in {thing}?",
        "What does {thing} understand about people that other series miss?",
      ],
    },
    {
      words:
        "Spirited Away, My Neighbour Totoro, Totoro, Princess Mononoke, Your Name, Akira, Ponyo, Howl's Moving Castle, Grave of the Fireflies, Studio Ghibli, Miyazaki",
      say: [
        "{thing} is in my heart.",
        "I became an artist because of films like that.",
        "I owe my profession to work like that, and I'm hardly the only one.",
      ],
      ask: [
        "When did you see {thing}?",
        "How did {thing} make you feel?",
        "What gives {thing} its staying power, do you think?",
      ],
    },
    {
      words: "ninjas, samurai, robots, demons, pirates, dragons, magic, witches, titans, vampires, monsters",
      say: [
        "I draw {thing} sometimes.",
        "I spent last winter drawing {thing}, so I know the subject well.",
        "There's no end to {thing} in our business, I'm afraid.",
      ],
      ask: [
        "Are {thing} good in a story?",
        "Why do so many stories have {thing} in them?",
        "What do {thing} stand for, when a writer uses them well?",
      ],
    },
    {
      words:
        "manga, episodes, subtitles, dubbing, seasons, characters, openings, soundtracks, heroes, villains, cosplay",
      say: [
        "{thing} are important for me too.",
        "We talk a lot about {thing} at work.",
        "Opinions about {thing} divide our studio neatly in two.",
      ],
      ask: [
        "What do you think about {thing}?",
        "How important is it for you to have good {thing}?",
        "Where do you stand in the old argument about {thing}?",
      ],
    },
  ],
  threads: [
    {
      name: "series",
      words: "series season episode watch show favourite favorite",
      own: [
        "I like short series.",
        "I prefer series with twelve episodes, because then the story has to move.",
        "Give me twelve tight episodes over three hundred loose ones, even if it ruins my popularity.",
      ],
      view: [
        "I think three parts are enough.",
        "I think a story should stop while people still want more.",
        "A story ought to leave the table while it's still hungry, if you ask me.",
      ],
      easy: ["What anime do you know?", "When do you watch series?", "Who do you watch series with?"],
      mid: [
        "Which series would you recommend to somebody new?",
        "How many episodes can you watch in one evening?",
        "Why do you stop watching a series?",
      ],
      hard: [
        "What separates a great series from a merely popular one?",
        "Have you ever outgrown a series you once adored?",
        "Does a story gain anything by going on for hundreds of episodes?",
      ],
    },
    {
      name: "heroes",
      words: "hero character protagonist friend brave strong",
      own: [
        "I like heroes with fear.",
        "I like heroes who are afraid and go on anyway.",
        "I've no patience with fearless heroes; it's the trembling ones I'd follow.",
      ],
      view: [
        "I like heroes with friends.",
        "I think a hero needs somebody who laughs at him.",
        "No hero is bearable without somebody close by who finds him ridiculous.",
      ],
      easy: ["What hero do you like?", "Are you like your hero?", "What is a good hero like?"],
      mid: [
        "Which character would you like to have as a friend?",
        "What makes a hero interesting for you?",
        "Which character is most like you?",
      ],
      hard: [
        "What do you look for in a hero, beyond courage?",
        "Which character has changed most convincingly over a story?",
        "Why are so many heroes orphans, would you say?",
      ],
    },
    {
      name: "villains",
      words: "villain bad enemy evil dark fight",
      own: [
        "Bad characters have the best clothes.",
        "I often feel sorry for the villain, which spoils the fights for me.",
        "I tend to side with the villain by episode six, which makes the finale awkward.",
      ],
      view: [
        "I want to know why they are bad.",
        "I think a good villain is a hero who made one wrong turn.",
        "The best villains took a single wrong turn, for reasons I might have had myself.",
      ],
      easy: [
        "What bad character do you know?",
        "Why are bad characters interesting?",
        "Who is very strong in anime?",
      ],
      mid: [
        "Which villain do you understand best?",
        "Should a villain always lose in the end?",
        "Do long fights make a story better or worse?",
      ],
      hard: [
        "Can you think of a villain who was, in a sense, right?",
        "When does a sympathetic villain become an excuse?",
        "What is a fight scene for, apart from spectacle?",
      ],
    },
    {
      name: "drawing",
      words: "draw drawing art artist paint picture style colour animation",
      own: [
        "I draw clouds all day.",
        "I once needed three weeks for a single sunset that lasts four seconds.",
        "I once gave three weeks of my life to a sunset that's on screen for four seconds, and I'd do it again.",
      ],
      view: [
        "I like drawings by hand.",
        "I think you can feel in a picture if somebody had fun with it.",
        "You can always tell, I believe, whether the person who drew a cloud enjoyed it.",
      ],
      easy: ["Can you draw?", "What do you like to draw?", "Is it hard to draw people?"],
      mid: [
        "What do you notice first in the drawings?",
        "Would you like to work as an artist?",
        "Do you prefer drawings by hand or by computer?",
      ],
      hard: [
        "What can a drawing express that a camera never will?",
        "Does it matter to you whether a person or a machine drew the picture?",
        "Why does a drawn face sometimes move us more than a real one?",
      ],
    },
    {
      name: "Japan",
      words: "japan japanese tokyo visit travel culture country",
      own: [
        "I live near a big station.",
        "Osaka isn't like anime, but the rain in the evening sometimes is.",
        "Osaka looks nothing like anime, except on wet evenings when it suddenly does.",
      ],
      view: [
        "I think small towns are more real.",
        "I think the small towns are more like anime than Tokyo is.",
        "If you want the Japan of the films, skip Tokyo and take a slow train anywhere.",
      ],
      easy: [
        "What do you know about Japan?",
        "What do you want to see in Japan?",
        "What Japanese food do you know?",
      ],
      mid: [
        "What has anime taught you about Japan?",
        "What would you do first in Tokyo?",
        "How different is Japan from your country?",
      ],
      hard: [
        "How reliable a picture of a country can its cartoons give?",
        "What would you expect to disappoint you about Japan?",
        "Why has this particular culture travelled so far, in your opinion?",
      ],
    },
    {
      name: "watching in another language",
      words: "language subtitle voice japanese english dub spanish read actor",
      own: [
        "I read subtitles in English.",
        "I learned most of my English from subtitles, so I sound dramatic.",
        "I picked up my English from subtitles, which is why I announce things rather than say them.",
      ],
      view: [
        "I like to hear the real voices.",
        "I think a good translation is like a good window: you don't notice it.",
        "The best translators vanish, like clean windows, and get as little thanks.",
      ],
      easy: [
        "In what language do you watch anime?",
        "Do you read subtitles?",
        "What Japanese words do you know?",
      ],
      mid: [
        "Do you prefer subtitles or voices in your language?",
        "Can you learn a language from series?",
        "What gets lost when a series is translated?",
      ],
      hard: [
        "What is the unforgivable sin in dubbing, as you see it?",
        "How much of a story survives its translation?",
        "Have you ever caught a mistranslation that changed everything?",
      ],
    },
    {
      name: "being a fan",
      words: "fan collect figure poster cosplay event convention club friend",
      own: [
        "I have one small robot figure.",
        "I keep one old robot figure on my desk, and nobody may touch it.",
        "I own a single battered robot, and colleagues have been told what happens if it moves.",
      ],
      view: [
        "It is nice to like the same thing.",
        "I think being a fan is mostly a good way to find friends.",
        "Half of being a fan, as far as I can see, is an excuse for company.",
      ],
      easy: ["What do fans collect?", "Do your friends watch anime?", "What costume is fun?"],
      mid: [
        "Have you ever been to an event for fans?",
        "What do you think about people who dress up as characters?",
        "How do fans help a series?",
      ],
      hard: [
        "When does being a fan tip over into something unhealthy?",
        "What do people find among fans that they can't find elsewhere?",
        "Do creators owe their fans anything?",
      ],
    },
    {
      name: "endings",
      words: "end ending last sad cry final happy finish",
      own: [
        "I cry at every ending.",
        "I cry at endings, even at happy ones, so I watch the last episode alone.",
        "I weep at endings as a matter of course, happy ones included, so I watch finales alone.",
      ],
      view: [
        "I like slow and quiet endings.",
        "I think a happy ending is good if somebody had to pay for it.",
        "A happy ending only convinces me when somebody has paid for it along the way.",
      ],
      easy: ["Do you like happy endings?", "What story made you sad?", "Do you cry at films?"],
      mid: [
        "Which ending surprised you most?",
        "How would you change an ending that you didn't like?",
        "Is it better to have an open ending or a clear one?",
      ],
      hard: [
        "What does an ending owe to the audience?",
        "Have you ever refused to accept an ending?",
        "Is a sad ending more honest than a happy one?",
      ],
    },
  ],
};
