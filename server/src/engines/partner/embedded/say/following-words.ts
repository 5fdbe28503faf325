type Three = readonly [readonly string[], readonly string[], readonly string[]];

/** Asked about what is over, whatever it was. */
export const wayItWas: Three = [
  ["How was it for you?", "What did you think then?", "How did you feel then?", "What do you remember best?"],
  [
    "What was that like for you?",
    "What do you remember best about it?",
    "How do you feel about it now?",
    "Who did you tell about it first?",
  ],
  [
    "What has stayed with you from that?",
    "How do you look back on it now?",
    "What did you take away from it?",
    "What surprised you most about it?",
  ],
];

/** Asked about what is to come. */
export const plans: Three = [
  ["Why do you want that?", "What do you need for it?", "What comes first?", "Who can help you with it?"],
  [
    "What do you need to do first?",
    "What do you look forward to most?",
    "What could get in the way?",
    "Who is going to help you?",
  ],
  [
    "What would have to happen first?",
    "What are you looking forward to most?",
    "What might get in the way?",
    "Who would you want beside you?",
  ],
];

/** Asked about what is so, or what somebody thinks. */
export const deeper: Three = [
  [
    "Is it always like that?",
    "Do your friends think so, too?",
    "What do you like about it?",
    "Was it different before?",
  ],
  [
    "Has it always been like that?",
    "How do the people around you see it?",
    "What do you like about it?",
    "When did you first notice that?",
  ],
  [
    "Has it always been that way for you?",
    "How do the people around you see it?",
    "Can you think of an exception?",
    "What made you see it like that?",
  ],
];

/** Asked about what is not pleasant, whatever it is. */
export const hardly: Three = [
  [
    "What is the worst part?",
    "What can help?",
    "How do you feel about it now?",
    "What do you want to do now?",
  ],
  [
    "What is the worst part of it?",
    "What would help?",
    "How do you feel about it now?",
    "What are you going to do about it?",
  ],
  [
    "What is the worst part of it?",
    "What would help, do you think?",
    "How do you deal with it?",
    "What would have to change?",
  ],
];

/** Asked of somebody who was told what to do. */
export const after: Three = [
  ["What do you want to do?", "What is hard about it?", "Who can help you?"],
  ["What does your own feeling say?", "What are you going to do?", "Who else could you ask?"],
  ["What does your own instinct tell you?", "What is holding you back?", "Who else could you ask?"],
];

/** Asked about what somebody likes; `{x}` is that. */
export const liking: Three = [
  ["What do you like about {x}?", "How often do you have time for {x}?", "Do your friends like {x}, too?"],
  [
    "What do you like most about {x}?",
    "How did you come to like {x}?",
    "When did you last have time for {x}?",
  ],
  [
    "What is it about {x} that appeals to you?",
    "How did you come to {x}?",
    "What would you say to somebody who has never tried {x}?",
  ],
];

/** Asked about where somebody is from. */
export const home: Three = [
  ["What is {x} like?", "What is good in {x}?", "What can I see in {x}?"],
  [
    "What is it like to live in {x}?",
    "What would you show me first in {x}?",
    "What do you like most about {x}?",
  ],
  [
    "What would a visitor to {x} never notice?",
    "What is {x} like to live in?",
    "What would you miss most about {x}?",
  ],
];

/** Asked about somebody's work. */
export const job: Three = [
  ["What do you like about your work?", "Is it hard to be {x}?", "What do you do all day?"],
  ["What do you like most about being {x}?", "What is a normal day like?", "How did you become {x}?"],
  [
    "What do outsiders get wrong about being {x}?",
    "How did you come to be {x}?",
    "Would you choose it again?",
  ],
];
