import type { Rule } from "#engines/grammar/embedded/rule.ts";

/** Words as speakers of Spanish, French, Portuguese and German write them, and as English does. */
const table = `
absolutly absolutely; accomodation accommodation; acheive achieve; acheived achieved; acheivement achievement; achive achieve; acident
accident; acommodation accommodation; acomodation accommodation; acount account; actif active; activ active; activitys activities; actrice
actress; actualy actually; acurate accurate; acuse accuse; adres address; adress address; adresses addresses; advertisment advertisement;
advertisments advertisements; advertissement advertisement; aeroport airport; agresive aggressive; agressive aggressive; agust August;
airoplane aeroplane; airoport airport; allmost almost; allready already; allso also; allthough although; allways always; alternativ
alternative; althought although; altough although; ambicious ambitious; analysises analyses; anual annual; anxius anxious; aparent
apparent; aparently apparently; aplication application; aplications applications; aply apply; apoint appoint; apointment appointment;
apparant apparent; appartment apartment; appartments apartments; aproach approach; apropriate appropriate; aprove approve; aproximately
approximately; aproximatly approximately; arguement argument; asist assist; asistance assistance; asistant assistant; asociation
association; atencion attention; atend attend; atention attention; athor author; atitude attitude; atmosfere atmosphere; atract attract;
atraction attraction; atractive attractive; automaticly automatically; babys babies; baech beach; basicly
basically; basises bases; beacause because; beacuse because; beatiful beautiful; beautifull beautiful; beautyful beautiful; becase
because; becauce because; becaus because; becouse because; becuase because; beggining beginning; beginers beginners; begining beginning;
beleive believe; beleived believed; belive believe; belived believed; beutiful beautiful; bicause because; bicicle bicycle; bicycel
bicycle; bisness business; bizy busy; bougth bought; breackfast breakfast; breakfest breakfast; brekfast breakfast; brigth bright; brougth
brought; buisness business; busines business; businness business; bussines business; bussiness business; bussy busy; bycicle bicycle;
bycycle bicycle; calory calorie; caracters characters; carefull careful; caugth caught; centuri century; charachter character; charactere
character; chease cheese; chese cheese; chiken chicken; chikens chickens; childrens children; childs children; choclate chocolate;
chocolat chocolate; chocolatte chocolate; cientific scientific; cientist scientist; citie city; citys cities; cofee coffee; coffe coffee;
colaborate collaborate; colaboration collaboration; coleague colleague; colection collection; colleage colleague; collegue colleague;
collegues colleagues; comercial commercial; comfortabel comfortable; comision commission; comitted committed; comittee committee; comming
coming; commitee committee; comparaison comparison; completly completely; comunicacion communication; comunicate communicate; comunication
communication; comunity community; concensus consensus; concience conscience; concious conscious; conciousness consciousness; conection
connection; confortable comfortable; conscientous conscientious; consience conscience; consistant consistent; corage courage; corect
correct; corection correction; correspondance correspondence; countrie country; countrys countries; couragous courageous; creativ
creative; crisises crises; criterions criteria; curiousity curiosity; curius curious; cuting cutting; dangerus dangerous; daughther
daughter; daugther daughter; decembre December; decission decision; decition decision; definately definitely; definetly definitely;
definitly definitely; delicius delicious; delicous delicious; delightfull delightful; departament department; desicion decision; desision
decision; develope develop; developement development; developpe develop; developped developed; developpement development; developping
developing; dicision decision; dictionarys dictionaries; diference difference; diferences differences; diferent different; dificult
difficult; dificulties difficulties; dificulty difficulty; diging digging; dilemna dilemma; disapear disappear; disapeared disappeared;
disapointed disappointed; disapointing disappointing; disatisfied dissatisfied; discusion discussion; discution discussion; dissagree
disagree; dissapear disappear; dissapeared disappeared; dissapoint disappoint; dissapointed disappointed; dissapointing disappointing;
dissappointed disappointed; divorsed divorced; droped dropped; educacion education; efect effect; efective effective; eficiency
efficiency; eficient efficient; efort effort; eforts efforts; eigthy eighty; electic electric; electricidad electricity; embarass
embarrass; embarassed embarrassed; embarassing embarrassing; embarrased embarrassed; emocion emotion; emocional emotional; energie energy;
enery energy; enogh enough; enormus enormous; enouf enough; enought enough; enterprice enterprise; enterprize enterprise; envelopped
enveloped; envirionment environment; enviroment environment; enviromental environmental; equipement equipment; eschool school; espanish
Spanish; especialy especially; espeically especially; estadistics statistics; estrategy strategy; estructure structure; estudent student;
estudents students; estudy study; etnic ethnic; exactely exactly; exagerate exaggerate; exagerated exaggerated; excelent excellent;
excercise exercise; exellent excellent; exercice exercise; exercices exercises; exersise exercise; existance existence; existant existing;
expecially especially; experement experiment; experiencies experiences; explaination explanation; explainations explanations; explanition
explanation; expresion expression; extremly extremely; famillies families; familly family; famos famous; famouse famous; fantasic
fantastic; farmacy pharmacy; favorit favourite; favourit favourite; febuary February; figth fight; finaly finally; finnally finally;
finnaly finally; fishs fish; fisic physical; fisical physical; fiveteen fifteen; flexibel flexible; foots feet; foreing foreign; forgeting
forgetting; foriegn foreign; fotograph photograph; fotographer photographer; fotography photography; fourty forty; freind friend; freinds
friends; frend friend; frends friends; garantee guarantee; garanty guarantee; generaly generally; generousity generosity; generus
generous; geting getting; gooses geese; gorgeus gorgeous; goverance governance; goverment government; govermental governmental; goverments
governments; gramatic grammar; gramatical grammatical; grammer grammar; gratefull grateful; gratful grateful; greatful grateful; guarantie
guarantee; hability ability; hapen happen; hapened happened; hapiness happiness; happend happened; hapy happy; hause house; heigth height;
helpfull helpful; heroe hero; higiene hygiene; higienic hygienic; histery history; historie history; hobbys hobbies; holliday holiday;
hollidays holidays; holyday holiday; holydays holidays; hopefull hopeful; horible horrible; horribel horrible; hotell hotel; hunderd
hundred; hygene hygiene; hypothesises hypotheses; ilegal illegal; ilness illness; ilusion illusion; ilustration illustration; imediate
immediate; imediately immediately; imigrant immigrant; immediatly immediately; importancy importance; importants important; importent
important; imposibility impossibility; imposible impossible; impotant important; impresed impressed; impresion impression; impresive
impressive; impressionnant impressive; improtant important; inconfortable uncomfortable; incredable incredible; incredibel incredible;
increible incredible; independance independence; independant independent; inevitabel inevitable; informacion information; infraestructure
infrastructure; inicial initial; inmediate immediate; inmediately immediately; inmediatly immediately; inmigrant immigrant; inmigrants
immigrants; inmigration immigration; inmoral immoral; inteligence intelligence; inteligent intelligent; intelligente intelligent;
interesant interesting; interessant interesting; interessed interested; interessting interesting; internett internet; interressing
interesting; intrested interested; intresting interesting; iresponsible irresponsible; irresponsable irresponsible; januery January;
jealus jealous; jelous jealous; jewlery jewellery; joging jogging; joing joining; kichen kitchen; kitchin kitchen; knifes knives; knoledge
knowledge; knowlegde knowledge; knowlege knowledge; laboratoy laboratory; ladys ladies; lanch lunch; langage language; langages languages;
languaje language; lenght length; lenguage language; lenguages languages; libary library; libray library; librery library; ligth light;
literatur literature; litterature literature; maintainance maintenance; mantain maintain; mantenance maintenance; manufacter manufacture;
mariage marriage; maried married; marriege marriage; marrige marriage; medecine medicine; medicin medicine; memorie memory; mesage
message; mesages messages; milion million; millenium millennium; mischievious mischievous; mision mission; misterious mysterious; mistery
mystery; mouses mice; musulman Muslim; nabour neighbour; nacional national; nacionality nationality; naturaly naturally; necesary
necessary; necesity necessity; negatif negative; neigbour neighbour; neighboor neighbour; neightbour neighbour; nervious nervous; nervos
nervous; nigth night; nineth ninth; ninty ninety; normaly normally; novell novel; novembre November; obvius obvious; ocasion occasion;
ocasionally occasionally; ocassion occasion; occured occurred; occurence occurrence; octobre October; ocur occur; ocurred occurred; ocurs
occurs; ofer offer; ofered offered; ofers offers; ofice office; oficially officially; opinon opinion; opion opinion;
oponent opponent; oportunities opportunities; oportunity opportunity; oposite opposite; oposition opposition; oppinion opinion;
organisator organiser; organizacion organization; organizator organizer; originaly originally; orrible horrible; painfull painful; paralel
parallel; partys parties; pasenger passenger; pasengers passengers; pasion passion; pasionate passionate; passangers passengers; peacefull
peaceful; peopel people; peple people; pepol people; pepole people; permision permission; permited permitted; perserverance perseverance;
perseverence perseverance; persistant persistent; personaly personally; personel personnel; persue pursue; pharmacie pharmacy; phenomenons
phenomena; poeple people; posess possess; posession possession; posibilities possibilities; posibility possibility; posible possible;
posibly possibly; positif positive; potatos potatoes; powerfull powerful; practicaly practically; preciuos precious; prefered preferred;
prefering preferring; prensent present; presion pressure; privilage privilege; priviledge privilege; probabe probable; probabily probably;
probaly probably; probly probably; profesion profession; profesional professional; profesionally professionally; profesionals
professionals; profesor professor; professionaly professionally; proffesional professional; proffessional professional; programe
programme; pronouce pronounce; pronounciation pronunciation; pronunciacion pronunciation; psichology psychology; psicologist psychologist;
psicology psychology; psycology psychology; publically publicly; puting putting; questionaire questionnaire; racional rational; realy
really; reccomend recommend; reccommend recommend; reciept receipt; recieve receive; recieved received; recipt receipt; recive receive;
recived received; recomend recommend; recomendation recommendation; recomended recommended; recommandation recommendation; refered
referred; relevence relevance; relevent relevant; religius religious; religous religious; renounciation renunciation; reponsible
responsible; resistent resistant; responsabilities responsibilities; responsability responsibility; responsable responsible; restaurent
restaurant; restorant restaurant; restuarant restaurant; resturant restaurant; rigth right; rithm rhythm; runing running; rutine routine;
rutines routines; rythm rhythm; sandwhich sandwich; sandwitch sandwich; saterday Saturday; satuday Saturday; sciense science; scientifical
scientific; secondery secondary; secundary secondary; sensative sensitive; sensibel sensible; sensitif sensitive; separatly separately;
seperate separate; seperated separated; septembre September; serius serious; sheeps sheep; shelfs shelves; shoping shopping; sience
science; sientist scientist; simbol symbol; simbols symbols; simptom symptom; simptoms symptoms; sistem system; sistems systems; situacion
situation; sociaty society; socity society; sosial social; specialy especially; stablish establish; stablished established; stacion
station; stimuluses stimuli; stomac stomach; stoped stopped; stoping stopping; storie story; storys stories; strenght strength; strenghts
strengths; stressfull stressful; studing studying; succes success; succesful successful; successfull successful; sucesful successful;
sucess success; sucessful successful; sufer suffer; sufering suffering; sufficent sufficient; suficient sufficient; sugest suggest;
sugestion suggestion; suggar sugar; sugger sugar; supercede supersede; suport support; suported supported; supose suppose; suposed
supposed; suposs suppose; suprise surprise; suprised surprised; surpise surprise; surprice surprise; swiming swimming; taugth taught;
teather theatre; teatre theatre; technologie technology; tecnical technical; tecnique technique; tecnological technological; tecnologies
technologies; tecnology technology; telefone telephone; televison television; telvision television; temperatur temperature; terible
terrible; terribel terrible; thankfull thankful; thiefs thieves; thier their; thirdteen thirteen; thoughful thoughtful; thougth thought;
thousend thousand; througout throughout; thruth truth; thuesday Tuesday; thursdey Thursday; ticketes tickets; tipic typical; tipical
typical; tipically typically; tipycal typical; tomatos tomatoes; tommorow tomorrow; tommorrow tomorrow; tomorow tomorrow; tonigth tonight;
tooths teeth; topick topic; totaly totally; tourisme tourism; tousand thousand; tradicion tradition; tradicional traditional; traditionel
traditional; traditionnal traditional; traffick traffic; trafic traffic; traine train; transparant transparent; triped tripped; tuesdey
Tuesday; turism tourism; turist tourist; turistic touristy; turists tourists; twelth twelfth; twentie twenty; typicall typical;
unconfortable uncomfortable; unecessary unnecessary; unforgetable unforgettable; unfortunally unfortunately; unfortunatelly unfortunately;
unfortunatly unfortunately; univercity university; universitys universities; unnecesary unnecessary; untill until; usefull useful; usualy
usually; vaccin vaccine; vaccum vacuum; vacum vacuum; valuabel valuable; varios various; vegatable vegetable; vegatables vegetables;
vegetals vegetables; vegtables vegetables; violance violence; visibel visible; voleyball volleyball; volunter volunteer; voyaje voyage;
wednsday Wednesday; wendsday Wednesday; wensday Wednesday; wheather weather; wich which; wifes wives; wisdon wisdom; womans women;
wonderfull wonderful; writen written; writting writing; yestarday yesterday; yesteday yesterday`;

const meant = new Map(
  table
    .trim()
    .split(";")
    .map((line) => line.trim().split(/\s+/))
    .map(([wrong = "", right = ""]): [string, string] => [wrong, right]),
);

export const learnersMisspelt: readonly Rule[] = [
  {
    kind: "spelling",
    find: `(w=${[...meant.keys()].join("|")})`,
    better: ({ named: { w } }) => meant.get(w?.word ?? ""),
    why: {
      en: "English spells it otherwise than your own language may.",
      es: "En inglés se escribe de otra forma.",
    },
    wrong: {
      "It is my responsability.": "It is my responsibility.",
      "The enviroment is important.": "The environment is important.",
      "I have new oportunities.": "I have new opportunities.",
    },
    right: ["It is my responsibility."],
    unless: ({ named: { w } }) => w?.capital === true && w.joined,
  },
];
