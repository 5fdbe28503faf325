import type { Matter } from "./matter.ts";

/** What is eaten out, worn, given and paid. */
export const goods: readonly Matter[] = [
  {
    name: "restaurant",
    heard: "\\b(?:restaurants?|ate out|eat(?:ing)? out|waiters?|menu|terrace|takeaway)\\b",
    spanish: "restaurante|cenar fuera",
    says: [
      "Somebody cooks for you. How nice! | I like a good table.",
      "A good table with good people is hard to beat. | I do like being cooked for.",
    ],
    was: [
      "What did you eat? | Was it good? | Who was with you?",
      "What did you order? | How was the food? | Would you go there again?",
    ],
    asks: [
      "What do you eat there? | Do you go often?",
      "What do you usually order? | What makes a good restaurant for you?",
    ],
  },
  {
    name: "diet",
    heard:
      "\\b(?:vegetarian|vegan|diet|lose weight|healthy (?:food|eating)|allergic|gluten|lactose|don'?t eat (?:meat|fish))\\b",
    spanish: "vegetarian[oa]|vegan[oa]|dieta|adelgazar|al[eé]rgic",
    says: [
      "That is not always easy. | You need a strong head for that.",
      "That takes some patience at other people's tables. | It isn't always easy in company.",
    ],
    asks: [
      "What do you eat then? | Is it hard? | What do you miss?",
      "What do you eat instead? | What does your family say? | What do you miss most?",
      "How do people around you take it? | What do you miss most, if anything? | What made you begin?",
    ],
    advice: [
      "Eat slowly. Change one thing first.",
      "Change one thing at a time, and don't forbid yourself everything.",
    ],
  },
  {
    name: "eating",
    heard:
      "\\b(?:(?:for|have|had|eat|ate) (?:\\w+ )?(?:breakfast|lunch|dinner)|delicious|tasty|hungry|favou?rite (?:food|dish|meal)|typical (?:food|dish))\\b",
    spanish: "com(?:o|er|ida)|desayun|cen(?:o|a|ar)|hambre",
    says: [
      "Food is a good thing to talk about. | That sounds good to me.",
      "Good food brings people together. | I could talk about food all day.",
    ],
    was: [
      "What did it taste like? | Who was with you? | What did you drink with it?",
      "What did it taste like? | Who made it? | Who did you eat with?",
    ],
    asks: [
      "What does it taste like? | Who do you eat with? | What do you never eat?",
      "How would you explain it to somebody who has never tried it? | Who do you usually eat with? | What could you eat every day?",
      "How would you describe the taste to a stranger? | What does it remind you of? | Which food tells most about where you come from?",
    ],
  },
  {
    name: "coffee",
    heard:
      "\\b(?:(?:drink|drank|have|had|a|my|of|like|love|without|morning|black) coffees?|cups? of tea|tea with|drink tea)\\b",
    spanish: "caf[eé]\\b",
    says: [
      "A hot drink is always good. | Many people start the day like that.",
      "For many people the day starts there. | There's always time for a cup of something.",
    ],
    asks: [
      "How do you drink it? | When do you drink it? | How many cups a day?",
      "How do you take it? | When do you enjoy it most? | Could you start a day without a hot drink?",
      "Is it the taste or the pause you like? | How do you take yours? | Could you give it up?",
    ],
  },
  {
    name: "bar",
    heard: "\\b(?:beers?|wine|bars?|pubs?|tapas|disco|night ?club|went out|go(?:ing)? out)\\b(?! of)",
    spanish: "cerveza|bar\\b|fiesta|discoteca",
    says: [
      "A night with friends is good. | There you hear the best stories.",
      "The best conversations happen there. | A night out does one good.",
    ],
    was: [
      "Who was with you? | What did you talk about? | When did you get home?",
      "Who was there? | What did you talk about? | How late did it get?",
    ],
    asks: [
      "Who goes with you? | Where do you go?",
      "Where do you like to go? | Who is usually there? | What do you talk about?",
    ],
  },
  {
    name: "wardrobe",
    heard:
      "\\b(?:clothes|shoes|dress(?:es)?|jackets?|jeans|trousers|shirts?|skirt|suit|trainers|boots|second[ -]hand|fashion)\\b",
    spanish: "ropa|zapatos|vestido|camisa",
    says: [
      "Clothes can change a day. | Good clothes make us feel good.",
      "Clothes say something before we do. | The right clothes give you courage.",
    ],
    was: ["What colour is it? | Where did you find it?", "What made you choose it? | Where did you find it?"],
    asks: [
      "What do you like to wear? | Which colour is best for you?",
      "What do you feel best in? | What would you never wear? | Where do you find your clothes?",
      "What do your clothes say about you? | What would you never be seen in?",
    ],
    advice: [
      "Wear what is comfortable. Simple colours are best.",
      "Take something simple you feel well in; with green, for example, gold or light brown goes well.",
    ],
  },
  {
    name: "present",
    heard: "\\b(?:presents?|gifts?|surprise (?:for|party)|gave (?:me|him|her) a)\\b",
    spanish: "regalo",
    says: [
      "It is nice to give things. | Presents are not easy!",
      "A good present shows that somebody listened. | Presents are harder than they look.",
    ],
    was: [
      "What was it? | Who gave it to you? | Did you like it?",
      "What was it? | How did it go down? | What was the best present you ever got?",
    ],
    asks: [
      "Who is it for? | What is a good present?",
      "Who is it for? | What does that person like? | What was the best present you ever got?",
    ],
    advice: [
      "Give time: a meal or a walk together.",
      "Give an afternoon together rather than a thing; people forget things.",
    ],
  },
  {
    name: "shopping",
    heard:
      "\\b(?:i|we|she|he|my \\w+) (?:\\w+ )?(?:bought|buyed|ordered)\\b|\\b(?:go(?:ing)? shopping|went shopping|shopping|market|supermarket|sales)\\b",
    spanish: "compr(?:[eé]|ar|as)|tienda|supermercado",
    says: [
      "I see. New things! | Shopping can take all day.",
      "Some things are hard to resist. | Shopping can take all day.",
    ],
    was: [
      "Where did you buy it? | Was it expensive? | Are you happy with it?",
      "What made you choose it? | Are you happy with it? | Was it what you were looking for?",
    ],
    asks: [
      "Where do you buy things? | Do you like shopping? | What do you need?",
      "Where do you usually shop? | What do you like to buy? | What was your best buy ever?",
      "What do you never mind spending on? | What have you bought and regretted?",
    ],
  },
  {
    name: "money",
    heard:
      "\\b(?:(?:very|too|so|more) (?:expensive|cheap)|is expensive|are expensive|money|saving|salary|prices|afford|rent|mortgage|bills|debts?|loan|inflation)\\b",
    spanish: "dinero|car[oa]s?\\b|alquiler|sueldo|deudas?",
    says: [
      "Things cost a lot now. | Money is not an easy thing.",
      "Money is never a simple subject. | Prices make everyone think twice.",
    ],
    asks: [
      "What is too expensive for you? | Do you save money? | What do you buy first?",
      "What do you save on? | What is worth paying more for? | How do people manage where you live?",
      "What do you refuse to save on? | How has that changed in recent years? | What would you do with a little more?",
    ],
    advice: [
      "Write down all you pay. Then save a little.",
      "Write down for a month what goes out; then you see what can wait.",
    ],
  },
  {
    name: "phone",
    heard:
      "\\b(?:my|the|new|a) (?:\\w+ )?(?:phone|mobile|computer|laptop|tablet|screen)s?\\b|\\b(?:internet|wifi|social media|instagram|tiktok|tik tok|whatsapp|facebook|youtube|computers|phones)\\b",
    spanish: "m[oó]vil|tel[eé]fono|ordenador|internet|redes sociales",
    says: [
      "We all live with screens now. | It is hard to be without it.",
      "We all spend a lot of time there. | It's hard to imagine life without it.",
    ],
    asks: [
      "How many hours a day? | What do you do online? | Can you live a day without a screen?",
      "What do you do most on a screen? | Could you do without the internet for a week? | What annoys you most about screens?",
      "What has it given you, and what has it taken? | Could you do without the internet for a week? | Where do you draw the line?",
    ],
    advice: [
      "Put it in another room at night.",
      "Put it in another room after dinner; the first week is the hardest.",
    ],
  },
];
