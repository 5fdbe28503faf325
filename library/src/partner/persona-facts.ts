import { type Topic, topics } from "@salida/rules/topics.ts";

/** What everybody is asked sooner or later; each value fits the sentences that the partner has for it. */
export const factKinds = [
  "food",
  "drink",
  "colour",
  "season",
  "pet",
  "music",
  "watching",
  "sport",
  "weekend",
  "dream",
] as const;
export type FactKind = (typeof factKinds)[number];

/** Ten things of a persona besides what stands in its topic, all in words of A1 and A2. */
export type Facts = Readonly<Record<FactKind, string>>;

// food | drink | colour | season | "I have …" | music | films and series | sport | "On Saturday I …" | a place to see one day
const lines = `
ALIENS tacos | black coffee | dark blue | winter | an old cat | country music | old space films | table tennis | sleep late | Iceland
ANCIENT bean soup | mint tea | gold | spring | two birds | Egyptian songs | history films | swimming | read by the sea | Greece
ANIMALS fish with potatoes | hot chocolate | green | autumn | two dogs | folk songs | nature films | skiing | walk in the hills | Scotland
ANIME noodles | green tea | sky blue | spring | a goldfish | piano music | old Japanese films | cycling | draw in the park | France
ARTS cod with onions | red wine | blue | summer | a lazy cat | fado | silent films | swimming | go to the market | Morocco
CONSPIRACY potato soup | strong coffee | grey | autumn | only plants | jazz | detective series | ice hockey | read three newspapers | Ireland
CULTURE rice with fish | ginger tea | yellow | the dry season | a small dog | drum music | dance films | dancing | visit my sisters | Brazil
ENTERTAINMENT pancakes | milk | orange | summer | a parrot | pop songs | quiz shows | rowing | play board games | Japan
FASHION pasta | espresso | red | autumn | a cat | opera | old Italian films | walking | look at shop windows | India
FOOD grilled fish | black coffee | green | summer | a hungry cat | fado | cooking shows | football | go to the beach | Italy
FUTURISTIC fried rice | water with lemon | green | spring | a turtle | quiet music | science films | running | ride on trains | Singapore
GAMES meatballs | cola | black | winter | a rabbit | game music | funny series | chess | play with my sister | Canada
GEOGRAPHY fish soup | tea | blue | winter | an old dog | guitar music | sea films | fishing | walk on the beach | New Zealand
HISTORY meat pie | tea with milk | dark red | autumn | a grey cat | church music | history series | walking | look for old books | Rome
HORROR toast with cheese | tea | black | autumn | two black cats | slow songs | ghost films | climbing | visit old houses | Romania
LANGUAGES stew | tea | green | spring | only plants | Irish songs | films from Poland | running | read on the train | Georgia
LITERATURE apple cake | tea | brown | winter | a sleepy dog | quiet music | detective series | swimming | read in bed | Russia
MEDIEVAL bread and cheese | apple juice | red | winter | a horse | old songs | films with castles | archery | ride my horse | Scotland
MOVIES pizza | espresso | dark red | autumn | a small dog | film music | comedies | volleyball | see two films | New York
MURDER fish and chips | black tea | dark green | autumn | a cat | piano music | detective films | golf | read by the fire | Egypt
MUSIC curry | tea | purple | spring | a loud bird | jazz | concerts on television | tennis | play with friends | New Orleans
MYSTERY fresh bread | coffee with milk | blue | winter | a clever dog | violin music | detective series | chess | make puzzles | Venice
MYTHS lamb with lemon | mountain tea | blue | summer | many goats | island songs | films about heroes | walking | tell stories | India
OTAKU rice balls | green tea | pink | spring | a hamster | songs from anime | anime | badminton | sort my figures | California
OTHER roast chicken | tea | yellow | spring | only plants | songs from the sixties | garden shows | bowling | work in my garden | Australia
ROMANCE apple cake | white wine | pink | spring | a small bird | waltzes | old love films | dancing | write letters | Paris
SCIENCE rice with beans | tea | green | the rainy season | only plants | flute music | nature series | cricket | look for mushrooms | Brazil
SCIENCE_FICTION noodle soup | coffee | silver | autumn | a grey cat | electronic music | robot films | basketball | write at home | Chile
SPORTS pasta | water | white | spring | a fast dog | rock music | sports series | cycling | ride in the mountains | Norway
SUPERHEROES chips | hot chocolate | red | summer | two cats | rock music | films with heroes | judo | draw with my twins | Mexico
SURVIVAL hot soup | coffee from the fire | white | winter | three dogs | folk music | films about mountains | skiing | sleep in a tent | Alaska
TECHNOLOGY fried eggs | green tea | silver | winter | a cat | dance music | science series | climbing | repair old radios | Japan
TRAVEL steak | mate | dark blue | autumn | only plants | tango | films with trains | football | visit small stations | Norway
UNIVERSE fish with lemon | coffee | black | winter | a night cat | quiet songs | films about space | walking | look at the sky | Hawaii`;

function read(line: string): [Topic, Facts] {
  const [topic = "", ...words] = line.split(" ");
  const values = words.join(" ").split(" | ");
  const known = topics.find((it) => it === topic);
  if (!known || values.length !== factKinds.length) throw new Error(`No ten facts: ${line}`);
  const facts = Object.fromEntries(factKinds.map((kind, at) => [kind, values[at]])) as Facts;
  return [known, facts];
}

/** What each topic's persona says of itself when asked. */
export const personaFacts: ReadonlyMap<Topic, Facts> = new Map(lines.trim().split("\n").map(read));
