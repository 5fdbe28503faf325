import type { Prose } from "#partner/prose.ts";

export const games: Prose = {
  label: "games",
  persona: {
    name: "Otto",
    voice: "man",
    age: 28,
    from: "Malmö",
    job: "a game tester",
    family: "My little sister always wins.",
    likes: ["puzzle games", "chess", "old consoles", "games with good stories"],
    dislikes: ["cheaters", "adverts in games", "very short games"],
    hello: [
      "I test new games for a company.",
      "I test games before they are sold, so I play the same door two hundred times.",
      "I test games for a living, which sounds heavenly until you've opened the same virtual door two hundred times.",
    ],
  },
  things: [
    {
      words:
        "Minecraft, Fortnite, Roblox, FIFA, Mario, Zelda, Tetris, Pokémon, Call of Duty, League of Legends, the Sims, GTA, Among Us, Candy Crush, Valorant, Animal Crossing, Pac-Man, Elden Ring, The Last of Us, Mario Kart, Free Fire, Clash Royale",
      say: [
        "{thing}! My sister plays that.",
        "I've lost whole weekends to {thing}.",
        "I admire {thing} more with every attempt to copy it.",
      ],
      ask: [
        "Why do you like {thing}?",
        "How did you start to play {thing}?",
        "What does {thing} get right that its imitators don't?",
      ],
    },
    {
      words:
        "chess, cards, dominoes, Monopoly, Scrabble, poker, bingo, Catan, Parcheesi, checkers, backgammon, Cluedo",
      say: [
        "I play that on Sundays.",
        "My family nearly broke up over {thing} once.",
        "There's no better way to find out about a person than {thing}.",
      ],
      ask: [
        "Who do you play {thing} with?",
        "Is {thing} a game of luck or of skill?",
        "What does {thing} bring out in people?",
      ],
    },
    {
      words:
        "hide-and-seek, football, hopscotch, marbles, jump rope, ball games, treasure hunts, blind man's buff",
      say: [
        "I played {thing} in the street.",
        "I spent half my childhood on {thing}.",
        "I'd give up a console for one evening of {thing} with the old gang.",
      ],
      ask: [
        "Where do children play {thing}?",
        "Do children still play {thing} as they used to?",
        "What do children learn from {thing} that no lesson teaches?",
      ],
    },
    {
      words:
        "consoles, PlayStation, Xbox, Nintendo, computers, phones, mobile games, virtual reality, tablets, online games, shooters, strategy games, racing games, puzzles, role-playing games",
      say: [
        "I use that at work too.",
        "At work I'm surrounded by {thing}.",
        "I've a love-hate relationship with {thing}, mostly love.",
      ],
      ask: [
        "How much time do you give to {thing}?",
        "What are the good and bad sides of {thing}?",
        "How have {thing} changed the way people play together?",
      ],
    },
  ],
  threads: [
    {
      name: "video games",
      words: "video game play console computer screen level character phone",
      own: [
        "I like games with puzzles.",
        "I prefer games where I can think for an hour before I move.",
        "I like my games slow and devious, with plenty of time to stare out of the window.",
      ],
      view: [
        "I think a short game is good too.",
        "I think a great game lets you feel clever without being clever.",
        "The art of a good game is to make you feel cleverer than you are.",
      ],
      easy: ["What video games do you know?", "When do you play games?", "Are video games good or bad?"],
      mid: [
        "Which video game do you remember best?",
        "What makes you stop playing a game?",
        "How many hours of games a day is too much?",
      ],
      hard: [
        "Can a video game be a work of art?",
        "What can games do that films and novels can't?",
        "Has a game ever changed the way you think?",
      ],
    },
    {
      name: "board games",
      words: "board card chess dice monopoly table family piece",
      own: [
        "I play chess with my sister.",
        "My sister has beaten me at chess three hundred and twelve times.",
        "My sister leads our lifelong chess match by three hundred and twelve to nine.",
      ],
      view: [
        "I like games with few rules.",
        "I think the best board games are explained in two minutes.",
        "If the rules take longer than the tea, I'm no longer interested.",
      ],
      easy: ["What board game do you like?", "Do you play cards?", "Do you have games at home?"],
      mid: [
        "Which board game would you take to a family party?",
        "Why do families argue over board games?",
        "Do you read the rules first or learn by playing?",
      ],
      hard: [
        "What makes the rules of a game elegant?",
        "Why have board games come back in an age of screens?",
        "Do you trust people who always let others win?",
      ],
    },
    {
      name: "winning and losing",
      words: "win lose winner loser competition cheat champion prize",
      own: [
        "I am a bad loser.",
        "I'm a terrible loser, so I only play with people who like me.",
        "I lose abominably, so I restrict myself to opponents who are already fond of me.",
      ],
      view: [
        "I think it is good to lose sometimes.",
        "I think children learn more from losing to a kind person than from winning.",
        "Losing to somebody kind is an education; winning teaches next to nothing.",
      ],
      easy: ["Do you like to win?", "How do you feel when you lose?", "Do your friends cheat?"],
      mid: ["Are you a good loser?", "Have you ever cheated in a game?", "Is it right to let children win?"],
      hard: [
        "Is it winning you enjoy, or other people losing?",
        "What does losing teach that winning can't?",
        "Where does clever play end and cheating begin?",
      ],
    },
    {
      name: "games for children",
      words: "child childhood children street outside school toy young",
      own: [
        "We played in the street all day.",
        "We played outside until somebody's mother shouted, usually mine.",
        "We played until dark, when the mothers began shouting in alphabetical order.",
      ],
      view: [
        "I think a ball is the best toy.",
        "I think the best games need a ball, a wall and bad weather.",
        "Give children a wall, a ball and an hour unwatched, and stand back.",
      ],
      easy: ["What games did you play as a child?", "Where did you play?", "What toy did you love?"],
      mid: [
        "What was your favourite game as a child?",
        "Do children play outside enough today?",
        "Should parents choose their children's games?",
      ],
      hard: [
        "What have children lost now that streets are for cars?",
        "Should childhood include boredom and a little danger?",
        "At what age do we stop playing, and whose idea is that?",
      ],
    },
    {
      name: "playing with other people online",
      words: "online internet friend team stranger chat multiplayer together",
      own: [
        "My best friend lives in Canada.",
        "I met my best friend in a game, and we've only met twice in real life.",
        "My closest friend is someone I've met in person exactly twice; the rest was dragons.",
      ],
      view: [
        "I like to play with people I know.",
        "I think people are nicer online when they hear each other's voices.",
        "It's remarkable how much kinder strangers become once they've heard a voice.",
      ],
      easy: ["Do you play online?", "Who do you play with?", "Do you talk when you play?"],
      mid: [
        "Can you make real friends through games?",
        "How should you treat strangers in an online game?",
        "Is it more fun to play alone or in a team?",
      ],
      hard: [
        "Are friendships made online any less real?",
        "Why do decent people turn nasty in anonymous games?",
        "What have you learned about people by playing with them?",
      ],
    },
    {
      name: "games and school",
      words: "school learn teacher language english history class education brain",
      own: [
        "I learned English from games.",
        "I learned English from pirates in a computer game, so I swear beautifully.",
        "I owe my English to computer pirates, hence a rather maritime vocabulary.",
      ],
      view: [
        "I think games can teach a lot.",
        "I think you remember what you needed in order to open a door.",
        "Nobody forgets a word that once opened a door for them.",
      ],
      easy: [
        "Can you learn English with games?",
        "Do you play games at school?",
        "What can a game teach you?",
      ],
      mid: [
        "What have you learned from a game?",
        "Should teachers use games in class?",
        "Which game is good for the brain?",
      ],
      hard: [
        "Does turning everything into a game make us learn better or just click faster?",
        "What would you teach through a game, if you could design one?",
        "Is 'educational game' a contradiction in terms?",
      ],
    },
    {
      name: "making your own game",
      words: "make design create invent idea rule story program draw",
      own: [
        "My game has a sad ghost.",
        "I'm making a little game about a ghost who is afraid of people.",
        "I've been building a game about a timid ghost for six years; the ghost is nearly done.",
      ],
      view: [
        "I think a small idea is enough.",
        "I think every good game starts with a small and stupid question.",
        "All the games I admire grew out of one small, stupid question.",
      ],
      easy: [
        "You make a game. What is it about?",
        "Who is the hero of your game?",
        "Is it hard to make a game?",
      ],
      mid: [
        "What game would you invent?",
        "What matters more in a game, the story or the rules?",
        "How would you make a game that grandparents enjoy?",
      ],
      hard: [
        "What would you sacrifice first in a design: beauty, story or challenge?",
        "Which real-life situation would make an excellent game?",
        "Why are some very simple games impossible to put down?",
      ],
    },
    {
      name: "too many games",
      words: "time hour addict addiction money spend night sleep parent violent violence",
      own: [
        "I stop at ten at night.",
        "I set an alarm clock at ten, and I hate it every evening.",
        "I've an alarm that ends my evening at ten, and our relationship is strained.",
      ],
      view: [
        "I stop when it is still fun.",
        "I think the right moment to stop is when you still want to go on.",
        "Stop while you still want more; it's true of games and of cake.",
      ],
      easy: ["How many hours do you play?", "Do your parents like games?", "Do people spend money in games?"],
      mid: [
        "When does playing become a problem?",
        "What do you think about violence in games?",
        "Should children pay for things inside games?",
      ],
      hard: [
        "Are game companies responsible for how much people play?",
        "Is there any truth in the fear of violent games?",
        "How is gaming for six hours different from reading for six hours?",
      ],
    },
  ],
};
