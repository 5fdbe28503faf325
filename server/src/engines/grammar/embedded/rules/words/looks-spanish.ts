import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** False friends of Spanish speakers, each where the rest of the message tells what was meant. */
export const looksSpanish: readonly Rule[] = [
  {
    kind: "false-friend",
    find: [
      "in|into|inside|on #poss|a|the|this #adj? (carpet)",
      "#poss|a|the #adj? (carpet) with|of my|the|all documents|papers|notes",
    ],
    better: "folder",
    why: {
      en: "“Carpeta” is a “folder”; a “carpet” lies on the floor.",
      es: "Carpeta es “folder”; “carpet” es alfombra.",
    },
    wrong: { "I keep my documents in a blue carpet.": "I keep my documents in a blue folder." },
    right: ["I keep my documents in a blue folder.", "The cat sleeps on a blue carpet."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:documents?|papers|notes|files?|photocopies|homework|worksheets?)\b/i.test(text),
  },
  {
    kind: "false-friend",
    find: [
      "a|an|great|big|huge|real|total|lot|much|of|have|had|has|without|its|their|your|my (exit) $|in|with|for|and|because|last|this|all|worldwide|at",
      "the (exit) of the|my|his|her|this|their",
    ],
    better: "success",
    why: { en: "“Éxito” is “success”; an “exit” is a way out.", es: "Éxito es “success”; “exit” es salida." },
    wrong: {
      "The film had a lot of exit in Spain.": "The film had a lot of success in Spain.",
      "The song was a big exit last year.": "The song was a big success last year.",
    },
    right: ["The film was a success.", "There is a big exit in the hall."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:film|movie|song|book|album|series|concert|play|band|singer|project|business|party|career|company|novel|show|restaurant|exam|exams|actor|actress|group)\b/i.test(
        text,
      ),
  },
  {
    kind: "false-friend",
    find: "too|very|so|really|more|quite|extremely|~be (sensible)",
    better: "sensitive",
    why: {
      en: "“Sensible” in Spanish is “sensitive”; “sensible” is «sensato».",
      es: "Sensible es “sensitive”; “sensible” es sensato.",
    },
    wrong: {
      "My sister is very sensible, she cries with every film.":
        "My sister is very sensitive, she cries with every film.",
    },
    right: ["My sister is very sensitive.", "She is sensible and saves money."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:cry|cries|cried|crying|tears|feelings?|hurt|hurts|emotions?|emotional|skin|noise|light|sad|criticism|touch)\b/i.test(
        text,
      ),
  },
  {
    kind: "false-friend",
    find: "~be|~get|very|already|months (embarrassed)",
    better: "pregnant",
    why: {
      en: "“Embarazada” is “pregnant”; “embarrassed” is «avergonzado».",
      es: "Embarazada es “pregnant”; “embarrassed” es avergonzada.",
    },
    wrong: { "I was embarrassed in the ninth month.": "I was pregnant in the ninth month." },
    right: ["She was pregnant in May.", "I was so embarrassed that I ran."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:baby|babies|month pregnant|ninth month|months|twins|give birth|gave birth|midwife|gynaecologist|maternity|expecting)\b/i.test(
        text,
      ),
  },
  {
    kind: "false-friend",
    find: "(v=molest|molests|molested|molesting) me|you|him|her|us|them|my|the|people|neighbours|students|anyone|anybody",
    better: ({ named: { v } }) => v?.word.replace("molest", "bother"),
    why: {
      en: "“Molestar” is “bother”; “molest” is a crime.",
      es: "Molestar es “bother”; “molest” es un delito.",
    },
    wrong: { "Don't molest me, I'm studying.": "Don't bother me, I'm studying." },
    right: ["Don't bother me.", "He was accused of having molested people."],
    unless: ({ sentence: { text } }) =>
      /\b(?:accused|child|children|police|abuse|prison|sexually|convicted|court|crime)\b/i.test(text),
  },
  {
    kind: "false-friend",
    find: "(v=attend|attends|attended|attending) the|a|my|your|his|her phone|telephone|door|call|calls",
    better: ({ named: { v } }) => v?.word.replace("attend", "answer"),
    why: { en: "You “answer” the phone.", es: "El teléfono se contesta: “answer the phone”." },
    wrong: { "She attended the phone.": "She answered the phone." },
    right: ["She answered the phone.", "I attended the lesson by phone."],
  },
  {
    kind: "false-friend",
    find: "film|movie|journey|trip|speech|meeting|conversation|lesson|song|letter|flight|email|message ~be too|very|so|really|quite? (large)",
    better: "long",
    why: {
      en: "Time and texts are “long”; “large” is big.",
      es: "Lo que dura es “long”; “large” es grande.",
    },
    wrong: { "The film was too large.": "The film was too long." },
    right: ["The film was too long.", "The class is large."],
  },
  {
    kind: "confused-words",
    find: [
      "~wash #obj|#det|#poss? #noun? with|and (soup)",
      "with (soup) and water",
      "water and (soup)",
      "a bar of|liquid|hand (soup)",
    ],
    better: "soap",
    why: { en: "You wash with “soap”; you eat “soup”.", es: "Se lava con “soap”; “soup” es sopa." },
    wrong: { "I washed my hands with soup.": "I washed my hands with soap." },
    right: ["I washed my hands with soap.", "I had bread and soup."],
  },
  {
    kind: "confused-words",
    find: ["~eat|~cook|chicken|fish|tomato|vegetable|onion|hot|bowl|of (soap) $|for|with|and|of|because"],
    better: "soup",
    why: { en: "You eat “soup”; “soap” is for washing.", es: "La sopa es “soup”; “soap” es jabón." },
    wrong: { "We ate fish soap for dinner.": "We ate fish soup for dinner." },
    right: ["We ate fish soup.", "A bar of soap for you."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:eat|ate|eats|eating|cook\w*|dinner|lunch|bowl|delicious|taste\w*|starter|restaurant)\b/i.test(
        text,
      ),
  },
  {
    kind: "false-friend",
    find: "~be very|so|really|too|quite? (sympathetic)",
    better: "nice",
    why: {
      en: "“Simpático” is “nice” or “friendly”; “sympathetic” is «comprensivo».",
      es: "Simpático es “nice” o “friendly”; “sympathetic” es comprensivo.",
    },
    wrong: {
      "He is very sympathetic, everybody laughs with his jokes.":
        "He is very nice, everybody laughs with his jokes.",
    },
    right: ["He is very nice.", "She was sympathetic when I told her."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:jokes?|laughs?|funny|fun|smiles?|parties|friendly|cheerful|jokes)\b/i.test(text),
  },
  {
    kind: "false-friend",
    find: ["~buy|~wear|~wash|~need|new|dirty|clean|summer|winter|warm|of|old|fashion (rope|ropes)"],
    better: "clothes",
    why: { en: "“Ropa” is “clothes”; a “rope” is «cuerda».", es: "Ropa es “clothes”; “rope” es cuerda." },
    wrong: { "I need to buy new rope for the winter.": "I need to buy new clothes for the winter." },
    right: ["I need new clothes.", "I need to buy a new rope to climb."],
    unless: ({ sentence: { text } }) =>
      !/\b(?:winter|summer|shop|shopping|shops|mall|size|fashion|wear|wardrobe|wash|washing machine|sales|zara|brand)\b/i.test(
        text,
      ),
  },
  {
    kind: "false-friend",
    find: ["~like|~love|~enjoy|is|are the (lecture) $|and|because|of|a"],
    better: "reading",
    why: {
      en: "“Lectura” is “reading”; a “lecture” is a talk.",
      es: "Lectura es “reading”; “lecture” es conferencia.",
    },
    wrong: { "I love the lecture, books are my life.": "I love the reading, books are my life." },
    right: ["I love reading."],
    unless: ({ sentence: { text } }) => !/\b(?:books?|novels?|library|comics?)\b/i.test(text),
  },
  {
    kind: "false-friend",
    find: [
      "the (notices) on|in the? television|tv|radio|newspaper|news|internet",
      "~watch|~hear|~see|~listen|~read to? the (notices)",
    ],
    better: "news",
    why: {
      en: "“Noticias” are “the news”; a “notice” hangs on a wall.",
      es: "Las noticias son “the news”; “notice” es un aviso.",
    },
    wrong: { "I saw the notices on television.": "I saw the news on television." },
    right: ["I saw the news on television.", "I read the notices on the board."],
    unless: ({ sentence: { text } }) => /\b(?:board|wall|door|sign)\b/i.test(text),
  },
  {
    kind: "false-friend",
    find: "(v=remove|removes|removed|removing) the|my|your coffee|tea|sauce|soup|sugar|mixture|milk|rice|cream with|for|until|slowly|well|and",
    better: ({ named: { v } }) =>
      ({ remove: "stir", removes: "stirs", removed: "stirred", removing: "stirring" })[v?.word ?? ""],
    why: { en: "“Remover” is “stir”; “remove” takes away.", es: "Remover es “stir”; “remove” es quitar." },
    wrong: { "She removed the coffee with a spoon.": "She stirred the coffee with a spoon." },
    right: ["She stirred the coffee.", "Remove the milk from the heat."],
  },
  {
    kind: "false-friend",
    find: [
      "a terrible|tragic|strange|sad|curious|funny|incredible (success) in|on|that|at|yesterday|happened|$",
    ],
    better: "event",
    why: {
      en: "“Suceso” is an “event”; “success” is «éxito».",
      es: "Suceso es “event”; “success” es éxito.",
    },
    wrong: { "There was a tragic success in my street.": "There was a tragic event in my street." },
    right: ["There was a tragic event in my street.", "It was an incredible success."],
    unless: ({ sentence: { tokens }, from }) =>
      /^(?:incredible|strange|curious|funny)$/.test(tokens[from - 1]?.word ?? "") &&
      !tokens.some(({ word }) => /^(?:happened|street|police|accident|night)$/.test(word)),
  },
  {
    kind: "false-friend",
    find: [
      "on|my|our|the|your|summer|christmas|easter|winter|his|her|long|in|of (vacancies) $|in|to|with|at|and|are|were|this|next|last|i|we|for",
      "on|in (vacances)",
    ],
    better: "holidays",
    why: {
      en: "“Vacaciones” are “holidays”; a “vacancy” is a free job or room.",
      es: "Vacaciones son “holidays”; “vacancy” es una vacante.",
    },
    wrong: {
      "We went to Ibiza on vacancies.": "We went to Ibiza on holidays.",
      "My summer vacancies were short.": "My summer holidays were short.",
    },
    right: ["We had long holidays.", "The hotel has no vacancies.", "Our vacancies for nurses are new."],
    unless: ({ sentence: { text } }) =>
      /\b(?:hotel|job|jobs|company|position|positions|hire|hiring|apply|nurses?|rooms?|full)\b/i.test(text),
  },
];
