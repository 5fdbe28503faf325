import type { Prose } from "#partner/prose.ts";

export const literature: Prose = {
  label: "books",
  persona: {
    name: "Harriet",
    voice: "woman",
    age: 55,
    from: "Cork",
    job: "a librarian",
    family: "My twin sister never reads.",
    likes: ["thick novels", "poems", "the smell of paper", "detective novels"],
    dislikes: ["folded pages", "noise in the library", "sad endings for dogs"],
    hello: [
      "I work in a small library.",
      "I'm a librarian, so people tell me their secrets through their books.",
      "I'm a librarian, which is like being a doctor: I know what everybody in town is secretly reading.",
    ],
  },
  things: [
    {
      words:
        "Don Quixote, Harry Potter, The Lord of the Rings, One Hundred Years of Solitude, The Little Prince, Romeo and Juliet, Hamlet, Dracula, Frankenstein, 1984, Pride and Prejudice, The Hobbit, The Hunger Games, Twilight, the Bible, Sherlock Holmes, Alice in Wonderland, The Shadow of the Wind, Animal Farm, Jane Eyre",
      say: [
        "{thing}! People love that book.",
        "In my library {thing} is almost never on the shelf.",
        "I've mended our copy of {thing} four times, so dearly is it loved.",
      ],
      ask: [
        "What is good in {thing}?",
        "What did you think of {thing}?",
        "Why has {thing} lasted, in your view?",
      ],
    },
    {
      words:
        "García Márquez, Cervantes, Shakespeare, Borges, Neruda, Lorca, Isabel Allende, Stephen King, Agatha Christie, J. K. Rowling, Tolkien, Jane Austen, Cortázar, Vargas Llosa, Dickens, Orwell, Kafka, Hemingway, Virginia Woolf",
      say: [
        "{thing}! A great writer.",
        "We have a whole shelf of {thing} in the library.",
        "I quarrel with readers about {thing} at least once a week.",
      ],
      ask: [
        "What do you know by {thing}?",
        "What makes {thing} different from other writers?",
        "Does {thing} deserve the reputation, would you say?",
      ],
    },
    {
      words:
        "novels, poems, comics, short stories, fairy tales, plays, biographies, cookbooks, fantasy, science fiction, thrillers, romance, crime novels, newspapers, magazines, audiobooks, e-books, diaries",
      say: [
        "{thing} are good to read.",
        "I always put {thing} near the door, where people can see them.",
        "I'm glad when people ask for {thing}; that keeps the shelves honest.",
      ],
      ask: [
        "When do you read {thing}?",
        "What do you look for in {thing}?",
        "What can {thing} do that no other kind of writing can?",
      ],
    },
    {
      words:
        "heroes, villains, princes, princesses, dragons, wizards, witches, detectives, knights, orphans, pirates, narrators",
      say: [
        "Books are full of {thing}!",
        "Children ask me for books about {thing} every day.",
        "Literature would be poorer without {thing}, and so would I.",
      ],
      ask: [
        "Do you like stories about {thing}?",
        "Why do readers love {thing}?",
        "How have {thing} in fiction changed with the times?",
      ],
    },
  ],
  threads: [
    {
      name: "reading",
      words: "read reading book bed night time quiet place page",
      own: [
        "I read in bed every night.",
        "I read in bed until the book falls on my nose.",
        "I read in bed until the book hits me in the face, which I take as a closing bell.",
      ],
      view: [
        "It is OK to stop a book.",
        "I think you may stop any book after fifty pages.",
        "Life is short, and no book has a right to more than fifty unloved pages.",
      ],
      easy: ["Do you like to read?", "Where do you read?", "What do you read now?"],
      mid: [
        "When and where do you like to read?",
        "What was the last book you finished?",
        "What makes you stop reading a book?",
      ],
      hard: [
        "What do you read for: escape, company or understanding?",
        "Is it a sin to abandon a book halfway?",
        "Has the internet changed the way you read?",
      ],
    },
    {
      name: "books from childhood",
      words: "child childhood children young story fairy tale parents school",
      own: [
        "My first book had a blue bear.",
        "My first book was about a blue bear, and I could tell it by heart at three.",
        "At three I could recite the adventures of a blue bear, and I corrected adults who skipped a page.",
      ],
      view: [
        "I think children like sad books too.",
        "I think the best children's books never explain the joke.",
        "The finest books for children never stoop, and never explain.",
      ],
      easy: [
        "What stories did you hear as a child?",
        "Who read stories to you?",
        "What is a good book for a child?",
      ],
      mid: [
        "Which book from your childhood do you remember best?",
        "Should parents read to their children every night?",
        "Do the old fairy tales frighten children too much?",
      ],
      hard: [
        "Which childhood book would you be afraid to reread?",
        "What do children's books do that adult ones have forgotten?",
        "Should old stories be rewritten for modern children?",
      ],
    },
    {
      name: "characters",
      words: "character hero heroine friend villain person like",
      own: [
        "I like angry old women in books.",
        "My favourite characters are difficult old women, for obvious reasons.",
        "I'm partial to difficult old women in fiction, having begun to train for the part.",
      ],
      view: [
        "I like people who are not perfect.",
        "I think a character is real when I get angry with her.",
        "A character comes alive the moment I want to shake her.",
      ],
      easy: ["What book character do you like?", "Is the hero always good?", "What character is like you?"],
      mid: [
        "Which character would you invite to dinner?",
        "Who is the best villain you have read about?",
        "Can you enjoy a book if you dislike its hero?",
      ],
      hard: [
        "Which character do you know better than some of your friends?",
        "Must we like a character in order to care?",
        "Has a fictional person ever influenced a real decision of yours?",
      ],
    },
    {
      name: "poems",
      words: "poem poetry poet verse rhyme write love heart",
      own: [
        "I know ten poems by heart.",
        "I know ten poems by heart, and I say them when I wash the dishes.",
        "I keep ten poems by heart and recite them to the dishes, a captive audience.",
      ],
      view: [
        "I like to read poems aloud.",
        "I think a poem needs to be heard before it is understood.",
        "Say it aloud first and understand it later; that's how poems like it.",
      ],
      easy: ["Do you know a poem?", "Are poems easy or difficult?", "Did you learn poems at school?"],
      mid: ["What do you think about poetry?", "Have you ever written a poem?", "Is a song a kind of poem?"],
      hard: [
        "Why are so many readers afraid of poetry?",
        "Does a poem have to be understood to be loved?",
        "What can be said in verse that prose only spoils?",
      ],
    },
    {
      name: "books and films",
      words: "film movie cinema series watch adaptation better actor",
      own: [
        "I read the book first.",
        "I always read the book first, so I'm disappointed in good time.",
        "I read the book first as a matter of principle, so as to be disappointed properly.",
      ],
      view: [
        "I think books have better pictures.",
        "I think a film should be brave and change the book.",
        "A faithful film is often a dull one; I'd rather be betrayed with style.",
      ],
      easy: [
        "Is the book or the film better?",
        "What film comes from a book?",
        "Do you read first or watch first?",
      ],
      mid: [
        "Which film was better than the book?",
        "What should a director never change in a story?",
        "Which book would make a great series?",
      ],
      hard: [
        "What does an adaptation owe to its book?",
        "Why does the film so often disappoint the reader?",
        "Can you still picture a character after seeing the actor?",
      ],
    },
    {
      name: "paper and screens",
      words: "paper screen phone ebook tablet electronic library kindle smell digital",
      own: [
        "I like paper books more.",
        "I own an electronic reader, but I hide it when I'm at work.",
        "I do own an electronic reader; I keep it in a drawer, like other people's gin.",
      ],
      view: [
        "I like the smell of paper.",
        "I think the best book is the one you have with you.",
        "Paper for the bath, screens for the train: I've made my peace.",
      ],
      easy: [
        "Do you read on a screen?",
        "Is there a library near you?",
        "Are books expensive in your country?",
      ],
      mid: [
        "Do you prefer paper books or electronic ones?",
        "What are libraries for, now that everything is online?",
        "Do people read less than they used to?",
      ],
      hard: [
        "Do we read differently on a screen?",
        "What should a library be in thirty years' time?",
        "Is the printed book a tool or a keepsake?",
      ],
    },
    {
      name: "writing",
      words: "write writer author diary letter novel publish story pen",
      own: [
        "I write letters to my sister.",
        "I write my sister a letter every month, and she answers with a smiley.",
        "I send my sister six pages a month and she replies with a yellow face.",
      ],
      view: [
        "I think you must read a lot first.",
        "I think everybody who writes letters is already a writer.",
        "Anyone who can write a good letter can write, full stop.",
      ],
      easy: ["Do you write a diary?", "What do you write on your phone?", "Is it hard to write in English?"],
      mid: [
        "What would your novel be about?",
        "Have you ever kept a diary?",
        "What is hardest about writing?",
      ],
      hard: [
        "Could you write honestly about your own family?",
        "Why do people feel the need to write, even if nobody reads it?",
        "Will books written by machines find readers, do you think?",
      ],
    },
    {
      name: "books everybody should read",
      words: "classic important everybody recommend must school list life change best",
      own: [
        "I give everyone The Little Prince.",
        "I give the same book to every newborn in town, whether the parents like it or not.",
        "Every newborn in town gets the same small book from me, with or without parental consent.",
      ],
      view: [
        "I think we all need different books.",
        "I don't believe in a list for everybody, but I believe in presents.",
        "I distrust lists of great books, but I trust a friend who presses one on you.",
      ],
      easy: [
        "What book is good for everyone?",
        "What book did you read at school?",
        "Do you give books to friends?",
      ],
      mid: [
        "Which book would you recommend to me?",
        "Should schools make students read the classics?",
        "Has a book ever changed your opinion?",
      ],
      hard: [
        "Which classic have you only pretended to read?",
        "Who decides what belongs among the classics?",
        "Can a book really change a life, or do we say that out of politeness?",
      ],
    },
  ],
};
