/** Base, past and participle, where either is irregular. Of two past forms the commoner stands here. */
const lines = `
beat beat beaten|become became become|begin began begun|bend bent bent|bite bit bitten|bleed bled bled|blow blew blown
break broke broken|bring brought brought|build built built|buy bought bought|catch caught caught|choose chose chosen
come came come|cost cost cost|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk
drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found
fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got
give gave given|go went gone|grow grew grown|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held
hurt hurt hurt|keep kept kept|know knew known|lead led led|leave left left|lend lent lent|let let let|lie lay lain
lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put|quit quit quit|read read read
ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|sell sold sold|send sent sent
set set set|shake shook shaken|shine shone shone|shoot shot shot|show showed shown|shut shut shut|sing sang sung
sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|speak spoke spoken|spend spent spent|spread spread spread
stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung|strike struck struck|swear swore sworn
sweep swept swept|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told
think thought thought|throw threw thrown|understand understood understood|wake woke woken|wear wore worn|weep wept wept
win won won|write wrote written`;

export interface Forms {
  base: string;
  past: string;
  participle: string;
}

const read = lines
  .trim()
  .split(/[|\n]/)
  .map((line): Forms => {
    const [base = "", past = "", participle = ""] = line.split(" ");
    return { base, past, participle };
  });

/** The irregular verbs that learners use, by their base form. */
export const irregularVerbs: ReadonlyMap<string, Forms> = new Map(read.map((forms) => [forms.base, forms]));

/** From a past form or a participle to its verb. What is also a base form of another verb counts as the past. */
export const irregularForms: ReadonlyMap<string, Forms> = new Map(
  read.flatMap((forms) => [
    [forms.participle, forms],
    [forms.past, forms],
  ]),
);
