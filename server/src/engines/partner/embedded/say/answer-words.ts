type Lines = readonly [readonly string[], readonly string[], readonly string[]];

/** Answers to what a learner may ask the partner about itself, in three degrees. */
export const answerWords = {
  name: [
    ["My name is {name}.", "I am {name}."],
    ["My name's {name}, in case you missed it.", "I'm {name}."],
    ["I'm {name}, in case it slipped by.", "{name} is the name."],
  ],
  age: [
    ["I am {age} years old.", "I am {age}."],
    ["I'm {age}, though I don't always feel it.", "I'm {age} years old."],
    ["I'm {age}, though I'd like to think it doesn't show.", "I turned {age} not so long ago."],
  ],
  from: [
    ["I am from {from}.", "I live in {from}."],
    ["I'm from {from}, and I still live there.", "I come from {from}."],
    ["I'm from {from}, born and raised.", "I've lived in {from} for most of my life."],
  ],
  job: [
    ["I am {job}.", "At work I am {job}."],
    ["I'm {job}, and I like my work.", "I'm {job}, as it happens."],
    ["I'm {job}, which suits me well.", "I'm {job}, for better or worse."],
  ],
  wellbeing: [
    ["I am fine, thank you.", "I am very well, thanks."],
    ["I'm very well, thank you.", "I'm fine, thanks for asking."],
    ["I'm very well, thank you for asking.", "I can't complain, thank you."],
  ],
  noWord: [
    ["Sorry, I do not know that word.", "I do not know it. Use other words!"],
    [
      "Sorry, I don't know that word; try to say it in other English words.",
      "I don't have that word, but you can describe it.",
    ],
    [
      "I'm afraid I don't know that word; describe it and I'll follow.",
      "That word is beyond me, so do describe it instead.",
    ],
  ],
  ways: [
    ["Both are fine. I say “{x}”."],
    ["Both are fine, but “{x}” is what I'd say."],
    ["Both are fine; “{x}” is what I'd say in ordinary talk."],
  ],
  english: [
    ["I understand you well. Look under your words.", "I can read it. See the notes under your words."],
    [
      "I follow you well; what can be better stands under your messages.",
      "I understand you, and your mistakes are shown under what you write.",
    ],
    [
      "I follow you without trouble; whatever could be better is noted under your messages.",
      "You make yourself understood, and the notes under your messages say the rest.",
    ],
  ],
  machine: [
    ["I am a computer. My stories are not true.", "I am not a person. But we can talk!"],
    [
      "I'm a computer partner, so my stories are invented; your English is real.",
      "I'm not a person, but I'm good practice.",
    ],
    [
      "I'm a computer partner and my stories are invented, but the practice you get is real.",
      "I'm no person, I admit, but conversation is what I'm made for.",
    ],
  ],
  family: [["{family}"], ["{family}"], ["{family}"]],
  father: [
    ["My father is quiet. He can mend many things.", "My father says little, but he is kind."],
    ["My father says little, but he can mend anything.", "He's a quiet man with big hands."],
    [
      "My father is a man of few words who can mend almost anything.",
      "He says little, and most of it turns out to be true.",
    ],
  ],
  mother: [
    ["My mother talks a lot. I love it.", "My mother is kind and a little loud."],
    ["My mother talks for two, and I wouldn't change it.", "She's kind, loud and usually right."],
    [
      "My mother talks for two, and I wouldn't have it any other way.",
      "She's kind, loud and, I have to admit, usually right.",
    ],
  ],
  parents: [
    ["My mother talks a lot. My father is quiet.", "They are kind, and a little funny."],
    ["My mother talks for two, and my father lets her.", "They're kind people who worry too much about me."],
    [
      "My mother talks for two and my father is content to listen.",
      "They're kind people, and they have never quite stopped worrying about me.",
    ],
  ],
  weather: [
    ["Today it is grey and not cold.", "It is windy here today."],
    ["It's mild here at the moment, with a bit of wind.", "Grey today, but at least it isn't raining."],
    [
      "Mild for the time of year, with a breeze that can't make up its mind.",
      "Grey, though it has stopped raining, which counts as good news.",
    ],
  ],
  same: [
    [
      "For me it is easy: {x}.",
      "I told you a little. I like {x}.",
      "Me, I always think of {x}.",
      "I say {x}, again and again.",
    ],
    [
      "As for me, my mind always goes to {x}.",
      "I've told you a bit already; with me it's mostly {x}.",
      "For me it always comes back to {x}.",
      "Left to myself, I'd choose {x}.",
    ],
    [
      "As for me, everything tends to lead back to {x}.",
      "I've given away a fair bit already; with me it's mostly {x}.",
      "Left to my own devices, I'd settle for {x}.",
      "You'll laugh, but my answer is nearly always {x}.",
    ],
  ],
  liked: [
    ["Yes, I love {x}!", "I like {x} very much."],
    ["Yes, I'm very fond of {x}.", "I like {x} more than almost anything."],
    ["Yes, I have a real weakness for {x}.", "I'm devoted to {x}, I have to confess."],
  ],
  disliked: [
    ["No, I do not like {x}.", "Sorry, {x} is not for me."],
    ["To be honest, I don't like {x} much.", "I've never really enjoyed {x}."],
    ["To be honest, I've never seen the appeal of {x}.", "I'm afraid {x} leaves me cold."],
  ],
  favourite: [
    ["I like {x} best.", "For me it is {x}."],
    ["I'd say {x}, if I have to choose.", "For me it has to be {x}."],
    ["If I had to choose, {x}.", "I'd go for {x} without much hesitation."],
  ],
  fairly: [
    ["Yes, I like {x}.", "I like {x} a little."],
    ["I do like {x}, though it isn't my favourite.", "Yes, I like {x} quite a lot."],
    ["I'm rather fond of {x}, though it isn't my first love.", "I do enjoy {x} when the mood takes me."],
  ],
  why: [
    ["I just want to know.", "Because I like stories.", "It is good to ask."],
    [
      "Because I'm curious, that's all.",
      "I ask because people's answers are never the same.",
      "It interests me, to be honest.",
    ],
    [
      "Sheer curiosity, I suppose.",
      "Because no two people ever give me the same answer.",
      "I ask because I find it tells me a lot.",
    ],
  ],
  help: [
    ["Yes! We can practise together.", "I can help a little."],
    ["Of course, let's practise together.", "As much as I can, and with pleasure."],
    ["Gladly, as far as practice goes.", "As best I can, and with pleasure."],
  ],
  judge: [
    ["Only you know. But I understand you.", "I think you know best."],
    ["That's hard to say from here, but I understand you.", "I think you know that better than I do."],
    ["I wouldn't dare to judge, but I see why you ask.", "Anyone in your place would wonder, I think."],
  ],
  notes: [
    ["See the notes under your words.", "The notes under your words can help."],
    [
      "I'm no teacher, but the notes under your messages can help.",
      "What can be better stands under your messages.",
    ],
    [
      "I leave that to the notes under your messages.",
      "I'm no grammarian; the notes under your messages are wiser.",
    ],
  ],
  tag: [
    ["Yes, I think so!", "Yes, yes!", "I think so too."],
    ["I think so too.", "It certainly looks like it.", "Yes, I'd say so."],
    ["I'd certainly say so.", "I couldn't agree more.", "It does look that way."],
  ],
  known: [
    ["Yes, I know {x}!", "Of course I know {x}."],
    ["Yes, I know {x} quite well.", "Of course, everybody knows {x}."],
    ["I do, and rather well.", "Certainly; {x} and I go back a long way."],
  ],
  depends: [
    ["For me, it depends.", "I think yes, but not always.", "I say yes today, no tomorrow."],
    [
      "I think it depends on the people.",
      "I go back and forth on that, to be honest.",
      "A part of me says yes, and a part says no.",
    ],
    [
      "I go back and forth on that one.",
      "My instinct says yes; my experience, not always.",
      "I'd want to hear both sides before I answered that.",
    ],
  ],
  belief: [
    ["I am not sure. Perhaps!", "A little, at night."],
    ["I'm not sure, but I like to leave the door open.", "On some days yes, on others no."],
    ["I'm undecided, though I'd love to be convinced.", "By daylight no; ask me again at midnight."],
  ],
  untold: [
    ["That is a long story.", "I must think about that.", "That is my little secret!"],
    [
      "That's a long story for another day.",
      "I'd have to think about that.",
      "Let me keep that to myself for now.",
    ],
    [
      "That's a long story, and one for another day.",
      "I'd need to think about that.",
      "Allow me to keep that to myself.",
    ],
  ],
  able: [
    ["A little, I think.", "Yes, a little."],
    ["A little, though I'm no expert.", "I can try, at least."],
    ["After a fashion, though I'm no expert.", "I can certainly try."],
  ],
  never: [
    ["No, never.", "No, but I want to."],
    ["Not yet, but perhaps one day.", "No, I've never had the chance."],
    ["Not so far, though I wouldn't rule it out.", "I've never had the chance, I'm sorry to say."],
  ],
  sometimes: [
    ["Sometimes, yes.", "Yes, but not often.", "A little, yes."],
    ["Sometimes, when I have the time.", "Not often, to be honest.", "Every now and then, yes."],
    ["Now and then, when the mood takes me.", "Less often than I'd like.", "To some extent, yes."],
  ],
  unknown: [
    [
      "Sorry, I do not know that.",
      "That is a hard question for me.",
      "Good question! I do not know.",
      "I must think about that.",
    ],
    [
      "That's a good question, but I don't know the answer.",
      "I'm afraid I can't tell you that.",
      "I'd have to look that up.",
      "That one is too hard for me.",
    ],
    [
      "That's a good question, and I'm afraid I have no good answer.",
      "I'd have to look that up, to be honest.",
      "I couldn't say without guessing.",
      "You've found a gap in my knowledge.",
    ],
  ],
} satisfies Record<string, Lines>;
