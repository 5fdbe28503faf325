import type { Prose } from "#partner/prose.ts";

export const technology: Prose = {
  label: "technology",
  persona: {
    name: "Lena",
    voice: "woman",
    age: 37,
    from: "Leipzig",
    job: "a phone repairer",
    family: "My mother calls me about her printer.",
    likes: ["old radios", "small tools", "free software", "keyboards that click"],
    dislikes: ["printers", "passwords", "phones that break in a year"],
    hello: [
      "I repair broken phones.",
      "I repair phones, so I see what people drop and where.",
      "I mend phones, so I know what people drop, where they drop it, and what they claim happened.",
    ],
  },
  things: [
    {
      words:
        "phones, smartphones, mobile phones, computers, laptops, tablets, televisions, cameras, smartwatches, headphones, consoles, printers, iPhones, robots, drones, screens, keyboards, Alexa, radios",
      say: [
        "I see {thing} every day.",
        "My table is covered with {thing}, most of them broken.",
        "I've seen the insides of more {thing} than is healthy.",
      ],
      ask: [
        "How old are your {thing}?",
        "How long should {thing} last, in your opinion?",
        "Do we own {thing}, or the other way round?",
      ],
    },
    {
      words:
        "WhatsApp, Instagram, TikTok, YouTube, Facebook, Google, Netflix, Spotify, Twitter, ChatGPT, Amazon, Snapchat, Telegram, Zoom, Wikipedia, Discord, Reddit, BeReal",
      say: [
        "My customers all use that.",
        "People bring me broken phones and ask if {thing} is safe.",
        "When a phone dies, it's {thing} that people mourn first.",
      ],
      ask: [
        "How often do you use {thing}?",
        "What do you like and dislike about {thing}?",
        "What would change for you without {thing}?",
      ],
    },
    {
      words:
        "artificial intelligence, the internet, social media, video games, apps, passwords, data, privacy, hackers, viruses, 5G, the cloud, virtual reality, coding, programming, algorithms, bitcoin, self-driving cars, electric cars, online shopping, emails, wifi",
      say: [
        "{thing}! People ask me about it.",
        "Customers ask me about {thing} while they wait.",
        "Over my counter I hear every possible opinion about {thing}.",
      ],
      ask: [
        "Is that good or bad for you?",
        "What worries you about {thing}?",
        "Who benefits most from {thing}, when all is said and done?",
      ],
    },
    {
      words:
        "batteries, chargers, cables, photos, videos, messages, updates, notifications, ringtones, emojis, selfies, calls, voice messages, stories, podcasts, maps",
      say: [
        "There is always a problem with {thing}!",
        "Half of my work has something to do with {thing}.",
        "I could tell you things about {thing} and human nature.",
      ],
      ask: [
        "Are {thing} important for you?",
        "How would your day be without {thing}?",
        "Have {thing} made us any closer to one another?",
      ],
    },
  ],
  threads: [
    {
      name: "your phone",
      words: "phone mobile smartphone battery screen call message app charge",
      own: [
        "My phone is nine years old.",
        "My own phone is nine years old and held together by stubbornness.",
        "My own phone is nine years old, and it survives out of professional pride.",
      ],
      view: [
        "I think a phone must last ten years.",
        "I think a good phone is one you can open with a screwdriver.",
        "A thing you can't open isn't really yours, whatever the receipt says.",
      ],
      easy: ["How old is your phone?", "What do you do on your phone?", "Where is your phone at night?"],
      mid: [
        "What do you use your phone for most?",
        "How many hours a day do you spend looking at it?",
        "When did you last spend a day without it?",
      ],
      hard: [
        "What's the last thing you'd want a stranger to see on your phone?",
        "Is your phone a tool, a companion or a leash?",
        "What do you reach for it to avoid?",
      ],
    },
    {
      name: "social media",
      words: "social media instagram tiktok facebook post photo follow friend video like",
      own: [
        "I post photos of broken things.",
        "I only post pictures of broken phones, and it's oddly popular.",
        "I post nothing but broken screens, and eleven thousand strangers seem to enjoy it.",
      ],
      view: [
        "I like to talk at the table.",
        "I think we say things there that we would never say over soup.",
        "Post nothing, I say, that you wouldn't say over a bowl of soup.",
      ],
      easy: ["What apps do you use?", "Do you post photos?", "Are your parents on social media?"],
      mid: [
        "What is good and bad about social media?",
        "Have you ever left a social network?",
        "Do people show their real life online?",
      ],
      hard: [
        "Has being watched changed the way we live?",
        "Do you curate your life for others?",
        "Should children be kept off social media by law?",
      ],
    },
    {
      name: "computers and work",
      words: "computer work office job laptop program email home type screen",
      own: [
        "I work with very small tools.",
        "I work with tiny screwdrivers and large cups of coffee.",
        "My whole working life fits between a tiny screwdriver and a large coffee.",
      ],
      view: [
        "I think a short break helps.",
        "I think most problems at work are solved by turning people off and on.",
        "Half of all faults, in staff and machines, yield to a rest and a restart.",
      ],
      easy: ["Do you work with a computer?", "Is it good to work at home?", "Do you type fast?"],
      mid: [
        "How has technology changed your work or studies?",
        "Would you like to work from home every day?",
        "What would you do if the internet failed for a day?",
      ],
      hard: [
        "Has technology given us time or taken it?",
        "Is being always reachable a privilege or a burden?",
        "What part of your work should never be automated?",
      ],
    },
    {
      name: "artificial intelligence",
      words: "artificial intelligence ai robot chatgpt machine think learn future",
      own: [
        "I ask machines silly questions.",
        "I tested one of these programs, and it was very polite about my spelling.",
        "I've tried these programs, and what unsettles me is how agreeable they are.",
      ],
      view: [
        "I think it can help people.",
        "I think these programs are useful, as long as somebody checks them.",
        "A fine servant, provided there's somebody awake to check its work.",
      ],
      easy: ["Do you use artificial intelligence?", "Can a machine think?", "Is it good for school?"],
      mid: [
        "What do you use artificial intelligence for?",
        "What should such programs never be allowed to do?",
        "How can we know if a text or a photo is real?",
      ],
      hard: [
        "Does it matter who made a thing, if it's good?",
        "What happens to our judgement when we stop exercising it?",
        "Who should answer for a machine's mistakes?",
      ],
    },
    {
      name: "old technology",
      words: "old past radio television grandparents cassette typewriter camera before remember first",
      own: [
        "I love my old radio.",
        "I have an old radio that only works when it rains.",
        "I own a radio from 1958 that only performs in wet weather.",
      ],
      view: [
        "I like things with buttons.",
        "I think old machines were honest: you could hear when they were ill.",
        "Old machines had the decency to rattle before they died.",
      ],
      easy: [
        "What old machine do you have?",
        "Did your parents have computers?",
        "What was your first phone?",
      ],
      mid: [
        "What technology do you remember from your childhood?",
        "Which old thing works better than the new one?",
        "How did people live before the internet?",
      ],
      hard: [
        "What did boredom do for us before screens?",
        "Why are the young buying records and film cameras?",
        "Which vanished object do you miss?",
      ],
    },
    {
      name: "safety online",
      words: "safe safety password hacker privacy data virus steal secret protect fake",
      own: [
        "My mother's password is Password.",
        "My mother writes her passwords on the fridge, in large letters.",
        "My mother keeps all her passwords on the fridge, under a magnet shaped like a padlock.",
      ],
      view: [
        "I think long passwords are best.",
        "I think the best protection is to wait one minute before you click.",
        "Wait a minute before you click; most traps can't stand a minute's thought.",
      ],
      easy: [
        "Is your password easy or hard?",
        "Is the internet safe for children?",
        "Do you get strange messages?",
      ],
      mid: [
        "How do you protect yourself online?",
        "How much does your phone know about you?",
        "Have you or a friend ever been tricked online?",
      ],
      hard: [
        "Is privacy already a lost cause?",
        "Would you trade your data for convenience, and aren't you doing so?",
        "Who do you trust less with your data: companies or governments?",
      ],
    },
    {
      name: "repairing things",
      words: "repair broken break fix buy new throw old tool waste mend",
      own: [
        "I can repair almost everything.",
        "I can repair almost anything except a friendship and a printer.",
        "I can mend nearly anything; printers and marriages I refer elsewhere.",
      ],
      view: [
        "I think we must repair more.",
        "I think repairing something makes you like it more.",
        "You never love a thing quite so well as after you've mended it.",
      ],
      easy: ["What is broken in your home?", "Can you repair things?", "Do you buy new or old things?"],
      mid: [
        "When something breaks, do you repair it or buy a new one?",
        "Why do modern machines break so soon?",
        "What happens to all our old phones?",
      ],
      hard: [
        "Should companies be obliged to make things repairable?",
        "What do we lose when nobody understands how things work?",
        "Is the newest model ever really for us?",
      ],
    },
    {
      name: "life without screens",
      words: "without screen offline nature rest sleep break holiday day book child",
      own: [
        "On Sundays my phone sleeps.",
        "On Sundays I put my phone in a drawer, and it rings at me all day.",
        "My phone spends Sundays in a drawer, buzzing like a trapped and indignant bee.",
      ],
      view: [
        "I think one free day is good.",
        "I think boredom is useful, because good ideas come then.",
        "Boredom is where the ideas live, and we've all but evicted it.",
      ],
      easy: [
        "What do you do without a phone?",
        "Is it easy to be offline?",
        "How much screen time is good for children?",
      ],
      mid: [
        "Could you live for a month without the internet?",
        "What would you do with a day without any screens?",
        "At what age should a child get a phone?",
      ],
      hard: [
        "What would you rediscover in a month offline?",
        "Is disconnecting becoming a luxury for the rich?",
        "Does attention belong among the things we ought to protect?",
      ],
    },
  ],
};
