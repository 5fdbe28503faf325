import type { LevelName } from "@salida/rules/levels.ts";

/** A script of each level as it should sound: what a rule about plain speech cannot show. */
export const heardExemplars: Record<LevelName, string> = {
  A1: `Ana: Hello, Tom. Is the shop open?

Tom: Yes, it's open. Come in.

Ana: I want some bread.

Tom: Sorry, Ana, the bread is gone. But we have cake.

Ana: Cake for breakfast?

Tom: Yes! It's a good cake. I made it.

Ana: Is it a chocolate cake?

Tom: It's a carrot cake. Here, eat some.

Ana: Oh, this cake is very good! And my son likes carrots. Can I have two?

Tom: Two small pieces?

Ana: Two cakes, please!`,
  A2: `Hi, Leo, it's Marta. I'm at the airport, but your plane isn't here. Don't worry, I've got a book. There's just one problem. Your mother gave me a photo of you. In the photo you are six, and you have a red hat. So please do one thing for me. When you come out, put something red on your head. A red shirt, a red sock, anything! I'm the tall woman next to the café. And I'm going to laugh very loudly.`,
  B1: `Nadia: You're late, and you've got paint on your ear.

Oscar: I know. I was helping the woman downstairs with her door. She asked me to paint it yellow.

Nadia: Yellow? But every door in this building has to be grey.

Oscar: That's what I told her. She said she was eighty-four, and she couldn't find the grey one without her glasses.

Nadia: So you painted it.

Oscar: And then the man from the second floor came past. I was sure he would be angry, but he came back with his own brush.

Nadia: How many doors are yellow now?

Oscar: Five. And one is pink, but he says it's yellow.`,
  B2: `Good evening. I've been asked to say a few words about giving up, because it's what I'm best at. I gave up the piano at nine and Russian at nineteen. Last spring I gave up my own restaurant. Everybody had told me how brave I was to start it. Nobody tells you how brave you have to be to close it. You lock the door for the last time, and your staff are watching. But here's what I noticed. On the Monday after, I slept until eight, and I cooked an egg. Just one egg, just for me. It was the first thing I'd cooked in years that I actually wanted to eat. People ask me if I regret it. I tell them about the egg.`,
  C1: `Helen: You signed it, then.

Marcus: I signed for receiving it. That's hardly the same as agreeing.

Helen: They'll say it is. Why do you suppose the date was already filled in?

Marcus: Because somebody in that office is tidy?

Helen: Or because it had to look as though you'd had a month to object. You've had a weekend.

Marcus: You make it sound like a plot. It's a parking permit, Helen.

Helen: It was a garden once. First it was two cars for a fortnight, out of kindness. Then somebody wanted a line painted, to keep the two cars from quarrelling.

Marcus: And now?

Helen: Now we apply in writing to sit on our own grass.

Marcus: In that case I'd better keep the permit. It's the only seat left.`,
  C2: `I should like to say something in defence of people who talk in cinemas. Not the ones with telephones; there are limits even to my charity. I mean the old couple behind me last Thursday, who explained the film to each other from beginning to end, and got it wrong. By the second act they had, between them, abolished the murder, married off the inspector and taken against the dog. I stopped following the screen. Theirs was so plainly the better picture. And when the lights went up, and everyone filed out in that reverent hush, they alone looked as though they had been entertained. "Well," she said, "I never trusted him." To this day I couldn't tell you which of them she meant.`,
};
