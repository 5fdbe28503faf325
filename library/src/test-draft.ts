/** A reading and a listening with a fill-in, as short as inside a room. */
export const roomDraft = {
  topic: "MYSTERY",
  level: "A2",
  readings: [
    {
      id: "mystery-a2-two-keys",
      title: "Two Keys for Nadia",
      genre: "notice",
      spelling: "british",
      text: `Dear Nadia,

There are two keys under the blue plate. The first one opens my front door. Please water the plants in the kitchen, but only the big ones. The second key is mine. It opens the garden door. Yesterday I tried to fix it, and after an hour I gave up. So please push hard.

On Friday a man is coming about the heating. Give him some tea, because he is always cold. I will be home again on Saturday.

Thank you!

Ravi`,
      items: [
        {
          skill: "detail",
          stem: "What is wrong in Ravi's house?",
          key: "A door sticks",
          why: {
            en: 'Nadia has to "push hard", so the door does not open well.',
            es: "Nadia tiene que empujar con fuerza («push hard»): la puerta no se abre bien.",
          },
          evidence: "Yesterday I tried to fix it, and after an hour I gave up.",
          distractors: [
            {
              text: "A window broke",
              why: { en: "He says nothing about a window.", es: "No dice nada de una ventana." },
            },
            {
              text: "A lamp is dark",
              why: { en: "He says nothing about a lamp.", es: "No dice nada de una lámpara." },
            },
            {
              text: "A pipe leaks",
              why: {
                en: "There is water only for the plants.",
                es: "El agua es solo para las plantas («water the plants»).",
              },
            },
          ],
        },
      ],
    },
  ],
  listenings: [
    {
      id: "mystery-a2-at-the-clock",
      title: "Meet Me at Nine",
      genre: "message",
      spelling: "british",
      speakers: [{ name: "Iris", voice: "woman" }],
      text: `Hello, Sam, this is Iris. I'm still at the station. A woman took my bag by mistake, and I have got hers. It's the same bag, brown with a white star. I found her phone number inside. She is coming back at nine. We are going to meet here, under the big clock. Please start dinner at eight. Eat something, and leave me some soup. I'll take the next train. Oh, and her bag is heavy. I think it is full of books.`,
      items: [
        {
          skill: "inference",
          stem: "Why is Iris late?",
          key: "Somebody has her things",
          why: {
            en: 'A woman took her bag "by mistake", and Iris waits for it.',
            es: "Una mujer se llevó su bolso por error («by mistake») y ella lo está esperando.",
          },
          evidence: "A woman took my bag by mistake, and I have got hers.",
          distractors: [
            {
              text: "She met an old friend",
              why: { en: "She does not know the woman.", es: "No conoce a esa mujer." },
            },
            {
              text: "Her train was too full",
              why: { en: "She is not on a train.", es: "No va en ningún tren («I'm still at the station»)." },
            },
            {
              text: "She forgot her ticket",
              why: { en: "She does not speak of a ticket.", es: "No habla de ningún billete." },
            },
          ],
        },
      ],
      fillIns: [
        {
          id: "mystery-a2-at-the-clock-1",
          title: "In the Evening",
          text: "Please start dinner at eight. Eat {something}, and leave me some {soup}. I'll take the next train. Oh, and her bag is {heavy}.",
        },
      ],
    },
  ],
};
