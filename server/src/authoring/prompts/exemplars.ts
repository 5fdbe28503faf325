import type { LevelName } from "@salida/rules/levels.ts";

/** A text of each level as it should sound: what a rule about plain English cannot show. */
export const exemplars: Record<LevelName, string> = {
  A1: `Nina works in a small café near the river. Every morning at seven an old man comes in, sits by the window and asks for two teas. He drinks one. The other tea is for the chair in front of him, and nobody sits there.

Last Monday Nina was sad. Her best friend was in Canada now, and there was no letter. The old man looked at her. "Sit down," he said, and he gave her the second tea. "It was my wife's. She never liked cold tea."

Nina sat down, and they talked for half an hour. Now she starts work at seven, but she comes at half past six. Today there are three teas on the table. One is for her friend in Canada. "She is late," says the old man.`,
  A2: `My grandmother wanted to learn to swim. She was seventy-six, and everybody in the family said it was a bad idea. So she told nobody, bought a red swimming cap and took the bus to the pool.

In the first lesson she held on to the side and did not let go. In the second lesson she put her face in the water. "It's quieter down here than in my house," she told the teacher.

Last Sunday we all went to the lake. My uncle fell out of the boat, and we laughed, because he is a good swimmer. But he was wearing his heavy winter coat. Then something red went past us, fast. When she pulled him out, my grandmother wasn't even tired. "Now," she said, "who is going to tell me about bad ideas?"`,
  B1: `When our lift broke down, the notice said it would be repaired within a week. That was in March. By June, people who had never spoken to each other were meeting on the stairs with their shopping, and because nobody can climb eight floors without a rest, they stopped and talked.

On the third floor somebody put out a chair. The next day there was a second one, then a small table and a plant. Mr Okafor, who lives on the ground floor and didn't need the stairs at all, started coming up with coffee.

Last Thursday the lift was finally working. I pressed the button, looked at my face in its mirror, and got out again. There were already four people on the third floor, and Mrs Lind had brought a cake. "We thought," she said, "that you were ill."`,
  B2: `For twenty years I have told people that I can't cook, and for twenty years it has served me well. Friends bring the main course; I am trusted with the bread. Then my daughter had to write about her father's favourite recipe for school, and I was caught.

I could have invented one. Instead I rang my brother, who dictated our mother's lentil soup over the phone and warned me twice about the onions. It took me three hours, most of them spent looking for the cumin. What came out of the pot was brown and far too thick, and my daughter ate two bowls of it.

The trouble is what has happened since. I have made it eleven times. I have opinions about onions. And last Saturday, when our friends rang to ask what they should bring, I heard myself say, with some dignity, "Just bread."`,
  C1: `Every office has somebody who remembers how things used to be done, and sooner or later every office decides to do without her. Ours was called Beatriz. When the new system arrived, it was explained to us that whatever Beatriz knew would henceforth be available to everybody, at any hour, in a database; she herself spent her last month typing it in.

What nobody had reckoned with was that people had seldom gone to Beatriz for information. They went because, having told you where the file was, she would ask why you wanted it, and by the time you had finished explaining you had usually noticed that you didn't. The database never asks. It hands over the file, and with it the rest of your afternoon.

I am not arguing that machines should be nosy. But much of what we call knowledge turns out, on inspection, to be a well-timed question, and that is the one thing it had occurred to nobody to write down.`,
  C2: `It is seldom admitted by those who write guidebooks that most travellers would rather have been to a place than be in it. The queue, the heat and the faint suspicion that one is looking at the wrong end of the cathedral are the price of the sentence one will utter at dinner in November; and a modest price, all things considered, for a sentence that improves with every telling.

My aunt, who never left her province, understood this better than the rest of us. She collected other people's postcards, read them aloud in the tone of someone reporting from the front, and within a year or two had quietly promoted herself to the journey. Nobody contradicted her. Her Venice was superior to mine: it had fewer pigeons.

I used to think of her as a harmless fraud. Having lately caught myself describing, with some warmth, a sunrise I had slept through, I am no longer so sure which of us had been abroad.`,
};
