import { asideRemarks } from "./aside-remarks.ts";
import { feltRemarks } from "./felt-remarks.ts";

type Lines = readonly [readonly string[], readonly string[], readonly string[]];

const answerRemarks = {
  like: [
    ["So you like {x}. Nice!", "Ah, you like {x}!", "You like {x}. Good!", "{x}! I understand you."],
    [
      "So {x} is your thing, I see.",
      "I can tell that you enjoy {x}.",
      "Ah, {x}; I can understand that.",
      "{x}, good choice.",
    ],
    [
      "So {x} is what appeals to you.",
      "Ah, {x}; I can well understand the attraction.",
      "{x}, a taste worth having.",
      "I can see what draws you to {x}.",
    ],
  ],
  dislike: [
    [
      "OK, no {x} for you.",
      "You do not like {x}. OK!",
      "Not {x}, then. I understand.",
      "We all have different tastes.",
    ],
    [
      "So {x} isn't for you, fair enough.",
      "Not everybody likes {x}, that's true.",
      "I see, you can live without {x}.",
      "Tastes are different, and that's fine.",
    ],
    [
      "So {x} leaves you cold; fair enough.",
      "You're hardly alone in disliking {x}.",
      "I can see why {x} wouldn't be for everyone.",
      "There's no arguing about taste.",
    ],
  ],
  not: [
    ["That is OK with me.", "OK, I understand.", "That is fine.", "Good to know."],
    [
      "I see, that's perfectly fine.",
      "It's good to be clear about it.",
      "I understand.",
      "Fair enough, that's honest.",
    ],
    [
      "I see; that's a perfectly good position.",
      "Right, you're not alone in that.",
      "Understood, and honestly said.",
      "Fair enough.",
    ],
  ],
  reason: [
    ["That is a good reason.", "Ah, now I understand why.", "I understand your reason.", "Yes, that is why!"],
    [
      "That's a good reason.",
      "I hadn't thought of that reason.",
      "Now I understand why.",
      "Yes, that explains it well.",
    ],
    [
      "That's a reason I find hard to argue with.",
      "I hadn't looked at it that way.",
      "That explains a good deal.",
      "Your reasoning makes sense to me.",
    ],
  ],
  age: [
    ["{x} years old. A good age!", "{x} is a nice age."],
    ["{x}, that's a good age to be.", "So you're {x}; I thought something like that."],
    ["{x}; a fine age to be curious.", "So you're {x}; that's an interesting age to be."],
  ],
  home: [
    ["{x}! I want to go there.", "Ah, {x}! What a place.", "{x}. That is far from me."],
    [
      "{x}, I'd love to see it one day.",
      "Ah, {x}; I've heard many good things about it.",
      "{x}, that must be an interesting place to know.",
    ],
    [
      "{x}; I've always meant to go there.",
      "Ah, {x}; its name alone makes me want to travel.",
      "I have a soft spot for {x}, though I know it only from stories.",
    ],
  ],
  job: [
    ["So you are {x}. Great!", "You are {x}! Good work."],
    ["So you're {x}, that must keep you busy.", "Ah, you're {x}; I respect that."],
    [
      "So you're {x}; that must give you a view of your own.",
      "Ah, you're {x}; I have a lot of respect for that.",
    ],
  ],
  name: [
    ["Nice to meet you, {x}.", "Hello, {x}! A nice name."],
    ["Nice to meet you, {x}.", "{x}, what a good name."],
    ["It's a pleasure, {x}.", "{x}; I'll remember that."],
  ],
  past: [
    ["I can see it now.", "What a story!", "Thank you for that story.", "You remember that well."],
    [
      "I can picture that.",
      "You remember it well.",
      "That's quite a story.",
      "It sounds as if that stayed with you.",
    ],
    [
      "I can picture the scene.",
      "That has clearly stayed with you.",
      "You tell it as though it were yesterday.",
      "There's a story behind that, I suspect.",
    ],
  ],
  future: [
    ["That is a good plan.", "I hope it goes well.", "Good luck with that!"],
    ["That sounds like a good plan.", "I hope it works out for you.", "Good luck with that."],
    [
      "I hope it turns out the way you imagine.",
      "That's a plan worth keeping.",
      "I wish you luck with that.",
    ],
  ],
  thing: [
    ["Ah, {x}!", "{x}, nice!", "Oh, {x}! Good.", "{x}. Very good."],
    [
      "Ah, {x}; I was hoping you'd say that.",
      "{x}, that's a good example.",
      "I could talk about {x} for hours.",
      "Yes, {x}, of course.",
    ],
    [
      "Ah, {x}; now there's a subject.",
      "{x}, an excellent example.",
      "I could happily spend an evening on {x}.",
      "Yes, {x}; one could say a great deal about that.",
    ],
  ],
  drop: [
    ["OK, no problem.", "OK, another thing then.", "Sure, we can change."],
    ["No problem, let's leave that.", "Of course, something else then.", "Fine, we can change the subject."],
    [
      "By all means, let's leave it there.",
      "Of course; something else, then.",
      "Fair enough, on to other things.",
    ],
  ],
  contrary: [
    ["You are right. I ask a lot!", "Sorry! I say yes too often.", "That is true. Sorry!"],
    [
      "Fair point, I agree too easily.",
      "You're right, I'm better at asking than at arguing.",
      "That's true, and I'll try to do better.",
    ],
    [
      "Guilty as charged; I'm better at asking than at arguing.",
      "You've caught me; agreeing is my great weakness.",
      "Point taken; I've been far too polite.",
    ],
  ],
  worry: [
    ["I understand. You can do it!", "That is normal. Good luck!", "I know that feeling."],
    [
      "I understand, and I'm sure you'll manage.",
      "That's only natural, so be kind to yourself.",
      "I know that feeling; it gets better.",
    ],
    [
      "That's only natural; anyone would feel it.",
      "I know the feeling, and it does pass.",
      "I don't wonder; be kind to yourself.",
    ],
  ],
  fun: [
    ["Ha ha, I like that!", "That is funny!", "Ha ha! Very good."],
    ["Ha, that made me laugh.", "That's a good one.", "Ha, I can see it in front of me."],
    ["Ha, I did enjoy that.", "That made me laugh out loud.", "I can see it now, and I'm laughing."],
  ],
  mishap: [
    ["Oh no! What a day!", "Oh no! Poor you.", "That is bad luck."],
    ["Oh no, what bad luck.", "That must have been a bad day.", "Poor you, what a mess."],
    ["What rotten luck.", "That must have been maddening.", "You have my sympathy; what a mess."],
  ],
  wish: [
    ["OK, {x}!", "Yes, we can talk about {x}.", "Good, now {x}."],
    ["Of course, let's talk about {x} for a bit.", "All right, {x} it is.", "Fine, now it's {x}."],
    [
      "By all means, let's turn to {x} for a while.",
      "Gladly; a little about {x}, then.",
      "Very well, {x} it shall be for the moment.",
    ],
  ],
  aside: [
    ["Ah, {x}!", "{x}! That is new.", "OK, {x}."],
    ["Ah, {x}; I'd like to hear about that.", "So, {x}; why not.", "Now I'm curious about {x}."],
    [
      "{x}: a detour, but a welcome one.",
      "Ah, {x}; I'm glad to follow you there for a moment.",
      "So, {x}; we can come back later.",
    ],
  ],
  stray: [
    [
      "That is new! But back to {label}.",
      "OK! Now back to {label}.",
      "Good. Let us stay with {label}.",
      "Nice. We are here for {label}.",
    ],
    [
      "That's another story; let's come back to {label}.",
      "Interesting, but let me bring us back to {label}.",
      "I'd happily talk about that another day; today it's {label}.",
      "I see; now, back to {label}.",
    ],
    [
      "That deserves a conversation of its own; let's return to {label}.",
      "Interesting, though it takes us some way from {label}.",
      "I'm tempted to follow you there, but let's stay with {label}.",
      "We've wandered a little; back to {label}.",
    ],
  ],
  long: [
    ["Thank you! That was a lot.", "You write a lot. Great!", "So many words! Well done."],
    [
      "Thank you, that was a full answer.",
      "You've given me a lot to think about.",
      "That's a lot in one message, and I like it.",
    ],
    [
      "Thank you for such a full answer.",
      "You've given me a great deal to think about.",
      "There's a lot in that, and I enjoyed it.",
    ],
  ],
  plain: [
    [
      "I see.",
      "That is interesting.",
      "Thank you for telling me.",
      "Good answer.",
      "I like your answer.",
      "Oh, I see!",
      "Nice to know.",
      "Now I know you better.",
      "OK, good.",
      "Interesting!",
    ],
    [
      "I see what you mean.",
      "That's interesting.",
      "Thanks for telling me.",
      "I like that answer.",
      "That makes sense.",
      "I hadn't expected that.",
      "Good point.",
      "I can understand that.",
      "Now I know you a little better.",
      "That's worth remembering.",
    ],
    [
      "I see what you're getting at.",
      "That's an interesting way to put it.",
      "I hadn't considered that.",
      "That makes good sense.",
      "There's something in that.",
      "I take your point.",
      "That's well put.",
      "I'll have to think about that.",
      "That tells me a good deal.",
      "I can go along with that.",
    ],
  ],
} satisfies Record<string, Lines>;

/** Remarks in three degrees; `{x}` is what was named, `{label}` the topic. None of them asks. */
export const remarks = { ...asideRemarks, ...feltRemarks, ...answerRemarks };

/** What a remark answers to. */
export type Cue = keyof typeof remarks;
