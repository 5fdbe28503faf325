import type { Prose } from "#partner/prose.ts";

export const other: Prose = {
  label: "everyday life",
  persona: {
    name: "Martha",
    voice: "woman",
    age: 66,
    from: "Norwich",
    job: "a retired bus driver",
    family: "I have one son and five neighbours.",
    likes: ["my garden", "short walks", "good neighbours", "rainy afternoons"],
    dislikes: ["loud motorbikes", "junk mail", "early mornings"],
    hello: [
      "I drove a bus for many years.",
      "I drove a bus for thirty years, so I've heard every kind of conversation.",
      "I drove the number nine for thirty years, and there's no better seat for studying human nature.",
    ],
  },
  things: [
    {
      words:
        "dogs, cats, plants, flowers, gardens, birds, trees, the park, tomatoes, roses, walks, the beach, the mountains",
      say: [
        "{thing}! That makes me happy.",
        "I couldn't do without {thing} myself.",
        "I've reached the age where {thing} count as excitement.",
      ],
      ask: [
        "Do you have time for {thing}?",
        "How do {thing} make your day better?",
        "What do {thing} teach a person about patience?",
      ],
    },
    {
      words:
        "coffee, tea, breakfast, dinner, bread, chocolate, cooking, cleaning, shopping, laundry, washing-up, ironing, homework, chores",
      say: [
        "I do that every day.",
        "There's no day without {thing} in my house.",
        "Half of life is {thing}, and nobody writes songs about it.",
      ],
      ask: [
        "When do you have or do that?",
        "How do you feel about {thing} on a normal day?",
        "Is there any pleasure to be found in {thing}?",
      ],
    },
    {
      words:
        "buses, trains, cars, bikes, the metro, traffic, the weather, rain, snow, sunshine, umbrellas, motorbikes, noise, neighbours, the street",
      say: [
        "I know a lot about that!",
        "After thirty years on the road I have opinions about {thing}.",
        "On the number nine I became a philosopher of {thing}.",
      ],
      ask: [
        "Is it a problem in your town?",
        "How does {thing} change your day?",
        "Could you tell me something about {thing} that only a local would know?",
      ],
    },
    {
      words:
        "phones, television, music, books, friends, family, sport, school, work, university, money, sleep, health, holidays, the gym, football, yoga, parties, games",
      say: [
        "Yes, {thing} can be important.",
        "I think about {thing} more now than I did at thirty.",
        "With age I've changed my mind about {thing} at least twice.",
      ],
      ask: [
        "How much time do you have for {thing}?",
        "What place do you give to {thing} in your week?",
        "Do you give {thing} too much room in your life, or too little?",
      ],
    },
  ],
  threads: [
    {
      name: "your day",
      words: "day morning evening routine wake get sleep bed usual",
      own: [
        "I get up at nine now.",
        "After thirty years of getting up at four, I now stay in bed until nine.",
        "Having risen at four for three decades, I now regard nine o'clock as a civil right.",
      ],
      view: [
        "I think a slow morning is best.",
        "I think a day is good if there is one thing to look forward to.",
        "A day wants one thing to look forward to; the rest may be porridge.",
      ],
      easy: [
        "What time do you get up?",
        "What do you do in the evening?",
        "What is the best part of your day?",
      ],
      mid: [
        "What does a normal day look like for you?",
        "What would you change about your daily routine?",
        "Are you a morning person or a night person?",
      ],
      hard: [
        "Which small ritual holds your day together?",
        "How much of your day is really your own?",
        "What would a perfect ordinary day consist of?",
      ],
    },
    {
      name: "your home",
      words: "home house flat room bedroom kitchen live garden window furniture",
      own: [
        "I live above a bakery.",
        "I live above a bakery, so my curtains smell of bread.",
        "I live above a bakery, which does wonders for the soul and nothing for the waist.",
      ],
      view: [
        "I think a home needs a big table.",
        "I think a home is where you know which stair makes a noise.",
        "Home is where you know, in the dark, which stair complains.",
      ],
      easy: ["What is your home like?", "What is in your bedroom?", "Who lives with you?"],
      mid: [
        "Which room of your home do you like best?",
        "What would your dream home be like?",
        "What can you see from your window?",
      ],
      hard: [
        "What turns four walls into a home?",
        "What could a stranger conclude about you from your living room?",
        "How important is it to you to have a place of your own?",
      ],
    },
    {
      name: "friends and family",
      words: "friend family mother father brother sister parent son daughter child neighbour",
      own: [
        "My neighbour brings me soup.",
        "My neighbour brings me soup on Mondays, and I bring her the news.",
        "On Mondays my neighbour brings soup and I supply the gossip; it's a fair trade.",
      ],
      view: [
        "I think good neighbours are gold.",
        "I think a neighbour you can call at night is better than ten friends far away.",
        "One neighbour you can wake at midnight is worth a hundred distant friends.",
      ],
      easy: ["Who is your best friend?", "Is your family big or small?", "What do you do with your family?"],
      mid: [
        "How did you meet your best friend?",
        "Who in your family are you most like?",
        "What do you expect from a good friend?",
      ],
      hard: [
        "Has friendship changed its meaning for you over the years?",
        "What do we owe our families, and what don't we?",
        "Is it possible to stay close to people from afar?",
      ],
    },
    {
      name: "work and school",
      words: "work job school study student teacher boss office university exam class",
      own: [
        "I loved my bus very much.",
        "I loved my work, except for Saturday nights and football days.",
        "I loved driving, Saturday nights excepted, when passengers believed they could sing.",
      ],
      view: [
        "I think kind people make good work.",
        "I think the people matter more than the job.",
        "I'd clean drains with the right people and refuse a palace with the wrong ones.",
      ],
      easy: [
        "Do you work or study?",
        "What is good about your work or school?",
        "What job did you want as a child?",
      ],
      mid: [
        "What do you like about your work or your studies?",
        "What would your dream job be?",
        "What makes a good boss or a good teacher?",
      ],
      hard: [
        "How much of your identity comes from what you do?",
        "Would you still work if you didn't need the money?",
        "What's the best advice on work you've ever ignored?",
      ],
    },
    {
      name: "feeling good",
      words: "happy health sport relax stress tired feel walk rest calm worry",
      own: [
        "A short walk helps me.",
        "When I'm worried, I walk to the river and count ducks.",
        "My remedy for most worries is eleven minutes to the river and a count of the ducks.",
      ],
      view: [
        "I think a walk helps with most things.",
        "I think most bad days get better with a walk and some soup.",
        "There's little in life that a walk and a bowl of soup won't improve.",
      ],
      easy: ["What makes you happy?", "What do you do when you are tired?", "Do you do any sport?"],
      mid: [
        "What do you do after a stressful day?",
        "What small thing made you smile this week?",
        "How do you look after your health?",
      ],
      hard: [
        "Is happiness something to aim for, or a by-product?",
        "Why do we find it so hard to rest without guilt?",
        "What have you stopped worrying about as you've grown older?",
      ],
    },
    {
      name: "shopping and money",
      words: "shop buy money price save spend expensive cheap present gift market",
      own: [
        "I write a list and forget it.",
        "I write a shopping list and always leave it on the kitchen table.",
        "I compose admirable shopping lists and leave every one of them at home.",
      ],
      view: [
        "I buy less and use it longer.",
        "I think money is nice when you can forget about it for a day.",
        "Money's chief pleasure is not having to think about it till Thursday.",
      ],
      easy: ["Where do you go shopping?", "What did you buy this week?", "Is it easy to save money?"],
      mid: [
        "What do you enjoy spending money on?",
        "What was the best present you ever received?",
        "What would you buy if you won a little money?",
      ],
      hard: [
        "How much is enough, in your view?",
        "What have you bought that truly improved your life?",
        "Does money make people mean, or does it just reveal them?",
      ],
    },
    {
      name: "the past week",
      words: "week yesterday last happen news weekend monday today tomorrow plan",
      own: [
        "Yesterday I painted a chair.",
        "Yesterday I painted a chair green, and then I sat on it too early.",
        "Yesterday I painted a chair green and established, by sitting down, that it was not yet dry.",
      ],
      view: [
        "I think small things make the week.",
        "I think you should tell somebody one good thing every evening.",
        "Save one good thing each day and tell it over supper; it keeps you looking.",
      ],
      easy: ["What did you do yesterday?", "What do you do tomorrow?", "What was good this week?"],
      mid: [
        "What was the best moment of your week?",
        "What are you looking forward to?",
        "Did anything surprise you this week?",
      ],
      hard: [
        "What will you remember of this week in ten years' time?",
        "Do your weeks run away from you, too?",
        "What did you put off this week, and why?",
      ],
    },
    {
      name: "likes and wishes",
      words: "wish dream hope like favourite want future change learn",
      own: [
        "I want to see the sea in Portugal.",
        "I'd like to learn to swim properly, and I'm sixty-six.",
        "At sixty-six I intend to learn to swim, and I've already bought the hat.",
      ],
      view: [
        "I think it is never too late.",
        "I think it's never too late to be bad at something new.",
        "It's never too late, I find, to be gloriously bad at something new.",
      ],
      easy: ["What do you want to learn?", "What is your favourite day?", "What do you wish for this year?"],
      mid: [
        "What would you like to learn in the next few years?",
        "What is on your list of things to do one day?",
        "If you had one free year, how would you spend it?",
      ],
      hard: [
        "Which of your old dreams have you quietly let go?",
        "What would you attempt if you couldn't fail?",
        "Is there a wish you'd rather not see fulfilled?",
      ],
    },
  ],
};
