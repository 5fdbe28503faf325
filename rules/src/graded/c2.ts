/** Rare or bookish words; what is in no list is rarer still. */
export const c2 = `
abet abhor abhorrent abject abnegation abomination abrasive abreast abrogate abscond absolve abstain abstinence
abstraction abstruse accede accentuate accolade accost accredit accrue acerbic achingly acolyte acquiesce
acquiescence acquit acquittal acrid acrimonious acuity acumen adage adamant addendum adieu adjoin adjourn
adjudicate admonish adorn adornment adrift adroit adulation adulterate adumbrate advent aegis affable
affectation affront aggrandize aggravate aghast agrarian ailing ajar alacrity alchemist alchemy alcove
allegorical allegory alleviate alliteration allure alluring amalgam amanuensis ambience/ambiance ambivalence
ambrosia ameliorate amenable amiable amicable amiss amnesty amorous amorphous anachronism anachronistic
analogous anarchist anathema anatomical ancillary angelic angst annals annihilate annihilation annotate annul
anodyne antagonize antediluvian anthology antics antipathy antiquated antiquity antithesis anvil aperture
aphorism aplomb apocryphal apogee apoplectic apostle apotheosis appease apportion apposite appraise apprehend
approbation apropos aqueduct arable arbiter arboreal arcane archetypal archetype archipelago ardent arduous
armada armistice arraign arsenal arsenic ascendancy ascertain ascetic ascribe ashen aspersion assail assailant
assent assiduous assuage astringent atavistic atone atonement atrocity attenuate attest attire attrition
audacity augment augury auspicious austerity autocratic avarice averse avuncular awry axiom axiomatic azure
baleful banality barometer baroness barony barter bastion bathos bauble bawl bayonet beatific bedevil bedraggled
bedrock befit begrudge beguile behemoth behest behold beholder beleaguered belie belittle belligerent bemoan
bemused benediction benefactor benevolence benighted benign bequeath bequest berate berserk beset besiege
bespoke bestow bicker bifurcate bigot bigotry bilious billow blandishment blase/blasé blithe blithely boisterous
bombast bombastic bowdlerize bravado brazen brethren brevity bridle broach brunt brusque bucolic buffoon bulbous
bulwark bumptious burgeon burnish bursary bylaw byword cabal cachet cacophony cadaver cadaverous cadence cajole
calamity calumny canard canny canonical cantankerous canvass capacious capitulate caprice capricious capsize
captious captor carcass caricaturist carouse cartographer cartography cascade castigate cataclysm cataclysmic
catharsis cathartic caulk causality caustic cavalier cavalry caveat cede celerity celibate censure cerebral
chafe chagrin chalice charade charlatan chary chasm chaste chastening chastise chauvinism chicanery chide
chimera chirp chivalry choleric chortle churlish cipher circuitous circumlocution circumspect circumstantial
citadel clairvoyant clamber clamour/clamor clandestine clasp cleave clemency cloister clot clout cloying
coalesce coda coffer cogent cogitate cognizant cognoscenti cohabit cohesive cohort coinage collate collude
comatose comely comeuppance commandeer commensurate commiserate compatriot compendium compunction concave
conciliatory concoct concoction concomitant concord concur concurrent condescend condolence condone
confectionery conflagration conflate confluence congeal congenial congenital congregate conjecture conjugal
connive connoisseurship consanguinity conscript consecrate consign consort consternation consummate containment
contentious contiguous contort contrite contrition contrive contumely conundrum convalesce convalescence convene
convent conversant convivial convoluted convulsion cordial cornucopia corollary coroner corporal corporeal
corpulent corroborate corrode corrugated coruscating coterie countenance courtier courtship covet covetous cower
coy crag crass craven credence credo credulity creed cremate crepuscular crescendo crestfallen cringe crockery
crony croon crotchety crucify crystalline culpable cupidity curate curmudgeon curmudgeonly cursory curt curtsy
cutthroat cynosure dainty dally dapper daub dauntless dawdle dearth debase debauched debauchery debilitate
debonair debrief decadence decadent decapitate decimate declamatory decorous decrepit deface defection deference
deferential defile deflate deflect defray deft degenerate degradation deify deity dejection delectable
deleterious delineate delinquent delirious delirium delude deluge demagogue demarcate demographic demonic demur
demure denigrate denizen denomination denouement denunciation deplore depose depravity deprecate depreciate
deracinate deranged deride derision derisive derogatory desecrate desiccated despicable despondent despot
desuetude desultory deterrence detract detriment devolve devout dexterity dexterous diabolical diametrically
diaphanous diaspora diatribe dichotomy didactic diffidence diffident diffuse dignitary digress dilapidated
dilate dilatory dilettante diminutive dirge disabuse disarray disavow disband discernible disciplinary
disclaimer discomfit disconcert disconsolate discord discordant discretionary discursive disdainful disembark
disembodied disfigure disgruntled dishevelled/disheveled disingenuous disjointed dislodge disparage disparate
dispassionate dispensable disproportionate disquiet dissect dissemble dissimulate dissipate dissociate dissolute
dissonance dissuade distillery divergence divergent divisive docile dogged doggerel dogma dogmatic dolorous dolt
dominion dotage dote doughty dour dovetail dowdy dowry drape drawl dregs drivel droop dross drudgery dulcet
dunce dupe duplicitous duplicity earmark earthbound earthenware ebb ebullience ebullient eclectic edict
edification edifying efface effervescent effete efficacy effigy effluvium effrontery effusion effusive
egalitarian egotism egregious egress elation elegiac elegy elide elixir elope elucidate emaciated emanate
emancipate emancipation embargo embellishment ember embezzle embittered emblematic embroil embryonic emeritus
emissary emollient enamoured/enamored encapsulate encomium encroach encumber endow endowment enervate engender
enigmatically enmity ennui enormity ensconce ensign ensnare enterprising enthral/enthrall entrails entreat
entreaty entrench entwine enumerate enunciate ephemera ephemeral epigram epigraph epiphany episodic epistolary
epithet epitome epitomize epoch equable equanimity equestrian equitable equivocal equivocate erroneous ersatz
erstwhile erudite erudition eschew esoteric espouse esprit estrange estuary etch ethereal ethos etymology
eulogize eulogy euphemism euphoric evanescent evangelical evasion evince exacerbate exacting exalt exasperate
excise excoriate excruciating exculpate execrable exegesis exhilarate exhilaration exhort exhume exigency
exonerate exorbitant exorcise expansive expatiate expedient expend expiate expurgate extant extenuating
extirpate extol extortion extortionate extradite extraneous extrapolate extricate exuberance exult exultant
exultation fabled facetious facile fallible fallow farcical farrago fastidious fathom fatuous fawn faze fealty
feckless fecund feign feint felicity feral ferment ferocity ferret fervent fervid fervour/fervor festoon fetid
fetter fickle fiendish figment filial filibuster filigree finesse finial finicky firebrand fissure flaccid
flagrant flail flak flank fleck fleece flippant flirtatious flit floodgate flotilla flotsam flounder flout
flummox flurry fluster fob foible foist folly foment fondle foray forbear forbearance forebear forego/forgo
forestall forfeit forlorn formative forsake forswear fortitude fortuitous foundling foundry fracas fractious
frailty fraternal fraternity fraternize fray fret frigid frisky frivolity frock frolic frontal frugality
fruition fugue fulcrum fulminate fulsome furlough furore/furor furrow furtive gainsay gait gallant gallantry
galling gallows galvanize gambit gamut gangly garble gargantuan garish garner garret garrison garrulous gash
gauche gaucherie gaudy gaunt genealogy genteel gentry germinate gestation gewgaw ghoul gild gilt gimlet girth
glacially glade glean glib glint glisten glower glum glut glutton gluttony gnaw godsend gouge gourmand gradient
graft grandeur grandiloquent grandiose gratification gratify gratis gratuitous gravitas gregarious grievance
grievous grimy grisly groove grope grovel grudging gruff gubernatorial guile guileless guise gush gusto guttural
hackneyed haggard halcyon hallmark hallowed halo hamlet hamstring hapless harangue harbinger harridan harried
harrowing hedonism hedonist hedonistic heedless hefty hegemon hegemony heinous heliotrope helm henchman
herculean heretical hermetic hermetically heterodox heterogeneous hew hiatus hinterland hirsute histrionic hoary
hobnob hoist homily hone honorific hoodwink horrid hortatory hospice hubbub hubris hulk humdrum humus husk hymn
hyperbole iconoclast idiosyncrasy idiosyncratic idolatry idolize idyll ignoble ignominious ignominy illicit
illimitable illusory illustrious imbibe imbroglio imbue immaculate immanent immaterial immemorial immolate
immure immutable impale impasse impassioned impassive impasto impeach impecunious impediment impel impenetrable
imperceptible imperil imperious imperturbable impervious impetuous impetus impiety impinge implacable implicate
implode implore importunate importune imposition impotent impoverish imprecation impregnable impresario
impropriety improvident impudence impudent impugn impunity inadvertent inane inarticulate inaugural incandescent
incantation incarcerate incarnate incarnation incendiary inchoate incipient incision incisive inclemency
inclement incognito incommensurate incongruity incongruous incontrovertible incorrigible incredulity incredulous
increment incremental incriminate inculcate incumbent incursion indefatigable indelible indict indictment
indigence indigent indignantly indignity indiscretion indiscriminate indolent indomitable inducement indulgent
industrious ineffable ineffectual ineluctable ineptitude inertia inexorable inexpedient inexplicable
inextricable infallible infamy infatuated infatuation infernal inferno infirm infirmity infringe infuse
ingratiate inimical inimitable iniquity injunction inkling innocuous innuendo inoculate inopportune inordinate
inquest inquisition inscribe inscrutable insidious insignia insinuate insinuation insipid insolence insolent
insoluble insolvent insouciance insouciant instigate instil/instill insular insuperable insurgent insurmountable
insurrection interdict interlocutor interloper interminable internecine interplay interpose interregnum
intersperse intertwine intimation intonation intone intractable intransigence intransigent intrepid
introspection introspective inundate inure invective inveigle inversion invert investiture invigorate inviolable
irascibility irascible ire iridescent irk irksome irrefutable irresolute irreverent irrevocable itinerant jaded
jagged jaunt jaunty jejune jeremiad jetsam jettison jingoism jocose jocular jovial jubilation judicious
juggernaut juncture jut kernel knave knead knell knoll kowtow labyrinthine lacerate lachrymose lackadaisical
lacklustre/lackluster laconic lacquer lacuna laggard lambast lambent lampoon languid languor languorous lanky
larceny largesse lark lassitude latitude laud laudable laureate leaden lectern leer leeway leitmotif
lexicographer lexicon libretto licentious lilt limber limbo limn limpid linchpin lineage lissom litany lithe
litigate litmus loath loathsome lofty loiter loquacious loquacity lubricate lugubrious luminary lurid
lustre/luster lustrous luxuriant macerate machination maelstrom magnanimous magnate malady malaise malfeasance
malign malignant malinger malleable malodorous malpractice mangle manhandle manifold mantle mar marauding
marquee marrow martyrdom matriarch matrimony matron maudlin maverick mawkish maxim meagre/meager meander
megalomaniac mellifluous melodious memorabilia menagerie mendacious mendacity mendicant mercurial meretricious
meritocracy meritorious mesh metaphysical meteoric mettle miasma microcosm mien militate minion minuscule mire
mirth misanthrope misanthropy misapprehension misconstrue miscreant misdemeanour/misdemeanor miserly misnomer
misogyny missive mnemonic modicum modish modulate mollify monastic mongrel monolith monolithic monstrosity moor
moot moratorium mordant mores moribund morose morsel mortify mortuary motley moult multifaceted multifarious
multitudinous munificent munitions muster musty mutinous muzzle myopic mystique nadir narcissism narcissistic
nascent natty nebulous nefarious negation neologism neophyte nepotism nestle newfangled niggling nihilism
noisome nomenclature nonchalance nonchalant nondescript nonpareil nonplussed normative nought/naught noxious
nugatory nullify nuptial nuzzle obdurate obeisance obfuscate oblique obloquy obsequies obsequious obsolescence
obstinacy obstreperous obtrusive obtuse obtuseness obverse obviate occlude odious odium odyssey officiate
officious ogle ointment olfactory oligarchy omnibus omnipotent omniscient omnivore onerous onus opacity
opportune opprobrium opulence opulent ordain ordinance orifice orotund oscillate ossify ostensible ostentation
ostentatious ostracize otiose outlandish outlay outmoded overture overwrought paddock paladin palimpsest
palliate palliative pallid pallor palpable palpably paltry panacea panache pander panegyric pang panoply
pantheon paragon parched pariah parishioner parity parlance parlous parochial parochialism paroxysm parry
parsimonious parsimony partake partition parvenu pastiche pastoral patina patriarch patriarchal patrician
patrimony paucity paunch pauper peal pecuniary pedagogy pedant pedantry peddle peevish pejoratively pellucid
pelt penance penchant penitent pensive penultimate penumbra penurious penury percolate peregrination peremptory
perfidious perfidy perforate perfunctory peripatetic perjury permeable permeate permutation pernicious
perpetrate perpetuity perquisite personification perspicacious perspicacity pertain pertinacious perturb peruse
perverse petrify petulance petulant phalanx phantasm philanthropic philanthropy philistine philology phlegm
phlegmatic picaresque piecemeal piety pillage pillory pinion piquant pique pittance placate plaintive plangent
plebeian plenary plenipotentiary pliable plinth plod plumage plunderer plurality ply poignancy polemic polemical
polygamy polyglot polymath pomp ponderous portend portent portentous portly posit postprandial postulate
potentate prattle precept precipitate precipitous precocious precocity precursor predilection predispose
predominance preen preposterous prerogative presage prescience prescient presentiment presumptuous prevaricate
prevarication primacy primal primeval primordial privation probity prodigal prodigious prodigiously profane
profanity proffer profligate profuse profusion progeny prognosticate proletariat proliferation prolix promontory
promulgate propagate propagation propensity propinquity propitiate propitious propriety prosaic proscribe
prosody prostrate protean protracted protrusion providence provident provincialism proviso prudence prudish
puerile pugilist pugnacious pulchritude pulpit pulsate pummel punctilious pundit punitive purgatory puritanical
purloin purport purveyor purview pusillanimous putrefy putrid quaff quagmire quail qualms quandary quash quasi
queasy quell querulous quibble quiescence quiescent quietude quill quintessence quintessential quip quisling
quixotic quotidian rabble rabid raconteur raffish raillery raiment rakish ramification rampart ramshackle rancid
rancour/rancor rapacious rapaciousness rapine rapprochement rapt rapture rapturous rarefied rascal ratiocination
raucous ravenous raze rebuff rebut rebuttal recalcitrant recant recapitulate reciprocity recoil recompense
recondite reconnaissance reconnoitre/reconnoiter recourse recrimination recrudescence rectitude recumbent
recuperate redolent redoubt redoubtable refectory regal regalia regent regimen rehash relegate relent relict
remission remit remonstrance remonstrate remunerate rend renege repartee repatriate repertory repine replete
repose reprehensible reprieve reprisal reproachful reprobate reprove repudiate repudiation repugnance repugnant
repulse requiem requisite requisition requite rescind resonance resonant resounding respite resplendence
resplendent restitution restive resurgence resuscitate reticence reticule retinue retract retroactive revel
revelry reverberate reverie revile revulsion rife rifle righteous rigmarole rind riposte rivulet roseate rotund
rout rubicund rubric rudder ruddy rueful ruminate ruminative rummage runic sacrament sacrilege sacrosanct
sagacious salubrious salutary salve sanctify sanctimonious sanctimony sangfroid sanguine sap sardonic sartorial
sate satrap saturnine savant savoir-faire scabbard scaffold scant scathing schism scintilla scintillating scion
scourge scrawl scribe scruple scuffle scullery scurrilous scuttle scythe sear sectarian sedate sedentary
sedition sedulous seethe semblance semiotic senile sententious sentinel sepulchre/sepulcher sequester seraphic
serendipity serf serrated severance sheaf sheen shibboleth shoddy shrapnel shrivel sibilant simper sinecure
sinew sinuous skulk slake slapdash slipshod slither sloth slouch slovenly sludge slur smirk smoulder/smolder
snide snivel sobriety sobriquet sodden sojourn solecism solicit solicitous soliloquy solipsism solstice solvent
sombre/somber somnolence sonority sonorous sophistry soporific sordid spate specious spectral spendthrift spire
splenetic spoor sporadic sprightly spurious spurn squabble squalid squalor squander squelch staccato staid
stanch/staunch statesman steeped stentorian steppe stertorous stigmatize stilted stipend stipulation stoical
stoicism stoke stolid stooge stratagem stratum striation stricture strop strut stultifying stupefaction stupefy
stupendous stupor stygian suave suavity subjugate sublimate sublime subservient substantiate subsume subterfuge
subvert succulent sully sultry sundry supercilious superlative supine supplant supplicant supposition surcease
surfeit surly surmise surmount surreptitious susurration svelte swagger swarthy swathe sweltering swoon sybarite
sybaritic sycophant syllogism sylvan symbiosis symbiotic synecdoche synopsis tacit taciturn taciturnity tack
tangential tantalize tantamount taper tardy tarry tatters tautology tawdry temerity temperance temperate tempest
tempestuous temporal temporize tenable tendentious tendril tenebrous tenet tenuous tether thatch thespian thrall
throes throttle tiara tiff timbre timorous tinge titanic titillate titular toady tocsin torpor torrid tortuous
totter tout tract tractable traduce transcendent transgress transgression transience transitory translucent
transmogrify transmute transpose travail travesty trawl treatise tremulous trenchant trepidation tribulation
tribune tributary triptych trite triumvirate trivialize truculent trudge truism truncate truncheon truss tryst
tumultuous turf turgid turpitude tussle tutelage twang twinge tyrannical ubiquity umbrage unabashed unabated
unadulterated unalloyed unassailable unbeknown unbidden unbowed unbridled uncanniness unconscionable uncouth
unctuous undaunted underpin undertone undulate undulation unequivocal unfettered unflappable ungainly unguent
unkempt unleavened unpalatable unprepossessing unremitting unsavoury/unsavory unseemly unsullied unswerving
untenable untoward untrammelled/untrammeled unwarranted unwitting upbraid urbane urbanity usurp usurper
utilitarian uxorious vacillate vacuous vagary vagueness vainglory valediction valedictory vanguard vanquish
vapid vapidity variegated vaunted vehement venal venality veneer venerate veneration venial venomous
ventriloquist veracity verbose verdant verisimilitude verity vernacular vernal verve vestibule vestige vestigial
vex vexation vexatious viability viaduct vicar vicarious vicissitude victual vie vignette vilify vindictive
virtuosity virulent visage visceral viscous vitiate vitreous vitriol vitriolic vituperative vivacious vociferous
volte-face voluble voluminous vortex vouchsafe vulgarity waddle waft wager waggish waive waiver wan wanderlust
wanness wanton warble wastrel wayfarer wean welter wheedle whet whimsy whittle winnow winsome wisp wispy wizened
woeful wont wraith wrangle wrest writ wrought wry wunderkind xenophobia xenophobic yardstick yelp zeitgeist
zephyr
`;
