/** What begins half of what a learner would say, and goes wrong word by word: "a mí me gusta" is no "to me me like". */
const lines = `
a mí me gusta|I like
a mí me gustan|I like
a mí no me gusta|I don't like
a mí no me gustan|I don't like
me gusta|I like
me gusta mucho|I really like
me gustan|I like
me gustan mucho|I really like
no me gusta|I don't like
no me gustan|I don't like
no me gusta nada|I don't like … at all
te gusta|do you like …?
te gustan|do you like …?
a ti te gusta|do you like …?
le gusta|he likes, she likes
le gustan|he likes, she likes
nos gusta|we like
nos gustan|we like
les gusta|they like
les gustan|they like
me gustaría|I would like to
te gustaría|would you like to …?
nos gustaría|we would like to
me gustaba|I used to like
me gustó|I liked
me encanta|I love
me encantan|I love
me encantaría|I would love to
me llamo|my name is
se llama|is called
me parece que|I think that
me parece|I think it is
me acuerdo de|I remember
no me acuerdo|I don't remember
me da miedo|I'm afraid of
me da igual|I don't mind
me duele|my … hurts
me duelen|my … hurt
me falta|I need one more
me cae bien|I like him, I like her
me quedé|I stayed
me levanto|I get up
me acuesto|I go to bed
me fui|I left
me casé|I got married
tengo que|I have to
tienes que|you have to
tiene que|he has to, she has to
tenemos que|we have to
tuve que|I had to
tenía que|I had to
hay que|you have to, we have to
tengo hambre|I'm hungry
tengo sed|I'm thirsty
tengo frío|I'm cold
tengo calor|I'm hot
tengo sueño|I'm sleepy
tengo miedo|I'm afraid
tengo prisa|I'm in a hurry
tengo razón|I'm right
tienes razón|you're right
tengo ganas de|I feel like, I want to
estoy de acuerdo|I agree
no estoy de acuerdo|I don't agree
estoy aburrido|I'm bored
estoy aburrida|I'm bored
estoy cansado|I'm tired
estoy cansada|I'm tired
voy a|I'm going to
vas a|you're going to
va a|is going to
vamos a|we're going to, let's
van a|they're going to
iba a|I was going to
acabo de|I have just
suelo|I usually
solía|I used to
dejé de|I stopped
empecé a|I started to
sigo|I still
no puedo|I can't
no podía|I couldn't
no pude|I couldn't
no sé|I don't know
no lo sé|I don't know
no sabía|I didn't know
no quiero|I don't want to
no tengo|I don't have
no hay|there isn't, there aren't
no había|there wasn't, there weren't
no entiendo|I don't understand
no es|it isn't
había|there was, there were
hubo|there was
quiero que|I want … to
es que|the thing is that
creo que|I think that
pienso que|I think that
espero que|I hope that
quizás|maybe
tal vez|maybe
a lo mejor|maybe
por eso|that's why
por ejemplo|for example
por lo menos|at least
por fin|at last
por supuesto|of course
por la mañana|in the morning
por la tarde|in the afternoon
por la noche|at night
de la mañana|in the morning
de repente|suddenly
de nuevo|again
de acuerdo|all right
de hecho|in fact
al final|in the end
al menos|at least
al lado de|next to
a veces|sometimes
a menudo|often
a pesar de|in spite of
muchas veces|often
pocas veces|seldom
una vez|once
dos veces|twice
cada vez más|more and more
todos los días|every day
todas las semanas|every week
los fines de semana|at weekends
el fin de semana|the weekend
el año pasado|last year
el mes pasado|last month
la semana pasada|last week
la semana que viene|next week
el año que viene|next year
el otro día|the other day
hace mucho tiempo|a long time ago
hace poco|not long ago
hace años|years ago
desde hace|for
desde entonces|since then
hoy en día|nowadays
en vez de|instead of
en lugar de|instead of
en cuanto|as soon as
antes de|before
después de|after
además de|besides
cerca de|near
lejos de|far from
dentro de|inside, in
encima de|on top of
debajo de|under
detrás de|behind
delante de|in front of
enfrente de|opposite
alrededor de|around
a través de|through
un poco|a little
un poco de|a little
lo que|what
lo mejor|the best thing
lo peor|the worst thing
sobre todo|above all
sin embargo|however
aunque|although
demasiado|too, too much
demasiada|too much
demasiados|too many
demasiadas|too many
hasta que|until
para que|so that
para mí|for me
como siempre|as always
hace frío|it's cold
hace calor|it's hot
hace sol|it's sunny
hace viento|it's windy
echo de menos|I miss
me lo pasé bien|I had a good time
ir de compras|go shopping
dar un paseo|go for a walk
sacar fotos|take photos
hacer fotos|take photos
ver la tele|watch TV
`;

/** English for so many words in a row, or for one that alone says little. */
export const frames: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [spanish = "", english = ""] = line.split("|");
      return [spanish, english.split(", ")];
    }),
);
