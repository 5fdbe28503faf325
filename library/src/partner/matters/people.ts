import type { Matter } from "./matter.ts";

/** Who somebody lives with, likes and works for; heard where nothing else that is told of them is. */
export const people: readonly Matter[] = [
  {
    name: "child",
    heard:
      "\\b(?:my|our) (?:\\w+ )?(?:son|sons|daughters?|bab(?:y|ies)|kids?|child|children|twins)\\b|\\bi have (?:\\w+ ){1,2}(?:kids?|children|sons?|daughters?)\\b",
    spanish: "mis? hij[oa]s?",
    says: [
      "Children are full of life! | Life with children is never boring.",
      "Life with children is never boring. | Children keep a house alive.",
    ],
    asks: [
      "What does {who} like to do? | What is {who} like? | What do you do together? | What makes you all laugh at home?",
      "What is {who} like? | What do you like doing together? | What makes you all laugh at home? | What surprises you most about having children?",
      "What have you learnt from {who}? | What surprises you most about being a parent? | What do you do when you all have time?",
    ],
  },
  {
    name: "partner",
    heard: "\\b(?:my|our) (?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|fianc[eé]e?|novi[oa])\\b",
    spanish: "mi (?:marido|mujer|novi[oa]|espos[oa])",
    says: [
      "It is good to be two. | Two people, two heads!",
      "It's good to have somebody to share things with. | Two people never see it quite the same way.",
    ],
    asks: [
      "How did you two meet? | What do you two do together? | Are you two alike?",
      "How did the two of you meet? | What do you two like doing together? | What do you two never agree about?",
      "How did the two of you meet, if I may ask? | Where do the two of you differ most? | What have you learnt from each other?",
    ],
  },
  {
    name: "grandparents",
    heard:
      "\\b(?:my|our) (?:\\w+ )?(?:great-)?(?:grand(?:mother|father|ma|pa|parents|mum|dad|mom)|gran|granny|nana|abuel[oa]s?)\\b",
    spanish: "mis? abuel[oa]s?",
    says: [
      "Grandparents have the best stories. | Old people know a lot.",
      "Grandparents often have the best stories. | There's a lot to learn from older people.",
    ],
    asks: [
      "What is {who} like? | What did you learn from {who}? | What do you do together?",
      "What have you learnt from {who}? | What is {who} like? | Which family story do you like best?",
      "What has {who} passed on to you? | Which family story has stayed with you? | How different was life back then?",
    ],
    was: [
      "What was {who} like? | What did you learn from {who}? | What do you remember best?",
      "What was {who} like? | What did you learn from {who}? | What do you remember best about those times?",
      "What did {who} pass on to you? | Which of those stories has stayed with you? | How different was life back then?",
    ],
  },
  {
    name: "siblings",
    heard:
      "\\b(?:my|our) (?:\\w+ )?(?:brothers?|sisters?|siblings?)\\b(?!-in)|\\bi have (?:\\w+ ){1,2}(?:brothers?|sisters?)\\b",
    spanish: "mis? herman[oa]s?",
    says: [
      "Brothers and sisters are special. | You can laugh a lot with them.",
      "Nobody knows you like a brother or a sister. | There's nobody like a brother or a sister.",
    ],
    asks: [
      "Are you alike? | What is {who} like? | What do you do together? | Do you fight sometimes?",
      "How are you alike, and how are you different? | What is {who} like? | What do you do when you get together?",
      "In what ways are you unlike each other? | How has that changed since you were children? | What would {who} say about you?",
    ],
  },
  {
    name: "parents",
    heard: "\\b(?:my|our) (?:\\w+ )?(?:mother|father|mum|mom|dad|parents|mama|papa)\\b",
    spanish: "mis? (?:madre|padre|padres|mam[aá]|pap[aá])\\b",
    says: [
      "Ah, your family. | Parents are important.",
      "Parents shape a lot of what we do. | It's good to hear about your family.",
    ],
    asks: [
      "What is {who} like? | Are you like {who}? | What did you learn from {who}?",
      "What is {who} like? | In what way are you like {who}? | What did you learn from {who}?",
      "In what ways do you take after {who}? | What did {who} teach you without meaning to? | How has the way you see your parents changed?",
    ],
  },
  {
    name: "relatives",
    heard:
      "\\b(?:my|our) (?:\\w+ )?(?:\\w+-in-law|cousins?|uncles?|aunts?|nephews?|nieces?|in-laws|mother-in-law)\\b",
    spanish: "mis? (?:prim[oa]s?|t[ií][oa]s?|sobrin[oa]s?)",
    says: [
      "A family is a small world. | Every family has one like that!",
      "Every family is a small world. | Every family has its characters.",
    ],
    asks: [
      "What is {who} like? | When do you see each other? | Who is the funny one?",
      "What is {who} like? | How often do you see each other? | Who is the funny one in your family?",
      "What is {who} like? | Who is the storyteller among you? | How often do you manage to get together?",
    ],
  },
  {
    name: "boss",
    heard: "\\b(?:my|our|the) (?:\\w+ )?(?:boss|manager|chief|director|supervisor)\\b",
    spanish: "mi jef[ea]",
    sorry: [
      "Oh, that is not easy. | A bad boss makes work hard.",
      "A bad boss makes every day longer. | That can't be easy, day after day.",
    ],
    says: [
      "A good boss is important. | A boss can make work good or bad.",
      "A boss can make or break a job. | Bosses are seldom easy to understand.",
    ],
    asks: [
      "What is your boss like? | What did you say? | Is it often like that?",
      "What is your boss like? | How do you deal with that? | What would you do in your boss's place?",
      "How do you deal with that, day to day? | What would a better boss do? | Would you want the job yourself?",
    ],
    advice: [
      "Speak to your boss alone. Be calm and clear.",
      "I'd ask for ten quiet minutes and say clearly what you need.",
    ],
  },
  {
    name: "colleagues",
    heard:
      "\\b(?:my|our) (?:\\w+ )?(?:colleagues?|co-?workers?|workmates?|clients?|customers?|patients?|students|pupils)\\b",
    spanish: "mis? (?:compa[ñn]er[oa]s?|clientes?)",
    says: [
      "The people at work matter. | You see them every day!",
      "The people make the job, I think. | You spend a lot of time with them, after all.",
    ],
    asks: [
      "What are they like? | What do you talk about? | Who do you like best there?",
      "What are they like? | What do you talk about with them? | How do you get on with them?",
      "What are they like to deal with? | What makes somebody good to work with? | Which of them will you never forget?",
    ],
  },
  {
    name: "neighbours",
    heard: "\\b(?:my|our|the) (?:\\w+ )?neighbou?rs?\\b|\\b(?:noise|noisy|loud music)\\b",
    spanish: "vecin[oa]s?",
    says: [
      "Neighbours are near, good or bad! | You can not choose your neighbours.",
      "Good neighbours are worth a lot. | You can't choose your neighbours.",
    ],
    bad: [
      "Did you talk to them? | When is it worst? | What do the others say?",
      "Have you talked to them about it? | When is it worst? | What do the others in the house say?",
    ],
    asks: [
      "What are they like? | Do you help each other? | Do you talk often?",
      "How well do you know each other? | Have you ever helped each other out? | What are they like?",
      "How well do you know each other, would you say? | What makes a good neighbour, in your eyes? | Have you ever fallen out?",
    ],
    advice: [
      "Talk to them with a smile. And bring a cake.",
      "I'd knock on the door with a smile and say it kindly; a cake helps, too.",
    ],
  },
  {
    name: "teacher",
    heard: "\\b(?:my|our|the) (?:\\w+ )?(?:teachers?|professors?|coach|trainer)\\b",
    spanish: "mi profesora?|mi maestr[oa]",
    says: [
      "You learn a lot from a good teacher. | A teacher can change a lot.",
      "A good teacher stays with you. | You remember some teachers all your life.",
    ],
    asks: [
      "What is your teacher like? | What do you learn there? | Is it a good class?",
      "What is that teacher like? | What have you learnt there? | Which teacher do you remember best?",
      "What did you take away from that? | What makes a teacher memorable? | Could you see yourself teaching?",
    ],
  },
  {
    name: "pet",
    heard:
      "\\b(?:my|our) (?:\\w+ )?(?:dogs?|cats?|pets?|kitten|puppy|parrots?|rabbits?|hamsters?|turtles?|tortoise|horses?|hens?|goldfish|birds?)\\b|\\bi have (?:\\w+ ){1,2}(?:dogs?|cats?|pets?|puppy|kitten|parrots?|rabbits?|hamsters?|horses?|hens|birds?)\\b|\\b(?:adopt\\w*|got) a (?:\\w+ )?(?:dog|cat|puppy|kitten)\\b",
    spanish: "mis? (?:perr[oa]s?|gat[oa]s?|mascotas?)|tengo (?:un|una|dos|tres) (?:perr|gat)",
    says: [
      "A pet is part of the family! | Animals are good friends.",
      "A pet soon runs the whole house. | Animals have a character of their own.",
    ],
    bad: [
      "How is {who} now? | What can help {who}?",
      "How is {who} now? | What have you done to help {who}?",
    ],
    asks: [
      "What does {who} like to do? | Where does {who} sleep? | What is {who} like? | Who plays with {who}?",
      "What is {who} like? | What's the funniest thing {who} has done? | Who is the boss at home, you or {who}?",
      "What sort of character does {who} have? | How has {who} changed your days? | What does {who} make of visitors?",
    ],
  },
  {
    name: "friends",
    heard:
      "\\bmy (?:\\w+ )?(?:friends?|best friend|flatmates?|roommates?|classmates?|mates?)\\b|\\ba friend of mine\\b|\\bfriendship\\b",
    spanish: "mis? (?:mejor )?amig[oa]s?",
    says: [
      "Good friends are important. | It is nice to have friends.",
      "Good friends make a difference. | Friends make things better.",
    ],
    asks: [
      "How did you meet? | What is {who} like? | What do you do together?",
      "How did you get to know each other? | What is {who} like? | What makes a good friend for you?",
      "How did that friendship begin? | What keeps it going, do you think? | What do you look for in a friend?",
    ],
  },
  {
    name: "family",
    heard: "\\b(?:my|our) (?:\\w+ )?family\\b|\\bfamily (?:lunch|dinner|meal|meeting)\\b",
    spanish: "mi familia",
    says: [
      "A family is a small world. | Family is important for me, too.",
      "Every family is a small world. | Families give us our best stories.",
    ],
    asks: [
      "Is your family big? | When do you all meet? | Who is the funny one?",
      "How often do you all get together? | Who is the funny one in your family? | Who are you closest to?",
      "What holds your family together? | Who is the storyteller among you? | How often do you manage to get together?",
    ],
  },
];
