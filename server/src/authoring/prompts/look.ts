import type { PromptFile } from "#engines/text/text.ts";

/** What whoever looks at a picture is asked about. */
export interface LookFor {
  place: string;
  /** In an order of chance: what each is called, and what it may be doing. */
  things: readonly { noun: string; doing: string | undefined }[];
}

/** Says what can be seen of a list of things in a picture. */
export const lookPrompt: PromptFile<LookFor> = {
  id: "picture-look",
  version: 1,
  stable: `
You look at a picture that learners of English will describe, and say what can really be seen in it. Some of what you are asked
about may not be in it. Learners lose points where you say more than there is: if you are not sure, it is not visible.

You get a place and a numbered list of things.

- lettering: whether there are letters, digits, signs with writing, a signature or a watermark anywhere.
- place: whether the picture clearly shows that place.
- time: morning, day, evening or night, where the light shows it; else unclear.
- weather: sunny, cloudy, rainy or snowy, where it can be seen; else unclear.
- things: each thing of the list by its number.
  - visible: whether it is clearly there. count: how many of it there are in the whole picture; 0 where there is none.
  - colours: the main colours of the thing itself, one word each; of a person none.
  - wears: what a person or animal clearly has on, each with its colour: "red coat".
  - doing: whether it clearly does what the list says; false where the list says nothing.
  - where: the third of the picture's width it stands in: left, middle or right.
- others: people and animals that are not in the list, each in one word, with how many there are. Most often there are none.`,
  volatile: ({ place, things }) =>
    `Place: ${place}\n\nThings:\n${things
      .map(({ noun, doing }, at) => `${at + 1}. ${noun}${doing ? `, ${doing}` : ""}`)
      .join("\n")}`,
};
