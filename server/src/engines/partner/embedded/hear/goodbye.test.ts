import { expect, test } from "vitest";
import { takesLeave } from "./goodbye.ts";

test.each([
  "Thief! Yes Nube is a thief. I go to eat with my daughter. Goodbye Greta!",
  "Now I have to sleep because tomorrow I work at 6. Good night Rosa, was nice to talk with you.",
  "I need to sleep, not to buy! Bye Rosa.",
  "I have to go now, my train is coming. Do you have any last advice for me?",
  "Never mind, the train is here. Thank you and goodbye, Theo.",
  "I must dash, my swimming class starts at seven. Lovely talking to you, Tomás.",
  "What's stayed with me is your wife's despair. Right, I really am off – bye, Tomás.",
  "I'd better go and sit with her; visiting hours end at eight.",
  "I said I was leaving",
  "my mother is calling, I have to go",
  "chao, hasta luego",
  "see you",
  "she is strong and she cook well. but now really i go, the food is cold!",
  "SHE ANSWERED!! her phone was broken. bye Otto i go to call her",
  "no no, i said BYE, no more football. how do you say 'nos vemos mañana'?",
  "I'm so tired, so I'm leaving it here.",
  "But I did say goodbye, you know.",
  "But I said bye, Tomás, I really must go now!",
])("“%s” takes leave", (text) => {
  expect(takesLeave(text, ["Otto"])).toBe(true);
});

test.each([
  "I said goodbye to my family at the airport.",
  "It was a good night.",
  "I have to go to work at six.",
  "Goodbyes make me sad",
  "I take care of my sister.",
  "How do you say 'adiós' in English?",
  "I want to see you cook.",
  "I'm leaving my job next month.",
  "Hello, nice to talk to you!",
  "I never go out at night, I go to bed at ten.",
  "He told me 'bye' and closed the door.",
])("“%s” does not", (text) => {
  expect(takesLeave(text, ["Otto"])).toBe(false);
});
