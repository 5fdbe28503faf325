import type { Prose } from "#partner/prose.ts";

export const ancient: Prose = {
  label: "the ancient world",
  persona: {
    name: "Nadia",
    voice: "woman",
    age: 47,
    from: "Alexandria",
    job: "a museum guide",
    family: "I have a daughter at school.",
    likes: ["old coins", "Egypt", "painted walls", "quiet museums"],
    dislikes: ["broken glass", "noisy tour groups", "gladiator films"],
    hello: [
      "I work in a museum.",
      "I show people around a museum, so the ancient world is my daily bread.",
      "I've spent twenty years walking visitors past statues, and I still find something new in them most weeks.",
    ],
  },
  things: [
    {
      words:
        "Egypt, Rome, Greece, the Aztecs, the Incas, the Mayas, China, Babylon, Persia, Carthage, the Iberians",
      say: [
        "We have a room about {thing}.",
        "We have a whole room about {thing} in the museum.",
        "I could walk you through {thing} blindfolded, and I'd still miss half.",
      ],
      ask: [
        "What do you know about {thing}?",
        "What interests you most about {thing}?",
        "What do people usually get wrong about {thing}?",
      ],
    },
    {
      words:
        "pyramids, temples, tombs, aqueducts, theatres, the Colosseum, the Parthenon, ruins, Machu Picchu, Stonehenge, roads",
      say: [
        "{thing}! That was hard work.",
        "It still surprises me how people built {thing}.",
        "The people behind {thing} were thinking in centuries.",
      ],
      ask: [
        "Do you want to visit {thing}?",
        "How do you think people built {thing} without machines?",
        "What were {thing} really for, do you suppose, beyond the obvious?",
      ],
    },
    {
      words:
        "pharaohs, emperors, slaves, soldiers, gladiators, priests, mummies, Cleopatra, Julius Caesar, Alexander the Great, philosophers, Socrates",
      say: [
        "People always ask me about that.",
        "Visitors ask me about {thing} every day.",
        "We tend to picture {thing} as the films do, I'm afraid.",
      ],
      ask: [
        "How was life for {thing}?",
        "What would you ask, if you could speak with {thing}?",
        "Is the popular picture of {thing} fair, do you think?",
      ],
    },
    {
      words: "coins, vases, statues, gold, swords, masks, jewels, papyrus, mosaics, pots, bones",
      say: [
        "I love {thing} in a museum.",
        "We keep a lot of {thing} behind glass.",
        "I've always found {thing} more talkative than books.",
      ],
      ask: [
        "Where can we see {thing}?",
        "What can {thing} tell us about people?",
        "Should {thing} stay in museums abroad or go home?",
      ],
    },
  ],
  threads: [
    {
      name: "museums",
      words: "museum visit guide exhibition glass ticket",
      own: [
        "My museum is old and cold.",
        "My museum is a bit old-fashioned, but the light in the morning is wonderful.",
        "Mine is a museum with draughty halls and wonderful morning light, and I wouldn't swap it for anything modern.",
      ],
      view: [
        "I like small museums.",
        "I think a museum is good when you leave with one question more.",
        "A museum has done its work, in my view, if you leave with a question you didn't bring.",
      ],
      easy: ["Do you go to museums?", "What do you like in a museum?", "Is there a museum in your town?"],
      mid: [
        "Which museum would you recommend to a friend?",
        "What makes a museum boring or exciting?",
        "Should museums be free for everyone?",
      ],
      hard: [
        "What should a museum do that a documentary can't?",
        "Do museums preserve the past or tame it?",
        "To whom do ancient treasures really belong?",
      ],
    },
    {
      name: "old buildings",
      words: "build building temple pyramid wall stone bridge ruin",
      own: [
        "I love old bridges.",
        "There's a Roman bridge near my home, and it's still in use.",
        "There's a Roman bridge I cross twice a week, and buses cross it too, which says enough about our own concrete.",
      ],
      view: [
        "Old walls are like old people.",
        "I think we should leave ruins as they are, because the holes tell the story too.",
        "I'd leave ruins their holes; what's missing is half of what they have to say.",
      ],
      easy: [
        "What old buildings are in your country?",
        "How old is your town?",
        "Are old buildings beautiful?",
      ],
      mid: [
        "What is the oldest place you have ever visited?",
        "Why do some old buildings stand for thousands of years?",
        "Should we rebuild ruins or leave them as they are?",
      ],
      hard: [
        "Is there more truth in a ruin than in a restoration?",
        "Which of our buildings will people marvel at in two thousand years?",
        "What does a society reveal by what it chooses to build in stone?",
      ],
    },
    {
      name: "daily life long ago",
      words: "life daily house home family eat bread clothes child",
      own: [
        "They ate bread and onions.",
        "I like the small things, like a child's toy or an old shopping list.",
        "What moves me is never the gold; it's a toy horse with one wheel, or a complaint about late bread.",
      ],
      view: [
        "I think life was slow and hard.",
        "I think people then laughed about the same things that we laugh about.",
        "Read their jokes and you'll see that two thousand years have changed nothing but the clothes.",
      ],
      easy: ["What did people eat long ago?", "What did children play long ago?", "Was life hard long ago?"],
      mid: [
        "What would you miss most in the ancient world?",
        "What was a normal day like for a farmer in those times?",
        "Which job would you choose in an ancient city?",
      ],
      hard: [
        "Would you find ancient people familiar or foreign, if you met them?",
        "Which comfort of ours would you find hardest to give up?",
        "What did they understand about life that we've since forgotten?",
      ],
    },
    {
      name: "writing and books",
      words: "write writing letter alphabet read book library",
      own: [
        "I can read old Egyptian names.",
        "I learned to read a few hieroglyphs, mostly kings and ducks.",
        "I taught myself enough hieroglyphs to read kings, ducks and the occasional curse.",
      ],
      view: [
        "I think letters are the best thing.",
        "I think the shopping lists tell us more than the songs about kings.",
        "Give me a shopping list over an epic any day; nobody lies on a shopping list.",
      ],
      easy: ["Is old writing difficult to read?", "What do you write every day?", "Do you like old books?"],
      mid: [
        "Why was writing such an important invention?",
        "What would you write on a stone for the future?",
        "How will people read our messages in a thousand years?",
      ],
      hard: [
        "Did writing sharpen our memory or weaken it, in your view?",
        "Which lost book would you bring back, if you could?",
        "Will anything we write today survive as long as clay?",
      ],
    },
    {
      name: "kings and queens of the past",
      words: "king queen emperor pharaoh leader power rule ruler",
      own: [
        "I like the queens more.",
        "I've always had more time for the queens than for the kings.",
        "The queens interest me more, since they usually had to be twice as clever for half the statues.",
      ],
      view: [
        "A king had a hard life.",
        "I think most of them were tired and afraid, and nobody was allowed to see it.",
        "Behind most of those stone faces, I imagine, was somebody badly in need of sleep.",
      ],
      easy: ["What old king or queen do you know?", "Is it good to be king?", "What does a good king do?"],
      mid: [
        "Which ruler of the past would you like to meet?",
        "What did a king need in order to stay in power?",
        "Why did rulers want such huge tombs?",
      ],
      hard: [
        "Were the great conquerors admirable, or simply successful?",
        "Why do we remember the rulers and forget the builders?",
        "Is there a leader from antiquity we could do with today?",
      ],
    },
    {
      name: "inventions of the past",
      words: "invention invent machine wheel science calendar medicine number",
      own: [
        "The wheel is the best one.",
        "For me the greatest invention is the calendar, because it needed so much patience.",
        "I'd vote for the calendar, since somebody had to watch the sky for decades with nothing to show for it.",
      ],
      view: [
        "Bread is a great invention too.",
        "I think the people who made bread first were as clever as any scientist.",
        "Whoever first thought of grinding seeds and waiting deserves a statue, and never got one.",
      ],
      easy: [
        "What old thing do we use today?",
        "What is the best invention?",
        "Who teaches history at your school?",
      ],
      mid: [
        "Which ancient invention do we still use without thinking?",
        "How did people measure time without clocks?",
        "Were ancient people as clever as we are?",
      ],
      hard: [
        "Which invention do you think changed everyday life the most?",
        "Why did some brilliant ideas come to nothing in their own time?",
        "Have we grown any wiser, or only better equipped?",
      ],
    },
    {
      name: "travelling back in time",
      words: "time travel machine back visit past year",
      own: [
        "I want to see old Alexandria.",
        "I would go back to see the great library of my city before it burned.",
        "I'd give a great deal for one afternoon in the library of my own city, before the fire and the legends.",
      ],
      view: [
        "I do not want to stay there.",
        "I would go for one day only, because I like my dentist.",
        "A day would do me nicely; I'm too fond of hot water and dentists to linger.",
      ],
      easy: [
        "You can go back in time. Where do you go?",
        "What do you take to the past?",
        "How long do you stay in the past?",
      ],
      mid: [
        "Which year of the past would you visit, and why that one?",
        "What would you be afraid of in an ancient city?",
        "What modern thing would you show to people back then?",
      ],
      hard: [
        "If you could witness one scene from antiquity, which would it be?",
        "Would you be tempted to change anything, once there?",
        "How long do you think you'd last in an ancient city?",
      ],
    },
    {
      name: "digging for old things",
      words: "dig find archaeologist treasure ground discover lost",
      own: [
        "One day I found a coin.",
        "Once, as a student, I found a coin with a tiny owl on it.",
        "As a student I dug for nine weeks and found one coin with an owl, and I've been insufferable about it ever since.",
      ],
      view: [
        "I like to look, not to keep.",
        "I think what we find belongs to the place where it was found.",
        "To my mind a thing belongs where it was found, however well it's lit elsewhere.",
      ],
      easy: [
        "What old thing do you have at home?",
        "What is under the ground in your town?",
        "Is it fun to look for treasure?",
      ],
      mid: [
        "Would you like to work on an archaeological dig?",
        "What would you do if you found something ancient in your garden?",
        "What will people find from our time?",
      ],
      hard: [
        "What will archaeologists make of our rubbish?",
        "Is it right to open tombs at all?",
        "Which unsolved question about the past would you most like answered?",
      ],
    },
  ],
};
