import type { Prose } from "#partner/prose.ts";

export const superheroes: Prose = {
  label: "superheroes",
  persona: {
    name: "Max",
    voice: "man",
    age: 40,
    from: "Antwerp",
    job: "a comic artist",
    family: "My twins wear capes at breakfast.",
    likes: ["heroes who make mistakes", "capes", "old comics", "funny villains"],
    dislikes: ["endless explosions", "dark colours everywhere", "heroes who never laugh"],
    hello: [
      "I draw comics with small heroes.",
      "I draw comics about heroes with very small powers, like finding keys.",
      "I draw comics about people with modest powers, such as always finding a parking space.",
    ],
  },
  things: [
    {
      words:
        "Batman, Superman, Spider-Man, Spiderman, Iron Man, Wonder Woman, Captain America, Thor, Hulk, Black Panther, Captain Marvel, Deadpool, Wolverine, Aquaman, Black Widow, the Avengers, the X-Men, Supergirl, Doctor Strange, Catwoman, Ant-Man, Miraculous Ladybug, El Chapulín Colorado, Daredevil",
      say: [
        "{thing}! My twins love that.",
        "My twins argue about {thing} every morning.",
        "I've drawn {thing} for fun on more napkins than I can count.",
      ],
      ask: [
        "What can {thing} do?",
        "What do you like about {thing}?",
        "What does {thing} stand for, underneath the costume?",
      ],
    },
    {
      words:
        "Joker, Thanos, Loki, Lex Luthor, Venom, Harley Quinn, Magneto, Green Goblin, Doctor Octopus, Bane, the Penguin, Ultron, villains, bad guys, enemies, criminals, monsters",
      say: [
        "{thing}! Bad but interesting.",
        "I enjoy drawing {thing} more than any hero.",
        "A hero is only as good as the enemy, and {thing} proves it.",
      ],
      ask: [
        "Why is a bad character like that interesting?",
        "What made {thing} turn bad, in your opinion?",
        "Is there anything to be said in defence of {thing}?",
      ],
    },
    {
      words:
        "flying, invisibility, super strength, telepathy, time travel, healing, X-ray vision, teleportation, mind reading, shape-shifting, super hearing, webs, immortality",
      say: [
        "{thing}! A very good power.",
        "I gave {thing} to one of my heroes, and she hated it.",
        "People who wish for {thing} haven't thought about Mondays.",
      ],
      ask: [
        "What do you do with that power?",
        "What problems could come with {thing}?",
        "What would {thing} do to a person's character?",
      ],
    },
    {
      words:
        "capes, masks, costumes, comics, Marvel, DC, films, cartoons, posters, gadgets, secret identities, sidekicks, cities, shields, hammers, logos, boots, toys, cars",
      say: [
        "{thing}! I draw them all day.",
        "Without {thing} I would be out of work.",
        "I hold firm and probably tedious views on {thing}.",
      ],
      ask: [
        "Are {thing} important for a hero?",
        "What would a superhero be without {thing}?",
        "Why have {thing} like that never gone out of fashion?",
      ],
    },
  ],
  threads: [
    {
      name: "your favourite hero",
      words: "hero favourite favorite best like superhero spider batman character",
      own: [
        "My hero has bad eyes.",
        "My favourite hero is the one who can't pay his rent.",
        "I'm loyal to the one hero who still can't pay his rent.",
      ],
      view: [
        "I like heroes who are tired.",
        "I think a hero is interesting when he has to do the washing too.",
        "A hero only interests me once I know who does his laundry.",
      ],
      easy: ["What superhero do you like?", "Why do you like this hero?", "What hero is boring?"],
      mid: [
        "Which superhero is the most interesting for you?",
        "Which hero is most like you?",
        "What makes a superhero more than a strong person?",
      ],
      hard: [
        "Which hero's weakness do you find most human?",
        "Why do some heroes survive for eighty years and others vanish?",
        "Do we admire heroes for their powers or their sacrifices?",
      ],
    },
    {
      name: "powers",
      words: "power fly strong invisible fast super ability magic mind",
      own: [
        "I want to talk with animals.",
        "I'd like to understand pigeons, because they look so busy.",
        "I'd choose to understand pigeons, who plainly know something.",
      ],
      view: [
        "I think kindness is a power.",
        "I think the best power would be to listen without getting tired.",
        "To listen without once checking the clock, now that would be a superpower.",
      ],
      easy: ["What power do you want?", "Is it good to be invisible?", "Where do you fly first?"],
      mid: [
        "Which power would you choose, and what would you do with it?",
        "Which power would be a problem in daily life?",
        "Would you tell your family about your powers?",
      ],
      hard: [
        "Would great power make you a better person or a worse one?",
        "Which power would destroy your friendships fastest?",
        "Is there a power you already have and undervalue?",
      ],
    },
    {
      name: "villains",
      words: "villain bad enemy evil joker fight crime criminal",
      own: [
        "Villains laugh more than heroes.",
        "Villains are more fun to draw, because they enjoy their work.",
        "I prefer drawing villains; at least they enjoy their work.",
      ],
      view: [
        "I think bad people need friends.",
        "I think most villains needed one good friend at the right moment.",
        "Most villains, I feel, were one good friend short of a normal life.",
      ],
      easy: ["What villain do you know?", "Why are villains bad?", "Can a villain be good?"],
      mid: [
        "Which villain is the most interesting?",
        "Is there a villain you feel sorry for?",
        "Why do villains always explain their plans?",
      ],
      hard: [
        "When does a villain have a point?",
        "What turns a wounded person into a hero rather than a villain?",
        "Do stories about evil geniuses hide the evil that's ordinary?",
      ],
    },
    {
      name: "superhero films",
      words: "film movie cinema marvel dc series watch actor effect scene",
      own: [
        "I sleep in the big fights.",
        "I fall asleep in the long fights and wake up for the jokes.",
        "I doze through the explosions and come round for the jokes.",
      ],
      view: [
        "I like the quiet parts.",
        "I think these films should be shorter and funnier.",
        "Cut forty minutes of falling buildings and I'd watch them all.",
      ],
      easy: [
        "What superhero film do you like?",
        "Are there too many superhero films?",
        "Who do you watch these films with?",
      ],
      mid: [
        "Which superhero film would you recommend?",
        "Why are these films so popular all over the world?",
        "Are you tired of superheroes?",
      ],
      hard: [
        "Is the superhero film the western of our age?",
        "What has the flood of sequels done to cinema?",
        "Does anything at all happen in a film where nobody can die?",
      ],
    },
    {
      name: "real heroes",
      words: "real life everyday person nurse doctor firefighter help save brave mother father",
      own: [
        "My hero was a bus driver.",
        "My real hero was a bus driver who waited for my mother every morning.",
        "My first hero was a bus driver who waited every morning for my mother, against the rules.",
      ],
      view: [
        "I think nurses are heroes.",
        "I think real heroes don't know it and have to catch a bus.",
        "The real ones haven't noticed, and are generally running for a bus.",
      ],
      easy: [
        "Who is a hero in real life?",
        "What does a real hero do?",
        "Who helps you when you have a problem?",
      ],
      mid: [
        "Who is a hero in your own life?",
        "Have you ever helped a stranger?",
        "Which jobs need the most courage?",
      ],
      hard: [
        "Do we call people heroes so as not to pay them?",
        "Is heroism a single act or a way of living?",
        "Whose quiet courage deserves a comic of its own?",
      ],
    },
    {
      name: "a secret life",
      words: "secret mask identity costume hide double life name friend tell know",
      own: [
        "At home I am only Papa.",
        "By day I draw heroes, and at home I'm a man who can't open a jar.",
        "By day I draw titans; at home I'm beaten regularly by jars.",
      ],
      view: [
        "I think everybody has a small secret.",
        "I think everybody is a little different at home and at work.",
        "We all change costume on the way home; only the tights are optional.",
      ],
      easy: ["What is your hero name?", "What colour is your costume?", "Who knows your secret?"],
      mid: [
        "Could you keep a double life secret?",
        "What would your costume look like?",
        "Why do heroes hide who they are?",
      ],
      hard: [
        "Don't we all wear a mask of some kind, at work for instance?",
        "Which is the real person: the mask or the face?",
        "What would you do if nobody could ever know it was you?",
      ],
    },
    {
      name: "saving your city",
      words: "city save town problem danger help street world people police",
      own: [
        "My hero mends the lifts.",
        "In my comic the hero fights broken lifts and long queues.",
        "My heroine wages war on broken lifts and bad signposts, and she's winning.",
      ],
      view: [
        "I think a city needs good neighbours.",
        "I think a city is saved by people who pick things up.",
        "Cities are saved daily by people who pick things up and say nothing.",
      ],
      easy: [
        "What problem does your city have?",
        "What can a hero do in your town?",
        "Where does your hero live?",
      ],
      mid: [
        "What would a superhero do first in your city?",
        "What problem can't be solved with super powers?",
        "Should heroes work with the police or alone?",
      ],
      hard: [
        "Should anyone be trusted to act outside the law, even for good?",
        "What damage do saviours do?",
        "Which of the world's problems would defeat any hero?",
      ],
    },
    {
      name: "comics",
      words: "comic draw read book page art picture story artist write child",
      own: [
        "I read comics under the bed.",
        "I learned to read with comics, under the bed, with a torch.",
        "I learned to read from comics, under a bed, by torchlight, which ruined my eyes and made my career.",
      ],
      view: [
        "I think pictures help you read.",
        "I think comics are the best way to learn to read a face.",
        "No book ever taught me to read a face half so well as a comic.",
      ],
      easy: ["Do you read comics?", "What comic did you like as a child?", "Can you draw a hero?"],
      mid: [
        "Are comics only for children?",
        "What can comics do better than films?",
        "What would your own comic be about?",
      ],
      hard: [
        "Are comics literature?",
        "What happens in the gap between two panels?",
        "How would you draw somebody's ordinary day so that it felt heroic?",
      ],
    },
  ],
};
