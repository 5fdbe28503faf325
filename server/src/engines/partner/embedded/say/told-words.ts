type Three = readonly [readonly string[], readonly string[], readonly string[]];
interface Asked {
  plain: Three;
  hard: Three;
}

/** Asked about something that was named, told as it may be or as hard; each once in a conversation. */
export const toldThings: Asked = {
  plain: [
    [
      "Can you tell me more about {x}?",
      "What is special about {x}?",
      "What do you think about {x}?",
      "What can you say about {x}?",
      "Why is {x} important to you?",
    ],
    [
      "Can you tell me a bit more about {x}?",
      "What makes {x} special for you?",
      "How would you describe {x} to me?",
      "What's the story behind {x}?",
      "What does {x} mean to you?",
    ],
    [
      "What is it about {x} that stays with you?",
      "How do you feel about {x} these days?",
      "What's the story behind {x}?",
      "What does {x} mean to you?",
      "Would you tell me a little more about {x}?",
    ],
  ],
  hard: [
    ["How do you feel about {x} now?", "What is the hard part with {x}?", "Can you tell me more about {x}?"],
    [
      "How do you feel about {x} now?",
      "What is the hardest part with {x}?",
      "Would you like to tell me more about {x}?",
    ],
    [
      "How do you feel about {x} by now?",
      "What weighs on you most about {x}?",
      "Would you like to tell me more about {x}?",
    ],
  ],
};

/** The same about somebody or something by its name. */
export const toldNames: Asked = {
  plain: [
    ["Can you tell me more about {x}?", "What do you think about {x}?", "Is {x} important to you?"],
    ["What does {x} mean to you?", "Can you tell me a bit more about {x}?"],
    ["What does {x} mean to you?", "Would you tell me a little more about {x}?"],
  ],
  hard: [
    ["Can you tell me more about {x}?", "What do you think about {x} now?"],
    ["Would you like to tell me more about {x}?", "What do you think about {x} now?"],
    ["Would you like to tell me more about {x}?", "What do you think about {x} by now?"],
  ],
};

/** The same about people. */
export const toldPeople: Asked = {
  plain: [
    ["What is {x} like?", "What do you like to do with {x}?", "Can you tell me more about {x}?"],
    ["What is {x} like?", "What kind of person is {x}?", "Can you tell me more about {x}?"],
    [
      "What is {x} like?",
      "How would you describe {x} to a stranger?",
      "Would you tell me a little more about {x}?",
    ],
  ],
  hard: [
    ["How is it with {x} now?", "What do you want to say to {x}?", "Can you talk about it with {x}?"],
    [
      "How are things with {x} now?",
      "What would you like to say to {x}?",
      "Have you talked about it with {x}?",
    ],
    [
      "How do things stand with {x} now?",
      "What would you like to say to {x}?",
      "Have you been able to talk about it with {x}?",
    ],
  ],
};
