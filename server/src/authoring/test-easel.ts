import sharp from "sharp";
import type { Asked, Reply, TestProvider } from "#engines/text/test-provider/open-test-provider.ts";

/** A thing of a brief, as the painter was told it. */
interface Told {
  noun: string;
  count: number;
  where: string;
  doing: boolean;
  wears: string[];
  colours: string[];
}

/** What a model with eyes says of a picture that is painted just as it was wished for. */
export interface Sight {
  lettering: boolean;
  place: boolean;
  time: string;
  weather: string;
  things: {
    number: number;
    visible: boolean;
    count: number;
    colours: string[];
    wears: string[];
    doing: boolean;
    where: string;
  }[];
  others: { what: string; count: number }[];
}

/** A picture that could be anything. */
export const somePicture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#3a7" } })
    .png()
    .toBuffer();

/**
 * Has a provider paint whatever is wished for, and see in it what the last brief said, but for what `change` makes of it.
 * `eyes` says whether it sees anything at all.
 */
export function easel(
  provider: TestProvider,
  bytes: Uint8Array,
  {
    change = (sight) => sight,
    eyes = true,
  }: { change?: (sight: Sight, look: number) => Sight; eyes?: boolean } = {},
): void {
  let looks = 0;
  provider.paint(() => ({ bytes }));
  provider.answer((asked) => {
    if (asked.system.startsWith("You say what a picture shows"))
      return eyes ? chartSeen(asked) : { status: 400 };
    looks += 1;
    const told = thingsIn(provider.wanted.at(-1)?.brief ?? "");
    return { text: JSON.stringify(change(seenBy(asked, told), looks)) };
  });
}

/** Really looks: how wide the chart is tells how many discs it has, and the first one's middle what colour. */
async function chartSeen({ body }: Asked): Promise<Reply> {
  const [picture = ""] = /\/9j\/[A-Za-z0-9+/=]+/.exec(body) ?? [];
  const { data, info } = await sharp(Buffer.from(picture, "base64"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data.subarray((150 * info.width + 110) * 3);
  const colour = red > 128 ? "red" : blue > 128 ? "blue" : green > 64 ? "green" : "black";
  return { text: JSON.stringify({ count: (info.width - 70) / 150, colour }) };
}

/** The lines of a brief: "- 2 red apples, on the left". */
function thingsIn(brief: string): Told[] {
  return brief
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => {
      const [, count = "1", noun = "", where = ""] =
        /^- (\d+) (.*?)(?: \(a (?:man|woman)\))?, (?:on the|in the) (left|middle|right)/.exec(line) ?? [];
      const [, on = ""] = /, wearing: (.*)$/.exec(line) ?? [];
      return {
        noun,
        count: Number(count),
        where,
        doing: true,
        wears: on.split(", ").filter(Boolean),
        colours: noun.split(" and ").flatMap((part) => part.split(" ").slice(0, 1)),
      };
    });
}

function seenBy({ user }: Asked, told: readonly Told[]): Sight {
  const things = [...user.matchAll(/^(\d+)\. ([^,\n]+)(,.*)?$/gm)].map(([, number, noun = "", doing]) => {
    const it = told.find((one) => one.noun.includes(noun.slice(0, 3)) && isNamed(one.noun, noun));
    return {
      number: Number(number),
      visible: it !== undefined,
      count: it?.count ?? 0,
      colours: it?.colours ?? [],
      wears: it?.wears ?? [],
      doing: doing !== undefined,
      where: it?.where ?? "middle",
    };
  });
  return { lettering: false, place: true, time: "unclear", weather: "unclear", things, others: [] };
}

/** "red apples" is of an apple. */
function isNamed(told: string, noun: string): boolean {
  return told.endsWith(noun) || told.includes(noun.slice(0, -1));
}
