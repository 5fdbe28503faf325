import { wordSet } from "./phrases.ts";

/** Base forms that no text for fourteen has, whatever it tells. */
export const unsafeWords: ReadonlySet<string> = wordSet(`
  sex sexy sexual sexually sexuality porn porno pornography pornographic nude nudity erotic erotica orgasm penis vagina
  rapist incest prostitute prostitution brothel whore slut condom masturbate masturbation fetish stripper striptease
  horny genital genitals molest molester molestation paedophile pedophile topless lust lustful libido lingerie kinky
  threesome sexting
  cocaine heroin meth methamphetamine marijuana cannabis lsd opium narcotic narcotics morphine overdose junkie ketamine
  fentanyl amphetamine amphetamines hashish opioid drug drugs
  fuck fucker fucking motherfucker shit shitty bullshit bitch bastard asshole arsehole cunt piss crap crappy bollocks
  wanker twat retard retarded faggot nigger nigga kike gook spic wetback raghead tranny
  suicide suicidal self-harm anorexia anorexic bulimia bulimic
  torture torturer behead decapitate decapitation dismember mutilate mutilation disembowel gory bloodbath crucify
  nazi nazism genocide lynch lynching supremacist jihad jihadist terrorist terrorism racist racism
  brexit abortion fascist fascism communist communism marxist left-wing right-wing far-right far-left pro-life
  pro-choice neo-nazi infidel`);

/** The same in Spanish, each form of its own: what is a word in English too stands above. */
export const unsafeSpanish: ReadonlySet<string> = wordSet(`
  sexo sexuales porno pornografía pornográfico desnudo desnuda desnudos desnudas erótico erótica orgasmo pene
  violador violadores prostituta prostitutas burdel puta putas puto putos follar masturbarse pedófilo pedófilos
  cocaína marihuana porro porros droga drogas drogarse drogadicto drogadicta sobredosis narco narcos narcotraficante
  mierda joder jodido coño cabrón cabrones pendejo pendeja pendejos gilipollas maricón maricones chingar verga
  suicidio suicidios suicidarse suicida suicidó autolesión autolesiones anorexia bulimia
  tortura torturar torturado decapitar decapitado descuartizar descuartizado genocidio terrorista terroristas
  terrorismo racista racistas racismo fascista fascistas fascismo comunista comunistas comunismo aborto nazis`);

/** Turns of phrase that no text for fourteen has, though each word may stand. */
export const unsafePhrases: readonly RegExp[] = [
  /\b(?:kill(?:s|ed|ing)?|hang(?:s|ed|ing)?|hung|cut(?:s|ting)?|hurt(?:s|ing)?|harm(?:s|ed|ing)?|shoot(?:s|ing)?|shot) (?:my|your|him|her|it|our|your|them)sel(?:f|ves) (?:on purpose|because|again and again|with)\b/,
  /\b(?:kill(?:s|ed|ing)?|hang(?:s|ed|ing)?|hanged) (?:my|your|him|her|our|your|them)sel(?:f|ves)\b/,
  /\b(?:tak(?:e|es|ing)|took|end(?:s|ed|ing)?) (?:my|your|his|her|their) own (?:life|lives)\b/,
  /\b(?:slit|slits|slitting) (?:my|your|his|her|their) (?:wrists?|throats?)\b/,
  /\b(?:want|wants|wanted|wish|wishes|wished) (?:to die|to be dead)\b/,
  /\b(?:smok(?:e|es|ed|ing)|sold|sells?|grow(?:s|ing)?|grew) (?:some )?(?:weed|pot|dope|crack|grass|a joint)\b/,
  /\b(?:crack cocaine|magic mushrooms?|crystal meth|a line of coke|got stoned|getting high)\b/,
  /\b(?:had|have|has|having|make|makes|made|making) (?:sex|love to|love with)\b/,
  /\bshot (?:him|her|them|himself|herself|the \w+) (?:dead|down|in the (?:head|heart|chest|face|back))\b/,
  /\b(?:white power|ethnic cleansing|master race|sieg heil|gas chambers?|death to the)\b/,
  /\b(?:god hates|only (?:one )?true (?:god|faith|religion|church)|false (?:gods?|religion)|holy war against)\b/,
  /\b(?:republican|democratic|labour|conservative|socialist|communist|green|liberal) (?:party|voters?|candidates?)\b/,
  /\b(?:gun control|open borders|illegal immigrants?|rigged election|stolen election)\b/,
  /\b(?:muslims?|christians?|jews|hindus?|buddhists?|catholics?|protestants?|atheists?|immigrants?|refugees?|gypsies|foreigners|gays?|lesbians?|black people|white people) (?:are|should|must|cannot|can't|never|always|deserve|will never)\b/,
  /\b(?:go back to (?:your|their) (?:own )?country|subhuman|vermin)\b/,
];

interface Dose {
  /** What it is called in a finding. */
  of: string;
  words: ReadonlySet<string>;
  /** So often a text may have such a word; a topic may need more. */
  most: number;
  murder?: number;
}

/** What a story may need a little of, and no more: base forms. */
export const doses: readonly Dose[] = [
  {
    // knives cut bread, swords hang in museums, players shoot: those are not counted
    of: "violence",
    most: 3,
    murder: 8,
    words: wordSet(`
      kill killer murder murderer murderous corpse blood bloody bleed stab gun gunman rifle pistol bomb grenade bullet
      assassin strangle hostage kidnap kidnapper slaughter massacre gallows rape gore maim slay slit`),
  },
  {
    of: "drink, tobacco and gambling",
    most: 2,
    words: wordSet(`
      beer wine whisky whiskey vodka rum gin alcohol alcoholic drunk drunken cigarette cigar tobacco vape hangover tipsy
      champagne brandy gamble gambler gambling betting casino`),
  },
  {
    of: "medicine",
    most: 3,
    words: wordSet(`
      aspirin ibuprofen paracetamol antibiotic antidepressant insulin vaccine painkiller milligram mg dose dosage pill
      chemotherapy diagnosis prescription steroid penicillin`),
  },
];

/** Advice that only a doctor or a lawyer gives: who is told, and what about. */
export const told =
  /\b(?:you|everyone|everybody|patients?) (?:should|must|need to|have to|can safely|ought to)\b|\b(?:always|never|don't|do not|just|please) (?:take|stop|sign|swallow|sue|plead|inject)\b|^["“]?(?:take|stop taking|swallow|inject|sue|plead)\b/i;
export const expert: ReadonlySet<string> = wordSet(`
  aspirin ibuprofen paracetamol antibiotic antidepressant insulin vaccine painkiller milligram mg dose dosage
  chemotherapy steroid penicillin prescription sue lawsuit guilty bail custody alimony`);
