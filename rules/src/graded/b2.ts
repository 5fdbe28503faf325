/** What novels, the news and most jobs take for granted. */
export const b2 = `
aback abbey abduct abnormal abolish abort abrupt absorb absurd abundance abundant abuse abusive academy
accelerate accelerator acceptance accessible accessory accommodate accomplice accomplish accomplishment
according accordingly account accumulate accuracy accusation accustomed acknowledge acknowledgement acorn
acoustic acquaintance acquire acquisition acre activate activism activist adapt adaptation addict addiction
addictive adequate adequately adjust adjustment administration administrator admiral admission adolescence
adolescent adoption adore adulthood adverse advisable adviser/advisor aerial aerodynamic afar affair affection
affectionate affordable aftermath aftershock aged agenda aggression agony agriculture aide aircraft airlock
aisle algebra alibi alliance alligator allowance alloy alongside alpaca altar alter alternate altitude alto
altogether aluminium/aluminum amaze amazement ambassador ambiguous ambush amulet analyst anecdote anew animated
animator announcer anorak antenna anthem antibiotic antibody anticipate antler apostrophe appalling applaud
appliance applicant appointed appreciation apprentice approximate approximately arch arch-enemy
archaeologist/archeologist archaeology/archeology archenemy archer arena arithmetic armadillo aroma arrogance
arrogant articulate ascend ash ashtray aside aspect assassin assassination assault assemble assembly assert
assess asset assignment assist associate assumption assure asteroid asthma astonish astrologer astrology
astronomer atomic attach attendance attendant attorney attribute auction audible audition auditorium authentic
autobiography autograph automated automation autopsy avatar avenue awaken award-winning awe bachelor backbone
backdrop backflip backstage backstory backup bacteria bacterium bagpipe bail ballad ballerina ballot bandit
bandwidth bankrupt bankruptcy banquet barcode barefoot barge bark barley barrier barrister basis bass baton
battlefield battlements beam bearable beech beehive beekeeper beforehand behalf behavioural/behavioral
belongings beloved beneath beneficial beret berth betrayal bias bid bilingual billboard binary bind biodiversity
biographer biological birthplace bishop bitcoin bizarre blackbird blast blatant blaze bleak bleed blend bless
blindfold blob blockbuster bloodstream bloom bluebell blunder blur blurb boar boardroom bodily bodyguard bolt
bond bookseller bookstore bookworm boomerang boost bottleneck bough boulder boundary boundless bounty bow
bracket braid brainstorm brainwash bramble brand-new bravery bray breach breadth breakthrough breathtaking brew
bribe bribery brilliantly brim brisk broadband broadcast broaden brochure broker brood broom broth browse buddy
budget budgie buffer buffet bugle bulldog bumblebee bump bumpy bunch bunk burden bureau burglary burial burnout
bustling butler buttercup buzz by-product bystander cache calcium calculate cameo camerawork camomile/chamomile
canary cancellation candid candlelit cane cannon capacity capsule captaincy captive captivity carbon cardboard
caregiver cargo carnation carpentry carriage cartwheel carve castaway casualty catapult catastrophe catastrophic
categorize category catwalk cautious cease ceasefire cement centaur centralize ceramic certainty chairlift
chairman chairperson chairwoman chambermaid chameleon champagne chant chaotic characteristic characterize
charcoal chariot charitable charming charter chatbot chatter cherish chestnut chiefly chill chlorine chord chore
christen chronological chrysalis chubby chunk chutney cinder circuit circulate circumstance cite civic civil
civilian clam clarity clash classify clause cleanse clerical cliche/cliché clickbait cliffhanger cling clockwork
clog clover cluck cluster clutch coalition coarse coastguard coating cobble cobblestone cobra cockroach coder
coil coincide coincidence coliseum collaborate collaboration collapse collectible collective collide collie
collision colon colonial colonist colt columnist combat combination comeback comet comma command commander
commentator commerce commercial commit commitment committee communism communist commute commuter compact
comparable comparative comparatively compartment compassion compatible compel compensate compensation competent
competitive compile complement complex complexion complexity complicate complication compliment comply component
composition compound comprehend comprehension comprehensive compress comprise compromise compulsory compute
conceal concede conceive concept concerto concise concrete condemn conditional conditioning conduct cone
confederation confess confession confetti confide confidential configuration configure confine confirmation
conform confront confrontation congratulate congress conker conscience conscious consciously consciousness
consensus consent consequence consequently conservationist conservative conservatory conserve considerable
considerably consideration consistent consistently consonant conspiracy constable constant constellation
constitution constraint constructive consult consultant consumer consumerism consumption contagious contaminate
contamination contemplate contemporary contempt contender contestant context contextual continually continuous
continuously contract contractor contradict contradiction contrary contribution controller controversial
controversy conventional conversion convert convict conviction cooperative/co-operative coordinate/co-ordinate
coordinator copycat copyist copyright core corkscrew corporate correspond correspondence correspondent corrupt
corruption corset cosmetic cosmetics cosmic cosmonaut cosmopolitan cosmos cosplay cot counselling/counseling
counsellor/counselor courageous courtesy coverage coward cowardly craft craftsman craftsmanship cramped crate
crater credible creditor crevasse crib crimson criteria criticism croquet crossbow crowbar crowdfunding crude
crumb crumble crumpet crunch crusade cryptocurrency cube cuckoo cue cuff cufflink cul-de-sac culinary culprit
cult cultivation curb currency curriculum custody cutting-edge cyber cyberbullying cybersecurity cyborg cyclone
cyclops cygnet cymbal cynical dagger dam dandelion dandruff daredevil dash dashboard dataset dazzling deafening
dealer dealings dean dearly debatable debug debut decay deceive decimal decisive declaration decode decorative
decoy dedicate dedication deed deem deepen defect defendant defensive deficit definition definitive
deforestation defy dehydrated dehydration dejected deliberate deliberately delicate delta democrat democratic
demolish demon demonstration demonstrator den denial denounce dense density dent dental dentures dependence
dependency dependent depict deploy deposit depression deprive deputy derive descend descendant descent desirable
desktop despair despise destiny destructive detection detergent determination detour devastate devise devote
devotion diabetes diabetic diagnose diagnosis diagonal diagram diameter dictator dictatorship diesel dignity
dilemma dilute dime dimension diminish diploma diplomat diplomatic directory disability disagreement
disappearance disapproval disapprove disastrous disbelief discard discipline discomfort disconnect discourage
discreet discriminate discrimination disgrace disguise dishcloth dishonest dishonesty dislike dismantle dismay
dismiss disobedient disobey disorder disorganized disorientated/disoriented disposable disposal dispute
disreputable disrupt disruption dissatisfied dissolve distinct distinction distinctive distinctly distinguish
distort distraction distress distribute distribution distributor disturbing diverse diversity divert divine dock
documentation dome domestic domesticated dominant dominate donor doorkeeper doorstep doping dormitory dose
double-check doubtful doubtless dough downgrade downpour downside downsize downturn drafty/draughty dragonfly
drain drainage drastic drastically draught drawbridge dread dreadful dreadfully dressmaker drive-through droplet
dropout droppings dual dub dubious duchess duke dumbbell dune dungeon duplicate durability durable duration dusk
dustpan dweller dynamic dynamics dynamite eardrum earnings earplug earthly earthworm earwig ease easel eccentric
eclipse ecologist economical economics economist ecosystem edible edition eel effortlessly ego elaborate
election electoral electrode electronics elegance elementary eligible eliminate elite embankment embark embassy
embrace embroidery emigrant emigrate emission empathy emphasis emphasize emphatic enchanted enclose encore
encounter encryption endanger endorse endure enforce engagement engrossed engulf enhance enhancement enigma
enlarge enormously enrich enrol/enroll enrolment/enrollment ensure enterprise enthusiast entitle entrepreneur
entrust entry environmentalist envisage envy enzyme epic equality equation equip equivalent era erase erect
erosion erupt eruption essence esteem eternal eternity ethical ethics ethnic ethnicity etiquette evacuate
evacuation evade evaluate evaluation evaporate eventual evergreen everlasting evident evoke evolution evolve
exaggeration examiner exceed exceedingly exceptional excess excessive excessively excite exclude exclusion
exclusive exclusively excursion execute execution exemption exhaust exhaustion exhibit exhibitor exile existence
exotic expansion expectancy expectation expertise expiration expiry explicit explicitly exploit exploration
export expose exposure expressive extension extensive extensively extent exterior extinction extract
extraterrestrial extravagant extrovert eyewitness facet facial faculty falcon famine famously fanatic
far-fetched farmland fascinate fascination fatal fatigue faulty feat federal federation feminine feminism
feminist fermentation fern ferryman fertile fertilizer festive festivity fiancé fictional figurine filter filthy
finale finalize finance finances finite firearm firefly firewall firmly fishery fishmonger fishy flagpole
flagship flake flannel flap flare flashback flatten flatter flaw flawless flea fleet flesh flexibility flicker
flint flirt floodlight flora fluid flyover focal foil folklore footage footbridge footfall footnote footstool
forensic foresee foreword formality format formation formula forthright fortress forum foster foul foundation
founder fraction fracture fragile fragment fragrance framework franchise frank frankly frantic frantically fraud
freak freckled freelance freelancer frequent friction frontier frostbite frosty froth frown frustrate
fulfil/fulfill full-scale functional fundamental fundamentally fundraising fungus furious furiously furnish
furthermore fury fuse futile futuristic gale gambler gangster garment garnish gasp gatekeeper gateway gauge gaze
gene generalize generate generator generosity genetic genocide genre genuine genuinely geological geologist
geology geometric geometry gerbil geyser ghostwriter gifted gigantic gill glacier gladiator glamorous gland
glare gleam glide glimmer glimpse glitter gloomy glorious glory glossary glossy gnome goblet goblin goldsmith
goosebumps gorge gorgeous govern governor gown grace graceful grammatical grandstand granite grant graph graphic
graphics graphite grasp grass-roots grate grave gravel grease greed grenade greyhound grid grieve griffin grim
grind groan gross grossly grounding grouse growl grumble guardian guidance guideline guild guilt gulf gunfire
gunman gunpowder gunshot gust gut gutter gymnast hack hacker haiku halfhearted halt halve hand-held handcuff
handcuffs handicapped handicraft handlebar handout hands-on handsomely handwritten harassment hardback hardcore
hardship harmony harness harsh harshly haste hatchling hatred haul haven havoc hazard hazel headband headhunt
headmistress headway heap heartbreaking heartbroken hearted heather hectic heir helium hem hemisphere herald
heraldic heritage hermit herring hesitant hesitation hibernation hierarchy hieroglyph high-pitched high-profile
hijack hijacker hilarious hinder hindsight hinge historian historically hive hoax hoe hog hologram homely
honeycomb honourable/honorable hooligan hoop hoot hormone hornet horoscope horrify horsepower hospitable
hospitality hostage hostility hotelier hound housing hover hoverboard hull hum humanity humble humid humiliate
humiliation humility hump hurdle hybrid hydraulic hydroelectric hydrogen hygienic hype hyphen hypocrite
hypothermia hypothesis hysterical icing iconic identification ideology idiom idiot idiotic idle idol ignite
iguana illiterate illogical illuminate illusion illustrate illustration imaginable imitate imitation immature
immense immensely immigrant immigration imminent immoral immortal immortality immune immunity impaired impartial
impatience imperfect imperial implant implement implication imply impose impractical imprecise imprison
imprisonment improvisation improvise impulse inability inaccessible inaccurate inactive inadequate inappropriate
incapable incentive incidentally inclined incompatible incompetent incomplete inconsistent inconvenience
inconvenient increasingly indefinitely index indication indifferent indigenous indirect indirectly individuality
indulge inefficient inequality inevitable inevitably inexperienced infancy infant infect infectious inference
inferior inferiority infinite infinitely infinitive inflammation inflatable inflate inflation inflexible inflict
infographic informative informed informer infrastructure ingenious inhabit inhale inherent inherently inherit
inheritance initial initiation initiative inject injection injustice inland inn innocence innovation innovative
innovator input insane insecure insert insight insignificant insist insole insomnia inspect inspection
instantaneous instinctively institute institution institutional instructive insufficient insulation intact
integer integral integrate integrity intense intensity intensive intent intentional intentionally interact
interaction interface interfere interference interior intermediate intermission intern internal internship
interpret interpretation interrogate interrogation interruption interval intervene intimacy intimate intimidate
intransitive intricate intrigue introductory introvert intruder intuition invaluable invasion inventive
investment investor invincible invoice involvement iris ironic ironically irony irrational irregular irrelevant
irresistible irresponsible irrigation irritable irritate irritation isolate isolation itchy ivory jackpot
janitor javelin jay jealousy jester jetpack jockey jolly jolt journalistic joust joyful judgment juggle juggler
junk justification juvenile keenly keyhole keynote khaki kickoff kidnapper kidney kilt kimono kinship knack
knitwear knowledgeable knuckle labourer/laborer labyrinth lace laden ladle lagoon lair lament lampshade lance
landfill landowner landslide lard larva latch laurel lava lavender lavish lawsuit lay-by layout leak legacy
legalize legendary legislation legitimacy legitimate leprechaun lethal lever liable liberal liberate liberty
lieutenant lifebelt lifeless lifespan likeable/likable lilac limb limelight limitation limitless limp linen
linger lingerie linguist linguistic linguistics lining literacy literal literally literary literate livelihood
livestock locality locust logistics longevity longitude lookout loop loosen lotus loud-mouthed lousy loyalty
lucrative ludicrous lug lullaby lunar lunatic lure lurk lush lycra lynx machete mackerel maggot magma magnetic
magnify magpie mahogany maiden mainstream maintenance majestic majority makeshift mallet malware mandatory mane
manifest manipulate mankind manpower mansion manual manufacture manufacturer manure margin marginally marigold
marine markedly maroon marsh marvel masculine masculinity massive mast mastermind mastery materialism
materialistic mattress maturity maximize maze mechanics mechanism mediocre meditate meditation memorial mentor
merchandise merchant mercury mere merge merit merry metaphor metaphorical metaverse meteor meteorite
meteorologist methane meticulous microbe microchip microscopic middleman midfielder mighty migrant migrate
migration mild mildew milestone military millennium mimic mindless mindset miniature minimal minimalist minimize
mining ministry minority minotaur minstrel miraculous miraculously mischief mischievous miser miserably
misfortune misinformation misleading misplaced missile missionary mistakenly mistreat moat mob mobility mock
mode modernize modest modification modify module moisture molecular molecule momentarily momentum monarch
monarchy monastery monitor monologue monopoly monotonous monsoon moonlit moped moral morale morality morally
mortal mortgage mosaic motherboard motion motionless motivation motive motto mound mount mourn mouthful
moviegoer mow mower mudslide mugger multicultural multimedia multinational multitude mumble mural mutant mute
mutilate mutter mutual mutually mystical mythical mythology naive/naïve namely narrate narration narrative
narrator narrowly nationalism nationalist naval navigate navigation navy nebula necessity negate negotiate
negotiation negotiator neigh nemesis nerve-racking nervously nettle networking neurological neuron neurotic
neutral nevertheless newborn newlywed newsreader newsroom niche nickel nicotine nightfall nightingale nightlife
nitrogen nobility nobleman nomad nominate nomination nonetheless nonexistent/non-existent noose nostalgia
nostalgic nosy notable notation noticeable notification notify notion notorious notoriously nougat nourish
nourishment novelist novelty novice nugget nuisance numb numerical nun nursery nutrient nutrition nutritional
nutshell oath obedience obese obesity objection objectionable objective objectively objectivity obligation
obliged oboe obscure observant observation observatory obsessive obsolete obstacle obtain obtainable occupant
occupational occupy occurrence offender offensive offline offspring ogre ominous omit oncoming onlooker onset
onward onwards opal openness operational operator opium opportunist oppose opposition oppressed opt optimal
optimism optimist oracle oral orbit orca orchid ordeal orderly ore organism orient orientation originality
oriole orphanage outbreak outburst outdo outlaw outlet outline outlook outperform output outrage outrageous
outskirts outspoken outwards oval overall overcrowding overdo overdose overdraft overdue overflow overgrown
overhead overhear overlap overload overlook overly oversee overtake overturn overview overwhelm overwhelmingly
ownership ozone pacemaker pacify pact padlock pail painstakingly palette pandemic panel panorama panoramic
panther pantyhose paparazzi parachute paradox paradoxically parallel paranormal paraphrase parasite pardon
parliament parliamentary parsnip partial participle particle partisan partnership passer-by passionate
passionately passive passively pastel pastime pasture pat patent pathetic pathological pathway patriotic
patriotism patron paw peat peck peckish peculiarity peek peer pelican penalize pendant pending pendulum
penetrate peninsula penniless pension perceive perception perfectionist peril periodical periodically periscope
perish permissible persist persistence persistent persistently persuasion persuasive pessimism pessimist pest
pesticide petition phantom phase pheasant phenomenon philosopher philosophical philosophy phishing phoenix
photographic photon photosynthesis physician physicist physiological pickaxe pierce pigsty pilgrim pilgrimage
pillar pinball pinch pinecone pioneer pip pipeline piranha piston pixie placemat placement plain-clothes
planetary plank plantation plateau platypus plausible playwright plea plead pledge plentiful pliers plough/plow
plug-in plugin plump plunge poach poacher pod pointless poker polarization poll pollutant polyester poodle
poplar poppy populace populate populous porcelain porch porcupine pore portfolio porthole portion portray
positively possession possessive posthumous posture poultry pounce practicable practically prairie precaution
precede precise precision preconception predator predecessor prediction predominantly preferably prefix
pregnancy prehistoric prejudiced premature premiere premises premium preposition prescribe presence presentable
preservation preservative presidency presidential prestige presume pretentious prevail prevention preventive
priceless primarily prime primitive primrose prior prism privilege probability probation probe proceed proceeds
procession processor procrastinate procrastination productive productivity profitable profound prognosis
programmer programming progression progressively prohibit prohibition projection projector prolong prominent
prominently prone proofread proofreader propaganda propeller proportion proportional props prosecute prosecutor
prospect prospective prosper prosperity prosperous protective protein protestor/protester protocol proton
prototype proverb provider provincial provocative provoke prowl psychiatric psychiatrist psychiatry
psychological psychologically puberty publication publicity publicize puff puffin pulse punctuality punctuate
punctuation puppeteer purposeful purr pursuit python quaint quake quantitative quantum quarantine quartet quartz
query quest questionable quicken quintet quota racial racially racism racist radar radiate radiation radical
radically radioactive radioactivity radius ragged raid rally ram ranch ransom rash rating ratio rational
rationally rattlesnake raven readily readiness readjust realism realization realm reappear reassess reassuring
rebellion rebellious receiver recess recession recharge recipient recite reckless recklessly reclaim reconcile
reconsider reconstruct reconstruction recount recreate recreation recreational recruit recruitment reduction
reed reel reference referendum refinement refinery reflective reflex reform refrain refuge refusal regain regime
regional regretfully regrettable regulate regulation regulator regulatory rehab rehabilitate rehabilitation
reign rein reinforce rejection relatively relay relentless relentlessly relevance relevant reliability reliant
relive relocate reluctance remainder remake remedy remorse removal render renew renewable renewal renovate
renovation renowned repentance repetition repetitive replica reportedly representation reproduce reproduction
republican reputable requirement resemblance resent reservoir residence resignation resilience resilient
resistance resolution resolve resourceful respective respectively respondent responsive restart restless
restoration restrain restrict restriction restrictive resume retail retailer retain retrace retreat retrieval
retrieve retro reuse revelation revenue revival revive revolting revolutionary revolver rhetorically rhubarb
rhythmic ridge rigid rigidly ringleader rink riot rip ripple ritual rivalry roam robotic robotics rod
romanticize rookie rotate rotation router rover rowboat rubble ruby rumble rupture rural ruthless ruthlessly rye
sabotage sacred sacrifice saffron saga sage saint sake salesgirl sanctuary sanitation sapphire sarcasm satchel
satin satire saturated savage savanna/savannah savoury/savory scab scaffolding scalp scandal scarecrow scarlet
scarred scenario scent sceptical/skeptical scepticism/skepticism scheme schizophrenia scholar scold scope
scorching scorpion scotch scout scramble scrap scrape scrapyard screech screensaver screenshot screenwriter
scribble scripture seabed seal seam seamstress seaport seasoned secrecy seductive seedling seek segment seize
seldom selection selective self-awareness self-centred/self-centered self-control self-defence/self-defense
self-destruct self-employed self-esteem self-respect semicolon semiconductor senator sensation sensational
sensitivity sensual sentimental sequence sequential serene sergeant serpent servitude setback settlement settler
severe severely sewage shack shaft shaky shambles shareholder sharpen shatter shawl sheepskin sheer shelve shin
shipment shipyard shopfront shoplifting shortcut shortlist shotgun shove showcase showroom shred shriek shrine
shrug shudder shuffle shuttle sickness sideline sidestep siege sieve significance silhouette silversmith
simplicity simulate simulation simulator simultaneously sin singular sinister siren sizzle skim slab slaughter
sleepwalk sleight slender slick sling slippery slogan slot slum slush smallpox smog smoker smuggle smuggler
snatch sniff snobbish snowdrift snug soar sober sociologist sociology sodium soldering solemn solemnly
solidarity solitary solitude somersault songbird soothe sophisticated sorcerer sorcery sorrow soulmate sow
spaceflight spacious span spaniel spanner sparing spark spatula speciality specialty specification specify
specimen spectacle spectrum speculate speculative speechless sphere sphinx spike spiral splint splinter
spoilt/spoiled spokesperson spontaneous spontaneously spouse sprain sprint spyware squad squash squat squeak
squint squire stab stability stable stack stag stagger stain stake stakeholder stale stalk stalker stall stamina
stammer stance standardize standby stardom starling startled startling starvation static stationary statistic
statistical statistically stature status statutory steadfast stealthily stellar stepladder stereotype stern
stiffen stilts stimulate stimulation stingray stirrup stitch stocking stockpile stopover storeroom storyboard
stowaway straightforward strain strainer strangle strategic strategically strategist stray streak striking strip
strive stroll structural structured stun stunt stuntwoman sturdy stutter stylized subconsciously subjective
submerge submit subplot subscribe subscriber subscription subsequent subsequently subset subsistence substantial
substantially substitute substitution subtitle suburban successive successor sue suffix suitability suite sulk
sultan summarize summit summon sundial superficial superficially superior superiority supernatural supernova
supersonic superstition supervise supervision supplement supplementary supplier supportive suppress supreme
surge surgical surplus surreal surveillance suspend suspension suspicion sustain sustainability sustainable swap
swarm sway swell swift swiftly swirl swordfish swordsman symbolic symbolism symbolize symmetrical sympathize
symphony synonym synonymous synthetic syringe systematic systematically taboo tackle tactic tactical talisman
talon tan tangle tantrum tar tarantula tarot tarpaulin tartan tassel taxpayer tease technician tectonic telegram
telegraph telepathic telepathy teleport teleportation temperamental template tempo tempt temptation tenancy
tenant tendency tender tenfold tension terminate terminology termite terrain terrestrial terrier territorial
terrorism testify testimony textile texture theatrical thematic thematically theology theorem theoretical
theoretically theorist therapeutic therapist thereby thermal thermos thermostat thesaurus thesis thicken thimble
thorn thorny thorough thoroughly three-dimensional threshold thrilling thrive thrush thrust thug thunderbolt
thyme tidal tiebreak tighten timber time-consuming timeless timeline timid tinder tireless titanium toadstool
toga token tolerable tolerance tolerate toll tombstone tome tongs topical torpedo torture totalitarian totem
touching touchscreen touchy toughen tow toxic toxin toymaker tradesman trading trait traitor tramp
tranquillity/tranquility transaction transcript transcription transfer transformation transit transition
transitive transmission transmit transparency transparent transplant trapeze trauma traumatic treacherous tread
treasury treaty tremendous tremor trend triangular tribal tribute trigger trim triple tripod triumph triumphant
trivia trivial troll troop tropics troublesome trowel trustworthy tsunami tunic turban turbine turbulence
turmoil turnip turnstile turquoise turret turtleneck tusk tuxedo tweed tweezers twinkle twirl two-factor typhoon
tyrant ubiquitous udder ultimate ultimately ultraviolet unanimously unarmed unauthorized unavoidable unbiased
uncertainty unconventional uncover undercover underestimate underfoot undergo undergraduate underline underlying
underpass underprivileged understandable understandably understate undertake undervalue underweight undesirable
undo undoubtedly unethical uneven unexplained unforeseen unhappily unification uniformity uninhabited
unintentional uninterested union unity universal universally unjust unknowingly unlock unmanned unmistakable
unnatural unprecedented unprepared unrest unsolved unspoken unstable untouched unwind upbringing uplifting
upright uprising uproar upside uptake uranium urban urge urgency use-by utensil utility utilize utter vaccinate
vaccination vaccine vagrant valid valour/valor vandal vandalism vanity variable variation vat vault vector
vegetation veil vein velocity velvet vendor vent ventilation venue verbal verbally verdict verification verify
vermin versatile verse versus vertical vessel veto vibe vibrant vibration vice vice-president vicinity vicious
victimize victorious viewpoint vigilante vigorous vigorously villa vineyard viola violate violation viral
virtual virtually visibility visionary visual visualize visually vivid vividly vocalist vocational volley
voluntary voter voucher vow vulgar vulnerability vulnerable vulture wade waistband ward warrant wartime wary
wasteland watchmaker watchtower waterway waterwheel weaponry wearisome weary weave weightless welfare well-being
wellbeing wetland wharf whatsoever wheelbarrow whereabouts whine whirl whirlpool whirlwind whistleblower
wholeheartedly wholesale widen widespread widget widower wig wilderness willpower wilt wily winch wistful wit
withdraw withdrawal wither witticism wobble wobbly womb woodcutter woodwork workbench workforce workload
wormhole worsen wreck wreckage wrestle wring yak yearn yeast yield yoke zero-gravity zinc zodiac zoologist
`;
