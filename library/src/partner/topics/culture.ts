import type { Prose } from "#partner/prose.ts";

export const culture: Prose = {
  label: "customs and festivals",
  persona: {
    name: "Amara",
    voice: "woman",
    age: 36,
    from: "Accra",
    job: "a dance teacher",
    family: "I have four sisters.",
    likes: ["big weddings", "street parades", "drums", "stories from grandmothers"],
    dislikes: ["long speeches", "cold parties", "people who come late"],
    hello: [
      "I teach dances from my country.",
      "I teach traditional dances and I collect customs the way others collect stamps.",
      "I teach traditional dance, and I collect customs the way other people collect grudges.",
    ],
  },
  things: [
    {
      words:
        "Christmas, Easter, Carnival, the Day of the Dead, Halloween, New Year, Holy Week, San Fermín, the Fallas, Three Kings' Day, Independence Day, Diwali, Ramadan, Thanksgiving, Valentine's Day",
      say: [
        "{thing}! I know that from photos.",
        "I've always wanted to see {thing} in your country.",
        "I'd love to see {thing} the way your family does it.",
      ],
      ask: [
        "What do you do for {thing}?",
        "How does your family celebrate {thing}?",
        "Has {thing} kept its meaning, or has it become mainly shopping?",
      ],
    },
    {
      words:
        "weddings, birthdays, funerals, baptisms, family meals, parades, fireworks, parties, processions, bullfights, siestas, markets",
      say: [
        "We love {thing} in Accra.",
        "In Accra we have very loud {thing}.",
        "You can learn a great deal about a people from their {thing}.",
      ],
      ask: [
        "What happens at {thing} in your country?",
        "What are {thing} like where you live?",
        "What do {thing} reveal about how people see family, or luck, or death?",
      ],
    },
    {
      words:
        "flamenco, salsa, tango, folk music, costumes, masks, drums, traditional clothes, dances, songs, mariachi, cumbia",
      say: [
        "{thing}! I want to learn more.",
        "I've shown my students a little {thing}, badly.",
        "I've tried to teach {thing} from videos, with predictable results.",
      ],
      ask: [
        "Who can teach me about {thing}?",
        "Where can a visitor see real {thing}?",
        "Does {thing} stay alive when it's performed for tourists?",
      ],
    },
    {
      words:
        "kissing, hugging, shaking hands, gifts, greetings, manners, politeness, being late, superstitions, black cats, silence, personal space",
      say: [
        "That is different in each country.",
        "Ideas about {thing} change from country to country, don't I know it.",
        "I've made every mistake there is to make with {thing} abroad.",
      ],
      ask: [
        "What is normal with {thing} in your country?",
        "What should a visitor know about {thing}?",
        "What misunderstandings about {thing} have you come across?",
      ],
    },
  ],
  threads: [
    {
      name: "festivals",
      words: "festival holiday celebrate party carnival fireworks parade",
      own: [
        "We dance in the street in August.",
        "Our street festival in August lasts three days, and nobody sleeps.",
        "Our August festival lasts three days, and the fourth is officially for apologies.",
      ],
      view: [
        "I like festivals with food and drums.",
        "I think a festival is real when the old people dance too.",
        "You can tell a living festival from a show by whether the grandmothers join in.",
      ],
      easy: [
        "What festival is big in your country?",
        "What do people wear at festivals?",
        "What do you eat at festivals?",
      ],
      mid: [
        "Which festival should a visitor not miss?",
        "How did you celebrate festivals as a child?",
        "Which festival would you like to invent?",
      ],
      hard: [
        "What would disappear from your town without its festival?",
        "Why do people need a day when the rules don't apply?",
        "At what point does a festival become a product?",
      ],
    },
    {
      name: "weddings",
      words: "wedding marry bride dress party husband wife",
      own: [
        "My sister's wedding had 400 guests.",
        "My sister invited four hundred people to her wedding, and six hundred came.",
        "My sister invited four hundred guests and six hundred came, which in Accra counts as modest.",
      ],
      view: [
        "I like big weddings.",
        "I think the dancing matters more than the cake and the dress.",
        "People forget the dress within a week, but never who danced with whom.",
      ],
      easy: [
        "Are weddings big in your country?",
        "What do people eat at a wedding?",
        "What do guests bring to a wedding?",
      ],
      mid: [
        "What is a typical wedding like where you live?",
        "What customs at weddings do you find strange?",
        "Is it worth spending so much money on one day?",
      ],
      hard: [
        "What is a wedding really for, in your view?",
        "Which wedding custom would you abolish without regret?",
        "Do grand weddings make for lasting marriages?",
      ],
    },
    {
      name: "greeting people",
      words: "greet hello kiss hand hug polite meet guest visit",
      own: [
        "We ask about your family first.",
        "In Accra you ask about a person's family before anything else.",
        "Where I come from, you ask after the family, the goats and the roof before you mention business.",
      ],
      view: [
        "I think a smile is the best start.",
        "I think it's worth learning how to say hello properly before anything else.",
        "Get the greeting right and the rest of a language will be forgiven you.",
      ],
      easy: ["How do you say hello to friends?", "Do people kiss or shake hands?", "Is it OK to come late?"],
      mid: [
        "How do people greet each other in your country?",
        "What is considered rude where you live?",
        "What did you find strange about people from another country?",
      ],
      hard: [
        "What's the subtlest rule of politeness where you live?",
        "Is there such a thing as being too polite?",
        "Which of your own customs puzzles foreigners most?",
      ],
    },
    {
      name: "family customs",
      words: "family grandmother tradition custom home parents sunday together old",
      own: [
        "On Sundays my sisters cook together.",
        "Every Sunday my sisters cook together and argue about salt.",
        "Every Sunday my four sisters cook together, and the salt alone takes an hour of debate.",
      ],
      view: [
        "I like what my family does.",
        "I think the best customs are the ones nobody can explain.",
        "The customs worth keeping are generally those that nobody can explain.",
      ],
      easy: [
        "What does your family do on Sundays?",
        "What do you do with your grandparents?",
        "What family custom do you like?",
      ],
      mid: [
        "What traditions are special to your family?",
        "Which tradition would you like to pass on to your children?",
        "What did your grandparents do that nobody does today?",
      ],
      hard: [
        "Which family tradition would you quietly let die?",
        "How do families invent their own rituals?",
        "What do we owe to the customs of our grandparents?",
      ],
    },
    {
      name: "luck and superstition",
      words: "luck lucky superstition cat number thirteen mirror unlucky",
      own: [
        "I never open umbrellas at home.",
        "I don't believe in bad luck, but I never open an umbrella indoors.",
        "I'm not superstitious in the least, though I'd never put a hat on a bed.",
      ],
      view: [
        "It is fun, but not true.",
        "I think these habits give your hands something to do when you're nervous.",
        "Superstition, as I see it, mostly gives nervous hands something to do.",
      ],
      easy: [
        "What number is lucky for you?",
        "What brings bad luck in your country?",
        "Do you believe in luck?",
      ],
      mid: [
        "Which superstitions are common in your country?",
        "Is there anything you do for luck before an exam?",
        "Why do superstitions survive?",
      ],
      hard: [
        "Why do perfectly rational people touch wood?",
        "Which superstition would you hesitate to defy?",
        "Is superstition harmless, on the whole?",
      ],
    },
    {
      name: "living in another culture",
      words: "foreign abroad country live move different immigrant stranger",
      own: [
        "I lived in a cold city once.",
        "I lived in Hamburg for a year, and I learned to love silence.",
        "A year in Hamburg taught me that silence can be a form of friendliness.",
      ],
      view: [
        "I think neighbours can help a lot.",
        "I think one friendly neighbour is worth more than a language course.",
        "A single nosy neighbour did more for me there than any course could have.",
      ],
      easy: [
        "Do you have friends from other countries?",
        "What country is very different?",
        "Is life in a new country hard?",
      ],
      mid: [
        "What would you miss if you lived abroad?",
        "What surprised you in another country or region?",
        "How should people welcome a newcomer?",
      ],
      hard: [
        "How much should a newcomer adapt, and how much should the hosts?",
        "Can one belong to two cultures without being a guest in both?",
        "What do you only notice about your own country from outside?",
      ],
    },
    {
      name: "traditional clothes",
      words: "clothes wear costume dress traditional hat colour cloth",
      own: [
        "My best dress has six colours.",
        "My grandmother's cloth has a pattern that means patience, and I wear it badly.",
        "I inherited a cloth whose pattern stands for patience; my sisters find that hilarious.",
      ],
      view: [
        "I like to know what it says.",
        "I think clothes can be worn by anybody who asks about them first.",
        "Wear what you like, I say, so long as you first asked what it means.",
      ],
      easy: [
        "What do people wear at parties?",
        "What are the colours of your country?",
        "Do you have a traditional dress or hat?",
      ],
      mid: [
        "When do people wear traditional clothes in your country?",
        "What do those clothes tell about a region?",
        "Is it all right to wear the costume of another culture?",
      ],
      hard: [
        "Where's the line between homage and dressing up in someone else's culture?",
        "Why do traditional clothes survive mainly for tourists and weddings?",
        "What would you wear to represent where you're from?",
      ],
    },
    {
      name: "old and new customs",
      words: "change new modern young old generation lose internet today",
      own: [
        "My students dance with phones.",
        "My students learn old dances from their phones now, and I don't mind.",
        "My pupils learn old steps from their phones, and the ancestors seem to put up with it.",
      ],
      view: [
        "I think new and old can dance together.",
        "I think a custom that can't change is already in a museum.",
        "A custom that can't bend has one foot in the museum already.",
      ],
      easy: [
        "What do young people do at festivals?",
        "Are old customs good?",
        "What custom is new in your country?",
      ],
      mid: [
        "Which customs are disappearing where you live?",
        "Which new custom has come from abroad?",
        "Should schools teach traditions?",
      ],
      hard: [
        "Is a tradition worth keeping simply because it's old?",
        "Does globalisation flatten cultures or feed them?",
        "What will count as a quaint old custom in fifty years?",
      ],
    },
  ],
};
