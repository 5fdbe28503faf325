type Three = readonly [readonly string[], readonly string[], readonly string[]];

/** Asks for more after a short answer. */
export const more: Three = [
  [
    "Can you tell me more?",
    "Why do you say that?",
    "Can you give me an example?",
    "What more can you say?",
    "Can you say it with more words?",
    "How do you feel about it?",
  ],
  [
    "Could you tell me a bit more about that?",
    "What makes you say that?",
    "Can you give me an example?",
    "What would you add to that?",
    "How would you explain it to a friend?",
    "What's behind that answer?",
  ],
  [
    "Would you care to expand on that a little?",
    "What lies behind that answer?",
    "Could you give me an example?",
    "How would you defend that to somebody who disagrees?",
    "What would you add, if I pressed you?",
    "Has that always been your view?",
  ],
];

/** Stays with what the learner tells of. */
export const onward: Three = [
  ["What did you do then?", "What happened next?", "How did you feel?", "Who was with you?"],
  [
    "What happened after that?",
    "How did you feel about it then?",
    "How did it end?",
    "Who did you tell about it first?",
  ],
  [
    "How did it all end?",
    "What did you make of it afterwards?",
    "Can you laugh about it now?",
    "Who did you tell about it first?",
  ],
];

/** Hands the questions over to somebody who is asked too many. */
export const yourTurn: Three = [
  ["What do you want to ask me?", "What do you want to know about me?"],
  ["What would you like to ask me?", "What would you like to know about me?"],
  ["What would you like to ask me instead?", "What would you like to know about me?"],
];

/** Helps somebody who is worried. */
export const calming: Three = [
  ["What can help you?", "What is the hard part?", "Who can help you?"],
  ["What worries you most about it?", "What has helped you before?", "Who could help you with it?"],
  [
    "What is it that worries you most?",
    "What has helped you in the past?",
    "What's the worst that could happen?",
  ],
];

/** About what the learner would rather talk about. */
export const wished: Three = [
  [
    "What can you tell me about {x}?",
    "What is good about {x}?",
    "Why do you like {x}?",
    "Is {x} important for you?",
    "What do your friends say about {x}?",
  ],
  [
    "What would you like to tell me about {x}?",
    "What do you like most about {x}?",
    "What should I know about {x}?",
    "How much do your friends care about {x}?",
    "When did you discover {x}?",
  ],
  [
    "What is it about {x} that you'd like to discuss?",
    "What draws you to {x}?",
    "What do people get wrong about {x}?",
    "How did {x} come into your life?",
    "When did {x} first catch your interest?",
  ],
];

/** Gives the question back after the partner has answered it itself. */
export const andYou: Three = [
  [
    "And you?",
    "What about you?",
    "How is it for you?",
    "And what do you say?",
    "Is it the same for you?",
    "What do you say to that?",
  ],
  [
    "And how about you?",
    "What would you say?",
    "How is it in your case?",
    "Is it anything like that for you?",
    "And what about you?",
    "And what do you think?",
  ],
  [
    "And how do things stand with you?",
    "And what about you?",
    "Does that sound anything like you?",
    "How is it in your case?",
    "What would you say to that?",
    "And where do you stand?",
  ],
];

/** Said to somebody who was understood in Spanish. */
export const nudges = [
  "Now try it in English!",
  "Try the next one in English, it needn't be perfect.",
  "Do try the next one in English, however roughly.",
] as const;

/** Asks for the same in English. */
export const inEnglish: Three = [
  ["How do you say that in English?", "Can you say that in English?", "Can you try with English words?"],
  [
    "Could you put that into English for me?",
    "How would you say that in English?",
    "What would that be in English?",
  ],
  [
    "How would you put that in English?",
    "Could I have that in English?",
    "What would the English for that be?",
  ],
];

/** Asked of somebody who says that they want to harm themselves. */
export const concern: Three = [
  ["Who can you call now?", "Who can be with you today?"],
  ["Is there somebody you can call now?", "Who could be with you today?"],
  ["Is there somebody you can call right now?", "Who could be with you today?"],
];

/** Stays with somebody who told of a sorrow. */
export const stay: Three = [
  [
    "Do you want to talk about it?",
    "How do you feel now?",
    "Who is with you these days?",
    "What helps you a little?",
  ],
  [
    "Would you like to tell me more about it?",
    "How are you feeling about it now?",
    "Is there somebody you can talk to about it?",
    "What helps you a little on days like that?",
  ],
  [
    "Would you like to tell me more about it?",
    "How have you been coping since?",
    "Is there somebody close to you that you can talk to?",
    "Is there anything that makes it a little easier?",
  ],
];

/** Asks for a question again that was passed over. */
export const askedAgain: Three = [
  ["What is your question?", "Can you ask me again?"],
  ["What was it that you asked?", "Could you ask me again?"],
  ["What was it that you wanted to know?", "Would you put the question to me once more?"],
];

/** Leads to another thread. */
export const bridges: Three = [
  [
    "I also want to ask about {name}.",
    "Let me ask about {name}.",
    "And now about {name}.",
    "I have one more question.",
  ],
  [
    "Let's talk about {name}.",
    "I'd like to ask about {name}, too.",
    "Now for something else: {name}.",
    "Let me change the subject a little.",
    "That brings me to {name}.",
  ],
  [
    "That brings me to {name}.",
    "I've been meaning to ask about {name}.",
    "Let me turn to {name} for a moment.",
    "On a slightly different note: {name}.",
    "I'd be curious to hear you on {name}.",
  ],
];

/** Comes back to what the learner told: a remark and a question. `{x}` is the fact, `{label}` the topic. */
export const recalls: Record<"like" | "dislike" | "home" | "job", Three> = {
  like: [
    [
      "You told me you like {x}. Do your friends like that too?",
      "You like {x}, I remember. When did that start?",
    ],
    [
      "You told me you like {x}. Do the people around you share that?",
      "I remember you like {x}. How did that begin?",
    ],
    [
      "You mentioned liking {x}. Where do you suppose that comes from?",
      "I haven't forgotten that you like {x}. Do the people around you share the taste?",
    ],
  ],
  dislike: [
    ["You do not like {x}, I remember. What do you like more?"],
    ["You said you don't like {x}. What would you choose instead?"],
    ["You said earlier that you don't care for {x}. Has that ever caused you any trouble?"],
  ],
  home: [
    ["You told me about {x}. What is good there?"],
    ["You mentioned {x} earlier. What would you show me there first?"],
    ["Coming back to {x} for a moment. What would a visitor never notice there?"],
  ],
  job: [
    ["You are {x}, I remember. Is it hard work?"],
    ["You said you're {x}. What is the best part of it?"],
    ["You told me you're {x}. Has that changed the way you look at things?"],
  ],
};
