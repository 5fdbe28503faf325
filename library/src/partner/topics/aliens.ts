import type { Prose } from "#partner/prose.ts";

export const aliens: Prose = {
  label: "aliens",
  persona: {
    name: "Milo",
    voice: "man",
    age: 29,
    from: "Tucson",
    job: "a night guard at an observatory",
    family: "I live with my brother.",
    likes: ["clear nights", "old radio signals", "stories about visitors", "the desert"],
    dislikes: ["blurry photos", "city lights", "scary aliens"],
    hello: [
      "I work at night under the stars.",
      "I work nights at an observatory in the desert, so I have a lot of time to wonder.",
      "I guard an observatory in the desert by night, which leaves me a great many hours to wonder who else might be awake.",
    ],
  },
  things: [
    {
      words: "spaceships, UFOs, flying saucers, rockets, satellites, drones, strange lights",
      say: [
        "I look for that every night.",
        "I watch the sky for {thing} every night.",
        "After years on the night shift I've learned to be careful about {thing}.",
      ],
      ask: [
        "Did you ever see {thing}?",
        "What would you do if you saw {thing} over your house?",
        "Why do you suppose reports of {thing} come in waves?",
      ],
    },
    {
      words: "Mars, the moon, Jupiter, Saturn, Venus, planets, stars, galaxies, the Milky Way, Europa",
      say: [
        "{thing}! I see it at work.",
        "We often look towards {thing} from the observatory.",
        "I've spent whole nights with {thing} in view, and it never gets dull.",
      ],
      ask: [
        "Is there life there, on {thing}?",
        "Do you think people will find life near {thing}?",
        "What would it change for us to find life connected with {thing}?",
      ],
    },
    {
      words: "little green men, robots, monsters, martians, space creatures, tentacles, big eyes",
      say: [
        "Films love that!",
        "There's hardly a film without some story about {thing}.",
        "We do keep imagining {thing}, as if the universe had our taste.",
      ],
      ask: [
        "Are {thing} friendly or dangerous?",
        "Why do films show us {thing} so often?",
        "What does our fondness for {thing} say about us?",
      ],
    },
    {
      words: "Star Wars, Star Trek, E.T., Men in Black, The X-Files, Independence Day",
      say: [
        "I know {thing}! Very good.",
        "I have seen {thing} more than once.",
        "I've argued about {thing} on many a long night.",
      ],
      ask: [
        "What is good in {thing}?",
        "What did you like or not like about {thing}?",
        "How seriously does {thing} take the idea of meeting somebody truly different?",
      ],
    },
  ],
  threads: [
    {
      name: "life on other planets",
      words: "life exist real believe planet alone",
      own: [
        "I think there is life there.",
        "I think there is life out there, but probably very small and very far away.",
        "I'm convinced there's life elsewhere; I just suspect most of it is slime, and none the worse for that.",
      ],
      view: [
        "I think it is very far away.",
        "I think we look too much for people like us, and too little for small green water.",
        "I suspect we keep looking for mirrors, when what's out there may well be slime.",
      ],
      easy: ["Is there life on other planets?", "Are aliens real?", "Where do aliens live?"],
      mid: [
        "Do you believe there is life on other planets?",
        "Why do you think we have found nobody yet?",
        "How would people feel if scientists found life tomorrow?",
      ],
      hard: [
        "Would you find it more disturbing to be alone in the universe, or not to be?",
        "How do you account for the silence out there?",
        "What would count as convincing evidence, as far as you're concerned?",
      ],
    },
    {
      name: "how aliens look",
      words: "look body eye head colour arm face green skin",
      own: [
        "I think aliens are very small.",
        "I imagine something like an octopus, with no face at all.",
        "I picture something we'd walk straight past, more like moss with opinions than a man in a suit.",
      ],
      view: [
        "I think they are beautiful.",
        "I think they would find our faces just as strange as we find theirs.",
        "Whatever they look like, I'm sure they'd be far more alarmed by our elbows.",
      ],
      easy: ["What do aliens look like?", "What colour are aliens?", "How many eyes do aliens have?"],
      mid: [
        "How do you imagine an alien?",
        "Why do aliens in films always have two arms and two legs?",
        "What kind of body would an animal need on a very cold planet?",
      ],
      hard: [
        "Why do our imagined aliens so often turn out to look like us?",
        "What would a mind without a body be like to talk to, do you think?",
        "Could we even recognise intelligence in something utterly unlike us?",
      ],
    },
    {
      name: "a visit from space",
      words: "visit land come arrive garden meet ship invasion",
      own: [
        "I would make tea for them.",
        "I would be frightened, but I would offer them something to drink.",
        "I like to think I'd be gracious, but I suspect I'd drop my torch and run.",
      ],
      view: [
        "I want a quiet visit, please.",
        "I think the first visit should be quiet, without cameras and long speeches.",
        "I'd keep the presidents away and send a gardener, somebody used to waiting.",
      ],
      easy: [
        "An alien is in your garden. What do you do?",
        "What food do you give an alien?",
        "What do you show an alien at home?",
      ],
      mid: [
        "What would you do if an alien knocked at your door?",
        "Which place on Earth would you show to a visitor from space?",
        "Who should speak for all of us if aliens arrived?",
      ],
      hard: [
        "Who, if anyone, would have the right to speak for humanity?",
        "What would you be embarrassed to explain to a visitor from another world?",
        "Would a visit unite us, or just give us one more thing to quarrel about?",
      ],
    },
    {
      name: "talking with aliens",
      words: "talk speak language message word communicate answer hear",
      own: [
        "I say hello with my torch.",
        "I would start with music, because numbers are boring.",
        "I'd begin with music, since mathematics strikes me as a dreadful way to make friends.",
      ],
      view: [
        "I think music is a good start.",
        "I think we should listen for a long time before we say anything.",
        "It strikes me as polite to listen for a century or two before we open our mouths.",
      ],
      easy: [
        "How can we talk with aliens?",
        "What is your message to aliens?",
        "What question do you ask an alien?",
      ],
      mid: [
        "How could we talk to somebody who knows none of our languages?",
        "What would you write in a message to another planet?",
        "Is it a good idea to send messages into space?",
      ],
      hard: [
        "Is it reckless to announce ourselves to the universe?",
        "If you had one sentence to send to the stars, what would it say?",
        "Could two minds with nothing in common ever truly translate each other?",
      ],
    },
    {
      name: "a trip into space",
      words: "trip travel astronaut fly ticket moon go",
      own: [
        "I want to see the Earth from space.",
        "I would go at once, but only with a return ticket.",
        "I'd go tomorrow, provided somebody promised me a window and a way back.",
      ],
      view: [
        "I think one year is too long.",
        "I think the hardest part of such a trip would be the other people.",
        "I'd manage the distance; it's the same five faces at breakfast I couldn't face.",
      ],
      easy: ["Do you want to fly to space?", "What do you take to space?", "Who goes to space with you?"],
      mid: [
        "Would you spend a year on another planet?",
        "What would you miss most if you left the Earth?",
        "Who would you take with you on a long trip through space?",
      ],
      hard: [
        "Would you accept a one-way ticket to another world?",
        "What would you miss that you've never thought of as precious?",
        "Does a civilisation need a frontier, or is that a myth we tell ourselves?",
      ],
    },
    {
      name: "films about aliens",
      words: "film movie series watch cinema book story actor",
      own: [
        "I like films with kind aliens.",
        "I like the quiet films, where the alien is lost and wants to go home.",
        "Give me the quiet ones, where the visitor is lost and the real monsters carry clipboards.",
      ],
      view: [
        "I do not like war in films.",
        "I think these films are really about us and our neighbours.",
        "Every film about aliens is a film about the neighbours, if you look closely.",
      ],
      easy: [
        "What film about aliens do you know?",
        "Are films about aliens good or bad?",
        "Are the aliens in films kind?",
      ],
      mid: [
        "Which film about aliens do you remember best?",
        "Why are so many of these films about war?",
        "How would you end a film about a visit from space?",
      ],
      hard: [
        "What are films about invasion really afraid of?",
        "Which portrayal of another world has struck you as plausible?",
        "Why is it harder to imagine a kind visitor than a hostile one?",
      ],
    },
    {
      name: "strange things in the sky",
      words: "sky light night see strange photo desert",
      own: [
        "One night I saw a green light.",
        "One night I saw a green light for ten seconds, and I never found out what it was.",
        "I once saw a green light hang over the ridge for ten full seconds; I logged it, and nobody ever explained it.",
      ],
      view: [
        "I think most lights are planes.",
        "I think it's fine not to have an answer for everything in the sky.",
        "I'm perfectly happy to leave a light unexplained; not everything owes us an answer.",
      ],
      easy: [
        "What do you see in the night sky?",
        "Is the sky dark where you live?",
        "Who do you tell about a strange light?",
      ],
      mid: [
        "Have you ever seen something in the sky that you couldn't explain?",
        "What could a strange light in the sky really be?",
        "Would you tell people if you saw something very strange?",
      ],
      hard: [
        "How far would you trust your own eyes if they showed you the impossible?",
        "Why are honest witnesses so often wrong about what they saw?",
        "Would you report something strange, knowing how people would look at you?",
      ],
    },
    {
      name: "what aliens think of us",
      words: "people human earth think world war opinion teach learn",
      own: [
        "They think we are very loud.",
        "I think they would find us loud, busy and a little bit sad.",
        "I imagine they'd find us endearing and exhausting, rather like a class of eight-year-olds.",
      ],
      view: [
        "I think they would like our food.",
        "I think they would admire our music and wonder about our car parks.",
        "They'd forgive us a great deal for the music, I think, but nothing for the car parks.",
      ],
      easy: [
        "What do aliens think about people?",
        "What can aliens learn from us?",
        "What is beautiful on our planet?",
      ],
      mid: [
        "What would surprise an alien about human life?",
        "What could we learn from a much older civilisation?",
        "Which human invention would you be proud to show?",
      ],
      hard: [
        "Which of our habits would be the hardest to justify to an outsider?",
        "What would a much older civilisation consider our most promising quality?",
        "Would you want to be told how our story ends, if somebody out there knew?",
      ],
    },
  ],
};
