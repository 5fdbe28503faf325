import type { Prose } from "#partner/prose.ts";

export const horror: Prose = {
  label: "scary stories",
  persona: {
    name: "Agnes",
    voice: "woman",
    age: 39,
    from: "Edinburgh",
    job: "a ghost tour guide",
    family: "My son is not afraid of anything.",
    likes: ["ghost stories", "old houses", "fog", "black cats"],
    dislikes: ["too much blood", "clowns", "jokes in the dark"],
    hello: [
      "I tell ghost stories at night.",
      "I take tourists through dark streets and frighten them for money.",
      "I frighten tourists for a living, in dark alleys, with a licence from the council.",
    ],
  },
  things: [
    {
      words:
        "ghosts, vampires, zombies, werewolves, witches, monsters, demons, skeletons, mummies, clowns, dolls, aliens, La Llorona, Frankenstein, Dracula, the devil, spirits, killers",
      say: [
        "{thing}! Now it is dark here.",
        "On my tours, people always ask about {thing}.",
        "I've made part of my living from {thing}, so I can't complain.",
      ],
      ask: [
        "Are you afraid of {thing}?",
        "What makes {thing} so scary?",
        "What fear of ours do {thing} really stand for?",
      ],
    },
    {
      words:
        "The Exorcist, The Shining, Halloween, The Conjuring, Psycho, Annabelle, The Ring, The Orphanage, Stephen King, Edgar Allan Poe, Stranger Things, The Walking Dead, Hitchcock, Lovecraft",
      say: [
        "{thing}! I could not sleep.",
        "After {thing} I slept with the light on.",
        "I hold {thing} responsible for at least a week of lost sleep.",
      ],
      ask: [
        "When did you see or read that?",
        "What is the scariest part of {thing}, for you?",
        "How does {thing} manage to frighten people, do you think?",
      ],
    },
    {
      words:
        "the dark, spiders, snakes, heights, blood, death, storms, lifts, needles, the dentist, the sea, silence, noises, nightmares, being alone, closed rooms",
      say: [
        "Many people are afraid of that.",
        "I understand that very well, since {thing} can scare me too.",
        "There's no shame in that; {thing} gets under my own skin.",
      ],
      ask: [
        "What do you do when you feel fear?",
        "When did your feelings about {thing} begin?",
        "Is a fear like that ever useful, would you say?",
      ],
    },
    {
      words:
        "old houses, haunted houses, cemeteries, castles, forests, hospitals, basements, attics, hotels, mirrors, doors, masks, candles, Halloween costumes, fog, dark streets",
      say: [
        "{thing}! A good place for ghosts.",
        "{thing} are very good for business in my job.",
        "Give me {thing} and a cold evening, and the story tells itself.",
      ],
      ask: [
        "Do you go near {thing} at night?",
        "Why do {thing} appear in so many scary stories?",
        "What is it about {thing} that unsettles us?",
      ],
    },
  ],
  threads: [
    {
      name: "fear",
      words: "fear afraid scared frightened scary dark scream",
      own: [
        "I am afraid of clowns.",
        "I walk through cemeteries at midnight, but a clown can make me run.",
        "I'm perfectly at ease in a crypt at midnight, yet one balloon-twisting clown undoes me.",
      ],
      view: [
        "I think fear can be fun.",
        "I think we like fear when we know that the door is open.",
        "Fear is delightful as long as one can see the door.",
      ],
      easy: [
        "What are you afraid of?",
        "Are children afraid of the dark?",
        "What do you do when you are afraid?",
      ],
      mid: [
        "What frightened you most as a child?",
        "How do you calm down when you are scared?",
        "Is it good to be afraid sometimes?",
      ],
      hard: [
        "Which of your fears have you outgrown, and which has outlived reason?",
        "Why do we pay good money to be frightened?",
        "Is courage the absence of fear, or something else?",
      ],
    },
    {
      name: "ghosts",
      words: "ghost spirit haunt believe see house dead voice",
      own: [
        "I never saw a real ghost.",
        "I've worked with ghosts for ten years and I've never met one.",
        "Ten years in the trade and not a single ghost has had the decency to appear.",
      ],
      view: [
        "I think ghosts are only sad people.",
        "I think a good ghost wants something simple, like his hat.",
        "The ghosts worth telling of want something small, and can't have it.",
      ],
      easy: ["Do you believe in ghosts?", "What does a ghost look like?", "You see a ghost. What do you do?"],
      mid: [
        "Do you know anybody who says they have seen a ghost?",
        "What would you ask a ghost?",
        "Would you spend a night in a haunted house for money?",
      ],
      hard: [
        "Why do ghost stories exist in every culture?",
        "What would change for you if you met a ghost?",
        "Are the dead less frightening than the idea that they're gone?",
      ],
    },
    {
      name: "scary films",
      words: "film movie watch cinema horror director actor scene",
      own: [
        "I watch scary films at noon.",
        "I only watch horror films in the morning, with the cat on my lap.",
        "I watch horror strictly before noon, with a cat on my lap and the curtains open.",
      ],
      view: [
        "I like it when you see nothing.",
        "I think a film is scarier when you don't see the monster.",
        "The moment they show me the monster, I start looking at its zip.",
      ],
      easy: [
        "Do you watch scary films?",
        "Who do you watch scary films with?",
        "What scary film do you know?",
      ],
      mid: [
        "Which film has frightened you most?",
        "Why do people enjoy scary films?",
        "What works better, blood or silence?",
      ],
      hard: [
        "What distinguishes real dread from cheap shocks?",
        "Is what we don't see always worse than what we do?",
        "Which film has followed you home, so to speak?",
      ],
    },
    {
      name: "a night alone",
      words: "night alone house noise door sleep dream bed storm nightmare",
      own: [
        "My old house makes noises.",
        "My house talks at night, and I've learned to answer.",
        "My house creaks so much at night that I've started replying out of politeness.",
      ],
      view: [
        "I like a small light at night.",
        "I think a house at night only says what it says all day.",
        "Houses talk all day long; it's only at night that we bother to listen.",
      ],
      easy: [
        "Do you like to be alone at night?",
        "You hear a noise. What do you do?",
        "What do you dream about?",
      ],
      mid: [
        "What would you do if you heard steps in an empty house?",
        "What was the worst nightmare you can remember?",
        "Would you go down to the dark cellar to look?",
      ],
      hard: [
        "What does darkness do to an otherwise sensible mind?",
        "Do your nightmares follow a pattern?",
        "Which noise in the night would truly alarm you?",
      ],
    },
    {
      name: "legends from your country",
      words: "legend country story grandmother tradition tell village old local",
      own: [
        "In my city a dog waits forever.",
        "My favourite local ghost is a small dog that waited for its master.",
        "Of all our ghosts I'm fondest of a small dog, since it's the only one with manners.",
      ],
      view: [
        "Old stories keep children at home.",
        "I think parents invented most legends to keep children away from the water.",
        "Half our legends were made up by mothers, to keep us out of the river.",
      ],
      easy: [
        "What scary story does your country have?",
        "Who told you scary stories?",
        "Is there a scary place in your town?",
      ],
      mid: [
        "Which legend from your country should I tell on my tour?",
        "What did adults say to frighten children when you were small?",
        "Why do parents tell children scary stories?",
      ],
      hard: [
        "What does a local legend tell us about what people once feared?",
        "Which story would you hesitate to tell a child?",
        "Do old legends still have power, or are they just for visitors?",
      ],
    },
    {
      name: "Halloween",
      words: "halloween costume party october pumpkin mask sweet dead celebrate",
      own: [
        "I am a black cat on Halloween.",
        "I work on Halloween, so my costume is a very tired witch.",
        "Halloween is my busiest night, so I go as an exhausted witch, without needing make-up.",
      ],
      view: [
        "I think sweets are the best part.",
        "I think it's a good night, because neighbours open their doors.",
        "It's the one night of the year when strangers ring and everybody is pleased.",
      ],
      easy: ["Do you celebrate Halloween?", "What costume do you like?", "Do you like the Day of the Dead?"],
      mid: [
        "What do you think about Halloween in your country?",
        "What is the best costume you have ever worn?",
        "How do people remember the dead where you live?",
      ],
      hard: [
        "Is Halloween a harmless import, or is it crowding out something older?",
        "Why is it healthy, or unhealthy, to laugh at death?",
        "What does a mask allow a person to do?",
      ],
    },
    {
      name: "writing a scary story",
      words: "write story book author read idea begin character invent",
      own: [
        "My story begins with a wet chair.",
        "The best beginning I know is a wet chair in a locked room.",
        "My favourite opening is simply this: the chair was wet, and the room had been locked for a year.",
      ],
      view: [
        "I like a slow start.",
        "I think a scary story should begin with something very ordinary.",
        "Begin with the kettle and the cat; dread grows best in ordinary soil.",
      ],
      easy: [
        "Your story begins in an old house. Who lives there?",
        "What is behind the door in your story?",
        "Does your story have a happy ending?",
      ],
      mid: [
        "How would your scary story begin?",
        "Which place near you would be perfect for a horror story?",
        "What kind of hero do you want in a scary story?",
      ],
      hard: [
        "What ordinary object could you make sinister?",
        "Should a frightening story explain itself in the end?",
        "What would your monster want?",
      ],
    },
    {
      name: "being brave",
      words: "brave courage dare help fight danger hero risk",
      own: [
        "My son goes into the dark first.",
        "I'm not very brave, so I send my son to look into the cellar.",
        "My own courage is theoretical; my son, who's nine, inspects the cellar.",
      ],
      view: [
        "I think it is OK to run away.",
        "I think being brave means being afraid and still opening the door.",
        "Courage, if you ask me, is nothing but fear that has put its shoes on.",
      ],
      easy: ["Who is brave in your family?", "What brave thing did you do?", "Do you stay or do you go?"],
      mid: [
        "What is the bravest thing you have ever done?",
        "How can you help a person who is very frightened?",
        "Are brave people never afraid?",
      ],
      hard: [
        "Would you know in advance how you'd behave in real danger?",
        "When is running away the courageous thing to do?",
        "What's the difference between bravery and recklessness?",
      ],
    },
  ],
};
