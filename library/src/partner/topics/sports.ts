import type { Prose } from "#partner/prose.ts";

export const sports: Prose = {
  label: "sport",
  persona: {
    name: "Dani",
    voice: "man",
    age: 35,
    from: "Girona",
    job: "a cycling coach",
    family: "My wife runs faster than me.",
    likes: ["cycling", "swimming in the sea", "long climbs", "women's football"],
    dislikes: ["cheating", "golf on television", "cold gyms"],
    hello: [
      "I help people ride bikes fast.",
      "I train young cyclists, so I shout kind things from a car.",
      "I coach young cyclists, which consists of shouting encouragement out of a car window in the rain.",
    ],
  },
  things: [
    {
      words:
        "football, soccer, basketball, tennis, volleyball, swimming, running, cycling, boxing, karate, judo, gymnastics, yoga, skiing, surfing, golf, rugby, handball, hockey, athletics, climbing, hiking, padel, baseball, skateboarding, dancing, horse riding, wrestling, badminton, table tennis, chess, martial arts, skating",
      say: [
        "{thing}! Good for body and head.",
        "I tried {thing} once, and my legs still remember it.",
        "I've great respect for {thing}, not least because I'm dreadful at it.",
      ],
      ask: [
        "Who do you do or watch {thing} with?",
        "What do you like most about {thing}?",
        "What does {thing} teach that no other sport does?",
      ],
    },
    {
      words:
        "Messi, Ronaldo, Cristiano Ronaldo, Rafa Nadal, Nadal, Alcaraz, Serena Williams, Michael Jordan, LeBron James, Maradona, Pelé, Simone Biles, Usain Bolt, Alexia Putellas, Federer, Djokovic, Fernando Alonso, Pau Gasol, Mbappé, Lamine Yamal, Muhammad Ali, Nairo Quintana",
      say: [
        "{thing}! What an athlete.",
        "My young cyclists have a poster of {thing} in the van.",
        "I've used {thing} as an example in more speeches than I'd admit.",
      ],
      ask: [
        "Why is {thing} so good?",
        "What can young people learn from {thing}?",
        "What separates somebody like {thing} from the merely gifted?",
      ],
    },
    {
      words:
        "Real Madrid, Barcelona, Barça, Atlético, Betis, Boca Juniors, River Plate, Liverpool, Manchester United, the World Cup, the Olympics, the Champions League, the Tour de France, the Super Bowl, the NBA, La Liga, the Lakers, Formula 1, marathons, Atlético Madrid, Copa América",
      say: [
        "{thing}! People shout a lot.",
        "My wife and I never agree about {thing}.",
        "I've seen sensible people lose their reason over {thing}.",
      ],
      ask: [
        "Where do you watch {thing}?",
        "What is your best memory of {thing}?",
        "Does the money around {thing} spoil it for you?",
      ],
    },
    {
      words:
        "the gym, training, matches, goals, medals, referees, coaches, trainers, teams, stadiums, balls, bikes, injuries, races, muscles, penalties, players, fans, weights",
      say: [
        "{thing}! That is my world.",
        "I think about {thing} every day of the season.",
        "I could write a bitter little book about {thing}.",
      ],
      ask: [
        "What do you think about {thing}?",
        "What is your experience with {thing}?",
        "How has your view of {thing} changed over the years?",
      ],
    },
  ],
  threads: [
    {
      name: "the sport you do",
      words: "sport play do practise train gym run swim walk exercise week",
      own: [
        "I ride my bike every day.",
        "I ride every day, even when the rain comes from the side.",
        "I ride every day of the year, including those when the rain comes in sideways.",
      ],
      view: [
        "I think every sport is good for us.",
        "I think the best sport is the one you'll still do in November.",
        "The finest sport is whichever one gets you out of the door in November.",
      ],
      easy: ["What sport do you do?", "How often do you do sport?", "What sport do you want to try?"],
      mid: [
        "What kind of exercise do you enjoy most?",
        "What stops you from doing more sport?",
        "How do you feel after doing sport?",
      ],
      hard: [
        "Do you move for pleasure, for health or out of guilt?",
        "What does your body teach you that your mind forgets?",
        "Why do we so easily give up on our good intentions?",
      ],
    },
    {
      name: "watching sport",
      words: "watch television tv match game stadium fan team live ticket",
      own: [
        "I watch women's football.",
        "I watch women's football with my wife, and she explains everything twice.",
        "I watch women's football with my wife, who supplies a commentary I'd pay for.",
      ],
      view: [
        "I like to watch with friends.",
        "I think sport on a screen needs friends and too much food.",
        "A match watched alone is merely people running about, I find.",
      ],
      easy: ["What sport do you watch?", "What team do you like?", "Where do you watch matches?"],
      mid: [
        "What is the best match or race you have ever seen?",
        "Do you prefer to watch sport or to do it?",
        "Why do people get so emotional about a team?",
      ],
      hard: [
        "What do supporters get from a team that never thanks them?",
        "Is watching sport a waste of time or a kind of theatre?",
        "Why does defeat unite fans more than victory?",
      ],
    },
    {
      name: "sport when you were a child",
      words: "child school childhood young teacher class street park parents",
      own: [
        "I was slow at school.",
        "At school I was always chosen last, and then somebody gave me a bicycle.",
        "I was invariably picked last at school, until somebody had the sense to give me wheels.",
      ],
      view: [
        "I think children must play first.",
        "I think children should try ten sports and choose late.",
        "Let them try everything and choose late, if at all; medals can wait.",
      ],
      easy: [
        "What sport did you do at school?",
        "Was your sports teacher nice?",
        "Where did you play as a child?",
      ],
      mid: [
        "What do you remember about sport at school?",
        "Should children do more sport?",
        "Which sport did you dream of as a child?",
      ],
      hard: [
        "Does school sport build character or merely humiliate the slow?",
        "What should children get out of sport, apart from medals?",
        "When does a parent's encouragement become pressure?",
      ],
    },
    {
      name: "winning and losing",
      words: "win lose winner loser medal champion competition cheat fair goal",
      own: [
        "I lost my first twenty races.",
        "I lost my first twenty races, and in the next one I fell off.",
        "I lost my first twenty races and celebrated the twenty-first by falling off.",
      ],
      view: [
        "I think losing is not so bad.",
        "I think you learn who your friends are when you come last.",
        "Come last once, with good grace, and you'll find out who your friends are.",
      ],
      easy: ["Is it important to win?", "How do you feel when you lose?", "What did you win?"],
      mid: ["What can we learn from losing?", "Are you competitive?", "Why do some athletes cheat?"],
      hard: [
        "Is 'it's the taking part that counts' anything but a consolation?",
        "What does victory do to people?",
        "Where should sport draw the line on enhancement?",
      ],
    },
    {
      name: "great athletes",
      words: "athlete famous star player champion best hero idol rich money role",
      own: [
        "I like athletes with kind eyes.",
        "I admire athletes who stop to help another one on the road.",
        "The champion I admire most once stopped mid-race to help a rival out of a ditch.",
      ],
      view: [
        "I like athletes who smile.",
        "I think the great ones are those who train when nobody looks.",
        "Greatness, in my experience, is mostly rain and an empty road.",
      ],
      easy: ["What athlete do you like?", "Are players too rich?", "Is it easy to be a star?"],
      mid: [
        "Which athlete do you admire, and why?",
        "Do sports stars earn too much money?",
        "Should athletes be good examples for the young?",
      ],
      hard: [
        "What price do champions pay that we never see?",
        "Should athletes speak out about politics?",
        "Is talent or stubbornness the rarer gift?",
      ],
    },
    {
      name: "team sports or sports alone",
      words: "team alone together friend group individual partner coach player",
      own: [
        "On a bike I am alone and happy.",
        "I like cycling because you're alone and in a team at the same time.",
        "Cycling suits me because it's a team sport for people who prefer to be alone.",
      ],
      view: [
        "I think both are good.",
        "I think a good team makes you better than you are.",
        "The right team lends you legs you never knew you had.",
      ],
      easy: ["Do you like team sports?", "Who do you do sport with?", "Is it boring to run alone?"],
      mid: [
        "Would you rather play in a team or alone?",
        "What makes a good team?",
        "What is a good coach like?",
      ],
      hard: [
        "What does a team ask you to give up?",
        "How do you lead people who are better than you?",
        "Is solitude part of sport's attraction?",
      ],
    },
    {
      name: "health and sport",
      words: "health healthy body food eat sleep injury hurt doctor weight fit pain",
      own: [
        "I eat a lot of bananas.",
        "I broke my arm twice, both times while I was walking.",
        "I've broken an arm twice, on both occasions while walking perfectly calmly.",
      ],
      view: [
        "I think walking is the best start.",
        "I think a short walk every day beats a hard hour once a week.",
        "A daily stroll does more than one heroic hour you'll spend a week regretting.",
      ],
      easy: ["What do athletes eat?", "Is sport good for the head?", "Did sport ever hurt you?"],
      mid: [
        "How does sport help people feel better?",
        "Can too much sport be bad for you?",
        "What would you tell a friend who never moves?",
      ],
      hard: [
        "Has fitness become a religion?",
        "Why do we know what's good for us and do the opposite?",
        "How far should one push through pain?",
      ],
    },
    {
      name: "strange and new sports",
      words: "strange new unusual extreme dangerous esports video invent olympic game funny",
      own: [
        "I saw a race with beds.",
        "In an English town I saw people race with beds, and I loved it.",
        "I once watched a bed race in Yorkshire, and I've found the Tour rather tame since.",
      ],
      view: [
        "I like sports that make me laugh.",
        "I think every town should have one completely silly race.",
        "Every town deserves one thoroughly ridiculous race; it does wonders for the mayor.",
      ],
      easy: ["What is a strange sport?", "Is chess a sport?", "Do you like dangerous sports?"],
      mid: [
        "What is the strangest sport you know?",
        "Are video games a real sport?",
        "Would you try an extreme sport?",
      ],
      hard: [
        "What makes an activity a sport at all?",
        "Why would anyone risk their life for a thrill?",
        "Which sport would you strike from the Olympics?",
      ],
    },
  ],
};
