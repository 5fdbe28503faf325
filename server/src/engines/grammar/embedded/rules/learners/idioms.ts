import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { turns } from "./turn.ts";

/** Fixed phrases of the upper levels, each with the word that gets into it by mistake. */
export const learnersIdioms: readonly Rule[] = turns(
  "set-phrase",
  `
a blessing in [the disguise>disguise]
[be it as>be that as] it may
~come [in>to] terms with
~come [on>to] terms with
~come to [term>terms] with
~take [offence|offense of>offence at]
~take issue [to|about|on>with] #det
~beg to [defer>differ]
was|were|am|be|quite|been [taken back>taken aback] by
let bygones [being>be] bygones
let bygones [to be>be] bygones
~get rid [from>of]
~let the cat out of [bag>the bag]
~cost an arm and [leg>a leg]
once in a blue [moons>moon]
~rain cats and [dog>dogs]
a piece of [cakes>cake]
the ball is in your [field|side|roof>court]
the tip of [iceberg>the iceberg]
a drop in [ocean>the ocean]
~make [end meet>ends meet]
~make [ends meets>ends meet]
~break [ice>the ice]
~hit the nail on [head>the head]
~kill two birds with [a stone>one stone]
~beat around [bush>the bush]
~miss [boat>the boat]
a needle in [haystack>a haystack]
~turn a blind [eyes>eye]
~turn a deaf [ears>ear]
~keep an [eyes>eye] on
~pull my|his|her|your|their|our [legs>leg] about
~give me|him|her|us|them a [handle>hand]
at the drop of [hat>a hat]
by [skin of>the skin of] my|his|her teeth
in the blink of [eye>an eye]
~add insult [on>to] injury
~call it [the day>a day]
~cut [corner>corners]
~jump to [conclusion>conclusions]
~jump to [the conclusion>conclusions] too
~see eye [on>to] eye
~stand [in my|his|her ground>my ground]
~take [for grant>for granted]
~take it [for grant>for granted]
~take it|them|him|her|me|this|everything [as granted>for granted]
~go [from>off] the beaten track
the last [drop>straw] that broke
~burn the midnight [lamp>oil]
~bite off more than one|you|i|he|she can [chewing>chew]
a far [crying>cry] from
against all [odd>odds]
by [word of mouths>word of mouth]
~spill [beans>the beans]
under [weather>the weather]
up in [air>the air]
out of the [blues>blue]
on the tip of my|his|her [language>tongue]
[safe and sane>safe and sound]
safe and [sounds>sound]
[sooner or latter>sooner or later]
more or [fewer>less] the same
few and far [among>between]
~play it by [the ear>ear]
~speak of the [demon>devil]
better late than [ever>never]
easier said than [do>done]
easier [say>said] than done
~have a lot on my|his|her|your [plates>plate]
~get [in>into] trouble with
~get [cold foot>cold feet]
~have cold [foot>feet] about
~learn it|them by [memory>heart]
[in the long term run>in the long run]
~take [advantage from|on>advantage of]
~get in touch [to>with]
~keep in touch [to>with]
~play a [paper|rol>role]
~play an important [paper|rol>role]
~play [role>a role] in
~take [the place>place] in 1990|march|may|june|july
~take into [the account>account]
~pay [attention at|on>attention to]
~come to [conclusion>the conclusion]
~come to the [conclude>conclusion]
~bear [on>in] mind
~keep [on>in] mind that
~make up #poss [head>mind]
~change #poss [head|opinion>mind] about
~lose [the mind>my mind]
~get [in>on] my|his|her nerves
~get on my|his|her [nerve>nerves]
~give [to birth>birth]
~give birth [a>to a]
~set [in>on] fire
~catch [on fire>fire]
in [favor to|for>favour of] #det
at the [expenses>expense] of
in accordance [to|of>with]
in [connection to>connection with] #det
with [regards>regard] to
with respect [of>to] #det
in comparison [of>with]
in contrast [of|with>to] #det
in return [of>for]
in exchange [of>for]
in search [for>of]
in charge [for|to>of]
in need [for>of]
in memory [to>of]
in honour [to>of]
in honor [to>of]
in spite [the>of the]
in spite [that>of the fact that]
on behalf [for>of]
on account [to>of] the
[in behalf>on behalf] of
by means [to>of]
by virtue [to>of]
by way [to>of] example
at odds [to|against|of>with]
on good terms [to>with]
on the brink [to|from>of] #det
on the verge [to>of] #det
[in the verge>on the verge] of
[in the brink>on the brink] of
[in average>on average]
[in purpose>on purpose]
[with purpose>on purpose] to
[for mistake>by mistake]
[for accident>by accident]
[for chance>by chance]
[in foot>on foot]
[in my|his|her|our|their own way home>on my own way home]
[on danger>in danger]
[on risk>at risk]
[in risk>at risk]
[in a diet>on a diet]
[in duty>on duty]
[at vain>in vain]
[on vain>in vain]
[in the meanwhile>in the meantime]
[for the moment being>for the time being]
[by the time being>for the time being]
[as a resume>in summary]
[in a nut>in a nutshell]
[in resume>in short]
[to summary>to sum up]
[as conclusion>in conclusion]
[for conclude>to conclude]
[in conclude>to conclude]
[for resume>to sum up]
[from one side>on the one hand]
[for one side>on the one hand]
[in one side>on the one hand]
[from the other side>on the other hand]
[for other side>on the other hand]
[in the other side>on the other hand]
[by other side>on the other hand]
[by other hand>on the other hand]
[as the contrary>on the contrary]
[at first place>in the first place]
[in the first hand>first of all]
[first at all>first of all]
[at the final of>at the end of]
[at least but not last>last but not least]
[last but not the least>last but not least]
[most of the times>most of the time]
[all the times>all the time] #sub
[in these days>these days]
[in nowadays>nowadays]
[nowaday>nowadays]
[in that times>in those days]
[in that moment>at that moment]
[each time more>more and more]
[every time more>more and more]
[each time less>less and less]
[every time less>less and less]
[each day more>more and more]
[according to my opinion>in my opinion]
[on my opinion>in my opinion]
[for my opinion>in my opinion]
[at my opinion>in my opinion]
[by my opinion>in my opinion]
[from my opinion>in my opinion]
[for my point of view>from my point of view]
[by my point of view>from my point of view]
[under my point of view>from my point of view]
[thanks god>thank God]
[thanks for god>thank God]
`,
);

/** What is told as an opinion; another rule knows it at the start of a sentence. */
export const learnersOpinions: readonly Rule[] = turns(
  "collocation",
  `
[according to me>in my opinion] it
[according to me>in my opinion] the
[according to me>in my opinion] this
[according to me>in my opinion] he
[according to me>in my opinion] she
[according to me>in my opinion] they
[according to me>in my opinion] we
`,
);
