/** What errands, trips and talk about oneself need. */
export const a2 = `
able abroad accept accident across act action active activity actress actually add adjective adult advantage
adventure adverb advert advertisement advice advise aeroplane african afterwards/afterward against agree aha
airline airplane alarm album alien alive allow almost aloud although amazed ambulance among ancient angel
angrily anime ant anybody anyone anyway anywhere apart apologize appear apply appointment arabic area
argentinian argue argument army arrange arrival article asian assistant astronaut athlete athletics attack
attention attractive audience australian austrian author available awake award babysitter background backpack
backpacker backward backwards bacon badminton bagel baggage bake baked baker bakery balance balcony ballet
barbecue barber basic basketball bat bathtub battery beard beat bedside bedtime beginner behave belgian believe
belt berry beside bet bikini billion bin bingo biology bite blackberry blackboard blanket blog blogger
blonde/blond blood blueberry boil boiled bomb bone bookcase bookmark bookshop border bored borrow boss bowling
brain brave brazilian bright brilliant broccoli brother-in-law brush bucket builder bun bunny burn bush business
businessman businesswoman butcher butterfly buyer cab cage calm camel camp campfire camping campsite canadian
cancel candle candy capital captain care carefully careless carpet cartoon cash castle cause cd celebrate cent
centimetre/centimeter central century cereal certain certainly champion championship chance channel character
chase checkout cheek cheer cheerful chef chemistry cherry chess chick chilean chilli/chili chin chip choice
circle classical classmate clear clearly click climate climb climber cloth clothing cloudless clown club clue
coach coast coconut coin cola collect collection collector colombian colourful/colorful comfortable common
company compare compete competition complain complete completely confuse confused confusing congratulation
connect contact continent continue control conversation cookbook cooker cookery cookie copy corn correct costume
cosy/cozy cotton couch cough couple cover cowboy cranberry crash crayon crazy create cricket crisp crocodile
croissant cross crossing crossroads crossword crowd crowded crown cuban cucumber culture cupcake curly curry
curtain customer cycle cyclist czech daily dairy danger dangerous danish darts dawn daytime deal death decade
decide decision deep deer degree delete deliver department describe desert design designer dessert destroy
detail detective dialogue/dialog diamond diaper diary dice die diet dig digital dining dinosaur disappear
disappointed disappointing disco discount discover discuss disgusting dish distance dive diving dj document
dolphin domino donkey doorbell doorway double doughnut/donut download downtown dragon drawer dream drop drummer
duckling during dutch dvd e-book earache earn earphone earthquake easily easter eastern education eggplant
egyptian either elect electric electrician electronic elevator else emoji encourage energy engine engineer
engineering enormous enter entrance envelope environment eraser escape especially european event everyday
everywhere exact exactly examine excellent excited excitement excuse exit expect experience experiment expert
explanation explore explorer extremely fact factory fail fair fairly fan fantastic fashion fashionable
father-in-law fear feed festival fight file fill final finally finnish firefighter firewoman firework fireworks
firm fisherman fitness fix flag flashcard flavour/flavor flight flour flu fog foggy folder footballer foreign
foreigner fork forward freezer freezing fried friendship fry full-time funfair funnily furniture future gallery
garage garbage garlic gas gate generally generous gentle geography ghost giant gift giraffe glad glasshouse
glove goalkeeper goat gold golden goldfish golf goose government grandchild grandchildren granddaughter grandson
greek greet greeting grilled groceries grocery ground grown-up guard guess guest guide guidebook guitarist guy
gym habit hail haircut hairdresser hairdryer hairstyle hall halloween ham hamburger hamster handbag handsome
hang happiness harbour/harbor hate headlight headmaster headphone headphones health heat heater heating heavily
hedgehog height helicopter helmet helpful hero herself hide hide-and-seek highway hiker hiking himself hip-hop
hippo hire historical hit hockey home-made homemade honest honeymoon hoodie hopefully hopeless horrible hostel
however huge human humour/humor hungarian hunter hurray hurry icy imagine immediately improve include including
increase indian indoor indoors ingredient insect instead instrument intelligent interest international interview
introduce introduction invent invention invitation invite irish iron item itself jar jazz jewellery/jewelry
jigsaw jog jogger jogging joker journalist journey judge jug jungle kangaroo karate keen ketchup kettle keyboard
kick kill kilo kindergarten kit kite kitten kiwi knee knitting knock knowledge korean label ladder lady land
laptop latest latin law lawyer lazy leader leaf least lemonade lend lettuce level librarian licence/license lie
lifeguard lift lighter likely lime lip lipstick lively lizard local lock login logo lollipop lonely lorry loudly
lounge lovely low luck luckily luggage lunchbox lunchtime machine madam magic magical mail mailbox mailman main
mainly make-up manager mango mark marmalade marriage marry mars match matter maximum mechanic medal medicine
melon member memory mention mess metal metro mexican microwave midday middle-aged millionaire mind mirror
miserable misty mix mixed mobile model modern monster moonlight moroccan mother-in-law motorbike motorcycle
motorway moustache/mustache muddy muffin mug mushroom musical musician myself mystery narrow national natural
nature nearby nearly necessary necklace neighbourhood/neighborhood neither nephew nervous network niece
nighttime noisy none noodle normal normally norwegian notebook notice noun novel nowhere nut ocean octopus offer
old-fashioned olive omelette/omelet online onto oops operation opinion opposite order ordinary organize original
ourselves outdoors overnight owl owner pack package pain painful paintbrush palace pancake panda pants paperback
parade paragraph parcel parrot part-time partly partner pass passenger passport password path patient peace
peach pear pearl pedestrian pen-pal penfriend penguin perfect perfectly perform performance perhaps period
personal peruvian petrol pharmacy photography pianist pick pillow pilot pineapple pirate plain planet plastic
platform playground playtime pleasant pleasure plenty plum plural plus pocket poem point policewoman polish
polite politician pony ponytail pop popcorn popular pork port portuguese positive possibility possible post
postcard poster postman postwoman pottery pound pour power practical practice practise prefer prepare
presentation presenter press pretend primary prince princess print printer prison private probably progress
project promise pronoun pronounce pronunciation properly protect proud public pudding pull pullover pumpkin
puppy purse push puzzle pyjamas/pajamas pyramid quality queue quietly quiz race racquet railroad railway rainbow
raincoat raise rap rapidly raspberry rather reach reader realize reason receipt receive recent recently
reception receptionist recipe recommend record recorder recording recycle referee refuse regular regularly
relationship relative relax relaxed relaxing remind rent repair replace reply report reporter reporting rescue
reservation reserve responsible restroom result retire return review rid riddle rider rise robbery robin rock
rocket roller-skate rollerblade roman romance romanian romantic roof rope rose round-trip roundabout route
rubbish rude rugby rule ruler runner runway rush russian sadly sadness safety sail sailboat sale salesman salty
sand sandal sandcastle sandpit sauce save scare scared scarf scary scene schoolbag schoolfriend scientist
scissors score scottish scrambled scream screwdriver seagull search seashell seaside secret secretary secretly
seem selfie sense separately series serious seriously serve server service set settee several sewing sex shadow
shake shall shampoo shape share shark sharp sharpener shelf shine shiny shock shopkeeper shoulder shower shrimp
shut shy sidewalk sight sightseeing silence silent silly silver similar simple since single sink sister-in-law
site situation size skate skateboard skateboarding skater ski skiing skill skin sled sledge sleepy sleigh slice
slide smart smartphone smell smoke smoking smoothie snack snail sneakers snowball snowboard snowboarding
snowflake snowman snowstorm snowy social society soda softly software soldier solve sometime somewhere sort sour
souvenir space spacecraft spaceship spacesuit spaghetti spam sparrow speaker spectacles speech speed spicy
spider spooky spoon spot spots square squirrel stadium stage staircase stamp statue steak steal step stepfather
stepmother stick sticker stomach stomachache stone stool stopwatch storey storm stormy storybook stove straight
strange stranger straw strawberry string striped stripes studio stupid style subject subway success successful
successfully sudden suddenly suggest suit suitcase sunbathe sunburn sunflower sunglasses sunlight sunrise
sunscreen sunset sunshine suntan superhero superpower support suppose surf surfboard surname surprise
surprisingly sushi sweater sweatshirt swedish sweetcorn swimmer swimsuit swiss switch sword tab tablespoon tag
tail tale talented taste tasty teacup teapot teaspoon teatime technology teddy teen teenage teens telescope
temperature tent term terribly textbook thai themselves thermometer thick thief thirst thriller throat through
throw thumb thunder thunderstorm tick tidy tie tiger tights tile till timetable tin tiny tip tiring title toast
toddler tool toolbox toothache toothbrush toothpaste topic torch tortoise total totally touch tour tourism
towards/toward towel tower tracksuit tractor traditional traffic trainer tram translate transport trash
traveller/traveler tray treasure treat trendy trick trolley trouble truck truly trumpet truth tulip tummy tuna
tunnel turkey turkish turtle twin type typical tyre/tire ugly ukrainian uncomfortable underground underwater
underwear unfair unfortunately unfriendly unhappy uniform unknown unlike unlucky unpleasant unusual upload
urgent useful useless user username usual van vegetarian vehicle verb vest vet veterinary vietnamese view
villager violin visa vlogger voice volcano volleyball volunteer waffle waitress wallet walnut war washbasin
waste waterfall watermelon wave wavy weak weapon weatherman web webpage website wedding weekday weekly weigh
weight wellington welsh western whale wheel wheelchair whenever whether while whisper whistle wholemeal whom
wi-fi wide widely wifi wild willing windsurfing wing winner wise wish witch wizard wolf wonder wonderful
wonderfully wood wooden wool woollen/woolen workman worksheet worried worse worst x-ray yacht yard yoga
yoghurt/yogurt yourself yummy zebra zombie
`;
