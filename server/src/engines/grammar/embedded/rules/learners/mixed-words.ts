import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { turns } from "./turn.ts";

/** Words that look or sound alike, in company that tells which was meant. */
export const learnersMixedWords: readonly Rule[] = turns(
  "mixed-up",
  `
very|so|too|small|nice|calm|peaceful and very? [quite>quiet] $
~be very [quite>quiet] $
a very [quite>quiet] place|town|village|street|area|person|life|neighbourhood
a [quite>quiet] place|town|village|street|area|neighbourhood
~keep|~stay [quite>quiet] $|please|and
be [quite>quiet] please|$
~take it|that|this as a [complement>compliment]
~pay me|him|her|us|them a [complement>compliment]
~give me|him|her|us|them a [complement>compliment]
a|curious|strange|natural|new|common|rare [phenomena>phenomenon] $|that|of|in|is|which|and
a|one|this|main|single|important [criteria>criterion] $|is|for|that|of
a|this [bacteria>bacterium] $|is|that
please do not [laugh>laugh at] me|him|her|us|them
~start to [laugh>laugh at] me|him|her|us|them
courier|company|he|she|they|doctor|boss assured [that>me that] the|he|she|it|they|there|everything
i [think will>think it will] rain|snow|be
[people here is>people here are]
~live a [live>life]
#poss [live>life] is|was|has
in [real live>real life]
~lose|lost|~gain|~put [wait|weigh>weight] $|on
a [peace>piece] of cake|paper|advice|bread|furniture|news
[piece>peace] and quiet
the [hole>whole] day|world|family|week|night|time|thing|year|city|story|life
in [principal>principle] $|i|we|it
the [principle>principal] reason|cause|problem|aim|character
[there>their] parents|house|children|car|dog|names|own
[their|they're>there] is|are|was|were
more|less|better|worse|bigger|rather|older|taller|faster [then>than] me|him|her|you|us|the|a|my|i|ever|before
[accept>except] for
it|this|that|weather does|did|will|not not? [effect>affect] me|us|him|her|them|my|people
[desert>dessert] menu|wine|spoon
~eat|~have|~want|for [a desert|desert>dessert] $|and|after|we
i|we|you|they can [here>hear] you|it|the|them|him|her|music|birds
i|we|you|they do not [now|no>know] $|what|how|why|if|where|who|the|him|her|you|it|anything|that
i [though|tough|tought>thought] it|that|about|you|he|she|of|the|so|i|we|they
i [through>threw] it|the|a|away|my
[threw>through] the window|door|park|forest|internet
[whether>weather] forecast
sunny|bad|good|nice|cold|hot|rainy|beautiful [whether>weather]
[whether>weather] conditions
a [beech|bitch>beach] holiday|house
at|on|to the [beech|bitch>beach]
~wear [close|cloths|clothe|cloth>clothes] $|and|that|for
new|old|nice|expensive|cheap|warm [cloths>clothes] $|and|for|in
#poss [college>colleague] at|from|told|said|helped
#poss [colleges|collages>colleagues] at|from|are|is|and
the [personal>staff] of the hotel|restaurant
hotel|restaurant [personal>staff] is|was|are|were
i [prey>pray] to|for
~take|~have a|~need a? [brake>break] $|from|and|at
the [breaks>brakes] of the|my car|bike
car|bike [breaks>brakes]
~be|~feel [ashame>ashamed] of
[steal>still] live|here|have|waiting|love
~be [scary|scaring>scared] of
~be [interesting>interested] in
~be [confusing>confused] about|by
~be [surprising>surprised] by|at|to
what are|were|was you|he|she|they [inferring>implying]
to [lay>lie] down $
an [historical>historic] moment|day|victory|agreement
[electrical>electric] guitar|car|cars|bike
[politic>political] party|parties|situation|system|problem|problems
[classic>classical] music|composer|composers
the [moral>morale] of the team|troops
a [principle>principal] of the school
~die [for>of] hunger|cancer|thirst|cold|laughter|boredom
~be in a [dilema>dilemma]
not [worthy>worth] it|going|doing
the [later>latter] is|was|of the two
[latter>later] on|that
in|my|the|our [every day>everyday] life|lives|clothes|routine
[infact>in fact]
[aswell>as well]
[eachother>each other]
[atleast>at least]
[incase>in case]
[inspite>in spite] of
[thankyou>thank you]
[all ready>already] done|seen|gone|finished
`,
  {
    en: "Two words that look or sound alike have been mixed up here.",
    es: "Aquí se confunden dos palabras que se parecen en la forma o en el sonido.",
  },
);
