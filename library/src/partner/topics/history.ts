import type { Prose } from "#partner/prose.ts";

export const history: Prose = {
  label: "history",
  persona: {
    name: "Edith",
    voice: "woman",
    age: 63,
    from: "Leeds",
    job: "a history teacher",
    family: "My husband is a baker.",
    likes: ["old letters", "castles", "family photos", "brave women"],
    dislikes: ["lists of dates", "wars", "boring textbooks"],
    hello: [
      "I teach history to teenagers.",
      "I teach history to teenagers, who think I was there for most of it.",
      "I teach history to teenagers, most of whom assume I witnessed it personally.",
    ],
  },
  things: [
    {
      words:
        "Columbus, Napoleon, Hitler, Franco, Simón Bolívar, Bolívar, Joan of Arc, Gandhi, Mandela, Martin Luther King, Queen Victoria, Che Guevara, Cleopatra, Churchill, San Martín, Isabella, Einstein, Marie Curie, Lincoln",
      say: [
        "I teach about {thing}.",
        "My students always have questions about {thing}.",
        "I've revised my opinion of {thing} several times over the years.",
      ],
      ask: [
        "What did {thing} do?",
        "What would you ask {thing}, if you could?",
        "How should {thing} be remembered, in your judgement?",
      ],
    },
    {
      words:
        "the Second World War, the First World War, the Civil War, the French Revolution, the Cold War, the Middle Ages, the Renaissance, the conquest of America, independence, the Industrial Revolution, the Roman Empire, dictatorship, colonies, slavery, revolutions, wars, empires",
      say: [
        "{thing}! That is a big subject.",
        "I spend a whole month on {thing} with my class.",
        "I've never managed to teach {thing} without somebody asking the question I dread.",
      ],
      ask: [
        "What do you know about {thing}?",
        "Why is it important to remember {thing}?",
        "What lessons from {thing} have we failed to learn?",
      ],
    },
    {
      words:
        "kings, queens, soldiers, peasants, pirates, slaves, explorers, workers, sailors, knights, women, nobles, scientists, monks",
      say: [
        "I like stories about {thing}.",
        "I always tell my class how {thing} really lived.",
        "The textbooks are rarely fair to {thing}.",
      ],
      ask: [
        "How was life for {thing}?",
        "Would you have liked to live among {thing}?",
        "Why do we hear so little, or so much, about {thing}?",
      ],
    },
    {
      words:
        "castles, churches, palaces, museums, monuments, cathedrals, old photos, letters, diaries, books, documentaries, historical films, swords, walls, statues, stamps",
      say: [
        "{thing} are good teachers.",
        "I use {thing} in class whenever I can.",
        "I've always preferred {thing} to textbooks.",
      ],
      ask: [
        "Are there {thing} near you?",
        "What can we learn from {thing}?",
        "How far can we trust what {thing} tell us?",
      ],
    },
  ],
  threads: [
    {
      name: "history at school",
      words: "school teacher class learn lesson exam date book subject student",
      own: [
        "I tell stories in my class.",
        "I never ask for dates; I ask my students what they would have done.",
        "I stopped asking for dates years ago; I ask my pupils what they would have done, and the room goes quiet.",
      ],
      view: [
        "I like stories more than dates.",
        "I think one good story teaches more than a page of dates.",
        "A single life told well beats any list of dates, and I set the exams.",
      ],
      easy: [
        "Is history fun or boring?",
        "What was your history teacher like?",
        "What did you learn about your country?",
      ],
      mid: [
        "How was history taught at your school?",
        "What part of history do you know best?",
        "How would you make history lessons more interesting?",
      ],
      hard: [
        "What did your schooling leave out about the past?",
        "Should history lessons make a nation proud, or honest?",
        "Is it worth learning dates at all?",
      ],
    },
    {
      name: "your family's past",
      words: "family grandfather grandmother grandparents parents photo old name letter",
      own: [
        "My grandmother worked on a ship.",
        "My grandmother cooked on a ship for twenty men at the age of nineteen.",
        "At nineteen my grandmother was cooking for twenty sailors, and not one of them ever contradicted her.",
      ],
      view: [
        "I think we must ask our grandparents.",
        "I think everybody should ask their grandparents one question a week.",
        "Ask the old ones now, is my advice; the dead are poor at answering.",
      ],
      easy: [
        "Where did your grandparents live?",
        "What work did your grandfather do?",
        "Do you have old family photos?",
      ],
      mid: [
        "What do you know about the lives of your grandparents?",
        "Is there a story that your family tells again and again?",
        "Which person in your family would you like to have met?",
      ],
      hard: [
        "How far back can you trace your family, and does it matter to you?",
        "Is there a silence in your family's past?",
        "What would you want your grandchildren to know about your life?",
      ],
    },
    {
      name: "living in another time",
      words: "time live century past travel year period machine",
      own: [
        "I want to visit 1920.",
        "I'd visit the 1920s for the music, but I'd come home for the medicine.",
        "I'd spend a weekend in the twenties for the music and hurry home for the antibiotics.",
      ],
      view: [
        "I like hot water and good doctors.",
        "I think we see the fine clothes in the past and forget the teeth.",
        "We picture the ballrooms and forget the toothache, that's the trouble with nostalgia.",
      ],
      easy: [
        "What time in the past was interesting?",
        "Was life better 100 years ago?",
        "Is it hard to live with no phone?",
      ],
      mid: [
        "In which century would you like to live for a week?",
        "What would you miss most in the past?",
        "What was better a hundred years ago?",
      ],
      hard: [
        "Is there any period you'd genuinely swap with your own?",
        "Are we inclined to romanticise the past?",
        "What would a visitor from 1800 find unbearable about us?",
      ],
    },
    {
      name: "great people",
      words: "hero great leader famous king queen president woman man person brave",
      own: [
        "I like Rosa Parks very much.",
        "I admire people like Rosa Parks, who changed things by refusing to move.",
        "I admire those who changed the world by declining to move, Rosa Parks above all.",
      ],
      view: [
        "I think quiet people are great too.",
        "I think most great things were done by people who have no statue.",
        "For every statue there were a hundred people who did the work and went home.",
      ],
      easy: [
        "What great person from history do you know?",
        "Who is a hero in your country?",
        "What did that person do?",
      ],
      mid: [
        "Which person from the past do you admire?",
        "Why are there so few women in old history books?",
        "Can one person really change history?",
      ],
      hard: [
        "Do great individuals make history, or does it make them?",
        "Whom would you remove from your country's monuments, or add?",
        "Can we admire people whose values we'd find intolerable today?",
      ],
    },
    {
      name: "important moments",
      words: "moment event day change important war wall revolution independence remember",
      own: [
        "I remember the Berlin Wall.",
        "I remember watching the Berlin Wall fall, and my father crying.",
        "I watched the Berlin Wall come down on a tiny screen, and it was the only time I saw my father weep.",
      ],
      view: [
        "I think small days are important too.",
        "I think people hardly ever notice an important moment while it happens.",
        "History rarely announces itself; people are usually busy looking for their keys.",
      ],
      easy: [
        "What is an important day for your country?",
        "What do you remember from the news?",
        "What do people do on that day?",
      ],
      mid: [
        "What was the most important event of your lifetime?",
        "Where were you when something historic happened?",
        "Which moment of the past would you like to have seen?",
      ],
      hard: [
        "What event of recent years will historians care about most?",
        "Can we recognise a historic moment while living through it?",
        "Which moment do you wish had gone the other way?",
      ],
    },
    {
      name: "war and peace",
      words: "war peace soldier army fight bomb battle weapon",
      own: [
        "I teach about peace too.",
        "I always finish the lesson on a war with the people who tried to stop it.",
        "I end every lesson on war with the people who tried to prevent it, and their names surprise everyone.",
      ],
      view: [
        "I think talking is better than war.",
        "I think the brave ones are often those who sit down to talk.",
        "It takes more nerve, I believe, to sit down at a table than to stand up in a trench.",
      ],
      easy: ["Why do countries fight?", "Is there a monument in your town?", "How can people make peace?"],
      mid: [
        "Why is it so difficult to keep peace?",
        "Should young people learn about old wars?",
        "How do people talk about war in your family?",
      ],
      hard: [
        "Is war ever the lesser evil?",
        "Do we learn anything from war except how to fight the next one?",
        "How long does a war go on living in families?",
      ],
    },
    {
      name: "old places",
      words: "place castle church ruin visit monument building palace museum city",
      own: [
        "I love cold castles.",
        "I've dragged my husband through sixty castles, and he only likes their cafés.",
        "I've marched my husband through sixty castles, of which he remembers chiefly the cakes.",
      ],
      view: [
        "I like the kitchens in castles.",
        "I think the kitchen of a castle tells you more than the throne.",
        "Skip the throne room and make for the kitchens; that's where the truth was kept.",
      ],
      easy: ["What old place is near you?", "Do you visit castles?", "How old is your house?"],
      mid: [
        "Which historical place has impressed you most?",
        "Should old buildings be protected at any price?",
        "What does it feel like to stand in a very old place?",
      ],
      hard: [
        "What gives an old place its power over us?",
        "Should a city be allowed to change beyond recognition?",
        "Is a reconstructed monument a kind of lie?",
      ],
    },
    {
      name: "the history of everyday things",
      words: "thing object invention everyday bread clothes phone car house food toilet",
      own: [
        "The history of bread is long.",
        "My husband bakes, so I know more about the history of bread than I wished.",
        "Being married to a baker, I can speak on the history of bread until people make excuses.",
      ],
      view: [
        "I like old spoons and cups.",
        "I think an old spoon can be more exciting than an old crown.",
        "Crowns leave me cold; show me a spoon with a worn edge.",
      ],
      easy: [
        "What old thing is in your home?",
        "What did people do with no television?",
        "What old toy do you know?",
      ],
      mid: [
        "Which invention changed daily life the most?",
        "What everyday object of ours will end up in a museum?",
        "What did your grandparents have to live without?",
      ],
      hard: [
        "Is the history of the kitchen as important as the history of kings?",
        "Which humble invention deserves a monument?",
        "What will puzzle future historians about our homes?",
      ],
    },
  ],
};
