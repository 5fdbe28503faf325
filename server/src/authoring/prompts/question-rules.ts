/** What questions have to be that a die decides, whether their text is read or heard. */
export const questionRules = `- All four options are equally likely beforehand. Somebody who knows the scene but not the text must have no reason to bet on
  one: equally ordinary, equally vivid, equally nice. None is the interesting one.
- They are of one kind and one grammatical form. Give each the same number of words, three to seven: the longest has never twice as
  many letters as the shortest. All begin with a capital, without a final stop.
- A text can show each by what somebody does, says or sees, in natural words of its own. None is a job, a thing or a place that a
  text could only name, or describe by going round its word.
- No two can be true together. None contains another, or is its opposite.
- Stems are plain questions, and each stands alone: it names whom and what it asks about, with no "this", "then", "he" or "it" of another
  question. None denies ("not", "never"), none asks what another question answers or presupposes, none can
  be answered from common sense, none gives away another.
- Skills: at least three different of gist, detail, inference, reference, purpose. None asks what a word means: whoever knows the
  word needs no text. None asks what somebody calls something, or whom.`;
