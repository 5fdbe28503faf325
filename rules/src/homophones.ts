/** What sounds like a word: common words, and rare ones that nobody would take it for. */
export interface Homophones {
  common: string[];
  rare: string[];
}

/** Words that sound the same in British or in American speech, a line a group, the rare ones after the stroke. */
const groups = `
allowed / aloud
ate eight
aunt ant
beach / beech
bear / bare
been / bean
blew blue
board bored
brake break
brakes breaks
bread / bred
buy by / bye
caught court
cell sell
cells sells
check / cheque
choose / chews
course / coarse
dear deer
die / dye
fair fare
father / farther
feet / feat
flew flu
floor / flaw
flour flower
for four / fore
fourth / forth
great / grate
grown / groan
guessed guest
hair / hare
hall / haul
heal heel
hear here
high / hi
higher hire
him / hymn
hole whole
holes / wholes
hour our
in / inn
it's its
key / quay
knew new
know no
knows nose
led / lead
lesson / lessen
made / maid
mail male
main / mane
meat meet
medal metal
missed / mist
morning / mourning
muscle / mussel
need / knead
night / knight
none / nun
not / knot
one won
or / oar ore
pain / pane
pair pear
pairs pears
pale / pail
passed past
patience patients
pause / paws
peace piece
peak / peek
plain plane
plains planes
pole / poll
poor pour / paw
practice practise
pray / prey
principal principle
profit / prophet
rain / reign rein
raise / rays
read / reed
read red
real / reel
right write
rights writes
ring / wring
road rode / rowed
role roll
roles rolls
root route
roots routes
rose / rows
sail sale
sales sails
sauce source
saw sore
scene seen
sea see
sees / seas seize
sent / cent scent
side / sighed
sight site
sights sites
so / sew
some / sum
son sun
sons suns
soul / sole
stairs / stares
stationary stationery
steak / stake
steal steel
steals / steels
story / storey
sure / shore
sweet / suite
tail tale
tails tales
tea / tee
tear / tier
their there they're
threw through
throne thrown
tide tied
time / thyme
to too two
toe / tow
vain vein
very / vary
waist waste
wait weight
waits weights
war wore
warn worn
way / weigh
weak week
wear where / ware
weather whether
which / witch
who's whose
wine / whine
wood would
you're your`
  .trim()
  .split("\n")
  .map((line) => line.split(" / ").map((words) => words.split(" ")));

/** The words that sound like a word; none for most. */
export function homophonesOf(word: string): Homophones {
  const small = word.toLowerCase();
  const own = groups.filter(([common = [], rare = []]) => [...common, ...rare].includes(small));
  const others = (words: string[] = []) => words.filter((other) => other !== small);
  return {
    common: own.flatMap(([common]) => others(common)),
    rare: own.flatMap(([, rare]) => others(rare)),
  };
}
