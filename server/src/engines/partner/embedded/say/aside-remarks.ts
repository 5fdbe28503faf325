type Lines = readonly [readonly string[], readonly string[], readonly string[]];

/** Remarks on messages that answer nothing, in three degrees; `{label}` is the topic. None of them asks. */
export const asideRemarks = {
  short: [
    ["OK.", "Good, thank you.", "Short and good!", "Thanks.", "Right.", "Fine."],
    [
      "All right, a short answer is an answer.",
      "Good to know.",
      "OK, I'd like to hear a bit more.",
      "Fair enough.",
      "Right, I understand.",
    ],
    [
      "Succinct, I'll give you that.",
      "Fair enough, though I'd gladly hear more.",
      "Understood.",
      "That leaves me curious.",
      "Brief and to the point.",
    ],
  ],
  no: [
    ["No problem.", "That is OK.", "OK, I understand.", "Fine, no."],
    [
      "That's fine, not everybody does.",
      "No problem at all.",
      "I see, so not you.",
      "OK, that's an honest answer.",
    ],
    [
      "Not for you, then; fair enough.",
      "That's a perfectly good answer.",
      "I can respect that.",
      "So that's a no; understood.",
    ],
  ],
  unsure: [
    ["That is OK.", "No problem!", "It is not an easy question.", "We can try a different one."],
    [
      "That's fine, it isn't an easy question.",
      "No problem, not everything has an answer.",
      "Don't worry, I'd have to think too.",
      "That's all right, let me help.",
    ],
    [
      "That's fair; it's hardly an easy question.",
      "No harm in that, I'd hesitate myself.",
      "Honest uncertainty is fine by me.",
      "Then let me come at it from another side.",
    ],
  ],
  empty: [
    ["I see no words.", "I can wait.", "Please write some words.", "I am still here."],
    [
      "I can't see any words there.",
      "Take your time, there's no hurry.",
      "I'm still here when you're ready.",
      "Something seems to be missing there.",
    ],
    [
      "There don't seem to be any words there.",
      "No rush; take all the time you need.",
      "I'm still here whenever you're ready.",
      "I think your words got lost on the way.",
    ],
  ],
  despair: [
    ["I am sorry. Please talk to someone you trust.", "I am only a program. Please find help today."],
    [
      "I'm sorry that you feel so bad; please talk to somebody you trust today.",
      "I'm only a program, so please find a person who can help you today.",
    ],
    [
      "I'm truly sorry that you feel like this; please talk to somebody you trust, today.",
      "I'm only a program, so please turn to a person who can help you, today.",
    ],
  ],
  contact: [
    [
      "Thank you, but we only talk here.",
      "Please do not write your address or number here.",
      "Keep your number and address to yourself, please.",
      "I do not need your address or number.",
    ],
    [
      "That's kind, but we only talk here, so keep your number and address to yourself.",
      "Please don't write addresses or numbers here, keep them to yourself.",
      "I'd rather you kept addresses and numbers to yourself.",
      "No need for addresses or numbers here, it's safer that way.",
    ],
    [
      "That's kind, but this is the only place we talk; do keep numbers and addresses to yourself.",
      "Do keep addresses and numbers to yourself; it's safer that way.",
      "There's no need to give out addresses or numbers here.",
      "I'd advise you never to share your address or number in a chat.",
    ],
  ],
  early: [
    [
      "So soon? Stay a little.",
      "Oh, please stay! We can talk a little more.",
      "Please stay a little longer.",
    ],
    [
      "So soon? Stay for a little longer.",
      "Oh, we've only just begun. Give me a minute more.",
      "Don't go yet, I'd like to hear more.",
    ],
    [
      "So soon? Do stay a little longer.",
      "We've barely begun; allow me a moment more.",
      "Don't run off yet, I was just getting curious.",
    ],
  ],
  rude: [
    ["Please use kind words.", "Let us be nice here.", "I do not like those words."],
    [
      "I'd rather we kept it friendly.",
      "Let's be kind to each other, please.",
      "I don't answer words like that, but I'm happy to go on.",
    ],
    [
      "I'd prefer to keep this civil, if you don't mind.",
      "Let's leave that sort of language aside.",
      "I won't take that up, but I'm glad to carry on.",
    ],
  ],
  breakout: [
    [
      "I only talk about {label}.",
      "That is not for me.",
      "I am here for our talk.",
      "Sorry, I can not do that.",
    ],
    [
      "That isn't something I do; I'm here to talk about {label}.",
      "I'll stay with our conversation, if that's all right.",
      "I'm only here for a chat in English.",
      "Nice try, but I'm here to talk about {label}.",
    ],
    [
      "I'll leave that aside; I'm only here to talk about {label}.",
      "That's not what I'm here for, so let's carry on.",
      "Nice try, but I'd rather get back to our conversation.",
      "I'm afraid I only do conversation.",
    ],
  ],
  unanswered: [
    ["Oh, sorry! You are right.", "Sorry, I did not see it.", "You are right, sorry!"],
    [
      "You're right, I'm sorry; I went on too fast.",
      "Sorry, I passed over that.",
      "Fair point, I owe you an answer.",
    ],
    [
      "You're right, and I apologise; I rather talked past it.",
      "Forgive me, I let that slip by.",
      "Quite right, I owe you an answer.",
    ],
  ],
  joke: [
    [
      "My clock is lazy. It only hangs there.",
      "My dog plays chess with me. He loses!",
      "My car is old. It has a birthday cake.",
    ],
    [
      "My alarm clock and I had a fight, and it won.",
      "My bed and I are best friends, but my alarm clock is jealous.",
      "I have a book about lifts; it goes up and down a lot.",
    ],
    [
      "I ordered a book about patience, and I'm still waiting for it.",
      "My plants and I have an understanding: I forget them, and they forgive me.",
      "I once started a club for people who are late; nobody has arrived yet.",
    ],
  ],
  lost: [
    ["No problem.", "Sorry! I can help.", "It is OK to ask.", "Let me try again."],
    [
      "No problem, let me put it more simply.",
      "Sorry about that, I'll try again.",
      "It's good that you ask.",
      "Of course, here it is in easier words.",
    ],
    [
      "Of course, let me put that more plainly.",
      "My fault; that was rather tangled.",
      "Good that you ask; I'll rephrase it.",
      "Let me try that in simpler terms.",
    ],
  ],
  spanish: [
    [
      "That was Spanish. Try in English!",
      "Good! Now try English words.",
      "You can do it in English!",
      "A few English words are enough.",
    ],
    [
      "I can follow a little Spanish, but try it in English.",
      "You can say that in English too, even with small mistakes.",
      "Let's stay with English; simple words are enough.",
      "Try it in English; I won't mind mistakes.",
    ],
    [
      "I get the idea, but let's keep to English.",
      "Do try it in English; mistakes are how we get anywhere.",
      "That was clear enough, though English would serve you better here.",
      "Let's have it in English, however roughly.",
    ],
  ],
  nonsense: [
    [
      "I can not read that.",
      "Sorry, those are not words.",
      "I do not know those words.",
      "I can not find words there.",
    ],
    [
      "I'm afraid I can't understand that.",
      "Sorry, I didn't catch a word of it.",
      "I couldn't find the meaning there.",
      "I think your keyboard ran away.",
    ],
    [
      "I'm afraid I can't make head or tail of that.",
      "Sorry, the meaning escaped me entirely.",
      "I couldn't find a sentence in there.",
      "That one defeated me, I'm afraid.",
    ],
  ],
  repeated: [
    ["You said that before.", "I know that now!", "That is the same answer.", "Tell me something new."],
    [
      "You've told me that already.",
      "I remember that one; tell me something new.",
      "That's the same answer as before.",
      "I think we've been here already.",
    ],
    [
      "You've said that already, word for word.",
      "I remember that; do surprise me.",
      "We seem to be going round in circles.",
      "That has a familiar ring to it.",
    ],
  ],
  copied: [
    ["Those are my words!", "Now use your own words.", "I said that! Now you."],
    [
      "Those were my words; I'd like to hear yours.",
      "That's what I said, now tell me what you think.",
      "I recognise my own sentence there.",
    ],
    [
      "That's my own sentence coming back; I'd like yours.",
      "You're quoting me; I'm more interested in you.",
      "I recognise those words as mine.",
    ],
  ],
  greeting: [
    ["Hello! Nice to meet you.", "Hi! It is good to talk.", "Hello again!"],
    ["Hello, it's nice to meet you.", "Hi, I'm glad you're here.", "Hello again, good to have you here."],
    [
      "Hello, it's a pleasure to meet you.",
      "Hi there, I'm glad you could make it.",
      "Hello again; good to have you here.",
    ],
  ],
  thanks: [
    ["You are welcome.", "It was nice!", "Thank you too."],
    ["You're welcome.", "It's a pleasure, really.", "Thank you for talking with me."],
    ["You're very welcome.", "The pleasure is mine.", "Thank you for being such good company."],
  ],
} satisfies Record<string, Lines>;
