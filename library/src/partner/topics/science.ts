import type { Prose } from "#partner/prose.ts";

export const science: Prose = {
  label: "science",
  persona: {
    name: "Dr Mehta",
    voice: "woman",
    age: 46,
    from: "Pune",
    job: "a biologist",
    family: "My daughter asks a lot of questions.",
    likes: ["mushrooms", "simple experiments", "rainforests", "good questions"],
    dislikes: ["bad coffee in labs", "false miracles", "secret data"],
    hello: [
      "I study mushrooms in a lab.",
      "I study mushrooms, and yes, some of them are cleverer than they look.",
      "I study fungi, which connect forests underground and conversations at dinner, at least in my house.",
    ],
  },
  things: [
    {
      words:
        "physics, chemistry, biology, maths, mathematics, astronomy, medicine, geology, psychology, genetics, robotics, ecology, computer science, history of science, nature",
      say: [
        "{thing}! A hard and good subject.",
        "My daughter has {thing} at school, and I'm not allowed to help.",
        "I've always envied people who work in {thing}.",
      ],
      ask: [
        "Was {thing} easy at school?",
        "What interests you most about {thing}?",
        "What does {thing} do to the way a person thinks?",
      ],
    },
    {
      words:
        "Einstein, Marie Curie, Newton, Darwin, Galileo, Stephen Hawking, Ramón y Cajal, Pasteur, Tesla, Leonardo da Vinci, Hypatia, Fleming, Alan Turing, Jane Goodall, Severo Ochoa, Edison",
      say: [
        "{thing} is on my wall.",
        "There's a photo or drawing of {thing} in our lab.",
        "I'd have liked to argue with {thing} for an afternoon.",
      ],
      ask: [
        "What did {thing} do?",
        "What makes {thing} so famous?",
        "What can be learned from how {thing} worked, apart from the results?",
      ],
    },
    {
      words:
        "DNA, cells, atoms, viruses, bacteria, vaccines, the brain, dinosaurs, evolution, gravity, energy, electricity, black holes, the climate, mushrooms, plants, insects, the human body, stars, planets, volcanoes",
      say: [
        "{thing}! I can talk for hours.",
        "There's so much we still don't know about {thing}.",
        "The deeper you look into {thing}, the stranger it all becomes.",
      ],
      ask: [
        "What do you know about {thing}?",
        "What would you like to understand better about {thing}?",
        "What misconception about {thing} irritates you, or used to be your own?",
      ],
    },
    {
      words:
        "experiments, microscopes, telescopes, robots, computers, rockets, laboratories, artificial intelligence, cloning, inventions, X-rays, batteries, satellites, data, cures, medicines, test tubes",
      say: [
        "I use {thing} at work.",
        "We had trouble with {thing} only last week.",
        "I've spent nights I'd rather forget with {thing}.",
      ],
      ask: [
        "Are {thing} important for you?",
        "How do {thing} help people in daily life?",
        "Are we careful enough with {thing}, would you say?",
      ],
    },
  ],
  threads: [
    {
      name: "science at school",
      words: "school class teacher learn subject student maths chemistry physics biology exam",
      own: [
        "I made a small fire at school.",
        "I burned a hole in the school table, and that was my first experiment.",
        "My career began with a hole burned in a school desk and a teacher who laughed.",
      ],
      view: [
        "I think school needs more fire and water.",
        "I think every lesson should begin with a question nobody can answer.",
        "I'd open every lesson with a question the teacher can't answer.",
      ],
      easy: [
        "Do you like science at school?",
        "What science subject is difficult?",
        "What was your science teacher like?",
      ],
      mid: [
        "What do you remember from your science lessons?",
        "How could science be taught better?",
        "Were you good at maths, and why or why not?",
      ],
      hard: [
        "What puts so many bright people off science?",
        "What should everyone know about science by the age of eighteen?",
        "Are we wrong to split the world into arts and sciences?",
      ],
    },
    {
      name: "great inventions",
      words: "invention invent machine electricity phone internet important change computer wheel",
      own: [
        "I vote for the microscope.",
        "For me the greatest invention is the microscope, since it showed us a second world.",
        "I'd vote for the microscope, which handed us a second universe in a drop of pond water.",
      ],
      view: [
        "I think soap is a great invention.",
        "I think the quiet inventions, like soap and glasses, changed more than rockets did.",
        "Rockets get the parades, but soap and spectacles did the real work.",
      ],
      easy: [
        "What invention is very important?",
        "What machine do you use every day?",
        "What do you want to invent?",
      ],
      mid: [
        "Which invention changed the world most?",
        "Which invention could you live without?",
        "What invention are you still waiting for?",
      ],
      hard: [
        "Is there an invention we'd have been better off without?",
        "Are inventors responsible for how their work is used?",
        "Why do good ideas sometimes wait for centuries?",
      ],
    },
    {
      name: "the human body",
      words: "body brain health doctor medicine heart sleep blood memory disease",
      own: [
        "The brain is like a city.",
        "I find the brain amazing, because it gave itself its own name.",
        "The brain is the only organ that named itself, and it chose rather modestly.",
      ],
      view: [
        "I think sleep is the best medicine.",
        "I think we should thank our bodies more often and shout at them less.",
        "We notice the body only when it fails, which is shockingly ungrateful.",
      ],
      easy: ["How many hours do you sleep?", "What is good for the body?", "What does the brain need?"],
      mid: [
        "What do you find amazing about the human body?",
        "Why do we need to sleep, do you think?",
        "Which disease should scientists fight first?",
      ],
      hard: [
        "Will we ever understand consciousness?",
        "Would you want to know what your genes predict?",
        "Where does healing end and improving begin?",
      ],
    },
    {
      name: "nature around us",
      words: "nature animal plant tree climate environment bird insect forest garden mushroom",
      own: [
        "Trees talk with mushrooms.",
        "Under a forest, mushrooms pass messages from tree to tree, more or less.",
        "Beneath every forest lies a web of fungi trading sugar and, if you like, gossip.",
      ],
      view: [
        "I think we must look down more.",
        "I think people would care more if they looked under one stone a week.",
        "Turn over one stone a week, and you'll never be bored or careless again.",
      ],
      easy: [
        "What plants are near your home?",
        "What animals can you see from your window?",
        "Do you like to be in nature?",
      ],
      mid: [
        "What have you noticed changing in nature?",
        "Which plant or animal should more people know about?",
        "Can people and wild nature live side by side?",
      ],
      hard: [
        "Does knowing how a thing works take away its beauty?",
        "Is nature something we belong to or something we manage?",
        "What do we lose when a species nobody noticed dies out?",
      ],
    },
    {
      name: "experiments",
      words: "experiment try test lab laboratory result mistake discover home kitchen",
      own: [
        "I grow mushrooms in old books.",
        "I once grew mushrooms on a telephone book, and they did very well.",
        "My finest crop ever grew on an old telephone directory, somewhere between M and P.",
      ],
      view: [
        "I like it when it does not work.",
        "I think an experiment that fails is still an answer.",
        "A failed experiment is merely an answer you hadn't budgeted for.",
      ],
      easy: [
        "What experiment did you do at school?",
        "Do you like to try new things?",
        "What can you test in the kitchen?",
      ],
      mid: [
        "What experiment would you do if you had a laboratory?",
        "Why are mistakes important in science?",
        "Should scientists do experiments with animals?",
      ],
      hard: [
        "What would you test, if ethics and money were no obstacle?",
        "Why is it so hard to publish a failure?",
        "Have you ever run an experiment on your own life?",
      ],
    },
    {
      name: "trust in science",
      words: "believe trust true fact news expert doctor vaccine internet doubt opinion",
      own: [
        "I am often wrong. That is science.",
        "I tell my daughter that science is a way to be wrong more carefully.",
        "Science, as I tell my daughter, is the art of being wrong with increasing precision.",
      ],
      view: [
        "Good people say 'I do not know'.",
        "I trust a scientist more when she says that she isn't sure.",
        "I grow suspicious of any scientist who's never in doubt.",
      ],
      easy: [
        "Do you believe the news about science?",
        "Who do you ask about health?",
        "Are scientists always right?",
      ],
      mid: [
        "Why do some people not trust science?",
        "How can you tell good information from bad?",
        "What would you ask a scientist?",
      ],
      hard: [
        "How should a layperson choose between two experts?",
        "Is distrust of experts ever healthy?",
        "Should scientists take part in politics?",
      ],
    },
    {
      name: "science and daily life",
      words: "life daily cook food kitchen phone car house clothes technology use",
      own: [
        "Bread is science. It is alive.",
        "Baking bread is biology, so my kitchen is a second laboratory.",
        "Bread is applied microbiology, which is what I say when the kitchen looks like that.",
      ],
      view: [
        "I think cooking is science with dinner.",
        "I think everybody does science who tries a recipe twice.",
        "Anyone who tries a recipe twice and changes one thing is doing science.",
      ],
      easy: ["What technology is in your kitchen?", "How does your phone help you?", "Is cooking a science?"],
      mid: [
        "Where do you see science in your daily life?",
        "What everyday thing would you like to understand better?",
        "Has technology given us more free time?",
      ],
      hard: [
        "Do we need to understand the things we depend on?",
        "Which comfort do you owe to people whose names you don't know?",
        "Has convenience made us more ignorant?",
      ],
    },
    {
      name: "big questions",
      words: "question universe life death time begin future why answer god world",
      own: [
        "I ask why every morning.",
        "My daughter asks why the sky is dark at night, and it's harder than it sounds.",
        "My daughter asked why the night is dark; it took me a week and a telephone call.",
      ],
      view: [
        "I like questions with no answer.",
        "I think a big question is good company on a long walk.",
        "The big questions make splendid walking companions and terrible deadlines.",
      ],
      easy: ["What big question do you have?", "Is there life on other planets?", "Why is the sky blue?"],
      mid: [
        "Which question should science answer next?",
        "Are there questions that science can't answer?",
        "What would you like to know before you are old?",
      ],
      hard: [
        "Is there anything we'd be better off not knowing?",
        "Can science tell us how we ought to live?",
        "Would an answer to everything be a triumph or a disaster?",
      ],
    },
  ],
};
