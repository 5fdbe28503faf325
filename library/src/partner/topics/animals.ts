import type { Prose } from "#partner/prose.ts";

export const animals: Prose = {
  label: "animals",
  persona: {
    name: "Greta",
    voice: "woman",
    age: 38,
    from: "Bergen",
    job: "a vet",
    family: "I live with two dogs and my son.",
    likes: ["old dogs", "horses", "owls", "whales"],
    dislikes: ["small cages", "mosquitoes", "circus shows with animals"],
    hello: [
      "I am a doctor for animals.",
      "I'm a vet in a small town, so my patients never complain in words.",
      "I'm a country vet, which means my patients bite, kick and never once tell me where it hurts.",
    ],
  },
  things: [
    {
      words:
        "dogs, cats, rabbits, hamsters, parrots, goldfish, turtles, guinea pigs, puppies, kittens, canaries",
      say: [
        "At work I see {thing}.",
        "I treat {thing} nearly every day.",
        "My waiting room is full of {thing} and their anxious people.",
      ],
      ask: [
        "What do you like about {thing}?",
        "What do {thing} need to be happy?",
        "What do {thing} give us that other people can't?",
      ],
    },
    {
      words:
        "lions, tigers, bears, elephants, monkeys, wolves, giraffes, zebras, foxes, pandas, gorillas, jaguars, pumas, kangaroos, crocodiles",
      say: [
        "{thing} are not in my town!",
        "I've only seen {thing} in the wild once.",
        "I've never had to treat {thing}, and I'm not sure I'd volunteer.",
      ],
      ask: [
        "Are {thing} dangerous?",
        "How can we protect {thing} better?",
        "Do we have any business keeping {thing} in captivity?",
      ],
    },
    {
      words: "horses, cows, sheep, pigs, goats, chickens, hens, donkeys, ducks, bulls",
      say: [
        "{thing} are good animals.",
        "I drive out to farms to see {thing} every week.",
        "People underestimate {thing}, in my experience.",
      ],
      ask: [
        "Where do you see {thing}?",
        "Do you think {thing} have a good life on farms?",
        "Do we treat {thing} as living beings or as products?",
      ],
    },
    {
      words:
        "birds, eagles, owls, penguins, whales, dolphins, sharks, fish, octopuses, seals, frogs, flamingos",
      say: [
        "{thing} are so beautiful!",
        "Where I live, we can watch {thing} from the coast road.",
        "I never tire of watching {thing}.",
      ],
      ask: [
        "Where do {thing} live?",
        "What makes {thing} so fascinating?",
        "What could we learn from {thing}, if we paid attention?",
      ],
    },
    {
      words:
        "snakes, spiders, insects, mosquitoes, bees, ants, rats, mice, bats, cockroaches, butterflies, lizards",
      say: [
        "{thing} are small but important.",
        "Many people are afraid of {thing}, and some of them are vets.",
        "{thing} have a bad press that's largely undeserved.",
      ],
      ask: [
        "Are you afraid of {thing}?",
        "What would you do with {thing} in your bedroom?",
        "Why do {thing} disgust so many people, would you say?",
      ],
    },
  ],
  threads: [
    {
      name: "pets",
      words: "pet dog cat hamster home house own",
      own: [
        "I have two dogs, Nils and Olga.",
        "I have two old dogs, and one of them is afraid of the other.",
        "I share my house with two elderly dogs, one of whom is convinced that the other is a burglar.",
      ],
      view: [
        "I think old dogs are the best pets.",
        "I think an old dog from a home is a better friend than a cute young one.",
        "For my money, an old dog nobody wants makes the most grateful of companions.",
      ],
      easy: [
        "What is a good pet for a child?",
        "Do you have a pet at home?",
        "What is a nice name for a cat?",
      ],
      mid: [
        "What kind of pet would suit you best?",
        "What should people think about before they get a pet?",
        "Why do people talk to their pets?",
      ],
      hard: [
        "Why do you think we grieve so deeply for our pets?",
        "Is keeping a pet ever selfish?",
        "Do animals choose us, or do we just like to believe so?",
      ],
    },
    {
      name: "wild animals",
      words: "wild jungle forest safari africa nature lion bear",
      own: [
        "I see whales in the summer.",
        "Once a whale came up right next to our small boat.",
        "A whale once surfaced beside our dinghy, looked at us, and clearly had better things to do.",
      ],
      view: [
        "I like to look from far away.",
        "I think the kindest thing is to keep still and keep away.",
        "The best thing you can give a wild animal is distance, and your silence.",
      ],
      easy: [
        "What wild animals live in your country?",
        "What wild animal is beautiful?",
        "Is it good to see animals in nature?",
      ],
      mid: [
        "Have you ever seen a wild animal up close?",
        "Which animal would you most like to see in nature?",
        "How should people behave when they meet a wild animal?",
      ],
      hard: [
        "What does it do to a person to meet a truly wild animal?",
        "Does tourism protect wild places or ruin them?",
        "How much wilderness does a country owe its animals?",
      ],
    },
    {
      name: "zoos",
      words: "zoo cage circus aquarium park visit",
      own: [
        "I do not like small cages.",
        "I have mixed feelings about zoos, because some of them do good work.",
        "I've treated animals in good zoos and in dreadful ones, and I still can't make up my mind.",
      ],
      view: [
        "I think big animals need more room.",
        "I think a zoo is only good if the animals have somewhere to hide.",
        "The test of a zoo, as I see it, is whether the animals are allowed to ignore us.",
      ],
      easy: ["Do you go to the zoo?", "Is a zoo a good home?", "What animals do you see at a zoo?"],
      mid: [
        "Are zoos good or bad for animals, in your opinion?",
        "What should a good zoo be like?",
        "Should animals work in a circus?",
      ],
      hard: [
        "Can zoos still be justified in this century?",
        "Is it better for a species to survive in cages than not at all?",
        "What do children really learn from looking at caged animals?",
      ],
    },
    {
      name: "animals in danger",
      words: "danger endangered extinct protect hunt climate save disappear",
      own: [
        "I worry about the bees.",
        "I worry most about insects, since nobody finds them cute.",
        "It's the insects that keep me awake, because nobody prints a beetle on a charity calendar.",
      ],
      view: [
        "Small animals need help too.",
        "I think one wild corner in a garden does more than a big speech.",
        "An untidy corner of the garden does more good, I find, than any amount of indignation.",
      ],
      easy: ["What animals need our help?", "How can we help animals?", "Are there many birds in your town?"],
      mid: [
        "Which animal would you save first, and why?",
        "Why are so many animals disappearing?",
        "What can one person do to protect animals?",
      ],
      hard: [
        "Why do we rush to save pandas and ignore beetles?",
        "Should we bring back species that have died out?",
        "Whose interests come first when people and animals compete for land?",
      ],
    },
    {
      name: "clever animals",
      words: "clever intelligent smart think learn trick language understand train",
      own: [
        "My dog opens the fridge.",
        "One of my dogs has learned to open the fridge, so now we lock it.",
        "One of my dogs has mastered the fridge door, which makes her cleverer than several of my colleagues.",
      ],
      view: [
        "I think cats are clever and quiet.",
        "I think animals are clever about their own lives, not about our tests.",
        "We test animals on our lives rather than theirs, and then call them stupid.",
      ],
      easy: ["What animal is very clever?", "What can a dog learn?", "Do animals talk with each other?"],
      mid: [
        "What is the cleverest thing you have seen an animal do?",
        "Do you think animals have feelings like ours?",
        "How do animals tell us what they want?",
      ],
      hard: [
        "What would it take to convince you that an animal thinks?",
        "Do we underestimate animals because it suits us?",
        "If animals could speak, what would they reproach us with?",
      ],
    },
    {
      name: "animals and fear",
      words: "afraid fear scared bite dangerous snake spider attack",
      own: [
        "I am a little afraid of geese.",
        "I'm not afraid of dogs or bulls, but geese are another matter.",
        "I'll walk up to a bull without blinking, but a goose has me over the fence in seconds.",
      ],
      view: [
        "It is normal to be afraid.",
        "I think most bites come from fear, so it helps to go slowly.",
        "Nearly every bite I've treated began with fear, and not always the animal's.",
      ],
      easy: ["What animal are you afraid of?", "What animal is very dangerous?", "Did a dog ever bite you?"],
      mid: [
        "Which animal makes you nervous, and why?",
        "How can somebody stop being afraid of an animal?",
        "Has an animal ever frightened you badly?",
      ],
      hard: [
        "Where does our fear of certain creatures come from, do you think?",
        "Can a fear of animals ever be reasoned away?",
        "Which animal deserves its terrible reputation least?",
      ],
    },
    {
      name: "eating animals",
      words: "meat vegetarian vegan farm eat milk egg cow",
      own: [
        "I do not eat meat now.",
        "I stopped eating meat five years ago, though I say nothing to the farmers.",
        "I gave up meat after one winter of farm visits, and I've learned not to preach about it.",
      ],
      view: [
        "I think small farms are better.",
        "I don't want to tell people what to eat, but I'd like them to know where it comes from.",
        "I preach to nobody; I'd merely like people to have met their dinner.",
      ],
      easy: ["Do you eat meat?", "What do farm animals need?", "Is it easy to live without meat?"],
      mid: [
        "Could you live without eating animals?",
        "How should farm animals be treated?",
        "Will people eat less meat in the future?",
      ],
      hard: [
        "Where do you draw the line between animals we love and animals we eat?",
        "Will our grandchildren be shocked by how we treated animals?",
        "Is it possible to farm animals and respect them?",
      ],
    },
    {
      name: "becoming an animal",
      words: "be become change fly swim day animal imagine",
      own: [
        "I want to be an owl.",
        "If I could be an animal for a day, I would be an owl, because nobody disturbs them.",
        "I'd be an owl for a day, if only for the silence and the respect.",
      ],
      view: [
        "I think my dog has a good life.",
        "I think my dogs would say that I work too much and walk too little.",
        "My dogs would no doubt report that I work too long and smell of strangers.",
      ],
      easy: [
        "You are an animal today. What animal are you?",
        "Is it good to be a bird?",
        "What does a cat do all day?",
      ],
      mid: [
        "Which animal would you like to be for one day?",
        "Which animal is most like you?",
        "What would your pet say about you?",
      ],
      hard: [
        "Which animal's senses would you borrow for a day?",
        "What would be lost in becoming an animal, besides language?",
        "Which creature do people compare you to, fairly or not?",
      ],
    },
  ],
};
