import type { Answer } from "./answer.ts";
import { differences } from "./differences.ts";

/** Opinions, language, facts and what a partner in conversation is asked to do. */
export const ofTheWorld: readonly Answer[] = [
  ...differences,
  {
    asked: "\\b(?:whose|which|what) side are you on\\b|\\bwho is right\\b",
    says: [
      "Yours! But the other side is not all wrong.",
      "Yours, of course, though I'd like to hear the other side before I sign anything.",
    ],
    asks: ["What does the other side say?", "What would the other side say?"],
  },
  {
    asked: "\\bi(?: am|'m) agree\\b",
    says: ["It is “I agree”, with no “am”.", "It's “I agree”: agree is a verb, so it needs no “am”."],
    asks: ["Which other words are hard for you?", "Which other words trip you up?"],
  },
  {
    asked:
      "\\bhow (?:can|do|could|should) i (?:\\w+ )?(?:improve|learn|practi[sc]e|speak|get better|study|remember)\\b|\\b(?:best way|tips?|advice) (?:to|for|about) (?:\\w+ )?(?:learn|improve|practi\\w+|english|study)|\\bimprove my english\\b|\\bhow to (?:learn|improve|speak)\\b",
    says: [
      "Speak every day, a little. Listen to songs, too. | Read short texts. Say them out loud.",
      "A little every day: read something short, say it aloud, and write three sentences about it. | Listen to the same short talk many times, and repeat it until it sounds like you.",
    ],
    asks: ["What is the hard part for you?", "What do you find hardest at the moment?"],
  },
  {
    asked: "\\bdifference between (?:['\"“‘]?win['\"”’]?) and (?:['\"“‘]?beat)",
    says: [
      "You win a game. You beat a person.",
      "You win a game, and you beat a person: “I beat my brother and won the match.”",
    ],
    asks: ["Can you make a sentence with one of them?", "Can you try a sentence with both?"],
  },
  {
    asked: "\\bdifference between (?:['\"“‘]?say['\"”’]?) and (?:['\"“‘]?tell)",
    says: ["You say words. You tell a person.", "You say something, and you tell somebody something."],
    asks: ["Can you make a sentence with one of them?", "Can you try a sentence with both?"],
  },
  {
    asked: "\\bdifference between (?:['\"“‘]?make['\"”’]?) and (?:['\"“‘]?do)",
    says: [
      "You make a cake. You do your homework.",
      "You make things that weren't there before, and you do jobs: make a cake, do the dishes.",
    ],
    asks: ["Can you make a sentence with one of them?", "Can you try a sentence with both?"],
  },
  {
    asked: "\\bdifference between\\b",
    says: [
      "They are near, but not the same. Look at examples.",
      "They're close, but used in different places; collect three examples of each, and you'll feel it.",
    ],
    asks: ["Where did you see them?", "Where did you come across them?"],
  },
  {
    asked: "\\bdepend (?:of|on)\\b",
    says: ["It is “depend on”.", "It's “depend on”: I depend on my parents."],
    asks: ["Which other words are hard for you?", "Which other little words trip you up?"],
  },
  {
    asked: "\\bcome on\\b",
    says: [
      "“Come on” says: go, be quick! Or: I do not believe it!",
      "“Come on” can push somebody, like “go, you can do it”, or show that you don't believe them.",
    ],
    asks: ["Who said it in your case?", "Which of the two was it in your case?"],
  },
  {
    asked: "\\bsobremesa\\b",
    says: [
      "There is no one word. Say: a long talk after lunch.",
      "There's no single word; I'd say “we sat on talking after lunch” and leave it at that.",
    ],
    asks: ["What do you talk about at those tables?", "What is yours like at home?"],
  },
  {
    asked: "\\bcut (?:your|my) coat\\b",
    says: [
      "It is old. Few people say it.",
      "People know it, but it sounds old; today they'd say “live within your means”.",
    ],
    asks: ["Where did you read it?", "Where did you come across it?"],
  },
  {
    asked:
      "\\b(?:is (?:it|this|that)|does (?:it|this|that) sound|is my sentence|did i (?:say|write)) (?:\\w+ )?(?:correct|right|ok|okay|good|wrong|natural|well|typical|formal|a mistake)\\b|\\b(?:say|write|said|wrote) (?:it|that|this) (?:well|right|correctly)\\b|\\b(?:correct|right) to say\\b",
    says: [
      "I understand it well. See the notes below it. | Yes, people understand that.",
      "I understand it without trouble, and it sounds natural enough; the notes below your message show the details. | It's clear; I'd make it a little shorter, that's all.",
    ],
    asks: ["Where do you want to use it?", "Where would you like to use it?"],
  },
  {
    asked:
      "\\b(?:correct|check) (?:me|my|this|it)\\b|\\bmy mistakes\\b|\\bmake (?:many |a lot of )?mistakes\\b",
    says: [
      "Yes! See the notes under your words.",
      "Your mistakes are marked under your messages, so just keep talking.",
    ],
    asks: ["What do you want to practise?", "What would you like to practise most?"],
  },
  {
    asked: "\\b(?:formal|rephrase|another way|other words?|synonym)\\b",
    says: [
      "Use shorter words. Say it as to a friend.",
      "For a formal tone, take the verb that stands alone: “I am very interested in” rather than “I'm hooked on”.",
    ],
    asks: ["Who will read it?", "Who is going to read it?"],
  },
  {
    asked:
      "\\brecommend\\b|\\bsuggest\\b|\\bgood (?:film|movie|book|series|song|restaurant|place)s? (?:to|for)\\b|\\bwhat (?:film|movie|book|series|song) (?:should|can)\\b",
    says: [
      "I like {watching}. Try that! | Take something short and funny.",
      "Try {watching}; I can never get enough of that. | I'd begin with something short and funny, with subtitles in English.",
    ],
    asks: ["What do you like most times?", "What do you usually go for?"],
  },
  {
    asked: "\\bcan you help me\\b.*\\brivers?\\b|\\brivers? of south america\\b",
    says: [
      "Write about the Orinoco and the Paraná, too.",
      "The Orinoco crosses Venezuela and the Paraná runs through Brazil and Argentina; that's two more sentences.",
    ],
    asks: ["Which one will you write about first?", "Which one will you begin with?"],
  },
  {
    asked: "\\b(?:longest river|river (?:more|most) long|biggest river)\\b",
    says: [
      "The Nile or the Amazon. People do not agree.",
      "It's the Nile or the Amazon, depending on who measures.",
    ],
    asks: ["Is there a river where you live?", "Which river runs where you live?"],
  },
  {
    asked:
      "\\bcapital of\\b|\\bhow (?:far|big|tall|high|deep|old) is\\b|\\bpopulation\\b|\\bwho (?:invented|discovered|wrote|painted|won|is the president)\\b|\\bwhat year\\b|\\bprice of\\b|\\bwhich (?:country|city) (?:is|has)\\b|\\b(?:bitcoin|the score|result of)\\b",
    says: [
      "I do not know that, sorry. It is easy to find. | Sorry, I must look for that first.",
      "I honestly don't know, and I'd rather not tell you something wrong. | I'd have to look that up; facts and figures are not my strong side.",
    ],
    asks: ["Why do you want to know it?", "What made you think of that?"],
  },
  {
    asked: "\\b(?:the )?pyramids?\\b",
    says: [
      "Many people worked for many years. No aliens, I think!",
      "With ramps, ropes, water and thousands of people over many years; I'm with your teacher there.",
    ],
    asks: ["What do you think?", "Which side are you on?"],
  },
  {
    asked: "\\b(?:jack|titanic)\\b.*\\b(?:door|two)\\b",
    says: [
      "I think there was space for two, too!",
      "I've always thought there was room for two; but then nobody would have cried.",
    ],
    asks: ["What end would you like?", "How would you have ended it?"],
  },
  {
    asked: "\\b(?:what|which) (?:three )?(?:things? )?(?:do|would|will) you (?:take|bring)\\b.*\\bisland\\b",
    says: ["I take a knife, a pot and a good book.", "A knife, a pot and a very long book."],
    asks: ["Which three things do you take?", "And which three would you take?"],
  },
  {
    asked: "\\bhow (?:do|can) (?:you|i|we|one) (?:know|tell|see|be sure) (?:if|whether|when|that)\\b",
    says: [
      "Wait and look. Time tells. | You see it in small things.",
      "You wait and look at the small things; time tells nearly everything. | You rarely know for certain, but small things give people away.",
    ],
    asks: ["What do you think?", "What makes you ask?"],
  },
  {
    asked:
      "\\bwhy do you think\\b|\\bwhy (?:do|does|are|is|did) (?:we|people|everybody|everyone|so many|men|women|most people|some people)\\b",
    says: [
      "I think it is because we are human. | I do not know. Perhaps from habit.",
      "I can't be sure, but I think habit and fear explain half of what people do. | Nobody has told me for certain; my guess is that it's simply easier that way.",
      "I can't say for certain; scientists have theories, and my own guess is that it spares us something. | Habit explains half of it, I suspect, and vanity the rest.",
    ],
    asks: ["What do you think?", "What would your own guess be?"],
  },
  {
    asked:
      "\\b(?:believe in|exist)\\b.*\\b(?:ghosts?|god|horoscopes?|life after death|destiny|fate|miracles|spirits)\\b|\\b(?:ghosts?|god|fate|destiny) (?:exist|is real|are real)",
    says: ["In the day no. At night perhaps!", "By day I say no; at night I'm not so sure."],
    asks: ["What do you think?", "Where do you stand on that?"],
  },
  {
    asked:
      "\\b(?:believe in|exist|are there|is there|real)\\b.*\\b(?:aliens?|extraterrestrials?|ufos?)\\b|\\b(?:aliens?|ufos?) (?:exist|are real)\\b",
    says: [
      "I do not know. I think there is something. | Perhaps yes. It is a big world.",
      "I can't prove it, but I'd be surprised if we were alone in all that space. | By day I say no; at night I'm not so sure.",
    ],
    asks: ["What do you think?", "Where do you stand on that?"],
  },
  {
    asked:
      "\\b(?:football|real madrid|bar[cç]a|barcelona|messi|ronaldo|team)\\b.*\\b(?:better|best|favou?rite|prefer|fan|like)\\b|\\b(?:better|best|fan of|messi or|ronaldo or)\\b.*\\b(?:messi|ronaldo|real madrid|bar[cç]a|barcelona)\\b",
    says: [
      "I like Messi. He is small and very clever.",
      "I'd say Messi, because he makes hard things look easy.",
    ],
    asks: ["And who do you like?", "And who is yours?"],
  },
  {
    asked: "\\b(?:goku|naruto)\\b",
    says: [
      "I say Goku. He never gets tired!",
      "Goku, I'd say; Naruto has the better heart, but that doesn't stop a fist.",
    ],
    asks: ["And who do you say?", "And who would you put your money on?"],
  },
  {
    asked: "\\b(?:weather|cold|hot|rain\\w*|snow\\w*|sunny)\\b.*\\b(?:there|where you|your)\\b",
    says: ["Today it is grey and a little windy.", "Grey and a little windy today, but not cold."],
    asks: ["What is it like where you are?", "And what is it like where you are?"],
  },
  {
    asked:
      "\\bwhat (?:is|are|s|'s) (?:love|happiness|friendship|success|freedom|the meaning of life|life)\\b",
    says: ["For me it is time with good people.", "For me it's having people you can be silent with."],
    asks: ["What is it for you?", "What is it for you?"],
  },
  {
    asked:
      "\\b(?:what|which) (?:are we|do we|should we|can we|will we|topic|is the topic)\\b.*\\b(?:talk|speak|topic|do)\\w*",
    says: [
      "We talk about {label}. But you can choose!",
      "We began with {label}, but I'm happy to follow you anywhere.",
    ],
    asks: ["What do you want to talk about?", "What would you like to talk about?"],
  },
  {
    asked:
      "\\b(?:convince me|take the other side|disagree with me|talking (?:utter )?nonsense)\\b|\\bsomething on which\\b",
    says: [
      "OK! I do not agree with all of it. | Then I say no! You are too hard.",
      "All right: I think you're too hard on people; most of them are tired rather than wrong.",
      "Gladly: I think you give reason too much credit and habit too little, and that you ask of people what few can give.",
    ],
    asks: ["What do you say now?", "What would you answer to that?"],
  },
];
