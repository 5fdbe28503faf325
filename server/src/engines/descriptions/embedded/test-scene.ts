import type { Fact, Setting } from "#engines/descriptions/fact.ts";

/** A garden to describe in tests. */
export const setting: Setting = { noun: "garden", synonyms: ["yard"] };

export const facts: readonly Fact[] = [
  {
    id: "gardener",
    weight: 3,
    noun: "man",
    synonyms: ["gardener", "person"],
    count: 1,
    action: "dig",
    with: "hole",
    wears: [{ noun: "hat", colour: "yellow" }],
    place: "left",
  },
  {
    id: "painter",
    weight: 3,
    noun: "woman",
    synonyms: ["painter", "lady", "person"],
    count: 1,
    action: "painting a picture",
    with: "picture",
    colour: { dress: "green" },
    place: "right",
  },
  {
    id: "geese",
    weight: 2,
    noun: "goose",
    plural: "geese",
    synonyms: ["bird"],
    count: 3,
    action: "swim",
    with: "pond",
  },
  { id: "cat", weight: 2, noun: "cat", synonyms: ["kitten"], count: 1, colours: ["black"], place: "middle" },
  {
    id: "chair",
    weight: 1,
    noun: "chair",
    synonyms: ["seat"],
    count: 2,
    colours: ["red"],
    relation: { to: "cat", how: "behind" },
  },
];

export const whole =
  "This is a garden. On the left, a man with a yellow hat is digging a hole. On the right there is a woman in a green dress " +
  "who is painting a picture. Three geese are swimming in the pond. In the middle, a black cat is sleeping and there are two red chairs behind the cat.";
