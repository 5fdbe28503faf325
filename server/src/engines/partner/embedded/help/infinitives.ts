/** Forms of the commonest Spanish verbs that no ending tells, by their infinitives. */
const irregular = `
ser=soy eres es somos son era eras éramos eran sea sido
estar=estoy estás está estamos están estuve estuvo estuvieron estaba estabas estaban
tener=tengo tienes tiene tienen tuve tuvo tuvimos tuvieron tendré tendría tenga
haber=hay había habrá he has ha hemos han
hacer=hago haces hice hizo hicimos hicieron haré haría hecho haga
ir=voy vas va vamos van iba ibas íbamos iban fui fuiste fue fuimos fueron vaya
querer=quiero quieres quiere quieren quise quiso quisiera querría
poder=puedo puedes puede pueden pude pudo pudieron podré podría podríamos pueda
decir=digo dices dice dicen dije dijo dijeron diré diría dicho diga
venir=vengo vienes viene vienen vine vino vinieron vendré vendría
poner=pongo puse puso pusieron puesto
saber=sé supe supo
dar=doy di dio dieron
ver=veo vi vio visto
salir=salgo saldré saldría
pensar=pienso piensas piensa piensan
entender=entiendo entiendes entiende entienden
empezar=empiezo empiezas empieza empiezan empecé
volver=vuelvo vuelves vuelve vuelven vuelto
dormir=duermo duermes duerme duermen durmió
jugar=juego juegas juega juegan jugué
contar=cuento cuentas cuenta cuentan
encontrar=encuentro encuentras encuentra encuentran
recordar=recuerdo recuerdas recuerda recuerdan
preferir=prefiero prefieres prefiere prefieren
sentir=siento sientes siente sienten sintió
pedir=pido pides pide piden pidió
perder=pierdo pierdes pierde pierden
conocer=conozco
leer=leyó leyeron leído
escribir=escrito
romper=roto
abrir=abierto`;

const byForm = new Map(
  irregular
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [infinitive = "", forms = ""] = line.split("=");
      return forms.split(" ").map((form) => [form, infinitive] as const);
    }),
);

/** Endings of regular verbs, the longest first, and of which infinitives. */
const endings: readonly [RegExp, readonly string[]][] = [
  [
    /(?:aríamos|ábamos|asteis|aremos|arían|aron|arías|aría|arás|arán|amos|abas|aban|ando|aste|aré|ará|aba|ado)$/,
    ["ar"],
  ],
  [/(?:eríamos|eremos|erían|erías|ería|erás|erán|emos|eré|erá)$/, ["er", "ar"]],
  [/(?:iríamos|iremos|irían|irías|iría|irás|irán|iré|irá)$/, ["ir"]],
  [/(?:íamos|isteis|ieron|iendo|iste|imos|ías|ían|ía|ido|ió|í)$/, ["er", "ir"]],
  [/(?:as|an|a|ó)$/, ["ar"]],
  [/(?:es|en|e|é)$/, ["er", "ir", "ar"]],
  [/o$/, ["ar", "er", "ir"]],
];

/** What the infinitive of a Spanish verb's form may be, the likeliest first; which of them is one, a dictionary says. */
export function infinitivesOf(form: string): string[] {
  const known = byForm.get(form);
  if (known) return [known];
  for (const [ending, of] of endings) {
    const stem = form.replace(ending, "");
    if (stem !== form && stem.length >= 2) return of.map((it) => `${stem}${it}`);
  }
  return [];
}
