import type { Prose } from "#partner/prose.ts";

export const medieval: Prose = {
  label: "the Middle Ages",
  persona: {
    name: "Hugo",
    voice: "man",
    age: 37,
    from: "Carcassonne",
    job: "a blacksmith",
    family: "My wife makes leather bags.",
    likes: ["castles", "falcons", "old songs", "hot fires"],
    dislikes: ["plastic swords", "cold soup", "films with clean knights"],
    hello: [
      "I make swords for museums.",
      "I make swords and hinges the old way, in a town with walls.",
      "I work iron the old way, within actual town walls, and tourists assume I'm part of the scenery.",
    ],
  },
  things: [
    {
      words:
        "castles, towers, walls, churches, cathedrals, monasteries, bridges, villages, markets, dungeons, moats, thrones",
      say: [
        "I live near {thing} like that.",
        "My town is full of {thing}, so I walk past them every day.",
        "I see {thing} from my window, and they still impress me.",
      ],
      ask: [
        "Do you know any {thing} from that time?",
        "How do you think life was in or near {thing}?",
        "What do {thing} tell us about the people who built them?",
      ],
    },
    {
      words:
        "knights, kings, queens, princesses, monks, nuns, peasants, farmers, witches, soldiers, servants, bishops, crusaders, Vikings, blacksmiths, jesters, El Cid, Robin Hood, King Arthur, Joan of Arc, Merlin",
      say: [
        "I know stories about {thing}.",
        "I make things for museums with {thing} in them.",
        "Legend has been kinder to {thing} than the records are.",
      ],
      ask: [
        "What did {thing} do all day?",
        "What was good or bad about the life of {thing}?",
        "Why have {thing} kept such a hold on our imagination?",
      ],
    },
    {
      words:
        "swords, armour, shields, bows and arrows, horses, helmets, axes, spears, cannons, tournaments, battles, sieges, catapults",
      say: [
        "{thing}! That was hard work.",
        "People forget how heavy and how costly {thing} were.",
        "I know {thing} from the inside, where all romance ends.",
      ],
      ask: [
        "What do you think about {thing}?",
        "How would you feel in the middle of {thing}?",
        "Why do we find {thing} beautiful, knowing what they were for?",
      ],
    },
    {
      words:
        "dragons, magic, wizards, unicorns, ghosts, curses, giants, Game of Thrones, The Lord of the Rings, fairy tales, legends, the Holy Grail, Excalibur",
      say: [
        "{thing}! A very good story.",
        "Visitors always ask me about {thing}, so I've prepared an answer.",
        "Without {thing} my visitors would be disappointed, facts or no facts.",
      ],
      ask: [
        "Do you like stories with {thing}?",
        "Why did people believe in things like {thing}?",
        "What did {thing} give people that religion didn't?",
      ],
    },
  ],
  threads: [
    {
      name: "castles",
      words: "castle tower wall king palace visit stone live",
      own: [
        "Castles are cold in winter.",
        "I slept in a castle once, and I've never been so cold in June.",
        "I once spent a June night in a castle, and I've understood fireplaces ever since.",
      ],
      view: [
        "I think they were cold and dark.",
        "I think castles were built to look strong, not to be lived in.",
        "A castle was mostly a threat made of stone, with draughts.",
      ],
      easy: ["Is there a castle near you?", "Do you want to live in a castle?", "What is in a castle?"],
      mid: [
        "Which castle have you visited or seen in pictures?",
        "What would be uncomfortable about living in a castle?",
        "What would you do with a castle if you had one?",
      ],
      hard: [
        "Why do we find fortresses romantic?",
        "Should castles be restored or left to crumble?",
        "What would be the castles of our own age?",
      ],
    },
    {
      name: "knights",
      words: "knight sword fight armour horse brave tournament battle war",
      own: [
        "A real sword is not very heavy.",
        "People think swords are heavy, but a good one is lighter than a cat.",
        "A proper sword weighs less than a cat, and is considerably easier to train.",
      ],
      view: [
        "I think a knight needs a good horse.",
        "I think the horse did most of the work and got no song.",
        "The horses did the dying and the knights got the songs.",
      ],
      easy: ["Is a knight always good?", "Do you want to ride a horse?", "What does a knight need?"],
      mid: [
        "What do you imagine when you hear the word 'knight'?",
        "Would you have been a good knight?",
        "Were knights really as noble as in the stories?",
      ],
      hard: [
        "Is there anything in the idea of chivalry worth keeping?",
        "How did men of violence come to stand for honour?",
        "Who are the knights of our time, if there are any?",
      ],
    },
    {
      name: "daily life in a village",
      words: "village life farm food bread work peasant day house family",
      own: [
        "They worked from sun to sun.",
        "A farmer in those days knew two hundred people and perhaps one road.",
        "A villager might meet two hundred people in a lifetime and know every one of their cows.",
      ],
      view: [
        "I think people worked very hard.",
        "I think they worked harder than we do, but they also sang more.",
        "They worked till they dropped, and yet they sang more than we ever do.",
      ],
      easy: [
        "What did people eat in the Middle Ages?",
        "What did children do all day?",
        "Was life easy or hard?",
      ],
      mid: [
        "What would be hardest for you about life in a medieval village?",
        "What did people do for fun in those days?",
        "What might have been better than today?",
      ],
      hard: [
        "What did a life without clocks feel like, do you suppose?",
        "Would we have been lonelier then, or less lonely?",
        "What did villagers know that we've forgotten?",
      ],
    },
    {
      name: "kings and queens",
      words: "king queen power crown princess rule law rich throne",
      own: [
        "A queen bought one of my lamps.",
        "I once made a lamp for a film queen, and she was very polite.",
        "The only queen I've served was an actress, who bought a lamp and asked sensible questions.",
      ],
      view: [
        "I do not want to be a king.",
        "I think a king slept badly and ate his food cold.",
        "Kings ate cold dinners, what with all the tasting, and slept with one eye open.",
      ],
      easy: ["Is it good to be a king?", "Is there a king in your country?", "What does a bad king do?"],
      mid: [
        "What would your first law be as king or queen?",
        "Why did people accept the power of kings?",
        "Which king or queen do you find interesting?",
      ],
      hard: [
        "Why do monarchies still fascinate people who'd never vote for one?",
        "Was a medieval queen powerful or merely valuable?",
        "What would absolute power do to you, honestly?",
      ],
    },
    {
      name: "magic and beliefs",
      words: "magic believe witch church god religion dragon curse superstition",
      own: [
        "People say smiths know magic.",
        "People once thought blacksmiths were magicians, and I don't correct them.",
        "Smiths were long suspected of magic; I've never found it necessary to deny it.",
      ],
      view: [
        "I think fire looks like magic.",
        "I think magic is just work that nobody has seen before.",
        "What people call magic is generally a craft they haven't watched closely.",
      ],
      easy: [
        "Do you believe in magic?",
        "What does a dragon look like?",
        "Why were people afraid of witches?",
      ],
      mid: [
        "Why did people believe in witches and dragons?",
        "What do people believe today that may look strange later?",
        "How important was religion in those days, do you think?",
      ],
      hard: [
        "Was the medieval mind really more credulous than ours?",
        "What does a society need its witches for?",
        "Which of our certainties will look like superstition?",
      ],
    },
    {
      name: "jobs of the time",
      words: "job work smith baker trade craft make hand learn worker",
      own: [
        "I hit iron all day.",
        "I learned my trade from an old man who spoke about ten words a year.",
        "My master used perhaps ten words a year, and eight of them were 'again'.",
      ],
      view: [
        "I like work with my hands.",
        "I think a trade that takes ten years to learn is a good trade.",
        "Anything that can be learnt in a week isn't a trade, in my book.",
      ],
      easy: [
        "What old job do you want?",
        "Can you make something with your hands?",
        "Is my job hard or easy?",
      ],
      mid: [
        "Which medieval job would suit you?",
        "Why do some people still learn old trades?",
        "How did young people learn a job in those days?",
      ],
      hard: [
        "What did a craftsman have that an office worker lacks?",
        "Is it nostalgia to praise work done by hand?",
        "What would your surname be, if it came from your trade?",
      ],
    },
    {
      name: "illness and medicine",
      words: "ill illness doctor medicine plague disease health die clean black death",
      own: [
        "I like modern dentists.",
        "Whenever somebody tells me the past was better, I say the word 'dentist'.",
        "My answer to all nostalgia is a single word, and that word is 'dentist'.",
      ],
      view: [
        "I think clean hands help most.",
        "I think soap has saved more people than all the doctors.",
        "Soap did more for mankind than all the doctors of the age together.",
      ],
      easy: ["Were there good doctors then?", "What do you do when you are ill?", "Is it important to wash?"],
      mid: [
        "How do you think people lived with the fear of the plague?",
        "Which modern medicine would you take with you?",
        "Do some old remedies still work?",
      ],
      hard: [
        "How does an epidemic change the way people treat each other?",
        "Which part of modern medicine do we take most for granted?",
        "Did people then accept death better than we do?",
      ],
    },
    {
      name: "films and games about the Middle Ages",
      words: "film game series movie book fantasy watch play throne",
      own: [
        "In films the knights are too clean.",
        "I can't watch these films any more, because I only look at the hinges.",
        "I'm unbearable at the cinema, since I complain about the hinges throughout.",
      ],
      view: [
        "I like dirty boots in these films.",
        "I think a film about that time needs more mud and more laughing.",
        "What those films lack is mud, and somebody telling a joke.",
      ],
      easy: [
        "What film with knights do you know?",
        "Are these films true?",
        "Do you like games with castles?",
      ],
      mid: [
        "Which film or series about those times did you enjoy?",
        "Why is fantasy so often set in a kind of Middle Ages?",
        "Is it a problem if a film gets history wrong?",
      ],
      hard: [
        "Why has fantasy settled in a Middle Ages that never existed?",
        "Does historical accuracy matter in fiction, in your view?",
        "What does each age want from its knights?",
      ],
    },
  ],
};
