const en = {
  title: "Salida: practise English, find the way out",
  summary:
    "English to read, hear, describe and talk about at your level, A1 to C2, with the reason behind every answer. Free, open source, in English and Spanish.",
  shared: "A lit door in a night-blue room, and beside it: Learn English. Find the way out.",
  skip: "Skip to the content",
  header: {
    home: "Home",
    logo: "Salida, home",
    language: "Language",
    menu: "Menu",
    logIn: "Log in",
    dashboard: "Dashboard",
    profile: "Profile",
    account: "Your account",
    logOut: "Log out",
    logOutFailed: "You're still logged in. Try again.",
  },
  hero: {
    practise: "Learn English.",
    leave: "Find the way out.",
    lead: "Read, listen, describe and talk at your level, with the reason behind every answer. Then get out of a locked room that only English opens.",
    start: "Start now",
    explore: "Explore exercises",
    facts: ["Six levels, A1 to C2", "Free and open source", "In English and Spanish"],
  },
  demo: {
    label: "Try one",
    kind: "Reading",
    hint: "Choose an answer",
    keys: "or press a key, 1 to 4",
    right: "Right.",
    onward: "Try a full exercise",
    wrong: "Not quite.",
    why: [
      "The key was there once. The note says that now it isn’t.",
      "Iris asks her not to: somebody small is asleep until three.",
      "“Go there” means the bakery: Omar has the key. The bags come after.",
      "Look at the word “before”. Something comes before the bags.",
    ],
  },
  points: "points",
  samples: {
    title: "Five ways to practise",
    lead: "All five are open, from A1 to C2.",
    label: "Sample exercises",
    slide: "slide",
    carousel: "carousel",
    of: "of",
    previous: "Previous sample",
    next: "Next sample",
    pause: "Stop the carousel",
    play: "Start the carousel",
    choose: "Choose a sample",
    reading: {
      name: "Reading",
      text: "Read a page, answer, and see the sentence that settles it.",
      try: "Read one now",
    },
    listening: {
      name: "Listening",
      text: "Hear a voice at the speed of your level, as often as you like.",
      try: "Hear one now",
    },
    filling: {
      name: "Listen and fill in",
      text: "A short recording and its text with words left out. Write what you hear.",
      try: "Try one",
    },
    description: {
      name: "Description",
      text: "Look at a picture and put it into words. Then compare.",
      try: "Describe one now",
    },
    chat: {
      name: "Conversation",
      text: "Talk or type with a partner who corrects your mistakes as you go.",
      try: "Talk now",
    },
    scene: "Drawing: at night, a cat on a wall watches a boat under a big moon",
    mended: "Saturday is over, so: past simple.",
  },
  features: {
    title: "Every skill opens a door",
    rooms: {
      name: "Escape rooms",
      title: "Three puzzles.\nOne clock.\nOne door.",
      text: "Every right answer is a piece of a code. Put the pieces in order before the time runs out, and the door opens.",
      enter: "Open a room",
      drawing: "Drawing: a closed door with light under it, a clock and a half-found code",
    },
    reading: {
      name: "Reading",
      title: "Read between the lines",
      text: "Diaries, letters, interviews and news from A1 to C2, with questions that make you look twice.",
    },
    listening: { name: "Listening", title: "Train your ear", text: "Clear voices that speed up as you do." },
    speaking: {
      name: "Conversation",
      title: "Keep a conversation going",
      text: "A partner who waits, asks one thing at a time and never laughs.",
    },
    descriptions: {
      name: "Description",
      title: "Put pictures into words",
      text: "A scene, your sentences, and two notes: what works and what to correct.",
      scene: "Drawing: rain in the street, a dog on a bench under a yellow umbrella",
    },
  },
  promises: {
    title: "What you can count on",
    list: [
      {
        title: "A reason for every answer",
        text: "Why the right one is right, why yours was not, and the line of the text that proves it. In English and in Spanish.",
      },
      {
        title: "Written for Salida, and checked",
        text: "Our own texts, written with a language model’s help. Every question is checked before you see it. All yours to reuse: CC BY 4.0.",
      },
      {
        title: "Nobody is watching",
        text: "No ads, no trackers, nothing loaded from elsewhere. You can run it all on your own computer.",
      },
    ],
  },
  closing: { title: "The door is open.", start: "Start now" },
  footer: { rights: "Salida. Open source under the MIT licence; texts under CC BY 4.0." },
};

export type LandingWords = typeof en;

