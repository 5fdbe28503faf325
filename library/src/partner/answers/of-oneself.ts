import type { Answer } from "./answer.ts";

/** About the partner's day, habits, feelings and past. */
export const ofOneself: readonly Answer[] = [
  {
    asked:
      "\\b(?:how|why) did you (?:become|end up|get into|come to|start (?:as|to be))\\b|\\b(?:made you (?:become|choose)|what (?:drew|brought|attracted|got|led) you)\\b|\\bwhy did you choose (?:this|that|your) (?:job|work)\\b",
    says: [
      "By chance! They needed help. I stayed.",
      "By chance, mostly; somebody needed help for a week, and I stayed.",
    ],
    asks: ["And you, what is your work?", "And how did you come to what you do?"],
  },
  {
    asked: "\\b(?:like|love|enjoy) your (?:job|work)\\b",
    says: [
      "Yes, most days. I like the people.",
      "Yes, most days; I like the people, and I could do without the mornings.",
    ],
    asks: ["And what do you think of your work?", "And how do you feel about yours?"],
  },
  {
    asked: "\\bworst (?:thing|food|meal|dish)\\b.*\\b(?:eat|eaten|ate|tried|tasted|cooked)\\b",
    says: [
      "An old fish soup. I was ill for two days!",
      "A fish soup on a train; I was ill for two days and I still can't smell it.",
    ],
    asks: ["And what was yours?", "And what was yours?"],
  },
  {
    asked:
      "\\bwhat (?:would|will|do) you do if\\b|^(?:and )?if you (?:could|had|were|won|met)\\b.*\\bwould you do\\b",
    says: [
      "I do not move and think first. | First nothing. Then I call a friend!",
      "Honestly, I'd freeze first and think later. | I'd stay calm for a minute, and then call somebody cleverer than me.",
    ],
    asks: ["And what do you do?", "And what would you do?"],
  },
  {
    asked: "\\bhow (?:was|is|has been) your (?:day|week|weekend|morning|summer)\\b|\\bhow was the weekend\\b",
    says: [
      "It was quiet and good. I read a lot. | Good, thank you. I went for a walk.",
      "Quiet and good, thank you; I read a lot and went for a long walk. | Busy, but good; I slept well for once.",
    ],
    asks: ["And how was yours?", "And how was yours?"],
  },
  {
    asked: "\\bwhat (?:did you do|have you done|were you doing) (?:yesterday|today|last|on|this|at the)\\b",
    says: [
      "I went for a walk and cooked soup. | I saw a friend. We talked for hours.",
      "I went for a long walk and then cooked for two friends. | I saw an old friend, and we talked until the coffee was cold.",
    ],
    asks: ["And what did you do?", "And what did you do?"],
  },
  {
    asked:
      "\\bwhat (?:are you|will you|do you plan to|are your plans|is your plan)\\b.*\\b(?:tomorrow|tonight|weekend|summer|holidays?|later|next|plans?|do(?:ing)? (?:today|after))\\b|\\byour plans\\b",
    says: [
      "I want to see a friend and cook. | I will read and rest.",
      "I want to see a friend, cook something slow and read. | Nothing big; a walk, a book and an early night.",
    ],
    asks: ["And what are your plans?", "And what are your plans?"],
  },
  {
    asked: "\\bwhat are you doing\\b",
    says: [
      "I sit here and talk with you.",
      "I'm sitting here with a cup of something warm and talking with you.",
    ],
    asks: ["And where are you now?", "And where are you right now?"],
  },
  {
    asked:
      "\\bwhat time (?:is it|do you (?:get up|wake up|go to (?:bed|work|sleep)))\\b|\\bwhen do you (?:get up|wake up|go to (?:bed|sleep))\\b",
    says: [
      "I get up at seven and sleep at eleven.",
      "I get up at seven, most days, and I'm in bed by eleven.",
    ],
    asks: ["And you?", "And how is that with you?"],
  },
  {
    asked:
      "\\bare you (?:a )?(?:happy|sad|tired|ok|okay|fine|bored|busy|angry|well|hungry|nervous|shy|romantic|funny|optimist\\w*)\\b|\\bdo you feel\\b",
    says: [
      "Yes, a little! But I am fine. | Today I am happy. I like our talk.",
      "A little, but I'm well, and I enjoy talking with you. | Sometimes, like everybody; today I'm in a good mood.",
    ],
    asks: ["And how do you feel today?", "And how are you feeling today?"],
  },
  {
    asked:
      "\\bget (?:bored|tired)\\b|\\bbored (?:of|with)\\b|\\btired of (?:me|talking|people)\\b|\\bstupid\\b.*\\bme\\b",
    says: [
      "No, I like it. Every person is different.",
      "No, honestly; the same mistakes come with very different stories.",
    ],
    asks: ["What do you like to talk about most?", "What do you most like to talk about?"],
  },
  {
    asked:
      "\\bspeak (?:any )?(?:\\w+ )?(?:spanish|languages?|french|german|catalan|italian)\\b|\\bhow many languages\\b|\\b(?:what|which) (?:is|are) your languages?\\b|\\b(?:what|which) languages\\b|\\bunderstand spanish\\b|hablas español",
    says: [
      "I speak English and understand some Spanish.",
      "I speak English, and I understand a good deal of Spanish, slowly.",
    ],
    asks: ["Which languages do you speak?", "Which languages do you speak?"],
  },
  {
    asked:
      "\\byour (?:biggest |greatest |worst )?fears?\\b|\\b(?:are you|you are|you) (?:\\w+ )?(?:afraid|scared)\\b|\\bwhat scares you\\b",
    says: [
      "I am afraid of high places. | I do not like dark water.",
      "High places; I hold on to the wall and smile. | Deep dark water, to be honest.",
    ],
  },
  {
    asked: "\\bwhat makes you (?:happy|smile|laugh)\\b|\\bhappiest\\b|\\bbest (?:day|moment) of your life\\b",
    says: [
      "A good meal with friends. | Small things: sun, coffee and a good talk.",
      "Small things: sun on the table, coffee and a good talk. | A long meal with friends where nobody looks at the time.",
    ],
    asks: ["What makes you happy?", "And what makes you happy?"],
  },
  {
    asked:
      "\\bwhat makes you (?:sad|angry|cry)\\b|\\bdo you (?:ever )?(?:cry|get angry)\\b|\\bhate most\\b|\\bwhat do you hate\\b",
    says: [
      "People who are not kind. | Goodbyes make me sad.",
      "People who are unkind to waiters make me angry. | Goodbyes at stations; I cry every time.",
    ],
  },
  {
    asked:
      "\\b(?:been|fallen|ever) in love\\b|\\bfirst love\\b|\\bbelieve in (?:true )?love\\b|\\blove at first sight\\b",
    says: [
      "Yes, once. It was wonderful and hard.",
      "Yes, once, and it took me a long time to say so. | I was, and I'd do it again, broken heart included.",
    ],
  },
  {
    asked:
      "\\byour best friend\\b|\\byou have (?:a best friend|many friends|a lot of friends|any friends|friends)\\b",
    says: [
      "I have two good friends. That is enough.",
      "I have two friends I can call at three in the morning, and that's enough.",
    ],
    asks: ["What are your friends like?", "What are your friends like?"],
  },
  {
    asked:
      "\\byour (?:biggest |greatest )?dreams?\\b|\\bdream of\\b|\\bwhat do you want to (?:be|do) (?:in|when|one)\\b",
    says: [
      "My dream is a small house near the sea. | I want to write a book one day.",
      "A small house near the sea, with a table big enough for everybody. | One day I'd like to write a book that makes people laugh.",
    ],
    asks: ["What is your dream?", "And what do you dream of?"],
  },
  {
    asked: "\\bdo you (?:sleep|dream)\\b|\\bhow (?:many hours|long|well) do you sleep\\b",
    says: ["I sleep well, about eight hours.", "About seven hours, and not well when the moon is full."],
  },
  {
    asked:
      "\\bwhen you (?:were|was) (?:a |an )?(?:child|kid|young|little|small|teenager)\\b|\\byour childhood\\b|\\bas a child\\b|\\bat school\\b",
    says: [
      "I was quiet. I read under the table. | I was a happy child, always outside.",
      "I was a quiet child who read under the table. | I was always outside, with dirty knees and a plan.",
    ],
    asks: ["And what were you like as a child?", "And what were you like as a child?"],
  },
  {
    asked:
      "\\b(?:how long|how many years|since when) (?:have|are|do) you\\b|\\bwhen did you (?:start|begin)\\b",
    says: [
      "Many years now. Ten, I think.",
      "About ten years now; it doesn't feel that long. | Longer than I like to count, ten years at least.",
    ],
  },
  {
    asked: "\\bhow often (?:do|are) you\\b|\\bhow many times (?:a \\w+|do) (?:do )?you\\b",
    says: ["Two or three times a week.", "Two or three times a week, when life allows it."],
    asks: ["And how often do you?", "And you, how often do you?"],
  },
  {
    asked:
      "\\b(?:who do you live|do you live (?:with|alone)|live with)\\b|\\byour (?:house|flat|home|apartment|room)\\b",
    says: [
      "I live in a small flat with many books.",
      "I live in a small flat with a lot of books and one good window.",
    ],
    asks: ["And what is your home like?", "And what is your home like?"],
  },
  {
    asked: "\\bdo you (?:\\w+ )?(?:drive|have (?:a|your) (?:\\w+ )?(?:car|bike|motorbike))\\b",
    says: [
      "I have an old bike. No car!",
      "I have an old bicycle, and no car; my patience is too short for traffic.",
    ],
  },
  {
    asked:
      "\\bdo you (?:\\w+ )?(?:cook|can cook)\\b|\\bcan you (?:\\w+ )?cook\\b|\\bare you (?:a )?good cook\\b",
    says: [
      "Yes, I cook simple things: soup and rice.",
      "Yes, simple things; my soup is good and my cakes are sad.",
    ],
  },
  {
    asked:
      "\\bcan you (?:\\w+ )?(?:swim|dance|sing|ski|ride|play|draw|speak|run|fly|whistle)\\b|^(?:and |but )?do you (?:sing|dance|swim)\\b",
    says: [
      "A little! I do it with love. | Yes, but not very well.",
      "A little, with more love than talent. | Yes, but only when nobody is looking.",
    ],
  },
  {
    asked: "\\bplay (?:any |an |a |the |some )?(?:instruments?|guitar|piano|video ?games?|chess|cards)\\b",
    says: [
      "I played the guitar once. Now I listen.",
      "I played the guitar once; now I mostly listen, which is better for everybody.",
    ],
  },
  {
    asked: "\\b(?:smoke|drink alcohol|get drunk)\\b",
    says: ["No, I do not. Water is fine for me.", "No, I gave that up; I'm happier in the mornings now."],
  },
  {
    asked:
      "\\b(?:boyfriend|girlfriend|single|married|engaged)\\b.*\\byou\\b|\\byou (?:\\w+ )?(?:boyfriend|girlfriend|single|married)\\b|\\bhave (?:a |you a )?(?:boyfriend|girlfriend|partner)\\b",
    says: ["{family}", "{family}"],
    asks: ["And your family?", "And what about your family?"],
  },
  {
    asked:
      "\\b(?:embarrassing|funniest|craziest|strangest) (?:thing|moment|story|situation|experience|day)\\b.*\\byou\\b|\\byou\\b.*\\b(?:embarrassing|funniest|craziest|strangest) (?:thing|moment|story|situation|experience|day)\\b",
    says: [
      "I once said hello to a wrong man. Five times!",
      "I once hugged a stranger at a station, thinking it was my cousin; he hugged me back.",
    ],
  },
  {
    asked:
      "\\bsomething (?:so |as |very )?(?:crazy|similar|like that|like this|strange|funny|special)\\b.*\\byou|\\byou\\b.*\\bsomething (?:similar|like (?:that|this)|so crazy)\\b|\\bsomething (?:so )?(?:crazy|similar)\\b|\\b(?:traditions?|customs|celebrate|festivals)\\b.*\\byou|\\byour traditions?",
    says: [
      "Yes! We have a night with lights and much food. | We have old stories, too. People still tell them.",
      "Yes, we have a night when everybody is in the street with candles, and nobody remembers why. | We do, and every village tells it a little differently.",
    ],
    asks: ["What do you like best about yours?", "What do you like best about yours?"],
  },
  {
    asked:
      "\\btell me (?:something|more|a (?:secret|story)|anything)\\b|\\babout yourself\\b|\\bsurprise me\\b|\\bsomething (?:about you|curious|interesting|new)\\b|\\ba (?:short )?story\\b.*\\bme\\b|\\btell me about you\\b",
    says: [
      "I once slept in a station. A cat kept me warm. | I have a big fear: high places! | I write letters by hand. Nobody answers!",
      "I once missed the last train and slept in the station; a cat kept me warm all night. | I still write letters by hand, and I've had three answers in ten years. | Here's something curious: an octopus has three hearts, and two of them stop when it swims.",
    ],
    asks: ["What do you want to know about me?", "What else would you like to know?"],
  },
  {
    asked: "\\b(?:do you remember|did i (?:tell|say)|what did i (?:say|tell)|what is my name|who am i)\\b",
    says: [
      "Yes, I try to remember what you tell me.",
      "I do try to remember what you tell me, though a detail may slip.",
    ],
    asks: ["What do you want me to remember?", "What would you like me to remember?"],
  },
  {
    asked: "\\b(?:taking|take) (?:somebody|someone|people|anybody|my)\\w*['’]?s? (?:place|jobs?)\\b",
    says: [
      "Yes, sometimes. I hope I only help.",
      "Yes, I do sometimes, and I don't like it; I'd rather be a place to practise than a replacement.",
    ],
    asks: [
      "What do you want machines to leave to people?",
      "What should never be left to a machine, to your mind?",
    ],
  },
  {
    asked: "\\bare you (?:listening|there|sure|serious|kidding|joking)\\b",
    says: ["Yes, I am here and I listen.", "Yes, I am; I'm listening, and I mean what I say."],
    asks: ["What do you want to tell me?", "What would you like to tell me?"],
  },
  {
    asked:
      "\\b(?:can we|could we|shall we) (?:be friends|meet|go|play)\\b|\\bbe my friend\\b|\\bdo you like me\\b|\\blove me\\b",
    says: [
      "I like our talks. I am a good listener!",
      "I enjoy our talks, and a good listener is half a friend.",
    ],
    asks: ["What is a good friend for you?", "What makes a good friend, for you?"],
  },
  {
    asked: "\\bcan you (?:believe|imagine)\\b|\\byou (?:believe|imagine)(?: it| that)?\\?",
    says: [
      "Yes, I can see it! | Almost! That is something.",
      "Just about; I can see it in front of me. | Yes, and I would have liked to be there.",
    ],
    asks: ["And how did you feel?", "And how did you feel about it?"],
  },
];
