import type { Prose } from "#partner/prose.ts";

export const fashion: Prose = {
  label: "clothes",
  persona: {
    name: "Bianca",
    voice: "woman",
    age: 45,
    from: "Turin",
    job: "a tailor",
    family: "My mother taught me to sew.",
    likes: ["good wool", "linen shirts", "old coats", "bright scarves"],
    dislikes: ["cheap zips", "uncomfortable shoes", "fast fashion"],
    hello: [
      "I make coats and trousers.",
      "I'm a tailor, so I notice everybody's sleeves before their faces.",
      "I'm a tailor, so forgive me, but I notice a sleeve long before I notice a face.",
    ],
  },
  things: [
    {
      words:
        "jeans, shirts, T-shirts, dresses, skirts, trousers, sweaters, jackets, coats, suits, shorts, hoodies, pyjamas, socks, leggings, tracksuits",
      say: [
        "I make and repair {thing}.",
        "I repair {thing} every day in my shop.",
        "Show me somebody's {thing} and I'll tell you their habits.",
      ],
      ask: [
        "What colour are your {thing}?",
        "What makes good {thing} worth their price?",
        "What do {thing} say about the person inside, if anything?",
      ],
    },
    {
      words: "shoes, boots, trainers, sandals, high heels, sneakers, slippers, flip-flops",
      say: [
        "{thing}! Feet are important.",
        "I always say that {thing} come first.",
        "I judge nobody, except perhaps by their {thing}.",
      ],
      ask: [
        "Where do you buy {thing}?",
        "Do you choose {thing} for comfort or for looks?",
        "How far would you go for the right {thing}?",
      ],
    },
    {
      words:
        "hats, caps, scarves, gloves, bags, belts, earrings, rings, watches, glasses, sunglasses, necklaces, ties, jewellery, make-up, tattoos, piercings",
      say: [
        "{thing} can change a lot.",
        "Small things like {thing} can save an outfit.",
        "It's in {thing} that people tell the truth about themselves.",
      ],
      ask: [
        "When do you wear {thing}?",
        "What story is there behind your {thing}?",
        "What role do {thing} play in how you present yourself?",
      ],
    },
    {
      words:
        "Zara, Nike, Adidas, Gucci, Chanel, H&M, Shein, Prada, Dior, Levi's, Louis Vuitton, brands, logos, magazines",
      say: [
        "Everybody knows that name!",
        "I hear about {thing} from my customers every day.",
        "I have views on {thing} that never leave the back room.",
      ],
      ask: [
        "Is {thing} expensive for you?",
        "Why are people so interested in {thing}?",
        "What are people really buying when they buy into {thing}?",
      ],
    },
  ],
  threads: [
    {
      name: "what you wear",
      words: "wear clothes today style colour jeans comfortable",
      own: [
        "I wear black at work.",
        "I wear black at work so that nobody looks at me in the mirror.",
        "I wear black in the shop, since a mirror should only ever hold one star.",
      ],
      view: [
        "I think simple clothes are best.",
        "I think clothes are good when you forget that you are wearing them.",
        "The finest garment is one you stop noticing by ten in the morning.",
      ],
      easy: [
        "What do you wear today?",
        "What colours do you like to wear?",
        "What clothes do you wear at home?",
      ],
      mid: [
        "How would you describe your style?",
        "How do you decide what to wear in the morning?",
        "What do you wear when you want to feel confident?",
      ],
      hard: [
        "How deliberate are you about the impression your clothes make?",
        "Is dressing well a form of respect or of vanity?",
        "What would your clothes tell a detective?",
      ],
    },
    {
      name: "shopping for clothes",
      words: "shop buy shopping store price money online expensive cheap sale",
      own: [
        "I buy one coat in ten years.",
        "I buy very little, but I touch everything.",
        "I buy next to nothing, but I can't pass a shop without feeling the cloth.",
      ],
      view: [
        "I look at the inside first.",
        "I think you should always turn a jacket inside out before you buy it.",
        "Turn it inside out before you pay; the truth about a jacket is in its lining.",
      ],
      easy: [
        "Where do you buy clothes?",
        "Who goes shopping with you?",
        "Are clothes expensive in your city?",
      ],
      mid: [
        "Do you prefer shops or buying online?",
        "What was the worst thing you ever bought?",
        "How much should a good jacket cost?",
      ],
      hard: [
        "What drives you to buy something you don't need?",
        "Have bargains made us careless?",
        "What's the most you've ever regretted spending on a garment?",
      ],
    },
    {
      name: "old clothes",
      words: "old second hand repair sew vintage throw wardrobe grandmother",
      own: [
        "My coat is from my grandfather.",
        "My winter coat belonged to my grandfather, and I've changed its lining twice.",
        "My winter coat was my grandfather's; only the lining and the century have changed.",
      ],
      view: [
        "Old clothes have stories.",
        "I think a repaired coat is more beautiful than a new one.",
        "A well-darned elbow has more charm to me than anything with a label.",
      ],
      easy: ["What do you do with old clothes?", "Can you sew?", "Do you have very old clothes?"],
      mid: [
        "What is the oldest thing in your wardrobe?",
        "Would you wear second-hand clothes?",
        "Why do people repair so little nowadays?",
      ],
      hard: [
        "Is there a garment you could never throw away?",
        "What would make mending fashionable again?",
        "Does an old coat carry something of its owner, do you think?",
      ],
    },
    {
      name: "clothes for work and school",
      words: "uniform school work office suit tie job interview",
      own: [
        "My school uniform was too big.",
        "My school uniform was my brother's, so I learned to sew early.",
        "My school uniform came from my brother, and necessity made a seamstress of me at eight.",
      ],
      view: [
        "I think you must feel good in it.",
        "I think people work better when they can move their arms.",
        "Nobody ever had a good idea in a collar that was too tight.",
      ],
      easy: ["Do you wear a uniform?", "What do teachers wear?", "What do you wear for work or school?"],
      mid: [
        "Are school uniforms a good idea?",
        "What would you wear to a job interview?",
        "Should an office have rules about clothes?",
      ],
      hard: [
        "Do uniforms create equality or merely hide inequality?",
        "Should an employer have any say over tattoos?",
        "How much does a first impression really depend on clothes?",
      ],
    },
    {
      name: "fashion from the past",
      words: "past fashion trend year parent history photo seventies eighties nineties",
      own: [
        "In old photos I look terrible.",
        "There is a photo of me in purple trousers, and my family uses it against me.",
        "There exists a photograph of me in purple velvet, and my family brings it out at weddings.",
      ],
      view: [
        "I like the coats from the past.",
        "I think every fashion looks silly for ten years and lovely after thirty.",
        "Fashions go from clever to absurd in ten years, and to charming in thirty.",
      ],
      easy: ["What did your parents wear?", "What old fashion is beautiful?", "What fashion is bad?"],
      mid: [
        "Which fashion from the past would you bring back?",
        "What did you wear ten years ago that you wouldn't wear now?",
        "Why does fashion come back again and again?",
      ],
      hard: [
        "Which trend of today will look ridiculous in photographs?",
        "Why does every generation laugh at the previous one's trousers?",
        "Who decides what's in fashion, if anyone does?",
      ],
    },
    {
      name: "fast fashion",
      words: "fast factory worker pollution environment waste cheap country planet",
      own: [
        "I do not like cheap zips.",
        "I see cheap clothes fall apart every day, and it makes me sad.",
        "I see garments on my table that were never meant to survive a second wash.",
      ],
      view: [
        "I think one good shirt is enough.",
        "I think one good shirt is cheaper than ten bad ones.",
        "Ten cheap shirts cost more than a good one, if you count honestly.",
      ],
      easy: ["Where are your clothes from?", "Do you buy many clothes?", "Is cheap clothing good?"],
      mid: [
        "What do you think about very cheap clothes?",
        "Who pays the real price for a cheap T-shirt?",
        "What could persuade people to buy less?",
      ],
      hard: [
        "Can cheap clothing ever be ethical?",
        "Is it fair to blame shoppers rather than the industry?",
        "What would you pay if prices told the whole truth?",
      ],
    },
    {
      name: "special days",
      words: "party wedding special birthday dance elegant dress suit guest",
      own: [
        "I made my own wedding dress.",
        "I made my own wedding dress, and I finished it that very morning.",
        "I finished my own wedding dress forty minutes before the ceremony, with pins still in it.",
      ],
      view: [
        "I like bright colours at weddings.",
        "I think you should dress up, if only to make your grandmother happy.",
        "Dressing up is a small courtesy to everyone who has to look at you.",
      ],
      easy: [
        "What do you wear to a party?",
        "What do people wear at weddings?",
        "What is your best dress or shirt?",
      ],
      mid: [
        "What was the most elegant thing you ever wore?",
        "Have you ever worn the wrong thing to an event?",
        "Why do we dress up for special days?",
      ],
      hard: [
        "Have you ever felt like an impostor in smart clothes?",
        "Does dressing for an occasion change how we behave?",
        "Which dress code would you happily see abolished?",
      ],
    },
    {
      name: "hair and looks",
      words: "hair beauty make-up cut face look body tattoo mirror",
      own: [
        "I cut my own hair.",
        "I cut my own hair, and some weeks you can see it.",
        "I cut my own hair, with results that range from daring to legal.",
      ],
      view: [
        "I think happy people look good.",
        "I think people look best when they're busy with something they like.",
        "People are at their most beautiful when they've forgotten to think about it.",
      ],
      easy: ["Is your hair long or short?", "Who cuts your hair?", "Do you like tattoos?"],
      mid: [
        "How much time do you need in the morning?",
        "What do you think about tattoos?",
        "Do people worry too much about how they look?",
      ],
      hard: [
        "Whose standards of beauty are we trying to meet?",
        "Has living in front of cameras changed how we see ourselves?",
        "Would you alter anything about your appearance, if it were easy?",
      ],
    },
  ],
};
