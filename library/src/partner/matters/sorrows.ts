import type { Matter } from "./matter.ts";

const relation =
  "mother|mum|mom|father|dad|parents|brother|sister|son|daughter|baby|child|wife|husband|boyfriend|girlfriend|partner|grand\\w+|gran|granny|grandma|grandpa|nana|uncle|aunt|cousin|nephew|niece|(?:best )?friend|neighbou?r|teacher|colleague|classmate";
const animal = "dog|cat|pet|horse|rabbit|hamster|parrot|bird|fish|turtle|kitten|puppy|hen|goldfish";

/** What is hard to tell; it is heard before all else. */
export const sorrows: readonly Matter[] = [
  {
    name: "death of an animal",
    heard: `\\b(?:my|our|the) (?:\\w+ ){0,2}(?:${animal})s?\\b.{0,40}\\b(?:died|dead|dies|passed away|put (?:him|her|it) to sleep|was killed|was run over|is gone)\\b|\\b(?:lost|lose|bury|buried) (?:my|our) (?:\\w+ )?(?:${animal})\\b`,
    spanish: "(?:perr[oa]|gat[oa]|mascota|caballo|conejo)\\b.*\\b(?:muri[oó]|ha muerto|muert[oa])",
    tone: "sorry",
    says: [
      "I am very sorry about {who}. | Oh no, I am so sorry. | An animal is part of the family. I am sorry.",
      "I'm so sorry about {who}. | I'm so sorry; an animal is part of the family. | Oh, I'm sorry, that must be hard.",
    ],
    asks: [
      "What do you remember best? | How long did you live together? | What did you two like to do? | How is the house now?",
      "How long did you have each other? | What do you remember with a smile? | What did the two of you like to do together? | How is everybody at home taking it?",
    ],
    advice: [
      "Take your time. Look at the old photos.",
      "Give yourself time, and don't let anybody tell you it was only an animal.",
    ],
  },
  {
    name: "death",
    heard: `\\b(?:my|our|his|her) (?:\\w+ ){0,3}(?:${relation})\\b.{0,60}\\b(?:died|dead|dies|passed away|was killed|lost (?:his|her) life|is gone|killed (?:him|her)self)\\b|\\b(?:lost|lose|miss|bury|buried|burying) (?:my|our|his|her|their) (?:\\w+ )?(?:${relation})\\b|(?<!since .{0,25})\\bfuneral\\b|\\b(?!battery|phone|language|king|latin|line)\\w+ (?:is|was) (?:already |now )?dead (?:in|since|now|last|and)\\b|\\b(?:he|she|they) (?:has |have |had )?(?:died|passed away)\\b|\\bdeath of my\\b|\\bi (?:still |really |always )*miss (?:him|her|them)\\b`,
    spanish:
      "(?:madre|padre|abuel[oa]|herman[oa]|t[ií][oa]|amig[oa]|prim[oa]|mam[aá]|pap[aá])\\b.*\\b(?:muri[oó]|falleci[oó]|ha muerto|muert[oa])|\\b(?:muri[oó]|falleci[oó]) mi|funeral|entierro",
    tone: "sorry",
    says: [
      "I am so sorry about {who}. | I am very sorry. That is hard. | Oh no. I am so sorry for you.",
      "I'm so sorry about {who}. | I'm so sorry, that is a hard loss. | I'm sorry; it isn't easy to talk about, I know.",
      "I'm so very sorry about {who}. | I'm truly sorry; there are no easy words for that. | I'm so sorry, and I know how little words can do.",
    ],
    asks: [
      "What do you remember best about {who}? | What was {who} like? | Who is with you now? | How do you feel today? | What did you learn from {who}?",
      "What do you remember most about {who}? | What was {who} like? | Who is there for you at the moment? | How are you feeling today? | What did you learn from {who}?",
      "What comes back to you most when you think of {who}? | What was {who} like? | How are you bearing up? | Is there somebody beside you through this? | What did {who} leave you with?",
    ],
    advice: [
      "Talk to people who love you. Take your time.",
      "Don't be alone with it; talk about the good days with people you love.",
    ],
  },
  {
    name: "breakup",
    heard:
      "\\b(?:broke|broken|break|breaking|split|splitting) up\\b|\\b(?:left|dumped|cheated on) me\\b|\\b(?:divorc\\w+|separated|my ex)\\b|\\b(?:my|our) (?:boyfriend|girlfriend|husband|wife)\\b.{0,30}\\b(?:left|doesn'?t love me|does not love me|finished with me|is leaving)\\b",
    spanish: "me (?:dej[oó]|ha dejado)\\b|\\b(?:rompimos|hemos roto|cort[oó] conmigo|divorci)",
    tone: "sorry",
    says: [
      "I am so sorry. That hurts. | Oh no, I am sorry. That is hard. | I am sorry. A broken heart is hard.",
      "I'm so sorry, that hurts. | Oh, I'm sorry; that must be hard for you. | I'm sorry, that isn't easy to live through.",
      "I'm so sorry; that is a hard thing to live through. | I'm truly sorry, there is nothing easy about that.",
    ],
    asks: [
      "How do you feel today? | Who do you talk to about it? | What helps you a little? | Did it come as a surprise?",
      "How are you feeling now? | Who can you talk to about it? | What helps you get through the day? | Did you see it coming?",
      "How are you coping now? | Did you see it coming? | What do you find hardest about it? | Who do you have to lean on?",
    ],
    advice: [
      "Do not write to them tonight. See a friend.",
      "Don't write to them today; see a friend, eat something and sleep on it.",
    ],
  },
  {
    name: "illness in the family",
    heard: `\\b(?:my|our) (?:\\w+ ){0,3}(?:${relation}|${animal})s?\\b.{0,50}\\b(?:(?:very |so |really |quite )?(?:sick|ill|unwell|injured)\\b|(?:not|isn'?t) (?:feeling )?(?:very |so |really )?well\\b|hospital|in a coma|hospice|dying|diagnosed|cancer|tumou?r|dementia|alzheimer\\w*|stroke|heart attack|operation|surgery|depress\\w+|chemo\\w*|diagnosis)|\\b(?:he|she) (?:is|was|has been) (?:\\w+ )?(?:in (?:the )?hospital|(?:very |seriously )?(?:ill|sick))\\b|\\b(?:he|she) has (?:cancer|dementia)\\b`,
    spanish:
      "(?:madre|padre|abuel[oa]|herman[oa]|hij[oa]|t[ií][oa]|mam[aá]|pap[aá]|amig[oa])\\b.*\\b(?:enferm[oa]|hospital|c[aá]ncer|accidente|operaci[oó]n)",
    tone: "sorry",
    says: [
      "I am so sorry about {who}. | Oh no, I am sorry. That is hard. | I am sorry. That is a hard time.",
      "I'm so sorry about {who}. | I'm sorry, that must be a hard time for you all. | Oh, I'm sorry; that isn't easy for anybody.",
      "I'm so sorry to hear that about {who}. | I'm truly sorry; that is hard on everyone around.",
    ],
    asks: [
      "How is {who} today? | What do the doctors say? | Can you be there often? | Who helps you at home? | And how do you feel?",
      "How is {who} today? | What do the doctors say? | How often can you be there? | Who looks after you meanwhile? | And how are you yourself?",
      "How is {who} now? | What have the doctors said so far? | How are you all managing? | And who looks after you meanwhile?",
    ],
    advice: [
      "Be there and listen. And rest, too.",
      "Just be there and listen, and let others help you so that you can rest, too.",
    ],
  },
  {
    name: "lost job",
    heard:
      "(?<!(?:about|of|afraid to) )\\b(?:lost|lose|losing) (?:my|his|her) job\\b|\\b(?:i|he|she|they) (?:was|were|got|been|am|is|have been|has been) (?:\\w+ )?(?:fired|sacked|laid off|made redundant)\\b|\\b(?:fired|sacked) me\\b|\\b(?:i am|i'm|i’m|been|is|was) (?:\\w+ )?unemployed\\b|\\bwithout (?:a )?(?:job|work)\\b|\\b(?:my|the) (?:company|factory|shop) (?:has |is )?(?:closed|closing|shut)\\b",
    spanish: "me (?:despidieron|han despedido|echaron)|sin trabajo|en paro|desemplead",
    tone: "sorry",
    says: [
      "I am sorry. That is hard news. | Oh no, I am sorry about the job.",
      "I'm sorry, that is hard news. | I'm really sorry about the job; that isn't easy.",
      "I'm truly sorry; that's a hard blow. | I'm sorry, there's nothing easy about news like that.",
    ],
    asks: [
      "How do you feel now? | Who knows about it? | What do you want to do now? | What work would you like?",
      "How are you feeling about it now? | Who have you told so far? | What would you like to do next? | What did you like about that job?",
      "How are you taking it? | Whom have you been able to tell? | What comes next, if you know yet? | What will you miss about it?",
    ],
    advice: [
      "Tell your family first. Then look for help.",
      "I'd tell the people at home first; it's easier to carry when somebody knows.",
    ],
  },
  {
    name: "failed",
    heard:
      "\\b(?:i|we|my \\w+|he|she) (?:\\w+ )?(?:failed|didn'?t pass|did not pass|haven'?t passed|don'?t pass|flunked|suspended)\\b|\\b(?:bad|low|terrible) (?:mark|grade|note|score)s?\\b|\\bi (?:\\w+ )?fail (?:my|the|in)\\b",
    spanish: "suspend[íi]|he suspendido|reprob[eé]|mala nota",
    tone: "sorry",
    says: [
      "Oh, I am sorry. That is hard. | I am sorry! You worked for it.",
      "Oh, I'm sorry, that's hard to take. | I'm sorry; it isn't easy after all that work.",
    ],
    asks: [
      "Can you try again? | What was the hard part? | Who knows about it? | How do you feel about it?",
      "When can you try again? | Which part was the hardest? | How are you feeling about it? | What would you do differently next time?",
    ],
    advice: [
      "Rest first. Then study a little every day.",
      "Rest for a day, look at what went wrong, and then do a little every day.",
    ],
  },
  {
    name: "lost match",
    heard:
      "\\b(?:my|our|the) (?:\\w+ )?team (?:\\w+ )?(?:lost|lose|loses|was beaten)\\b|\\b(?:we|they|i) (?:\\w+ )?(?:lost|lose) (?:the |our |a )?(?:\\w+ )?(?:match|game|final|cup|\\d+ ?- ?\\d+)\\b|\\blose \\d",
    spanish: "perdimos|equipo perdi[oó]|hemos perdido|perdi[oó] (?:el|mi equipo)",
    tone: "sorry",
    says: [
      "Oh no! That is hard for a fan. | What bad luck! Next time, I hope.",
      "Oh no, that's hard to watch. | That hurts, but there is always a next match.",
    ],
    asks: [
      "What went wrong? | Who did you watch it with? | When is the next match?",
      "What went wrong, do you think? | How long does it take you to get over it? | When do they play again?",
    ],
    advice: ["Forget it and train again.", "Sleep on it, then train for the next one."],
  },
  {
    name: "robbed",
    heard:
      "\\b(?:stole|stolen|robbed|thief|thieves|burglar\\w*|pickpocket\\w*|scam\\w*|hacked)\\b|\\b(?:i|we) (?:\\w+ )?lost (?:my|our|the) (?:\\w+ )?(?:phone|mobile|wallet|purse|keys?|passport|bags?|suitcases?|luggage|money|ring|glasses|documents?|backpack)\\b",
    spanish: "me (?:robaron|han robado)|perd[ií] (?:mi|el|la|las|los) (?:m[oó]vil|cartera|llaves|maleta)",
    tone: "sorry",
    says: [
      "Oh no! What bad luck. I am sorry. | How bad! I am sorry.",
      "Oh no, what rotten luck; I'm sorry. | I'm sorry, that's enough to ruin a day.",
    ],
    asks: [
      "Did you get it back? | What did you do then? | Did somebody help you?",
      "Did you ever get it back? | What did you do then? | Who helped you? | What annoyed you most about it?",
    ],
    advice: [
      "Tell the police. Call your bank, too.",
      "Tell the police, stop your cards and change your passwords.",
    ],
  },
  {
    name: "accident",
    heard:
      "\\b(?:accident|crash(?:ed)?|fell (?:off|down|from)|broke (?:my|his|her) (?:arm|leg|foot|hand|finger|nose|wrist|ankle|tooth|collarbone|hip|rib|back|neck|shoulder|knee)|broken (?:arm|leg|foot|hand|wrist|ankle)|hurt my|injur(?:y|ed)|sprained|twisted my|fire in (?:the|my|our) (?:house|kitchen|building|flat)|flood(?:ed)?|earthquake|burnt down|burned down)\\b",
    spanish: "accidente|me ca[íi]|me romp[íi]|terremoto",
    tone: "sorry",
    says: [
      "Oh no! I am sorry. That is hard. | How bad! I hope it is better now.",
      "Oh no, I'm sorry; that must have been a hard moment. | Oh dear, I hope the worst is over.",
    ],
    asks: [
      "How is it now? | How did it happen? | Who helped you?",
      "How did it happen? | How are things now? | Who was there to help?",
      "How did it come about? | How are things now? | Has it left you more careful?",
    ],
    advice: ["See a doctor and rest.", "See a doctor, and don't start again too soon."],
  },
  {
    name: "nobody likes me",
    heard:
      "\\b(?:nobody|no one) (?:\\w+ )?(?:likes|talks|understands|wants|loves|listens|cares|calls)\\b|\\b(?:laugh at me|bully|bullied|bullies|bullying)\\b|\\bno friends\\b|\\bi (?:don'?t|do not) have (?:\\w+ )?friends\\b|\\bi(?:'m|’m| am| feel)? (?:\\w+ ){0,2}(?:lonely|alone|homesick)\\b(?! (?:at|in) (?:home|the house))|\\bi (?:\\w+ )?miss my (?:family|country|home|mum|mom|mother|friends|town|parents|house)\\b",
    spanish: "me siento sol[oa]|no tengo amigos|echo de menos|extra[ñn]o a",
    tone: "sorry",
    says: [
      "I am sorry. That is a hard feeling. | I am sorry. It is hard to feel alone.",
      "I'm sorry, that is a hard feeling. | I'm sorry; feeling alone isn't easy, and many people hide it.",
      "I'm sorry to hear it; that's a hard thing to carry. | I'm sorry, and it can't be easy to say so.",
    ],
    asks: [
      "When do you feel alone most? | Who can you call today? | What helps you then? | What do you like to do alone?",
      "When do you feel alone most? | Who would you like to call? | What helps a little on days like that? | Is there a place where you feel better?",
      "When does it weigh on you most? | What makes it a little lighter? | Who would be glad to hear from you?",
    ],
    advice: [
      "Join a class or a club. And call one person today.",
      "Find one thing you like that people do together, and call one old friend today.",
    ],
  },
  {
    name: "sad",
    heard:
      "\\bi(?:'m|’m| am| was| feel| felt|'ve been)? (?:\\w+ ){0,2}(?:sad|depressed|hopeless|devastated|heartbroken|miserable|down|unhappy|disappointed|empty)\\b|\\b(?:i (?:cry|cried)|crying|i(?:'ll| will) miss)\\b|\\bi (?:feel|felt) (?:so |very |really |a bit )?(?:stupid|bad|ashamed|embarrassed|guilty|useless)\\b|\\b(?:bad|terrible|horrible|awful|worst|difficult|hard|rough) (?:day|week|month|year|time|news)\\b|:\\(|😢|😭|\\b(?:today|yesterday|everything) (?:is|was) (?:\\w+ )?(?:bad|terrible|horrible|awful)\\b",
    spanish: "\\b(?:estoy|me siento) (?:muy )?(?:triste|mal|deprimid[oa])|mal d[ií]a|llor",
    tone: "sorry",
    says: [
      "I am sorry. That is hard. | Oh, I am sorry to hear that. | I am sorry. I am here and I listen.",
      "I'm sorry to hear that. | Oh, I'm sorry, that sounds hard. | I'm sorry; some days are not easy.",
      "I'm sorry to hear it; that sounds hard. | I'm sorry, some stretches are simply hard.",
    ],
    asks: [
      "What made it so hard? | Do you want to tell me more? | What helps you on a bad day? | Who can be with you?",
      "What made it so hard? | Would you like to tell me more? | What usually helps on days like that? | Who can you talk to about it?",
      "What brought it on? | Would you like to say more about it? | What tends to help on such days?",
    ],
    advice: [
      "Go for a walk. Talk to a friend.",
      "Go for a walk, call somebody, and don't ask too much of yourself today.",
    ],
  },
];
