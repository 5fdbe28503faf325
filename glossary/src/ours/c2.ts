/** Rare or bookish words: word, part of speech, Spanish, and what it means in plain English unless WordNet says it well. */
export const c2 = `
abet|v|instigar, ser cómplice de
abhor|v|aborrecer
abhorrent|a|aborrecible
abject|a|abyecto, extremo
abnegation|n|abnegación|giving up what one wants
abomination|n|abominación|something that fills you with disgust
abrasive|a|abrasivo; áspero (de trato)
abreast|r|al lado, a la par; al corriente|side by side; up to date
abrogate|v|abrogar
abscond|v|fugarse
absolve|v|absolver
abstain|v|abstenerse
abstinence|n|abstinencia
abstraction|n|abstracción
abstruse|a|abstruso
accede|v|acceder
accentuate|v|acentuar
accolade|n|elogio, galardón
accost|v|abordar|to go up to a stranger and speak, often rudely
accredit|v|acreditar
accrue|v|acumularse
acerbic|a|mordaz, acerbo|sharply critical
achingly|r|dolorosamente, terriblemente|so strongly that it hurts
acolyte|n|acólito
acquiesce|v|consentir, asentir
acquiescence|n|consentimiento, aquiescencia
acquit|v|absolver
acquittal|n|absolución
acrid|a|acre
acrimonious|a|agrio, enconado
acuity|n|agudeza
acumen|n|perspicacia|the ability to judge quickly and well
adage|n|adagio, refrán
adamant|a|inflexible, firme
addendum|n|adenda
adieu|int|adiós|goodbye, in old or playful use
adjoin|v|lindar con
adjourn|v|aplazar, levantar la sesión
adjudicate|v|juzgar, arbitrar
admonish|v|amonestar|to warn or tell someone off
adorn|v|adornar
adornment|n|adorno
adrift|r|a la deriva
adroit|a|hábil, diestro
adulation|n|adulación
adulterate|v|adulterar
adumbrate|v|esbozar
advent|n|llegada, advenimiento
aegis|n|auspicio (under the aegis of)
affable|a|afable
affectation|n|afectación
affront|n|afrenta
aggrandize|v|engrandecer|to make greater in power or importance
aggravate|v|agravar
aghast|a|horrorizado
agrarian|a|agrario
ailing|a|enfermo, achacoso
ajar|a|entreabierto
alacrity|n|presteza
alchemist|n|alquimista
alchemy|n|alquimia|the old attempt to turn metals into gold
alcove|n|hueco, nicho
allegorical|a|alegórico
allegory|n|alegoría
alleviate|v|aliviar
alliteration|n|aliteración
allure|n|atractivo, encanto
alluring|a|seductor
amalgam|n|amalgama|a mixture of different things
amanuensis|n|amanuense
ambience/ambiance|n|ambiente
ambivalence|n|ambivalencia
ambrosia|n|ambrosía|the food of the gods in Greek myths
ameliorate|v|mejorar
amenable|a|dispuesto, receptivo
amiable|a|amable, afable|friendly and pleasant
amicable|a|amistoso
amiss|a|mal, fuera de lugar
amnesty|n|amnistía
amorous|a|amoroso
amorphous|a|amorfo
anachronism|n|anacronismo
anachronistic|a|anacrónico
analogous|a|análogo
anarchist|n|anarquista
anathema|n|anatema
anatomical|a|anatómico
ancillary|a|auxiliar
angelic|a|angelical
angst|n|angustia
annals|n|anales
annihilate|v|aniquilar
annihilation|n|aniquilación
annotate|v|anotar
annul|v|anular
anodyne|a|anodino|not likely to upset or interest anyone
antagonize|v|enemistarse con
antediluvian|a|antediluviano|extremely old-fashioned
anthology|n|antología
antics|n|payasadas|funny or foolish behaviour
antipathy|n|antipatía
antiquated|a|anticuado
antiquity|n|antigüedad
antithesis|n|antítesis
anvil|n|yunque
aperture|n|abertura
aphorism|n|aforismo
aplomb|n|aplomo
apocryphal|a|apócrifo
apogee|n|apogeo
apoplectic|a|furioso, apoplético|extremely angry
apostle|n|apóstol
apotheosis|n|apoteosis
appease|v|apaciguar
apportion|v|repartir, asignar
apposite|a|oportuno, pertinente
appraise|v|evaluar, tasar
apprehend|v|detener; comprender|to arrest; to understand
approbation|n|aprobación
apropos|prep|a propósito (de)|about; with regard to
aqueduct|n|acueducto
arable|a|cultivable
arbiter|n|árbitro
arboreal|a|arbóreo
arcane|a|arcano
archetypal|a|arquetípico
archetype|n|arquetipo
archipelago|n|archipiélago
ardent|a|ardiente, ferviente
arduous|a|arduo
armada|n|armada
armistice|n|armisticio
arraign|v|hacer comparecer (ante el juez)
arsenal|n|arsenal
arsenic|n|arsénico
ascendancy|n|predominio
ascertain|v|averiguar, determinar
ascetic|n|asceta; ascético
ascribe|v|atribuir
ashen|a|ceniciento, pálido
aspersion|n|calumnia (cast aspersions)
assail|v|asaltar, atacar
assailant|n|agresor, asaltante
assent|n|asentimiento; asentir
assiduous|a|asiduo, diligente
assuage|v|calmar, aliviar
astringent|a|astringente; severo
atavistic|a|atávico|coming from very ancient human instincts
atone|v|expiar
atonement|n|expiación
atrocity|n|atrocidad
attenuate|v|atenuar
attest|v|dar fe de, atestiguar
attire|n|atuendo
attrition|n|desgaste
audacity|n|audacia
augment|v|aumentar
augury|n|augurio
auspicious|a|prometedor, propicio
austerity|n|austeridad
autocratic|a|autocrático
avarice|n|avaricia
averse|a|reacio, contrario
avuncular|a|como un tío bondadoso
awry|r|torcido; mal (go awry: salir mal)
axiom|n|axioma
axiomatic|a|axiomático, evidente
azure|a|azul celeste
baleful|a|siniestro, amenazador
banality|n|banalidad
barometer|n|barómetro
baroness|n|baronesa
barony|n|baronía
barter|v|hacer trueque; trueque
bastion|n|bastión, baluarte
bathos|n|caída en lo ridículo, anticlímax|a sudden fall from the serious to the silly
bauble|n|baratija; bola (de Navidad)|a cheap shiny ornament
bawl|v|berrear, vociferar
bayonet|n|bayoneta
beatific|a|beatífico
bedevil|v|atormentar, acosar
bedraggled|a|desaliñado y mojado
bedrock|n|lecho de roca; base
befit|v|corresponder a, ser propio de
begrudge|v|envidiar; dar de mala gana
beguile|v|cautivar, engañar
behemoth|n|gigante, coloso
behest|n|instancias (at the behest of)
behold|v|contemplar
beholder|n|observador, quien mira
beleaguered|a|asediado, acosado|surrounded by enemies or troubles
belie|v|desmentir, contradecir
belittle|v|menospreciar
belligerent|a|beligerante
bemoan|v|lamentar
bemused|a|desconcertado, perplejo|slightly confused
benediction|n|bendición
benefactor|n|benefactor
benevolence|n|benevolencia
benighted|a|ignorante, atrasado|living in ignorance
benign|a|benigno
bequeath|v|legar
bequest|n|legado
berate|v|reprender, reñir
berserk|a|enloquecido (go berserk)|violently out of control
beset|v|acosar, asediar
besiege|v|asediar, sitiar
bespoke|a|hecho a medida
bestow|v|otorgar, conferir
bicker|v|discutir (por tonterías)
bifurcate|v|bifurcarse
bigot|n|intolerante, fanático
bigotry|n|intolerancia, fanatismo
bilious|a|bilioso; de mal genio
billow|v|ondear, hincharse
blandishment|n|halago
blase/blasé|a|indiferente, de vuelta de todo
blithe|a|despreocupado, alegre
blithely|r|alegremente, con despreocupación
boisterous|a|bullicioso
bombast|n|grandilocuencia
bombastic|a|grandilocuente
bowdlerize|v|expurgar
bravado|n|bravuconería
brazen|a|descarado
brethren|n|hermanos (de una comunidad)
brevity|n|brevedad
bridle|n|brida
broach|v|sacar (un tema)
brunt|n|lo peor, el impacto (bear the brunt)
brusque|a|brusco
bucolic|a|bucólico
buffoon|n|bufón, payaso
bulbous|a|bulboso
bulwark|n|baluarte
bumptious|a|engreído, presuntuoso
burgeon|v|crecer rápidamente, florecer
burnish|v|bruñir, pulir
bursary|n|beca|money given to a student
bylaw|n|estatuto, ordenanza
byword|n|sinónimo (de algo), ejemplo|a person or thing known for a quality
cabal|n|camarilla
cachet|n|caché, prestigio
cacophony|n|cacofonía
cadaver|n|cadáver
cadaverous|a|cadavérico
cadence|n|cadencia
cajole|v|engatusar
calamity|n|calamidad
calumny|n|calumnia
canard|n|bulo
canny|a|astuto, prudente
canonical|a|canónico
cantankerous|a|cascarrabias
canvass|v|sondear, pedir el voto
capacious|a|espacioso, amplio
capitulate|v|capitular
caprice|n|capricho
capricious|a|caprichoso
capsize|v|volcar (un barco)
captious|a|criticón
captor|n|captor
carcass|n|res muerta, cadáver (de animal)
caricaturist|n|caricaturista
carouse|v|ir de juerga
cartographer|n|cartógrafo
cartography|n|cartografía
cascade|n|cascada; caer en cascada
castigate|v|fustigar, castigar
cataclysm|n|cataclismo
cataclysmic|a|cataclísmico
catharsis|n|catarsis
cathartic|a|catártico|giving relief by letting out strong feelings
caulk|v|sellar, calafatear
causality|n|causalidad
caustic|a|cáustico|burning; bitterly critical
cavalier|a|arrogante, displicente|not caring about serious matters
cavalry|n|caballería
caveat|n|advertencia, salvedad
cede|v|ceder
celerity|n|celeridad
celibate|a|célibe
censure|n|censura, reprobación
cerebral|a|cerebral
chafe|v|rozar, irritar
chagrin|n|disgusto, mortificación
chalice|n|cáliz
charade|n|farsa, charada|an act that fools nobody
charlatan|n|charlatán, embaucador
chary|a|cauteloso
chasm|n|abismo
chaste|a|casto
chastening|a|aleccionador|making you sorry and wiser
chastise|v|castigar, reprender
chauvinism|n|chovinismo
chicanery|n|triquiñuelas, artimañas
chide|v|reprender
chimera|n|quimera
chirp|v|gorjear, piar
chivalry|n|caballerosidad; caballería
choleric|a|colérico
chortle|v|reírse alegremente
churlish|a|grosero, hosco
cipher|n|cifra, clave
circuitous|a|tortuoso, indirecto
circumlocution|n|circunloquio
circumspect|a|circunspecto
circumstantial|a|circunstancial|of evidence: suggesting guilt but not proving it
citadel|n|ciudadela
clairvoyant|n|vidente
clamber|v|trepar con dificultad
clamour/clamor|n|clamor
clandestine|a|clandestino
clasp|v|agarrar, estrechar; broche
cleave|v|hender; aferrarse
clemency|n|clemencia|mercy shown by a judge or ruler
cloister|n|claustro
clot|n|coágulo
clout|n|influencia; golpe|power and influence
cloying|a|empalagoso
coalesce|v|unirse, fusionarse
coda|n|coda
coffer|n|cofre; arcas (coffers)|a strong box for money
cogent|a|convincente, contundente
cogitate|v|cavilar
cognizant|a|consciente, conocedor
cognoscenti|n|entendidos|people who know a great deal about an art
cohabit|v|cohabitar
cohesive|a|cohesionado
cohort|n|cohorte, grupo
coinage|n|acuñación; neologismo
collate|v|cotejar, recopilar|to put together and compare
collude|v|confabularse
comatose|a|en coma
comely|a|atractivo, agraciado|pleasant to look at
comeuppance|n|merecido
commandeer|v|requisar, apropiarse de
commensurate|a|acorde, proporcional
commiserate|v|compadecerse
compatriot|n|compatriota
compendium|n|compendio
compunction|n|remordimiento
concave|a|cóncavo
conciliatory|a|conciliador
concoct|v|preparar, inventar
concoction|n|mezcla, brebaje
concomitant|a|concomitante
concord|n|concordia|agreement and peace
concur|v|coincidir, estar de acuerdo
concurrent|a|simultáneo
condescend|v|dignarse; ser condescendiente
condolence|n|pésame
condone|v|consentir, justificar
confectionery|n|dulces, golosinas
conflagration|n|conflagración, gran incendio
conflate|v|fusionar, confundir
confluence|n|confluencia
congeal|v|coagularse, cuajarse
congenial|a|agradable, simpático
congenital|a|congénito
congregate|v|congregarse
conjecture|n|conjetura
conjugal|a|conyugal
connive|v|confabularse, consentir
connoisseurship|n|pericia (de entendido)
consanguinity|n|consanguinidad
conscript|n|recluta forzoso; reclutar
consecrate|v|consagrar|to make holy in a ceremony
consign|v|consignar, relegar
consort|n|consorte; juntarse (con)|the husband or wife of a ruler
consternation|n|consternación
consummate|a|consumado|showing the greatest skill
containment|n|contención|keeping something within limits
contentious|a|polémico
contiguous|a|contiguo
contort|v|retorcer
contrite|a|contrito
contrition|n|contrición|deep regret
contrive|v|ingeniárselas, tramar
contumely|n|ultraje, insolencia
conundrum|n|enigma, dilema
convalesce|v|convalecer
convalescence|n|convalecencia
convene|v|convocar, reunirse
convent|n|convento
conversant|a|versado
convivial|a|cordial, festivo
convoluted|a|enrevesado|too complicated to follow
convulsion|n|convulsión
cordial|a|cordial
cornucopia|n|cornucopia; abundancia
corollary|n|corolario
coroner|n|juez de instrucción (muertes)
corporal|n|cabo (militar); corporal
corporeal|a|corpóreo
corpulent|a|corpulento
corroborate|v|corroborar
corrode|v|corroer
corrugated|a|ondulado, corrugado
coruscating|a|brillante, centelleante|sparkling; brilliant
coterie|n|círculo, camarilla
countenance|n|semblante
courtier|n|cortesano
courtship|n|cortejo, noviazgo
covet|v|codiciar
covetous|a|codicioso
cower|v|encogerse de miedo
coy|a|tímido (con coquetería), evasivo
crag|n|peñasco, risco
crass|a|craso, grosero
craven|a|cobarde
credence|n|crédito, credibilidad
credo|n|credo
credulity|n|credulidad
creed|n|credo, creencia
cremate|v|incinerar
crepuscular|a|crepuscular
crescendo|n|crescendo
crestfallen|a|cabizbajo, alicaído
cringe|v|encogerse; sentir vergüenza ajena
crockery|n|vajilla, loza
crony|n|amigote, compinche
croon|v|canturrear
crotchety|a|cascarrabias
crucify|v|crucificar
crystalline|a|cristalino
culpable|a|culpable
cupidity|n|codicia
curate|v|comisariar (una exposición); coadjutor|to choose and arrange things for an exhibition; a priest's assistant
curmudgeon|n|cascarrabias, gruñón
curmudgeonly|a|gruñón, huraño
cursory|a|somero, superficial
curt|a|seco, cortante
curtsy|n|reverencia
cutthroat|a|despiadado, feroz (competencia)|fierce and without mercy
cynosure|n|centro de atención|a person or thing that everyone looks at
dainty|a|delicado
dally|v|entretenerse, perder el tiempo|to waste time
dapper|a|atildado, pulcro
daub|v|embadurnar
dauntless|a|intrépido
dawdle|v|entretenerse, ir despacio
dearth|n|escasez
debase|v|degradar, envilecer|to lower in quality or value
debauched|a|libertino, depravado
debauchery|n|libertinaje|wild behaviour with drink and sex
debilitate|v|debilitar
debonair|a|elegante, desenvuelto
debrief|v|interrogar (tras una misión)
decadence|n|decadencia
decadent|a|decadente
decapitate|v|decapitar
decimate|v|diezmar|to kill or destroy a large part of
declamatory|a|declamatorio
decorous|a|decoroso
decrepit|a|decrépito
deface|v|pintarrajear, desfigurar
defection|n|deserción|leaving one's country or party for another
deference|n|deferencia
deferential|a|deferente
defile|v|profanar, mancillar|to make dirty or unholy
deflate|v|desinflar
deflect|v|desviar|to make something change direction
defray|v|sufragar
deft|a|diestro, hábil
degenerate|v|degenerar; degenerado|to become worse
degradation|n|degradación
deify|v|deificar
deity|n|deidad
dejection|n|abatimiento
delectable|a|delicioso
deleterious|a|nocivo
delineate|v|delinear
delinquent|a|delincuente
delirious|a|delirante; loco de alegría
delirium|n|delirio
delude|v|engañar
deluge|n|diluvio, avalancha
demagogue|n|demagogo
demarcate|v|demarcar
demographic|a|demográfico
demonic|a|demoníaco
demur|v|objetar, poner reparos
demure|a|recatado|quiet and modest
denigrate|v|denigrar
denizen|n|habitante
denomination|n|confesión (religiosa); denominación
denouement|n|desenlace
denunciation|n|denuncia, condena
deplore|v|deplorar
depose|v|deponer, destituir
depravity|n|depravación
deprecate|v|desaprobar, menospreciar
depreciate|v|depreciarse|to lose value
deracinate|v|desarraigar
deranged|a|trastornado
deride|v|ridiculizar, burlarse de
derision|n|burla, escarnio
derisive|a|burlón
derogatory|a|despectivo
desecrate|v|profanar
desiccated|a|desecado
despicable|a|despreciable
despondent|a|abatido, desalentado
despot|n|déspota
desuetude|n|desuso
desultory|a|inconexo, sin entusiasmo
deterrence|n|disuasión
detract|v|restar mérito (detract from)
detriment|n|detrimento
devolve|v|delegar, recaer
devout|a|devoto
dexterity|n|destreza
dexterous|a|diestro
diabolical|a|diabólico
diametrically|r|diametralmente
diaphanous|a|diáfano
diaspora|n|diáspora|people of one origin spread over many countries
diatribe|n|diatriba
dichotomy|n|dicotomía
didactic|a|didáctico
diffidence|n|timidez, falta de confianza
diffident|a|tímido, inseguro
diffuse|a|difuso; difundir
dignitary|n|dignatario
digress|v|divagar, apartarse del tema
dilapidated|a|ruinoso
dilate|v|dilatar
dilatory|a|dilatorio, lento
dilettante|n|diletante
diminutive|a|diminuto
dirge|n|canto fúnebre
disabuse|v|desengañar
disarray|n|desorden, desconcierto
disavow|v|negar, repudiar
disband|v|disolverse (un grupo)
discernible|a|perceptible
disciplinary|a|disciplinario
disclaimer|n|descargo de responsabilidad
discomfit|v|incomodar, desconcertar
disconcert|v|desconcertar
disconsolate|a|desconsolado
discord|n|discordia
discordant|a|discordante
discretionary|a|discrecional
discursive|a|que divaga, discursivo|moving from subject to subject
disdainful|a|desdeñoso
disembark|v|desembarcar
disembodied|a|incorpóreo
disfigure|v|desfigurar
disgruntled|a|descontento, disgustado
dishevelled/disheveled|a|despeinado, desaliñado
disingenuous|a|poco sincero, falso
disjointed|a|inconexo
dislodge|v|desalojar, sacar
disparage|v|menospreciar
disparate|a|dispar
dispassionate|a|desapasionado, imparcial
dispensable|a|prescindible
disproportionate|a|desproporcionado
disquiet|n|inquietud
dissect|v|diseccionar
dissemble|v|disimular, fingir
dissimulate|v|disimular
dissipate|v|disiparse|to disappear little by little; to waste
dissociate|v|disociar, desvincularse
dissolute|a|disoluto
dissonance|n|disonancia
dissuade|v|disuadir
distillery|n|destilería
divergence|n|divergencia
divergent|a|divergente
divisive|a|que divide, divisivo|causing disagreement between people
docile|a|dócil
dogged|a|tenaz, obstinado
doggerel|n|versos ramplones
dogma|n|dogma
dogmatic|a|dogmático
dolorous|a|doloroso, lastimero
dolt|n|zoquete
dominion|n|dominio
dotage|n|chochez
dote|v|adorar, mimar (dote on)|dote on: to love too much and see no faults in
doughty|a|valeroso|brave and determined
dour|a|adusto|serious and unfriendly
dovetail|v|encajar
dowdy|a|sin gracia, anticuado (vestir)|of clothes or people: dull and unfashionable
dowry|n|dote
drape|v|cubrir, colgar (una tela)
drawl|n|acento que arrastra las palabras
dregs|n|posos; escoria
drivel|n|tonterías
droop|v|inclinarse, caer lánguidamente
dross|n|escoria
drudgery|n|trabajo pesado y aburrido
dulcet|a|dulce, melodioso
dunce|n|burro, tonto (de la clase)
dupe|v|engañar
duplicitous|a|falso, engañoso
duplicity|n|duplicidad
earmark|v|destinar, asignar|to set aside for a purpose
earthbound|a|terrenal, ligado a la tierra
earthenware|n|loza de barro
ebb|v|menguar, bajar (la marea)
ebullience|n|entusiasmo desbordante
ebullient|a|desbordante de entusiasmo
eclectic|a|ecléctico
edict|n|edicto
edification|n|edificación (moral)
edifying|a|edificante
efface|v|borrar
effervescent|a|efervescente
effete|a|decadente, sin vigor
efficacy|n|eficacia
effigy|n|efigie
effluvium|n|efluvio
effrontery|n|descaro
effusion|n|efusión
effusive|a|efusivo
egalitarian|a|igualitario
egotism|n|egotismo, egolatría
egregious|a|atroz, flagrante
egress|n|salida
elation|n|euforia, júbilo
elegiac|a|elegíaco
elegy|n|elegía
elide|v|elidir
elixir|n|elixir
elope|v|fugarse (para casarse)
elucidate|v|dilucidar
emaciated|a|demacrado
emanate|v|emanar
emancipate|v|emancipar
emancipation|n|emancipación
embargo|n|embargo (comercial)
embellishment|n|adorno
ember|n|brasa, ascua
embezzle|v|malversar, desfalcar
embittered|a|amargado|bitter and angry because of what has happened to you
emblematic|a|emblemático
embroil|v|enredar, involucrar
embryonic|a|embrionario|in an early stage
emeritus|a|emérito
emissary|n|emisario
emollient|a|emoliente; conciliador
enamoured/enamored|a|enamorado, prendado
encapsulate|v|resumir, sintetizar|to express the main points in few words
encomium|n|encomio
encroach|v|invadir, usurpar
encumber|v|estorbar, cargar
endow|v|dotar
endowment|n|dotación, donación
enervate|v|debilitar
engender|v|engendrar, suscitar
enigmatically|r|enigmáticamente
enmity|n|enemistad
ennui|n|hastío
enormity|n|magnitud, atrocidad
ensconce|v|acomodarse|to settle comfortably or safely
ensign|n|bandera; alférez|a ship's flag; a junior officer
ensnare|v|atrapar
enterprising|a|emprendedor
enthral/enthrall|v|cautivar
entrails|n|entrañas
entreat|v|suplicar
entreaty|n|súplica
entrench|v|atrincherar, afianzar
entwine|v|entrelazar
enumerate|v|enumerar
enunciate|v|articular, enunciar
ephemera|n|cosas efímeras
ephemeral|a|efímero
epigram|n|epigrama
epigraph|n|epígrafe
epiphany|n|epifanía, revelación|a sudden moment of understanding
episodic|a|episódico
epistolary|a|epistolar
epithet|n|epíteto
epitome|n|personificación, ejemplo perfecto
epitomize|v|personificar
epoch|n|época
equable|a|ecuánime; estable
equanimity|n|ecuanimidad
equestrian|a|ecuestre
equitable|a|equitativo
equivocal|a|equívoco, ambiguo
equivocate|v|hablar con evasivas
erroneous|a|erróneo
ersatz|a|sucedáneo
erstwhile|a|antiguo, de antaño
erudite|a|erudito
erudition|n|erudición
eschew|v|evitar, rehuir
esoteric|a|esotérico
espouse|v|abrazar (una causa)
esprit|n|ingenio, espíritu
estrange|v|distanciar, alejar|to make someone no longer close to family or friends
estuary|n|estuario
etch|v|grabar
ethereal|a|etéreo
ethos|n|espíritu, carácter distintivo
etymology|n|etimología
eulogize|v|elogiar
eulogy|n|elogio, panegírico
euphemism|n|eufemismo
euphoric|a|eufórico
evanescent|a|evanescente
evangelical|a|evangélico
evasion|n|evasión, evasiva|avoiding a duty or question
evince|v|mostrar, revelar
exacerbate|v|exacerbar, empeorar
exacting|a|exigente|demanding great care and effort
exalt|v|exaltar, ensalzar
exasperate|v|exasperar|to annoy very much
excise|v|extirpar; impuesto especial
excoriate|v|criticar duramente
excruciating|a|atroz, insoportable (dolor)
exculpate|v|exculpar
execrable|a|execrable
exegesis|n|exégesis
exhilarate|v|llenar de júbilo
exhilaration|n|euforia, júbilo
exhort|v|exhortar
exhume|v|exhumar
exigency|n|exigencia, urgencia
exonerate|v|exonerar
exorbitant|a|desorbitado, exorbitante
exorcise|v|exorcizar
expansive|a|expansivo, extenso
expatiate|v|extenderse (sobre un tema)
expedient|a|conveniente; recurso
expend|v|gastar, emplear
expiate|v|expiar
expurgate|v|expurgar
extant|a|existente, que se conserva
extenuating|a|atenuante
extirpate|v|extirpar
extol|v|ensalzar
extortion|n|extorsión|getting money by threats
extortionate|a|abusivo, desorbitado
extradite|v|extraditar
extraneous|a|ajeno, irrelevante
extrapolate|v|extrapolar
extricate|v|librar, sacar (de un apuro)
exuberance|n|exuberancia, euforia
exult|v|exultar
exultant|a|exultante
exultation|n|exultación
fabled|a|legendario
facetious|a|chistoso (fuera de lugar)|trying to be funny about something serious
facile|a|superficial, simplista
fallible|a|falible
fallow|a|en barbecho
farcical|a|ridículo, de farsa
farrago|n|fárrago
fastidious|a|meticuloso, quisquilloso
fathom|v|comprender; braza
fatuous|a|fatuo, necio
fawn|n|cervatillo; adular (fawn over)|a young deer; fawn over: to flatter someone to please them
faze|v|perturbar
fealty|n|lealtad (feudal)
feckless|a|irresponsable, inútil
fecund|a|fecundo
feign|v|fingir
feint|n|finta|a false move to trick an opponent
felicity|n|felicidad; acierto|great happiness; a well-chosen expression
feral|a|asilvestrado, salvaje
ferment|v|fermentar; agitación
ferocity|n|ferocidad
ferret|n|hurón|a small thin animal used for hunting rabbits
fervent|a|ferviente
fervid|a|férvido
fervour/fervor|n|fervor
festoon|v|adornar con guirnaldas|to hang with garlands and decorations
fetid|a|fétido
fetter|n|grillete; encadenar
fickle|a|voluble, inconstante
fiendish|a|diabólico
figment|n|producto (de la imaginación)
filial|a|filial|of a son or daughter
filibuster|n|obstruccionismo (parlamentario)|long speeches made to stop a vote
filigree|n|filigrana
finesse|n|finura, delicadeza
finial|n|remate (arquitectura)
finicky|a|quisquilloso
firebrand|n|agitador; tea|a person who stirs others to rebel
fissure|n|fisura
flaccid|a|flácido
flagrant|a|flagrante
flail|v|agitar (brazos)|to wave arms or legs about wildly
flak|n|críticas; fuego antiaéreo|strong criticism; gunfire against planes
flank|n|flanco; flanquear
fleck|n|mota
fleece|n|vellón; forro polar
flippant|a|frívolo, poco serio
flirtatious|a|coqueto
flit|v|revolotear
floodgate|n|compuerta
flotilla|n|flotilla|a small fleet of boats
flotsam|n|restos flotantes
flounder|v|debatirse, tener dificultades|to struggle helplessly
flout|v|incumplir, burlarse de
flummox|v|desconcertar
flurry|n|ráfaga, frenesí|a sudden short burst of snow or activity
fluster|v|poner nervioso
fob|n|leontina; (off) quitarse de encima
foible|n|manía, flaqueza
foist|v|endilgar
folly|n|locura, insensatez
foment|v|fomentar, instigar
fondle|v|acariciar
foray|n|incursión
forbear|v|abstenerse|to hold back from doing something
forbearance|n|paciencia, tolerancia
forebear|n|antepasado
forego/forgo|v|renunciar a|to do without
forestall|v|prevenir, anticiparse a
forfeit|v|perder (un derecho), renunciar a
forlorn|a|desolado, abandonado
formative|a|formativo|shaping someone's character
forsake|v|abandonar
forswear|v|renunciar a
fortitude|n|fortaleza, entereza
fortuitous|a|fortuito
foundling|n|niño expósito
foundry|n|fundición
fracas|n|gresca
fractious|a|díscolo, irritable
frailty|n|fragilidad, debilidad
fraternal|a|fraternal|of or like brothers
fraternity|n|fraternidad
fraternize|v|confraternizar
fray|v|deshilacharse; refriega
fret|v|preocuparse, inquietarse
frigid|a|gélido|very cold
frisky|a|juguetón
frivolity|n|frivolidad
frock|n|vestido
frolic|v|retozar
frontal|a|frontal
frugality|n|frugalidad
fruition|n|fruto, realización (come to fruition)|when a plan becomes real
fugue|n|fuga (música)|a piece of music in which a tune is taken up by one part after another
fulcrum|n|fulcro, punto de apoyo
fulminate|v|despotricar, fulminar
fulsome|a|excesivo, empalagoso (elogio)
furlough|n|permiso (militar)
furore/furor|n|escándalo, revuelo|sudden public excitement or anger
furrow|n|surco
furtive|a|furtivo
gainsay|v|negar, contradecir
gait|n|andar, manera de caminar|a way of walking
gallant|a|galante, valiente|brave; polite to women
gallantry|n|valentía; galantería
galling|a|exasperante
gallows|n|horca
galvanize|v|galvanizar, impulsar a la acción
gambit|n|táctica, gambito
gamut|n|gama
gangly|a|larguirucho
garble|v|distorsionar, confundir
gargantuan|a|descomunal
garish|a|chillón
garner|v|reunir, cosechar
garret|n|buhardilla
garrison|n|guarnición
garrulous|a|parlanchín
gash|n|corte profundo|a long deep cut
gauche|a|torpe (socialmente)
gaucherie|n|torpeza (social)
gaudy|a|chillón, recargado
gaunt|a|demacrado
genealogy|n|genealogía
genteel|a|fino, refinado
gentry|n|pequeña nobleza|people of good family, just below the nobility
germinate|v|germinar
gestation|n|gestación
gewgaw|n|chuchería
ghoul|n|espíritu necrófago; morboso|an evil spirit that eats the dead; a person who enjoys horrors
gild|v|dorar
gilt|a|dorado|covered with gold or gold paint
gimlet|n|barrena|a small tool for making holes
girth|n|circunferencia, contorno
glacially|r|muy lentamente; gélidamente|extremely slowly; very coldly
glade|n|claro (del bosque)
glean|v|recoger, entresacar
glib|a|fácil, con mucha labia
glint|v|destellar; destello
glisten|v|brillar, relucir
glower|v|mirar con ceño|to look angrily at someone
glum|a|taciturno
glut|n|superabundancia|more of something than is needed
glutton|n|glotón
gluttony|n|gula
gnaw|v|roer
godsend|n|regalo del cielo
gouge|v|arrancar, perforar|to cut or dig out roughly
gourmand|n|gran comilón
gradient|n|pendiente; gradiente|how steep a slope is
graft|n|injerto; trabajo duro
grandeur|n|grandiosidad
grandiloquent|a|grandilocuente
grandiose|a|grandioso, ostentoso
gratification|n|gratificación, satisfacción
gratify|v|complacer, satisfacer
gratis|r|gratis
gratuitous|a|gratuito, innecesario
gravitas|n|seriedad, dignidad
gregarious|a|sociable, gregario|liking to be with other people
grievance|n|queja, agravio|a reason to complain about unfair treatment
grievous|a|grave, doloroso
grimy|a|mugriento
grisly|a|espeluznante
groove|n|ranura, surco
grope|v|tantear, buscar a tientas
grovel|v|arrastrarse, humillarse
grudging|a|de mala gana|given or done unwillingly
gruff|a|brusco, bronco
gubernatorial|a|del gobernador
guile|n|astucia
guileless|a|ingenuo, sin malicia
guise|n|apariencia, disfraz
gush|v|salir a borbotones
gusto|n|entusiasmo
guttural|a|gutural
hackneyed|a|trillado
haggard|a|ojeroso, demacrado
halcyon|a|feliz y tranquilo (tiempo)|of days past: calm and happy
hallmark|n|sello distintivo
hallowed|a|sagrado, venerado
halo|n|halo, aureola
hamlet|n|aldea
hamstring|n|tendón de la corva
hapless|a|desventurado
harangue|v|arengar; arenga
harbinger|n|presagio, heraldo
harridan|n|arpía
harried|a|agobiado
harrowing|a|angustioso, desgarrador
hedonism|n|hedonismo
hedonist|n|hedonista
hedonistic|a|hedonista
heedless|a|desatento, imprudente
hefty|a|fornido; considerable|big and strong; large in amount
hegemon|n|potencia hegemónica
hegemony|n|hegemonía
heinous|a|atroz
heliotrope|n|heliotropo|a plant with small sweet purple flowers
helm|n|timón
henchman|n|secuaz
herculean|a|hercúleo
heretical|a|herético
hermetic|a|hermético
hermetically|r|herméticamente
heterodox|a|heterodoxo
heterogeneous|a|heterogéneo
hew|v|tallar, cortar (con hacha)
hiatus|n|pausa, interrupción
hinterland|n|interior, zona apartada
hirsute|a|hirsuto, peludo
histrionic|a|histriónico
hoary|a|canoso; muy viejo
hobnob|v|codearse
hoist|v|izar, levantar
homily|n|homilía
hone|v|perfeccionar, afilar|to make sharper or better
honorific|n|tratamiento honorífico
hoodwink|v|engañar
horrid|a|horrible
hortatory|a|exhortatorio
hospice|n|residencia para enfermos terminales|a place that cares for people who are dying
hubbub|n|barullo
hubris|n|soberbia desmedida
hulk|n|mole, armatoste
humdrum|a|rutinario, monótono|dull and ordinary
humus|n|humus, mantillo
husk|n|cáscara, vaina
hymn|n|himno
hyperbole|n|hipérbole
iconoclast|n|iconoclasta|a person who attacks accepted beliefs
idiosyncrasy|n|idiosincrasia, peculiaridad
idiosyncratic|a|peculiar, idiosincrásico
idolatry|n|idolatría
idolize|v|idolatrar
idyll|n|idilio
ignoble|a|innoble
ignominious|a|ignominioso
ignominy|n|ignominia
illicit|a|ilícito|not allowed by law or custom
illimitable|a|ilimitado
illusory|a|ilusorio
illustrious|a|ilustre
imbibe|v|beber; embeberse de|to drink; to take in ideas
imbroglio|n|embrollo
imbue|v|imbuir
immaculate|a|inmaculado
immanent|a|inmanente|being within and inseparable from something
immaterial|a|irrelevante; inmaterial
immemorial|a|inmemorial
immolate|v|inmolar
immure|v|emparedar, recluir
immutable|a|inmutable
impale|v|empalar, ensartar
impasse|n|punto muerto, callejón sin salida
impassioned|a|apasionado
impassive|a|impasible
impasto|n|empaste (pintura)
impeach|v|procesar (a un alto cargo), poner en duda|to accuse a president or official of a serious offence
impecunious|a|sin dinero
impediment|n|impedimento
impel|v|impeler, impulsar
impenetrable|a|impenetrable
imperceptible|a|imperceptible
imperil|v|poner en peligro
imperious|a|imperioso
imperturbable|a|imperturbable
impervious|a|impermeable; inmune (a)|not letting water through; not affected by
impetuous|a|impetuoso
impetus|n|ímpetu, impulso
impiety|n|impiedad
impinge|v|afectar, incidir (impinge on)|impinge on: to have a bad effect on
implacable|a|implacable
implicate|v|implicar
implode|v|implosionar
implore|v|implorar
importunate|a|importuno, insistente
importune|v|importunar
imposition|n|imposición
impotent|a|impotente
impoverish|v|empobrecer
imprecation|n|imprecación
impregnable|a|inexpugnable
impresario|n|empresario (teatral)
impropriety|n|incorrección, indecoro
improvident|a|imprevisor
impudence|n|insolencia, descaro|rude lack of respect
impudent|a|insolente, descarado
impugn|v|impugnar
impunity|n|impunidad
inadvertent|a|involuntario
inane|a|estúpido, vacuo
inarticulate|a|incapaz de expresarse
inaugural|a|inaugural
incandescent|a|incandescente
incantation|n|conjuro
incarcerate|v|encarcelar
incarnate|a|encarnado
incarnation|n|encarnación
incendiary|a|incendiario
inchoate|a|incipiente, rudimentario
incipient|a|incipiente
incision|n|incisión
incisive|a|incisivo
inclemency|n|inclemencia
inclement|a|inclemente
incognito|r|de incógnito
incommensurate|a|desproporcionado
incongruity|n|incongruencia
incongruous|a|incongruente
incontrovertible|a|incontrovertible
incorrigible|a|incorregible
incredulity|n|incredulidad
incredulous|a|incrédulo
increment|n|incremento, aumento
incremental|a|gradual, incremental
incriminate|v|incriminar
inculcate|v|inculcar
incumbent|n|titular (de un cargo)
incursion|n|incursión
indefatigable|a|infatigable
indelible|a|indeleble
indict|v|acusar formalmente, procesar
indictment|n|acusación, procesamiento
indigence|n|indigencia
indigent|a|indigente
indignantly|r|con indignación
indignity|n|indignidad, humillación
indiscretion|n|indiscreción
indiscriminate|a|indiscriminado
indolent|a|indolente
indomitable|a|indomable, indómito
inducement|n|incentivo
indulgent|a|indulgente
industrious|a|trabajador, laborioso
ineffable|a|inefable
ineffectual|a|ineficaz, inútil
ineluctable|a|ineluctable
ineptitude|n|ineptitud
inertia|n|inercia
inexorable|a|inexorable|impossible to stop
inexpedient|a|inoportuno
inexplicable|a|inexplicable
inextricable|a|inextricable
infallible|a|infalible
infamy|n|infamia
infatuated|a|encaprichado, enamorado
infatuation|n|enamoramiento, capricho
infernal|a|infernal
inferno|n|infierno (de llamas)|a very large and hot fire
infirm|a|enfermizo, débil
infirmity|n|dolencia, achaque
infringe|v|infringir, violar
infuse|v|infundir; hacer una infusión|to fill with a quality; to leave tea in hot water
ingratiate|v|congraciarse
inimical|a|hostil, adverso
inimitable|a|inimitable
iniquity|n|iniquidad
injunction|n|orden judicial, mandato|an order from a court
inkling|n|idea vaga, sospecha
innocuous|a|inocuo
innuendo|n|insinuación, indirecta
inoculate|v|inocular, vacunar|to protect from an illness with an injection
inopportune|a|inoportuno
inordinate|a|desmesurado
inquest|n|investigación judicial (de una muerte)
inquisition|n|inquisición
inscribe|v|inscribir, grabar
inscrutable|a|inescrutable
insidious|a|insidioso
insignia|n|insignia
insinuate|v|insinuar|to suggest something unpleasant without saying it
insinuation|n|insinuación
insipid|a|insípido
insolence|n|insolencia
insolent|a|insolente
insoluble|a|insoluble
insolvent|a|insolvente|not able to pay what one owes
insouciance|n|despreocupación
insouciant|a|despreocupado
instigate|v|instigar
instil/instill|v|inculcar, infundir|to put an idea or feeling into someone's mind slowly
insular|a|insular; estrecho de miras|interested only in one's own group
insuperable|a|insuperable
insurgent|n|insurgente
insurmountable|a|insuperable
insurrection|n|insurrección
interdict|n|prohibición, interdicto
interlocutor|n|interlocutor|a person who takes part in a conversation
interloper|n|intruso
interminable|a|interminable
internecine|a|intestino (lucha)
interplay|n|interacción
interpose|v|interponer
interregnum|n|interregno
intersperse|v|intercalar
intertwine|v|entrelazar
intimation|n|indicio, insinuación
intonation|n|entonación
intone|v|entonar, salmodiar
intractable|a|intratable, difícil de resolver
intransigence|n|intransigencia
intransigent|a|intransigente
intrepid|a|intrépido
introspection|n|introspección
introspective|a|introspectivo
inundate|v|inundar
inure|v|acostumbrar, endurecer
invective|n|invectiva
inveigle|v|engatusar
inversion|n|inversión (de orden)|turning something upside down or changing its order
invert|v|invertir|to turn upside down or in the opposite order
investiture|n|investidura
invigorate|v|vigorizar
inviolable|a|inviolable
irascibility|n|irascibilidad
irascible|a|irascible
ire|n|ira
iridescent|a|iridiscente
irk|v|fastidiar
irksome|a|fastidioso|annoying
irrefutable|a|irrefutable
irresolute|a|indeciso
irreverent|a|irreverente
irrevocable|a|irrevocable
itinerant|a|itinerante
jaded|a|hastiado|bored because you have had too much of something
jagged|a|dentado, irregular
jaunt|n|paseo, excursión
jaunty|a|garboso, desenvuelto|lively and confident
jejune|a|insulso, pueril|dull or childish
jeremiad|n|jeremiada, lamento
jetsam|n|objetos arrojados al mar
jettison|v|deshacerse de, echar por la borda
jingoism|n|patrioterismo
jocose|a|jocoso
jocular|a|jocoso
jovial|a|jovial
jubilation|n|júbilo
judicious|a|juicioso
juggernaut|n|fuerza arrolladora
juncture|n|coyuntura|a particular point in time
jut|v|sobresalir
kernel|n|grano, semilla; núcleo
knave|n|bribón; jota (naipes)
knead|v|amasar|to press dough with the hands
knell|n|toque de difuntos
knoll|n|loma, otero
kowtow|v|humillarse, someterse
labyrinthine|a|laberíntico|complicated like a maze
lacerate|v|lacerar
lachrymose|a|lacrimoso
lackadaisical|a|desganado, indolente
lacklustre/lackluster|a|deslucido
laconic|a|lacónico
lacquer|n|laca
lacuna|n|laguna (vacío)
laggard|n|rezagado
lambast|v|criticar duramente|to criticize very harshly
lambent|a|tenue y titilante
lampoon|v|satirizar
languid|a|lánguido
languor|n|languidez
languorous|a|lánguido
lanky|a|larguirucho
larceny|n|hurto
largesse|n|generosidad, dádiva
lark|n|alondra; travesura|a small brown bird that sings; something done for fun
lassitude|n|lasitud
latitude|n|latitud; libertad de acción
laud|v|alabar
laudable|a|loable
laureate|n|laureado
leaden|a|plomizo; pesado
lectern|n|atril
leer|v|mirar lascivamente
leeway|n|margen de maniobra|freedom to change or choose
leitmotif|n|leitmotiv
lexicographer|n|lexicógrafo
lexicon|n|léxico
libretto|n|libreto
licentious|a|licencioso
lilt|n|cadencia (al hablar o cantar)
limber|a|ágil, flexible|bending easily
limbo|n|limbo
limn|v|retratar, describir
limpid|a|límpido
linchpin|n|eje, pieza clave
lineage|n|linaje
lissom|a|esbelto y ágil
litany|n|letanía
lithe|a|ágil, flexible
litigate|v|litigar
litmus|n|tornasol (litmus test: prueba decisiva)
loath|a|reacio|unwilling
loathsome|a|repugnante, odioso
lofty|a|elevado, noble; altanero
loiter|v|merodear, holgazanear|to stand about with nothing to do
loquacious|a|locuaz
loquacity|n|locuacidad
lubricate|v|lubricar|to put oil on something so that it moves easily
lugubrious|a|lúgubre
luminary|n|lumbrera, eminencia
lurid|a|espeluznante; chillón
lustre/luster|n|brillo, lustre|a soft shine
lustrous|a|lustroso
luxuriant|a|exuberante, frondoso|growing thickly and strongly
macerate|v|macerar
machination|n|maquinación
maelstrom|n|vorágine
magnanimous|a|magnánimo
magnate|n|magnate
malady|n|dolencia, mal|an illness
malaise|n|malestar
malfeasance|n|prevaricación, mala conducta (de un funcionario)
malign|v|calumniar; maligno
malignant|a|maligno
malinger|v|fingirse enfermo
malleable|a|maleable
malodorous|a|maloliente
malpractice|n|negligencia (profesional)
mangle|v|destrozar, mutilar|to crush or tear badly
manhandle|v|maltratar, manejar a empujones
manifold|a|múltiple|many and of several kinds
mantle|n|manto
mar|v|estropear, empañar
marauding|a|merodeador, saqueador
marquee|n|carpa, entoldado
marrow|n|médula, tuétano
martyrdom|n|martirio
matriarch|n|matriarca
matrimony|n|matrimonio
matron|n|matrona
maudlin|a|sensiblero
maverick|n|inconformista
mawkish|a|sensiblero, empalagoso
maxim|n|máxima
meagre/meager|a|escaso, exiguo
meander|v|serpentear
megalomaniac|n|megalómano
mellifluous|a|melifluo
melodious|a|melodioso
memorabilia|n|recuerdos, objetos de colección
menagerie|n|colección de animales
mendacious|a|mendaz
mendacity|n|mendacidad
mendicant|n|mendicante
mercurial|a|voluble
meretricious|a|de relumbrón|attractive on the surface but worthless
meritocracy|n|meritocracia
meritorious|a|meritorio
mesh|n|malla|material like a net
metaphysical|a|metafísico
meteoric|a|meteórico|very fast, as of a career
mettle|n|temple, valor
miasma|n|miasma
microcosm|n|microcosmos
mien|n|semblante, porte
militate|v|militar (en contra), obrar
minion|n|esbirro, subordinado
minuscule|a|minúsculo|extremely small
mire|n|fango, lodo
mirth|n|regocijo, hilaridad
misanthrope|n|misántropo
misanthropy|n|misantropía
misapprehension|n|malentendido
misconstrue|v|malinterpretar
miscreant|n|malhechor
misdemeanour/misdemeanor|n|delito menor, falta
miserly|a|tacaño
misnomer|n|nombre inapropiado
misogyny|n|misoginia
missive|n|misiva
mnemonic|n|regla mnemotécnica
modicum|n|mínimo, pizca
modish|a|de moda
modulate|v|modular
mollify|v|aplacar
monastic|a|monástico
mongrel|n|perro mestizo|a dog of mixed breeds
monolith|n|monolito
monolithic|a|monolítico
monstrosity|n|monstruosidad|something huge and ugly
moor|n|páramo; amarrar|open, high land covered with heather; to tie up a boat
moot|a|discutible
moratorium|n|moratoria
mordant|a|mordaz|cleverly unkind
mores|n|costumbres (morales)
moribund|a|moribundo
morose|a|taciturno, hosco
morsel|n|bocado
mortify|v|mortificar, avergonzar|to make someone very ashamed
mortuary|n|depósito de cadáveres
motley|a|variopinto
moult|v|mudar (plumas o pelo)
multifaceted|a|multifacético
multifarious|a|múltiple, variado
multitudinous|a|multitudinario
munificent|a|munífico
munitions|n|municiones|military weapons and bombs
muster|v|reunir, juntar
musty|a|que huele a humedad
mutinous|a|amotinado, rebelde
muzzle|n|hocico; bozal
myopic|a|miope
mystique|n|halo de misterio
nadir|n|nadir, punto más bajo
narcissism|n|narcisismo
narcissistic|a|narcisista
nascent|a|naciente
natty|a|atildado
nebulous|a|nebuloso
nefarious|a|nefasto, infame
negation|n|negación
neologism|n|neologismo
neophyte|n|neófito, principiante|a beginner
nepotism|n|nepotismo
nestle|v|acurrucarse
newfangled|a|moderno (desp.)
niggling|a|persistente y molesto|small but annoying
nihilism|n|nihilismo|the belief that nothing has meaning
noisome|a|fétido, nocivo
nomenclature|n|nomenclatura
nonchalance|n|despreocupación
nonchalant|a|despreocupado
nondescript|a|anodino, sin nada de particular
nonpareil|a|sin par
nonplussed|a|perplejo
normative|a|normativo
nought/naught|n|cero; nada
noxious|a|nocivo
nugatory|a|nimio, sin valor
nullify|v|anular
nuptial|a|nupcial
nuzzle|v|acariciar con el hocico
obdurate|a|obstinado, inflexible
obeisance|n|reverencia, pleitesía
obfuscate|v|ofuscar, oscurecer
oblique|a|oblicuo, indirecto
obloquy|n|oprobio
obsequies|n|exequias|funeral ceremonies
obsequious|a|servil
obsolescence|n|obsolescencia
obstinacy|n|obstinación|refusing to change one's mind
obstreperous|a|alborotador
obtrusive|a|llamativo, molesto|too noticeable
obtuse|a|obtuso|slow to understand; of an angle: over 90 degrees
obtuseness|n|torpeza
obverse|n|anverso
obviate|v|obviar
occlude|v|ocluir
odious|a|odioso
odium|n|odio, oprobio
odyssey|n|odisea
officiate|v|oficiar
officious|a|entrometido, mandón
ogle|v|comerse con los ojos
ointment|n|pomada, ungüento
olfactory|a|olfativo
oligarchy|n|oligarquía
omnibus|n|recopilación; ómnibus
omnipotent|a|omnipotente
omniscient|a|omnisciente|knowing everything
omnivore|n|omnívoro|an animal that eats plants and meat
onerous|a|oneroso
onus|n|responsabilidad, carga
opacity|n|opacidad
opportune|a|oportuno
opprobrium|n|oprobio
opulence|n|opulencia
opulent|a|opulento
ordain|v|ordenar (sacerdote); decretar
ordinance|n|ordenanza
orifice|n|orificio
orotund|a|rotundo, grandilocuente
oscillate|v|oscilar|to swing from side to side or between two feelings
ossify|v|anquilosarse|to become fixed and unable to change
ostensible|a|aparente
ostentation|n|ostentación
ostentatious|a|ostentoso
ostracize|v|condenar al ostracismo
otiose|a|ocioso, inútil
outlandish|a|estrafalario
outlay|n|desembolso
outmoded|a|pasado de moda
overture|n|obertura; acercamiento
overwrought|a|alterado, muy nervioso
paddock|n|prado, potrero|a small field for horses
paladin|n|paladín
palimpsest|n|palimpsesto
palliate|v|paliar
palliative|a|paliativo
pallid|a|pálido
pallor|n|palidez
palpable|a|palpable
palpably|r|palpablemente
paltry|a|mísero, irrisorio
panacea|n|panacea|a cure for everything
panache|n|estilo, gallardía
pander|v|complacer (gustos ajenos)|pander to: to give people what they want though it is bad
panegyric|n|panegírico
pang|n|punzada
panoply|n|gran despliegue
pantheon|n|panteón
paragon|n|dechado
parched|a|reseco; muerto de sed
pariah|n|paria
parishioner|n|feligrés
parity|n|paridad|being equal
parlance|n|lenguaje, jerga
parlous|a|precario
parochial|a|provinciano, estrecho de miras|caring only about one's own small area
parochialism|n|provincianismo
paroxysm|n|paroxismo
parry|v|parar (un golpe), eludir
parsimonious|a|parsimonioso, tacaño
parsimony|n|tacañería
partake|v|participar|to take part; to eat or drink some of
partition|n|tabique; partición
parvenu|n|advenedizo
pastiche|n|pastiche
pastoral|a|pastoril; pastoral|of country life; of the work of a priest
patina|n|pátina
patriarch|n|patriarca|the male head of a family
patriarchal|a|patriarcal
patrician|a|patricio
patrimony|n|patrimonio|property inherited from one's father
paucity|n|escasez
paunch|n|panza
pauper|n|indigente
peal|n|repique
pecuniary|a|pecuniario
pedagogy|n|pedagogía
pedant|n|pedante
pedantry|n|pedantería
peddle|v|vender (de puerta en puerta)
peevish|a|malhumorado
pejoratively|r|peyorativamente
pellucid|a|diáfano
pelt|v|arrojar, acribillar
penance|n|penitencia
penchant|n|inclinación, afición
penitent|a|penitente, arrepentido
pensive|a|pensativo
penultimate|a|penúltimo
penumbra|n|penumbra
penurious|a|indigente
penury|n|penuria
percolate|v|filtrarse
peregrination|n|peregrinación
peremptory|a|perentorio
perfidious|a|pérfido
perfidy|n|perfidia
perforate|v|perforar
perfunctory|a|superficial, mecánico
peripatetic|a|itinerante
perjury|n|perjurio
permeable|a|permeable
permeate|v|impregnar, calar
permutation|n|permutación|one of the ways in which things can be arranged
pernicious|a|pernicioso
perpetrate|v|perpetrar
perpetuity|n|perpetuidad
perquisite|n|gaje, privilegio
personification|n|personificación
perspicacious|a|perspicaz
perspicacity|n|perspicacia
pertain|v|concernir
pertinacious|a|pertinaz
perturb|v|perturbar
peruse|v|leer detenidamente
perverse|a|perverso, retorcido
petrify|v|petrificar
petulance|n|mal humor (infantil)
petulant|a|malhumorado, caprichoso
phalanx|n|falange
phantasm|n|fantasma
philanthropic|a|filantrópico
philanthropy|n|filantropía
philistine|n|inculto
philology|n|filología
phlegm|n|flema
phlegmatic|a|flemático
picaresque|a|picaresco
piecemeal|r|poco a poco, por partes
piety|n|piedad (religiosa)
pillage|v|saquear
pillory|v|poner en la picota
pinion|v|inmovilizar (los brazos)|to hold someone so that they cannot move
piquant|a|picante
pique|n|resentimiento; picar (la curiosidad)|hurt pride; to arouse curiosity
pittance|n|miseria (de dinero)
placate|v|aplacar
plaintive|a|lastimero
plangent|a|resonante y triste
plebeian|a|plebeyo
plenary|a|plenario
plenipotentiary|n|plenipotenciario
pliable|a|flexible, dócil
plinth|n|plinto, pedestal
plod|v|caminar pesadamente
plumage|n|plumaje|the feathers of a bird
plunderer|n|saqueador
plurality|n|pluralidad
ply|v|ejercer (un oficio); cubrir (una ruta)
poignancy|n|patetismo, intensidad emotiva
polemic|n|polémica|a strong written or spoken attack or defence
polemical|a|polémico
polygamy|n|poligamia
polyglot|n|políglota
polymath|n|polímata
pomp|n|pompa|splendid ceremony
ponderous|a|pesado, lento
portend|v|presagiar
portent|n|presagio
portentous|a|solemne, ominoso
portly|a|corpulento|rather fat
posit|v|postular|to put forward as a basis for argument
postprandial|a|de sobremesa
postulate|v|postular
potentate|n|potentado
prattle|v|parlotear
precept|n|precepto
precipitate|v|precipitar
precipitous|a|escarpado; precipitado
precocious|a|precoz
precocity|n|precocidad
precursor|n|precursor|something that comes before and leads to another
predilection|n|predilección
predispose|v|predisponer
predominance|n|predominio
preen|v|acicalarse
preposterous|a|ridículo, absurdo
prerogative|n|prerrogativa
presage|v|presagiar
prescience|n|presciencia
prescient|a|profético, clarividente
presentiment|n|presentimiento
presumptuous|a|presuntuoso
prevaricate|v|responder con evasivas
prevarication|n|evasiva
primacy|n|primacía
primal|a|primario, original
primeval|a|primigenio
primordial|a|primordial
privation|n|privación
probity|n|probidad
prodigal|a|pródigo
prodigious|a|prodigioso
prodigiously|r|prodigiosamente
profane|a|profano, blasfemo
profanity|n|blasfemia, palabrota
proffer|v|ofrecer
profligate|a|derrochador, libertino
profuse|a|profuso
profusion|n|profusión
progeny|n|progenie
prognosticate|v|pronosticar
proletariat|n|proletariado
proliferation|n|proliferación
prolix|a|prolijo
promontory|n|promontorio
promulgate|v|promulgar
propagate|v|propagar|to spread; to grow new plants
propagation|n|propagación
propensity|n|propensión
propinquity|n|proximidad
propitiate|v|propiciar, aplacar
propitious|a|propicio
propriety|n|decoro
prosaic|a|prosaico
proscribe|v|proscribir
prosody|n|prosodia
prostrate|a|postrado; postrar
protean|a|proteico
protracted|a|prolongado
protrusion|n|protuberancia
providence|n|providencia|the care of God or fate
provident|a|previsor
provincialism|n|provincianismo
proviso|n|condición, salvedad
prudence|n|prudencia
prudish|a|mojigato
puerile|a|pueril
pugilist|n|púgil
pugnacious|a|belicoso|quick to quarrel or fight
pulchritude|n|belleza
pulpit|n|púlpito
pulsate|v|palpitar
pummel|v|aporrear
punctilious|a|puntilloso
pundit|n|experto, comentarista|an expert who gives opinions in the media
punitive|a|punitivo
purgatory|n|purgatorio
puritanical|a|puritano|very strict about morals
purloin|v|hurtar
purport|v|pretender (ser)
purveyor|n|proveedor
purview|n|ámbito, competencia
pusillanimous|a|pusilánime
putrefy|v|pudrirse
putrid|a|putrefacto|rotten and smelling very bad
quaff|v|beber a grandes tragos
quagmire|n|atolladero, cenagal
quail|n|codorniz; acobardarse|a small brown bird; to be afraid
qualms|n|escrúpulos, reparos|doubts about whether what you do is right
quandary|n|dilema
quash|v|anular, sofocar
quasi|a|cuasi
queasy|a|con náuseas, mareado|feeling that you may vomit
quell|v|sofocar, calmar
querulous|a|quejumbroso
quibble|v|poner peros; objeción menor
quiescence|n|quietud
quiescent|a|quieto, inactivo
quietude|n|quietud
quill|n|pluma (de ave, para escribir); púa
quintessence|n|quintaesencia|the perfect example of a quality
quintessential|a|por excelencia
quip|n|ocurrencia, pulla
quisling|n|colaboracionista, traidor
quixotic|a|quijotesco
quotidian|a|cotidiano
rabble|n|chusma, gentío
rabid|a|rabioso, fanático
raconteur|n|buen narrador de anécdotas
raffish|a|desenfadado, poco convencional|attractive in a slightly disreputable way
raillery|n|bromas, burlas amistosas
raiment|n|vestiduras
rakish|a|desenfadado, con estilo
ramification|n|ramificación, consecuencia|one of the results of an action
rampart|n|muralla
ramshackle|a|destartalado
rancid|a|rancio
rancour/rancor|n|rencor
rapacious|a|rapaz, voraz|taking all one can get
rapaciousness|n|rapacidad|great greed
rapine|n|rapiña
rapprochement|n|acercamiento
rapt|a|absorto, embelesado|giving complete attention
rapture|n|éxtasis, arrobamiento
rapturous|a|extasiado, entusiasta
rarefied|a|enrarecido; exclusivo
rascal|n|pillo
ratiocination|n|raciocinio
raucous|a|estridente, escandaloso
ravenous|a|hambriento, voraz
raze|v|arrasar
rebuff|v|rechazar, desairar
rebut|v|rebatir
rebuttal|n|refutación
recalcitrant|a|recalcitrante
recant|v|retractarse
recapitulate|v|recapitular
reciprocity|n|reciprocidad
recoil|v|retroceder, echarse atrás
recompense|n|recompensa, compensación
recondite|a|recóndito
reconnaissance|n|reconocimiento (militar)
reconnoitre/reconnoiter|v|reconocer (el terreno)
recourse|n|recurso
recrimination|n|recriminación
recrudescence|n|recrudecimiento
rectitude|n|rectitud
recumbent|a|recostado
recuperate|v|recuperarse|to get better after an illness
redolent|a|evocador; con aroma (a)
redoubt|n|reducto
redoubtable|a|temible, formidable
refectory|n|refectorio
regal|a|regio, majestuoso
regalia|n|galas, insignias
regent|n|regente|a person who rules in place of a king
regimen|n|régimen (médico)
rehash|v|refreír (ideas)
relegate|v|relegar|to move to a lower place
relent|v|ceder, ablandarse
relict|n|vestigio, especie relicta
remission|n|remisión
remit|v|remitir, enviar; competencia
remonstrance|n|protesta
remonstrate|v|protestar
remunerate|v|remunerar
rend|v|desgarrar
renege|v|incumplir, faltar (a la palabra)|to break a promise
repartee|n|réplica ingeniosa
repatriate|v|repatriar|to send someone back to their own country
repertory|n|repertorio
repine|v|quejarse
replete|a|repleto
repose|n|reposo
reprehensible|a|reprensible
reprieve|n|indulto, respiro
reprisal|n|represalia
reproachful|a|de reproche
reprobate|n|réprobo, granuja
reprove|v|reprender
repudiate|v|repudiar
repudiation|n|repudio
repugnance|n|repugnancia
repugnant|a|repugnante
repulse|v|repeler, rechazar
requiem|n|réquiem
requisite|a|necesario; requisito
requisition|v|requisar
requite|v|corresponder
rescind|v|rescindir
resonance|n|resonancia|being full and echoing; an importance that is felt
resonant|a|resonante
resounding|a|rotundo, sonoro
respite|n|respiro, tregua
resplendence|n|resplandor
resplendent|a|resplandeciente
restitution|n|restitución
restive|a|inquieto, impaciente
resurgence|n|resurgimiento
resuscitate|v|resucitar, reanimar
reticence|n|reticencia
reticule|n|bolsito (antiguo)
retinue|n|séquito
retract|v|retractarse; retraer
retroactive|a|retroactivo
revel|v|deleitarse; jolgorio
revelry|n|jolgorio
reverberate|v|reverberar
reverie|n|ensueño
revile|v|vilipendiar
revulsion|n|repugnancia
rife|a|muy extendido
rifle|n|rifle; rebuscar
righteous|a|justo, virtuoso
rigmarole|n|engorro, galimatías|a long and annoying procedure
rind|n|corteza (de queso, limón)
riposte|n|réplica
rivulet|n|riachuelo
roseate|a|rosado
rotund|a|rechoncho, redondo
rout|n|derrota aplastante
rubicund|a|rubicundo
rubric|n|rúbrica, criterios de evaluación
rudder|n|timón
ruddy|a|rojizo, sonrosado
rueful|a|apesadumbrado
ruminate|v|rumiar, cavilar|to think deeply; of cows: to chew again
ruminative|a|meditabundo
rummage|v|rebuscar
runic|a|rúnico
sacrament|n|sacramento
sacrilege|n|sacrilegio
sacrosanct|a|sacrosanto
sagacious|a|sagaz
salubrious|a|salubre
salutary|a|saludable, provechoso
salve|n|ungüento; aliviar
sanctify|v|santificar
sanctimonious|a|santurrón
sanctimony|n|santurronería
sangfroid|n|sangre fría|calmness in danger
sanguine|a|optimista
sap|n|savia; minar
sardonic|a|sardónico
sartorial|a|en el vestir|of clothes and how they are worn
sate|v|saciar
satrap|n|sátrapa
saturnine|a|taciturno, saturnino|gloomy and silent
savant|n|sabio|a very learned person
savoir-faire|n|saber estar
scabbard|n|vaina (de espada)
scaffold|n|andamio; patíbulo
scant|a|escaso|very little
scathing|a|mordaz
schism|n|cisma
scintilla|n|pizca, ápice
scintillating|a|brillante, chispeante
scion|n|vástago
scourge|n|azote, flagelo
scrawl|v|garabatear
scribe|n|escriba, amanuense|a person who copied texts before printing
scruple|n|escrúpulo|a doubt about whether something is right
scuffle|n|refriega
scullery|n|trascocina
scurrilous|a|difamatorio
scuttle|v|corretear; hundir (un barco)
scythe|n|guadaña
sear|v|abrasar, sellar (carne)
sectarian|a|sectario
sedate|a|sosegado; sedar
sedentary|a|sedentario
sedition|n|sedición
sedulous|a|diligente
seethe|v|hervir de rabia|to be very angry without showing it
semblance|n|apariencia
semiotic|a|semiótico
senile|a|senil
sententious|a|sentencioso
sentinel|n|centinela
sepulchre/sepulcher|n|sepulcro
sequester|v|aislar; embargar|to keep apart from others; to take by law
seraphic|a|seráfico
serendipity|n|serendipia, feliz casualidad
serf|n|siervo
serrated|a|dentado, serrado
severance|n|ruptura; indemnización por despido
sheaf|n|gavilla; fajo
sheen|n|brillo, lustre
shibboleth|n|dogma, lugar común
shoddy|a|chapucero, de mala calidad|badly made or done
shrapnel|n|metralla
shrivel|v|marchitarse, arrugarse
sibilant|a|sibilante
simper|v|sonreír tontamente
sinecure|n|sinecura|a paid position with almost no work
sinew|n|tendón
sinuous|a|sinuoso
skulk|v|merodear, esconderse
slake|v|saciar (la sed)
slapdash|a|chapucero
slipshod|a|descuidado
slither|v|deslizarse, reptar
sloth|n|perezoso (animal); pereza|a slow animal that hangs in trees; laziness
slouch|v|andar o sentarse encorvado|to sit or stand with bent shoulders
slovenly|a|desaseado
sludge|n|lodo, fango
slur|n|calumnia; arrastrar las palabras|an insulting remark; to speak unclearly
smirk|v|sonreír con suficiencia
smoulder/smolder|v|arder sin llama
snide|a|sarcástico, malintencionado
snivel|v|lloriquear
sobriety|n|sobriedad
sobriquet|n|apodo
sodden|a|empapado
sojourn|n|estancia
solecism|n|solecismo; incorrección
solicit|v|solicitar
solicitous|a|solícito
soliloquy|n|soliloquio
solipsism|n|solipsismo
solstice|n|solsticio
solvent|a|solvente; disolvente
sombre/somber|a|sombrío
somnolence|n|somnolencia
sonority|n|sonoridad
sonorous|a|sonoro
sophistry|n|sofistería
soporific|a|soporífero
sordid|a|sórdido
spate|n|racha, oleada
specious|a|engañoso, especioso
spectral|a|espectral|like a ghost
spendthrift|n|derrochador
spire|n|aguja, chapitel
splenetic|a|malhumorado|bad-tempered
spoor|n|rastro
sporadic|a|esporádico
sprightly|a|vivaz, ágil
spurious|a|espurio, falso
spurn|v|rechazar, desdeñar
squabble|v|reñir (por tonterías)
squalid|a|mugriento, miserable|very dirty and unpleasant
squalor|n|miseria, suciedad
squander|v|derrochar
squelch|v|chapotear; aplastar|to make the sound of walking in mud
staccato|a|entrecortado, staccato
staid|a|serio, formal
stanch/staunch|v|restañar; (staunch) leal|to stop a flow of blood; staunch also means very loyal
statesman|n|estadista
steeped|a|impregnado, empapado (de tradición)|full of a quality or tradition
stentorian|a|estentóreo
steppe|n|estepa
stertorous|a|estertoroso
stigmatize|v|estigmatizar
stilted|a|forzado, poco natural
stipend|n|estipendio
stipulation|n|estipulación
stoical|a|estoico
stoicism|n|estoicismo
stoke|v|avivar
stolid|a|impasible
stooge|n|títere, secuaz
stratagem|n|estratagema
stratum|n|estrato
striation|n|estría
stricture|n|restricción, crítica severa|a rule that limits; a strong criticism
strop|n|suavizador; berrinche|a leather strip for sharpening razors; a bad mood
strut|v|pavonearse
stultifying|a|embrutecedor, anquilosante|making you dull and bored
stupefaction|n|estupefacción
stupefy|v|dejar estupefacto, aturdir
stupendous|a|estupendo, formidable
stupor|n|estupor
stygian|a|tenebroso|very dark
suave|a|cortés, sofisticado
suavity|n|cortesía, finura
subjugate|v|subyugar
sublimate|v|sublimar
sublime|a|sublime
subservient|a|servil, sumiso
substantiate|v|corroborar, fundamentar
subsume|v|incluir, subsumir
subterfuge|n|subterfugio
subvert|v|subvertir
succulent|a|suculento; planta suculenta|juicy and delicious; a thick-leaved plant
sully|v|mancillar|to spoil or make dirty
sultry|a|bochornoso; sensual|hot and damp; attractive in a passionate way
sundry|a|diversos, varios
supercilious|a|altanero, desdeñoso
superlative|n|superlativo
supine|a|boca arriba; pasivo
supplant|v|suplantar, desplazar
supplicant|n|suplicante
supposition|n|suposición
surcease|n|cese
surfeit|n|exceso|too much of something
surly|a|hosco, malhumorado
surmise|v|conjeturar
surmount|v|superar
surreptitious|a|subrepticio
susurration|n|susurro
svelte|a|esbelto
swagger|v|pavonearse
swarthy|a|moreno, atezado
swathe|n|franja (de tierra); envolver|a long strip of land; to wrap in cloth
sweltering|a|sofocante
swoon|v|desmayarse
sybarite|n|sibarita
sybaritic|a|sibarita
sycophant|n|adulador
syllogism|n|silogismo
sylvan|a|silvestre, de los bosques
symbiosis|n|simbiosis
symbiotic|a|simbiótico
synecdoche|n|sinécdoque
synopsis|n|sinopsis
tacit|a|tácito
taciturn|a|taciturno
taciturnity|n|taciturnidad
tack|n|tachuela; táctica, rumbo|a small nail; a way of dealing with something
tangential|a|tangencial
tantalize|v|tentar (con lo inalcanzable)|to show something desirable but keep it out of reach
tantamount|a|equivalente (tantamount to)
taper|v|estrecharse; cirio
tardy|a|tardío
tarry|v|demorarse|to stay longer than intended
tatters|n|jirones|torn pieces of cloth
tautology|n|tautología|saying the same thing twice in different words
tawdry|a|chabacano, de mal gusto
temerity|n|temeridad
temperance|n|templanza
temperate|a|templado, moderado
tempest|n|tempestad|a violent storm
tempestuous|a|tempestuoso
temporal|a|temporal|of time; of this world
temporize|v|dar largas
tenable|a|defendible
tendentious|a|tendencioso
tendril|n|zarcillo
tenebrous|a|tenebroso
tenet|n|principio, dogma
tenuous|a|tenue, endeble
tether|v|atar, amarrar
thatch|n|paja (para techar)|straw used for a roof
thespian|n|actor, actriz
thrall|n|esclavitud, dominio
throes|n|agonía, angustia (in the throes of)
throttle|n|acelerador; estrangular
tiara|n|tiara
tiff|n|riña, pelea
timbre|n|timbre (sonido)
timorous|a|timorato
tinge|n|matiz, toque
titanic|a|titánico
titillate|v|excitar, cosquillear|to excite, often in a cheap way
titular|a|nominal, titular
toady|n|adulador, pelota
tocsin|n|campana de alarma
torpor|n|letargo
torrid|a|tórrido|very hot; full of passion
tortuous|a|tortuoso
totter|v|tambalearse
tout|v|promocionar, anunciar con insistencia|to praise something in order to sell it
tract|n|extensión (de tierra); tratado breve
tractable|a|dócil, manejable
traduce|v|difamar
transcendent|a|trascendente
transgress|v|transgredir
transgression|n|transgresión
transience|n|transitoriedad|lasting only a short time
transitory|a|transitorio
translucent|a|translúcido
transmogrify|v|transformar (de modo grotesco)
transmute|v|transmutar
transpose|v|transponer
travail|n|penalidades, esfuerzo penoso|painful effort
travesty|n|parodia, farsa|a bad and false imitation
trawl|v|rastrear; pescar con red de arrastre|to search through a lot of things; to fish with a wide net
treatise|n|tratado
tremulous|a|trémulo
trenchant|a|mordaz, incisivo
trepidation|n|inquietud, temor
tribulation|n|tribulación
tribune|n|tribuno
tributary|n|afluente
triptych|n|tríptico
trite|a|trillado, banal
triumvirate|n|triunvirato
trivialize|v|trivializar
truculent|a|agresivo, pendenciero
trudge|v|caminar fatigosamente
truism|n|perogrullada
truncate|v|truncar
truncheon|n|porra
truss|n|entramado; atar
tryst|n|cita (de amantes)
tumultuous|a|tumultuoso
turf|n|césped, turba; territorio
turgid|a|ampuloso; túrgido
turpitude|n|vileza
tussle|n|pelea, forcejeo
tutelage|n|tutela
twang|n|gangueo; sonido vibrante
twinge|n|punzada
tyrannical|a|tiránico
ubiquity|n|omnipresencia
umbrage|n|ofensa (take umbrage: ofenderse)
unabashed|a|desvergonzado, sin reparos
unabated|a|sin disminuir
unadulterated|a|puro, sin adulterar
unalloyed|a|puro
unassailable|a|inexpugnable, irrebatible
unbeknown|a|sin que se sepa (unbeknown to)
unbidden|a|espontáneo, no llamado|without being asked or invited
unbowed|a|invicto, no doblegado|not defeated
unbridled|a|desenfrenado
uncanniness|n|carácter inquietante|being strange in a frightening way
unconscionable|a|desmedido, inadmisible|shockingly unfair or too great
uncouth|a|grosero, basto
unctuous|a|empalagoso, untuoso
undaunted|a|impertérrito
underpin|v|respaldar, apuntalar
undertone|n|voz baja; trasfondo
undulate|v|ondular|to move up and down like waves
undulation|n|ondulación
unequivocal|a|inequívoco
unfettered|a|sin trabas
unflappable|a|imperturbable
ungainly|a|desgarbado
unguent|n|ungüento
unkempt|a|desaliñado
unleavened|a|sin levadura
unpalatable|a|desagradable, difícil de digerir
unprepossessing|a|poco atractivo
unremitting|a|incesante
unsavoury/unsavory|a|desagradable, de mala fama
unseemly|a|indecoroso
unsullied|a|inmaculado
unswerving|a|inquebrantable|of loyalty or purpose: never changing
untenable|a|insostenible
untoward|a|indebido, inesperado|unexpected and unwelcome
untrammelled/untrammeled|a|libre de trabas
unwarranted|a|injustificado
unwitting|a|inconsciente, involuntario
upbraid|v|reprender
urbane|a|cortés, refinado
urbanity|n|urbanidad
usurp|v|usurpar
usurper|n|usurpador
utilitarian|a|utilitario
uxorious|a|excesivamente devoto de su esposa
vacillate|v|vacilar
vacuous|a|vacuo
vagary|n|capricho, vaivén
vagueness|n|vaguedad
vainglory|n|vanagloria
valediction|n|despedida
valedictory|a|de despedida|saying goodbye
vanguard|n|vanguardia
vanquish|v|vencer
vapid|a|insulso
vapidity|n|insulsez
variegated|a|abigarrado
vaunted|a|cacareado, alabado|praised too much or too often
vehement|a|vehemente
venal|a|venal, corruptible
venality|n|venalidad
veneer|n|chapa (de madera); barniz
venerate|v|venerar
veneration|n|veneración
venial|a|venial|of a sin or fault: small and easily forgiven
venomous|a|venenoso
ventriloquist|n|ventrílocuo
veracity|n|veracidad
verbose|a|verboso
verdant|a|verde, frondoso
verisimilitude|n|verosimilitud
verity|n|verdad
vernacular|n|lengua vernácula
vernal|a|primaveral|of spring
verve|n|brío
vestibule|n|vestíbulo
vestige|n|vestigio
vestigial|a|residual, rudimentario|left over from an earlier time and now useless
vex|v|irritar, molestar
vexation|n|irritación, disgusto
vexatious|a|fastidioso
viability|n|viabilidad|how likely something is to work
viaduct|n|viaducto
vicar|n|párroco (anglicano)|a priest in charge of an Anglican parish
vicarious|a|indirecto, vivido a través de otro
vicissitude|n|vicisitud
victual|n|vitualla, víveres
vie|v|competir, rivalizar
vignette|n|viñeta
vilify|v|vilipendiar
vindictive|a|vengativo
virtuosity|n|virtuosismo
virulent|a|virulento
visage|n|rostro, semblante
visceral|a|visceral|felt deeply, not reasoned
viscous|a|viscoso
vitiate|v|viciar|to spoil or weaken
vitreous|a|vítreo|like glass
vitriol|n|vitriolo; virulencia|very bitter and hurtful words
vitriolic|a|virulento, mordaz
vituperative|a|injurioso
vivacious|a|vivaz
vociferous|a|vociferante
volte-face|n|cambio radical de postura
voluble|a|locuaz
voluminous|a|voluminoso
vortex|n|vórtice
vouchsafe|v|conceder
vulgarity|n|vulgaridad
waddle|v|andar como un pato
waft|v|flotar (en el aire)
wager|n|apuesta; apostar
waggish|a|bromista
waive|v|renunciar a
waiver|n|renuncia, exención
wan|a|pálido, macilento|pale and tired
wanderlust|n|ansias de viajar
wanness|n|palidez
wanton|a|sin sentido, gratuito; lascivo|of cruelty: done for no reason
warble|v|trinar
wastrel|n|derrochador, holgazán
wayfarer|n|caminante
wean|v|destetar
welter|n|mar, maraña
wheedle|v|engatusar
whet|v|abrir (el apetito), afilar
whimsy|n|fantasía, capricho
whittle|v|tallar (madera); reducir|to cut thin pieces from wood
winnow|v|aventar; cribar
winsome|a|encantador
wisp|n|mechón, voluta
wispy|a|ralo, tenue
wizened|a|arrugado, marchito
woeful|a|lamentable, apesadumbrado
wont|n|costumbre
wraith|n|espectro|a ghost
wrangle|v|discutir, reñir
wrest|v|arrebatar
writ|n|orden judicial
wrought|a|forjado
wry|a|irónico, torcido
wunderkind|n|niño prodigio|a person who is very successful when still young
xenophobia|n|xenofobia
xenophobic|a|xenófobo
yardstick|n|vara de medir, criterio
yelp|v|gañir
zeitgeist|n|espíritu de la época
zephyr|n|céfiro, brisa
`;
