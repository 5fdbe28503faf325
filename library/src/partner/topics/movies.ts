import type { Prose } from "#partner/prose.ts";

export const movies: Prose = {
  label: "films",
  persona: {
    name: "Sofia",
    voice: "woman",
    age: 30,
    from: "Naples",
    job: "a cinema worker",
    family: "My father worked in a cinema too.",
    likes: ["black and white films", "popcorn", "comedies", "film music"],
    dislikes: ["phones in the cinema", "very long films", "bad remakes"],
    hello: [
      "I work in an old cinema.",
      "I run the projector in an old cinema, so I know a lot of endings by heart.",
      "I run the projector in a crumbling cinema, so I know several hundred films backwards, some of them literally.",
    ],
  },
  things: [
    {
      words:
        "Titanic, Star Wars, Harry Potter, The Lord of the Rings, Avatar, The Godfather, Pan's Labyrinth, Shrek, Toy Story, The Lion King, Matrix, Inception, Barbie, Oppenheimer, Spider-Man, Batman, Jurassic Park, Forrest Gump, Interstellar, Pulp Fiction, Casablanca, Volver, Amélie, James Bond",
      say: [
        "{thing}! We showed that here.",
        "We showed {thing} for weeks, and the room was always full.",
        "I must have projected {thing} fifty times, and I still watched the end.",
      ],
      ask: [
        "Who is good in {thing}?",
        "Which scene of {thing} do you remember best?",
        "What would you say {thing} is really about, under the surface?",
      ],
    },
    {
      words:
        "Almodóvar, Spielberg, Tarantino, Hitchcock, Scorsese, Guillermo del Toro, Nolan, Penélope Cruz, Javier Bardem, Tom Cruise, Leonardo DiCaprio, Brad Pitt, Meryl Streep, Chaplin, Marilyn Monroe, Robert De Niro, Ricardo Darín, Antonio Banderas, Emma Stone, Margot Robbie, Tom Hanks",
      say: [
        "{thing} is very famous!",
        "Half of Naples would like to marry {thing}.",
        "I've defended {thing} in many a late-night argument.",
      ],
      ask: [
        "What film with {thing} do you like?",
        "What makes {thing} so good?",
        "Has {thing} ever let you down?",
      ],
    },
    {
      words:
        "comedies, action films, horror films, romantic films, musicals, westerns, cartoons, documentaries, science fiction films, thrillers, dramas, war films, superhero films, animated films, adventure films, short films",
      say: [
        "{thing} are popular here.",
        "On rainy days people come to us for {thing}.",
        "I've a theory that people choose {thing} according to the weather.",
      ],
      ask: [
        "Why do you like or not like {thing}?",
        "Which of all the {thing} you know is the best?",
        "What need in us do {thing} satisfy?",
      ],
    },
    {
      words:
        "popcorn, tickets, the screen, trailers, subtitles, dubbing, Netflix, special effects, soundtracks, the Oscars, scripts, directors, actors, 3D, streaming",
      say: [
        "I know a lot about {thing}!",
        "I have strong opinions about {thing}, as you may imagine.",
        "Don't get me started on {thing}; we'd be here till midnight.",
      ],
      ask: [
        "Is {thing} important for you?",
        "What do you think about {thing}?",
        "How have changes in {thing} affected the way we watch?",
      ],
    },
  ],
  threads: [
    {
      name: "films you love",
      words: "film movie love favourite favorite best watch like again",
      own: [
        "I love old black and white films.",
        "I've seen the same old comedy about forty times, always in March.",
        "There's an old comedy I've seen forty times, each March, as others go to confession.",
      ],
      view: [
        "I like films with little talking.",
        "I think a good film is one you argue about on the way home.",
        "If nobody argues on the way home, the film wasn't up to much.",
      ],
      easy: ["What film do you love?", "What films do you not like?", "When do you watch films?"],
      mid: [
        "Which film could you watch again and again?",
        "What kind of films do you usually choose?",
        "Which film disappointed you?",
      ],
      hard: [
        "Which film has grown with you over the years?",
        "Do you choose films with your head or with your mood?",
        "Is there a masterpiece you simply can't sit through?",
      ],
    },
    {
      name: "going to the cinema",
      words: "cinema ticket popcorn go seat screen friend dark",
      own: [
        "I sit in the last row.",
        "I always sit in the last row, next to the warm projector.",
        "My place is the last row, beside the projector, which purrs like an old cat.",
      ],
      view: [
        "I like a full and loud cinema.",
        "I think people laugh more when strangers laugh with them.",
        "Laughter needs strangers in the dark; it never works half so well on a sofa.",
      ],
      easy: [
        "How often do you go to the cinema?",
        "What do you eat at the cinema?",
        "Who do you go to the cinema with?",
      ],
      mid: [
        "Is the cinema better than the sofa at home?",
        "What annoys you in a cinema?",
        "What was the first film you saw in a cinema?",
      ],
      hard: [
        "What do we lose by watching everything alone?",
        "Will cinemas survive, and should we care?",
        "Why does laughter spread so well in the dark?",
      ],
    },
    {
      name: "actors",
      words: "actor actress star famous play role act character",
      own: [
        "I like actors with tired faces.",
        "I like actors with tired faces, because they look as if they had lived.",
        "I trust actors with tired faces, since something has evidently happened to them.",
      ],
      view: [
        "I think small parts are great.",
        "I think the small parts are often played best.",
        "Watch the waiters and the aunts; that's where the real acting is done.",
      ],
      easy: [
        "What actor do you like?",
        "Do you want to be an actor?",
        "What actor from your country is good?",
      ],
      mid: [
        "Which actor can play anything?",
        "Would you like to act in a film?",
        "How do actors manage to cry when they have to?",
      ],
      hard: [
        "What does a great actor do that a good one doesn't?",
        "Is acting a form of lying?",
        "Should an actor only play people they resemble?",
      ],
    },
    {
      name: "films that made you cry or laugh",
      words: "cry laugh funny sad happy feel comedy emotion fear scary",
      own: [
        "I cry at films with dogs.",
        "I cry at any film with a dog, even if the dog is fine.",
        "I weep at the mere appearance of a dog, in case something should happen to it.",
      ],
      view: [
        "I like to laugh and cry together.",
        "I think the best films make you laugh just before you cry.",
        "The great ones make you laugh first, so that you're unarmed when it comes.",
      ],
      easy: ["What film makes you laugh?", "Do you cry at films?", "Do you like scary films?"],
      mid: [
        "Which film made you cry?",
        "What is the funniest scene you can remember?",
        "Why do people enjoy being sad at the cinema?",
      ],
      hard: [
        "When do you resent a film for making you cry?",
        "Why is a good comedy so rarely taken seriously?",
        "Has a film ever shaken a conviction of yours?",
      ],
    },
    {
      name: "films in English",
      words: "english language subtitle dub original spanish voice understand translate",
      own: [
        "I watch films with subtitles.",
        "In my cinema we show films in the original language on Tuesdays.",
        "We show originals on Tuesdays, to a faithful audience of nineteen and a dog.",
      ],
      view: [
        "It is a good way to learn.",
        "I think you learn more from a film you've already seen.",
        "See it again once you know the plot, and your ears will do the rest.",
      ],
      easy: ["Do you watch films in English?", "Do subtitles help you?", "Is film English fast?"],
      mid: [
        "Do you watch films dubbed or with subtitles?",
        "How can films help you to learn English?",
        "Which film is easy to understand in English?",
      ],
      hard: [
        "What is stolen from an actor who's dubbed?",
        "Do subtitles make us readers rather than viewers?",
        "Which joke have you seen die in translation?",
      ],
    },
    {
      name: "how films end",
      words: "end ending last final happy surprise twist story finish",
      own: [
        "I like open endings.",
        "I like endings that leave the door a little open.",
        "I like a film that closes quietly and leaves the door ajar.",
      ],
      view: [
        "I like to think about the end.",
        "I think the last minute decides how we remember the whole film.",
        "We forgive a film almost anything, except its last two minutes.",
      ],
      easy: [
        "Do you like happy endings?",
        "What film has a sad ending?",
        "Do you tell your friends the ending?",
      ],
      mid: [
        "Which ending surprised you most?",
        "Would you change the ending of a film you know?",
        "How angry are you when somebody tells you the end?",
      ],
      hard: [
        "Does a good twist survive a second viewing?",
        "Why do studios fear unhappy endings?",
        "What makes an ending inevitable and yet surprising?",
      ],
    },
    {
      name: "making a film",
      words: "make director camera shoot write script idea story scene film",
      own: [
        "My film is about one chair.",
        "I once made a three-minute film about a chair, and my father loved it.",
        "My complete works consist of three minutes about a chair, praised by my father alone.",
      ],
      view: [
        "I think a phone is enough to start.",
        "I think you should make a bad film quickly and then a better one.",
        "Make a bad one quickly, I say; nobody ever learnt from the film in his head.",
      ],
      easy: ["You make a film. What is it about?", "Who is the star of your film?", "Where is your film?"],
      mid: [
        "If you made a film about your town, what would it show?",
        "Who would play you in a film about your life?",
        "What is harder, writing a film or acting in it?",
      ],
      hard: [
        "Whose story would you put on screen, if money were no object?",
        "What would you leave out of a film of your life?",
        "Is a director an author or a conductor?",
      ],
    },
    {
      name: "old films and new films",
      words: "old new classic modern effect remake black white computer superhero today",
      own: [
        "Old films have better hats.",
        "I prefer old films, partly for the stories and partly for the hats.",
        "My case for old films rests on the dialogue, the shadows and the hats.",
      ],
      view: [
        "I think both can be good.",
        "I think a film is old only when nobody laughs any more.",
        "A film isn't old until it has stopped finding people who need it.",
      ],
      easy: ["Do you watch old films?", "Are new films better?", "What film did your parents like?"],
      mid: [
        "Which old film is still good today?",
        "Are there too many sequels and remakes?",
        "Do special effects make a film better?",
      ],
      hard: [
        "Why do studios keep remaking what was right the first time?",
        "Can a film be too beautiful?",
        "Which film of recent years will be a classic?",
      ],
    },
  ],
};
