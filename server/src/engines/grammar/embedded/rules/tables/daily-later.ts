import { gerundOf, participleOf } from "#engines/english/verbs.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";
import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { ruleOf } from "./rule-of.ts";

const be = (who = "") => (who === "i" ? "am" : /^(?:we|you|they)$/.test(who) ? "are" : "is");
const textLacks = (words: RegExp) => (match: Match) => !words.test(match.sentence.text);

/** Tenses by the words of time, and questions. */
export const tableDailyLater: readonly Rule[] = [
  ruleOf(
    "like-to",
    "would|'d like (v=visit|go|buy|see|eat|travel|study|learn|live|have|know|meet|work|be|become|speak|try|come|ask|make|take|get|play|say|thank|do|drink|read|watch|help|stay) -and",
    "to {v}",
    ["Would like: to do.", "Would like lleva to."],
    { "I would like visit London.": "I would like to visit London." },
    {
      question: false,
      unless: ({ named: { v }, sentence: { tokens }, to }) =>
        /^(?:help|work)$/.test(v?.word ?? "") &&
        !/^(?:the|a|in|you|him|her|them|for|as|with|my|at)$/.test(tokens[to]?.word ?? ""),
    },
  ),
  ruleOf(
    "past",
    [
      "^ i|we|they|he|she|you (v=go|goes|buy|buys|eat|eats|see|sees|come|comes|meet|meets|visit|visits|play|plays|watch|watches|have|has|make|makes|take|takes|travel|travels|stay|stays|sleep|sleeps|get|gets|lose|loses|find|finds) #any? #any? #any? #any? #any? yesterday",
      "^ i|we|they|he|she|you (v=go|goes|buy|buys|eat|eats|see|sees|come|comes|meet|meets|visit|visits|play|plays|watch|watches|have|has|make|makes|take|takes|travel|travels|stay|stays|sleep|sleeps|get|gets|lose|loses|find|finds) #any? #any? #any? #any? #any? last week|weekend|month|year|night|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday",
      "^ i|we|they|he|she|you (v=go|goes|buy|buys|eat|eats|see|sees|come|comes|meet|meets|visit|visits|play|plays|watch|watches|have|has|make|makes|take|takes|travel|travels|stay|stays|sleep|sleeps|get|gets|lose|loses|find|finds) #any? #any? #any? #any? days|weeks|months|years|hours ago",
      "^ last week|weekend|month|year|night|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday #poss? #kin|#sub (v=#third)",
      "^ yesterday #poss? #kin|#sub (v=#third)",
    ],
    "{v:past}",
    ["A time that is over takes the past.", "Con un tiempo acabado, pasado."],
    {
      "We go to the beach last Sunday.": "We went to the beach last Sunday.",
      "Last week my brother has an accident.": "Last week my brother had an accident.",
    },
    {
      question: false,
      unless: ({ sentence: { tokens }, to, named: { v } }) =>
        tokens
          .slice(to, to + 7)
          .some(({ word }) =>
            /^(?:since|that|who|which|i|we|he|she|they|you|from|than|as|#pp)$/.test(word),
          ) ||
        (/^ha(?:ve|s)$/.test(v?.word ?? "") &&
          !/^(?:a|an|the|lunch|dinner|breakfast|fun|some|my|two|three)$/.test(tokens[to]?.word ?? "")),
    },
  ),
  ruleOf(
    "continuous",
    "^ at|right|just the? moment|now s=i|he|she|we|they|you (v=#base|#third) -not",
    ({ named: { s, v } }) =>
      s &&
      v &&
      !/^(?:have|be|do|know|like|love|want|need|think|live|believe|feel|hate|prefer|own|belong|seem|understand|remember)$/.test(
        v.base,
      )
        ? `${be(s.word)} ${gerundOf(v.base)}`
        : undefined,
    ["What is going on now: is doing.", "Lo que ocurre ahora: is doing."],
    { "At the moment she talks on the phone.": "At the moment she is talking on the phone." },
    {
      question: false,
      unless: ({ named: { v } }) =>
        /^(?:do|does|is|am|are|can|will)$/.test(v?.word ?? "") || v?.tags.has("Modal") === true,
    },
  ),
  ruleOf(
    "continuous",
    "^ now s=i|he|she|we|they (v=cook|cooks|eat|eats|watch|watches|talk|talks|wait|waits|sleep|sleeps|write|writes) #det|to|for|in|with|on|$|tv|dinner|lunch",
    ({ named: { s, v } }) => s && v && `${be(s.word)} ${gerundOf(v.base)}`,
    ["What is going on now: is doing.", "Lo que ocurre ahora: is doing."],
    { "Now I write a letter.": "Now I am writing a letter." },
    { question: false },
  ),
  ruleOf(
    "continuous",
    "^ (it rains|snows) $|now|again",
    ({ sentence: { tokens }, from }) => `it is ${tokens[from + 1]?.word === "rains" ? "raining" : "snowing"}`,
    ["What is going on now: it is raining.", "Lo que ocurre ahora: it is raining."],
    { "It rains now.": "It is raining now." },
    {
      unless: textLacks(/\bnow\b|^look|look!|take (?:an|your) umbrella/i),
      right: ["When it rains, we stay."],
    },
  ),
  ruleOf(
    "perfect",
    "how long (d=do|does s=#sub v=live|work|know|study|learn|play) here|there|in|him|her|each|together|english|spanish|this|for|as|at|your|the -#day|a",
    ({ named: { d, s, v } }) =>
      s && v && `${d?.word === "does" ? "has" : "have"} ${s.word} ${participleOf(v.word)}`,
    ["Up to now: how long have you lived here?", "Hasta ahora: how long have you lived here?"],
    { "How long do you live here?": "How long have you lived here?" },
  ),
  ruleOf(
    "age",
    "how old|many years? (h=have|has s=you|he|she|they|it) $|now",
    ({ named: { s } }) => s && `${be(s.word)} ${s.word}`,
    ["Age is told with “be”.", "La edad se dice con be."],
    { "How old have you?": "How old are you?" },
  ),
  ruleOf(
    "modal-past",
    [
      "s=#sub (can not v=#base) #any? #any? #any? yesterday",
      "s=#sub (can not v=#base) #any? #any? #any? last night|week|weekend|year|month|summer|monday|friday|saturday|sunday",
    ],
    "could not {v}",
    ["In the past: could not.", "En pasado: couldn't."],
    { "I can't come yesterday.": "I could not come yesterday." },
    { question: false },
  ),
  ruleOf(
    "modal-past",
    [
      "s=#sub (must v=#base) #any? #any? #any? yesterday",
      "s=#sub (must v=#base) #any? #any? #any? last night|week|weekend|year|month|summer|monday|friday|saturday|sunday",
      "^ yesterday s=#sub (must v=#base)",
    ],
    "had to {v}",
    ["The past of “must” is “had to”.", "El pasado de must es had to."],
    { "I must work last Saturday.": "I had to work last Saturday." },
    { question: false, unless: ({ named: { v } }) => v?.word === "have" || v?.word === "be" },
  ),
  ruleOf(
    "perfect",
    "#sub (a=do|does not have) v=finished|been|seen|done|gone|eaten|decided|received|visited|started|studied|bought|written|slept|understood|met|heard|tried $|yet|the|my|to|it|there|any|him|her|them|a",
    ({ named: { a } }) => (a?.word === "does" ? "has not" : "have not"),
    [
      "The perfect makes its “not” with have: haven't finished.",
      "El perfecto se niega con have: haven't finished.",
    ],
    { "I don't have finished yet.": "I haven't finished yet." },
    {},
  ),
  ruleOf(
    "past-perfect",
    "#det n=#one|#plural (already v=#past)",
    ({ named: { v } }) => v && `had already ${participleOf(v.base)}`,
    ["What was over before: had already done.", "Lo ya acabado antes: had already done."],
    { "When I arrived, the film already started.": "When I arrived, the film had already started." },
    { unless: textLacks(/^(?:when|by the time)\b.*,/i) },
  ),
  ruleOf(
    "past-perfect",
    "realised|realized|noticed|remembered that? i|we|he|she|they (v=forgot|left|lost) #det|it|them",
    ({ named: { v } }) => v && `had ${participleOf(v.base)}`,
    ["What had happened before: had forgotten.", "Lo ocurrido antes: had forgotten."],
    { "I realised that I forgot my keys.": "I realised that I had forgotten my keys." },
  ),
  ruleOf(
    "reported-speech",
    "said|promised|told|thought|me|him|her|us|them that? s=#sub (will v=#base) #any? #any? #any? #any? the next|following day|week|morning|month|year",
    "would {v}",
    ["What was said of the future then: would.", "Dicho en pasado: would."],
    { "She told me that she will come the next day.": "She told me that she would come the next day." },
    {
      unless: ({ sentence: { tokens }, start }) =>
        !/\b(?:said|told|promised|thought)\b/.test(
          tokens
            .slice(Math.max(0, start - 2), start + 2)
            .map(({ word }) => word)
            .join(" "),
        ),
    },
  ),
  ruleOf(
    "negative",
    "(to do not v=#base)",
    "not to {v}",
    ["Before “to” stands “not”: not to touch.", "La negación va ante to: not to touch."],
    { "They asked us to don't touch anything.": "They asked us not to touch anything." },
  ),
  ruleOf(
    "negative",
    "s=#sub (had not to v=#base)",
    "did not have to {v}",
    ["The past of “don't have to” is “didn't have to”.", "No tener que, en pasado: didn't have to."],
    { "We had not to wait.": "We did not have to wait." },
  ),
  ruleOf(
    "modal",
    "need (not to v=#base)",
    "not {v}",
    ["Needn't takes the verb without “to”.", "Needn't lleva el verbo sin to."],
    { "You needn't to worry.": "You need not worry." },
  ),
  ruleOf(
    "used-to",
    "~get used to (v=drive|live|work|get|eat|sleep|be|have|wake|cook|speak|walk|take|do|make|study|see|wear|drink|wait|sit|share) in|on|at|to|up|early|alone|with|#det|english|so|this|late|without|by",
    "{v:ing}",
    ["To get used to doing.", "Get used to lleva -ing."],
    { "I got used to drive on the left.": "I got used to driving on the left." },
  ),
  ruleOf(
    "question",
    "^ (b=is|are s=he|she|you|they|it like) n=#uncount|#plural|#ing|pizza|chocolate|football|music|fish|coffee|tea $|and|with|or",
    ({ named: { b, s } }) => s && `${b?.word === "is" ? "does" : "do"} ${s.word} like`,
    ["A verb asks with do or does.", "Los verbos preguntan con do o does."],
    { "Is she like pizza?": "Does she like pizza?" },
    { question: true },
  ),
  ruleOf(
    "question",
    "^ (you can) v=help|tell|give|show|come|open|close|wait|send|lend|bring|pass|explain|repeat",
    "can you",
    ["A question begins with the verb: can you …?", "La pregunta empieza por el verbo: can you …?"],
    { "You can help me, please?": "Can you help me, please?" },
    { question: true },
  ),
  ruleOf(
    "missing-subject",
    "^ (is) h=one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half o'clock|past",
    "it is",
    ["The hour needs a subject: it is three.", "La hora lleva sujeto: it is three."],
    { "Is three o'clock.": "It is three o'clock." },
    { question: false },
  ),
  ruleOf(
    "there-is",
    "^ in|near|at my|our|this|the n=class|family|school|town|city|street|house|room|village|country|park|office|team|group|neighbourhood|building|flat|picture|photo (b=is|are) a|an|#many|many|some|lots|no",
    "there {b}",
    ["What exists is told with “there is”.", "Lo que hay: there is / there are."],
    { "In my class are twenty students.": "In my class there are twenty students." },
    { question: false },
  ),
];
