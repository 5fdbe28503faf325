const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Nouns at least as often as verbs: after "for" or "to" they say little. */
export const nounVerbs = list(`
  work help play dance sleep walk run swim cook travel rest talk love drink study visit look call start stop change move need
  use watch answer question train drive ride fight cry laugh dream plan hope fear smell taste touch sound name place face hand
  water book phone text email mail film film photo picture paint color colour order offer result return review report record
  request reply respect risk rise sale search sense sign smile smoke step stay stress support surprise talk test thank time
  turn trip try view voice wait wash waste wish wonder worry care cause chance charge check claim control cost cover damage
  date deal design end exercise experience export feel fit fix form guide hit host increase interest joke judge jump kind kiss
  land lead level lie light limit line link list man market mark match matter mean measure meet mind miss milk mistake model
  mother murder note notice own pay park part party pass peace pet point post present press price print promise pull push put
  rain reach rent room rule rush score seat set shape share shop show shower sleep sport spring stage star state store story
  street study style sun table tie top tour town track trade trade transfer trouble trust type value volunteer vote wall war
  want week weekend weight wind word world breakfast dinner lunch home school house food music sugar shopping fun camp chat
  fish golf ski skate surf picnic progress practice guard nurse doctor gym hunt`);

/** Verbs of everyday things to do; the irregular ones stand elsewhere. */
export const actions = list(`
  add admire arrive ask attend believe borrow call carry celebrate chat clean climb close comb complain continue cook count cross
  cry dance decide deliver describe discuss enjoy enter examine explain explore finish fish fix happen help hug improve invite
  jog join jump kick kiss laugh learn lift listen live look marry move need open order organise paint park pass plan play point
  pour practise prefer prepare push receive relax remember rest sail save serve share shop shout smile smoke start stay stir
  stop study swim talk touch travel try turn use visit wait walk want wash watch wave whisper work worry`);

/** Words that carry grammar; the lexicon takes some of them for nouns or verbs. */
export const closed = list(`
  a an the i you he she it we they me him us them my your his her its our their mine yours hers ours theirs this that these
  those who whom whose which what where when why how there here be am is are was were been being do does did have has had will
  would can could shall should may might must ought not no nor and or but because so if than as at by for from in into of off
  on onto out over per since till to under until up upon via with without about above across after against along among around
  before behind below beneath beside between beyond down during except inside near outside past through towards while
  although though unless whether yes ok too very also just only even still yet already ever never always often sometimes
  usually then now today tomorrow yesterday soon later again all any both each either every few many more most much neither
  none one other others another same several some such own 'd 's well please`);

/** What opens a clause. */
export const linkers = list(
  "and but because so when if that although then or while though since where until unless",
);
export const modals = list("can could will would shall should may might must");
export const adverbs = list(
  "always usually often never sometimes really also still just probably already normally generally rarely hardly ever only even",
);
export const days = list(
  "monday tuesday wednesday thursday friday saturday sunday mondays fridays saturdays sundays",
);
export const months = list(
  "january february march april may june july august september october november december",
);
export const units = list("year years month months week weeks day days hour hours minute minutes");
export const articles = list("a an the");
export const possessives = list("my your his her its our their");
export const determiners = list(
  "a an the this that these those my your his her its our their some any every each no",
);
export const subjects = list("i you he she it we they");
export const objects = list("me you him her it us them");
export const wh = list("what where when why how who which whose");
/** Subjects of people and animals; "it" is one of things too often. */
export const persons = list("i you he she we they");

const numbers = list(
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen " +
    "twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million",
);

/** A number above one, in digits or in words. */
export function isMany(word: string): boolean {
  return (
    numbers.has(word) ||
    /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-\w+$/.test(word) ||
    (/^\d+$/.test(word) && word !== "1")
  );
}
