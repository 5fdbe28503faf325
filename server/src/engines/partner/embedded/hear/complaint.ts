const corrects =
  /^(?:no|nope|hey|but|wait)[,.! ]+(?:no[,.! ]+)*(?:i (?:said|asked|meant|have ?n|didn|did not|was|still)|not (?:that|funny)|(?:it|that)(?:['’]?s| is) (?:not|a good)|you)\b|\bi (?:said|already said|asked|was asking|meant|just told you|told you|already told you)\b|\bi haven['’]?t (?:lost|said)\b|\byou (?:no|not|don['’]?t|didn['’]?t|do not|did not|never|are not|aren['’]?t) (?:really )?(?:listen\w*|understand|read\w*|know the name)|\byou (?:no|don['’]?t) (?:even )?know\b[^.!?]*\?|\bwhy (?:do |did )?you (?:say|ask|laugh)\b|\byou(?:['’]ve| have)? (?:just )?(?:dodged|slid past|skipped|ignored|stepped over|change[d]? the subject)|\b(?:does|did)n['’]?t (?:really )?answer\b|\bisn['’]?t an? answer|\bnot an answer|\bnot what i (?:asked|meant|said)|\b(?:it|that)(?:['’]s| is) not funny|\bi(?:['’]ve|['’]m afraid i['’]ve| have) lost you\b|\bi don['’]?t follow you\b|\bwe are not understanding\b|\bi(?:['’]m| am) not (?:a )?spanish\b|\bdid you (?:even |actually )?read\b|\bare you reading\b/i;
/** "Told what?", "Do what again?": a question that the partner's own made no sense of. */
const puzzled =
  /(?:^|[.!?] )[^.!?]*\w[^.!?]* (?:what|whom?|when|which)(?: again)?(?:, [^.!?]{1,40})?\?+(?: |$)/i;
const opens = /^(?:and |but )?(?:guess|so|for|then|you know|like) what\?/i;
/** What somebody said and the partner took for something else. */
const instead = /\bi said ([\p{L} ]{3,25}?),? not \p{L}+/iu;

/** Whether a message sets something right that the partner said or did. */
export function isComplaint(text: string): boolean {
  return corrects.test(text) || isPuzzled(text);
}

/** Whether it asks what the partner's last words were about. */
export function isPuzzled(text: string): boolean {
  return puzzled.test(text) && !opens.test(text);
}

/** What it was about instead. */
export function saidInstead(text: string): string | undefined {
  return instead.exec(text)?.[1]?.trim();
}
