import type { Prose } from "#partner/prose.ts";

export const entertainment: Prose = {
  label: "free time",
  persona: {
    name: "Jonas",
    voice: "man",
    age: 31,
    from: "Utrecht",
    job: "a radio presenter",
    family: "My wife is a dentist.",
    likes: ["board games", "quiz shows", "circus acts", "comedy"],
    dislikes: ["adverts", "long queues", "reality shows"],
    hello: [
      "I work for a small radio.",
      "I present a morning show on the radio, so my free time starts at noon.",
      "I present breakfast radio, which means I'm at my funniest at six and asleep by nine.",
    ],
  },
  things: [
    {
      words:
        "television, Netflix, YouTube, TikTok, the radio, podcasts, streaming, series, cartoons, quiz shows, soap operas, reality shows, talent shows",
      say: [
        "I spend time with that too.",
        "We talk about {thing} on my show all the time.",
        "I make jokes about {thing} on air and then go home to it.",
      ],
      ask: [
        "When do you have time for {thing}?",
        "How many hours a week do you spend on {thing}?",
        "Does {thing} relax you, or merely fill the silence?",
      ],
    },
    {
      words:
        "theatre, the circus, musicals, magic shows, comedy, stand-up, concerts, puppet shows, opera, ballet, clowns",
      say: [
        "{thing}! I laugh a lot there.",
        "I took my wife to see that on our first evening out.",
        "There's nothing like {thing} for reminding me I'm alive.",
      ],
      ask: [
        "Where can you see {thing}?",
        "What was the best evening you had with {thing}?",
        "What does {thing} offer that a screen doesn't?",
      ],
    },
    {
      words:
        "board games, chess, puzzles, video games, bowling, karaoke, billiards, dominoes, bingo, escape rooms, darts",
      say: [
        "I always lose at that!",
        "I lose at {thing} every weekend, so I speak from experience.",
        "My wife beats me at {thing} with clinical calm.",
      ],
      ask: [
        "Who do you play with?",
        "What makes {thing} fun for you?",
        "Does {thing} bring out the best in people, or the worst?",
      ],
    },
    {
      words:
        "parties, discos, bars, the beach, parks, theme parks, roller coasters, picnics, barbecues, the cinema, shopping, reading, walking, hiking, dancing",
      say: [
        "{thing}! That is a good plan.",
        "I could do with some {thing} myself this week.",
        "I'm all in favour of {thing}, in moderation or otherwise.",
      ],
      ask: [
        "Who do you go with?",
        "What is special for you about {thing}?",
        "Has your attitude to {thing} changed with age?",
      ],
    },
  ],
  threads: [
    {
      name: "the weekend",
      words: "weekend saturday sunday friday free relax rest",
      own: [
        "I sleep a lot on Saturdays.",
        "I get up at four on weekdays, so my Saturdays begin at noon.",
        "Having risen at four all week, I regard Saturday morning as a rumour.",
      ],
      view: [
        "I think a free day needs no plan.",
        "I think the best weekends have one plan and a lot of nothing.",
        "One plan and a great deal of nothing is my recipe for a weekend.",
      ],
      easy: [
        "What do you do on Saturdays?",
        "What is a perfect Sunday for you?",
        "Do you work at the weekend?",
      ],
      mid: [
        "What did you do last weekend?",
        "Do you plan your weekends or wait and see?",
        "How would you spend a weekend with no phone?",
      ],
      hard: [
        "Do you use your free time well, by your own lights?",
        "Why does doing nothing feel so hard for some people?",
        "Would a three-day weekend make us happier or just busier elsewhere?",
      ],
    },
    {
      name: "television",
      words: "tv television programme series watch show channel netflix",
      own: [
        "I watch quiz shows with my wife.",
        "My wife and I watch quiz shows, and she answers before I've understood the question.",
        "We watch quiz shows; my wife answers before the question ends and I provide the commentary.",
      ],
      view: [
        "I do not like shouting on TV.",
        "I think television is best when you watch it together and talk.",
        "Television was made to be talked over, in my house at least.",
      ],
      easy: [
        "What do you watch on TV?",
        "Who chooses the programme at your home?",
        "Do you watch TV every day?",
      ],
      mid: [
        "Which programme could you watch again and again?",
        "Is television better now than it used to be?",
        "What do you think about reality shows?",
      ],
      hard: [
        "What does the most popular programme in your country say about it?",
        "Has having endless choice spoiled our enjoyment?",
        "Is there a programme you'd be embarrassed to admit you enjoy?",
      ],
    },
    {
      name: "things that make you laugh",
      words: "laugh funny joke comedy comedian humour smile",
      own: [
        "My dog makes me laugh.",
        "I laugh most at people who try very hard to be serious.",
        "Nothing amuses me like a solemn man with jam on his tie.",
      ],
      view: [
        "I like jokes about me.",
        "I think the safest jokes are the ones about yourself.",
        "Joke about yourself and nobody has to be carried out, that's my rule.",
      ],
      easy: ["What makes you laugh?", "Who is funny in your family?", "Can you tell jokes?"],
      mid: [
        "Who is the funniest person you know?",
        "Is it possible to translate a joke?",
        "Are there things people shouldn't joke about?",
      ],
      hard: [
        "Is anything off limits for a comedian, in your opinion?",
        "Why does humour travel so badly between languages?",
        "What do we learn about people from what they laugh at?",
      ],
    },
    {
      name: "going out",
      words: "go out night bar disco party friend evening club city",
      own: [
        "I go home at nine.",
        "I used to go out until four; now four is when I get up.",
        "I once went to bed at four; these days we merely wave at each other.",
      ],
      view: [
        "I like a dinner with four people.",
        "I think four people round a table is the perfect size for a night out.",
        "Beyond four at a table, somebody starts making speeches.",
      ],
      easy: [
        "Where do you go with friends?",
        "What time do you come home at night?",
        "What is fun in your town?",
      ],
      mid: [
        "What would you show a friend who visits your town for one evening?",
        "Do you prefer a big party or a small dinner?",
        "How has going out changed since you were younger?",
      ],
      hard: [
        "What makes an evening with friends memorable?",
        "Is nightlife a sign of a healthy city?",
        "Do you ever go out from duty rather than pleasure?",
      ],
    },
    {
      name: "games with friends",
      words: "game play board card chess win lose friend",
      own: [
        "I play cards and I lose.",
        "I'm a bad loser, so my friends now let me keep the score.",
        "I lose with such bad grace that I've been promoted to scorekeeper.",
      ],
      view: [
        "Games are good for friends.",
        "I think you know a person better after one evening of cards.",
        "An evening of cards tells you more about a man than a year of meetings.",
      ],
      easy: ["What games do you play?", "Who wins at your home?", "Do you like to win?"],
      mid: [
        "Which game would you teach me?",
        "How do you feel when you lose?",
        "Why are board games popular again?",
      ],
      hard: [
        "What does the way people play tell you about them?",
        "Is competition good fun, or does it spoil things?",
        "Why do adults need an excuse to play?",
      ],
    },
    {
      name: "live shows",
      words: "show theatre stage circus musical ticket live actor magician",
      own: [
        "I love the circus very much.",
        "As a boy I wanted to run away with the circus, but I had homework.",
        "I meant to run away with the circus at nine, but my mother had made soup.",
      ],
      view: [
        "I think a live show is better.",
        "I think live shows are better because something can go wrong.",
        "What I love about a live show is the chance of disaster.",
      ],
      easy: ["What show do you want to see?", "Is the theatre expensive?", "Do you like magic?"],
      mid: [
        "Have you ever been on a stage?",
        "What is the best live show you have seen?",
        "Would you rather act, sing or do magic?",
      ],
      hard: [
        "What happens between a performer and an audience that no camera catches?",
        "Should theatre be subsidised, or sink or swim?",
        "Have you ever walked out of a performance?",
      ],
    },
    {
      name: "hobbies",
      words: "hobby collect paint garden learn spare time interest club",
      own: [
        "I collect old radios.",
        "I collect old radios, and my wife collects reasons to throw them out.",
        "I have thirty-one old radios and a wife with a calendar marked in red.",
      ],
      view: [
        "A hobby is not for money.",
        "I think a hobby should stay useless, or it becomes a job.",
        "The whole beauty of a hobby is that it's of no use to anyone.",
      ],
      easy: ["What is your hobby?", "When do you have free time?", "What new hobby do you want?"],
      mid: [
        "How did you find your favourite hobby?",
        "What hobby would you start if you had more time?",
        "Why do some people turn hobbies into work?",
      ],
      hard: [
        "Does a hobby lose its charm once money is involved?",
        "What has a hobby taught you about yourself?",
        "Why do we feel guilty about time that produces nothing?",
      ],
    },
    {
      name: "famous people",
      words: "famous star celebrity actor singer influencer fame rich",
      own: [
        "I met a famous cook once.",
        "I once interviewed a famous singer who only wanted to talk about cheese.",
        "I once had a world-famous singer on air, and we discussed cheese for forty minutes.",
      ],
      view: [
        "I do not want to be famous.",
        "I think fame is fine for a weekend, but not for shopping.",
        "I'd take fame for a weekend, and give it back before the supermarket.",
      ],
      easy: [
        "What famous person do you like?",
        "Do you want to be famous?",
        "Is a famous life a happy life?",
      ],
      mid: [
        "Which famous person would you invite to dinner?",
        "What would be the worst thing about fame?",
        "Why are people so interested in celebrities?",
      ],
      hard: [
        "What do we get out of other people's fame?",
        "Do public figures have any right to a private life?",
        "Is an influencer's work really work?",
      ],
    },
  ],
};
