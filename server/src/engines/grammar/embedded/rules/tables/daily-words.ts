import { gerundOf, participleOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const textOf = ({ sentence: { tokens } }: Match) => tokens.map(({ word }) => word).join(" ");

const happenings =
  "week|day|trip|journey|film|movie|book|match|game|story|lesson|work|job|exam|test|experience|party|concert|weekend|flight|meeting|course|task|conversation|speech|lecture|holiday|series|exhibition|result|results|weather|situation|summer|month|year|show|play|museum|walk|race|training|interview|presentation";

const feelings =
  "exhausted|excited|shocked|tired|bored|interested|amazed|fascinated|frightened|terrified|disappointed|embarrassed|relaxed|amused|frustrated|depressed|annoyed";

const causes =
  "exhausting|tiring|disappointing|shocking|frustrating|surprising|fascinating|terrifying|exciting|confusing|embarrassing";

const long =
  "cooked|walked|watched|studied|slept|waited|played|drove|cleaned|read|ran|worked|travelled|danced|talked|showered|washed|ate|swam|listened|rode";

const sudden =
  "rang|burned|burnt|saw|fell|cut|broke|called|met|found|lost|stole|dropped|knocked|crashed|arrived|came|heard|hurt|stopped";

const people =
  "guide|driver|teacher|doctor|boss|man|woman|boy|girl|police|policeman|nurse|waiter|waitress|manager|director|president|minister|mother|father|mum|dad|brother|sister|friend|friends|neighbour|colleague|parents|husband|wife|girlfriend|boyfriend|uncle|aunt|cousin|grandmother|grandfather|journalist|owner|receptionist|speaker|professor|coach|lawyer|company|students|people|children|everybody|everyone|somebody|someone|nobody";

/** Which word is meant, remember or remind, tiring or tired, all or everything. */
export const tableDailyWords: readonly Rule[] = [
  ruleOf(
    "confused-words",
    [
      "can|could|do|did|does|will not #adv? (remind) $|where|what|who|when|how|why|which|if|the|her|his|my|your|their|its|anything|nothing|much|that",
      "i|we|she|he|they #adv? can|could|always|still|never (remind) $|where|what|who|when|how|why|which|if|the|that",
      "i|we (remind|reminded) where|when|how|why|that|the #adj? name|day|time|year|summer|first|last|word",
    ],
    ({ sentence: { tokens }, to }) => (tokens[to - 1]?.word === "reminded" ? "remembered" : "remember"),
    [
      "To have in mind is “remember”; “remind” somebody of it.",
      "Recordar uno mismo es remember; remind es recordárselo a otro.",
    ],
    {
      "I couldn't remind.": "I couldn't remember.",
      "I can't remind her name.": "I can't remember her name.",
    },
    {
      right: ["I can't remind you of it.", "I always remind the children to wash."],
      unless: ({ sentence: { tokens }, to }) =>
        tokens.slice(to, to + 5).some(({ word }) => /^(?:of|to|about)$/.test(word)),
    },
  ),
  ruleOf(
    "confused-words",
    "i|he|she|we|it|they #adv? (felt) asleep|off|down the|off|stairs|from|when|during|at|in|on|because",
    "fell",
    ["“Felt” is from feel; from fall it is “fell”.", "Felt es de feel; de fall es fell."],
    {
      "I felt asleep on the sofa.": "I fell asleep on the sofa.",
      "He felt down the stairs.": "He fell down the stairs.",
    },
    {
      unless: ({ sentence: { tokens }, to }) =>
        /^down$/.test(tokens[to]?.word ?? "") && tokens[to + 1]?.word !== "the",
    },
  ),
  ruleOf(
    "confused-words",
    "(felt) asleep",
    "fell",
    ["“Felt” is from feel; from fall it is “fell”.", "Felt es de feel; de fall es fell."],
    { "The baby felt asleep.": "The baby fell asleep." },
  ),
  ruleOf(
    "forget-leave",
    "(v=forget|forgot|forgotten) #poss|the|an|a #adj? n=bag|phone|keys|key|wallet|umbrella|jacket|coat|passport|glasses|book|books|laptop|homework|backpack|hat|scarf|ticket|tickets|suitcase|camera|mobile|purse in|on|at #det? n=bus|taxi|train|home|hotel|plane|car|restaurant|office|school|house|café|cafe|bar|class|metro|underground|airport|library|kitchen|table|gym|beach|room|work",
    ({ named: { v } }) => (v?.word === "forget" ? "leave" : "left"),
    ["One “leaves” a thing in a place.", "Olvidar algo en un sitio: leave."],
    { "I forgot my bag on the bus.": "I left my bag on the bus." },
  ),
  ruleOf(
    "spend",
    "(v=pass|passed|passes|passing) #adv? the|all|a|my|our|one|two|three|some|many|most #adj|whole|entire|of? the? #adj? n=day|days|week|weeks|weekend|holiday|holidays|time|evening|summer|afternoon|morning|night|hours|christmas|years|months -and? with|in|at|on|there|#ing|together|$",
    ({ named: { v } }) =>
      ({ pass: "spend", passed: "spent", passes: "spends", passing: "spending" })[v?.word ?? ""],
    ["One “spends” time.", "El tiempo se pasa con spend."],
    { "I passed the whole day in bed.": "I spent the whole day in bed." },
    {
      unless: ({ sentence: { tokens }, start, from }) =>
        /\b(?:a (?:good|great|nice|bad|fun|wonderful) time|the time|my time)\b/.test(
          tokens
            .slice(from)
            .map(({ word }) => word)
            .join(" "),
        ) ||
        from === 0 ||
        !/^(?:i|we|they|he|she|you|to|have|had|has|will|always|usually|and|was|were|am|are|is|'ll|parents|family|friends)$/.test(
          tokens[start - 1]?.word ?? "",
        ) ||
        /^(?:is|was)$/.test(tokens[start - 1]?.word ?? ""),
    },
  ),
  ruleOf(
    "ed-ing",
    `#poss|the|this|that|first|last n=${happenings} (b=was|were|is|are w=very|so|really|extremely|quite|a? x=${feelings}) $|and|but|because|for|that|so`,
    ({ named: { b, w, x } }) => b && x && `${b.word} ${w ? `${w.word} ` : ""}${gerundOf(x.base)}`,
    ["What makes one feel so ends in -ing.", "Lo que causa el efecto acaba en -ing."],
    {
      "My week was exhausted.": "My week was exhausting.",
      "The journey was very tired.": "The journey was very tiring.",
    },
  ),
  ruleOf(
    "ed-ing",
    `#poss|the|this|first|last n=${happenings} in|at|with|on|of the|my|a|her|his #noun (b=was|were|is|are w=very|so|really|extremely|quite? x=${feelings}) $|and|but|because|for|that|so`,
    ({ named: { b, w, x } }) => b && x && `${b.word} ${w ? `${w.word} ` : ""}${gerundOf(x.base)}`,
    ["What makes one feel so ends in -ing.", "Lo que causa el efecto acaba en -ing."],
    { "My first week at the bakery was exhausted.": "My first week at the bakery was exhausting." },
  ),
  ruleOf(
    "ed-ing",
    `a|an|the|such|very|most|really (x=${feelings}) n=${happenings}|moment|place|city|way|thing|idea`,
    ({ named: { x } }) => x && gerundOf(x.base),
    ["What makes one feel so ends in -ing.", "Lo que causa el efecto acaba en -ing."],
    { "It was a very embarrassed moment.": "It was a very embarrassing moment." },
    {
      unless: ({ named: { x, n } }) =>
        /^(?:tired|relaxed|depressed|interested)$/.test(x?.word ?? "") && n?.word === "way",
    },
  ),
  ruleOf(
    "adjective",
    `i|we|they|parents|friends|children|everyone|everybody|he|she b=was|were|am|are|is|felt|feel|feels (w=very|so|really|completely|quite|totally? x=${causes}) $|and|but|because|after|about|with|when|by|that`,
    ({ named: { w, x } }) => x && `${w ? `${w.word} ` : ""}${participleOf(x.base)}`,
    ["How one feels ends in -ed.", "Cómo se siente uno acaba en -ed."],
    { "After the trip I was exhausting.": "After the trip I was exhausted." },
    {
      unless: ({ sentence: { tokens }, start }) => tokens[start]?.word === "they",
      right: ["They were disappointing."],
    },
  ),
  ruleOf(
    "superlative",
    "was|is|were|are the (c=#comparative|better|worse) $",
    ({ named: { c } }) =>
      ({ better: "best", worse: "worst" })[c?.word ?? ""] ?? c?.word.replace(/er$/, "est"),
    ["Of three and more: the best.", "De tres o más: the best."],
    {
      "I saw three films and the last one was the better.":
        "I saw three films and the last one was the best.",
    },
    {
      unless: (match) =>
        !/\b(?:three|four|five|six|seven|ten|all|ever|every|many|several|last one)\b/i.test(textOf(match)) ||
        /\b(?:two|both|either)\b|\bthe \w+er\b.*\bthe \w+er\b/i.test(textOf(match)),
    },
  ),
  ruleOf(
    "say-tell",
    `#det #adj? n=${people} (v=told|tells|tell that) #det|#sub|there|#name|people`,
    ({ named: { v } }) => ({ told: "said that", tells: "says that", tell: "say that" })[v?.word ?? ""],
    ["Without a listener one “says”; one “tells” somebody.", "Sin oyente se usa say: said that."],
    { "The driver told that the train was late.": "The driver said that the train was late." },
    {
      question: false,
      unless: ({ sentence: { tokens }, start }) =>
        /^(?:story|lie|joke|what|things?)$/.test(tokens[start - 1]?.word ?? ""),
    },
  ),
  ruleOf(
    "all-everything",
    [
      "-#poss|you|they|we|them|us i|we|he|she|they #adv? could|did|can|do|have|had? not? (v=forgot|forget|lost|lose|know|understand|understood|remember|believe|believed|explained|destroyed|bought|needed|forgotten|knew all) $|and|because",
      "(v=told|tell|gave|showed|explained me|him|her all) $|and",
    ],
    ({ named: { v }, sentence: { tokens }, to, from }) =>
      v && (to - from === 3 ? `${v.word} ${tokens[from + 1]?.word} everything` : `${v.word} everything`),
    ["All that there is, alone: everything.", "«Todo», solo: everything."],
    {
      "I was so nervous that I forgot all.": "I was so nervous that I forgot everything.",
      "He told me all.": "He told me everything.",
    },
    {
      unless: ({ sentence: { tokens }, to }) =>
        /^(?:the)$/.test(tokens[to]?.word ?? "") && tokens[to]?.joined === true,
    },
  ),
  ruleOf(
    "past-continuous",
    `while s=#sub (v=${long})`,
    ({ named: { s, v } }) =>
      s && v && `${/^(?:i|he|she|it)$/.test(s.word) ? "was" : "were"} ${gerundOf(v.base)}`,
    ["What went on when something happened: was doing.", "Lo que estaba pasando: was doing."],
    { "While I cooked, I burned my hand.": "While I was cooking, I burned my hand." },
    {
      unless: (match) =>
        !new RegExp(`\\b(?:${sudden})\\b`).test(textOf(match)) ||
        /\b(?:often|always|usually|would|every|never)\b/.test(textOf(match)),
    },
  ),
  ruleOf(
    "past-continuous",
    `s=#sub (v=${long}) #any? #any? #any? when the|my|#poss #adj? phone|doorbell|bell|alarm|lights|light|rain|mother|boss|friend|accident|earthquake rang|went|started|began|called|arrived|came|happened`,
    ({ named: { s, v } }) =>
      s && v && `${/^(?:i|he|she|it)$/.test(s.word) ? "was" : "were"} ${gerundOf(v.base)}`,
    ["What went on when something happened: was doing.", "Lo que estaba pasando: was doing."],
    { "I cooked when the phone rang.": "I was cooking when the phone rang." },
  ),
  ruleOf(
    "past-continuous",
    "s=i|he|she|we|they (v=slept|cooked|showered) when #sub arrived|came|called|got|rang|phoned|knocked",
    ({ named: { s, v } }) =>
      s && v && `${/^(?:i|he|she|it)$/.test(s.word) ? "was" : "were"} ${gerundOf(v.base)}`,
    ["What went on when something happened: was doing.", "Lo que estaba pasando: was doing."],
    { "She slept when I arrived.": "She was sleeping when I arrived." },
  ),
  ruleOf(
    "word-order",
    "s=#sub (f=always|never|usually|often|rarely|seldom b=am|is|are|was|were) -in|where|there",
    "{b} {f}",
    ["These adverbs follow “be”: I am always late.", "Estos adverbios van tras be: I am always late."],
    { "I am sad because I always am tired.": "I am sad because I am always tired." },
    {
      unless: ({ sentence: { tokens }, start, to }) =>
        tokens[to]?.joined !== true ||
        tokens[to]?.word === "not" ||
        /^(?:as|than|like|what|there)$/.test(tokens[start - 1]?.word ?? ""),
      right: ["He is late, as he always is.", "She was never what he always was in his heart."],
    },
  ),
  ruleOf(
    "word-order",
    "s=#sub|#kin (v=have|has f=always|never|usually|often) n=breakfast|lunch|dinner|coffee|tea|time|problems|money|toast|a|an|the|#poss -#pp",
    ({ named: { v, f } }) => v && f && `${f.word} ${v.word}`,
    ["These adverbs stand before the verb.", "Estos adverbios van ante el verbo."],
    { "I have always breakfast at eight.": "I always have breakfast at eight." },
  ),
  ruleOf(
    "word-order",
    "s=i|we|they|you|he|she|#kin (v=go|goes|eat|eats|play|plays|get|gets|drink|drinks|study|studies|work|works|watch|watches|read|reads|cook|cooks|take|takes|wake|wakes|come|comes|do|does|visit|visits|listen|listens f=always|never|usually|often) -more|enough|as|not|than",
    ({ named: { v, f } }) => v && f && `${f.word} ${v.word}`,
    ["These adverbs stand before the verb.", "Estos adverbios van ante el verbo."],
    { "I go always to school by bus.": "I always go to school by bus." },
    {
      question: false,
      unless: ({ named: { f, v }, sentence: { tokens }, to }) =>
        /^do/.test(v?.word ?? "") || (f?.word === "often" && tokens[to]?.joined !== true),
    },
  ),
  ruleOf(
    "passive",
    "was|were|is|are|been v=written|composed|painted|directed|designed|invented|discovered|founded|bitten|attacked|built|played|sung|performed|cooked|stolen|made|killed|helped|invited|loved (from) a|an|the|my|his|her|our|#name #adj|german|french|spanish|italian? n=#being|#profession|#kin|author|composer|architect|director|company|artist|group|band|king|queen|thief|team|chef|snake|engineer|people|students|#name -#noun",
    "by",
    ["Who did it stands after “by”.", "Quien lo hizo va con by."],
    { "The house was built from my grandfather.": "The house was built by my grandfather." },
    {
      unless: ({ named: { v, n } }) =>
        (/^(?:stolen|made)$/.test(v?.word ?? "") &&
          n?.tags.has("Person") !== true &&
          !/^(?:grand\w+|chef|thief|mother|father)$/.test(n?.word ?? "")) ||
        n?.tags.has("Place") === true,
    },
  ),
  ruleOf(
    "passive",
    "music|song|film|book|picture|painting|opera|poem|novel was|were|is v=composed|written|directed|painted (from) a|an|the|my|#name",
    "by",
    ["Who did it stands after “by”.", "Quien lo hizo va con by."],
    { "The music was composed from a German man.": "The music was composed by a German man." },
    {
      right: ["The book was written from a woman's view."],
      unless: ({ sentence: { text } }) =>
        /\b(?:view|perspective|photo|angle|memory|memories|start|life|notes|model)\b/.test(text),
    },
  ),
];
