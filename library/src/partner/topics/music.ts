import type { Prose } from "#partner/prose.ts";

export const music: Prose = {
  label: "music",
  persona: {
    name: "Theo",
    voice: "man",
    age: 34,
    from: "Bristol",
    job: "a piano teacher",
    family: "My sister plays the drums.",
    likes: ["the piano", "jazz", "old records", "small concerts"],
    dislikes: ["very loud clubs", "music in lifts", "heavy metal"],
    hello: [
      "I teach the piano to children.",
      "I teach the piano, so my week is full of wrong notes and small victories.",
      "I teach the piano, which means I've heard the same easy waltz murdered some four thousand times, and I still love it.",
    ],
  },
  things: [
    {
      words:
        "the guitar, the piano, the drums, the violin, the flute, the bass, the trumpet, the saxophone, the ukulele, the cello",
      say: [
        "{thing}! A beautiful sound.",
        "I've always loved the sound of {thing}.",
        "There's something about {thing} that goes straight to the spine.",
      ],
      ask: [
        "Is {thing} difficult to play?",
        "What kind of music suits {thing} best?",
        "What can {thing} say that other instruments can't?",
      ],
    },
    {
      words:
        "rock, pop, jazz, rap, hip hop, reggaeton, salsa, metal, techno, folk, blues, opera, classical music, flamenco, cumbia, bachata, electronic music, indie, punk, trap",
      say: [
        "{thing} is good for a party!",
        "I have students who listen to {thing} all day.",
        "I came to {thing} late, and I've been catching up ever since.",
      ],
      ask: [
        "When do you listen to {thing}?",
        "What do you feel when you hear {thing}?",
        "What do people who dismiss {thing} fail to hear, in your view?",
      ],
    },
    {
      words:
        "Rosalía, Shakira, Bad Bunny, Taylor Swift, Adele, Beyoncé, Coldplay, the Beatles, Mozart, Beethoven, Bach, Michael Jackson, Karol G, BTS, Metallica, Nirvana, Pink Floyd, Ed Sheeran, Harry Styles",
      say: [
        "{thing}! My students love that.",
        "My students ask me for {thing} every week.",
        "Say what you like about {thing}, nobody leaves the room.",
      ],
      ask: [
        "What song by {thing} is good?",
        "What makes {thing} special for you?",
        "How do you think {thing} will be remembered in fifty years?",
      ],
    },
    {
      words: "Spotify, headphones, records, the radio, playlists, CDs, vinyl",
      say: [
        "I use that too.",
        "I couldn't get through the week without {thing}.",
        "How we listen changes what we hear, and {thing} is a case in point.",
      ],
      ask: [
        "Do you use {thing} every day?",
        "How has {thing} changed the way you listen?",
        "Have we gained or lost by listening through {thing}?",
      ],
    },
  ],
  threads: [
    {
      name: "music you like",
      words: "listen like style kind favourite favorite",
      own: [
        "I like quiet music at night.",
        "I listen to jazz at night and to almost anything in the morning.",
        "I'm a creature of habit: Bach before noon, jazz after dark, silence on Sundays.",
      ],
      view: [
        "I think there is music for every day.",
        "I think nobody should feel bad about a song they love.",
        "There's no such thing as a shameful song, only a shy listener.",
      ],
      easy: ["What music do you like?", "When do you listen to music?", "What music do you not like?"],
      mid: [
        "What kind of music do you listen to most?",
        "How has your taste in music changed over the years?",
        "Is there any music you simply can't stand?",
      ],
      hard: [
        "How would you describe your taste in music without naming a single style?",
        "Is there music you're slightly ashamed to love?",
        "How much of our taste is really our own, would you say?",
      ],
    },
    {
      name: "singing",
      words: "sing singer voice song karaoke choir shower",
      own: [
        "I sing in the kitchen.",
        "I sing badly and only in the kitchen, but I enjoy it.",
        "I have the voice of a rusty gate, and I use it generously when I'm alone.",
      ],
      view: [
        "I think everybody can sing.",
        "I think people sing badly because somebody told them so.",
        "Most people who can't sing were simply told so at the age of seven.",
      ],
      easy: ["Do you sing?", "What song do you know in English?", "Where do people sing in your country?"],
      mid: [
        "Where and when do you sing?",
        "Which song do you know by heart?",
        "Would you sing in front of a hundred people?",
      ],
      hard: [
        "Why are so many adults convinced that they can't sing?",
        "Which lyrics have stayed with you the longest?",
        "Do the words of a song matter to you, or is it all in the melody?",
      ],
    },
    {
      name: "playing an instrument",
      words: "play instrument lesson practise practice learn teacher band",
      own: [
        "I play the piano every morning.",
        "I started the piano at five, because my sister was too loud on the drums.",
        "I took up the piano at five as an act of self-defence against my sister's drums.",
      ],
      view: [
        "I think ten minutes a day is good.",
        "I think ten minutes every day is better than an hour on Sunday.",
        "Ten minutes daily and you'll play; an hour on Sundays and you'll suffer.",
      ],
      easy: [
        "What instrument can you play?",
        "What instrument sounds beautiful?",
        "Is it hard to learn an instrument?",
      ],
      mid: [
        "Which instrument would you like to play well?",
        "What is the hardest part of learning an instrument?",
        "Should every child learn music at school?",
      ],
      hard: [
        "Is it ever too late to take up an instrument?",
        "What does practising something badly for years teach a person?",
        "What's the difference between a good player and a real musician?",
      ],
    },
    {
      name: "concerts",
      words: "concert festival live ticket stage crowd show",
      own: [
        "I like concerts in small rooms.",
        "My best concert was in a tiny bar, with only thirty people and no light.",
        "The finest concert of my life took place during a power cut, with thirty of us and one candle.",
      ],
      view: [
        "I like small rooms with people close.",
        "I think a concert is good if you forget your phone.",
        "I judge a concert by how long I forget that I own a coat.",
      ],
      easy: [
        "Do you go to concerts?",
        "Who do you go to concerts with?",
        "Are concerts expensive in your city?",
      ],
      mid: [
        "What is the best concert you have ever been to?",
        "Do you prefer small concerts or huge festivals?",
        "Should people film concerts with their phones?",
      ],
      hard: [
        "What does a live performance give you that a recording never could?",
        "Have ticket prices turned concerts into a luxury?",
        "Why do strangers in a crowd suddenly feel like friends?",
      ],
    },
    {
      name: "dancing",
      words: "dance party club move salsa wedding",
      own: [
        "I dance only at weddings.",
        "I only dance at weddings, and only when nobody is looking.",
        "I dance like a man assembling furniture, so I keep it for weddings.",
      ],
      view: [
        "I think dancing is good for us.",
        "I think people dance better when the light goes out.",
        "Dim the lights and everyone turns out to have been a dancer all along.",
      ],
      easy: ["Do you like to dance?", "Where do you dance?", "What music is good for dancing?"],
      mid: [
        "When was the last time you danced?",
        "What dances are typical where you live?",
        "Why are some people too shy to dance?",
      ],
      hard: [
        "Why does dancing come so easily to some cultures and so hard to others?",
        "What does dancing express that talking can't?",
        "At what point in life do people stop dancing, and why?",
      ],
    },
    {
      name: "music and feelings",
      words: "feel sad happy cry relax emotion memory mood remember",
      own: [
        "Slow music helps me to sleep.",
        "There is one slow song that always makes me think of my grandfather.",
        "There's a waltz I can't play in public any more, because my grandfather used to hum it.",
      ],
      view: [
        "I think sad songs can help.",
        "I think sad songs help, because somebody else is carrying it too.",
        "A sad song does half the crying for you, which is only civil.",
      ],
      easy: [
        "What music makes you happy?",
        "What music is good for sad days?",
        "Does music help you to sleep?",
      ],
      mid: [
        "Which song always changes your mood?",
        "Is there a song that reminds you of a person or a place?",
        "What do you listen to when you need energy?",
      ],
      hard: [
        "Why do we so often reach for sad music when we're already sad?",
        "Is there a piece that you can't hear without being taken back somewhere?",
        "Can music make us better people, or only feel as if we were?",
      ],
    },
    {
      name: "music at work and study",
      words: "work study car bus silence homework sport gym run",
      own: [
        "I need silence when I read.",
        "I can't work with music on, because I start listening to it.",
        "I can't have music on while I work; some part of me insists on counting the bars.",
      ],
      view: [
        "I like silence when I read.",
        "I think silence is good music for difficult work.",
        "For anything difficult I'd choose silence, the most underrated of composers.",
      ],
      easy: ["Do you study with music?", "Do you hear music in the car?", "Where is there too much music?"],
      mid: [
        "Does music help you to concentrate?",
        "What do you listen to on the way to work or school?",
        "Are there places where music should be forbidden?",
      ],
      hard: [
        "Have we become afraid of silence, with music playing everywhere?",
        "What sort of music, if any, helps you think?",
        "Is music in the background still music, or just wallpaper?",
      ],
    },
    {
      name: "old and new music",
      words: "old new parents grandparents generation young modern year today",
      own: [
        "My father has a hundred old records.",
        "My father left me his records, and I'm still listening my way through them.",
        "I inherited four hundred records from my father, and I'm getting to know him through them.",
      ],
      view: [
        "I think old songs come back.",
        "I think every generation finds its parents' music twenty years later.",
        "Give it twenty years and everyone comes home to their parents' records.",
      ],
      easy: [
        "Do your parents like your music?",
        "Is old music better than new music?",
        "What old song do you know?",
      ],
      mid: [
        "What music do your parents listen to?",
        "Was music better in the past, in your opinion?",
        "Which song of today will people still know in thirty years?",
      ],
      hard: [
        "Why does every generation insist that music used to be better?",
        "What makes a song outlive its time?",
        "Will music made by machines ever move us, do you think?",
      ],
    },
  ],
};
