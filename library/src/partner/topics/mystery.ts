import type { Prose } from "#partner/prose.ts";

export const mystery: Prose = {
  label: "mysteries",
  persona: {
    name: "Selma",
    voice: "woman",
    age: 35,
    from: "Tallinn",
    job: "a puzzle maker",
    family: "I live with my two cats.",
    likes: ["locked boxes", "codes", "foggy mornings", "riddles"],
    dislikes: ["easy answers", "spoilers", "missing puzzle pieces"],
    hello: [
      "I make puzzles for a newspaper.",
      "I make puzzles for newspapers, so I have enemies everywhere at breakfast.",
      "I set puzzles for newspapers, which makes me the cause of a great deal of muttering at breakfast.",
    ],
  },
  things: [
    {
      words:
        "the Bermuda Triangle, Stonehenge, the Nazca Lines, Atlantis, the Loch Ness monster, Easter Island, the Mary Celeste, the pyramids, the Voynich manuscript, Bigfoot, Amelia Earhart, crop circles",
      say: [
        "{thing}! I read about that.",
        "I've read everything I could find about {thing}.",
        "I've lost several winters to {thing}, without regret.",
      ],
      ask: [
        "What is the secret of {thing}?",
        "What do you think really happened with {thing}?",
        "Which explanation of {thing} do you find least unconvincing?",
      ],
    },
    {
      words:
        "codes, riddles, puzzles, maps, keys, locked rooms, secret doors, letters, treasure, symbols, clues, masks, crosswords, secret passages, diaries, boxes, escape rooms",
      say: [
        "{thing} are my work!",
        "I make {thing} for a living, and I still love them.",
        "I could fill a house with {thing}, and I very nearly have.",
      ],
      ask: [
        "Do you like {thing}?",
        "What makes {thing} exciting for you?",
        "What is it in us that can't leave {thing} alone?",
      ],
    },
    {
      words:
        "ghosts, strange lights, dreams, déjà vu, voices, shadows, twins, strangers, disappearances, coincidences, telepathy, the sixth sense, magic, UFOs",
      say: [
        "That is very strange.",
        "Readers send me stories about {thing} every week.",
        "My drawer of readers' letters about {thing} won't close any more.",
      ],
      ask: [
        "Do you believe in {thing}?",
        "Have you got a story of your own about {thing}?",
        "Is there a sober explanation for {thing}, or should we leave some room for doubt?",
      ],
    },
    {
      words:
        "the sea, space, the brain, caves, forests, old houses, islands, the desert, the moon, death, the universe, memory, sleep",
      say: [
        "We know little about that.",
        "The more I read about {thing}, the less I understand.",
        "Of all riddles, {thing} may be the best set.",
      ],
      ask: [
        "What do you want to know about {thing}?",
        "What don't we understand yet about {thing}?",
        "Would you want {thing} to be fully explained?",
      ],
    },
  ],
  threads: [
    {
      name: "strange things in your life",
      words: "strange happen life explain weird experience coincidence one day",
      own: [
        "My cat always knows about visitors.",
        "My cat goes to the door five minutes before my sister arrives, every time.",
        "My cat walks to the door exactly five minutes before my sister rings, and neither of them will explain.",
      ],
      view: [
        "I think small things are strange.",
        "I think life is full of small mysteries that nobody needs to solve.",
        "A household needs two or three mysteries that are left in peace.",
      ],
      easy: [
        "Did something strange happen to you?",
        "Do you hear strange noises at night?",
        "Do you believe in luck?",
      ],
      mid: [
        "What is the strangest thing that ever happened to you?",
        "How do you explain a strange coincidence?",
        "Who would you tell about a mysterious experience?",
      ],
      hard: [
        "Is there an event in your life you've never been able to explain?",
        "Do you look for meaning in coincidences?",
        "What would have to happen for you to doubt your own reason?",
      ],
    },
    {
      name: "puzzles",
      words: "puzzle riddle code crossword solve game brain sudoku key",
      own: [
        "I make a puzzle every day.",
        "I make a puzzle a day, and my cats eat the pieces.",
        "I make one puzzle a day; the cats handle quality control by eating the pieces.",
      ],
      view: [
        "I like a puzzle with my tea.",
        "I think a good puzzle makes you feel stupid first and clever later.",
        "A decent puzzle insults you for an hour and flatters you for a second.",
      ],
      easy: ["Do you like puzzles?", "Are puzzles easy for you?", "What has hands and no arms?"],
      mid: [
        "What kind of puzzles do you enjoy?",
        "What do you do when you can't solve a problem?",
        "Do you look at the answer or keep trying?",
      ],
      hard: [
        "What's the pleasure in a difficulty nobody asked for?",
        "Do you enjoy the solution, or only the search?",
        "Does puzzle-solving make us any cleverer in life?",
      ],
    },
    {
      name: "lost things",
      words: "lose lost find disappear key phone missing search gone",
      own: [
        "I lose my keys every week.",
        "I lose my keys every Tuesday, and I still don't know why it's Tuesday.",
        "I lose my keys on Tuesdays, exclusively, and I've stopped looking for the reason.",
      ],
      view: [
        "I think we look too fast.",
        "I think we find things when we stop looking for them.",
        "Nothing is ever found by somebody in a hurry; I've tested it weekly.",
      ],
      easy: [
        "What do you often lose?",
        "Where do you look for your keys?",
        "What lost thing do you want back?",
      ],
      mid: [
        "What is the most important thing you ever lost?",
        "Have you ever found something valuable?",
        "How would you search for something in a messy house?",
      ],
      hard: [
        "Is there a lost object you still think about?",
        "What would you give to have one lost thing restored?",
        "Why does losing something trivial upset us so much?",
      ],
    },
    {
      name: "famous mysteries",
      words: "famous history pyramid triangle ship treasure monster stone unsolved world",
      own: [
        "I think about the empty ship.",
        "I often think of the ship that was found with hot soup and no people.",
        "The image I can't shake is that ship, sails set, table laid, not a soul on board.",
      ],
      view: [
        "I think the answer is often easy.",
        "I think most great mysteries have a boring answer that nobody wants.",
        "The answer is usually dull, and that's precisely why nobody believes it.",
      ],
      easy: [
        "What famous mystery do you know?",
        "Is there a monster in the lake?",
        "Where is the lost treasure?",
      ],
      mid: [
        "Which famous mystery interests you most?",
        "What do you think happened to ships that disappear?",
        "Is it better if some mysteries stay unsolved?",
      ],
      hard: [
        "Which unsolved riddle would you pay to have answered?",
        "Why are we drawn to questions that have no answer?",
        "Does an explanation always kill the charm?",
      ],
    },
    {
      name: "secrets",
      words: "secret hide tell keep friend truth box door private",
      own: [
        "I have a box with no key.",
        "My grandmother left me a locked box, and I've decided never to open it.",
        "My grandmother left me a locked box without a key, and I've come to prefer it shut.",
      ],
      view: [
        "I think a small secret is nice.",
        "I think a secret is a present that you keep for yourself.",
        "A small secret keeps one warm, like a coin in a glove.",
      ],
      easy: ["Can you keep a secret?", "Where do you hide things?", "Who do you tell your secrets to?"],
      mid: [
        "Are secrets good or bad for a friendship?",
        "Would you open a letter that isn't yours?",
        "What would you do with a locked box from your grandmother?",
      ],
      hard: [
        "Is there anything so private that honesty shouldn't touch it?",
        "Does everybody need a secret or two?",
        "When does keeping a secret become a lie?",
      ],
    },
    {
      name: "strange places",
      words: "place house forest island old empty dark visit village door",
      own: [
        "I love empty hotels.",
        "I once stayed at a hotel in winter where I was the only guest.",
        "One winter I was the sole guest of a hotel with ninety rooms, and somebody kept moving the chairs.",
      ],
      view: [
        "I like old and dark places.",
        "I think a place is strange when it is empty at the wrong time.",
        "Any place turns uncanny at the wrong hour; try a school in August.",
      ],
      easy: [
        "What strange place do you know?",
        "Is there an empty house near you?",
        "Do you like to go into dark rooms?",
      ],
      mid: [
        "What is the most mysterious place near your home?",
        "Would you explore an empty building at night?",
        "What gives a place a strange atmosphere?",
      ],
      hard: [
        "What makes a perfectly ordinary place feel wrong?",
        "Do places remember what happened in them?",
        "Where have you felt you ought not to be?",
      ],
    },
    {
      name: "dreams",
      words: "dream sleep night mean remember nightmare bed brain",
      own: [
        "I dream about long stairs.",
        "I have the same dream about a staircase, and it never has an end.",
        "There's a staircase I've been climbing in my sleep since I was nine.",
      ],
      view: [
        "I think dreams are a little funny.",
        "I don't think dreams mean much, but they tell good jokes.",
        "Dreams predict nothing, I'm afraid, but their sense of humour is excellent.",
      ],
      easy: ["What do you dream about?", "Do you remember your dreams?", "Are your dreams good or bad?"],
      mid: [
        "Do you have a dream that comes back again and again?",
        "What do you think dreams mean?",
        "Have you ever dreamed something that came true?",
      ],
      hard: [
        "Do dreams mean anything, or are they mental housekeeping?",
        "Have you ever solved a problem in your sleep?",
        "Would you let anybody watch your dreams?",
      ],
    },
    {
      name: "mystery stories",
      words: "story book film series detective read watch end clue author",
      own: [
        "I read the last page first.",
        "I confess that I sometimes read the last page first.",
        "My darkest secret is that I read last pages first, puzzle maker or not.",
      ],
      view: [
        "I like a big surprise.",
        "I think the best ending is one you could have guessed and didn't.",
        "The ideal ending was in plain sight, and made a fool of me regardless.",
      ],
      easy: ["Do you like mystery films?", "Do you see the end early?", "What mystery book do you know?"],
      mid: [
        "Which mystery story kept you awake?",
        "What makes a good mystery?",
        "How do you feel if a story doesn't explain everything?",
      ],
      hard: [
        "Does a mystery have to be solved to satisfy you?",
        "How much should an author hide from the reader?",
        "Which plot twist have you never forgiven?",
      ],
    },
  ],
};
