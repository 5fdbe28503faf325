import type { Matter } from "./matter.ts";

/** Where people go, and how they get there. */
export const outings: readonly Matter[] = [
  {
    name: "lost on the way",
    heard:
      "\\b(?:missed|lost|miss) (?:the|my|our|a) (?:\\w+ )?(?:bus|train|plane|flight|metro|stop|connection)\\b|\\bgot lost\\b|\\b(?:cancel\\w+|delay\\w*|late again|stuck in)\\b|\\b(?:arrived?|was|were|am|came) (?:\\w+ ){0,2}late\\b|\\boverslept\\b",
    spanish: "perd[ií] el (?:autob[uú]s|tren|vuelo|avi[oó]n)|llegu[eé] tarde",
    tone: "sorry",
    says: [
      "Oh no! What a bad start. | Poor you! That is bad luck.",
      "Oh no, what bad luck. | Poor you, what a way to lose time.",
    ],
    asks: [
      "What did you do then? | How long did you wait? | Was somebody angry?",
      "What did you do then? | How did it end? | What did the others say?",
      "How did you get out of that? | How did it all end? | Can you laugh about it by now?",
    ],
    advice: [
      "Go ten minutes before. And take a book.",
      "I'd leave a quarter of an hour earlier and take a book.",
    ],
  },
  {
    name: "trip ahead",
    heard:
      "\\b(?:tomorrow|tonight|soon|next \\w+)\\b.{0,20}\\b(?:fly|flying|travel\\w*|go|going|leave|leaving) (?:to|for) (?:the )?§|\\b(?:want to|going to|would like to|'d like to|love to|hope to|dream of|will|plan(?:ning)? to) (?:\\w+ )?(?:travel|travell?ing|visit(?:ing)?|go(?:ing)? to (?:the )?(?:§|beach|sea|mountains?)|fly)\\b|\\bnext (?:trip|holiday|vacation)\\b|\\bmy dream is (?:to )?(?:travel|visit)",
    spanish: "quiero (?:viajar|visitar|ir a)|voy a viajar",
    says: [
      "That is a nice plan. | A good dream! I hope you go.",
      "That's a plan to look forward to. | I hope you get there.",
    ],
    asks: [
      "Why do you want to go there? | Who goes with you? | What do you want to see?",
      "What draws you to it? | Who would you go with? | What would you do first there?",
      "What is it that draws you there? | What do you expect to find? | What has kept you from going so far?",
    ],
    advice: [
      "Go in spring. There are not so many people.",
      "Go outside the high season, and keep the first day free.",
    ],
  },
  {
    name: "flight",
    heard: "\\b(?:airports?|planes?|flights?|flying|luggage|suitcases?|passport)\\b",
    spanish: "avi[oó]n|aeropuerto|vuelo|maleta",
    says: [
      "Airports are a world of their own. | Up in the air!",
      "Airports are a world of their own. | There is always a story in an airport.",
    ],
    was: [
      "How was the flight? | Were you afraid? | Who sat next to you?",
      "What was the flight like? | Did everything arrive? | Who sat next to you?",
    ],
    will: [
      "Where do you fly to? | Are you afraid of flying?",
      "Where are you flying to? | How do you feel about flying? | What goes into your suitcase first?",
    ],
    asks: [
      "Do you like flying? | What do you do on a plane?",
      "How do you feel about flying? | What do you do up there to pass the time?",
    ],
  },
  {
    name: "trip",
    heard:
      "\\b(?:i|we|my \\w+ and (?:i|me)) (?:\\w+ )?(?:went|go|goed|travell?ed|flew|visited|visit|drove|stayed|have been|'ve been|was|were) (?:\\w+ )?(?:to|in|at|by|around)? ?(?:the )?(?:§\\p{L}+|beach|mountains?|island|hotel|abroad)\\b|\\b(?:my|our|last|the|a) (?:\\w+ )?(?:trip|holidays?|vacations?|journey|honeymoon|weekend away)\\b|\\bon holiday\\b",
    spanish: "viaje|viaj[eé]|vacaciones|fuimos a|fui a",
    says: [
      "Trips make good stories. | I like to hear about trips.",
      "Every trip leaves a story. | I like hearing about places.",
    ],
    was: [
      "What did you like best there? | What did you eat there? | Was it your first time there? | What did you see?",
      "What did you like most there? | What surprised you there? | Would you go back? | What did you eat there?",
      "What struck you most about the place? | Would you go back, or is once enough? | What comes to mind first when you think of it now?",
    ],
    will: [
      "Why do you want to go there? | Who goes with you? | What do you want to see?",
      "What draws you to it? | Who would you go with? | What would you do first there?",
      "What is it that draws you there? | What do you expect to find? | Who would you want beside you?",
    ],
    bad: [
      "What went wrong? | What did you do then?",
      "What went wrong? | How did you get out of it? | Can you laugh about it now?",
    ],
    asks: [
      "Where do you like to go? | What do you do there?",
      "Where do you like to go best? | What makes a good trip for you?",
      "What makes a good trip, in your eyes? | Do you plan everything, or nothing?",
    ],
    advice: [
      "Take little, and good shoes.",
      "Take half the clothes and good shoes, and keep the first day free.",
    ],
  },
  {
    name: "commute",
    heard:
      "\\b(?:by|the|take|on|in) (?:\\w+ )?(?:bus|train|metro|subway|underground|tram|taxi)\\b|\\b(?:traffic|public transport)\\b",
    spanish: "autob[uú]s|tren|metro|tr[aá]fico",
    says: [
      "Sometimes the way is long. | You see many people on the way.",
      "Getting around can be half the story. | It's never as quick as they promise.",
    ],
    asks: [
      "How long does it take? | What do you do on the way? | Is it full of people?",
      "How long does it usually take? | What do you do on the way? | What do you see on the way?",
      "What do you do with the time? | What do you notice about the people around you? | Would you change it if you could?",
    ],
  },
  {
    name: "driving lessons",
    heard: "\\b(?:learn(?:ing)? to drive|driving (?:lessons?|school|test|exam))\\b",
    spanish: "carn[eé] de conducir|autoescuela",
    says: [
      "Driving is not easy at first. | Soon you can go anywhere!",
      "It feels strange at first, and then it's yours for life. | Everybody remembers those lessons.",
    ],
    asks: [
      "What is hard about it? | Where do you want to drive first?",
      "What do you find hardest? | Where will you drive first? | What is your teacher like?",
    ],
    advice: [
      "Look far ahead. Go slowly.",
      "Look far ahead, go slowly, and eat something sweet before the test.",
    ],
  },
  {
    name: "car",
    heard:
      "\\b(?:my|new|our|like|love|bought a) (?:\\w+ )?(?:cars?|motorbikes?|motorcycles?|vans?)\\b|\\bi (?:\\w+ )?drive\\b|\\btalk about cars\\b",
    spanish: "(?:mi|un) (?:coche|carro|moto)|conducir",
    says: [
      "A car makes you free. | Cars can be great fun.",
      "A car is freedom and trouble in one. | Some people talk to theirs; I would.",
    ],
    bad: [
      "What is the problem with it? | How do you go to work now?",
      "What went wrong with it? | How do you get around meanwhile? | What will it cost you?",
    ],
    asks: [
      "What car do you like best? | Where do you go with it? | Do you like driving?",
      "Where do you like to go with it? | What is your dream car? | What annoys you on the road?",
      "Is it the going or the arriving that you like? | What annoys you most on the road?",
    ],
  },
  {
    name: "bicycle",
    heard:
      "\\b(?:my|a|the|by|new) (?:\\w+ )?(?:bike|bicycle|scooter)\\b|\\bcycl(?:e|es|ing)\\b|\\bride (?:my|a) bike\\b",
    spanish: "bici(?:cleta)?\\b",
    says: [
      "A bike is good for you. | On a bike you see more.",
      "On a bike you see everything. | It's the nicest way to move, I think.",
    ],
    asks: [
      "Where do you ride? | How often do you ride? | Is it safe there?",
      "Where do you like to ride? | What do you like about it? | How safe is it where you live?",
    ],
  },
  {
    name: "beach",
    heard: "\\b(?:the|a|to|at) (?:\\w+ )?(?:beach|sea|coast|swimming pool|pool)\\b",
    spanish: "playa|\\bmar\\b|piscina",
    says: [
      "I love the sea. | Sun and water, how nice!",
      "The sea puts everything in order. | I can almost smell the salt.",
    ],
    was: [
      "Was the water cold? | What did you do there?",
      "What was it like there? | Was the water warm enough? | What did you do all day?",
    ],
    asks: [
      "What do you do there? | Do you swim a lot?",
      "What do you like to do there? | Do you go in when it's cold? | Which beach do you like best?",
    ],
  },
  {
    name: "mountains",
    heard:
      "\\b(?:mountains?|hik(?:e|es|ed|ing)|forest|river|lake|camping|countryside|nature|tent|waterfall)\\b",
    spanish: "montaña|bosque|senderismo|acampar|campo",
    says: [
      "It is good to be outside. | Nature is good for us.",
      "Being outside clears the head. | There's nothing like fresh air.",
    ],
    was: [
      "What did you see there? | Was it a long walk? | Was the weather good?",
      "What did you see on the way? | How far did you go? | What did you like most?",
    ],
    asks: [
      "What do you see there? | Do you go alone? | How do you feel there?",
      "What do you like about being there? | Do you go alone or with others? | Which place do you like best?",
      "What does it do for you? | Do you prefer it alone or in company? | Is there a place you keep going back to?",
    ],
  },
  {
    name: "walking",
    heard:
      "\\b(?:go(?:ing)? for (?:a )?walks?|took a walk|walk(?:s|ed|ing)? (?:in|on|with|a lot|every|along)|i like (?:to walk|walking))\\b",
    spanish: "paseo|caminar",
    says: [
      "A walk is good for the head. | Walking is the best sport.",
      "A walk puts thoughts in order. | Walking costs nothing and helps with everything.",
    ],
    asks: [
      "Where do you walk? | Do you walk alone? | What do you see on your walks?",
      "Where do you like to walk? | Do you listen to something, or just walk? | What do you think about meanwhile?",
    ],
  },
];
