import type { Matter } from "./matter.ts";

/** What people have on their minds. */
export const world: readonly Matter[] = [
  {
    name: "future",
    heard:
      "\\b(?:in the future|my dream (?:is|job)|when i(?:'m| am)? (?:older|finish|grow up|retire)|i (?:want|would like|hope) to (?:be|become|have|work|live|study|start|learn|open|buy|write)|my plan is)\\b",
    spanish: "en el futuro|mi sueño|quiero ser",
    says: [
      "That is a good dream. | I hope it comes true.",
      "I hope that comes true. | It's good to have something to aim for.",
    ],
    asks: [
      "What do you need for that? | When can it start? | Who can help you?",
      "What would be the first step? | What stands in the way? | Where did the idea come from?",
      "What would have to happen first? | What might you have to give up for it? | How long have you had that in mind?",
    ],
    advice: ["Take one small step this week.", "Take one small step this week; plans grow by walking."],
  },
  {
    name: "faith",
    heard: "\\b(?:god|church|pray(?:er|ing)?|religio\\w+|mass|mosque|catholic|muslim|bible)\\b",
    spanish: "dios|iglesia|religi",
    says: [
      "That is a big question. | People believe many things.",
      "That's one of the big questions. | People find comfort in very different things.",
    ],
    asks: [
      "Is it important for you? | What do you do there?",
      "What does it mean to you? | What did you learn from it as a child?",
      "What has it given you? | How has your view of it changed?",
    ],
  },
  {
    name: "politics",
    heard:
      "\\b(?:politic\\w*|elections?|government|president|vot(?:e|ing)|parties|corruption|democracy|taxes|parliament)\\b",
    spanish: "pol[ií]tica|gobierno|elecciones|presidente",
    says: [
      "Politics is not easy. | People get loud about that.",
      "That's a subject that divides dinner tables. | It's easy to get tired of it all.",
    ],
    asks: [
      "What must change first? | Do you talk about it at home?",
      "What would you change first? | Who do you still trust? | Do you talk about it at home?",
      "What would restore your trust? | Where does the fault lie, in your view? | Do people around you see it the same way?",
    ],
  },
  {
    name: "news",
    heard: "\\b(?:the news|newspapers?|war|ukraine|gaza|journalis[mt]s?|fake news|terrorism)\\b",
    spanish: "noticias|guerra",
    says: [
      "The news is often hard. | The world is not quiet now.",
      "The news can be hard to bear. | Some days I'd rather not look.",
    ],
    asks: [
      "Do you watch the news? | What good news do you know?",
      "How do you follow the news? | What gives you hope? | What do you do when it gets too much?",
    ],
  },
  {
    name: "planet",
    heard:
      "\\b(?:climate|pollution|plastic|recycl\\w+|environment|the planet|global warming|electric cars?)\\b",
    spanish: "clima|contaminaci|reciclar|planeta",
    says: [
      "That is important for us all. | It is a big problem.",
      "It concerns all of us. | Small steps count, I hope.",
    ],
    asks: [
      "What do you do for it? | What can we change?",
      "What do you do about it yourself? | What could people change most easily? | Who should act first?",
      "Whose job is it to act, in your view? | What would you be ready to give up? | Are you hopeful?",
    ],
    advice: ["Buy less and use it longer.", "Buy less, use it longer, and talk about it without shouting."],
  },
  {
    name: "machines",
    heard: "\\b(?:artificial intelligence|ai|robots?|chatgpt|algorithms?|technology)\\b",
    spanish: "inteligencia artificial|robots?|tecnolog",
    says: [
      "Machines are everywhere now. | It is a new time.",
      "It's changing quickly, that's for sure. | It brings good and bad together.",
    ],
    asks: [
      "Do you use it? | Is it good or bad? | What can people do better?",
      "How do you use it? | What worries you about it? | What should stay in human hands?",
      "What should stay in human hands? | What have you gained from it, and lost? | Where would you draw the line?",
    ],
  },
  {
    name: "dream",
    heard:
      "\\bi (?:\\w+ )?(?:had|have|dreamed|dreamt) (?:\\w+ ){0,3}(?:dreams?|nightmares?|of|that i)\\b(?<!have .{0,20}of)|\\bmy dreams?\\b(?! (?:is|job))",
    spanish: "soñ[eé]|pesadilla",
    says: [
      "Dreams are strange things. | How strange!",
      "Dreams have their own logic. | I wonder what my head would make of that.",
    ],
    asks: [
      "What happened in it? | Were you afraid?",
      "How did it end? | How did you feel when you woke up? | What do you think it means?",
    ],
  },
  {
    name: "strange",
    heard:
      "\\b(?:ghosts?|strange (?:thing|noise|light|man|woman)|mysterious|weird|haunted|ufos?|postcards?|never signed)\\b",
    spanish: "fantasma|extrañ[oa] |misterio",
    says: [
      "How strange! | Oh! That is a mystery.",
      "How strange; I'd have been curious, too. | There must be an explanation, or perhaps not.",
    ],
    asks: [
      "What did you do? | Were you afraid? | What was it, do you think?",
      "What do you think it was? | What did you do? | Who did you tell?",
      "What do you make of it now? | Did you find an explanation? | Who believed you?",
    ],
  },
  {
    name: "age",
    heard:
      "\\b(?:getting old(?:er)?|too old|my age|grey hair|wrinkles|turn(?:ing|ed)? (?:thirty|forty|fifty|sixty|\\d\\d))\\b",
    spanish: "me hago viej|cumpl[oií] \\d",
    says: [
      "Every age has good things. | You are as old as you feel.",
      "Every age has its good side. | The number is the least of it.",
    ],
    asks: [
      "What is good at your age? | What is different now?",
      "What is better now than before? | What would you tell your younger self?",
    ],
  },
  {
    name: "helping",
    heard:
      "\\b(?:volunteer\\w*|help(?:ed|ing)? (?:old|poor|sick|other) (?:\\w+ )?people|charity|red cross|ngo|donat\\w+)\\b",
    spanish: "voluntari[oa]",
    says: [
      "That is kind of you. | It is good to help.",
      "That does you credit. | The world needs more of that.",
    ],
    asks: [
      "What do you do there? | Who do you help?",
      "How did you come to it? | What have you learnt there? | What touches you most?",
    ],
  },
  {
    name: "smoking",
    heard: "\\b(?:smok(?:e|es|ing)|cigarettes?|quit smoking)\\b",
    spanish: "fum(?:o|ar)|tabaco",
    says: [
      "It is hard to stop. | Many people fight with that.",
      "Habits like that don't let go easily. | It's harder than people think.",
    ],
    asks: [
      "When did it start? | Do you want to stop?",
      "How did it start? | What would help you to stop? | When is it hardest?",
    ],
    advice: [
      "Stop for one day. Then for one more.",
      "Stop for one day, and then for one more; and tell somebody about it.",
    ],
  },
  {
    name: "hair",
    heard: "\\b(?:hair(?:cut|dresser)?|beard|make-?up|tattoos?|piercings?|new glasses)\\b",
    spanish: "pelo|peluquer|tatuaje",
    says: [
      "A new look, a new you! | That changes a face.",
      "It's surprising how much that changes a face. | A small thing, and one feels like a new person.",
    ],
    asks: [
      "Do you like it? | What do your friends say?",
      "Are you happy with it? | What did people say? | What made you decide?",
    ],
  },
  {
    name: "luck",
    heard: "\\b(?:lottery|lucky|luck|superstiti\\w+|horoscope|zodiac|fate)\\b",
    spanish: "suerte|loter[ií]a|hor[oó]scopo",
    says: [
      "A little luck is nice. | We all want some luck.",
      "A little luck never hurts. | I don't believe in it, but I touch wood.",
    ],
    asks: [
      "Are you lucky most times? | What do you do for luck?",
      "Do you think of yourself as lucky? | What do you do for luck? | What would you do with a big prize?",
    ],
  },
  {
    name: "space",
    heard: "\\b(?:black holes?|universe|planets?|the moon|stars|nasa|aliens?|telescope)\\b",
    spanish: "universo|luna|estrellas|extraterrestres",
    says: [
      "The sky is so big. | It makes me feel small.",
      "It makes our worries look small. | I could look at the sky for hours.",
    ],
    asks: [
      "What do you want to know about it? | Do you look at the sky?",
      "What interests you most about it? | Would you go up there? | What do you think is out there?",
    ],
  },
];
