/** Spanish that makes no sense word by word, and what is said in English. */
const spanish = `
echar de menos=to miss somebody|echo de menos=I miss|te echo de menos=I miss you|te extraño=I miss you|extrañar=to miss somebody
lo vamos a extrañar=we are going to miss him|la vamos a extrañar=we are going to miss her|tener ganas de=to feel like doing something
tener ganas=to feel like it|tengo ganas de=I feel like|darse cuenta=to realise|darse cuenta de=to realise|me di cuenta=I realised
cumpleaños feliz=happy birthday|feliz cumpleaños=happy birthday|perder el tiempo=to waste time|pasarlo bien=to have a good time
lo pasé bien=I had a good time|me lo pasé bien=I had a good time|tener razón=to be right|tienes razón=you are right|no tener razón=to be wrong
tener hambre=to be hungry|tengo hambre=I am hungry|tener sed=to be thirsty|tengo sed=I am thirsty|tener sueño=to be sleepy|tengo sueño=I am sleepy
tener frío=to be cold|tengo frío=I am cold|tener calor=to be hot|tengo calor=I am hot|tener miedo=to be afraid|tengo miedo=I am afraid
tener prisa=to be in a hurry|tengo prisa=I am in a hurry|tener suerte=to be lucky|tener éxito=to be successful|tener cuidado=to be careful
ten cuidado=be careful|tener en cuenta=to take into account|tener que ver con=to have to do with|no tiene nada que ver=it has nothing to do with it
no tiene sentido=it makes no sense|tener vergüenza=to be embarrassed|me da vergüenza=I am embarrassed|qué vergüenza=how embarrassing|que verguenza=how embarrassing
me da igual=I don't mind|me da miedo=it scares me|me da pena=it makes me sad|dar un paseo=to go for a walk|dar las gracias=to thank somebody
dar a luz=to give birth|hacer la compra=to do the shopping|hacer cola=to queue|hacer falta=to be needed|hacer caso=to pay attention
hacer ilusión=to be exciting|me hace ilusión=I'm looking forward to it|hacer la cama=to make the bed|hacer deporte=to do sport|hacer puente=to take a long weekend
hacer una pregunta=to ask a question|hacer daño=to hurt|hace frío=it is cold|hace calor=it is hot|hace buen tiempo=the weather is good
echar una mano=to lend a hand|echar la culpa=to blame|echar la siesta=to take a nap|quedar con=to meet up with|quedarse dormido=to fall asleep
me quedé dormido=I fell asleep|me quedé dormida=I fell asleep|ponerse nervioso=to get nervous|ponerse de acuerdo=to agree|ponerse enfermo=to get ill
llevarse bien=to get on well|nos llevamos bien=we get on well|llevarse mal=not to get on|salir con=to go out with|caer bien=to be likeable
me cae bien=I like him|me cae mal=I don't like him|estar harto=to be fed up|estoy harto=I am fed up|estoy harta=I am fed up|estar de acuerdo=to agree
estoy de acuerdo=I agree|estar de moda=to be in fashion|estar a punto de=to be about to|estar de vacaciones=to be on holiday|estar de buen humor=to be in a good mood
estar enamorado=to be in love|valer la pena=to be worth it|vale la pena=it is worth it|no vale la pena=it is not worth it|vale=OK
no pasa nada=it's all right|menos mal=thank goodness|por supuesto=of course|sin embargo=however|de repente=suddenly|a lo mejor=maybe|por si acaso=just in case
de vez en cuando=from time to time|a veces=sometimes|a menudo=often|al final=in the end|por fin=at last|desde luego=of course|en cambio=on the other hand
por lo menos=at least|al menos=at least|sobre todo=above all|poco a poco=little by little|cuanto antes=as soon as possible|lo antes posible=as soon as possible
de todas formas=anyway|de todos modos=anyway|en serio=seriously|de verdad=really|hoy en día=nowadays|por cierto=by the way|mientras tanto=meanwhile
a pesar de=in spite of|aunque=although|ojalá=I hope so|que aproveche=enjoy your meal|buen provecho=enjoy your meal|salud=bless you|buen viaje=have a good trip
nos vemos mañana=see you tomorrow|nos vemos=see you|hasta mañana=see you tomorrow|hasta luego=see you later|hasta pronto=see you soon|buenas noches=good night
buenos días=good morning|buenas tardes=good afternoon|que te mejores=get well soon|que descanses=sleep well|que te vaya bien=take care|mucha suerte=good luck
buena suerte=good luck|lo siento=I am sorry|lo siento mucho=I am very sorry|te acompaño en el sentimiento=I am sorry for your loss|mi más sentido pésame=my condolences
con permiso=excuse me|de nada=you're welcome|no te preocupes=don't worry|no me importa=I don't mind|me importa=it matters to me|no me gusta nada=I don't like it at all
más despacio=more slowly|me duele la cabeza=I have a headache|me duele=it hurts|estar resfriado=to have a cold|ponerse malo=to get ill
no se me quita de la cabeza=I can't get it out of my head|no me lo quito de la cabeza=I can't get it out of my head|se me olvidó=I forgot|me olvidé=I forgot
se me da bien=I am good at it|se me da mal=I am bad at it|me cuesta=I find it hard|me encanta=I love it|me apetece=I feel like it|me hace gracia=I find it funny
me aburro=I am bored|soy aburrido=I am boring|tomar el pelo=to pull somebody's leg|meter la pata=to put your foot in it|ser pan comido=to be a piece of cake
costar un ojo de la cara=to cost an arm and a leg|estar en las nubes=to have your head in the clouds|ponerse las pilas=to get your act together
no dar abasto=not to be able to cope|a regañadientes=reluctantly|sobremesa=the talk at the table after a meal|madrugar=to get up early|trasnochar=to stay up late
estrenar=to wear for the first time|anteayer=the day before yesterday|pasado mañana=the day after tomorrow|fin de semana=weekend|media hora=half an hour
tarea=homework|deberes=homework|la tarea=homework|hacer la tarea=to do homework|sacar buenas notas=to get good marks|aprobar un examen=to pass an exam
suspender un examen=to fail an exam|puesta de sol=sunset|media naranja=other half|dinero en efectivo=cash|cambiar de tema=to change the subject
te quiero=I love you|te amo=I love you|me da asco=it disgusts me|romper con alguien=to break up with somebody|dejar plantado=to stand somebody up
contar con=to count on|soñar con=to dream of|pensar en=to think about|depender de=to depend on|casarse con=to marry|volver a casa=to go home`;

