import type { Prose } from "#partner/prose.ts";

export const travel: Prose = {
  label: "travel",
  persona: {
    name: "Tomás",
    voice: "man",
    age: 50,
    from: "Montevideo",
    job: "a train conductor",
    family: "My daughter lives in Norway.",
    likes: ["night trains", "small stations", "window seats", "old suitcases"],
    dislikes: ["airports", "long queues", "tours with flags"],
    hello: [
      "I work on a train.",
      "I work on trains, so I travel every day and I'm home for dinner.",
      "I'm a train conductor, which means I've travelled enough to circle the earth and always slept at home.",
    ],
  },
  things: [
    {
      words:
        "Paris, London, Rome, New York, Madrid, Barcelona, Tokyo, Lisbon, Berlin, Buenos Aires, Mexico City, Cusco, Cartagena, Amsterdam, Venice, Seville, Granada, Bogotá, Miami, Dublin, Istanbul, Marrakech, Prague, Edinburgh, Cancún, Lima, Havana, Athens, Kyoto",
      say: [
        "{thing}! People say it is beautiful.",
        "I've always wanted to arrive in {thing} by night train.",
        "{thing} is one of those places I've imagined too well to risk visiting.",
      ],
      ask: [
        "What can you see in {thing}?",
        "What did you hear or learn about {thing}?",
        "Does {thing} live up to its postcards, would you say?",
      ],
    },
    {
      words:
        "Spain, Italy, France, England, Ireland, Scotland, Germany, Portugal, Japan, Mexico, Colombia, Argentina, Peru, Chile, Brazil, Morocco, Egypt, Greece, Thailand, China, India, Iceland, Norway, the United States, Canada, Australia, Cuba, Costa Rica, Africa, Asia, Europe, Switzerland, Vietnam, Turkey",
      say: [
        "{thing}! That is on my list.",
        "I meet travellers from or on their way to {thing} every summer.",
        "People come back from {thing} changed, or at least talkative.",
      ],
      ask: [
        "What do you like about {thing}?",
        "What should I see first in {thing}?",
        "What would surprise a first-time visitor to {thing}?",
      ],
    },
    {
      words:
        "trains, planes, buses, boats, ships, cars, bikes, motorbikes, ferries, taxis, cruises, vans, the metro, hitchhiking, walking, camper vans, airplanes, horses",
      say: [
        "{thing}! I prefer trains.",
        "I can see the charm of {thing}, though I'm a train man.",
        "As a railwayman I'm officially indifferent to {thing}.",
      ],
      ask: [
        "When do you use {thing}?",
        "What is good and bad about {thing}?",
        "How does choosing {thing} over something else change what you see?",
      ],
    },
    {
      words:
        "hotels, hostels, beaches, mountains, museums, suitcases, backpacks, passports, tickets, maps, souvenirs, photos, guides, airports, stations, campsites, restaurants, the sea, islands, castles, markets, apartments, tourists, postcards",
      say: [
        "{thing}! Yes, that is travel.",
        "I hear stories about {thing} every day on my train.",
        "There's a whole philosophy in {thing}, if you have the patience.",
      ],
      ask: [
        "What do you like about {thing}?",
        "What story can you tell about {thing}?",
        "What do {thing} say about the way we travel now?",
      ],
    },
  ],
  threads: [
    {
      name: "your last trip",
      words: "trip last holiday vacation travel go visit weekend summer",
      own: [
        "I went to a small island.",
        "My last trip was to an island with one hotel and nine sheep.",
        "I last travelled to an island with one hotel, nine sheep and no timetable; I barely coped.",
      ],
      view: [
        "I like trips with no plan.",
        "I think a trip is good when something goes a little wrong.",
        "The trips we tell of are the ones that went slightly wrong.",
      ],
      easy: ["Where did you go on holiday?", "Who did you travel with?", "What did you see there?"],
      mid: [
        "What was the best trip you have made?",
        "What do you remember most from your last holiday?",
        "Did anything go wrong on a trip of yours?",
      ],
      hard: [
        "Which journey has changed the way you see things?",
        "What do you remember of a place once the photos are forgotten?",
        "Has a disaster on the road ever become your best story?",
      ],
    },
    {
      name: "places to see one day",
      words: "dream place country city want world future one day list",
      own: [
        "I want to see Norway in winter.",
        "I want to see Norway in the dark months, because my daughter says it's blue.",
        "I mean to see Norway in its dark months, which my daughter swears are blue.",
      ],
      view: [
        "I think small places are the best.",
        "I think the places nobody recommends are often the best.",
        "Go where no one has recommended, and you'll have it to yourself.",
      ],
      easy: ["Where do you want to go?", "Why do you want to go there?", "Is it near or far?"],
      mid: [
        "Which place would you like to see before you are old?",
        "What attracts you to that part of the world?",
        "Is there a place you would never want to visit?",
      ],
      hard: [
        "Is there a place better left imagined?",
        "What are you hoping to find there that you lack here?",
        "Do we choose destinations, or do other people's pictures choose them for us?",
      ],
    },
    {
      name: "getting around",
      words: "train plane car bus boat fly drive bike transport airport station",
      own: [
        "I love trains. I am boring.",
        "I spend my days on trains and my holidays on other trains.",
        "I spend my working days on trains and my holidays, to my wife's despair, on other trains.",
      ],
      view: [
        "I like to go slowly.",
        "I think the way there should be part of the holiday.",
        "If the journey isn't part of the pleasure, you've bought the wrong ticket.",
      ],
      easy: ["Do you like planes?", "How do you travel in your country?", "What do you do on a long trip?"],
      mid: [
        "What is your favourite way of travelling?",
        "What was the longest journey you have ever made?",
        "Would you stop flying to protect the climate?",
      ],
      hard: [
        "Is slow travel a luxury or a principle?",
        "What does speed take from a journey?",
        "Can flying for pleasure still be defended?",
      ],
    },
    {
      name: "packing",
      words: "pack suitcase bag luggage clothes take bring forget backpack passport",
      own: [
        "I always forget my socks.",
        "I always forget socks, so I own socks from eleven countries.",
        "I forget socks with such consistency that I own a pair from every country I've visited.",
      ],
      view: [
        "I take one small bag.",
        "I think you only need half of what you pack.",
        "Pack, then take out half, then take out the umbrella.",
      ],
      easy: ["What do you take on a trip?", "Is your suitcase big or small?", "What do you always forget?"],
      mid: [
        "How do you pack for a week?",
        "What thing do you never travel without?",
        "What is the most useless thing you ever took on a trip?",
      ],
      hard: [
        "What does a suitcase reveal about its owner?",
        "How little could you live with for a year?",
        "Is there an object you carry for luck, whatever you tell people?",
      ],
    },
    {
      name: "food on trips",
      words: "food eat restaurant taste dish strange local breakfast drink try",
      own: [
        "I try every soup.",
        "In a new town I always eat where the bus drivers eat.",
        "My one rule abroad is to eat where the bus drivers eat, and to ask no questions.",
      ],
      view: [
        "I like to eat what they eat.",
        "I think the best food is where the menu has no pictures.",
        "Pictures on a menu are a warning, in any language.",
      ],
      easy: ["What do you eat on a trip?", "Do you try new food?", "What food from home do you miss?"],
      mid: [
        "What is the best thing you have eaten in another place?",
        "Do you look for local food or for what you know?",
        "Which dish from home would you offer a visitor?",
      ],
      hard: [
        "Is there a taste you've travelled for?",
        "How adventurous are you at table, in all honesty?",
        "What can you learn about a country from one meal?",
      ],
    },
    {
      name: "people you meet",
      words: "people meet friend talk stranger language local family kind help",
      own: [
        "I met my wife on my train.",
        "I met my wife on my own train, and she had no ticket.",
        "I met my wife aboard; she had no ticket, and I've never quite forgiven myself for asking.",
      ],
      view: [
        "I think strangers are mostly kind.",
        "I think people tell strangers on a train what they tell nobody else.",
        "People confess to strangers on trains what they'd hide from a priest.",
      ],
      easy: [
        "Do you talk with people on a trip?",
        "Are people friendly in your country?",
        "What language do you speak on trips?",
      ],
      mid: [
        "Have you met interesting people while travelling?",
        "How do you talk to people if you don't know their language?",
        "Has a stranger ever helped you on a trip?",
      ],
      hard: [
        "Why do we confide in strangers on trains?",
        "Do you become somebody else when nobody knows you?",
        "Which chance encounter has stayed with you?",
      ],
    },
    {
      name: "tourists",
      words: "tourist tourism crowd photo guide visit beach city expensive hotel",
      own: [
        "Tourists ask me about the toilet.",
        "Tourists ask me three questions, and two of them are about the toilet.",
        "Of every three questions tourists put to me, two concern the lavatory.",
      ],
      view: [
        "I think we are all tourists.",
        "I think a good tourist says hello first and takes photos later.",
        "Greet first, photograph later: that's the whole etiquette of travel.",
      ],
      easy: [
        "Are there many tourists in your town?",
        "What do tourists visit in your country?",
        "Do you take many photos on trips?",
      ],
      mid: [
        "Is tourism good or bad for the place where you live?",
        "What kind of traveller are you?",
        "How can people visit a place without spoiling it?",
      ],
      hard: [
        "What's the difference between a traveller and a tourist, if there is one?",
        "Should cities close their gates to some of us?",
        "Have photographs replaced looking?",
      ],
    },
    {
      name: "travelling alone or together",
      words: "alone together friend family group couple child parent partner company",
      own: [
        "I travel alone in my head.",
        "I like to travel with one person who is happy to be silent.",
        "My ideal companion is one who reads, and who wakes me only for rivers.",
      ],
      view: [
        "I think two is a good number.",
        "I think you should travel alone once, to find out who you are.",
        "Travel alone once, if only to discover how you take your coffee.",
      ],
      easy: [
        "Do you travel with friends or family?",
        "Is it good to travel alone?",
        "Who chooses the place?",
      ],
      mid: [
        "What are the good sides of travelling alone?",
        "Which friend would be a terrible travel companion?",
        "What do people argue about on holiday?",
      ],
      hard: [
        "What do you learn about a friend within a week on the road?",
        "Is loneliness part of travelling well?",
        "Whom would you take along, living, dead or invented?",
      ],
    },
  ],
};
