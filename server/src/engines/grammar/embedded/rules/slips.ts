const lines = `
wich which|becouse because|becuase because|beacuse because|becaus because|beautifull beautiful|beatiful beautiful
beutiful beautiful|wonderfull wonderful|usefull useful|diferent different|diferents different|posible possible
imposible impossible|confortable comfortable|apartament apartment|responsable responsible|necesary necessary
neccesary necessary|necessery necessary|recomend recommend|intresting interesting|interesant interesting
inteligent intelligent|excelent excellent|profesor teacher|profesional professional|comunication communication
ocasion occasion|adress address|tomorow tomorrow|tommorow tomorrow|tomorrrow tomorrow|freind friend|frend friend
frends friends|freinds friends|thougth thought|tought thought|writting writing|studing studying|comming coming
runing running|swiming swimming|begining beginning|realy really|finaly finally|usualy usually|specialy especially
especialy especially|untill until|alot a lot|allways always|alwais always|somethig something|anithing anything
hollidays holidays|holydays holidays|enviroment environment|goverment government|recieve receive|recieved received
beleive believe|belive believe|wierd weird|foward forward|litle little|familly family|familys families
countrys countries|citys cities|partys parties|babys babies|ladys ladies|stoped stopped|studyed studied|tryed tried
enjoied enjoyed|plaied played|hapy happy|happyness happiness|busines business|bussiness business|sucess success
sucessful successful|succesful successful|definitly definitely|definately definitely|seperate separate|wether whether
teached taught|catched caught|thinked thought|pronounciation pronunciation|gramar grammar|restaurat restaurant
restorant restaurant|chocolat chocolate|brekfast breakfast|breakfest breakfast|kichen kitchen|dinning dining
tecnology technology|tecnologies technologies|inmigrants immigrants|inmediately immediately|ilegal illegal
studys studies|trys tries|watchs watches|teachs teaches|gos goes|haves has|dont don't|doesnt doesn't|didnt didn't
isnt isn't|cant can't|wont won't|im I'm|ive I've|havent haven't|hasnt hasn't|wasnt wasn't|couldnt couldn't
whit with|thant than|wath what|waht what|hte the|teh the|whith with|tha the|shoud should|woud would|coud could
cualify qualify|telephon telephone|tipical typical|fotos photos|foto photo|gimnasium gymnasium
dificult difficult|difficul difficult|dificulty difficulty|importan important|inportant important
aeroport airport|teather theatre|theather theatre|cinem cinema|musik music|estudent student|estudents students
estudy study|especial special|espanish Spanish|estress stress|sportes sports`;

/** What learners often write otherwise, much of it after Spanish, and how it is written. */
export const slips: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split(/[|\n]/)
    .map((line): [string, string] => {
      const [wrong = "", ...right] = line.split(" ");
      return [wrong, right.join(" ")];
    }),
);
