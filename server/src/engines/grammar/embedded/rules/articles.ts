import { closed } from "#engines/english/word-lists.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";

const general = {
  en: "For something in general English uses no article: “Life is hard”, “I like music”.",
  es: "Al hablar en general el inglés no pone artículo: “Life is hard”, “I like music”.",
};

const job = {
  en: "Before a profession comes a or an: “She is a doctor”.",
  es: "Delante de una profesión va a o an: “She is a doctor”.",
};

const needsOne = {
  en: "One thing that can be counted needs a or an: “I have a dog”.",
  es: "Un nombre contable en singular necesita a o an: “I have a dog”.",
};

const needsThe = {
  en: "With this place English says “the”: “go to the cinema”.",
  es: "Con este lugar el inglés pone “the”: “go to the cinema”.",
};

const noArticle = {
  en: "This noun is not counted in English, so it takes no “a”.",
  es: "Este nombre es incontable en inglés y no lleva “a”.",
};

const abstracts =
  "life|love|nature|happiness|unemployment|society|education|technology|health|money|friendship|freedom|poverty|pollution|globalisation|globalization|inflation|crime|tourism|religion|politics|peace|loneliness|racism|corruption";

const vowelSound = /^(?:[aeio]|u(?!ni|se|su|ti|ro|ku|to)|hour|honest|honou?r|heir)/;

const vowelless = /^(?:eu|one|once|ewe)/;

const wantsAn = (word: string) => vowelSound.test(word) && !vowelless.test(word);

