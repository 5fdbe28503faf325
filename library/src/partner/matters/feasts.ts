import type { Matter } from "./matter.ts";

/** Feasts, places and where people come from. */
export const feasts: readonly Matter[] = [
  {
    name: "wedding",
    heard: "\\b(?:weddings?|bride|groom|got married|getting married|gets? married)\\b",
    spanish: "boda|se cas(?:a|[oó])",
    says: [
      "A wedding is a big day. | Weddings are full of stories.",
      "Weddings are always full of stories. | That's a big day for everyone.",
    ],
    was: [
      "What did you wear? | Was the food good? | Did you dance?",
      "What was the best moment? | Did anything go wrong? | Who cried first?",
    ],
    will: [
      "What do you want to wear? | When is it? | Who will be there?",
      "Who is getting married? | What are you going to wear? | What will be the best part, do you think?",
    ],
    asks: [
      "What do people eat there? | Do you like weddings?",
      "What are weddings like where you live? | Which part do you like best? | Do you enjoy such days?",
    ],
    advice: [
      "Wear something simple and good shoes.",
      "Something simple in a warm colour, and shoes you can dance in.",
    ],
  },
  {
    name: "birthday",
    heard: "\\b(?:birthday|anniversary)\\b",
    spanish: "cumpleaños|aniversario",
    says: [
      "How nice! A reason to be happy. | A birthday is a good day for cake.",
      "That's a good reason to get together. | There should be cake, I hope.",
    ],
    was: [
      "Who was there? | Was there a cake? | What presents were there?",
      "How did you celebrate? | Who came along? | What was the nicest moment?",
    ],
    will: [
      "What do you want to do? | Who will be there? | Will there be a cake?",
      "How do you want to celebrate? | Who will be there? | Have you thought of a present?",
    ],
    bad: [
      "What did you do then? | What can you do now?",
      "How did you make up for it? | What happened then?",
    ],
    asks: [
      "What do you do on that day? | Do you like birthdays?",
      "How do you like to celebrate? | What was the best birthday you ever had?",
    ],
    advice: [
      "Say sorry, and plan a nice evening.",
      "Say sorry without a but, and plan an evening that shows you remember.",
    ],
  },
  {
    name: "party",
    heard: "\\b(?:part(?:y|ies)|celebrat\\w+|barbecue|picnic)\\b",
    spanish: "fiesta|barbacoa",
    says: [
      "Parties are fun. | Good food and friends, I hope!",
      "I do like a celebration. | The best ones end in the kitchen.",
    ],
    was: [
      "Who was there? | What did you eat? | Did you dance?",
      "Who was there? | What was the best moment? | How late did it get?",
    ],
    will: ["Who will be there? | What do you bring?", "Who will be there? | What are you going to bring?"],
    asks: [
      "What do you eat at parties? | Do you dance?",
      "What makes a good party for you? | Do you like to be the first or the last to leave?",
    ],
  },
  {
    name: "festival",
    heard:
      "\\b(?:christmas|new year'?s?|easter|carnival|ramadan|eid|day of the dead|holy week|semana santa|fallas|san juan|san ferm[ií]n|traditions?|traditional|festivals?|feria|halloween|navidad|three kings|village fiestas?)\\b",
    spanish: "navidad|semana santa|carnaval|tradici",
    says: [
      "Traditions are beautiful. | I like days like that.",
      "Traditions bring people together. | Every place has its own way.",
    ],
    was: [
      "What did you do that day? | What did you eat? | Who was there?",
      "What was the best moment? | What did people do? | Has it always been like that?",
    ],
    asks: [
      "What do you do on that day? | What do you eat? | Who comes to your house?",
      "What do people do on that day? | What do you like most about it? | How has it changed since you were a child?",
      "What does it mean to you? | How has it changed over the years? | What would be lost without it?",
    ],
  },
  {
    name: "childhood",
    heard:
      "\\bwhen i (?:was|were) (?:an? |very )?(?:child|kid|little|young|small|\\w+ years|\\d+|(?:boy|girl|teenager)|ten|eleven|twelve|five|six|seven|eight|nine|in (?:the )?(?:high )?school)\\b|\\b(?:my childhood|i used to|as a child)\\b",
    spanish: "cuando era (?:niñ[oa]|pequeñ[oa])|mi infancia",
    says: [
      "Old days, good stories. | You remember it well.",
      "Those memories stay, don't they. | I like hearing about that time.",
    ],
    asks: [
      "Were you happy then? | Who was with you? | Do you do it now, too?",
      "What do you miss about that time? | Who was part of it? | What has changed since then?",
      "What do you miss about it, if anything? | How does it look from here? | What would you tell that child today?",
    ],
  },
  {
    name: "abroad",
    heard:
      "\\b(?:live|lived|living|moved|work|worked|study|studied) (?:\\w+ )?(?:abroad|in another country)\\b|\\b(?:immigra\\w+|emigra\\w+|foreigner|culture shock|visa|citizenship)\\b|\\bi(?:'m|’m| am) (?:originally )?from .{2,20} (?:but|and) i live\\b|\\bi have lived in\\b|\\bi've lived in\\b",
    spanish: "extranjero|emigr|vivo fuera",
    says: [
      "A new country is a big step. | You have two homes now.",
      "It takes courage to start again somewhere else. | You end up with two homes, or none.",
    ],
    asks: [
      "What is different there? | What do you miss? | Is it hard?",
      "What was the biggest surprise? | What do you miss most? | Where is home for you now?",
      "What took you longest to get used to? | Where is home for you now? | What have you kept from each place?",
    ],
    advice: [
      "Say yes to every invitation.",
      "Say yes to every invitation in the first year, even the dull ones.",
    ],
  },
  {
    name: "tourists",
    heard: "\\btouris[mt]s?\\b|\\bairbnb\\b",
    spanish: "turis(?:mo|tas?)",
    says: [
      "Many tourists, much noise! | Tourists bring good and bad.",
      "It brings money and takes the quiet. | Everybody travels, and nobody likes tourists.",
    ],
    asks: [
      "Are there many where you live? | What is bad about it?",
      "What has changed where you live? | What could a town do about it?",
      "What has it changed where you live? | Where should a town draw the line?",
    ],
  },
  {
    name: "love",
    heard:
      "\\bi (?:\\w+ )?(?:like|love) (?:a|this|one|that) (?:girl|boy|guy|man|woman)\\b|\\b(?:my|a|first|blind) date\\b(?! of)|\\bfell for\\b|\\bcrush\\b|\\bdating\\b|\\btinder\\b|\\bfall in love\\b",
    spanish: "me gusta (?:un|una) (?:chic|chav)|enamor|cita con",
    says: [
      "Oh, love! How exciting. | Love is a big thing!",
      "Matters of the heart are never simple. | How exciting, and how confusing.",
    ],
    was: [
      "How was it? | What did you talk about? | Will you meet again?",
      "How did it go? | What did you talk about? | Will you see each other again?",
    ],
    asks: [
      "How did you meet? | What do you like most? | Who knows about it?",
      "How did you meet? | What do you like most? | What will you do now?",
      "How did it come about? | What draws you there? | Where do you hope it will lead?",
    ],
    advice: [
      "Ask a small thing: a coffee on Saturday.",
      "Ask for something small, like a coffee; it's easy to say yes to.",
    ],
  },
  {
    name: "history of the family",
    heard:
      "\\b(?:great-?grand\\w+|civil war|in the war|ancestors|roots|old photos?|war stories|dictatorship|franco)\\b",
    spanish: "bisabuel|guerra civil",
    says: [
      "Old family stories are gold. | That is part of you, too.",
      "Stories like that make history real. | Every family keeps one story quiet.",
    ],
    asks: [
      "Who told you about it? | Do you talk about it at home?",
      "How did you hear about it? | Does your family talk about it? | What would you still like to know?",
      "How did you come to hear of it? | What would you still like to ask them? | What does it change for you today?",
    ],
  },
];
