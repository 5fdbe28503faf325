import type { Prose } from "#partner/prose.ts";

export const otaku: Prose = {
  label: "fan life",
  persona: {
    name: "Yuki",
    voice: "woman",
    age: 27,
    from: "Nagoya",
    job: "a seller in a comic shop",
    family: "My brother sells the games.",
    likes: ["manga", "model robots", "pins and stickers", "handmade costumes"],
    dislikes: ["people who call it childish", "fake figures", "spoilers"],
    hello: [
      "I sell manga and small figures.",
      "I sell manga in a tiny shop, and I spend my pay there too.",
      "I sell manga in a shop the size of a lift, and most of my wages never leave the building.",
    ],
  },
  things: [
    {
      words:
        "manga, comics, figures, posters, cards, stickers, model robots, plush toys, keychains, art books, models, pins, mugs, T-shirts, dolls, light sticks, Funko Pops, LEGO, trading cards",
      say: [
        "{thing}! My shop is full of that.",
        "I sell {thing} all day, and I still stop to look.",
        "I can't be trusted alone in a room with {thing}.",
      ],
      ask: [
        "Where do you keep your things?",
        "How did you begin with {thing}?",
        "What is it about {thing} that one is never enough?",
      ],
    },
    {
      words:
        "cosplay, costumes, wigs, conventions, events, competitions, photos, make-up, sewing, armour, festivals, autographs, queues, Comic-Con, meetups",
      say: [
        "{thing}! I love the fun.",
        "I meet half of my customers again thanks to {thing}.",
        "I've seen shy people grow ten centimetres through {thing}.",
      ],
      ask: [
        "Why do people like {thing}?",
        "What is the best thing about {thing}?",
        "What do {thing} give people that daily life doesn't?",
      ],
    },
    {
      words:
        "Naruto, One Piece, Dragon Ball, Pokémon, Sailor Moon, Gundam, Evangelion, Zelda, Final Fantasy, Genshin Impact, Hatsune Miku, Star Wars, Harry Potter, Marvel, Jujutsu Kaisen, Demon Slayer, BTS, K-pop, Totoro, Kirby, League of Legends, One Punch Man",
      say: [
        "{thing} fans come every Saturday.",
        "Every Saturday the fans of {thing} meet in front of my shop.",
        "I've watched two grown men come to blows, almost, over {thing}.",
      ],
      ask: [
        "What do you like about {thing}?",
        "When did you become interested in {thing}?",
        "What sort of community has grown up around {thing}?",
      ],
    },
    {
      words:
        "drawing, fan art, fan fiction, blogs, forums, Discord, streaming, Twitch, YouTube, karaoke, anime, J-pop, Japanese, ramen, sushi, idols, video games, Japan, Tokyo, Akihabara",
      say: [
        "Many of my friends like {thing}.",
        "Half of my friends are mad about {thing}.",
        "I owe some of my best friendships to {thing}.",
      ],
      ask: [
        "How much time do you give to {thing}?",
        "What have you learned through {thing}?",
        "How do people outside see {thing}, and do you mind?",
      ],
    },
  ],
  threads: [
    {
      name: "what you are a fan of",
      words: "fan love like series band game star favourite hobby",
      own: [
        "I am a fan of old robots.",
        "I'm a fan of old robot series, the ones with terrible music.",
        "I'm hopelessly loyal to robot series from the eighties, terrible songs included.",
      ],
      view: [
        "I think it is good to love something.",
        "I think loving something small makes life bigger.",
        "To be passionate about something small is the surest way to a larger life.",
      ],
      easy: ["What are you a fan of?", "When did you become a fan?", "Do your friends like it too?"],
      mid: [
        "What is your greatest passion, and how did it begin?",
        "How would you explain it to somebody who knows nothing about it?",
        "Has your taste changed since you were a teenager?",
      ],
      hard: [
        "What does your passion say about you?",
        "Where does enthusiasm end and obsession begin?",
        "Have you ever hidden an enthusiasm from other people?",
      ],
    },
    {
      name: "collecting",
      words: "collect collection figure card poster buy money shelf room expensive",
      own: [
        "I have two hundred robots.",
        "I own two hundred small robots, and my brother owns the shelf.",
        "I'm the keeper of two hundred robots, on a shelf that my brother claims is his.",
      ],
      view: [
        "I only keep what makes me happy.",
        "I think a collection should have one thing you can't explain.",
        "No collection is complete without one piece you can't defend.",
      ],
      easy: ["What do you collect?", "Are figures expensive?", "Where do you put your collection?"],
      mid: [
        "What is the most precious thing in your room?",
        "Why do people collect things?",
        "How much money is too much for a hobby?",
      ],
      hard: [
        "What is a collector really looking for?",
        "Could you part with a treasured possession, if need be?",
        "Do things own us in the end?",
      ],
    },
    {
      name: "costumes",
      words: "cosplay costume wear sew make dress wig character convention",
      own: [
        "I made a robot suit of paper.",
        "My first costume was a paper robot, and it rained that day.",
        "My first costume was a cardboard robot, on the only rainy Saturday of that July.",
      ],
      view: [
        "I think paper and glue are enough.",
        "I think a costume is good when it makes strangers smile.",
        "A costume has succeeded when a stranger on the train can't help smiling.",
      ],
      easy: ["What costume do you want?", "Can you make a costume?", "Who is your character?"],
      mid: [
        "Which character would you dress up as?",
        "What do people enjoy about wearing costumes?",
        "How would you make a costume with little money?",
      ],
      hard: [
        "What can a costume reveal that everyday clothes conceal?",
        "Is dressing up an escape or a kind of honesty?",
        "Why are adults in costume looked at so oddly?",
      ],
    },
    {
      name: "meeting other fans",
      words: "friend meet community event convention club group people online together",
      own: [
        "My best friends are customers.",
        "I met my best friend while we were queueing for the same last poster.",
        "My closest friend and I met over the last poster in the shop; we share it, month about.",
      ],
      view: [
        "I think fans are kind people.",
        "I think it's easy to be shy together when you like the same thing.",
        "Shy people do wonderfully in company, provided there's something to point at.",
      ],
      easy: ["Do you have friends with your hobby?", "Where do fans meet?", "Is it easy to make friends?"],
      mid: [
        "Where can you meet people with the same interests?",
        "What is good and bad about fan communities?",
        "Have you made friends through a hobby?",
      ],
      hard: [
        "Why do fans quarrel so bitterly about fiction?",
        "Do shared enthusiasms make for deeper friendships than shared schools?",
        "What makes a community welcoming to a beginner?",
      ],
    },
    {
      name: "what other people think",
      words: "people think parents family strange childish understand opinion laugh normal adult",
      own: [
        "My mother says I am a child.",
        "My mother asks every year when I'll get a real job.",
        "My mother inquires annually about my real job, while wearing a robot pin I gave her.",
      ],
      view: [
        "People laugh, but they do not know.",
        "I think people laugh less when you show them what you love.",
        "Contempt rarely survives a patient explanation and a good page.",
      ],
      easy: [
        "What do your parents say about your hobby?",
        "Is it strange to like toys?",
        "Is it important what people think?",
      ],
      mid: [
        "Have people ever laughed at something you love?",
        "Are comics and games only for young people?",
        "How do you explain your interests to your family?",
      ],
      hard: [
        "Why is a football fan thought normal and a comics fan odd?",
        "At what age, if ever, should one put away toys?",
        "Has the stigma gone, or has it merely moved?",
      ],
    },
    {
      name: "Japan and its culture",
      words: "japan japanese tokyo culture food language travel ramen word",
      own: [
        "Nagoya has very good noodles.",
        "Visitors all go to Tokyo, but the best noodles are in Nagoya.",
        "Everyone makes for Tokyo, leaving the good noodles to us in Nagoya.",
      ],
      view: [
        "I like the small streets more.",
        "I think people should come for the comics and stay for the food.",
        "Come for the comics, by all means, but it's the noodles you'll dream of.",
      ],
      easy: [
        "Do you want to visit Japan?",
        "What Japanese food do you like?",
        "What Japanese words do you know?",
      ],
      mid: [
        "What interests you about Japanese culture?",
        "What would you want to see first in Japan?",
        "Do fans have a realistic idea of Japan?",
      ],
      hard: [
        "Is the Japan of the fans a real place?",
        "Can loving a country's stories lead to understanding it?",
        "Which aspect of your own culture deserves fans abroad?",
      ],
    },
    {
      name: "making things as a fan",
      words: "draw write fiction art video create make blog music idea",
      own: [
        "I draw robots with hats.",
        "I draw robots with hats and put one in every bag I sell.",
        "I slip a drawing of a robot in a hat into every bag; nobody has ever complained.",
      ],
      view: [
        "I think it is fun to make mistakes.",
        "I think making something badly is better than only buying it.",
        "I'd take a crooked thing you made over a perfect one you bought.",
      ],
      easy: ["Do you draw or write?", "Do you make videos?", "What do you want to make?"],
      mid: [
        "Have you ever written or drawn something about your favourite characters?",
        "Should fans be allowed to change the stories they love?",
        "What would you create if you had a free month?",
      ],
      hard: [
        "Who owns a character: its author or those who love it?",
        "Is imitation a good school for originality?",
        "What would you change in the story you love most?",
      ],
    },
    {
      name: "time and money",
      words: "time money spend hour week night sleep work study buy balance",
      own: [
        "I read until two at night.",
        "I promise myself one chapter and then it's two in the morning.",
        "I grant myself a single chapter and surface at two in the morning, unrepentant.",
      ],
      view: [
        "I think sleep is important too.",
        "I think a hobby is too big when it eats your breakfast.",
        "Once a hobby starts eating your breakfasts, it wants a serious talking-to.",
      ],
      easy: ["How many hours a week is your hobby?", "Do you go to bed late?", "Do you save money?"],
      mid: [
        "How do you find time for the things you love?",
        "What was the last thing you bought for your hobby?",
        "When does a hobby become too much?",
      ],
      hard: [
        "Are companies exploiting the loyalty of fans?",
        "What have you given up for something you love?",
        "How would you spend a year with neither work nor worries?",
      ],
    },
  ],
};
