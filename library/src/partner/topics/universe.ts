import type { Prose } from "#partner/prose.ts";

export const universe: Prose = {
  label: "the universe",
  persona: {
    name: "Carmen",
    voice: "woman",
    age: 48,
    from: "La Serena",
    job: "an astronomer",
    family: "My son wants to be a baker.",
    likes: ["Saturn", "clear skies", "old telescopes", "the silence at night"],
    dislikes: ["clouds", "bright street lamps", "horoscopes"],
    hello: [
      "I look at stars for my work.",
      "I'm an astronomer in the desert, so my working day begins at sunset.",
      "I'm an astronomer in the Chilean desert, so I say good morning when others say good night.",
    ],
  },
  things: [
    {
      words:
        "the sun, the moon, Mars, Venus, Jupiter, Saturn, Mercury, Neptune, Uranus, Pluto, the Earth, planets, stars, comets, asteroids, meteorites, shooting stars, eclipses, the Milky Way, Andromeda, Orion, constellations",
      say: [
        "{thing}! I never get tired.",
        "I've looked at {thing} on so many nights, and I still stop to admire.",
        "After all these years {thing} can still make me forget the cold.",
      ],
      ask: [
        "Do you often look at {thing}?",
        "What do you find most interesting about {thing}?",
        "What do you feel, if anything, faced with {thing}?",
      ],
    },
    {
      words:
        "black holes, galaxies, the Big Bang, dark matter, gravity, nebulas, supernovas, wormholes, the speed of light, atoms, infinity, parallel universes, space",
      say: [
        "{thing}! That is not easy.",
        "My son asks about {thing} at dinner, and dinner gets cold.",
        "I understand {thing} on paper; picturing it is quite another matter.",
      ],
      ask: [
        "What do you know about {thing}?",
        "What is hard to understand about {thing}?",
        "Can the human mind really grasp {thing}, do you think?",
      ],
    },
    {
      words:
        "telescopes, rockets, satellites, astronauts, NASA, the space station, spaceships, Hubble, James Webb, Apollo 11, Neil Armstrong, SpaceX, Elon Musk, Laika, Galileo, Stephen Hawking, Carl Sagan, Einstein, Copernicus, Voyager, robots, probes",
      say: [
        "{thing}! Very important for us.",
        "At the observatory we talk about {thing} over midnight coffee.",
        "I've a soft spot for {thing}, and a few reservations.",
      ],
      ask: [
        "What do you think about {thing}?",
        "What has {thing} taught us?",
        "Will history be kind to {thing}?",
      ],
    },
    {
      words:
        "aliens, astrology, horoscopes, zodiac signs, Aries, Leo, Virgo, Scorpio, UFOs, the end of the world, dinosaurs, science fiction, Star Wars, Interstellar",
      say: [
        "People always ask me about {thing}.",
        "Visitors always end up asking me about {thing}.",
        "Sooner or later every conversation at the telescope turns to {thing}.",
      ],
      ask: [
        "Do you believe in or like {thing}?",
        "How serious are you about {thing}?",
        "Where do you place {thing} between knowledge and hope?",
      ],
    },
  ],
  threads: [
    {
      name: "the night sky",
      words: "night sky star see look dark light moon city",
      own: [
        "My sky is very dark.",
        "Where I work the sky is so dark that the stars throw shadows, almost.",
        "Our sky is so dark that newcomers whisper without being told to.",
      ],
      view: [
        "I think everybody must see it once.",
        "I think we'd be kinder if we looked up more often.",
        "An hour under a dark sky would make most quarrels look rather small.",
      ],
      easy: ["What do you see in the sky?", "Do you like to look at stars?", "Is your sky dark or light?"],
      mid: [
        "When did you last look at the stars?",
        "Where would you go to see a really dark sky?",
        "What do you feel when you look at the night sky?",
      ],
      hard: [
        "What have we lost with the darkness of our nights?",
        "Do the stars make you feel insignificant or at home?",
        "Why did every people draw pictures in the same scattered dots?",
      ],
    },
    {
      name: "the planets",
      words: "planet mars jupiter saturn venus earth visit world ring hot cold",
      own: [
        "Saturn is my favourite.",
        "The first time I saw Saturn's rings, I looked for the sticker on the glass.",
        "The first time I saw Saturn I checked the lens for a sticker.",
      ],
      view: [
        "I like the small moons best.",
        "I think the moons are more interesting than the planets.",
        "Never mind the planets; it's the odd little moons I'd visit.",
      ],
      easy: ["What planet do you like?", "What colour is Mars?", "Do you want to live on another planet?"],
      mid: [
        "Which planet would you visit, if you could?",
        "What would be difficult about living on Mars?",
        "Why is our planet special?",
      ],
      hard: [
        "Is dreaming of Mars a distraction from looking after the Earth?",
        "What would we become on a world with a different sky?",
        "Should we leave other worlds untouched?",
      ],
    },
    {
      name: "life out there",
      words: "life alien exist alone other believe intelligent signal message",
      own: [
        "I think we are not alone.",
        "I believe there is life out there, but I don't expect a postcard.",
        "I'd wager on life elsewhere, and against ever being introduced.",
      ],
      view: [
        "I think it is small and quiet.",
        "I think if there is life, it doesn't know about Tuesdays.",
        "If anything's alive out there, it's blissfully ignorant of Mondays.",
      ],
      easy: ["Is there life on other planets?", "What do you say to an alien?", "Are we alone?"],
      mid: [
        "Do you think we are alone in the universe?",
        "What kind of life could exist on other worlds?",
        "Should we send messages into space?",
      ],
      hard: [
        "Which would shake us more: contact, or proof that there's nobody?",
        "Would finding life elsewhere change how we treat it here?",
        "Could we even recognise a message if one came?",
      ],
    },
    {
      name: "space travel",
      words: "space travel rocket astronaut moon fly station ship mission trip",
      own: [
        "I want to stay on Earth.",
        "People are surprised, but I'd rather look at space than go there.",
        "People expect me to long for space; I'd sooner admire it from beside a stove.",
      ],
      view: [
        "I think robots can go first.",
        "I think machines should go first, because they don't miss anybody.",
        "Send the machines; they're cheap to feed and leave no one behind.",
      ],
      easy: ["Do you want to go to the moon?", "What do astronauts eat?", "Is space dangerous?"],
      mid: [
        "Would you take a holiday in space?",
        "What would you miss on a space station?",
        "Is space travel worth all the money?",
      ],
      hard: [
        "Should rich people be allowed to play in orbit?",
        "What does seeing the whole Earth do to those who've seen it?",
        "Who owns the moon?",
      ],
    },
    {
      name: "how it all began",
      words: "begin beginning big bang end old time age start universe create",
      own: [
        "The universe is very old.",
        "The universe is nearly fourteen billion years old, and my son says I look it.",
        "It's nearly fourteen billion years old, and on winter mornings I know how it feels.",
      ],
      view: [
        "I think we will never know it all.",
        "I think it's beautiful that we can ask the question at all.",
        "That a bit of stardust can ask where it came from strikes me as the real marvel.",
      ],
      easy: ["How old is the universe?", "How did everything begin?", "Does the universe have an end?"],
      mid: [
        "What do you think was there before the beginning?",
        "How would you explain the Big Bang to a child?",
        "Can science and religion answer the same question?",
      ],
      hard: [
        "Does it make sense to ask what came before time?",
        "Why is there something rather than nothing, if I may be blunt?",
        "Do we need the universe to have a purpose?",
      ],
    },
    {
      name: "the sun and the moon",
      words: "sun moon day light summer winter eclipse month sea warm",
      own: [
        "I saw two eclipses.",
        "I've seen two eclipses, and both times the birds went silent and I cried.",
        "Two eclipses have passed over me, and on both occasions I wept behind cardboard glasses.",
      ],
      view: [
        "I like the moon in the day.",
        "I think the moon is nicest when you meet it by day.",
        "A daytime moon always looks to me like someone who missed the last bus.",
      ],
      easy: [
        "Do you like the sun or the moon?",
        "What do you do on sunny days?",
        "Did you ever see an eclipse?",
      ],
      mid: [
        "Have you ever seen an eclipse, or would you like to?",
        "How does the moon change the way you feel or sleep?",
        "Why do so many songs talk about the moon?",
      ],
      hard: [
        "Why has the moon always stood for longing?",
        "How must an eclipse have felt to those who couldn't explain it?",
        "Would poetry survive without the moon?",
      ],
    },
    {
      name: "stars and luck",
      words: "horoscope zodiac sign astrology luck wish shooting birthday believe future",
      own: [
        "I do not read horoscopes.",
        "People confuse my job with horoscopes, so I tell them all to drink water.",
        "I'm often taken for an astrologer, and I advise everybody to drink more water.",
      ],
      view: [
        "I think luck is for games.",
        "I think people want the stars to care, and I understand that.",
        "We'd all like the stars to take an interest; they've other things to do.",
      ],
      easy: ["What is your star sign?", "Do you read horoscopes?", "What do you wish from a star?"],
      mid: [
        "What do you think about horoscopes?",
        "Why do people want to know the future?",
        "Have you ever seen a shooting star?",
      ],
      hard: [
        "Why does astrology flourish in an age of science?",
        "Is there any harm in a comforting superstition?",
        "Would you want the stars to know your name?",
      ],
    },
    {
      name: "big and small",
      words: "big small large number far distance infinite people tiny size",
      own: [
        "I feel small and happy.",
        "Big numbers stopped frightening me, but small bills still do.",
        "Vast numbers ceased to alarm me long ago; the electricity bill still manages.",
      ],
      view: [
        "I think small can be strong.",
        "I think being small is a relief on a bad day.",
        "On a bad day there's nothing so soothing as being insignificant.",
      ],
      easy: ["Do you feel small under the stars?", "How far is the moon?", "What is very big in your life?"],
      mid: [
        "How do you feel when you think about the size of the universe?",
        "Do our small problems matter?",
        "What would you show an astronaut from your town, from above?",
      ],
      hard: [
        "Is our smallness a consolation or an insult?",
        "What remains important at the scale of galaxies?",
        "Would you want to live for ever in an infinite universe?",
      ],
    },
  ],
};
