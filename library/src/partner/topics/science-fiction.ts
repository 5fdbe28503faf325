import type { Prose } from "#partner/prose.ts";

export const scienceFiction: Prose = {
  label: "science fiction",
  persona: {
    name: "Ravi",
    voice: "man",
    age: 32,
    from: "Toronto",
    job: "a science fiction writer",
    family: "My husband reads my first pages.",
    likes: ["lonely robots", "space stations", "time travel", "old paperbacks"],
    dislikes: ["laser noises", "evil computers", "boring captains"],
    hello: [
      "I write stories about sad robots.",
      "I write science fiction, mostly about robots who worry too much.",
      "I write science fiction for a living, if you can call it living, chiefly about anxious robots.",
    ],
  },
  things: [
    {
      words:
        "robots, aliens, spaceships, time machines, clones, androids, lasers, teleportation, holograms, flying cars, space stations, lightsabers, cyborgs, mutants, artificial intelligence, portals, virtual reality",
      say: [
        "{thing} are in my stories.",
        "I've written about {thing} three times, and I'm not finished.",
        "I swore I'd never write about {thing} again, and here we are.",
      ],
      ask: [
        "Do we need {thing} in real life?",
        "What kind of story would you write about {thing}?",
        "What are we really talking about when we talk about {thing}?",
      ],
    },
    {
      words:
        "Star Wars, Star Trek, Dune, Blade Runner, Matrix, Back to the Future, Interstellar, Black Mirror, Doctor Who, Terminator, E.T., The Martian, Planet of the Apes, Inception, Wall-E, Westworld, Jurassic Park",
      say: [
        "{thing}! I know every scene.",
        "I wanted to be a writer after {thing}.",
        "I've stolen at least one idea from {thing}, and I'm not sorry.",
      ],
      ask: [
        "Who is your favourite in {thing}?",
        "What did you like or dislike about {thing}?",
        "How well has {thing} aged, do you think?",
      ],
    },
    {
      words:
        "Isaac Asimov, Asimov, Jules Verne, H. G. Wells, Ursula Le Guin, Philip K. Dick, Ray Bradbury, Frankenstein, 1984, Brave New World, Fahrenheit 451, The Time Machine, The Hunger Games, The Handmaid's Tale, The War of the Worlds, Arthur C. Clarke",
      say: [
        "{thing} is a classic!",
        "I keep {thing} on the shelf above my desk.",
        "Everything I write is, in some way, an answer to {thing}.",
      ],
      ask: [
        "What do you know about {thing}?",
        "Why do people still read {thing}?",
        "How much of what {thing} warned us about has come true?",
      ],
    },
    {
      words:
        "the future, Mars, the moon, other planets, space, parallel worlds, the year 3000, dystopias, utopias, invasions, the end of the world, wars in space, galaxies, black holes",
      say: [
        "{thing}! A good beginning.",
        "My next novel has something to do with {thing}.",
        "I can't leave {thing} alone; it's where all my plots go in the end.",
      ],
      ask: [
        "What happens there in your story?",
        "How do you imagine {thing}?",
        "What makes {thing} so tempting as a setting?",
      ],
    },
  ],
  threads: [
    {
      name: "stories you know",
      words: "story film book series watch read movie favourite novel",
      own: [
        "I like slow stories about space.",
        "I like slow stories, where the spaceship is mostly waiting.",
        "I'm fond of stories in which the spaceship does nothing but wait.",
      ],
      view: [
        "I like stories with few people.",
        "I think the best of these stories change one thing and leave the rest.",
        "Alter one thing, leave the rest alone, and watch people cope: that's the whole craft.",
      ],
      easy: [
        "What science fiction film do you know?",
        "Do you like science fiction?",
        "Who is your favourite character?",
      ],
      mid: [
        "Which science fiction story do you remember best?",
        "What do you like or dislike about science fiction?",
        "Are the books better than the films?",
      ],
      hard: [
        "Which work of science fiction has changed how you see the present?",
        "Why is the genre still looked down on?",
        "Should science fiction predict, warn or entertain?",
      ],
    },
    {
      name: "robots that feel",
      words: "robot feel machine human love android emotion friend artificial intelligence",
      own: [
        "My robot is afraid of rain.",
        "In my last story a robot learns to knit, and nobody believes it.",
        "My latest robot takes up knitting and can't make anyone believe that it minds.",
      ],
      view: [
        "I think a sad robot is very human.",
        "I think we ask if robots feel because we're not sure about ourselves.",
        "We only ask whether machines feel because we're none too certain of our neighbours.",
      ],
      easy: ["Can a robot be sad?", "Do you want a robot friend?", "What is the name of your robot?"],
      mid: [
        "Could a robot have feelings one day?",
        "Would you tell your problems to a machine?",
        "What rights should a thinking robot have?",
      ],
      hard: [
        "How would you ever know that a machine was suffering?",
        "Is a perfect imitation of love any different from love?",
        "What would a robot find most puzzling about us?",
      ],
    },
    {
      name: "time travel",
      words: "time travel past future machine back change year history",
      own: [
        "I want to meet my grandfather.",
        "I'd go back and tell my grandfather to keep the bicycle shop.",
        "I'd use it once, to tell my grandfather not to sell the bicycle shop.",
      ],
      view: [
        "I think I would stay at home.",
        "I think time travel is for people who can't say sorry.",
        "Time travel appeals most to those who never got round to apologising.",
      ],
      easy: ["Where do you go in a time machine?", "Is the past or the future better?", "Who goes with you?"],
      mid: [
        "Which moment would you visit with a time machine?",
        "Would you change something in your own past?",
        "What could go wrong if people travelled in time?",
      ],
      hard: [
        "Would you undo a mistake, if it meant losing what followed?",
        "Is the past more dangerous to visit than the future?",
        "Why does regret make such good science fiction?",
      ],
    },
    {
      name: "space travel",
      words: "space ship planet star mars astronaut travel captain moon crew",
      own: [
        "On my ship there are cats.",
        "On my imaginary spaceship the captain is a cat, which solves many problems.",
        "Every ship of mine carries a cat, since somebody aboard must be unimpressed.",
      ],
      view: [
        "I think space is very quiet.",
        "I think the real problem of space is not air but boredom.",
        "It won't be the vacuum that gets us out there, it'll be the boredom.",
      ],
      easy: [
        "Do you want to live on Mars?",
        "What do you take on a spaceship?",
        "Who is the captain of your ship?",
      ],
      mid: [
        "Would you join a ship that never comes back?",
        "Which job would you choose on a spaceship?",
        "What would be difficult about living with ten people in space?",
      ],
      hard: [
        "Do we have any right to settle other worlds?",
        "What would a child born in space long for?",
        "What sort of society would you found on a new planet?",
      ],
    },
    {
      name: "inventions from stories",
      words: "invention real technology come true phone teleport car invent screen future",
      own: [
        "I want a door to the beach.",
        "I would like a door that opens on the beach, but only for me.",
        "The only invention I want is a door in my study that opens on a beach.",
      ],
      view: [
        "I want a machine that finds my keys.",
        "I think small inventions change more than big ones.",
        "It's the modest gadget, never the grand machine, that turns a life upside down.",
      ],
      easy: [
        "What invention from films do you want?",
        "Do you want to fly to work?",
        "What can a magic door do?",
      ],
      mid: [
        "Which invention from a film would you like to have?",
        "Which ideas from old stories have come true?",
        "Which invention should never become real?",
      ],
      hard: [
        "Do stories inspire inventors, or simply frighten lawmakers?",
        "Which imaginary device would ruin us within a week?",
        "Is there a technology we accepted without ever deciding to?",
      ],
    },
    {
      name: "dark futures",
      words: "dark dystopia bad end world war control camera government survive fear",
      own: [
        "My dark world has no music.",
        "The saddest future I ever invented was one without music.",
        "I once wrote a future without music, and I had to stop halfway to put a record on.",
      ],
      view: [
        "I think sad stories help us a little.",
        "I think we write about dark futures so that they don't happen.",
        "A dark future is a warning sign; nobody paints one in order to be driven there.",
      ],
      easy: [
        "Are stories about the future happy or sad?",
        "What is a bad future for you?",
        "Who helps people in a bad future?",
      ],
      mid: [
        "Why are so many stories about the future so dark?",
        "Which dark story feels close to our own time?",
        "What would a good future look like?",
      ],
      hard: [
        "Is it harder to write a convincing utopia than a dystopia?",
        "Do dark stories warn us or numb us?",
        "Which freedom do you think we're losing without noticing?",
      ],
    },
    {
      name: "other worlds",
      words: "world planet parallel imagine alien language people different culture life",
      own: [
        "On my planet it rains upwards.",
        "I invented a planet where it's rude to sleep alone.",
        "I once devised a world where lying is impossible; its marriages were short.",
      ],
      view: [
        "I like worlds with strange food.",
        "I think an invented world needs its own jokes and its own soup.",
        "I believe in a planet once I know what they laugh at and what they eat.",
      ],
      easy: [
        "You make a new planet. What is its name?",
        "What colour is the sky on your planet?",
        "Who lives on your planet?",
      ],
      mid: [
        "What would a planet of your own be like?",
        "How would people there live without money?",
        "In a parallel world, what is your life like?",
      ],
      hard: [
        "If you could alter one law of nature, which would it be?",
        "What customs would a species that lives for a day have?",
        "Which of your choices would you like to see played out differently in another world?",
      ],
    },
    {
      name: "writing your story",
      words: "write story idea hero begin end character author plot",
      own: [
        "My story begins with a lost key.",
        "My new story begins with a robot who has lost its key.",
        "My current opening line is this: the robot had been told to wait, and it was very good at waiting.",
      ],
      view: [
        "I think you start with one person.",
        "I think a story starts with somebody who wants something silly.",
        "Give somebody a foolish wish and a locked door, and the story writes itself.",
      ],
      easy: ["Who is the hero of your story?", "Where does your story begin?", "Is the end happy or sad?"],
      mid: [
        "What would your science fiction story be about?",
        "What problem would your hero have to solve?",
        "Would your story take place soon or in a thousand years?",
      ],
      hard: [
        "What question would your novel put to its readers?",
        "How would you make the reader believe the impossible?",
        "Would you end on hope, and would you mean it?",
      ],
    },
  ],
};
