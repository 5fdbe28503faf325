import { levelOfWord } from "@salida/rules/word-levels.ts";
import { spanishWords } from "./spanish.ts";

const spanish = `
 te me_gusta gusta gustan encanta encantan llamo llama vivo vive vivimos creo pienso entiendo entiende entender puedes puede
 podemos quieres quiere queremos sabes sabe soy eres somos estoy estás estas estamos tenía había hemos han he_ido fui fuimos
 cómo qué cuál cuándo dónde quién porqué pues entonces algo alguien nada nadie cada mismo misma tan tanto tanta ella ello
 eso esos ingles inglés español española ayuda ayudar repetir repite decirlo hacerlo favor por_favor perdón perdona vale
 claro bien mal mejor peor nuevo nueva año años vez veces cosa cosas día mes semana hijo hija novio novia amigo amiga
 patatas bravas fritas arroz pollo pescado carne queso leche huevos huevo fruta verduras zumo cerveza vino pan_de bocadillo
 llueve hace_frio calor frio frío invierno verano otoño primavera lunes martes miércoles jueves viernes sábado domingo
 nosotras vosotros vuestra vuestro nuestra nuestro nuestros nuestras allí aquí ahí allá solo sólo sino salvo según sin_que
 estudio estudiar estudia aprender aprendo hablar hablo habla escribir leer leo escuchar trabajar juego jugar viajar viaje`;
const french = `
 je tu il nous vous ils elle elles est sont suis êtes avez avons ai ont c'est j'ai n'est pas ne rien mais où et ou dans sur
 avec pour très bien être avoir fait faire vais va vont mon ton mes tes ses leur leurs une des les aux du ce cette ces quoi
 comment pourquoi quand parce oui bonjour merci s'il plaît aujourd'hui comprends parle français aussi alors chez moi toi lui`;
const german = `
 ich du er sie wir ihr und oder aber nicht kein keine ist sind bin bist habe hast haben wird werden das der den dem des ein
 eine einen einem mit für auf aus bei nach von zu zum zur wie was wo wer warum weil dass heute gestern gut sehr auch schon
 noch verstehe spreche deutsch danke bitte guten mein meine dein deine`;
const portuguese = `
 eu você ele ela nós eles elas não sim é são estou está estamos tenho tem temos muito muita um uma uns umas os as no_dia do da
 dos das em com para por mas quando onde porque obrigado obrigada bom boa dia noite gosto falar falo meu minha seu sua isso`;
const italian = `
 io lui lei noi voi loro sono sei è siamo siete ho hai abbiamo il lo gli della dello degli delle nel nella che chi non anche
 molto molti perché dove quando questo questa quello quella buongiorno grazie prego ciao mi_piace parlo capisco italiano`;
const catalan = `
 jo ell ella nosaltres vosaltres és sóc som són amb però perquè què aquest aquesta molt gràcies bon dia català parlo vull`;

/** What English has taken in, or what is said in an English sentence about a life lived elsewhere. */
const borrowed = new Set(
  `tapas tortilla siesta fiesta patio plaza churros paella gazpacho jamón croquetas empanadas feria sombrero ciao hola adiós
  gracias señor señora abuela abuelo sobremesa merci bonjour ergo was die den hat`.split(/\s+/),
);

/** Common words of the languages that learners also speak; what is an English word, or has become one, is left out. */
export const otherWords: ReadonlySet<string> = new Set(
  [
    ...spanishWords,
    ...[spanish, french, german, portuguese, italian, catalan].join(" ").trim().split(/\s+/),
  ].filter((it) => !it.includes("_") && !borrowed.has(it) && levelOfWord(it) === undefined),
);
