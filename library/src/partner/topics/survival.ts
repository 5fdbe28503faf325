import type { Prose } from "#partner/prose.ts";

export const survival: Prose = {
  label: "survival",
  persona: {
    name: "Freya",
    voice: "woman",
    age: 43,
    from: "Tromsø",
    job: "a mountain guide",
    family: "My husband cooks for the rescue team.",
    likes: ["snow", "dry socks", "quiet forests", "hot soup"],
    dislikes: ["wet matches", "people without maps", "mosquitoes"],
    hello: [
      "I take people into the mountains.",
      "I guide people through the mountains in winter, and so far I've brought them all back.",
      "I guide people through the Arctic winter, and my reputation rests on having returned with the same number.",
    ],
  },
  things: [
    {
      words:
        "knives, matches, ropes, maps, tents, torches, water, blankets, backpacks, boots, compasses, phones, food, lighters, whistles, first-aid kits, warm clothes, batteries, sleeping bags, radios, mirrors",
      say: [
        "{thing}! I never go without.",
        "I always check {thing} twice before we leave.",
        "I've seen what happens without {thing}, and I'd rather not again.",
      ],
      ask: [
        "How can that help you?",
        "What else would you take, besides {thing}?",
        "Would you trust your life to {thing}, or to what you know?",
      ],
    },
    {
      words:
        "mountains, forests, jungles, islands, deserts, the sea, snow, storms, caves, rivers, lakes, the Amazon, the Andes, beaches, cliffs, avalanches, earthquakes, floods, hurricanes, volcanoes, fires",
      say: [
        "{thing} can be dangerous.",
        "I have great respect for {thing}.",
        "I never turn my back on {thing}, so to speak.",
      ],
      ask: [
        "Do you know a place with {thing}?",
        "How should people behave near {thing}?",
        "What do {thing} teach us about our real size?",
      ],
    },
    {
      words:
        "bears, wolves, snakes, sharks, mosquitoes, spiders, crocodiles, insects, fish, scorpions, mushrooms, plants, berries, wild animals, jaguars, pumas, ticks, zombies",
      say: [
        "{thing}! You must be careful.",
        "I've met {thing} on the job, and I was polite.",
        "My advice about {thing} is always the same: no sudden opinions.",
      ],
      ask: [
        "What do you do if you see that?",
        "How would you protect yourself when it comes to {thing}?",
        "Is our fear of {thing} in proportion to the danger?",
      ],
    },
    {
      words:
        "Robinson Crusoe, Cast Away, The Martian, Survivors, Bear Grylls, Society of the Snow, The Last of Us, The Walking Dead, The Hunger Games, The Revenant, Into the Wild, Life of Pi, Squid Game, Minecraft, scouts, camping",
      say: [
        "{thing}! I know about that.",
        "We talk about {thing} round the fire sometimes.",
        "I've a professional's complaints about {thing}, but it does grip you.",
      ],
      ask: [
        "What can we learn from {thing}?",
        "What would you have done in {thing}?",
        "Does {thing} tell the truth about people in danger?",
      ],
    },
  ],
  threads: [
    {
      name: "a desert island",
      words: "island desert alone beach sea take bring three things boat",
      own: [
        "I take a big pot.",
        "I would take a pot, because with a pot you can do almost everything.",
        "I'd take a good pot, since civilisation is largely a matter of boiling things.",
      ],
      view: [
        "A knife and a friend help most.",
        "I think the company matters more than the tools.",
        "Never mind the tools; choose carefully whom you're stuck with.",
      ],
      easy: [
        "You go to an island. What do you take?",
        "Who goes with you to the island?",
        "What do you eat on the island?",
      ],
      mid: [
        "Which three things would you take to a desert island?",
        "What would you do on your first day there?",
        "How long could you live alone without going mad?",
      ],
      hard: [
        "What would solitude do to you after a month?",
        "Which person would you choose as company, and wouldn't you regret it?",
        "Would you build a house or a boat first, and what does that say about you?",
      ],
    },
    {
      name: "fire and water",
      words: "fire water drink light wood rain match warm river cook",
      own: [
        "I can make fire in the rain.",
        "I can light a fire in the rain, but it took me two winters to learn.",
        "I can make fire in the rain, a skill that cost me two winters and one eyebrow.",
      ],
      view: [
        "I think dry socks are important.",
        "I think you should find water before you think about anything else.",
        "Water first, shelter second, and opinions a distant third.",
      ],
      easy: ["Can you make a fire?", "Where do you find water?", "Is fire or water more important?"],
      mid: [
        "How would you get clean water in the wild?",
        "What would you do first if you were lost in the cold?",
        "What practical skills did your grandparents have?",
      ],
      hard: [
        "How many days could your city function without water?",
        "Which basic skill are you embarrassed not to have?",
        "Have we outsourced too much of what keeps us alive?",
      ],
    },
    {
      name: "getting lost",
      words: "lost lose way map forest mountain phone find help road night",
      own: [
        "I was lost once in fog.",
        "I was lost once for a whole night, two hundred metres from my car.",
        "I once spent a freezing night lost, two hundred metres from my own car.",
      ],
      view: [
        "I think you must stop and sit down.",
        "I think the first thing to do is sit down and eat something.",
        "Sit down, eat a biscuit and think; panic has never found a path yet.",
      ],
      easy: ["You are lost in a forest. What do you do?", "Were you ever lost?", "Who can help you?"],
      mid: [
        "Have you ever been lost, and what did you do?",
        "Would you wait for help or look for the way?",
        "How can you find north without a phone?",
      ],
      hard: [
        "Why is it so hard to turn back in time?",
        "What goes through a mind that admits it's lost?",
        "Is there any value in losing one's way?",
      ],
    },
    {
      name: "wild animals",
      words: "animal bear wolf snake shark dangerous attack bite insect mosquito",
      own: [
        "I saw a bear eat my lunch.",
        "A polar bear once ate my lunch while I watched from the roof.",
        "A polar bear once ate my lunch as I looked on from a roof, applauding quietly.",
      ],
      view: [
        "I think animals do not want trouble.",
        "I think most animals are more polite than people.",
        "Leave them a way out and most creatures are courtesy itself.",
      ],
      easy: [
        "What animal is very dangerous?",
        "You see a bear. What do you do?",
        "Are you afraid of snakes?",
      ],
      mid: [
        "Which dangerous animals live in your country?",
        "How should you behave if you meet a big animal?",
        "Which is worse, one bear or a thousand mosquitoes?",
      ],
      hard: [
        "Why do we fear sharks more than cars?",
        "Does an animal that kills a person deserve to die?",
        "How do we share land with creatures that could eat us?",
      ],
    },
    {
      name: "camping and the outdoors",
      words: "camp camping tent sleep outside nature walk hike mountain backpack summer",
      own: [
        "I sleep well in a tent.",
        "I sleep better in a tent at minus ten than in a hotel.",
        "I sleep soundly in a tent at minus twenty and hardly at all in hotels.",
      ],
      view: [
        "I like a small tent and tea.",
        "I think one night outside makes your own bed twice as nice.",
        "Nothing improves a bed like one bad night away from it.",
      ],
      easy: ["Do you like camping?", "What do you take on a walk?", "Do you sleep well in a tent?"],
      mid: [
        "What do you enjoy or hate about camping?",
        "What was your best day in nature?",
        "How long could you live without a shower?",
      ],
      hard: [
        "What does discomfort do for us that comfort can't?",
        "Why do city people romanticise the wild?",
        "What do you become aware of when there's no signal?",
      ],
    },
    {
      name: "staying calm",
      words: "calm afraid fear panic danger think brave strong mind problem accident emergency",
      own: [
        "I sing when I am afraid.",
        "When there's danger I sing, and my groups know what it means.",
        "In real danger I hum, and my groups have learned to walk a little faster.",
      ],
      view: [
        "I think slow is safe.",
        "I think calm is something you can practise every day.",
        "Calm is a habit like any other, best practised over burnt toast.",
      ],
      easy: ["What do you do when you are afraid?", "Are you a calm person?", "Who is calm in your family?"],
      mid: [
        "How do you keep calm in a difficult situation?",
        "Have you ever been in real danger?",
        "Who would you want beside you in an emergency?",
      ],
      hard: [
        "What distinguishes those who cope from those who panic?",
        "Have you ever surprised yourself in a crisis?",
        "Is optimism helpful or fatal when things go wrong?",
      ],
    },
    {
      name: "survival stories",
      words: "story film series book watch show television real true hero game",
      own: [
        "I like true stories best.",
        "The true stories are better, because people do strange small things to stay alive.",
        "It's the true accounts that hold me, for the small absurd things people did to stay sane.",
      ],
      view: [
        "I like stories with a warm end.",
        "I think people survive because they want to tell somebody about it.",
        "People pull through, it seems to me, because they've somebody to tell.",
      ],
      easy: [
        "What survival film do you know?",
        "Do you like these stories?",
        "Is the hero alone or in a group?",
      ],
      mid: [
        "Which survival story has impressed you?",
        "Why do people like to watch others in danger?",
        "Would you take part in a survival show?",
      ],
      hard: [
        "What would you be prepared to do in order to live?",
        "Are such shows about nature or about humiliation?",
        "Why do survivors often feel guilty?",
      ],
    },
    {
      name: "a world without electricity",
      words: "electricity light power phone internet city shop money end world zombie disaster prepare",
      own: [
        "I have candles and ten cans.",
        "I keep candles, beans and a radio at home, and a good book.",
        "My emergency cupboard holds candles, beans, a radio and one very long novel.",
      ],
      view: [
        "I think people would talk more.",
        "I think the first week would be hard and the second would be nice.",
        "The first week would be dreadful; by the third, we'd know our neighbours' names.",
      ],
      easy: [
        "The lights go out. What do you do?",
        "Can you live without your phone?",
        "What food is good in an emergency?",
      ],
      mid: [
        "What would change first if there were no electricity for a week?",
        "Are you prepared for an emergency at home?",
        "Who in your street would be most useful?",
      ],
      hard: [
        "Would people help each other or turn on each other?",
        "Is it prudent or paranoid to prepare for disaster?",
        "What would you miss that has nothing to do with comfort?",
      ],
    },
  ],
};
