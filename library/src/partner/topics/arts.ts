import type { Prose } from "#partner/prose.ts";

export const arts: Prose = {
  label: "art",
  persona: {
    name: "Ines",
    voice: "woman",
    age: 52,
    from: "Porto",
    job: "a painter",
    family: "My husband makes frames.",
    likes: ["blue", "drawings by children", "street art", "old maps"],
    dislikes: ["plastic flowers", "crowded galleries", "gold frames"],
    hello: [
      "I paint boats and the sea.",
      "I paint for a living, mostly boats, because boats sell.",
      "I paint boats because they sell and faces because I can't help it.",
    ],
  },
  things: [
    {
      words:
        "painting, drawing, sculpture, photography, pottery, theatre, dance, ballet, graffiti, architecture, poetry, comics",
      say: [
        "{thing} is hard work!",
        "I have great respect for {thing}.",
        "I dabbled in {thing} once, and it humbled me.",
      ],
      ask: [
        "Where can you learn {thing}?",
        "What do you find difficult in {thing}?",
        "What does {thing} do better than any other art?",
      ],
    },
    {
      words:
        "Picasso, Dalí, Frida Kahlo, Van Gogh, Velázquez, Goya, Botero, Leonardo da Vinci, Michelangelo, Banksy, Monet, Gaudí, Miró, Rembrandt, Warhol",
      say: [
        "{thing} is very famous!",
        "I had a poster of {thing} in my first room.",
        "I've gone from worship to quarrel and back with {thing}.",
      ],
      ask: [
        "What do you know about {thing}?",
        "How do you feel when you see works by {thing}?",
        "Is the fame of {thing} deserved, or partly a matter of legend?",
      ],
    },
    {
      words:
        "portraits, landscapes, statues, murals, sketches, self-portraits, masks, the Mona Lisa, Guernica, selfies, photos, pictures",
      say: [
        "I make {thing} sometimes.",
        "I've made {thing} now and then, with mixed results.",
        "There's more to {thing} than one sees at first.",
      ],
      ask: [
        "Where do you see {thing}?",
        "What can {thing} tell us about a person?",
        "What do {thing} reveal about whoever made them?",
      ],
    },
    {
      words:
        "blue, red, yellow, green, black, white, pencils, brushes, oil paint, watercolours, clay, a camera, paper",
      say: [
        "{thing}! I use that every day.",
        "My studio is full of {thing}.",
        "I go through more {thing} than I care to count.",
      ],
      ask: [
        "What can you make with {thing}?",
        "What feeling do you connect with {thing}?",
        "Why does {thing} matter so much to an artist, do you think?",
      ],
    },
  ],
  threads: [
    {
      name: "drawing and painting",
      words: "draw paint drawing painting picture pencil colour",
      own: [
        "I paint every morning.",
        "I paint every morning before I read the news.",
        "I paint before breakfast, before the world has had a chance to spoil my colours.",
      ],
      view: [
        "I think everybody can draw.",
        "I think people stop drawing because somebody laughed at the wrong moment.",
        "Most people can draw perfectly well until the day somebody laughs.",
      ],
      easy: ["Do you draw or paint?", "What do you like to draw?", "What is your best colour?"],
      mid: [
        "When did you last draw something?",
        "Why do most people stop drawing when they grow up?",
        "What would you paint if you had the talent?",
      ],
      hard: [
        "What happens to us when we give up drawing as children?",
        "Is talent overrated in the arts?",
        "What would you commit to canvas, given the skill?",
      ],
    },
    {
      name: "museums and galleries",
      words: "museum gallery exhibition visit ticket see",
      own: [
        "I look at one picture only.",
        "When I visit a museum, I look at three pictures and then have coffee.",
        "My rule for museums is three pictures and one coffee; anything more is shopping.",
      ],
      view: [
        "It is good to go with a child.",
        "I think children look at pictures better, because they say what they see.",
        "Take a child along; they say what they see, which is more than critics manage.",
      ],
      easy: ["Do you visit art museums?", "What museum is in your city?", "Is art boring or fun?"],
      mid: [
        "Which exhibition do you remember best?",
        "How do you look at a picture in a museum?",
        "Why do some people feel stupid in galleries?",
      ],
      hard: [
        "What makes a gallery intimidating to so many people?",
        "How long can you look at one painting before your mind wanders?",
        "Do labels on walls help us to see, or do it for us?",
      ],
    },
    {
      name: "art in the street",
      words: "street wall graffiti city mural statue square",
      own: [
        "There is a blue whale on my street.",
        "Somebody painted a huge whale on my street, and I say hello to it.",
        "Somebody covered my street's ugliest wall with a whale, and rents have gone up since.",
      ],
      view: [
        "I think it makes a street happy.",
        "I think a wall without colour is a wasted chance.",
        "A blank wall in a poor street seems to me a kind of rudeness.",
      ],
      easy: ["Is there art in your street?", "Is graffiti good or bad?", "What statue is in your town?"],
      mid: [
        "What do you think about graffiti?",
        "What would you paint on a big wall in your town?",
        "Should a city pay for art in the street?",
      ],
      hard: [
        "Where does vandalism end and art begin?",
        "What should happen to statues of people we no longer admire?",
        "Does street art lose its edge once it's in a guidebook?",
      ],
    },
    {
      name: "modern art",
      words: "modern abstract strange understand mean museum contemporary",
      own: [
        "I do not understand all of it.",
        "I don't understand half of modern art, but I like the other half.",
        "Half of what's new leaves me baffled, and the other half keeps me going.",
      ],
      view: [
        "You can like it or not.",
        "I think you may walk past most of it, as long as you stop once.",
        "You're allowed to walk past nine works out of ten; it's the tenth that matters.",
      ],
      easy: ["Do you like modern art?", "Is a white picture art?", "What is art for you?"],
      mid: [
        "What is your opinion of modern art?",
        "Can an everyday object be a work of art?",
        "Who decides what good art is?",
      ],
      hard: [
        "Does a work need to be understood in order to matter?",
        "Who ought to decide what counts as art?",
        "Is shock still worth anything in a gallery?",
      ],
    },
    {
      name: "money and art",
      words: "money expensive price sell buy million rich cheap auction",
      own: [
        "I sell two pictures a month.",
        "I sold my first painting for the price of a pair of shoes.",
        "My first painting went for the price of a pair of shoes, and I've never been prouder of money.",
      ],
      view: [
        "I think some prices are very high.",
        "I think the price says something about the buyer and nothing about the picture.",
        "A price tells you about the buyer's evening, never about the painting.",
      ],
      easy: ["Is art expensive?", "What picture do you have at home?", "Is painting a good job?"],
      mid: [
        "Why do some paintings cost millions?",
        "Would you spend a lot of money on a picture?",
        "Can artists live from their work where you live?",
      ],
      hard: [
        "Does a price tag change the way you see a work?",
        "Should the state support artists who don't sell?",
        "What is lost when paintings disappear into bank vaults?",
      ],
    },
    {
      name: "photos",
      words: "photo camera selfie phone photograph photographer picture instagram",
      own: [
        "I take photos of doors.",
        "I take photos of old doors, and I have more than nine hundred.",
        "I photograph doors, some nine hundred so far, and no, I can't explain it.",
      ],
      view: [
        "I like photos on paper.",
        "I think ten photos on paper are worth more than a thousand on a phone.",
        "Ten prints in a drawer outlive ten thousand pictures in a pocket, I've found.",
      ],
      easy: ["Do you take many photos?", "What do you photograph?", "Who is in your photos?"],
      mid: [
        "What is the best photo you have ever taken?",
        "Is a photo with a phone real photography?",
        "Do we take too many pictures these days?",
      ],
      hard: [
        "Do we photograph moments to keep them or to get rid of them?",
        "Can we still trust a photograph?",
        "What makes a picture of a stranger moving?",
      ],
    },
    {
      name: "making things by hand",
      words: "hand make craft knit wood sew pottery create build",
      own: [
        "I make cups on Sundays.",
        "I make cups from clay on Sundays, and they all lean to the left.",
        "My Sunday cups lean so reliably to the left that friends take it for a style.",
      ],
      view: [
        "I like the small mistakes.",
        "I think we love the small mistakes, because they show that somebody was there.",
        "It's the small flaw that moves us, I think, because it proves somebody was there.",
      ],
      easy: [
        "What can you make with your hands?",
        "Did you make things at school?",
        "Who in your family makes things?",
      ],
      mid: [
        "What would you like to learn to make?",
        "Why do handmade things feel special?",
        "Should schools teach more art and craft?",
      ],
      hard: [
        "What do we lose when nobody makes things by hand?",
        "Where would you put the line between craft and art?",
        "Why does working with one's hands calm so many people?",
      ],
    },
    {
      name: "being an artist",
      words: "artist work job famous life talent studio inspiration",
      own: [
        "My studio is cold and happy.",
        "My studio is cold and full of light, and I'd live in it if I could.",
        "Mine is a cold studio with a leaking roof, and I'm absurdly happy in it.",
      ],
      view: [
        "I think it is a job like others.",
        "I think most of art is getting up in the morning and starting.",
        "The muse, in my experience, mostly visits people who are already at their desks.",
      ],
      easy: ["What artist do you know?", "Is it good to be an artist?", "Where do artists work?"],
      mid: [
        "Do artists need to suffer to make good work?",
        "Which artist, living or dead, would you like to meet?",
        "How would your family feel if you became an artist?",
      ],
      hard: [
        "Can we admire the work and despise its maker?",
        "Is inspiration a myth told by those who don't work?",
        "What would you be willing to give up for a creative life?",
      ],
    },
  ],
};
