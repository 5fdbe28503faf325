/** Common Spanish words that are no English ones: they tell the language of a text, and are nobody's slip in English. */
export const spanishWords: ReadonlySet<string> = new Set(
  `
  el la los las una unos unas un del al que quien donde cuando como porque pero con por para sobre entre desde hasta hacia
  en de es son era eran fue ser estar está están estaba hay haber tiene tienen tengo hace hacen lleva llevan muy más menos
  mucho mucha muchos muchas poco todo toda todos todas otro otra otros otras este esta esto estos estas ese esa esos esas
  aquel aquella mi mis tu tus su sus nos les lo le se yo él ella ellos ellas nosotros usted ustedes también además mientras
  aunque así ya sí y ni dos tres cuatro cinco seis siete ocho nueve diez primero fondo izquierda derecha arriba abajo
  centro delante detrás debajo encima lado hombre mujer niño niña niños niñas chico chica gente persona personas perro gato
  gatos perros pájaro pájaros pato patos caballo casa casas calle ciudad parque playa mar cielo sol nubes lluvia árbol
  árboles flores coche coches tren barco bicicleta mesa silla sillas puerta ventana libro libros pelota cometa comida agua
  rojo roja rojos rojas azul azules verde verdes amarillo amarilla negro negra negros negras blanco blanca marrón gris
  morado naranja rosa grande grandes pequeño pequeña bonito bonita feliz viejo vieja joven jóvenes imagen foto escena
  cuadro leyendo jugando corriendo comiendo bebiendo sentado sentada sentados hablando mirando durmiendo caminando cocinando
  tocando llevando vestido camisa camiseta sombrero abrigo abuela abuelo padre madre hermano hermana familia clase profesora
  profesor escuela tarta empanadas abuelos churros croquetas jamón gazpacho tapas tortilla feria sobremesa pueblo amigos
  hola gracias adiós bueno buena buenos días tardes noches trabajo mañana ayer hoy ahora luego después antes siempre nunca
  quiero puedo voy va vamos ir comer beber dormir ver hacer poder querer saber decir`
    .trim()
    .split(/\s+/),
);
