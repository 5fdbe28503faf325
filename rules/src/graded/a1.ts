/** What a beginner meets first: home, family, food, the day, and the words that hold sentences together. */
export const a1 = `
a about above actor address afraid after afternoon again age ago ah air airport all alone along alphabet already
also always amazing american an and angry animal another answer any anything apartment app apple april arm
armchair around arrive art artist as ask asleep at august aunt auntie aunty autumn away awful baby back bad
badly bag ball balloon banana band bank bar baseball basket bath bathroom be beach bean bear beautiful because
become bed bedroom bee beef beer before begin beginning behind bell below between bicycle big bike bill bird
birthday biscuit bit black blue board boat body book bookshelf boot boring born both bottle bottom bowl box boy
boyfriend bread break breakfast bridge bring british brother brown build building burger bus busy but butter
button buy by bye bye-bye café/cafe cake calendar call camera can cap car card careful carrot carry case cat
catch centre/center chair change chat cheap check cheese chicken child chinese chocolate choose christmas church
cinema city class classroom clean cleaner clever clock close closed clothes cloud cloudy coat coffee cold
college colour/color come comic computer concert cook cool corner cost could count country countryside course
cousin cow cream cry cup cupboard cut dad daddy dance dancer dark daughter day dead dear december delicious
dentist desk dictionary difference different difficult dinner dirty do doctor dog doll dollar door down
downstairs dr draw drawing dress drink drive driver drum dry duck each ear early earth east easy eat egg eh
eight eighteen eighteenth eighth eightieth eighty elephant eleven eleventh email empty end english enjoy enough
er euro even evening ever every everybody everyone everything exam example exciting exercise expensive explain
extra eye face fall false family famous far farm farmer fast fat father favourite/favorite february feel few
field fifteen fifteenth fifth fiftieth fifty film find fine finger finish fire first fish fit five flat floor
flower fly follow food foot football for forest forget form fortieth forty four fourteen fourteenth fourth fox
free french fresh friday fridge friend friendly fries frog from front fruit full fun funny game garden german
get girl girlfriend give glass glasses go goal good goodbye gram/gramme grammar grandad granddad grandfather
grandma grandmother grandpa grandparent granny grape grass great green grey/gray group grow guitar ha hair half
hand happen happily happy hard hat have he head headache healthy hear heart heavy hello help hen her here hers
hey hi high hill him his history hmm hobby hold hole holiday home homework honey hooray hope horse hospital hot
hotel hour house how huh hundred hundredth hungry hurt husband i ice idea if ill important in inbox information
inside interested interesting internet into island it italian its jacket jam january japanese jeans job joke
juice july jump jumper june just keep key kid kilogram/kilogramme kilometre/kilometer kind king kiss kitchen
knife know lake lamp language large last late later laugh learn leave left leg lemon lesson let let's letter
library life light like line lion list listen litre/liter little live long look lose lot loud love lucky lunch
magazine make mall man many map march market married mathematics maths/math may maybe me meal mean meat meet
menu message metre/meter middle midnight might mile milk million millionth mine minute miss mistake mm moment
mommy monday money monkey month moon more morning most mother mountain mouse mouth move movie mr mrs ms much
mum/mom mummy museum music must my name near neck need neighbour/neighbor never new news newspaper next nice
night nine nineteen nineteenth ninetieth ninety ninth no nobody noise noon nope north nose not note nothing
november now number nurse o'clock october of off office officer often oh oil ok okay old on once one onion only
open or orange other ouch our ours out outside oven over own page paint painter painting pair paper parent park
part party past pasta pay pea pen pencil penny people pepper person pet phone photo photograph photographer
piano picnic picture pie piece pig pink pizza place plan plane plant plate play player please pm police
policeman pool poor pot potato present pretty price prize problem programme/program pupil purple put quarter
queen question quick quickly quiet quite rabbit radio rain rainy read ready real really red remember repeat rest
restaurant rice rich ride right ring river road robot room round rubber run sad safe salad salt same sandwich
saturday sausage say school science screen sea season seat second see self sell send sentence september seven
seventeen seventeenth seventh seventieth seventy she sheep shh ship shirt shoe shop short shorts should shout
show sick side sign sing singer sir sister sit six sixteen sixteenth sixth sixtieth sixty skirt sky sleep slow
slowly small smile snake sneaker snow so soap soccer sock sofa soft some somebody someone something sometimes
son song soon sorry sound soup south spanish speak special spell spend sport spring stair stairs stand star
start station stay still stop store story street strong student study such sugar summer sun sunday sunny
supermarket supper sure sweet swim swimming t-shirt table tablet take talk tall taxi tea teach teacher team
teenager telephone television tell ten tennis tenth terrible test text than thank thanks that the
theatre/theater their theirs them then there these they thin thing think third thirsty thirteen thirteenth
thirtieth thirty this those thousand thousandth three thursday ticket time tired to today toe together toilet
tomato tomorrow tonight too tooth top tourist town toy train travel tree trip trousers true try tuesday turn tv
twelfth twelve twentieth twenty twice two ugh um umbrella uncle under understand university until up upstairs us
use usually vacation vegetable very video village visit visitor vocabulary wait waiter wake walk wall want warm
wash washing watch water way we wear weather wednesday week weekend welcome well west wet what when where which
white who whole whose why wife will win wind window windy wine winter with without woman word work worker world
worry would wow write writer wrong yeah year yellow yep yes yesterday yet you young your yours zero zoo
`;