/** English that says more than its words, in plain English. */
const english = `
small victories=little things that go well|small victory=a little thing that goes well|footloose=free to go where you like|piece of cake=something very easy
break a leg=good luck|under the weather=a little ill|once in a blue moon=almost never|cost an arm and a leg=be very expensive|hit the road=leave|hit the sack=go to bed
spill the beans=tell a secret|let the cat out of the bag=tell a secret by mistake|pull somebody's leg=make a joke with somebody|pull my leg=make a joke with me
pull the wool over someone's eyes=trick somebody by hiding the truth|hoodwink=trick somebody|call it a day=stop working|on the same page=thinking the same
in the same boat=with the same problem|by heart=from memory|fed up=angry and tired of something|look forward to=wait for something with pleasure
get along=be friendly together|get over=feel well again after something|give up=stop trying|find out=get to know|run out of=have no more of
put up with=accept something you don't like|take after=be like an older relative|bring up=look after a child until it is grown|grow up=become an adult
turn up=arrive|turn down=say no to|carry on=go on|make up=invent, or become friends again|break up=end a love|break down=stop working|take off=leave the ground
look after=take care of|look for=try to find|look up=find in a book|work out=do sport, or find the answer|hang out=spend time together|pick up=collect
catch up=get to the same place as others|wind down=get calm|better late than never=it is good that it comes at all|long story short=to say it in few words
white lie=a small lie that hurts nobody|early bird=somebody who gets up early|night owl=somebody who goes to bed late|green thumb=a talent for plants
in a nutshell=in very few words|so far so good=all is well until now|out of the blue=as a surprise|rule of thumb=a simple rule|wrong note=a note that is not the right one
sleep on it=decide tomorrow|wear your heart on your sleeve=show what you feel|bite the bullet=do what is hard and must be done|the elephant in the room=what all see and nobody says`;

const tableOf = (lines: string) =>
  new Map(
    lines
      .trim()
      .split(/[|\n]/)
      .map((pair) => pair.split("=", 2) as [string, string]),
  );

const fromSpanish = tableOf(spanish);
const inPlain = tableOf(english);
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/["“”«»¿?¡!.,;:]|^'|'$/g, "")
    .replace(/\s+/g, " ")
    .trim();
const withoutAccents = (text: string) => text.normalize("NFD").replace(/(?<![nN])\p{M}/gu, "");
const unaccented = new Map([...fromSpanish].map(([one, other]) => [withoutAccents(one), other]));

/** What is said in English for a whole Spanish phrase. */
export function englishForPhrase(phrase: string): string | undefined {
  const said = bare(phrase);
  return fromSpanish.get(said) ?? unaccented.get(withoutAccents(said));
}

/** What an English phrase means, in plain English. */
export function plainFor(phrase: string): string | undefined {
  const said = bare(phrase)
    .replace(/^(?:to|a|an|the|be|being) /, "")
    .replace(/\b(?:someone|somebody|sb)\b/g, "somebody");
  return (
    inPlain.get(said) ??
    inPlain.get(said.replaceAll("somebody", "someone")) ??
    inPlain.get(said.replace(/s$/, ""))
  );
}