const es: LandingWords = {
  title: "Salida: practica inglés y encuentra la salida",
  summary:
    "Inglés para leer, oír, describir y conversar a tu nivel, de A1 a C2, con el porqué de cada respuesta. Gratis, de código abierto, en español y en inglés.",
  shared:
    "Una puerta iluminada en una habitación azul noche y, al lado: Aprende inglés. Encuentra la salida.",
  skip: "Saltar al contenido",
  header: {
    home: "Inicio",
    logo: "Salida, inicio",
    language: "Idioma",
    menu: "Menú",
    logIn: "Iniciar sesión",
    dashboard: "Panel",
    profile: "Perfil",
    account: "Tu cuenta",
    logOut: "Cerrar sesión",
    logOutFailed: "La sesión sigue abierta. Inténtalo de nuevo.",
  },
  hero: {
    practise: "Aprende inglés.",
    leave: "Encuentra la salida.",
    lead: "Lee, escucha, describe y conversa a tu nivel, con el porqué de cada respuesta. Y luego escapa de una sala cerrada que solo se abre en inglés.",
    start: "Empezar ahora",
    explore: "Ver los ejercicios",
    facts: ["Seis niveles, de A1 a C2", "Gratis y de código abierto", "En español y en inglés"],
  },
  demo: {
    label: "Prueba uno",
    kind: "Lectura",
    hint: "Elige una respuesta",
    keys: "o pulsa una tecla, del 1 al 4",
    right: "Correcto.",
    onward: "Haz un ejercicio completo",
    wrong: "Casi.",
    why: [
      "La llave estaba ahí antes. La nota dice que ya no.",
      "Iris le pide que no lo haga: alguien muy pequeño duerme hasta las tres.",
      "“Go there” es ir a la panadería: Omar tiene la llave. Las maletas van después.",
      "Fíjate en “before” (antes de). Hay algo que va antes que las maletas.",
    ],
  },
  points: "puntos",
  samples: {
    title: "Cinco formas de practicar",
    lead: "Todas disponibles ya, de A1 a C2.",
    label: "Ejercicios de muestra",
    slide: "diapositiva",
    carousel: "carrusel",
    of: "de",
    previous: "Muestra anterior",
    next: "Muestra siguiente",
    pause: "Detener el carrusel",
    play: "Iniciar el carrusel",
    choose: "Elige una muestra",
    reading: {
      name: "Lectura",
      text: "Lee una página, responde y mira la frase que lo demuestra.",
      try: "Leer una ahora",
    },
    listening: {
      name: "Audio",
      text: "Una voz a la velocidad de tu nivel, tantas veces como quieras.",
      try: "Escuchar uno ahora",
    },
    filling: {
      name: "Audio con huecos",
      text: "Una grabación corta y su texto con huecos. Escribe lo que oyes.",
      try: "Probar uno",
    },
    description: {
      name: "Descripción",
      text: "Mira una imagen y ponle palabras. Después, compara.",
      try: "Describir una ahora",
    },
    chat: {
      name: "Conversación",
      text: "Habla o escribe con alguien que corrige tus errores sobre la marcha.",
      try: "Conversar ahora",
    },
    scene: "Dibujo: de noche, un gato en un muro mira un barco bajo una gran luna",
    mended: "El sábado ya pasó: se usa el past simple.",
  },
  features: {
    title: "Cada destreza abre una puerta",
    rooms: {
      name: "Salas de escape",
      title: "Tres enigmas.\nUn reloj.\nUna puerta.",
      text: "Cada acierto es una pieza de un código. Ordénalas antes de que se acabe el tiempo y la puerta se abrirá.",
      enter: "Abrir una sala",
      drawing: "Dibujo: una puerta cerrada con luz por debajo, un reloj y un código a medias",
    },
    reading: {
      name: "Lectura",
      title: "Lee entre líneas",
      text: "Diarios, cartas, entrevistas y noticias de A1 a C2, con preguntas que te hacen mirar dos veces.",
    },
    listening: { name: "Audio", title: "Entrena el oído", text: "Voces claras que aceleran contigo." },
    speaking: {
      name: "Conversación",
      title: "Mantén una conversación",
      text: "Alguien que espera, pregunta las cosas de una en una y nunca se ríe de ti.",
    },
    descriptions: {
      name: "Descripción",
      title: "Ponle palabras a una imagen",
      text: "Una escena, tus frases y dos notas: qué está bien y qué corregir.",
      scene: "Dibujo: llueve en la calle, un perro en un banco bajo un paraguas amarillo",
    },
  },
  promises: {
    title: "Con lo que puedes contar",
    list: [
      {
        title: "Un porqué para cada respuesta",
        text: "Por qué la correcta lo es, por qué la tuya no, y la línea del texto que lo demuestra. En español y en inglés.",
      },
      {
        title: "Escrito para Salida y revisado",
        text: "Textos propios, escritos con ayuda de un modelo de lenguaje. Cada pregunta se revisa antes de que la veas. Puedes reutilizarlo todo: CC BY 4.0.",
      },
      {
        title: "Nadie te vigila",
        text: "Sin anuncios, sin rastreadores, sin nada cargado de otro sitio. Puedes ejecutarlo entero en tu propio equipo.",
      },
    ],
  },
  closing: { title: "La puerta está abierta.", start: "Empezar ahora" },
  footer: { rights: "Salida. Código abierto con licencia MIT; textos con licencia CC BY 4.0." },
};

export const landingWords = { en, es };
export type Language = keyof typeof landingWords;
