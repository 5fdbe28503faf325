import type { Rule } from "#engines/grammar/embedded/rule.ts";
import { phraseRules } from "./phrase-rules.ts";

/** Words that sound or look alike, told apart by what stands beside them. */
const alike = phraseRules(
  "confused-words",
  `
  averse/adverse to; adverse/averse effects|weather|conditions|reaction|reactions|impact|circumstances;
  discreet/discrete nod|glance|inquiries|enquiries|smile|distance|manner|way|person;
  principal/principle reason|cause|aim|source|objective|character|goal|concern;
  #poss|the|team|staff|low|high morale/moral of|among|$ the? troops|team|staff|employees|soldiers|workers|players; boost #poss|the? morale/moral;
  ~flout/flaunt|flaunts|flaunted|flaunting #det rules|rule|law|laws|ban|regulations|convention|conventions;
  pored/poured over #det? manuscript|book|books|documents|map|maps|papers|data|files|figures|text|texts|contract|letters|notes;
  poring/pouring over #det? manuscript|book|books|documents|map|maps|papers|data|files|figures|text|texts|contract|letters|notes;
  complements/compliments the dish|food|wine|meal|outfit|decor|flavour|furniture;
  complement/compliment the dish|food|wine|meal|outfit|decor|flavour|furniture; ~pay #obj? a compliment/complement; ensure/insure|assure that;
  elicit/illicit a|any|no response|reaction|laugh; illicit/elicit drugs|trade|affair|goods; imminent/eminent danger|threat|attack|collapse|arrival|death;
  eminent/imminent scientist|professor|scholar|lawyer|surgeon|historian; an allusion/illusion to; loath/loathe to; wreak/wreck|wrecked havoc;
  catch sight/site of; at first sight/site; construction|building site/sight|cite; city|town|local|county council/counsel|consul; legal counsel/council;
  for dessert/desert; just deserts/desserts; military|medical|trained personnel/personal; on cue/queue;
  sheer/shear luck|volume|size|number|force|scale|coincidence|joy; a horde/hoard of; ~toe/tow the line; free rein/reign|rain; sneak peek/peak;
  ~waive/wave #det fee|fees|right|rights|charge; formerly/formally known as; uninterested/disinterested in;
  prospective/perspective buyer|buyers|employer|employers|client|clients|student|students|customers|parents; economical/economic with the truth;
  classic/classical example; sound advice/advise; to breathe/breath in|out|deeply|$; deep breath/breathe; out of breath/breathe;
  sense of loss/lose|loose; weight loss/lose|loose; memory loss/lose|loose; make a choice/chose|choose; peace/piece of mind; world peace/piece;
  a piece/peace of; take #det break/brake; brake/break pedal|lights; quiet/quite street|place|neighbourhood|neighborhood|village|room|area;
  too quiet/quite; very quiet/quite; accept/except #poss|an|the invitation|offer|apology|apologies|proposal|job|challenge;
  all|everyone|everything except/accept; half past/passed; lose/loose control|weight|hope|interest|patience; 
  win|won a|the|first prize/price; aisle/isle seat; soul/sole mate; the sole/soul survivor|purpose|owner;
  bare/bear minimum; bare/bear feet; cannot bear/bare; coarse/course sandpaper|cloth; of course/coarse; crash course/coarse;
  stationary/stationery car|vehicle|traffic|bus|train; main/mane course|reason|problem; role/roll model; leading role/roll; toilet roll/role;
  bread rolls/roles; steel/steal bars|industry|factory; waste/waist of time|money; waist/waste size;
  whole/hole day|week|year|night|family|world|thing|story|class; a hole/whole in; scene/seen of the crime; crime scene/seen; desert/dessert island;
  chocolate dessert/desert; flour/flower and eggs|water|sugar|butter; bunch of flowers/flours; cheap/chip flights|hotels|clothes; on behalf/half of;
  thorough/through|throughout knowledge|understanding|analysis|examination|investigation|check; in fact/facts; in effect/affect; take effect/affect;
  put into effect/affect; come into effect/affect; special effects/affects; greenhouse effect/affect; personal/personnel life|reasons|opinion|experience;
  in person/personal
`,
);

