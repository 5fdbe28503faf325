import type { Prose } from "#partner/prose.ts";

export const geography: Prose = {
  label: "places in the world",
  persona: {
    name: "Pablo",
    voice: "man",
    age: 58,
    from: "Valparaíso",
    job: "a map maker",
    family: "I have three grandchildren.",
    likes: ["old maps", "islands", "mountains in winter", "long rivers"],
    dislikes: ["straight borders", "getting lost in car parks", "very flat land"],
    hello: [
      "I make maps of the coast.",
      "I make maps, and I still get lost on my way home.",
      "I've drawn maps for thirty years, and I can still get lost between my office and my kitchen.",
    ],
  },
  things: [
    {
      words:
        "the Andes, the Alps, the Pyrenees, the Himalayas, Everest, volcanoes, mountains, hills, Teide, Sierra Nevada, Aconcagua, canyons, caves, valleys",
      say: [
        "{thing}! I love high places.",
        "I spent a summer measuring things in sight of {thing}.",
        "I've drawn {thing} often enough for my wrists to remember.",
      ],
      ask: [
        "What can you see there?",
        "What would a walk near {thing} be like?",
        "What do {thing} do to the character of people who live nearby?",
      ],
    },
    {
      words:
        "the Amazon, the Nile, the Ebro, the Orinoco, rivers, lakes, the sea, beaches, the Mediterranean, the Atlantic, the Pacific, the Caribbean, waterfalls, oceans, Niagara Falls, Iguazú",
      say: [
        "{thing}! I want to swim there.",
        "Water is hard to draw, and {thing} taught me that.",
        "No map does justice to {thing}, mine included.",
      ],
      ask: [
        "What do people do near {thing}?",
        "How important is {thing} for the people around it?",
        "How would history have gone without {thing}?",
      ],
    },
    {
      words:
        "Africa, Europe, Asia, Australia, Antarctica, South America, North America, Spain, Mexico, Colombia, Argentina, Chile, Peru, Japan, China, Brazil, India, Canada, Iceland, Morocco, France, Italy, England, the United States, Cuba, Ecuador, Venezuela",
      say: [
        "{thing} is on my wall map.",
        "I can draw the coast of {thing} from memory, almost.",
        "I could sketch {thing} half asleep, though the details would offend somebody.",
      ],
      ask: [
        "What is special in {thing}?",
        "What should people know about {thing}?",
        "What do outsiders most often misunderstand about {thing}?",
      ],
    },
    {
      words:
        "deserts, forests, jungles, islands, cities, villages, capitals, the Sahara, the countryside, the coast, glaciers, the Arctic, the North Pole, borders, flags, maps",
      say: [
        "I like to draw {thing}.",
        "Drawing {thing} is the best part of my work.",
        "I've a weakness for {thing}, professionally and otherwise.",
      ],
      ask: [
        "Are there {thing} near your home?",
        "What do you find interesting about {thing}?",
        "How are {thing} changing, and should we mind?",
      ],
    },
  ],
  threads: [
    {
      name: "your town",
      words: "town city village street home live neighbourhood place",
      own: [
        "My city has many hills.",
        "My city has forty-two hills, so everybody has strong legs and opinions.",
        "My city is built on forty-two hills, which gives everyone fine calves and a view to quarrel about.",
      ],
      view: [
        "I think a town needs a good square.",
        "I think you only know a town when you have been lost in it.",
        "You haven't lived in a town until it has got you properly lost.",
      ],
      easy: ["Where is your town?", "What is beautiful in your town?", "Is your town big or small?"],
      mid: [
        "What would you show a visitor in your town?",
        "What would you change about the place where you live?",
        "How has your town changed in the last ten years?",
      ],
      hard: [
        "How has the place you grew up in shaped you?",
        "What does your town believe about itself that isn't quite true?",
        "Would you choose to live where you live, if you could begin again?",
      ],
    },
    {
      name: "mountains and sea",
      words: "mountain sea beach coast climb swim hill sand island",
      own: [
        "I live between the sea and mountains.",
        "From my window I see the sea, and from my kitchen the mountains.",
        "I have the sea at the front and the Andes at the back, and no excuse for complaining.",
      ],
      view: [
        "I like the wind from the sea.",
        "I think people by the sea are late more often, and I like them for it.",
        "Coastal people are never on time, and I've always held it in their favour.",
      ],
      easy: [
        "Do you like the mountains or the sea?",
        "What do you do at the beach?",
        "Is the sea near your home?",
      ],
      mid: [
        "Would you rather live by the sea or in the mountains?",
        "What is the highest place you have ever been to?",
        "Why does looking at the sea make people calm?",
      ],
      hard: [
        "Are you drawn more to heights or to horizons?",
        "Do mountain people and coastal people really differ?",
        "What landscape feels like home to you, and why?",
      ],
    },
    {
      name: "weather and climate",
      words: "weather rain sun hot cold snow climate winter summer wind",
      own: [
        "I like wind and rain.",
        "I like storms, as long as I'm on the right side of the window.",
        "I adore a storm, provided there's glass between us and soup on my side.",
      ],
      view: [
        "I think bad weather makes good stories.",
        "I think nobody remembers a sunny day as well as a storm.",
        "Fine days run together, but you remember every storm by name.",
      ],
      easy: [
        "What is the weather like in your country?",
        "Do you like hot or cold weather?",
        "When does it rain in your town?",
      ],
      mid: [
        "How does the weather change your mood?",
        "What is the worst weather you have ever been in?",
        "Has the climate changed where you live?",
      ],
      hard: [
        "Does climate shape a people's character, or is that a cliché?",
        "What have you noticed changing in the seasons?",
        "Could you live where winter lasts for eight months?",
      ],
    },
    {
      name: "countries you know",
      words: "country visit foreign world abroad know capital flag language",
      own: [
        "I know nine countries.",
        "I've worked in nine countries, and I learned to say thank you in each one.",
        "I've worked in nine countries and can apologise in all of their languages.",
      ],
      view: [
        "I like small countries.",
        "I think small countries have the best jokes about themselves.",
        "The smaller the country, I've noticed, the better the jokes it tells about itself.",
      ],
      easy: [
        "What countries do you know?",
        "What country do you want to see?",
        "What countries are next to your country?",
      ],
      mid: [
        "Which country would you like to know better?",
        "What did you learn at school about other countries?",
        "Is there a country that you imagine very clearly without having seen it?",
      ],
      hard: [
        "Which country do you think you understand least?",
        "What makes a country more than lines on a map?",
        "Is national pride something you share?",
      ],
    },
    {
      name: "maps",
      words: "map gps phone find lost way direction north south route",
      own: [
        "I have a map in my kitchen.",
        "I keep a map of the sea floor in my kitchen, and guests never leave.",
        "There's a map of the ocean floor above my stove, and dinner guests end up standing in front of it.",
      ],
      view: [
        "I like maps on paper.",
        "I think a map on paper is better, because you see what you were not looking for.",
        "A screen shows you the way; a paper map shows you everything else.",
      ],
      easy: ["Do you use maps on your phone?", "Do you get lost in cities?", "Is there a map in your room?"],
      mid: [
        "When did you last get completely lost?",
        "Could you find your way without a phone?",
        "What would you put on a map of your life?",
      ],
      hard: [
        "What do maps leave out, and who decides?",
        "Have our phones robbed us of our sense of direction?",
        "Would you rather be lost somewhere marvellous or safe somewhere dull?",
      ],
    },
    {
      name: "extreme places",
      words: "extreme desert jungle ice cold pole dangerous volcano forest antarctica",
      own: [
        "I was in Antarctica for ten days.",
        "I spent ten days in Antarctica, and I remember the silence best.",
        "Ten days in Antarctica taught me that silence has a weight.",
      ],
      view: [
        "I like the cold more.",
        "I think people in hard places are the friendliest, because they need each other.",
        "The harsher the place, the warmer the kitchens, in my experience.",
      ],
      easy: ["Do you want to see Antarctica?", "What do you take to the desert?", "Is a jungle dangerous?"],
      mid: [
        "Which extreme place would you dare to visit?",
        "How do people live in very cold or very hot places?",
        "What would be hardest for you in a desert?",
      ],
      hard: [
        "What draws people to places that could kill them?",
        "Should some places be left to nobody?",
        "What would solitude on that scale do to you?",
      ],
    },
    {
      name: "city and countryside",
      words: "city countryside village farm nature quiet noise traffic field",
      own: [
        "I want a small house with goats.",
        "When I stop working, I want a small house, two goats and no clock.",
        "My retirement plan is modest: a house, two goats and the banishment of clocks.",
      ],
      view: [
        "I like towns with hills and trees.",
        "I think a village is wonderful, as long as there is a train.",
        "I'd take the village any day, on condition of a train.",
      ],
      easy: [
        "Is life better in a village?",
        "What is bad in a big city?",
        "What animals are in the countryside?",
      ],
      mid: [
        "What are the advantages of living in the countryside?",
        "Why are young people leaving the villages?",
        "Where would you like to grow old?",
      ],
      hard: [
        "Can anything bring life back to dying villages?",
        "Is the peace of the countryside partly an invention of city people?",
        "What does a city give you that you'd miss within a week?",
      ],
    },
    {
      name: "borders and people",
      words: "border people culture immigrant move passport frontier neighbour",
      own: [
        "On my maps, rivers are the borders.",
        "As a map maker I prefer rivers, because people drew most borders badly.",
        "Professionally, I mistrust any border that looks as if it was drawn with a ruler before lunch.",
      ],
      view: [
        "People are the same on both sides.",
        "I think people at a border often have more in common than with their capitals.",
        "Folk on either side of a border share far more than they do with their capitals.",
      ],
      easy: [
        "Do you have a passport?",
        "Do you have friends from other countries?",
        "Are people from the north and south different?",
      ],
      mid: [
        "What do you think the world would be like without borders?",
        "How are people different from region to region in your country?",
        "Why do people leave the place where they were born?",
      ],
      hard: [
        "Are borders a necessity or a habit?",
        "Does where you're born decide too much about your life?",
        "What makes neighbours, or neighbouring nations, dislike each other?",
      ],
    },
  ],
};
