/** Spanish words that carry grammar; those that English says otherwise each time have none. */
const pairs = `
el= la= los= las= lo= le= les= se= un=a una=a unos=some unas=some
de=of,from del=of,from a=to al=to en=in,on,at con=with sin=without por=for,by para=for,to sobre=about,on
entre=between desde=from,since hasta=until hacia=towards
y=and e=and o=or u=or pero=but porque=because si=if que=that,than aunque=although cuando=when donde=where como=like,as
qué=what quién=who cómo=how cuál=which dónde=where cuándo=when cuánto=how much cuántos=how many
yo=I tú=you él=he ella=she usted=you nosotros=we nosotras=we ellos=they ellas=they ustedes=you
me=me te=you nos=us mi=my mis=my tu=your tus=your su=his,her,their sus=his,her,their
nuestro=our nuestra=our mío=mine mía=mine tuyo=yours
este=this esta=this esto=this estos=these estas=these ese=that esa=that eso=that
no=not,no sí=yes ya=already también=also,too tampoco=neither muy=very más=more menos=less
mucho=a lot,much mucha=much muchos=many muchas=many poco=a little todo=everything,all todos=everyone,all
algo=something nada=nothing alguien=someone nadie=nobody siempre=always nunca=never
aquí=here allí=there ahí=there gusta=like gustan=like encanta=love encantan=love hay=there is,there are
soy=am es=is son=are está=is están=are estoy=am era=was eran=were fue=was,went`;

/** What English has for them, the commonest first. */
export const grammarWords: ReadonlyMap<string, string[]> = new Map(
  [...pairs.matchAll(/([^\s=]+)=((?:[^=]*?)(?=\s+[^\s=]+=|$))/g)].map(([, spanish = "", english = ""]) => [
    spanish,
    english
      .trim()
      .split(",")
      .filter((it) => it !== ""),
  ]),
);
