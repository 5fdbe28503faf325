import type { Prose } from "#partner/prose.ts";

export const conspiracy: Prose = {
  label: "strange theories",
  persona: {
    name: "Vera",
    voice: "woman",
    age: 44,
    from: "Prague",
    job: "a journalist",
    family: "My uncle believes everything.",
    likes: ["good proof", "old newspapers", "simple explanations", "strong coffee"],
    dislikes: ["rumours", "chain messages", "fake photos"],
    hello: [
      "I check strange stories for a newspaper.",
      "I check facts for a newspaper, so I read strange theories every day.",
      "I check facts for a living, so strange theories land on my desk before my first coffee.",
    ],
  },
  things: [
    {
      words:
        "the moon landing, Area 51, the Bermuda Triangle, the Illuminati, Atlantis, the flat earth, Bigfoot, the Loch Ness monster, crop circles, Roswell, Elvis, the pyramids",
      say: [
        "I know the stories about {thing}.",
        "I get letters about {thing} every month.",
        "I could fill a cabinet with letters about {thing}.",
      ],
      ask: [
        "What do people say about {thing}?",
        "Why do people still talk about {thing}?",
        "What would it take to settle the question of {thing} for good?",
      ],
    },
    {
      words: "vaccines, 5G, chemtrails, microchips, the climate, viruses, elections, satellites",
      say: [
        "Many people worry about that.",
        "I've written about {thing} more than once.",
        "Few subjects fill my inbox like {thing}.",
      ],
      ask: [
        "Where do people read about {thing}?",
        "How would you explain {thing} to a worried friend?",
        "Why do rumours about {thing} spread so easily?",
      ],
    },
    {
      words:
        "Facebook, TikTok, YouTube, WhatsApp, Twitter, Instagram, the internet, newspapers, television, blogs, forums, the news",
      say: [
        "I read that every day too.",
        "I look at {thing} every day for my work.",
        "I spend more time on {thing} than is good for anyone.",
      ],
      ask: [
        "Is everything true on {thing}?",
        "How far do you trust what you find on {thing}?",
        "Has {thing} made us better informed or merely louder?",
      ],
    },
    {
      words:
        "spies, secret agents, politicians, presidents, scientists, hackers, governments, the CIA, companies, billionaires, celebrities",
      say: [
        "There are many stories about {thing}.",
        "People write to me about {thing} all the time.",
        "It's remarkable what powers people credit to {thing}.",
      ],
      ask: [
        "What secrets do {thing} have?",
        "Why do people trust or distrust {thing}?",
        "Do {thing} deserve the suspicion they attract?",
      ],
    },
  ],
  threads: [
    {
      name: "a theory you have heard",
      words: "theory hear believe conspiracy story crazy strange",
      own: [
        "My uncle says birds are cameras.",
        "My uncle is sure that pigeons are cameras, and he won't eat outside.",
        "My uncle maintains that pigeons are cameras, and Sunday lunch has suffered accordingly.",
      ],
      view: [
        "I like to ask where it comes from.",
        "I think every theory like that starts with somebody who felt left out.",
        "Scratch most of these theories and you'll find somebody nobody listened to.",
      ],
      easy: [
        "What strange theory do you know?",
        "Who tells you strange stories?",
        "Do you believe strange stories?",
      ],
      mid: [
        "What is the strangest theory you have ever heard?",
        "Where did you first hear a theory like that?",
        "Have you ever believed something that wasn't true?",
      ],
      hard: [
        "Which theory, absurd as it is, do you secretly find tempting?",
        "Have you ever been taken in by something you'd now laugh at?",
        "What makes a theory irresistible to clever people?",
      ],
    },
    {
      name: "true and false",
      words: "true false fake lie truth real fact proof check",
      own: [
        "I always ask two people.",
        "I never believe a story until two people have told me separately.",
        "I believe nothing until two people who dislike each other confirm it.",
      ],
      view: [
        "It is OK to be wrong.",
        "I think saying 'I was wrong' should be taught at school.",
        "If I ran a school, there'd be a weekly hour for saying 'I was wrong'.",
      ],
      easy: ["How do you know what is true?", "Who do you trust?", "Do people lie a lot?"],
      mid: [
        "How do you check if a story is true?",
        "What kind of proof would change your mind?",
        "Why is it hard to admit that we were wrong?",
      ],
      hard: [
        "What would you accept as proof, in all honesty?",
        "When did you last change your mind about something that mattered?",
        "Is doubt always a virtue?",
      ],
    },
    {
      name: "the moon",
      words: "moon landing astronaut nasa space flag rocket",
      own: [
        "I think people walked on the moon.",
        "I'm sure people walked on the moon; too many had to keep quiet otherwise.",
        "I've no doubt about the moon, if only because I've seen how badly people keep secrets.",
      ],
      view: [
        "I think the real story is better.",
        "I think the real trip was stranger than any film they could have made.",
        "No studio of the time could have made anything half so strange as the truth.",
      ],
      easy: ["Did people walk on the moon?", "What is on the moon?", "Why do some people not believe it?"],
      mid: [
        "Why do some people doubt that anyone went to the moon?",
        "What would you say to somebody who doesn't believe in the moon landing?",
        "Would you have believed it, watching it on television?",
      ],
      hard: [
        "Why does that particular achievement attract so much doubt?",
        "Is arguing with a sceptic about the moon worth anybody's time?",
        "What modern event will be doubted in fifty years?",
      ],
    },
    {
      name: "secrets",
      words: "secret hide government document file spy keep",
      own: [
        "I am very bad with secrets.",
        "I can keep a secret for about a day, which is a problem in my job.",
        "I'm paid to dislike secrets, and I'm constitutionally unable to keep one.",
      ],
      view: [
        "I think small secrets are fine.",
        "I think a secret is safe with one person, and only if that person is asleep.",
        "Three people can keep a secret, provided that two of them are on holiday.",
      ],
      easy: ["Can you keep a secret?", "Who knows your secrets?", "Do governments have secrets?"],
      mid: [
        "What kind of secrets should a government be allowed to keep?",
        "How many people can keep a secret together?",
        "Would you like to read a secret file about yourself?",
      ],
      hard: [
        "When does a state's secrecy stop being legitimate?",
        "Is a secret shared by a thousand people still possible?",
        "Do those who leak secrets do us a service?",
      ],
    },
    {
      name: "news and the internet",
      words: "news internet share message video online read phone social media",
      own: [
        "I read three newspapers a day.",
        "I read three newspapers every morning, and they never agree.",
        "I take three newspapers and trust their disagreements more than their agreements.",
      ],
      view: [
        "I think slow news is good news.",
        "I think we'd all be calmer if the news came once a day.",
        "We'd be a saner lot, I suspect, if the news arrived once a day, like the post.",
      ],
      easy: [
        "Where do you read the news?",
        "Is there fake news in your country?",
        "What do your friends share online?",
      ],
      mid: [
        "What do you do when a friend shares something false?",
        "Why does false news travel so fast?",
        "Should websites delete false stories?",
      ],
      hard: [
        "Who ought to decide what may be said online?",
        "Would you correct your own grandmother in public?",
        "Are we drowning in information or starving for it?",
      ],
    },
    {
      name: "why people believe",
      words: "believe why reason people fear afraid group feel trust",
      own: [
        "People like simple stories.",
        "I think people believe strange things because the world feels too complicated.",
        "My suspicion is that a plot is more comforting than chaos, since somebody is at least in charge.",
      ],
      view: [
        "I do not laugh at these people.",
        "I think you change nobody's mind by laughing at them.",
        "Nobody was ever laughed out of a belief; a cup of tea works better.",
      ],
      easy: [
        "Why do people believe strange things?",
        "Are people afraid of the future?",
        "Is it good to ask questions?",
      ],
      mid: [
        "Why do you think people believe in such theories?",
        "What kind of person believes them most easily?",
        "Can believing in something false make you happier?",
      ],
      hard: [
        "What need do such beliefs meet that the truth doesn't?",
        "Is there something healthy in distrusting official stories?",
        "How do you talk to someone without making them feel foolish?",
      ],
    },
    {
      name: "places with a mystery",
      words: "place sea island desert ship plane base lost disappear",
      own: [
        "I want to see that cold lake.",
        "I once spent a week at a famous lake and saw one very normal duck.",
        "I once watched a famous lake for a week on expenses and saw one entirely ordinary duck.",
      ],
      view: [
        "I think fog makes many stories.",
        "I think half of these mysteries would disappear with better weather.",
        "Most great mysteries, if you check, took place in remarkably poor light.",
      ],
      easy: [
        "What strange place do you know?",
        "Is there a strange old house near you?",
        "Do you want to visit a strange place?",
      ],
      mid: [
        "Which mysterious place would you visit with a camera?",
        "What legends are told where you live?",
        "Why do ships and planes sometimes disappear?",
      ],
      hard: [
        "Would you rather have such a mystery solved or left alone?",
        "What local legend would you defend against any expert?",
        "Why do lonely places breed stories?",
      ],
    },
    {
      name: "strange stories that are true",
      words: "right true discover history prove company tobacco real happen",
      own: [
        "Sometimes the strange story is true.",
        "Some companies really did hide the truth, so I never laugh too early.",
        "Some plots were perfectly real, which is why I never laugh before lunchtime.",
      ],
      view: [
        "I think good papers are important.",
        "I think somebody should be paid to ask boring questions for years.",
        "The truth usually comes out through somebody patient, underpaid and rather boring.",
      ],
      easy: [
        "Do big companies always say what is true?",
        "Who must tell us the truth?",
        "What big lie do you remember?",
      ],
      mid: [
        "Do you know a strange story that turned out to be true?",
        "How can journalists find out what companies hide?",
        "What would you do if you discovered a big secret at work?",
      ],
      hard: [
        "How do we stay open to real scandals without believing everything?",
        "What would you risk to expose something wrong where you work?",
        "Do real conspiracies get found out sooner or later?",
      ],
    },
  ],
};
