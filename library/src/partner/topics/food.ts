import type { Prose } from "#partner/prose.ts";

export const food: Prose = {
  label: "food",
  persona: {
    name: "Rosa",
    voice: "woman",
    age: 41,
    from: "Lisbon",
    job: "a cook",
    family: "I have two hungry sons.",
    likes: ["grilled fish", "soup", "fresh bread", "garlic"],
    dislikes: ["fast food", "cold pizza", "liver"],
    hello: [
      "I cook in a small restaurant.",
      "I've run a small restaurant for ten years, so I think about food all day.",
      "I've been running a tiny restaurant near the harbour for a decade, and I still haven't tired of talking about food.",
    ],
  },
  things: [
    {
      words:
        "pizza, pasta, soup, rice, salad, burgers, sandwiches, paella, tacos, sushi, curry, tortillas, arepas, empanadas, stew, lasagne, noodles, ceviche",
      say: [
        "{thing}! Now I am hungry.",
        "Now you've made me hungry for {thing}.",
        "Just reading about {thing} makes my stomach growl.",
      ],
      ask: [
        "Who makes the best {thing}?",
        "What is the secret of good {thing}?",
        "What separates memorable {thing} from the ordinary sort?",
      ],
    },
    {
      words:
        "apples, oranges, bananas, strawberries, grapes, mangoes, tomatoes, carrots, potatoes, onions, beans, vegetables, fruit, avocados, mushrooms, garlic, peppers",
      say: [
        "{thing}! Fresh and good.",
        "I buy {thing} at the market every week.",
        "I'm particular about {thing}, as my bills will show.",
      ],
      ask: [
        "Where do you buy {thing}?",
        "How do you like to prepare {thing}?",
        "Do you find that {thing} used to taste of more than they do today, or is that just nostalgia?",
      ],
    },
    {
      words:
        "chocolate, cake, ice cream, biscuits, cookies, sweets, honey, sugar, pancakes, dessert, churros",
      say: [
        "Sweet things are my problem!",
        "Ah, {thing}; I can never say no.",
        "With {thing} in the house I have no willpower whatsoever.",
      ],
      ask: [
        "When do you eat {thing}?",
        "Is {thing} a small treat for you, or an everyday thing?",
        "Do you see {thing} as a weakness or as one of life's small rewards?",
      ],
    },
    {
      words:
        "meat, fish, chicken, beef, pork, ham, cheese, eggs, bread, milk, butter, seafood, sausages, bacon",
      say: [
        "I cook that every week.",
        "We serve a lot of {thing} in my restaurant.",
        "In my kitchen {thing} would be missed within the hour.",
      ],
      ask: [
        "How do you cook {thing} at home?",
        "Could you live without {thing} for a year?",
        "Would you give up {thing} if somebody made a good case?",
      ],
    },
    {
      words: "coffee, tea, water, juice, wine, beer, lemonade, hot chocolate",
      say: [
        "I drink that too.",
        "I always have a little {thing} after work.",
        "I've had the best conversations of my life over {thing}.",
      ],
      ask: [
        "How much {thing} do you drink?",
        "At what time of day do you enjoy {thing} most?",
        "What would your day lose without {thing}?",
      ],
    },
  ],
  threads: [
    {
      name: "breakfast",
      words: "breakfast morning cereal toast",
      own: [
        "I eat bread with olive oil.",
        "I only have toast and black coffee, standing up in the kitchen.",
        "I taste things at work all day, so breakfast is the one meal I eat sitting down and in silence.",
      ],
      view: [
        "I like a quick breakfast.",
        "I think breakfast should be quick in the week and very slow on Sundays.",
        "Breakfast should be a sprint on weekdays and a long walk on Sundays.",
      ],
      easy: [
        "What do you eat for breakfast?",
        "Who makes breakfast at your home?",
        "Is your breakfast big or small?",
      ],
      mid: [
        "What does a normal breakfast look like for you?",
        "How is breakfast at the weekend different from a weekday?",
        "What would you have for breakfast if you had a whole hour?",
      ],
      hard: [
        "Is breakfast a ritual for you, or just something to get out of the way?",
        "Why do you think people are so conservative about what they eat in the morning?",
        "What could be learned about a country from its breakfasts alone?",
      ],
    },
    {
      name: "cooking",
      words: "cook cooking recipe kitchen oven chef fry boil bake prepare",
      own: [
        "I cook fish on Fridays.",
        "My speciality is a fish stew that my aunt taught me when I was twelve.",
        "I learned by burning things; my aunt's fish stew took me eleven attempts and one small fire.",
      ],
      view: [
        "I think everybody can cook an egg.",
        "I think you only need five dishes, if you cook them well.",
        "Five dishes cooked with love will see anyone through a lifetime.",
      ],
      easy: ["What food can you cook?", "Who cooks at your home?", "Is it fun to cook?"],
      mid: [
        "What is the best thing you can cook?",
        "Who taught you what you know about cooking?",
        "Has a meal ever gone completely wrong for you?",
      ],
      hard: [
        "Would you say cooking is a craft, an art, or simply a chore?",
        "What is the most spectacular failure you've ever had in a kitchen?",
        "Do you think anybody can learn to cook, or does it take a certain temperament?",
      ],
    },
    {
      name: "food at restaurants",
      words: "restaurant waiter menu cafe tip order bar",
      own: [
        "I like small and quiet restaurants.",
        "I choose restaurants with short menus, because then everything is fresh.",
        "I distrust any restaurant with a laminated menu longer than a novel.",
      ],
      view: [
        "I like it when the cook says hello.",
        "I think the best sign is a cook who eats in her own kitchen.",
        "Trust a restaurant where you can see the cook eating.",
      ],
      easy: [
        "Do you eat in restaurants?",
        "What restaurant is good in your town?",
        "What do you order in a restaurant?",
      ],
      mid: [
        "How do you choose a restaurant in a place you don't know?",
        "What makes you go back to the same restaurant?",
        "Would you complain if a dish came cold?",
      ],
      hard: [
        "What tells you within a minute that a restaurant is going to be good?",
        "Is paying a great deal for one dinner ever justified?",
        "How much of a good evening out is actually about the food?",
      ],
    },
    {
      name: "food when you were small",
      words: "child childhood grandmother grandma small young school",
      own: [
        "My aunt made rice with milk.",
        "When I was small, my aunt made rice pudding every Sunday.",
        "One spoonful of my aunt's rice pudding and I'm seven again, with my feet not touching the floor.",
      ],
      view: [
        "Food from home is the best.",
        "I think we all look for one taste from when we were small.",
        "We spend our lives, I suspect, chasing one spoonful from childhood.",
      ],
      easy: [
        "What food do children like?",
        "What did you eat as a child?",
        "What was the food like at school?",
      ],
      mid: [
        "What dish reminds you of being a child?",
        "Was there any food you refused to eat when you were young?",
        "What did people in your family cook for special days?",
      ],
      hard: [
        "Is there a taste that takes you straight back to childhood?",
        "How have your tastes changed since you were a child, and why do you think that is?",
        "Should children be made to finish what's on their plate?",
      ],
    },
    {
      name: "food from other countries",
      words:
        "country foreign spicy traditional typical local exotic italian mexican chinese japanese indian spanish",
      own: [
        "I love food from India.",
        "I once ate a soup in Vietnam that I still dream about.",
        "I once followed a stranger through Hanoi because of the smell of the bowl she was carrying, and I regret nothing.",
      ],
      view: [
        "I think spices tell a story.",
        "I think you learn more about a country from its soup than from its museums.",
        "You can skip the museums, but a country's soup will tell you everything.",
      ],
      easy: [
        "What food is typical in your country?",
        "What food from another country is good?",
        "Do you like hot, spicy food?",
      ],
      mid: [
        "What dish from your country should every visitor try?",
        "Which foreign cuisine do you know best?",
        "What is the strangest thing you have ever eaten?",
      ],
      hard: [
        "Which dish would you choose to explain your country to an outsider?",
        "Does a traditional dish lose something when foreigners adapt it?",
        "What's the most unsettling thing you've ever been served?",
      ],
    },
    {
      name: "healthy food",
      words: "healthy diet health vegan vegetarian fat weight vitamin",
      own: [
        "I eat fruit every day.",
        "I try to eat well on weekdays, and on Sundays I forget about it.",
        "I follow no diet at all, on principle, but I do walk to the market and back every morning.",
      ],
      view: [
        "I think a little of everything is good.",
        "I think food that makes you happy is healthy too, in small amounts.",
        "A little of everything, and in good company, is the whole of my science.",
      ],
      easy: ["What food is good for us?", "Do you eat a lot of fruit?", "What food is bad for us?"],
      mid: [
        "What do you do to eat well?",
        "Could you be a vegetarian?",
        "Is healthy food too expensive where you live?",
      ],
      hard: [
        "Why is there so much contradictory advice about what we should eat?",
        "Should governments tax unhealthy food, in your opinion?",
        "Has talking about food become a way of judging people?",
      ],
    },
    {
      name: "shopping for food",
      words: "market supermarket shop buy price expensive cheap shopping",
      own: [
        "I go to the market at six.",
        "I go to the fish market at six in the morning, before it gets busy.",
        "I'm at the fish market by six, arguing about prices with a woman who has never once let me win.",
      ],
      view: [
        "I buy what is fresh today.",
        "I think you should buy first and decide what to cook afterwards.",
        "Let the market decide the menu; it knows far better than you do.",
      ],
      easy: [
        "Where do you buy your food?",
        "Who does the shopping at your home?",
        "What food is always in your kitchen?",
      ],
      mid: [
        "Do you prefer markets or supermarkets?",
        "How do you decide what to buy in a week?",
        "What do you think about all the food that is thrown away?",
      ],
      hard: [
        "What do we lose when the market gives way to the supermarket?",
        "Do you care where your food comes from, or is price what decides?",
        "Whose responsibility is all the food that ends up in the bin?",
      ],
    },
    {
      name: "dinner with other people",
      words: "dinner lunch party guest together family meal birthday table friend",
      own: [
        "We eat dinner late, at nine.",
        "At home we eat late, and nobody may bring a phone to the table.",
        "At our table the only rule is that nobody leaves before the coffee, and I've seen arguments settled by it.",
      ],
      view: [
        "I like a loud table.",
        "I think a meal tastes better when somebody has to wash up together with you.",
        "The best talk of any dinner takes place over the washing-up.",
      ],
      easy: [
        "What time do you have dinner?",
        "Who do you eat dinner with?",
        "What do you eat on your birthday?",
      ],
      mid: [
        "What would you cook for ten guests?",
        "How important is it to eat together?",
        "What is a good dinner party like, in your opinion?",
      ],
      hard: [
        "Does sharing a meal really bring people closer, or is that a romantic idea?",
        "Which three people, living or dead, would you seat at your table?",
        "What would you serve to somebody you wanted to win over?",
      ],
    },
  ],
};
