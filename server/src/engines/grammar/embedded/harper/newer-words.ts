/** Dishes, sports, music and machines that people write about and few dictionaries have; nobody meant a word like them. */
export const newerWords: ReadonlySet<string> = new Set(
  `padel pickleball parkour capoeira taekwondo petanque kitesurf kitesurfing paddleboard paddleboarding bouldering futsal slackline zumba
  pilates spinning crossfit hiit airsoft esport esports speedrun speedrunning cosplayer cosplaying reggaeton bachata cumbia merengue fado
  kpop dubstep lofi synthwave trap karaoke cajon ukulele kimchi ramen udon soba gyoza tempura teriyaki edamame matcha mochi onigiri bento
  tteokbokki bibimbap bulgogi pho boba dimsum wonton naan biryani masala paneer samosa samosas dosa chai chutney dal raita tikka halloumi
  tzatziki baklava tahini hummus falafel shakshuka kofta couscous tagine tabbouleh borek pierogi borscht goulash schnitzel bratwurst
  currywurst pretzel strudel spaetzle gnocchi focaccia ciabatta tiramisu pesto bruschetta carbonara bolognese prosciutto mozzarella gelato
  panettone ceviche arepa arepas pupusa pupusas pozole chilaquiles enchilada enchiladas quesadilla quesadillas tamales guacamole
  chimichurri asado alfajor alfajores yerba horchata sangria calimocho turron salmorejo pintxo pintxos tapa cocido fabada croqueta
  croquetas churro empanada arroz tostones mofongo feijoada churrasco caipirinha brigadeiro acai bacalhau caldo raclette fondue crepe
  crepes macaron macarons eclair ratatouille quiche bouillabaisse wifi youtuber youtubers tiktok tiktoker tiktokers instagrammer
  influencer influencers streamer streamers vlogger podcaster hashtag chatbot chatbots smartwatch powerbank airfryer earbuds airpods
  bluetooth whatsapp snapchat instagram netflix airbnb uber gamer otaku isekai shonen shojo manhwa webtoon webtoons cottagecore fanfic
  fanfics fandom fandoms ramadan eid diwali hanukkah hijab quinceanera sari kimono dirndl poncho sauna hygge siesta flatmate flatmates
  housemate coworking cohousing homeschool homeschooling upcycle upcycled upcycling ecobrick ebike ebikes escooter vegan vegans
  flexitarian keto bloke blokes biro biros telly quid fiver tenner knackered gutted chuffed dodgy loo cuppa brolly wellies cardi lads lass
  faff natter skint peckish whinge wonky yonks chippy prezzie prezzies pressie arvo sereno tapas doro wat injera mate mates posh nosh grub
  barmy blimey lassi poutine pavlova lamington sambal rendang nasi goreng laksa satay congee siu baozi jiaozi xiaolongbao mapo okonomiyaki
  takoyaki yakitori sashimi donburi katsu doner gyros souvlaki moussaka dolma pelmeni blini kasha okroshka solyanka plov manti khinkali
  khachapuri lavash ajiaco bandeja paisa sancocho saltado anticucho picarones cazuela humita milanesa choripan provoleta medialuna bifana
  francesinha nata jollof fufu egusi suya bobotie biltong chapati ugali mandazi choma paratha roti puri idli vada uttapam thali gulab
  jamun jalebi kheer ladoo pakora bhaji korma vindaloo tandoori banh pad thai tom yum lumpia adobo sinigang stroopwafel poffertjes gravlax
  lutefisk knafeh manakish labneh zaatar fattoush mansaf kibbeh harira pastilla msemen gimbap kimbap japchae soju makgeolli chicha pisco
  mezcal michelada affogato cannoli arancini cacio ragu panna cotta spritz mojito negroni aperol empanadilla gazpacho patatas bravas
  tortilla fideua escalivada porto lisboa sevilla bilbao malaga granada valencia cordoba cadiz alicante murcia zaragoza oviedo gijon vigo
  coruna salamanca toledo bogota medellin cali lima cusco quito guayaquil caracas montevideo rosario mendoza tijuana guadalajara monterrey
  puebla oaxaca merida cancun habana managua tegucigalpa asuncion sucre valparaiso berlin munich hamburg koln vienna wien zurich geneva
  milan milano torino napoli roma firenze venezia palermo bari lyon marseille nantes lille bordeaux toulouse krakow gdansk warszawa praha
  brno budapest bucharest sofia athens istanbul ankara izmir cairo tunis rabat fez marrakech casablanca dakar lagos accra nairobi amman
  beirut dubai doha tehran mumbai delhi kolkata karachi lahore dhaka bangkok hanoi saigon manila jakarta bali seoul busan tokyo kyoto
  osaka sapporo taipei shanghai beijing shenzhen guangzhou malta ibiza mallorca tenerife grandad grandads nan gran nanna mum mums uni unis
  defo lede bestie besties bff bffs nah yep yup nope gonna wanna gotta kinda sorta lemme gimme dunno innit y'all tbh imo imho idk omg lol
  lmao btw brb rn ngl smh fyi asap aka thx pls plz cuz coz tho thru bday convo fave faves fam bro bruh sis legit lowkey highkey sus cringe
  cringey meh ugh yay woah whoa yikes oof hmm mhm hiya ta brekkie veggie veggies choccy biccy bikkie sarnie sarnies butty chippie takeaway
  takeaways avo hangry bougie ghosted ghosting stan vibe vibes vibing hype hyped noob newbie newbies glitchy laggy emoji emojis selfie
  selfies vlog vlogs deets merch promo rando doable relatable adulting mansplaining doomscroll doomscrolling staycation barista baristas
  binge bingeing rewatch rewatched rewatching spoiler spoilers fangirl fanboy shipper cosplays crossover reboot prequel sidequest
  speedrunner respawn nerf nerfed gameplay playthrough multiplayer joystick pixelated avatar avatars airdrop username usernames unfollow
  unfollowed unfriend screenshot screenshots repost reposted clickbait hubby wifey kiddo kiddos doggo pupper moggy nana mam cheers
  gobsmacked faffing shambles bonkers bloomin cheeky chinwag crikey dosh gaffer gander mardy minging nippy nowt owt scran skive skived sod
  snog sozzled squiffy tiddly tosh twee wangle whinging barbie brekky dunny mozzie mozzies sanga uggs ballpark blockbuster blurb boombox
  carpool carpooling catfish crowdfunding crowdfunded decluttered declutter dealbreaker doorstop downsize eyeroll fangirling foodie
  foodies freebie freebies frenemy getaway glamping goosebumps hangout hangouts hotspot jetlag jetlagged kettlebell kickboxing ladybug
  laidback landline layover layovers lockdown longread mixtape moodboard nightlife outro overshare oversharing overthink overthinking
  overthinker payday photobomb playlist playlists preorder pushback roadtrip roommate roommates sitcom sitcoms skatepark skincare
  sleepover sleepovers snowboarding staycations stepdad stepmum stepmom stepsister stepbrother storyline sudoku sunnies superfan techno
  thrift thrifting timelapse touchscreen tracksuit trainers tryhard tuktuk unboxing undercooked unputdownable voicemail weeknight
  whodunnit whodunit woke workaround yearbook khao soi mohinga rojak cendol halo pancit kare sisig balut sushi tempeh gado rawon bakso
  lemak kway teow ipoh hokkien kaya canai teh tarik kaap braai vetkoek sadza nshima matoke ndole thieboudienne yassa mafe attieke kelewele
  waakye banku shito akara tapioca pao queijo coxinha acaraje moqueca vatapa romeu julieta locro humitas empanadas lomo tiradito aji
  gallina chifa mote llapingacho encebollado hornado fritada cuy arequipe obleas natilla hallaca hallacas cachapa cachapas tequenos
  patacones vieja congri mojo baleada baleadas casado elote elotes esquites tlayuda tlayudas birria barbacoa carnitas cochinita tamal
  zapiekanka zurek bigos kopytka knedliky langos halaszle sarmale mamaliga banitsa shopska tarator kajmak cevapi burek ajvar rakija
  pljeskavica smorrebrod lefse janssons karelian mustikka cullen skink cranachan haggis stovies boxty coddle colcannon barmbrack bara
  brith cawl laverbread rarebit trifle banoffee flapjack crumpet crumpets scone scones`.split(/\s+/),
);
