import type { Prose } from "#partner/prose.ts";

export const myths: Prose = {
  label: "myths and legends",
  persona: {
    name: "Eleni",
    voice: "woman",
    age: 49,
    from: "Heraklion",
    job: "a storyteller",
    family: "I have three sons and many goats.",
    likes: ["sea monsters", "clever heroes", "old gods", "stories by the fire"],
    dislikes: ["heroes without doubts", "cartoons with wrong gods", "short stories told badly"],
    hello: [
      "I tell old stories to children.",
      "I tell old stories for a living, on an island where every cave has one.",
      "I tell old stories for my bread, on an island where you can't move a stone without disturbing a god.",
    ],
  },
  things: [
    {
      words:
        "Zeus, Hercules, Medusa, Poseidon, Athena, Aphrodite, Hades, Apollo, Ulysses, Achilles, Thor, Odin, Loki, Quetzalcoatl, Ra, Anubis, Icarus, Pandora, Persephone, Hera, Ares, Venus, Jupiter, the Olympians",
      say: [
        "{thing}! I tell that story.",
        "I told a class about {thing} only last week.",
        "I've told stories of {thing} so often that we're on first-name terms.",
      ],
      ask: [
        "What do you know about {thing}?",
        "What do you like about the stories of {thing}?",
        "What human weakness does {thing} embody, as you see it?",
      ],
    },
    {
      words:
        "dragons, unicorns, mermaids, giants, the Minotaur, vampires, werewolves, phoenixes, fairies, elves, dwarfs, trolls, centaurs, sirens, cyclopes, the Kraken, goblins, monsters, griffins",
      say: [
        "Children love {thing}!",
        "Children always ask me for stories with {thing}.",
        "I've a private sympathy for {thing}; they never get to tell their side.",
      ],
      ask: [
        "Are {thing} good or bad?",
        "Where do you think the idea of {thing} comes from?",
        "What do {thing} say about the fears of those who invented them?",
      ],
    },
    {
      words:
        "La Llorona, the Cuélebre, El Dorado, the Chupacabra, the Mohán, Pachamama, the Basajaun, the Coco, the Silbón, the Alicanto, King Arthur, Robin Hood, Atlantis, Merlin, the Holy Grail",
      say: [
        "{thing}! Please tell me more.",
        "I heard a version of {thing} once, but surely not the best one.",
        "I collect versions of {thing}, and no two agree, thank heaven.",
      ],
      ask: [
        "Who told you about {thing}?",
        "How does the story of {thing} go where you live?",
        "What truth hides in the legend of {thing}?",
      ],
    },
    {
      words:
        "gods, goddesses, heroes, temples, the underworld, the Trojan Horse, Olympus, labyrinths, magic swords, prophecies, curses, oracles, sacrifices, thunder, creation, the flood, immortality",
      say: [
        "{thing} are in many stories.",
        "You find {thing} in stories all over the world.",
        "It's striking how often {thing} turn up in cultures that never met.",
      ],
      ask: [
        "Why are {thing} important in stories?",
        "Which story about {thing} do you know?",
        "What purpose did belief in {thing} serve?",
      ],
    },
  ],
  threads: [
    {
      name: "gods",
      words: "god goddess zeus thunder believe religion power sky",
      own: [
        "My favourite god makes mistakes.",
        "I like the Greek gods because they behave like a noisy family.",
        "What I like about our gods is that they behave exactly like my cousins.",
      ],
      view: [
        "I think the gods were very human.",
        "I think the old gods are fun, because nobody has to copy them.",
        "Gods who quarrel and sulk are better company than perfect ones.",
      ],
      easy: ["What old god do you know?", "Are the old gods good?", "What can a god do?"],
      mid: [
        "Which god or goddess do you find most interesting?",
        "Why did people have a god for everything?",
        "Which god would you like to be for a day?",
      ],
      hard: [
        "Why did people imagine gods with such human failings?",
        "What do a people's gods reveal about them?",
        "Do we still have gods, under other names?",
      ],
    },
    {
      name: "monsters",
      words: "monster dragon beast minotaur creature fight kill giant",
      own: [
        "I am sorry for the Minotaur.",
        "I always feel sorry for the Minotaur, alone in the dark.",
        "My sympathies lie with the Minotaur, who never asked to be born or housed like that.",
      ],
      view: [
        "I think monsters are often alone.",
        "I think every monster was somebody's child once.",
        "Behind each monster, if you look, stands somebody who was never asked in.",
      ],
      easy: ["What monster do you know?", "Is every monster bad?", "What does your monster eat?"],
      mid: [
        "Which monster would you least like to meet?",
        "Why are there monsters in stories all over the world?",
        "Can a monster be the hero of a story?",
      ],
      hard: [
        "What makes a monster monstrous: its shape or its loneliness?",
        "Which monsters does our own age invent?",
        "Do we need monsters in order to feel human?",
      ],
    },
    {
      name: "heroes",
      words: "hero hercules brave strong journey adventure ulysses win",
      own: [
        "I like Ulysses. He is clever.",
        "I prefer Ulysses to Hercules, because he uses his head and misses his wife.",
        "Give me Ulysses over Hercules any day: a liar, certainly, but a homesick one.",
      ],
      view: [
        "I like a hero who is afraid.",
        "I think a clever hero is better company than a strong one.",
        "Strength wins the fight, but it's cunning that gets you home for supper.",
      ],
      easy: ["What hero do you know?", "Must a hero be strong?", "Who is a hero today?"],
      mid: [
        "What makes somebody a hero?",
        "Which hero of the old stories would you travel with?",
        "Why do heroes always have to leave home?",
      ],
      hard: [
        "Is a hero's pride his strength or his undoing?",
        "Why do the old heroes so often come to a bad end?",
        "Could the ancient heroes be admired today, given how they behaved?",
      ],
    },
    {
      name: "legends from home",
      words: "legend country village grandmother tell home story local child region",
      own: [
        "In my village a cave sings.",
        "There is a cave near my village that sings when the wind turns.",
        "A cave above my village sings in the north wind, and nobody builds on that side.",
      ],
      view: [
        "I think every village has a story.",
        "I think a legend keeps a place alive longer than a shop does.",
        "A village can lose its school and its shop, but not its story.",
      ],
      easy: [
        "What legend does your country have?",
        "Who tells stories in your family?",
        "Is the story true?",
      ],
      mid: [
        "Which legend from your region would you tell me?",
        "What did adults tell you to make you behave?",
        "Are old legends still told where you live?",
      ],
      hard: [
        "Which local story says the most about the people who tell it?",
        "What dies when nobody tells a story any more?",
        "Is there a legend you'd rather believe than check?",
      ],
    },
    {
      name: "how the world began",
      words: "world begin beginning creation earth sun moon sea star explain nature",
      own: [
        "My story begins with an egg.",
        "My favourite beginning is the one with a great egg in the dark.",
        "I favour the accounts that begin with an egg, since that at least explains breakfast.",
      ],
      view: [
        "I like the quiet beginnings.",
        "I think people made these stories for children who asked too much.",
        "These tales were invented, I'm convinced, by parents at the end of their tether.",
      ],
      easy: ["How did the world begin?", "Why is the sea salty?", "Who made the moon in your story?"],
      mid: [
        "What story do you know about the beginning of the world?",
        "Why did people tell stories about the sun and the moon?",
        "Can science and old stories live together?",
      ],
      hard: [
        "What can a creation story offer that science can't?",
        "Why do so many cultures tell of a great flood?",
        "Do we still need stories about where we come from?",
      ],
    },
    {
      name: "stories with a lesson",
      words: "lesson moral learn teach wise mistake pride fable meaning",
      own: [
        "Do not fly near the sun.",
        "My sons know the story of Icarus very well, because they drive motorbikes.",
        "I told my sons about Icarus weekly until they bought motorbikes; so much for morals.",
      ],
      view: [
        "I think children see the lesson alone.",
        "I think a story is spoilt when somebody explains it at the end.",
        "Explain the moral and you've killed the story; children work it out in bed.",
      ],
      easy: [
        "What can we learn from stories?",
        "What story has a good lesson?",
        "Do you tell stories to children?",
      ],
      mid: [
        "Which old story still teaches us something today?",
        "Is it better when a story doesn't explain its lesson?",
        "What story would you tell a friend who is too proud?",
      ],
      hard: [
        "Do stories improve us, or merely flatter our conscience?",
        "Which myth would you recommend to the powerful?",
        "Is a story ruined by having a moral?",
      ],
    },
    {
      name: "love in the old stories",
      words: "love marry wife husband jealous heart princess orpheus beautiful",
      own: [
        "Orpheus looked back. I look too.",
        "I understand Orpheus, because I would have looked back too.",
        "I've never blamed Orpheus; I'd have looked back before the first stair.",
      ],
      view: [
        "I think love makes people silly.",
        "I think we love these couples because they make our mistakes.",
        "They blunder exactly as we do, only with better scenery.",
      ],
      easy: ["What love story do you know?", "Do love stories end well?", "Is love always happy?"],
      mid: [
        "Which old love story do you find beautiful?",
        "Why do lovers in legends suffer so much?",
        "Would you have looked back, like Orpheus?",
      ],
      hard: [
        "Why does happy love make for such poor legends?",
        "Is jealousy in those tales a proof of love or its opposite?",
        "Which of those couples should never have met?",
      ],
    },
    {
      name: "myths today",
      words: "today modern film game book series superhero new movie marvel",
      own: [
        "My sons know the gods from games.",
        "My sons learned about the gods from a video game, and got half of them wrong.",
        "My sons learned their gods from a console, and I'm still correcting the family tree.",
      ],
      view: [
        "I think old stories never end.",
        "I think a story lives as long as somebody changes it.",
        "A myth stays alive only as long as people go on getting it wrong.",
      ],
      easy: [
        "What film about myths do you know?",
        "Are superheroes new gods?",
        "Do you know games with old gods?",
      ],
      mid: [
        "Which film or game uses old myths well?",
        "Why do we still tell stories that are so old?",
        "What will be the legends about our own time?",
      ],
      hard: [
        "Which modern figures have turned into myths?",
        "Does Hollywood keep the old stories alive or embalm them?",
        "What story about our century will be told by a fire?",
      ],
    },
  ],
};
