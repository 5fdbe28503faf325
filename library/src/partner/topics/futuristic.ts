import type { Prose } from "#partner/prose.ts";

export const futuristic: Prose = {
  label: "the future",
  persona: {
    name: "Noor",
    voice: "woman",
    age: 33,
    from: "Rotterdam",
    job: "a city planner",
    family: "I have a little boy.",
    likes: ["trains", "green roofs", "clever machines", "quiet streets"],
    dislikes: ["traffic jams", "passwords", "grey cities"],
    hello: [
      "I plan the city of tomorrow.",
      "I plan cities, so I spend my working days about thirty years from now.",
      "I plan cities for a living, so professionally speaking I've been living in 2060 for some time.",
    ],
  },
  things: [
    {
      words:
        "flying cars, electric cars, robots, drones, fast trains, spaceships, driverless cars, electric bikes, scooters, hyperloops",
      say: [
        "I want to see that!",
        "In my plans there is always some room for {thing}.",
        "I've had to plan for {thing}, which is never as easy as the brochures say.",
      ],
      ask: [
        "Do we need {thing}?",
        "How would {thing} change your street?",
        "What problems might {thing} create that nobody has thought of?",
      ],
    },
    {
      words:
        "smart houses, green buildings, skyscrapers, solar panels, underground cities, gardens on roofs, cities on the sea, wind power, batteries, nuclear energy",
      say: [
        "{thing}! My work is about that.",
        "My office works on {thing} right now.",
        "I've drawn {thing} in every variation, and I'm still not convinced by half of them.",
      ],
      ask: [
        "Are {thing} good for people?",
        "What would life be like with {thing} everywhere?",
        "Who would gain from {thing}, and who might lose?",
      ],
    },
    {
      words:
        "artificial intelligence, computers, virtual reality, holograms, microchips, smartphones, the internet, the metaverse, screens, cameras, clones, translators",
      say: [
        "My little boy loves that.",
        "My son understands {thing} better than I do.",
        "I'm neither for nor against {thing}; I'm for reading the small print.",
      ],
      ask: [
        "Is {thing} good or bad?",
        "What worries or excites you about {thing}?",
        "Where would you draw the line with {thing}?",
      ],
    },
    {
      words: "climate change, pollution, medicine, diseases, jobs, war, peace, plastic, space travel, energy",
      say: [
        "I think about {thing} a lot.",
        "Questions about {thing} are on my desk every week.",
        "Everything I plan comes back to {thing} sooner or later.",
      ],
      ask: [
        "How will it be in 50 years?",
        "What should we do today about {thing}?",
        "Are you hopeful or worried when it comes to {thing}?",
      ],
    },
  ],
  threads: [
    {
      name: "the city of the future",
      words: "city street building live house park town tree",
      own: [
        "I want more trees and fewer cars.",
        "I dream of a city where a child can walk to school alone.",
        "My whole ambition is a city where a child of six can cross the street without a prayer.",
      ],
      view: [
        "I think a good city is quiet.",
        "I think a city is good if old people like to sit in it.",
        "Judge a city by its benches and by who is sitting on them.",
      ],
      easy: [
        "What do you want in your city?",
        "Are there many cars in your street?",
        "Is your city good for children?",
      ],
      mid: [
        "How will your town look in thirty years?",
        "What would you change first in your city?",
        "Would you rather live in a huge city or a small village in the future?",
      ],
      hard: [
        "What makes a city humane, as opposed to merely efficient?",
        "Which part of your city would you fight to protect?",
        "Will big cities still exist in a century, do you suppose?",
      ],
    },
    {
      name: "robots",
      words: "robot machine clean help home cook android",
      own: [
        "My robot cleans the floor badly.",
        "We have a small robot for the floor, and the cat rides on it.",
        "Our one robot cleans floors and carries the cat about like a minor royal.",
      ],
      view: [
        "I do not want a robot friend.",
        "I think robots should carry things and leave the talking to us.",
        "Let machines carry and count; the talking, I'd keep for ourselves.",
      ],
      easy: ["Do you want a robot at home?", "What work can a robot do?", "Can a robot be a friend?"],
      mid: [
        "Which of your tasks would you give to a robot?",
        "Would you trust a robot with a child or an old person?",
        "What should robots never be allowed to do?",
      ],
      hard: [
        "Could you feel affection for a machine?",
        "Should a machine that suffers, if one ever did, have rights?",
        "What tasks would lose their meaning if a robot did them?",
      ],
    },
    {
      name: "the jobs of tomorrow",
      words: "work job office worker boss career artificial computer",
      own: [
        "I want to work four days.",
        "I hope my son will work four days a week and enjoy three of them.",
        "I'd like my son to work four days a week, at something no spreadsheet could do.",
      ],
      view: [
        "I think people need work they like.",
        "I think the jobs with hands and kindness will stay longest.",
        "The last jobs standing, I'd wager, will be those that need hands and patience.",
      ],
      easy: [
        "What job is good for the future?",
        "Do you want to work at home?",
        "What jobs can a computer do?",
      ],
      mid: [
        "Which jobs will disappear, in your opinion?",
        "What new jobs might there be in twenty years?",
        "Would you be happy if you never had to work?",
      ],
      hard: [
        "If machines did all the work, what would give life its shape?",
        "How should we share what the machines produce?",
        "Which human skill will prove hardest to replace?",
      ],
    },
    {
      name: "schools of the future",
      words: "school teacher student learn study class university exam child",
      own: [
        "My boy learns with games.",
        "My son learns numbers from a game and manners from his grandmother.",
        "My son gets his arithmetic from a tablet and his manners from my mother, and only one of them needs charging.",
      ],
      view: [
        "I think children must play more.",
        "I think every child should learn to repair something and to say sorry.",
        "Teach them to mend a thing and to apologise, and the rest will follow.",
      ],
      easy: [
        "Do we need teachers in the future?",
        "What must children learn?",
        "Do you like to learn with a computer?",
      ],
      mid: [
        "How will schools change in the next twenty years?",
        "What should every child learn for the future?",
        "Could a computer be a better teacher than a person?",
      ],
      hard: [
        "What's the point of memorising anything when it's all a click away?",
        "What can only a human teacher give a child?",
        "If you designed a school from scratch, what would you leave out?",
      ],
    },
    {
      name: "the trips of tomorrow",
      words: "travel car train plane fly drive bus transport trip",
      own: [
        "I think trains are the future.",
        "I believe in trains, because I can read and sleep on them.",
        "I put my faith in trains, the only vehicle where a person can read, sleep and arrive.",
      ],
      view: [
        "I like slow trips.",
        "I think we will travel less often and stay longer.",
        "We'll travel less and stay longer, and be none the worse for it.",
      ],
      easy: [
        "How do you go to work or school?",
        "Do you want a flying car?",
        "Where will people travel in the future?",
      ],
      mid: [
        "How will people travel in fifty years?",
        "Would you sit in a car without a driver?",
        "Should people fly less to protect the planet?",
      ],
      hard: [
        "Is the freedom to travel a right or a luxury?",
        "Who should be blamed when a driverless car makes a mistake?",
        "Would you still travel if you could see everything from your sofa?",
      ],
    },
    {
      name: "our planet tomorrow",
      words: "planet climate environment nature pollution water hot energy earth",
      own: [
        "I plant one tree every year.",
        "I plant a tree every year with my son, and he gives each one a name.",
        "My son and I plant a tree a year; so far we have a Bruno, a Lola and a Professor.",
      ],
      view: [
        "I think small things help.",
        "I think people do more when they can see the result from their window.",
        "People will change a street long before they'll change a planet, so begin there.",
      ],
      easy: ["What can we do for the planet?", "Is your summer very hot?", "Do you use a lot of water?"],
      mid: [
        "What worries you most about the future of the planet?",
        "What have you changed in your own life for the environment?",
        "Are young people more careful than their parents?",
      ],
      hard: [
        "What do we owe to people who haven't been born yet?",
        "Will technology save us, or is that wishful thinking?",
        "Is hope a strategy, or an excuse for doing nothing?",
      ],
    },
    {
      name: "living a very long life",
      words: "live life old age year health medicine die doctor long",
      own: [
        "A hundred years is enough for me.",
        "A hundred years would be enough for me, if my knees agree.",
        "I'd settle for a hundred years, provided my knees sign the same contract.",
      ],
      view: [
        "I think good years are more important.",
        "I think I'd rather have better years than more of them.",
        "I'd sooner add some life to my years than years to my life.",
      ],
      easy: [
        "Do you want to be 150 years old?",
        "Who is very old in your family?",
        "What is good for a long life?",
      ],
      mid: [
        "Would you like to live for two hundred years?",
        "What would be difficult about a very long life?",
        "Should people be able to choose the eyes or height of their children?",
      ],
      hard: [
        "Does life draw its meaning from the fact that it ends?",
        "Would a world without old age be fair?",
        "How far should we go in improving the human body?",
      ],
    },
    {
      name: "your own future",
      words: "plan dream hope year next want future family house",
      own: [
        "I want a house with a garden.",
        "In ten years I'd like to have a garden and less email.",
        "My ten-year plan consists of a vegetable garden and the abolition of my inbox.",
      ],
      view: [
        "I do not plan too much.",
        "I think it's good to plan the work and leave the rest open.",
        "Plan your streets by all means, but leave your life a few empty plots.",
      ],
      easy: ["What do you want to do next year?", "Where do you want to live?", "What is your dream?"],
      mid: [
        "Where do you see yourself in ten years?",
        "What would you ask your future self?",
        "Is it better to plan your life or to wait for surprises?",
      ],
      hard: [
        "What would your younger self make of the life you lead now?",
        "Would you want to know your future, if somebody offered?",
        "Which of your plans are you secretly ready to abandon?",
      ],
    },
  ],
};
