import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { instead, isAuxiliary } from "./instead.ts";

export const confusedVerbs: readonly Rule[] = [
  {
    kind: "say-tell",
    find: "(v=say|says|said|saying o=me|him|us)",
    better: instead("tell"),
    why: {
      en: "You “tell” somebody something; you “say” something.",
      es: "“Decir a alguien” es “tell somebody”; “say” va sin la persona.",
    },
    wrong: { "He said me the truth.": "He told me the truth." },
    right: ["He told me the truth.", "She said her name."],
  },
  {
    kind: "say-tell",
    find: "(v=say|says|said|saying the|a|an|my|any|some|many? #adj? truth|joke|jokes|lie|lies|story|stories|secret|secrets)",
    better: instead("tell"),
    why: {
      en: "You “tell” the truth, a lie, a joke, a story.",
      es: "Con verdad, mentira, chiste o historia se usa “tell”: “tell the truth”.",
    },
    wrong: { "Say the truth!": "Tell the truth!" },
    right: ["Tell the truth!"],
  },
  {
    kind: "say-tell",
    find: "-to|not i|he|she|we|they (v=tell|tells|told that) #sub|#det|#name",
    better: instead("say"),
    why: {
      en: "“Tell” needs a person: “told me that”; without one, use “say”.",
      es: "“Tell” necesita una persona (“told me that”); sin ella se usa “say”.",
    },
    wrong: { "He told that he was ill.": "He said that he was ill." },
    right: ["He said that he was ill.", "I told that man."],
    unless: ({ sentence: { tokens }, to }) =>
      tokens[to + 1]?.joined !== true ||
      (tokens[to]?.tags.has("Noun") === true && !tokens[to]?.tags.has("Pronoun")),
  },
  {
    kind: "say-tell",
    find: "(v=~tell to o=me|him|her|us|them|you|my)",
    better: "{v} {o}",
    why: {
      en: "“Tell” goes straight with the person: “tell me”.",
      es: "“Tell” va directamente con la persona, sin “to”: “tell me”.",
    },
    wrong: { "Tell to me the truth.": "Tell me the truth." },
    right: ["Tell me the truth."],
  },
  {
    kind: "lose-miss",
    find: "(v=lose|loses|lost|losing the|my|a|an|our|his|her|this|last? #adj? bus|train|plane|flight|class|film|opportunity|chance|metro|tram|lesson|start|beginning) -#noun|station|ticket|driver",
    better: instead("miss"),
    why: {
      en: "You “miss” a bus, a class or a chance; you “lose” your keys.",
      es: "“Perder” un autobús, una clase o una oportunidad es “miss”; perder las llaves, “lose”.",
    },
    wrong: { "I lost the train.": "I missed the train." },
    right: ["I missed the train.", "I lost my keys."],
  },
  {
    kind: "win-earn",
    find: [
      "(v=win|wins|won|winning #any? #any? #any? #any? a|per month|year|hour)",
      "(v=win|wins|winning money|much|more? money) working|in|with my|his|her? job|work",
    ],
    better: instead("earn"),
    why: {
      en: "You “earn” money by working and “win” it in a game.",
      es: "“Ganar” dinero trabajando es “earn”; ganarlo en un juego, “win”.",
    },
    wrong: { "She wins 2000 euros a month.": "She earns 2000 euros a month." },
    right: ["She earns 2000 euros a month.", "She won the race."],
  },
  {
    kind: "know-meet",
    find: "(v=knew my|his|her husband|wife|boyfriend|girlfriend|friend) in|at|when|on|last",
    better: instead("meet"),
    why: {
      en: "For the first time you “meet” somebody; then you “know” them.",
      es: "“Conocer” por primera vez es “meet”; conocer ya a alguien, “know”.",
    },
    wrong: { "I knew my wife in 2010.": "I met my wife in 2010." },
    right: ["I met my wife in 2010.", "I knew my wife was right."],
  },
  {
    kind: "spend",
    find: "(v=pass|passes|passed|passing the|my|our|all|a|some weekend|summer|holidays|holiday|christmas|vacation|afternoon|week|winter|night) -by",
    better: instead("spend"),
    why: { en: "You “spend” time.", es: "“Pasar” tiempo es “spend”: “spend the summer”." },
    wrong: { "We passed the summer in Cuba.": "We spent the summer in Cuba." },
    right: ["We spent the summer in Cuba.", "I passed the exam."],
  },
  {
    kind: "learn-teach",
    find: ["(v=~learn o=me|him|us) -all|by", "(v=~learn o=her|them|you) to|how|english|spanish"],
    better: instead("teach"),
    why: { en: "The teacher “teaches”, the pupil “learns”.", es: "Enseñar es “teach”; aprender, “learn”." },
    wrong: { "She learned me to swim.": "She taught me to swim." },
    right: ["She taught me to swim."],
  },
  {
    kind: "learn-teach",
    find: "(v=~learn #poss #kin|children|students|pupils|son|daughter to)",
    better: instead("teach"),
    why: { en: "The teacher “teaches”, the pupil “learns”.", es: "Enseñar es “teach”; aprender, “learn”." },
    wrong: { "I learn my son to read.": "I teach my son to read." },
    right: ["I teach my son to read."],
  },
  {
    kind: "borrow-lend",
    find: "(v=~lend) ... from #poss|#det|#obj|#name",
    better: instead("borrow"),
    why: {
      en: "You “borrow” from somebody and “lend” to somebody.",
      es: "Pedir prestado es “borrow (from)”; prestar, “lend (to)”.",
    },
    wrong: { "I lent a book from Ana.": "I borrowed a book from Ana." },
    right: ["I borrowed a book from Ana.", "I lent her a book."],
    unless: isAuxiliary,
  },
  {
    kind: "borrow-lend",
    find: ["(v=~borrow o=me|us) ", "(v=~borrow o=you|her|him|them) my|a|some|the"],
    better: instead("lend"),
    why: {
      en: "You “lend” something to somebody; they “borrow” it.",
      es: "Prestar es “lend”; pedir prestado, “borrow”.",
    },
    wrong: { "Can you borrow me a pen?": "Can you lend me a pen?" },
    right: ["Can you lend me a pen?"],
  },
  {
    kind: "borrow-lend",
    find: "can|could|may i (v=lend your|a|some|that|this) -#name|to",
    better: instead("borrow"),
    why: {
      en: "To ask for something, say “Can I borrow …?”.",
      es: "Para pedir algo prestado se dice “Can I borrow …?”.",
    },
    wrong: { "Can I lend your pen?": "Can I borrow your pen?" },
    right: ["Can I borrow your pen?"],
  },
  {
    kind: "rob-steal",
    find: "(v=~rob my|his|her|your|our|their|a|the phone|wallet|bag|bike|car|money|purse|passport|mobile|keys|watch)",
    better: instead("steal"),
    why: {
      en: "A thing is stolen; a person or a bank is robbed.",
      es: "“Robar” una cosa es “steal”; robar a una persona o un banco, “rob”.",
    },
    wrong: { "They robbed my phone.": "They stole my phone." },
    right: ["They stole my phone.", "They robbed a bank."],
  },
  {
    kind: "remember-remind",
    find: "(v=~remember me|him|us|them to|that|of|about) -you",
    better: instead("remind"),
    why: {
      en: "“Recordar algo a alguien” is “remind”: “remind me to call”.",
      es: "“Recordar algo a alguien” es “remind”: “remind me to call”.",
    },
    wrong: { "Remember me to call her.": "Remind me to call her." },
    right: ["Remind me to call her."],
  },
  {
    kind: "look-see-watch",
    find: "^ (look d=this|the|my|that|these|at? n=#noun) -same",
    better: "look at {d} {n}",
    why: { en: "You “look at” something.", es: "“Mirar algo” es “look at something”, con “at”." },
    wrong: { "Look this dog!": "Look at this dog!" },
    right: ["Look at this dog!", "Look, the dog!"],
  },
  {
    kind: "look-see-watch",
    find: [
      "(v=~look me|him|us|them) -in|up|over|straight|squarely|bravely|directly|right|full",
      "to|can|please|and (v=look the|this|that|my|your) picture|photo|photos|sea|view|people|sky|book|stars|moon|time|map|video",
    ],
    better: ({ named: { v }, sentence: { text, tokens }, to }) =>
      v && `${text.slice(v.at, v.end).toLowerCase()} at${text.slice(v.end, tokens[to - 1]?.end)}`,
    why: { en: "You “look at” something.", es: "“Mirar algo” es “look at something”, con “at”." },
    wrong: { "Don't look me like that.": "Don't look at me like that." },
    right: ["Don't look at me like that."],
  },
  {
    kind: "look-see-watch",
    find: "(v=~see|~look the|some? tv|television|telly) -that|was|i|we|is",
    better: instead("watch"),
    why: { en: "You “watch” television.", es: "Con la televisión se usa “watch”." },
    wrong: { "We see TV at night.": "We watch TV at night." },
    right: ["We watch TV at night.", "Did you see the television I bought?"],
  },
  {
    kind: "hear-listen",
    find: "(v=~hear n=music|podcasts|songs) -in|from|through|next|coming",
    better: ({ named: { v, n } }) =>
      v &&
      n &&
      `${{ hear: "listen", hears: "listens", heard: "listened", hearing: "listening" }[v.word]} to ${n.word}`,
    why: {
      en: "On purpose you “listen to” music; you “hear” a noise.",
      es: "“Escuchar” es “listen to”; “oír”, “hear”.",
    },
    wrong: { "I hear music every day.": "I listen to music every day." },
    right: ["I listen to music every day."],
  },
  {
    kind: "wait-hope",
    find: "(v=wait|waits|waiting that) #sub|#det",
    better: instead("hope"),
    why: { en: "“Esperar que …” is “hope that”.", es: "“Esperar que…” es “hope that”; “wait” es aguardar." },
    wrong: { "I wait that you come.": "I hope that you come." },
    right: ["I hope that you come."],
  },
];
