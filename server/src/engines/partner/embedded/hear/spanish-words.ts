/** Spanish words that carry grammar; those that are English words too are left out. */
export const spanishGrammar = new Set(
  `el la los las un una unos unas de del que y es en por para con mi tu su mis tus sus yo ella ellos nosotros
  muy pero porque cuando donde dónde qué quién cómo cuál si sí lo le les nos se soy eres somos está están estoy estás
  estamos hay tengo tiene tienes tienen tenemos fue había más también esto esta este eso esa ese aquí ahí allí
  creo quiero puedo puede hacer hago hace voy va vamos ir gusta gustan encanta al sobre entre desde hasta ya nunca
  siempre todo todos todas cada otro otra mucho mucha muchos muchas poco nada algo alguien ser estar haber sé como
  quiere quieres entiendo porqué ni`.split(/\s+/),
);

/** Common Spanish words and what they are in English; none of them is an English word. */
const pairs = `
perro=dog gato=cat caballo=horse pájaro=bird pez=fish vaca=cow oveja=sheep ratón=mouse conejo=rabbit animales=animals
casa=house cocina=kitchen baño=bathroom cama=bed mesa=table silla=chair puerta=door ventana=window calle=street
ciudad=city pueblo=village país=country playa=beach montaña=mountain río=river bosque=forest mundo=world
madre=mother padre=father hermano=brother hermana=sister hijo=son hija=daughter abuelo=grandfather abuela=grandmother
tío=uncle tía=aunt primo=cousin prima=cousin amigo=friend amiga=friend amigos=friends familia=family esposo=husband
esposa=wife novio=boyfriend novia=girlfriend niño=boy niña=girl hombre=man mujer=woman gente=people
comida=food desayuno=breakfast almuerzo=lunch cena=dinner leche=milk queso=cheese huevo=egg huevos=eggs carne=meat
pollo=chicken pescado=fish arroz=rice fruta=fruit manzana=apple naranja=orange verdura=vegetables verduras=vegetables
azúcar=sugar agua=water cerveza=beer vino=wine jamón=ham sopa=soup ensalada=salad postre=dessert helado=ice cream
trabajo=work escuela=school colegio=school universidad=university oficina=office jefe=boss dinero=money tienda=shop
coche=car carro=car tren=train avión=plane barco=boat bicicleta=bicycle viaje=trip viajes=trips maleta=suitcase
libro=book libros=books película=film películas=films música=music canción=song canciones=songs juego=game juegos=games
deporte=sport deportes=sports fútbol=football partido=match equipo=team jugar=play ropa=clothes camisa=shirt zapatos=shoes
zapatillas=trainers vestido=dress pantalones=trousers abrigo=coat falda=skirt sombrero=hat
hoy=today ayer=yesterday mañana=tomorrow noche=night tarde=afternoon semana=week año=year años=years mes=month
lunes=Monday martes=Tuesday miércoles=Wednesday jueves=Thursday viernes=Friday sábado=Saturday domingo=Sunday
verano=summer invierno=winter primavera=spring otoño=autumn sol=sun luna=moon estrella=star estrellas=stars cielo=sky
lluvia=rain nieve=snow tierra=earth guerra=war reina=queen rey=king castillo=castle espada=sword fantasma=ghost
miedo=fear muerte=death asesino=killer policía=police sueño=dream amor=love corazón=heart vida=life tiempo=time
rojo=red azul=blue verde=green amarillo=yellow blanco=white negro=black grande=big pequeño=small bonito=pretty
bonita=pretty feo=ugly bueno=good buena=good malo=bad mala=bad mejor=better peor=worse feliz=happy triste=sad
cansado=tired cansada=tired aburrido=boring aburrida=boring divertido=fun divertida=fun difícil=difficult fácil=easy
rico=tasty rica=tasty delicioso=delicious caro=expensive barato=cheap nuevo=new nueva=new viejo=old vieja=old joven=young
comer=eat beber=drink dormir=sleep leer=read escribir=write hablar=speak cantar=sing bailar=dance correr=run
nadar=swim caminar=walk viajar=travel comprar=buy vender=sell trabajar=work estudiar=study vivir=live ver=see
escuchar=listen cocinar=cook pensar=think aprender=learn ayudar=help conocer=know ganar=win perder=lose
uno=one dos=two tres=three cuatro=four cinco=five seis=six siete=seven ocho=eight nueve=nine diez=ten
gracias=thank you hola=hello adiós=goodbye adios=goodbye entonces=then ahora=now después=after antes=before
idioma=language idiomas=languages palabra=word palabras=words pregunta=question respuesta=answer historia=history
cuento=story mentira=lie verdad=truth secreto=secret poder=power héroe=hero villano=villain nave=ship
teléfono=phone ordenador=computer computadora=computer pantalla=screen cosa=thing cosas=things lugar=place nombre=name`;

/** English for a Spanish word in lower case. */
export const spanishWords: ReadonlyMap<string, string> = new Map(
  [...pairs.matchAll(/([^\s=]+)=([^=]+?)(?=\s+[^\s=]+=|$)/g)].map(([, spanish = "", english = ""]) => [
    spanish,
    english.trim(),
  ]),
);
