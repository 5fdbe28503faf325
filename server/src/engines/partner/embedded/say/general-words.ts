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
    "The first one, for me. | I say the first one.",
    "The first, I'd say, though I had to think about it. | I lean towards the first, though I can see the other side.",
  ],
  second: [
    "The second one, for me. | I say the second one.",
    "The second, I'd say, though I had to think about it. | I lean towards the second, though I can see the other side.",
  ],
  chosen: [
    "For me, {x}! | I say {x}!",
    "I'd say {x}, though it's close. | For me it's {x}, without much thinking.",
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
  like: [
    "Yes, I like {x}. | I like {x} a little.",
    "I do like {x}, though I'm no expert. | I like {x} more than I used to.",
  ],
} as const satisfies Record<string, Lines>;

/** Asked back after an answer about the world. */
export const opinionBack: Lines = [
  "What do you think? | And what do you say? | What is your idea? | Do you know more about it? | Is it important for you?",
  "What do you think yourself? | And what would you say? | What made you think of it? | How do people around you see it? | Is that something you think about a lot?",
  "What's your own view? | And what would you say? | What made you think of it? | How do people around you see it? | Is that something that occupies you?",
];
