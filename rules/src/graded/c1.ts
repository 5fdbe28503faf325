/** What an educated reader knows and seldom says. */
export const c1 = `
abbreviate abbreviation abduction abide abode abolition aboriginal abortion abound abrasion absorbing abstract
abyss academia acceleration acclaim acclimatize accompaniment accordance accountable accumulation acute acutely
adept adhere adherence adherent adhesive adjacent adjoining administer administrative admirable adrenaline
adversary adversity advocacy advocate aesthetic/esthetic affiliate affiliation affinity affirm affirmation
affirmative afflict affliction affluence affluent aftertaste ageless aggravating aggregate agile agitate
agitation agnostic agonize ailment albeit albino algae algorithm alienate align alignment allegation allege
allegedly allegiance allergen alley allocate allot allude allusion aloof aloofness alteration altruism
altruistic amass ambiguity ambivalent amend amendment amenity amid amidst ammunition amnesia amphibian ample
amplify amplitude anaemic/anemic anaesthetic/anesthetic analogy analytical anarchy anatomy ancestral anecdotal
anemone angler anguish animate animosity annex annotation annoyance anomaly anonymity antagonist anteater
anthropologist anthropology anticipation antidote antonym apathetic apathy apiece apocalypse apologetic
appal/appall apparatus apparition appendix appraisal apprehension apprehensive apprenticeship approximation apt
aptitude aptly arbitrarily arbitrary arc arcade archaic archive archivist aria arid aristocracy aristocrat
aristocratic arousal arouse array arson artefact/artifact articulation artifice artillery artisan ascent ashore
aspiration aspire assassinate assertion assertive assimilate assimilation assorted assortment assurance astound
astray astronomical astute asylum asymmetry atrium atrocious attain attainable attainment attentive attune
auctioneer audacious audit aura austere authenticate authenticity authoritarian authoritative authorize
authorship autonomous autonomy avail avant-garde avenge aversion avert aviation avid avidly awe-inspiring axis
babble backfire backhanded backlash backlog backwater baffle balk/baulk balm bamboo banal bandwagon bane banish
banishment banter baptism baptize barbarian barbaric baron barracks barracuda barrage barren barricade barrow
baseline bask bazaar beacon bead beady bearing beckon befall befitting befriend befuddled begrudgingly beguiling
belated belatedly bellow bellows bemusement benchmark beneficiary benevolent bereave bereavement beware bewilder
bewilderment bewitch bibliography bickering billowing biochemistry birch bitterness bland blare blasphemy
blather bleach bleary blemish blight blip blissful blister blitz bloat bloodshed blotch blueprint bluff bluntly
blurry bluster boastful bog bogus boldness bolster bombard bona-fide bonkers boon boorish botanical bout boycott
brazenly breadwinner brigade brink bristle brittle brooch brooding brutality brutally bubbly bulge bulky
bulldozer bumbling buoy buoyant burdensome bureaucracy bureaucratic burgeoning burgundy burly burrow bustle
buttress buzzard buzzword byline calculus calibre/caliber callous camaraderie camouflage candour/candor canon
canopy capitalism capitalist capitalize captivate cardiac cardinal carefree caress caricature carnage carnivore
carnivorous carp casing caste cater caucus causal cautionary cavern cavernous cavity ceaseless cedar celestial
censor censorship census centenary centrepiece/centerpiece centurion certify chandelier chaperone/chaperon
charisma charismatic charred chauffeur chequered/checkered chime chisel chivalrous choreographer choreography
chronic chronicle chronology chuckle churn circular circulation circumference circumvent citation citrus clad
clamp clan clank clarification clatter cleanly cleft clench clergy clientele clinical clique clone closure clump
clunky clutter coax cockpit cocoon coerce coercion coexist cognitive coherent cohesion colander collaborative
collaborator collage collapsible collateral colloquial colloquially collusion colonialism colonize colossal
combative combustion commando commemorate commence commend commendable commentary commission commodity
commonplace commotion communal commune compassionate competence compilation complacency complacent complementary
compliance compliant compost compulsion compulsive conceited conceivable conceivably conception conceptual
concerted concession concurrently condense condescending condescension condiment conducive confectioner confer
confidant confinement confiscate confound congestion congregation conjunction conjure connoisseur connotation
conquest conscientious consecutive consequential considerate consistency consolation console consolidate
conspicuous conspicuously conspirator conspire constituency constituent constitute constitutional constrain
consultation contemptible contemptuous contend contention contentment contingency contingent continual
continuity contortion contraction contradictory contrived converge convergence conversely convoy coordination
copious cornerstone corny coronation correlate correlation corrosion corrosive counteract counterfeit
counterpart counterproductive coup courier courteous courteously covert coveted crackle cradle crafty cram crave
creak creaky credibility credulous crescent cress crest crevice criterion critique crook crossfire crumple
crusader crux crypt cryptic cubicle cull culminate culmination cultivate cumbersome cumulative cunning curator
curio curtail customarily customary cutlet cynic cynicism dabble damning dampen dangle dart dashing daunt
daydream dazzle deadlock debacle debilitating debris debunk deceit deceitful decency deception deceptive
decidedly decipher decorum decree deduce deduct deduction defamation default defective defer defiance defiant
defiantly deficiency deflated deftly defunct defuse degrade delegate delegation deliberation delicacy delusion
deluxe delve demean demeanour/demeanor demise demography demolition demonstrable demoralize denominator denote
deplete deplorable deployment deport depository depreciation deprivation deprived derail derelict derivative
descriptive designate desolate destined detach detachment detain detention deter deteriorate deterioration
deterrent detest detrimental detrimentally detritus devastation deviate devious devoid devotee devotional devour
differentiate dignified digression diligence diligent diligently dimly dingy diplomacy dire directive
disaffected disarm disarmingly discern discharge disciple discipleship disclose disclosure disconcerting
discontent discourse discredit discrepancy discretion disdain disenchanted dishonour/dishonor disillusioned
disinformation disintegrate disinterested dislocate disloyal dismal dismissal disparaging disparity
dispatch/despatch dispel dispense disperse displace displacement displeasure dispose disposition
disproportionately disprove disquieting disregard disruptive dissatisfaction disseminate dissent dissertation
dissident distaste distil/distill distortion distraught distressing distrust disturbance diva diverge diversify
diversion divination divulge doctorate doctrine doggedly doldrums domain dominance domineering doom dormant
dossier downfall drab dreamy dreary drench droll drone drool drowsy ductile duly dumbfounded dutiful dutifully
dwell dwindle dynamism dynasty dystopia dystopian earl earnest earshot earthy eavesdrop eccentricity ecological
ecstasy ecstatic edifice editorial eerie eerily effortless egotistical elapse elated electromagnetic elevate
elevation elicit elm elongated eloquence eloquent eloquently elusive embattled embed embellish embezzlement
emblem embodiment embody embroider embryo emergence eminent emit empathetic empathize empirical empower
emptiness emulate enact enamel enchant enchantment enclave encode encompass encrypt encyclopedia/encyclopaedia
endearing endeavour/endeavor endemic endorsement endurance enforcement enfranchise engrave engross enigmatic
enlighten enlightenment enlist enliven enrage enrapture ensemble enshrine enslave ensue entail entangle
entanglement enthralling entice entitlement entomb entourage entrap entrenched entrepreneurial envious envision
envoy epicentre/epicenter epilogue epitaph equilibrium equity eradicate eradication erode err errand errant
erratic erratically erroneously escalate escalation escapade escapism escort espionage estimation estranged
ethic euphoria evasive eve evict eviction evocative evolutionary ewe exalted exasperated exasperating
exasperation excavate excavation excavator excerpt exclaim exclamation excruciatingly exemplary exemplify exempt
exert exhale exhaustive exhaustively exhilarated exhilarating exodus expanse expatriate expedite expel
expendable expenditure expletive explication exploitation exponent exponential exponentially expository
expressly expulsion exquisite extemporaneous exterminate extinguish extort extraction extradition extravagance
extremism extremist extremity exuberant exude eyesore fabricate fabrication fabulously facade/façade facilitate
faction factual fallacy falsify falter fanaticism fanciful fanfare farce faux favouritism/favoritism feasible
feeble feisty ferocious fertility fervently fete/fête feud feudal fiasco fictitious fidelity fidget fiend fiery
figurative figuratively figurehead filament filth finch finery fir firmament firsthand fiscal fixture
flabbergasted flair flamboyant flammable flask flattering flaunt fledgling/fledgeling fleeting fleetingly flick
flighty flimsy flinch fling flog flop floral flourish fluctuate fluctuation fluff fluke flushed flutter foe
fondness foodstuff foolhardy foothold footing forage forcible forcibly foreboding forefront foreground foremost
forerunner foreseeable foreshadow foresight forfeiture forge forgery formidable formulate forthcoming fortify
fortuitously fount foyer fragmentary fragrant frail fraudulent fraught free-for-all freeze-dried freight frenzy
fresco fretful friar frigate frill frivolous frond frugal fruitful fruitless fugitive fulfilment/fulfillment
full-blown full-fledged fumble fundamentalist funnel furnace furtively fusion fusty futility galactic galley
gallop gape gaping garbled gargle garland gauze gecko generalization generic genie gentile genus gerund ghastly
ghetto ghoulish giddy gilded gimmick gist glacial glamour/glamor glaring glee gleeful gleefully glistening
glitch gloat gloom glorify gnarled goad gobble goodwill gory gourmet governance gracious graciously grapevine
grapple grassroots gratifying gratitude graze green-eyed grimace grime grit gritty grizzled groggy grotesque
grouch groundbreaking groundless grove grub grudge grudgingly gruelling/grueling gruesome guerrilla gullibility
gullible gulp habitable habitual habitually haddock haggle half-hearted hallucination hamper haphazard
haphazardly harass harden hardline hardy harpoon hassle haughty hazardous headlong hearsay heartfelt hearth
hearty heed heighten heiress heirloom heist hence herbal hereditary heresy heretic heroics heroism heron
hibernate hideous hideously hierarchical hilarity hind hindrance hoard hoarse holistic holler homage homespun
homicide homogeneous homophone honorary horde horrendous horrific horticulture hostilities hot-headed hub huddle
hue humane humanitarian humbling hunch hunker hurl husky hypnosis hypnotic hypnotize hypocrisy hypocritical
hypothetical hysteria idealism idealist idealistic idealize identifiable ideological idly idyllic ill-fated
illegible illegitimate imbalance immeasurable immerse immersion immobile immoderate immovable impair impart
impassable impeachment impeccable impeccably impede imperative imperceptibly imperialism impermeable impersonal
impersonate impersonation impertinent implausible implausibly implementation implicit impolite imposing
impostor/imposter impoverished impregnate imprint impromptu improper impulsive impure inadvertently inanimate
inapt inaugurate inauguration inborn incense incessant incessantly incidence incite inclination incline
inclusion inclusive incoherent inconceivable inconsequential inconsiderate inconspicuous incorporate
incorruptible incriminating incubate incubator incur indebted indecent indecipherable indecision indecisive
indefensible indelibly indentation indicator indifference indignant indignation indigo indiscreet
indiscriminately indispensable indistinct indistinguishable individualism indoctrinate induce indulgence
industrialist industrialized ineffective inept inequity inert inescapable inevitability inexhaustible inexorably
inexplicably inextricably infamous infer infest infestation infidelity infiltrate infiltration infinity
inflammatory inflection influx informant infringement infuriate infusion ingenuity ingrained ingratitude
inhabitable inhibit inhibition inhospitable inhuman initiate inmate innards innate innermost innkeeper
innumerable inquisitive inscription insecurity insightful insincere insistence insistent insomniac instability
instalment/installment instinctive insulate intake intangible integration intellect intellectually
intelligentsia intelligible intensify inter interchangeable interim interlude intermediary interminably
intermittent intermittently intersect intersection intervention interweave intestine intolerable intolerance
intolerant intoxicate intrinsic intrude intrusion intrusive intuitive invalid invariably inventory inverse
invigorating invocation invoke irate ironclad irreparable irreplaceable irrepressible irreverence irreversible
irrevocably irrigate isotope jab jargon jeer jeopardize jeopardy jest jinx jostle joyous jubilant jubilee
judicial judiciously jumble jurisdiction juror juxtapose juxtaposition kaleidoscope keel keepsake ken kiln kin
kindle kipper knapsack knowingly kudos laborious lag lame languish lapse larch larder lash latent lateral lather
lavatory lawful lax layman ledge ledger leech legion legislative legislator legislature leisurely lemur leniency
lenient lessen lesser lethargic lethargy leverage levy liability liaise liaison libel liberation lieu lifelike
likelihood likeness likewise limerick limestone listless litigation livid loathe lobbyist locale loch locomotive
lodger loner longhand longingly longship loom loophole loot lopsided lordly lore louse lucid lucidity lucidly
lukewarm lull lumber luminous lunacy lunge lurch lust lute lyrical lyricism macabre magistrate magnificence
magnitude maim majesty makeup maladjusted malevolent malice malicious malnutrition mandarin mandate
maneuver/manoeuvre mania maniac manicure manifestation manifesto manipulation manipulative mannerism manor
mantelpiece manuscript marginal marginalize marital maritime marshal mart martial martyr mascot mash masquerade
massacre masterful materialize maternal matrix matter-of-fact mauve measly meddle mediate mediation mediator
meek meerkat melancholy mellow melodrama melodramatic memento memoir memorandum menace menial menopause
mentality mercenary merciful mercifully merciless mercilessly merger mesmerize metabolism metamorphosis
methodical methodically methodology metropolis metropolitan midst militant militia mimicry mindful mingle
minimalism minutiae mirage misconception misconduct misgiving misguided mishap misinterpret mislead mistrust
mistrustful misuse mitigate moan mobilize moccasin mockery moderation modesty momentary momentous monetary
monotone monotony monstrous monumental morbid morgue mortality mortar motif mottled mourner mournful mourning
muddle muffle mule mundane municipal municipality murky muscular muse musings mutation mutiny myriad mystic
mysticism mystification mystify nag naivety/naiveté narcissist nasal nausea navel needful needless negligence
negligible neuroscience neutrality neutron newt nibble nimble nip nocturnal nomadic nominal nominee nonchalantly
nonentity nook nosedive nostril notch noteworthy notional notoriety novella nuance nucleus nudge numerator
nurture nutmeg oarsman obelisk obligatory oblige obliquely obliterate oblivion oblivious obnoxious obscene
obscurity obsolescent obstinate obstinately obstruct obstruction obstructive occult ode odour/odor offhand
offset offshoot offshore omen omission omnipresent onslaught ooze opaque opinionated opportunism oppress
oppression oppressive optical optimum orator orchestral orchestrate ornamental ornate orthodox orthodoxy
ostensibly oust outboard outcast outcry outlast outlive outnumber outpost outright outset outshine outsource
outstretched outward outwardly outweigh outwit ovation overbearing overboard overcast overestimate overhaul
overjoyed overrated overreach overreact override overrule overshadow overshoot oversight overt overthrow
overtone pacifism pacifist pagan painstaking palate pamper pamphlet papyrus parable paradigm paradoxical
paralysis parameter paramount paranoia paranoid paraphernalia parchment parish parody parole partiality passable
passersby paternal paternalistic patriarchy patriot patronage patronizing patter pawnshop peasantry pedagogical
pedantic pedestal pedigree peep peerless pejorative penal penetration pent-up perceptible perceptibly perceptive
perch percussion perennial perilous periodic peripheral periphery perk permafrost perpetrator perpetual
perpetuate perplexed perplexing perplexity persecute persecution persecutor perseverance persevere persona
personify personnel perspiration pertinent perturbed pervasive pester petrified petticoat petty pew
pharmaceutical philanthropist phobia phonetic phony/phoney physique picturesque piercing pigeonhole pigment pike
pinnacle pinpoint pious piracy pitfall pivot pivotal placard placebo placid plagiarism plagiarize plaice plaque
platitude platonic plausibility pleat plethora plight ploughman ploy pluck plume plummet plunder plutonium
poignant poised polarize pollinate pollination poltergeist pompous ponder populism populist porous porpoise
portcullis portrayal posh posterity postmistress potency potent potholed potion practitioner pragmatic
pragmatism precarious precariously precedent precinct precipice precipitation preclude predatory predicament
predominant predominate preeminent/pre-eminent preempt/pre-empt preface preferable preliminary prelude
premeditated premise premonition preoccupation preoccupied prerequisite prescriptive prestigious presumption
presuppose pretence/pretense pretension pretext prevailing prevalence prevalent prickle prickly prim primate
pristine problematic proclaim proclamation procure prod prodigy profess proficiency proficient profusely
progressive proliferate prolific prologue promenade prominence prong propel prophet prophetic proponent
proposition prose prosecution prosthetic protagonist protrude protégé/protege provenance proverbial provision
provisional provocation prowess proximity prudent prudently prune pry pseudonym psyche psychic psychosis pun
puncture pungent punter purge purify puritan purity purported purportedly pursuance pursuant pushover putative
qualitative qualm quantify quarrelsome quarry quay quayside quench quicksand quirk quirky quiver racketeering
radiant rag ramble ramp rampage rampant rankle rant rapport rapturously ratify ration rationale ravage ravine
ravishing reactionary readership realign realist reap reassurance reassure rebirth rebound rebuke recede
receptacle receptive reciprocal reciprocate recital reckon recluse reclusive recollect recollection
reconciliation recoup rectify recur recurrence recurrent redeem redemption redemptive redress redundancy
redundant refine refraction refurbish refurbishment refutation refute regenerate regeneration regiment regress
regression reimburse reinforcement reinstate reinvent reinvigorate reiterate rejoice rejuvenate relapse reliance
relinquish relish remnant remorseful remorseless remuneration renaissance rendezvous rendition renegade renounce
renown repeal repel repellent repent repercussion repertoire replenish replicate repress repression reprimand
reproach repulsion repulsive resentful resentment reside residual residue resin resolute resonate respiratory
restorative restraint resurgent resurrect resurrection retaliate retaliation retention reticent retort
retribution retrograde retrospect reunite revamp reveler/reveller reverberation revere reverence reversal revert
revisionist revitalize revoke revolt revolve rhapsody rhetoric rhetorical rhetorician rickety ridicule rift
righteousness rigorous rigour/rigor rite rivet robust rogue roguish romp roost rosary roster rouge rouse rowan
rowdy rudimentary ruefully ruffle rugged rumple runaway rune ruse rustic rustle sabbatical sabre salamander
salient sallow salute salvage salvation sanction sanctity sane sanity sapling sash satirical saturate saunter
savagery savour/savor savvy scald scalpel scamper scanty scapegoat scarcity scepter/sceptre schoolmaster scoff
scorch scorn scour scowl scrawny screed scruffy scrupulous scrupulously scrutinize scrutiny scuff sculpt scurry
seafarer seance/séance searing seclude seclusion secrete sect secular sedative sediment seduce seduction seep
seething segregate segregation seismic seismograph self-conscious self-sufficient selfless semantic senate
sensibility sensory sentient sentiment septic sequin serenade serendipitous serenity sermon sever severity
shackle shallowness sham shard shear sheepish shell-shocked sherbet shimmer shingle shoal shoestring shortcoming
showdown shrew shrewd shrewdly shrill shroud shrub shrubbery shrunken shun sickle sidetrack sift signify sill
silt simile simmer simplistic simultaneous siphon skeletal skew skirmish skittish slack slander slant slapstick
slash slate slaughterhouse slay sleek sleuth slime slimy slink slit slogging sloppy sluggish slumber slump smear
smirking smock smother smudge smug smugness snag snappy snare snarl sneaky sneer snicker snigger snob snooty
snooze snout snub sobering sociopath solace solder solicitor somnolent sonnet soot sophistication soulful
soundness sovereign sovereignty sparse sparsely spartan spasm spatial spearhead speck speckled spectre/specter
speculation spellbinding spellbound spew spirited spiteful splendour/splendor splice splurge spontaneity
sporadically spout sprawl spree sprout spruce spur squall squeal squeamish squirm squirt stabilize stagnant
stagnate stagnation stalemate stalwart stampede standpoint standstill stanza staple stark starry startle stash
stately statute stave stealth steeple stench stereotypical sterile sterility sterling stifle stigma stimulus
stingy stink stint stipulate stoat stocky stoic stonework stoop stout stoutly straddle straggle straggler strait
straitjacket strata streamline strenuous strew stride strident strife stringent stronghold stubble studious
stuffy subconscious subculture subdivide subdue subliminal submission submissive subordinate subpoena subside
subsidiary subsidize subsidy subterranean subtlety subversion subversive succession succinct succumb suede
suffice suffocate sulky sullen sumptuous sumptuously sunken superfluous superimpose supersede superstructure
supple suppression supremacy surpass surreptitiously surrogate susceptibility susceptible sustained swede swerve
swindle swindler swivel swoop symmetry symposium synagogue synchronize syndrome syntax synthesis synthesize
systemic tacitly tacky tactful tactfully tactician tactile tally tamper tangible tantalizing tapestry tariff
tarnish tattered taunt taut tavern taxidermy taxing tedious teem teeter tellingly temperament tenacious tenacity
tenement tenor tentacle tentative tenure tepid terse tersely testament thaw theologian thereafter thicket thinly
thistle thrash threadbare thrifty throb throng thrum thud thump thwart tic tilt timely timepiece tinged tingle
tinker tinsel tint tipsy tirade tiresome toil toilsome tonic topography topple torment torrent torso touchstone
toxicology traceable trademark trailblazer traipse trajectory trample trance tranquil tranquilly transcend
transfix transient transpire traverse treachery treason treble trellis trench trespass tribunal trickle trifle
trinket trough troupe truce trumped-up trundle tuft tug tumble tumult tundra turbulent turnout turnover tweak
twitch typify typography tyranny ulcer ulterior ultimatum unaccountable unanimity unanimous unassuming uncanny
uncharted unchecked underdog undermine underscore underwrite undisclosed undivided undulating unearth
unequivocally unerring unfathomable unflagging unfounded unfurl unheeded unify unilateral unimpeachable unleash
unobtrusive unorthodox unqualified unravel unrivalled/unrivaled unruly unscathed unscrupulous unsolicited unsung
unthinkable untimely unwavering unwieldy unwittingly upheaval uphold upkeep uproot upstart upturn urchin usher
utmost utopia utopian utterance vacate valiant validate validity vantage vapour/vapor variance variant veer
vehemently vendetta venerable vengeance venom venture verbatim verge versatility vexing viable vicariously
victimhood vigilance vigilant vigour/vigor vile villainous vindicate vindication vintner viper virtuoso virtuous
visibly vista vitality vixen vocation vogue void volatile vole volition voracious wail wane warden warlike warp
warranty watchful watershed waver wayward weasel weather-beaten wedge whack wheeze whereby whiff whim whimper
whimsical wholehearted wholesome wield willful/wilful wince windfall withhold withstand woe woefully wombat
wondrous worldly wrath wreak wreath wren wrench wretched writhe wrongdoing wryly yarn yearning zany zeal zealot
zealous zenith zest
`;
