import type { LibraryWork } from "@salida/library/work.ts";

const place = { topic: "MYSTERY", level: 2 } as const;

function work(
  kind: LibraryWork["kind"],
  name: string,
  title: string,
  body: unknown,
  items: string[] = [],
): LibraryWork {
  return { name: `room-tower-${name}`, kind, ...place, title, words: 40, items, body, inRoom: true };
}

/** An item with its right answer, and three that are not. */
function item(id: string, stem: string, [key = "", ...wrong]: readonly string[], evidence: string) {
  const why = (text: string) => ({ en: `Tower reason: ${text}`, es: `Razón de la torre: ${text}` });
  const option = (text: string) => ({ text, why: why(text) });
  return { id, skill: "detail", stem, key: option(key), distractors: wrong.map(option), evidence };
}
type Item = ReturnType<typeof item>;

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

function reading(name: string, title: string, text: string, items: Item[]) {
  return work("reading", name, title, { text, items }, idsOf(items));
}

function listening(name: string, title: string, text: string, items: Item[]) {
  const script = [{ speaker: "Rosa", voice: "woman", text }];
  return work("listening", name, title, { script, items }, idsOf(items));
}

function fillIn(name: string, title: string, marked: string) {
  const text = marked.replace(/[{}]/g, "");
  const gaps = [...marked.matchAll(/\{(\w+)\}/g)].map(([, word]) => ({
    word,
    neighbours: [],
    homophones: [],
  }));
  return work("completable-listening", name, title, {
    script: [{ speaker: null, voice: "man", text }],
    marked,
    gaps,
  });
}

/** The pieces of a small room, as the stock takes them in. */
export const towerPieces: LibraryWork[] = [
  reading(
    "diary",
    "The keeper's diary",
    "Nobody has climbed the tower since March. I left the spare key behind the blue clock, because the hall is never empty.",
    [
      item(
        "diary-key",
        "Where is the spare key?",
        ["Behind a clock", "In the hall", "Under a stone", "On a roof"],
        "I left the spare key behind the blue clock, because the hall is never empty.",
      ),
      item(
        "diary-month",
        "Who was last in the tower, and when?",
        ["Somebody, in March", "Nobody, ever", "Rosa, in May", "The keeper, today"],
        "Nobody has climbed the tower since March.",
      ),
    ],
  ),
  reading(
    "map",
    "A map on the wall",
    "The stairs on the left end at a wall. Take the iron ladder instead, and mind the third step, which is broken.",
    [
      item(
        "map-way",
        "How do you go up?",
        ["By a ladder", "By the stairs", "By a lift", "By a rope"],
        "Take the iron ladder instead, and mind the third step, which is broken.",
      ),
    ],
  ),
  fillIn("bell", "A torn note", "The {bell} rings once an {hour}, and after that the {stairs} are dark."),
  listening(
    "call",
    "A call from Rosa",
    "It's Rosa. The guard drinks his tea at nine, so wait until he has gone to the kitchen.",
    [
      item(
        "call-guard",
        "When can you pass the guard?",
        ["During his tea", "At midnight", "At dawn", "Never"],
        "The guard drinks his tea at nine, so wait until he has gone to the kitchen.",
      ),
    ],
  ),
  reading(
    "letter",
    "A letter without a name",
    "If you are reading this, the lower door has closed. The wind does that. Ring twice and I will open the shutters.",
    [
      item(
        "letter-ring",
        "What should you do?",
        ["Ring twice", "Shout once", "Wait for the wind", "Close the door"],
        "Ring twice and I will open the shutters.",
      ),
    ],
  ),
  work("description", "picture-1-a", "A photograph", {
    ...place,
    seed: "1-a",
    task: "Rosa can't see the photograph. Tell her what is in it.",
  }),
  listening(
    "radio",
    "An old radio",
    "The storm will reach the coast tonight. Boats have been told to stay in the harbour.",
    [
      item(
        "radio-boats",
        "Where should boats be?",
        ["In the harbour", "Out at sea", "On the coast road", "In the tower"],
        "Boats have been told to stay in the harbour.",
      ),
    ],
  ),
  reading(
    "notice",
    "A notice on the last door",
    "Visitors who have lost their way may use this door. Whoever has the lamp goes first, since the stairs beyond it are dark.",
    [
      item(
        "notice-lamp",
        "Who goes first?",
        ["The one with the lamp", "The oldest", "The keeper", "The last one"],
        "Whoever has the lamp goes first, since the stairs beyond it are dark.",
      ),
    ],
  ),
  fillIn("lamp", "A burnt page", "Carry the {lamp} to the {window} and turn it {slowly} towards the sea."),
  work("chat", "rosa", "Rosa on the telephone", {
    ...place,
    voice: "woman",
    talk: {
      name: "Rosa",
      job: "the keeper's daughter",
      opens: "Hello? This is Rosa. Who is up there in my father's tower?",
      asks: ["How did you get in?", "And what can you see from the window?"],
      ends: "Then it is safe. I'm opening the last door for you now.",
    },
  }),
  work("chat", "keeper", "The keeper at the door", {
    ...place,
    voice: "man",
    talk: {
      name: "Anton",
      job: "the keeper of the tower",
      opens: "Stop! I am the keeper here. What are you doing in my tower?",
      asks: ["Why should I believe you?", "What will you tell the guard?"],
      ends: "Well, that sounds honest. Go on up.",
    },
  }),
];
