import type { Matter } from "./matter.ts";

/** Work, school and languages. */
export const learning: readonly Matter[] = [
  {
    name: "interview",
    heard: "\\b(?:job )?interviews?\\b(?! with (?:a|the) (?:singer|actor))",
    spanish: "entrevista",
    says: [
      "An interview is a big step. | Interviews are not easy!",
      "An interview is a big step. | Everybody's hands are cold before an interview.",
    ],
    was: [
      "How did it go? | What did they ask? | When do they call you?",
      "How did it go? | What did they ask you? | When will you hear from them?",
    ],
    will: [
      "What job is it? | What do you want to say first? | Are you ready?",
      "What kind of job is it? | What would you like them to know about you? | Which question would you hate to get?",
    ],
    asks: [
      "What job is it? | What do they ask?",
      "What kind of job is it? | Which question do you like least?",
    ],
    advice: [
      "Smile, speak slowly, and tell one short story.",
      "Tell one short true story about your work, and say what you learnt from a mistake.",
    ],
  },
  {
    name: "job search",
    heard:
      "\\b(?:look(?:ing)? for (?:a |another |a new )?(?:job|work)|find (?:an? |another |new |other |a new )?(?:job|work)|applied for|first day (?:at|in|of) (?:the |my )?(?:new )?(?:work|job)|change (?:my )?jobs?|quit(?:ting)? (?:my )?job|(?:leave|leaving) my job|curriculum|cv)\\b",
    spanish: "buscando trabajo|busco trabajo",
    says: [
      "That is a big step. | I hope it goes well.",
      "That's a big step. | I hope it turns out well for you.",
    ],
    asks: [
      "What work do you want? | What is hard about it? | Who helps you?",
      "What kind of job would you like? | What matters most to you in a job? | How do you feel about it?",
      "What would it change for you? | What matters most to you in a job? | What is holding you back?",
    ],
    advice: [
      "Tell all your friends. They can help.",
      "Tell everybody you know; most jobs are found through somebody.",
    ],
  },
  {
    name: "exam",
    heard:
      "\\b(?:exams?|finals|certificate|toefl|ielts|first certificate|test (?:tomorrow|on|next|of|in))\\b",
    spanish: "ex[aá]men(?:es)?",
    says: [
      "Exams are hard work. | Exams are not easy!",
      "Exams take a lot out of people. | I remember that feeling before an exam.",
    ],
    was: [
      "Was it hard? | What was the hard part? | When do you know more?",
      "How did it go, do you think? | Which part was the hardest? | When do you get the results?",
    ],
    will: [
      "What is the exam about? | What is the hard part? | How do you study for it?",
      "What is the exam about? | Which part worries you most? | How do you prepare for it?",
    ],
    bad: [
      "What is the hard part? | Can you try again?",
      "Which part is the hardest for you? | How do you prepare for it?",
    ],
    asks: [
      "What is the hard part? | How do you study for it? | When is it?",
      "How do you prepare for something like that? | Which part is the hardest for you? | What is at stake for you?",
    ],
    advice: [
      "Study a little today. Then sleep well!",
      "Go through the main points once more, and then sleep; a rested head remembers better.",
    ],
  },
  {
    name: "homework",
    heard:
      "\\b(?:homework|essay|presentation|(?:a|my|the) speech|speak(?:ing)? in public|project for|my (?:project|thesis)|write (?:\\w+ )?sentences)\\b",
    spanish: "deberes|tarea|redacci[oó]n|presentaci[oó]n",
    says: [
      "Work, work, work! | That takes time.",
      "That takes time, I know. | The first line is always the hardest.",
    ],
    was: ["Was it hard? | What was it about?", "What was it about? | How did it go?"],
    asks: [
      "What is it about? | How much is done? | What is hard about it?",
      "What is it about? | How far have you got? | What do you want to say in it?",
    ],
    advice: [
      "Begin with three short sentences.",
      "Write three plain sentences first, and make them better later.",
    ],
  },
  {
    name: "english",
    heard:
      "\\b(?:learn\\w*|study\\w*|speak\\w*|improve|practi[sc]e|understand|teach) (?:\\w+ ){0,2}english\\b|\\bmy english\\b|\\benglish (?:class|course|lesson|teacher|is (?:\\w+ )?(?:difficult|hard|easy))|\\b(?:grammar|prepositions|phrasal verbs|vocabulary|verbs)\\b",
    spanish: "ingl[eé]s",
    says: [
      "English takes time. You do well. | Every day a little more!",
      "A language takes time, and you're using it now. | Every conversation helps a little.",
    ],
    asks: [
      "Why do you learn English? | What is hard in English? | Where do you use it?",
      "What do you need English for? | What do you find hardest about it? | When do you get to use it?",
      "What do you need it for, in the end? | What still trips you up? | Do you feel like another person in English?",
    ],
    advice: [
      "Speak a little every day. Songs help, too.",
      "A little every day helps more than a lot on Sunday: read, listen, and say things aloud.",
    ],
  },
  {
    name: "languages",
    heard:
      "\\b(?:i|we|he|she|they|to) (?:can |also |only )?(?:speak|speaks|learn|study) (?:\\w+ ){0,2}(?:french|german|italian|portuguese|chinese|japanese|korean|arabic|russian|catalan|basque|galician|quechua|languages?)\\b|\\bmother tongue\\b|\\b(?:my|an?|the) (?:\\w+ )?accent\\b|\\bpronunciation\\b|\\btranslat(?:or|ion|e)\\b",
    spanish: "idiomas?|franc[eé]s|alem[aá]n",
    says: [
      "Languages open doors. | A new language, a new world!",
      "Every language opens a door. | Languages change the way we see things.",
    ],
    asks: [
      "Where do you use it? | Is it hard? | Do you like its sound?",
      "How did you learn it? | When do you use it? | What do you like about it?",
      "What can you say in it that other languages can't? | How did you come to learn it? | Do you think differently in it?",
    ],
    advice: [
      "Listen a lot and say it after them.",
      "Listen to one short piece many times, and then say it aloud yourself.",
    ],
  },
  {
    name: "hard work",
    heard:
      "\\b(?:work(?:s|ed|ing)? (?:a lot|too much|very hard|hard|all day|late|at nights?|in the night|the night|by night|on (?:saturdays?|sundays?|weekends?)|every day)|long hours|night shifts?|double shift|overtime|\\d+ hours (?:a|every|per) day|so busy|very busy)\\b",
    spanish: "trabajo (?:mucho|de noche)|turno de noche",
    says: ["That is a lot of work. | You work hard!", "That sounds like a lot. | That's a heavy load."],
    asks: [
      "What do you do after work? | When can you rest? | What is the hard part?",
      "How do you find time to rest? | What is the hardest part of it? | What do you do when you finally get home?",
      "How long can you keep that up? | What would have to change? | What do you do to switch off?",
    ],
    advice: ["Rest one evening. The work can wait.", "Keep one evening for yourself, whatever happens."],
  },
  {
    name: "retired",
    heard: "\\b(?:retired|retirement|pensioner|stopped working)\\b",
    spanish: "jubilad[oa]",
    says: [
      "Now your time is your own. | A new life begins!",
      "Now the days are your own. | That's the beginning of another life.",
    ],
    asks: [
      "What do you do all day? | What do you like about it?",
      "What do you do with your days? | What do you miss about work, if anything? | What surprised you about it?",
    ],
  },
  {
    name: "own business",
    heard:
      "\\b(?:my|own|our|a family) (?:\\w+ )?(?:business|shop|company|restaurant|bakery|start-?up)\\b|\\bself-employed\\b|\\bfreelanc\\w+\\b",
    spanish: "mi (?:negocio|empresa|tienda)|aut[oó]nom[oa]",
    says: [
      "Your own work! That is brave. | That is a lot to do.",
      "That takes courage, and very little sleep. | It's hard to be your own boss.",
    ],
    asks: [
      "What do you sell or do? | Is it hard? | Who works with you?",
      "How did it begin? | What is the hardest part of it? | Who are your customers?",
    ],
    advice: [
      "Begin small. Ask people what they need.",
      "Begin small, ask people what they really need, and keep a little money for bad months.",
    ],
  },
  {
    name: "work",
    heard:
      "\\bi (?:\\w+ )?work(?:ed)? (?:in|at|as|for|with|from|on)\\b|\\bi(?:'m|’m| am|’ve been| was) (?:an? )?(?:\\w+ )?(?:teacher|nurse|doctor|engineer|lawyer|waiter|waitress|cook|chef|driver|programmer|developer|designer|artist|musician|writer|journalist|architect|accountant|secretary|manager|mechanic|farmer|scientist|geologist|biologist|psychologist|dentist|pharmacist|hairdresser|electrician|builder|actor|photographer|translator|pilot|seller|assistant|firefighter|vet|councillor|plumber|baker|cleaner|receptionist)\\b|\\bmy (?:work|job|office|company)\\b|\\bat work\\b|\\bin the office\\b",
    spanish: "trabajo (?:en|como|de)|mi trabajo|oficina|\\btrabajo\\b",
    says: [
      "Work is a big part of life. | I see. That is your work.",
      "Work takes up a large part of life. | Every job has its stories.",
    ],
    was: [
      "What did you do there? | Did you like it?",
      "What did you like about it? | What was a normal day like? | Would you do it again?",
    ],
    bad: [
      "What is hard at work now? | What can you do now?",
      "What is going on at work? | How do you deal with that? | What would have to change?",
    ],
    asks: [
      "Do you like it? | What is good about your work? | What is hard about it?",
      "What do you like about it? | What is a normal day like? | What would people be surprised to hear about it?",
      "What keeps you in it? | What do outsiders get wrong about it? | Would you choose it again?",
    ],
    advice: [
      "Talk to somebody there. Be clear and calm.",
      "Talk to somebody you trust there, and say clearly what you need.",
    ],
  },
  {
    name: "studies",
    heard:
      "\\b(?:i|we|my \\w+|he|she) (?:\\w+ ){0,2}(?:study|studies|studied|studying)\\b|\\b(?:university|college|my degree|my master|faculty|semester|my course|phd)\\b|\\bi(?:'m|’m| am) a (?:\\w+ )?student\\b",
    spanish: "estudi(?:o|ar|ante)|universidad|carrera",
    says: [
      "You learn new things every day. | Studying takes time.",
      "Studying takes patience. | That's a good thing to spend time on.",
    ],
    was: [
      "What did you study? | Did you like it?",
      "Why did you choose it? | What do you still use of it? | Would you choose it again?",
    ],
    asks: [
      "What do you like best there? | Is it hard? | What do you want to do later?",
      "Why did you choose it? | What do you find hardest about it? | What would you like to do afterwards?",
      "What made you choose it? | What has it changed about the way you think? | Where do you hope it will take you?",
    ],
    advice: [
      "Study what you like. You will do it better.",
      "Choose what you'd read about on a free Sunday; the rest is patience.",
    ],
  },
  {
    name: "school",
    heard:
      "\\b(?:my|our|the|at|in|to|from|after) (?:\\w+ )?(?:school|class|classroom|high school|lessons?|instituto)\\b|\\b(?:maths|chemistry|physics|subject)\\b",
    spanish: "colegio|instituto|escuela|clase|matem[aá]ticas",
    says: [
      "School days are full of things. | School is a big part of life.",
      "School leaves us with so many memories. | School days are full of small dramas.",
    ],
    was: [
      "What did you like at school? | Who was your best friend there?",
      "What do you remember best? | What did you like least? | Which teacher do you remember?",
    ],
    asks: [
      "What do you like at school? | Who do you sit with? | Which class is best?",
      "What do you like best there? | What would you change about it? | Who do you spend the breaks with?",
      "What did school really teach you? | What would you change about it? | Which lesson has stayed with you?",
    ],
  },
  {
    name: "free time",
    heard:
      "\\b(?:at|on|this|last|next|the|every|in the) weekends?\\b|\\b(?:free time|day off|days off|no time|no classes|on (?:saturdays?|sundays?|fridays?))\\b",
    spanish: "fin de semana|tiempo libre|s[aá]bado|domingo",
    says: [
      "Free days are the best. | Everybody needs some free time.",
      "Everyone needs time like that. | Free time goes by so quickly.",
    ],
    was: [
      "What was the best part? | Who was with you?",
      "What was the best part of it? | Who did you spend it with?",
    ],
    will: [
      "What do you want to do? | Who will be there?",
      "What are you planning? | Who are you going to see?",
    ],
    asks: [
      "Who are you with then? | What is a perfect day for you? | What do you do then?",
      "Who do you spend it with? | What would a perfect day off be like? | Do you plan it or let it come?",
      "What would a perfect day off look like? | Do you plan it, or let it come? | What do you never find time for?",
    ],
    advice: [
      "Do nothing for an hour. Then go out.",
      "Leave one morning empty on purpose, and see what comes.",
    ],
  },
];
