import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { phraseRules } from "./phrase-rules.ts";

/** Prepositions and articles of set phrases. */
export const tableSetPhrases: readonly Rule[] = phraseRules(
  "set-phrase",
  `
  on <the> basis of; with <the> exception of; at/on <the> expense of; to #poss own devices/means|ways; the foreseeable/foreseen|foreseenable|predictable future; attention to/for|on|in|of detail; borders|bordered|bordering on/to|with|at|in obsession|madness|absurdity|insanity|arrogance;
  [at] first glance; [on] second thoughts/thought; [in|with] retrospect;
  [by] all means/mean; [by] no means/mean; [by] any means/mean; [under|in] no circumstances/circumstance; [under] any circumstances/circumstance; [on] no account;
  [at|of] all costs; [at] the very least; [by] and large; [at] a loss for words; [at] loggerheads; [at] odds with/from|of; at odds with/to the|his|her|their|each;
  ~sit [on] the fence;  [in|about|on] the same boat; #obj [in] the dark about; cross that bridge when #sub ~come [to] it;
  [on] the wrong foot; [on] the right foot; [on] the tip of #poss tongue; [on|of|from|to] the brink of; [on] the verge of; [on] the cusp of;
  [on] the same wavelength; [on] the same page; a chip [on] #poss shoulder; a blessing [in] disguise; like chalk and/with/to/from cheese;
  ~bark [up] the wrong tree; ~jump [on|onto] the bandwagon; ~rise [to] the occasion; a matter [of] life and death; a matter [of] time;
  the benefit of <the> doubt; [in|over|for] the long run; [in|over|for] the short run; [in|over|for] the long term; [in|over|for] the short term;
  ~take #obj [at] face value; taken [at] face value; [at] face value; out of <the> question; out of <the> ordinary; out of <the> blue; the exception that proves/confirms <the> rule;
  to be reckoned [with]; [to] a certain extent/extend; [to] some extent/extend; [to] a large extent/extend; [to] a great extent/extend; to what/which extent/extend;
  under <the> impression; [under|of|with|that] the impression that; a far cry [from]; nothing short [of]; little short [of]; ~fall short [of];
  ~fly [in] the face of; ~open a can [of] worms; the tip [of] the iceberg; the straw that broke/breaks the camel's back; ~add insult [to] injury; ~burn the candle [at] both ends;
  ~keep #obj [at] bay; [on|in|with] behalf of; [on] the grounds that; [on] the grounds of; [in] the wake of;
  [in] accordance with/to; [in] compliance with/to; [in] keeping with/to; [in] conjunction with/to; [in] comparison with|to; [by|in] contrast with|to;
  [in] lieu of; [with] a view to; [by] virtue of; [by] dint of;
  [on] condition that;
  [as] a matter of fact; [as] a last resort; [in|with] all likelihood; [in] all probability; [in] all honesty; [to] my surprise; [to] #poss horror;
  [on] the one hand; [on] the spur of the moment; [in] the nick of time; [in] due course; [in] the meantime;
  [for] the time being;   [at] short notice;
  [in] vain; [in] dire straits; [in] a nutshell;
  [on] the mend;
  [off] the record; [off] the top of my head; [off] the beaten track;
  [at] your own risk; [at] your earliest convenience; [at] the top of #poss voice; [at] random; [at] your disposal;
  [at] #poss peril; [in] broad daylight; [in] cold blood; [in] the heat of the moment;
  [by] leaps and bounds; [by] word of mouth; [by] the skin of #poss teeth; [by] hook or by crook; by hook or [by] crook; [from] scratch; [from] the outset; [for] the sake of; [for] good measure;
  [for] better or worse/worst; [of] #poss own accord; [of] #poss own free will; [off] #poss own bat; [on] #poss own initiative;
  [in] my view; in/on|at|by|from my opinion; [in] other words; [in] general terms; [in] broad terms;
  [in] the blink of an eye; [at] the drop of a hat; [on] cloud nine; [in] seventh heaven; [on] top of the world; [on] thin ice; [on] the edge of #poss seat;
  [in] the grand scheme of things; [in] the eyes of the law; [in] the strict sense; [in] #poss heart of hearts;
  [with] flying colours; [with] open arms; [with] bated breath; [with] a heavy heart; [with] a pinch of salt; [with] a grain of salt; a pinch [of] salt; [with] respect to/of; [with] reference to/at;
  [without] further ado; [beyond] the pale; [beyond] reproach;  [between|between] a rock and a hard place;
  [against] all odds; [through] thick and thin; [through] the grapevine;
  ~come [to] terms with; ~come [to|at] the conclusion that; ~come [to] light; ~come [to] grips with; ~get [to] grips with; ~come [to] a standstill; ~come [into] force; ~come [into] effect;
  ~bring #obj [to] justice; ~bring [to] light; ~call [into|in] question; ~throw [in] the towel; ~hit the nail [on] the head;
  ~let the cat [out] of the bag; ~make ends/end meet; ~make do [with]; ~make a mountain [out] of a molehill; ~make the most [of]; ~make the best [of]; ~change #poss mind/opinion;
  ~play it [by] ear; ~lose track [of]; ~lose touch with/for|at|on; ~keep track [of]; ~keep pace [with]; ~keep an eye [on|out]; ~turn a blind eye [to]; ~turn a deaf ear [to];
  ~take #det issue [with]; ~take offence [at]; ~take umbrage [at]; ~take exception [to]; ~take heed [of]; ~take stock [of]; ~take charge [of]; ~take part in/on|to|into; ~take advantage [of]; ~take pride [in]; ~take pity [on]; ~take pleasure [in]; ~take refuge [in|from|with|at];
  ~take care [of|in|with|to|about]; ~take precedence [over]; ~take #obj [for] granted/grant; ~take it [for] granted that; ~take the mickey [out]; ~take revenge [on|for]; ~take aim [at];
  ~pay attention to/on|with; ~pay tribute [to]; ~pay homage [to]; ~pay heed [to]; ~pay lip service [to]; ~pay a visit [to|in|on|at|with|by]; ~give rise/raise/place [to];  ~give vent [to]; ~give birth [to|in|at|on]; ~give credence [to];
  ~shed light [on|upon]; ~throw light [on|upon]; ~cast doubt [on|upon]; ~cast light [on|upon]; ~pave the way [for]; ~set an example [to|for]; ~set fire [to]; ~bear the brunt [of]; ~bear witness to/for|at|on;
  ~bear [in] mind; ~keep [in] mind; ~draw attention [to|in|by|from|with|at|across]; ~draw a line/limit [under|in|between|at|through]; ~draw the line/limit [at]; ~lend #obj [to]; ~lend itself [to]; ~run the risk [of];
  ~have access to/for|at|on; ~gain access to/for|at|on; ~have recourse [to]; ~have no qualms [about]; no qualms [about]; nothing to do with/of; something to do with/of; ~have second thoughts [about]; ~have a go [at|in|on|with|for]; ~have a crush [on]; ~have a say [in]; ~have a word [with|in|about|at|on|after|before|for];
  ~have #poss heart set [on]; ~have a bone to pick [with]; ~have a soft spot [for]; a soft spot [for]; a knack [for|of]; an ear [for] music; a flair [for]; a penchant [for];
  ~catch sight [of]; ~lose sight [of]; ~catch #obj [off] guard; caught [off] guard; caught [in] the act; ~catch #obj [in] the act; ~make fun [of]; ~make sense [of|to|in|for|at|from|with|on]; ~make use [of]; ~make sure [of|that]; ~make room [for|in|on|at|by|between|under|around]; ~make way [for]; ~make amends [for|to|with];
  ~put an end [to]; ~put a stop [to]; ~put the blame [on]; ~put pressure [on]; ~put emphasis [on|upon]; ~place emphasis [on|upon];  ~come up [with|to|in|for|at|on|against|from|through|under|into|around|within|by|of|across|after] a brilliant|good|new|great|better|clever idea|plan|solution; ~keep up [with] the; ~get rid [of]; ~get away [with] it|murder|this|that;
  ~look forward [to|for|all|very|so|in|at|with|from|on|about]; ~look down [on|upon|at|from|into|to|the|over] people|others|him|her|them|us|me; ~look up [to|at] him|her|them|me; ~fall [in] love;
  ~fall [out] of favour; ~fall [into] disrepair; ~fall [on] deaf ears; ~fall prey/pray [to]; ~fall victim [to]; ~stand [to] reason; ~stand a chance [of|against|in|with|at]; ~go [up] in smoke; ~go <up> in smoke; ~go [to] great lengths/length; ~go hand [in] hand;
  ~go [through|over|beyond] the roof; ~go [against] the grain; ~hold #obj [to] account; ~hold #obj responsible [for]; ~cut corners/corner; ~see eye [to] eye; ~get cold feet/foot; ~get out [of] hand;
  ~wear thin/thinly; ~leave much [to] be desired; ~leave a lot [to] be desired; ~call it a/the day; a piece [of] cake; the best [of] both worlds; a drop [in] the ocean; food [for] thought;
  a bolt [from] the blue; a thorn [in] #poss side; a pain [in] the neck; a needle [in] a haystack; a slap [in] the face; a shot [in] the dark; a shoulder [to] cry on; a stone's throw [from|away]; a fish out [of] water; a wolf [in] sheep's clothing; a storm [in] a teacup; a feather [in] #poss cap; a skeleton [in] the cupboard; a step [in] the right direction; a race [against] time; a slip [of] the tongue; a figure [of] speech; a rule [of] thumb; a sense [of] humour; a sense [of] belonging; a point [of] view; a waste [of] time;
  the black sheep [of]; the apple [of] #poss eye; the lion's share [of]; the bottom [of] the barrel; the pros and cons [of]; the ins and outs [of];
  neither here nor/or there; sick and tired [of]; better late than/that never; easier said than/that done;
  no matter [of|how|what|who|where|when|which|whether|if]; needless [to] say; be that as it may/can/might; come what may/can; come rain [or] shine; suffice it [to] say; so [to] speak; that [is] to say; much [to] my surprise; much [to] #poss dismay; 
  a friend [in] need; time [will] tell; it goes [without] saying; it stands [to] reason; there is no point [in]; to make matters worse/worst; if the worst/worse comes to the worst; at worst/worse; from bad [to] worse/worst;
  burst into tears/crying/cry/laughter|tears; ~burst out laughing|crying/laugh/cry/tears; ~run out [of] time|money|petrol|ideas|patience|milk|space|steam; ~be up [to] you;   [in|into] the throes of; [in] the event of/that a|an; [in] case of emergency|fire; [in] defiance of; [in] recognition of; [in] anticipation of; [in|for] protest at|against; [in] good faith; [in] bad faith;
  [on] the one hand; [on] the sly; [on] the pretext of|that; [on] the understanding that; [on] the assumption that; [on] equal terms; [on] speaking terms; [on] a shoestring; [on] a daily basis; [on] a regular basis; [on] a weekly basis; [on] a voluntary basis;
  in/by|with|at|to|on|from|under hindsight; on/in|at|by average; on/in|at|by|to foot; on/in|at|by|with purpose; on/by|in|with duty; in/on|at|under danger of; on/in strike and|for|over|against|at;
  at/in|on|by stake; in/on|at|by|with charge of; in/on|at|by|with need of; in/on|at|with|by search of; in/on|at|with|by favour of; in/on|at|by|with favor of; in/on|at|with|by advance; under/in|on|at|below pressure to; in/on|with|at detail; on/in|at display;
  under/in|on|below scrutiny; in/on|by|at|with spite of; in/on|at|with|by return for; in/at|on|with exchange for; on/in|at|by|to the agenda; on/in|at|by the verge of; on/in|at|with|by the outskirts of; on/in|at the horizon;
  to/in|on|at|for|with|by the detriment of; in/on|at|to|with the interests of; in/on|at|to|with|by the hope of|that; in/on|at|by|to the throes of; in/on|at|with|by vain; in/on|at|with|by jeopardy; at/in|on|to|by the expense of; at/in|on|to|by|under the mercy of;
  at/in|on|by the forefront of; at/in|on|by the height of; in/on|at|with|by the limelight; behind/under|after|in|at the scenes; on/in|at|with the right track; on/in|at|with the wrong track; in/on|at the middle of nowhere; in/on|at|to|with line with; in line with/to|of;
  out of <the> blue; for/in|at|by|with|on fear of; for/in|at|by|with|on want of; for/in|at|by|to|on the most part; by/with|in|through|on means of; in/at|with|by terms of; on/in|at|with|by the threshold of; over/on|in|above|at the moon about;
   on/in|at|with an empty stomach; on/in|at|by|under the strength of; on/in|by|with|from the part of the|a|many|most; in/at|on|by|with possession of; in/at|on|by|with return for; out of/from reach; out of/from sight; out of/from control; out of/from order;
  once in/at|on a blue moon; against/under|in|over #poss will; without/with|out any doubt; #poss part in/on|of|at the; by/in|with|for far the; in/on|at|under good shape; in/on|at|under bad shape; from/of|since time/times to time/times
`,
);
