import { expect, test } from "vitest";
import { learners } from "#engines/partner/embedded/test-learners.ts";
import { asksContact, tellsContact, withoutContact } from "./contact.ts";

test.each([
  ["Write to ana.perez@mail.example, please.", "Write to (…), please."],
  ["It is ana perez at gmail dot com.", "It is ana (…)."],
  ["I am @ana_perez there.", "I am (…) there."],
  ["Call me: 612 345 678.", "Call me: (…)."],
  ["My number is +34 612-34-56-78.", "My number is (…)."],
  ["My phone is 555 1234.", "My phone is (…)."],
  ["I live at 12 oak street.", "(…) oak street."],
  ["We live in 12 Oak Street.", "We live in (…)."],
  ["It is Calle de la Luna 14, Madrid.", "It is (…), Madrid."],
])("%s is told without it", (text, without) => {
  expect(withoutContact(text)).toBe(without);
});

test.each([
  "I live in Madrid with 3 friends.",
  "I live in a house with 4 rooms on the road to the sea.",
  "There are 2 big cars on the road and I saw 3 old men drive.",
  "We were in the Plaza Mayor with 20 people in 2019.",
  "I was there from 1990-1995, and again in 2001, 2005 and 2010.",
  "My street is long, I live on the 3rd floor.",
  "My phone is old, I bought it in 2015.",
  "About 1,000,000 people live here.",
  "My favourite number is 7.",
  "We met at work at 10.30 and ate at 12.",
])("%s tells nothing of the kind", (text) => {
  expect(withoutContact(text)).toBe(text);
});

test("nothing that learners usually say is taken for it", () => {
  expect(Object.values(learners).flat().filter(tellsContact)).toEqual([]);
});

test.each(["bye, my mom call me", "My friends call me when they are bored.", "he didn't call me"])(
  "%s wants nobody to be called",
  (text) => {
    expect(asksContact(text)).toBe(false);
  },
);
