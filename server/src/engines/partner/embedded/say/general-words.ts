import type { Lines } from "@salida/library/partner/lines.ts";

/** Answers by the form of a question, where nothing is known of what it is about; `{x}` is what was named. */
export const generalWords = {
  advice: [
    "Take your time. Then do the small thing first. | Sleep on it. Then talk to a friend. | Do what lets you sleep well.",
    "I'd sleep on it, and then do the smallest step first. | I'd talk to somebody who knows you well, and then trust your own feeling. | Do what you'd tell a good friend to do.",
  ],
  wait: [
    "Yes, I would. But slowly! | I would wait a day first.",
    "I would, but not today; a day makes most things clearer. | I'd wait one more day, and then go and do it.",
  ],
  first: [
    "I say the first one. It is nearer to me. | The first, for me. But both can be good.",
    "The first, I'd say; it costs a little more and gives more back. | I lean towards the first, though I can see the other side.",
  ],
  second: [
    "I say the second one. It is easier. | The second, for me. It feels right.",
    "The second, I'd say, though I had to think about it. | I lean towards the second; it sounds more like life.",
  ],
  chosen: [
    "For me, {x}! | I say {x}!",
    "I'd say {x}, though it's close. | For me it's {x}, without much thinking.",
  ],
  think: [
    "Yes, I think so. But people are different. | I think yes. I see it every day. | Not always, I think. It depends on the person.",
    "Yes, on the whole I think so, though I know people who prove the opposite. | I'd say yes, but not at any price. | Partly: I see why people say it, but it isn't the whole story.",
    "On the whole I do, though I can think of people who prove the opposite. | I'd say yes, up to the point where it costs others more than it costs oneself. | Partly; there is something in it, but it leaves out how people really live.",
  ],
  view: [
    "I like it, but I know little about it. | I think it is good and bad. | It is important, I think.",
    "I think it does more good than harm, but one has to keep one's eyes open. | I find it interesting, though I'm no expert. | I have mixed feelings: I see the good in it, and what it costs.",
    "I have mixed feelings: I see the good in it, and I see who pays for it. | I'm rather for it, on condition that nobody is forced. | I think it matters more than people admit, and less than they shout.",
  ],
  agree: [
    "Yes, I do. You say it well. | Yes, I think you are right.",
    "Yes, on the whole I do; you've seen more of it than I have. | Mostly, yes, though I'd be a little softer about it.",
    "By and large I do, though I'd be a shade gentler. | Mostly; my one doubt is whether it holds for everybody.",
  ],
  do: [
    "Yes, sometimes. | Yes, but not every day. | Yes, a little. I like it.",
    "Yes, now and then, when I have the time. | I do, though less than I'd like. | Not often, but I enjoy it when I do.",
  ],
  like: [
    "Yes, I like {x}. | I like {x} a little.",
    "I do like {x}, though I'm no expert. | I like {x} more than I used to.",
  ],
  be: [
    "Yes, a little. | I think so, yes.",
    "A little, I think; you'd have to ask my friends. | I'd like to think so.",
  ],
  been: [
    "No, never. But I want to! | Yes, once. I liked it a lot.",
    "No, not yet, but I'd love to. | Yes, once, years ago, and I still think of it.",
  ],
  would: [
    "Yes, I would like that. | Yes, why not! One time.",
    "Yes, I think I would, at least once. | I'd be nervous, but yes.",
  ],
  will: ["Yes, I hope so.", "I hope so, if nothing gets in the way."],
  can: ["A little, I think. | Yes, I can try.", "A little, though I'm no expert. | I can try, at least."],
  know: [
    "I know the name, not much more. | Yes, a little. You know more, I am sure.",
    "I know the name, but you surely know more about it than I do. | Yes, a little, but I'd rather hear it from you.",
  ],
  place: [
    "Here in {from}, most of the time.",
    "Here in {from}, most of the time. | Mostly here in {from}, where I feel at home.",
  ],
  hour: ["Most times in the evening.", "Mostly in the evening, when it gets quiet."],
  company: [
    "With two good friends. | With my best friend.",
    "With two old friends, usually. | With whoever laughs at my jokes.",
  ],
  reason: [
    "Because I like it. | Because it makes me happy.",
    "Because I enjoy it, and I've stopped asking for a better reason. | It makes me happy, that's all.",
  ],
  manner: [
    "Slowly, and with much help! | Step by step.",
    "Slowly, and with a lot of mistakes on the way. | Step by step; I'm not a quick person.",
  ],
  many: ["Two or three.", "Two or three, I'd say; I never count."],
  which: [
    "I like {liked} best. | For me it is {liked}.",
    "It changes, but today I'd say {liked}. | If I must choose one thing, {liked}.",
  ],
  thing: [
    "Not one thing. It changes. | Something simple, most times.",
    "It changes from day to day; mostly something simple. | Nothing special, to be honest; I'm a simple person.",
  ],
  world: [
    "I do not know that, sorry. I want to know, too. | Sorry, I do not know. What a good question!",
    "I honestly don't know, and I don't want to tell you something wrong. | I can't say for certain; I only know what people say.",
    "I honestly don't know, and I'd rather not pretend. | I can't say for certain; I'd only be guessing.",
  ],
} as const satisfies Record<string, Lines>;

export type Form = keyof typeof generalWords;

/** Asked back after an answer about the world. */
export const opinionBack: Lines = [
  "What do you think? | And what do you say? | What is your idea? | Do you know more about it? | Is it important for you?",
  "What do you think yourself? | And what would you say? | What made you think of it? | How do people around you see it? | Is that something you think about a lot?",
  "What's your own view? | And what would you say? | What made you think of it? | How do people around you see it? | Is that something that occupies you?",
];
