import { thingsOf } from "./hear/things.ts";
import { agrees } from "./say/agree.ts";
import { stocks } from "./stocks.ts";

for (const [t, s] of Object.entries(stocks))
  for (const k of s.things)
    for (const l of [...k.say, ...k.ask]) {
      const all = thingsOf(k);
      const ok = all.filter((x) => agrees(l, x));
      if (
        /\{thing\} (?!in\b|for\b|to\b|from\b|is\b|are\b|and\b|or\b|with\b|at\b|on\b|by\b|more\b|so\b|about\b|near\b|every\b|all\b|like\b|when\b|as\b|today|again|once|over|that\b|than)[a-z]+/.test(
          l,
        ) ||
        /\b(it|them|they|their|its)\b/.test(l.replace(/.*\{thing\}/, "")) ||
        ok.length < all.length / 2
      )
        console.log(t, ok.length + "/" + all.length, l, "|", ok[0], "|", ok.at(-1));
    }