export const articles: readonly Rule[] = [
  {
    kind: "article",
    find: "(a n=#any)",
    better: "an {n}",
    why: {
      en: "“An” stands before a vowel sound: “an apple”, “an hour”.",
      es: "Delante de sonido de vocal va “an”: “an apple”, “an hour”.",
    },
    unless: ({ named: { n } }) =>
      !n || !wantsAn(n.word) || n.word.length < 2 || n.capital || closed.has(n.word),
    wrong: { "I eat a orange.": "I eat an orange." },
    right: ["a university", "a European city", "an hour", "a one-way street", "a useful idea"],
  },
  {
    kind: "article",
    find: "(an n=#any)",
    better: "a {n}",
    why: {
      en: "“A” stands before a consonant sound: “a university”, “a house”.",
      es: "Delante de sonido de consonante va “a”: “a university”, “a house”.",
    },
    unless: ({ named: { n } }) =>
      !n || wantsAn(n.word) || n.word.length < 2 || n.capital || /^(?:\d|h[eio])/.test(n.word),
    wrong: { "It is an university.": "It is a university." },
    right: ["an hour", "an old man", "an MP3 file", "an 18-year-old"],
  },
  {
    kind: "article",
    find: [
      "(a|an j=#adj j2=#adj? n=advice|information|furniture|luggage|homework|housework|news|weather|hair|traffic|progress|music|equipment|research|bread|rubbish) -#noun|#ing|of",
      "(a|an n=advice|information|furniture|luggage|homework|housework|news|weather|equipment|rubbish|bread|progress) -#noun|#ing",
    ],
    better: "{j} {j2} {n}",
    why: noArticle,
    wrong: {
      "She has a long hair.": "She has long hair.",
      "Can you give me an advice?": "Can you give me advice?",
    },
    right: ["She has long hair.", "It was a news programme.", "a piece of advice", "a traffic jam"],
    unless: ({ named: { j } }) => j?.word === "little",
  },
  {
    kind: "article",
    find: [
      `-!#link (the n=${abstracts}) is|are|was|has|can|makes|gives|will|should|helps|must`,
      "~like|~love|~hate|~prefer|enjoy (the n=football|basketball|tennis|music|sport|sports|pizza|chocolate|coffee|tea|fish|meat|fruit|vegetables|cats|dogs|animals|winter|summer|maths|history|english|spanish|science|nature|fashion|technology|videogames|rock|pop) -of|in|that|he|she|you|here|on|from|at|they|we|i|music|class|teacher|players|match|team|festival|shop",
    ],
    better: "{n}",
    why: general,
    wrong: { "The life is hard.": "Life is hard.", "I like the chocolate.": "I like chocolate." },
    right: ["Life is hard.", "The music was loud at the party.", "I like the music of this film."],
    unless: ({ named: { n }, sentence: { tokens }, to }) =>
      n?.word === "money" && /^(?:was|will|has)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "article",
    find: "(the n=most) of #noun|the|my|people|us|them",
    better: ({ sentence: { tokens }, to }) =>
      /^(?:the|my|us|them)$/.test(tokens[to + 1]?.word ?? "") ? "most" : undefined,
    why: {
      en: "“La mayoría de” is “most of”, without “the”: “most of the people”.",
      es: "“La mayoría de” es “most of”, sin “the”: “most of the people”.",
    },
    wrong: { "The most of the people came.": "Most of the people came." },
    right: ["Most of the people came.", "the most important"],
  },
  {
    kind: "article",
    find: "(the most of n=#noun|#adj)",
    better: "most {n}",
    why: {
      en: "“La mayoría de” is “most”, without “the” and “of”: “most people”.",
      es: "“La mayoría de la gente” es “most people”, sin “the” ni “of”.",
    },
    wrong: { "The most of people agree.": "Most people agree." },
    right: ["Most people agree.", "make the most of life"],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:make|makes|made|making|get|got)$/.test(tokens[from - 1]?.word ?? ""),
  },
  {
    kind: "article",
    find: "~play (to|the the? n=football|basketball|tennis|volleyball|chess|cards|padel|hockey|rugby|golf|videogames|baseball|handball)",
    better: "{n}",
    why: {
      en: "Games and sports take neither “the” nor “to”: “play football”.",
      es: "Los juegos y deportes van sin “the” ni “to”: “play football”.",
    },
    wrong: { "They play to football.": "They play football.", "We play the tennis.": "We play tennis." },
    right: ["They play football.", "She plays the piano."],
  },
  {
    kind: "article",
    find: "~have|~take|~eat|~make|after|before (the n=breakfast|lunch|dinner) -that|we|i|of|with|she|he|they|you|is|was|table|party",
    better: "{n}",
    why: {
      en: "Meals take no article: “have breakfast”.",
      es: "Las comidas del día van sin artículo: “have breakfast”.",
    },
    wrong: { "I have the breakfast at eight.": "I have breakfast at eight." },
    right: ["I have breakfast at eight.", "She made the dinner that we ate."],
  },
  {
    kind: "article",
    find: "~go|~come to (the n=bed|work|school|university) $|at|in|by|on|and|every|because|early|late",
    better: "{n}",
    why: {
      en: "“Go to work”, “go to bed” and “go to school” have no article.",
      es: "“Go to work”, “go to bed” y “go to school” van sin artículo.",
    },
    wrong: {
      "I go to the bed at eleven.": "I go to bed at eleven.",
      "She goes to the work by bus.": "She goes to work by bus.",
    },
    right: ["I go to bed at eleven.", "We went to the university in Salamanca."],
    unless: ({ named: { n }, sentence: { tokens }, to }) =>
      /^(?:school|university)$/.test(n?.word ?? "") && /^(?:in|on|at)$/.test(tokens[to]?.word ?? ""),
  },
  {
    kind: "article",
    find: "~go|~goes|going|went to (n=cinema|beach|supermarket|gym|airport|mountains|park|doctor|dentist|toilet|theatre|museum|station|restaurant|bathroom|swimming-pool|library|countryside|market) -#noun|and",
    better: "the {n}",
    why: needsThe,
    wrong: { "On Sundays I go to cinema.": "On Sundays I go to the cinema." },
    right: ["On Sundays I go to the cinema.", "I go to gym classes."],
  },
  {
    kind: "article",
    find: [
      "i|he|she|who ~be not? also? (p=#profession) $|and|in|at|but|for|of|with|because",
      "#poss #being|name ~be not? (p=#profession) $|and|in|at|but|for|of|with|because",
      "want|wants|wanted|like to be (p=#profession) $|and|in|at|but|because|or|when",
      "^ #name ~be (p=#profession) $|and|in|at|but|for",
    ],
    better: "{p:an}",
    why: job,
    wrong: {
      "She is nurse.": "She is a nurse.",
      "My father is engineer and my mother is a cook.": "My father is an engineer and my mother is a cook.",
      "I want to be doctor.": "I want to be a doctor.",
    },
    right: ["She is a nurse.", "He is president of the club.", "My parents are teachers."],
    unless: ({ named: { p } }) => p?.word === "cook" && p.tags.has("Verb"),
  },
  {
    kind: "article",
    find: ["~work (as p=#profession)", "~work (like p=#profession)", "~work (like a|an p=#profession)"],
    better: "as {p:an}",
    why: { en: "For a job say “work as a …”.", es: "Para decir la profesión se usa “work as a …”." },
    wrong: {
      "He works as waiter.": "He works as a waiter.",
      "She works like a nurse.": "She works as a nurse.",
    },
    right: ["He works as a waiter."],
  },
  {
    kind: "article",
    find: [
      "i|you|we|they|he|she #adv? have|has|had|want|wants|need|needs|bought (n=dog|cat|car|brother|sister|house|bike|computer|phone|job|boyfriend|girlfriend|son|daughter|garden|headache|cold|cough|exam|shower|ticket|book|umbrella) $|and|but|in|with|because|for|of|now|tomorrow|today|on|at|who|that|so|or",
      "have|has|had|want|is|was|'s (j=#describing n=car|house|dog|cat|job|person|man|woman|girl|boy|city|country|place|idea|film|book|day|student|friend|teacher|town|game|student|school|family|life|room|restaurant|hotel|problem|question|man|guy) -#noun|#ing",
    ],
    better: ({ named: { j, n } }) =>
      n && (wantsAn(j?.word ?? n.word) ? "an " : "a ") + [j?.word, n.word].filter(Boolean).join(" "),
    why: needsOne,
    wrong: {
      "I have dog.": "I have a dog.",
      "She is nice person.": "She is a nice person.",
      "It's good idea.": "It's a good idea.",
    },
    right: [
      "I have a dog.",
      "She is a nice person.",
      "I had cold water.",
      "Is Chinese food spicy?",
      "I have book club today.",
    ],
  },
  {
    kind: "article",
    find: "in (hurry)",
    better: "a hurry",
    why: { en: "The phrase is “in a hurry”.", es: "La expresión es “in a hurry”." },
    wrong: { "She is in hurry.": "She is in a hurry." },
    right: ["She is in a hurry."],
  },
  {
    kind: "article",
    find: "~visit|in|to|from (the p=madrid|barcelona|london|paris|spain|england|france|italy|germany|mexico|argentina|colombia|portugal|rome|seville|valencia) $|in|with|and|for",
    better: "{p}",
    why: {
      en: "Cities and most countries take no article.",
      es: "Las ciudades y casi todos los países van sin artículo.",
    },
    wrong: { "We went to the Madrid.": "We went to Madrid." },
    right: ["We went to Madrid.", "in the Madrid of my youth"],
  },
  {
    kind: "article",
    find: [
      "what (j=#adj n=day|girl|boy|house|place|idea|city|car|game|film|view|surprise|baby|dog) $",
      "what (n=pity|shame|surprise|mess|relief) $",
    ],
    better: ({ named: { j, n } }) =>
      n && (wantsAn(j?.word ?? n.word) ? "an " : "a ") + [j?.word, n.word].filter(Boolean).join(" "),
    why: {
      en: "Exclamations take a or an: “What a beautiful day!”.",
      es: "Las exclamaciones llevan a o an: “What a beautiful day!”.",
    },
    wrong: { "What beautiful day!": "What a beautiful day!" },
    right: ["What a beautiful day!", "What bad weather!"],
    question: false,
  },
  {
    kind: "article",
    find: "~be (so a j=#adj) #noun",
    better: ({ named: { j } }) => j && `such ${wantsAn(j.word) ? "an" : "a"} ${j.word}`,
    why: {
      en: "Before a noun use “such a”: “such a nice day”.",
      es: "Delante de un nombre se usa “such a”: “such a nice day”.",
    },
    wrong: { "It is so a big house.": "It is such a big house." },
    right: ["It is such a big house.", "It is so big a house."],
  },
];