/** Words that mean something else than the Spanish word they look like, and what shows it. */
const falseFriends = phraseRules(
  "false-friend",
  `
  
  experienced/experimented #adj? growth|increase|decline|changes|change|rise|problems|difficulties|pain|loss|boom|crisis|success|delays|drop|racism|discrimination|happiness;
  ~experience/experiment #adj? growth|increase|changes|difficulties|pain|loss|racism|delays;
  controversial/polemic|polemical issue|topic|subject|law|decision|matter|measure|question|figure|film|book|writer|politician;
  very controversial/polemic|polemical; so controversial/polemic|polemical;
  current/actual government|president|mayor|minister|boss|season|champion|coach|trend|trends|fashion|affairs;
  committed/compromised themselves|himself|herself|itself|myself|ourselves to; it turned/resulted out? that;
  a|an|great|big|huge|complete disappointment/deception|delusion|disillusion $|for|when|because; latest|good|bad news/notices|notice;
  ~bother/molest me|him|her|us|them|you|people|anyone|anybody; foreign|big|great|large|good|long-term investment/inversion; make an investment/inversion;
  ~give a talk/conference on|about|to|at; warned/advertised me|him|her|us|them that|of|about; pearl|gold|silver|diamond necklace/collar;
  customs/costumes and traditions; traditions and customs/costumes; local|old|strange|spanish|typical customs/costumes of; email address/direction;
  home|postal|new address/direction $|and|is; your address/direction and phone|telephone; air|water|noise|environmental|light pollution/contamination;
  private/particular lessons|classes|lesson|teacher|school|house;
  good|bad|high|low|best|worst marks/notes in|on #det? exam|maths|english|school|test|history|science|exams;
  favourite|favorite|easiest|hardest|difficult subject/signature|asignature|matter $|is|at|was|in;
  ~fail/suspend #det? exam|maths|test|subject|exams|english; professional|academic|university training/formation;
  very long/large time|trip|list|walk|queue|journey|hair; second|first|third|ground|top floor/plant of the building|house|hotel;
  famous|good|expensive|popular|best brand/mark of; air conditioning/conditioned; second|another|last|unique opportunity/occasion to;
  ~have the opportunity/occasion to|of; lately/lastly|ultimately i|we|he|she|they have|has been|'ve; at present/actual; graduate/licentiate in;
  traffic lights/semaphores; the traffic light/semaphore; a|the|my folder/carpet of|with papers|documents; the paper folder/carpet;
  ~serve/attend customers|clients; ~serve/attend the customers|clients|tables; retired/jubilated; ~rent/alquile; health insurance/assurance|secure;
  car|travel|life insurance/assurance|secure; a|the|my health centre/ambulatory; a|the|very nice/sympathetic and|guy|boy|girl|people funny?;
  university degree/title; sad|tragic event/success; a long/large time|trip|walk|day|journey|way|week|conversation
`,
);

/** An adjective that goes with a noun, and such as others put in its place. */
const strength = phraseRules(
  "collocation",
  `
  heavy/strong|hard|big|high rain|rains|rainfall|snowfall -cloud|clouds|storm|coat|forest; heavy/strong|hard|big|high smoker|drinker|smokers|drinkers;
  heavy/strong|hard|big|high traffic; strong/big|hard|high wind|winds|accent; strong/heavy|hard coffee|tea;
  high/big|strong|tall speed|temperature|temperatures|quality|standard|standards|fever|prices|levels|rates;
  low/little|short|cheap prices|temperature|temperatures|salary|salaries|quality|wages;
  great/big|strong|large importance|care|pleasure|respect|admiration; fast/quick|speedy food; wide/big|broad awake;
  deeply/strongly|highly|heavily asleep; fast asleep/sleep; highly/strongly|deeply|heavily likely|unlikely|qualified|skilled|educated|motivated;
  bitterly/strongly|highly disappointed|cold; deeply/highly|strongly|heavily moved|offended|ashamed|sorry;
  strongly/highly|deeply|heavily recommend|disagree|suggest|oppose; fully/highly|strongly|deeply aware;
  utterly/highly|deeply|strongly ridiculous|exhausted|impossible; widely/highly|strongly|largely|very known|believed|used|criticised|criticized;
  golden/gold opportunity; vested/invested interest|interests; strong/high|heavy sense|feelings|opinions|argument|influence; hard/strong|big worker;
  close/near friend|friends|relationship; near/close future; tall/high man|woman|boy|girl|people|person; high/tall heels;
  short/low man|woman|boy|girl|person; short/low holiday|break|trip|time; light/low|soft meal|lunch|breakfast|sleeper;
  mild/soft|light|slight climate|winter|winters; soft/mild drink|drinks; bad/strong|heavy headache|toothache; narrow/close|thin escape;
  mixed/mixing feelings|reviews; mother/maternal|native tongue; native/mother|maternal language|speaker|speakers;
  natural/nature disaster|disasters|resources; criminal/crime record; thick/dense fog; full/complete moon; blind/blinded date; rush/top|point hour;
  daily/diary life|routine|newspaper; common/general sense; public/publics transport; 
  wide/big|ample range|variety; vast/great|big majority; 
  close/near eye|contact|link|links|attention
`,
);

export const tableNearWords: readonly Rule[] = [...alike, ...falseFriends, ...strength];
