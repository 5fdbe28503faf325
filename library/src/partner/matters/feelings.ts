import type { Matter } from "./matter.ts";

/** How people feel, and what they have to put up with. */
export const feelings: readonly Matter[] = [
  {
    name: "argument",
    heard:
      "\\b(?:argu(?:e|ed|es|ing|ment)|had an argue|(?:had a|we|big) fight|fought with|quarrel\\w*|(?:angry|mad|upset|furious) (?:with|at)|(?:is|was|are|got) (?:\\w+ )?(?:angry|mad|furious)\\b|(?:shout|yell|scream)(?:ed|s|ing)? (?:at|me|to me)|jealous|drives? me crazy|on my nerves|haven't spoken|don't talk to (?:me|each other)|doesn'?t (?:talk|speak) to me|hasn'?t answered)\\b",
    spanish: "discut[íi]|me enfad|pelea|celos",
    tone: "sorry",
    says: [
      "Oh, that is not easy. | I understand. Fights are hard.",
      "That's never pleasant. | Those things stay with you for a while. | I understand, that's hard to leave behind.",
    ],
    asks: [
      "What was it about? | What did you say? | Is it better now? | What do you want to do now?",
      "What was it about? | How did you leave it? | What would help, do you think? | What would you like to say now?",
      "What was it really about? | How did you leave it? | What would it take to settle it?",
    ],
    advice: [
      "Wait a day. Then talk and say sorry first.",
      "I'd let a night pass, and then go and talk; a short sorry opens many doors.",
    ],
  },
  {
    name: "bad boss",
    heard:
      "\\bi hate my (?:job|work|boss)\\b|\\b(?:tired|sick|fed up) (?:of|with|from) (?:my |the |him|her|this )?(?:work|job|boss|him|her)?\\b|\\b(?:stress(?:ed|ful)?|burn(?:t|ed)? out|under pressure|pressure)\\b|\\btoo much work\\b",
    spanish: "estr[eé]s|estresad[oa]|odio mi trabajo|hart[oa] de",
    tone: "sorry",
    says: [
      "I understand. That is too much. | That is not easy. Poor you!",
      "I understand, that's a lot to carry. | That sounds exhausting. | No wonder you feel that way.",
    ],
    asks: [
      "What is the worst part? | Can you rest a little? | Who can help you? | What do you want to change?",
      "What is the worst part of it? | What helps you to switch off? | What would have to change? | How long has it been like that?",
      "What wears you out most? | What would have to change? | How long can you keep that up?",
    ],
    advice: [
      "Do one thing at a time. And rest!",
      "Write down what must be done today, leave the rest, and talk to somebody there.",
    ],
  },
  {
    name: "afraid",
    heard:
      "\\b(?:afraid|scared|terrified|fear) (?:of|to)\\b|\\b(?:phobia|fears?)\\b|\\b(?:it|that) scares me\\b|\\b(?:spiders|snakes|cockroach\\w*)\\b",
    spanish: "(?:tengo|me da) miedo",
    says: [
      "Everybody is afraid of something. | I understand. That can be scary.",
      "Everyone is afraid of something. | Fear seldom listens to reason.",
    ],
    asks: [
      "What do you do then? | When did it start? | Who knows about it?",
      "When did that begin? | What do you do when it happens? | Have you ever got over a fear?",
      "Where does it come from, do you think? | How do you handle it? | Is there a fear you have got over?",
    ],
    advice: ["Go slowly, and not alone.", "Go towards it in very small steps, and take somebody with you."],
  },
  {
    name: "tired",
    heard:
      "\\b(?:i(?:'m|’m| am| feel| was)) (?:\\w+ ){0,2}(?:tired|exhausted|sleepy|worn out)\\b(?! of)|\\b(?:i(?:'m|’m| am)? (?:fine|ok|well) but|a little|a bit|very|so) tired\\b(?! of)|\\b(?:didn'?t|can'?t|couldn'?t|did not|can not|cannot|don'?t|not) sleep\\b|\\b(?:insomnia|nightmares?|slept|sleep (?:late|badly|well|a lot|little|only|\\d))\\b",
    spanish: "cansad[oa]|no (?:puedo|pude) dormir|sueño",
    says: [
      "Sleep is important. | Poor you! Rest a little.",
      "A bad night makes a long day. | Sleep makes all the difference.",
    ],
    asks: [
      "What keeps you awake? | What helps you to rest? | When can you rest?",
      "What keeps you awake? | What helps you to rest? | When can you get some rest?",
      "What tends to keep you awake? | What do you do to wind down? | When can you get some rest?",
    ],
    advice: [
      "No phone in bed. Drink something warm.",
      "Leave the phone in another room, drink something warm, and get up at the same time every day.",
    ],
  },
  {
    name: "ill",
    heard:
      "\\bi (?:\\w+ )?(?:have|had|got|caught|was|am|feel|felt) (?:an? |the |very |bit |a bit )*(?:cold|flu|fever|headache|cough|sick|ill|toothache|stomach ?ache|covid|sore throat|(?:back )?pain|allergy|migraine)\\b|\\bi(?:'m|’m) (?:\\w+ )?(?:sick|ill|in (?:the )?hospital)\\b|\\bmy (?:\\w+ )?(?:head|back|knee|tooth|stomach|throat|leg|arm|foot|eye|ear)s? (?:\\w+ )?(?:hurts?|aches?|is killing)|\\bpain in my\\b",
    spanish: "me duele|tengo (?:fiebre|gripe|tos)|estoy enferm",
    tone: "sorry",
    says: [
      "Oh, poor you. Get well soon! | I am sorry. I hope you feel better.",
      "Oh dear, I hope you feel better soon. | I'm sorry; look after yourself, please.",
    ],
    asks: [
      "How do you feel now? | What helps you? | Can you rest today?",
      "How are you feeling now? | What usually helps you? | Have you been able to rest?",
    ],
    advice: [
      "Rest, drink water, and see a doctor.",
      "Listen to the doctor rather than to me: rest, drink a lot, and take your time.",
    ],
  },
  {
    name: "doctor",
    heard:
      "\\b(?:the|a|my|to) (?:doctor|dentist)s?\\b(?! is| and nurse)|\\bin hospital\\b|\\boperation\\b|\\bsurgery\\b",
    spanish: "m[eé]dico|dentista|operaci[oó]n",
    says: [
      "I hope it is nothing bad. | Doctors are not my favourite place.",
      "I hope it's nothing serious. | Nobody likes waiting rooms.",
    ],
    was: [
      "What did the doctor say? | How do you feel now?",
      "What did the doctor say? | How are you feeling now?",
    ],
    will: [
      "What is it for? | Are you nervous about it? | Who goes with you?",
      "What is it for, if I may ask? | Are you nervous about it? | Is somebody going with you?",
    ],
    asks: [
      "What does the doctor say? | How do you feel now?",
      "What does the doctor say? | How are you feeling?",
    ],
    advice: [
      "Listen to your doctor.",
      "I'd listen to the doctor rather than to friends; a pause now saves months later.",
    ],
  },
  {
    name: "lonely",
    heard: "\\b(?:shy|by myself|on my own|introvert\\w*|alone)\\b",
    spanish: "t[ií]mid[oa]|sol[oa] en",
    says: [
      "I understand you. | Being alone can be good or hard.",
      "I can understand that. | Being alone can be a gift or a burden.",
    ],
    asks: [
      "When do you like to be alone? | What do you do then? | Who do you like to be with?",
      "What do you do then? | Who do you like to be with? | Is there a good side to it, too?",
      "When does it suit you, and when not? | Is there a good side to it, too? | What makes it easier?",
    ],
    advice: [
      "Start with one small hello.",
      "Start with one short question to one person; people like being asked.",
    ],
  },
  {
    name: "bored",
    heard:
      "\\bi(?:'m|’m| am| was| get| feel) (?:\\w+ )?bored\\b|\\bnothing to do\\b|\\bevery day is the same\\b|\\broutine\\b",
    spanish: "me aburro|aburrid[oa]|rutina",
    says: [
      "I know that feeling. | Some days are slow.",
      "I know that feeling. | Some days simply won't move.",
    ],
    asks: [
      "What do you want to do now? | What is not boring for you?",
      "What would you rather be doing? | When did you last do something new? | What never bores you?",
    ],
    advice: [
      "Do one new thing today.",
      "Do one small thing you've never done, even if it's only another way home.",
    ],
  },
];
