import { toCapital } from "../../../../shared/capital.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import { type AspectView, isOuter } from "../aspect-view.ts";
import { toDegreeText } from "../degrees.ts";
import { findCase, findTorn } from "../rules-aspects.ts";
import type { Corner, FreePair, OuterBody, PersonalBody } from "../told.ts";
import { vary } from "../vary.ts";
import type { SkyView } from "../view.ts";
import { angular } from "./angle-aspects.ts";
import { freePairs, nearPairs } from "./aspects.ts";
import { toJoined } from "./joined.ts";
import { aspectNames, aspectVerbs, the } from "./names.ts";
import { outerPairs } from "./outer-aspects.ts";
import { points } from "./points.ts";

/** What an aspect means, a clause. */
export const toAspectText = ({ a, b, kind }: AspectView): string => {
  const tone = kind === "square" || kind === "opposition" ? "hard" : kind;
  if (b === "node") return points.node[a][kind === "opposition" ? "opposition" : "conjunction"];
  if (b === "chiron") return points.chiron[a][tone === "soft" ? "soft" : "hard"];
  if (b in angular) return angular[b as Corner][a];
  if (isOuter(b)) return outerPairs[b as OuterBody][a as PersonalBody][tone];
  const pair = `${a}.${b}`;
  if (pair === "mercury.venus") return nearPairs["mercury.venus"][kind === "soft" ? "soft" : "conjunction"];
  if (pair === "sun.mercury" || pair === "sun.venus") return nearPairs[pair];
  return freePairs[pair as FreePair][kind];
};

const cornerPlaces: Readonly<Record<Corner, string>> = {
  ascendant: "rising in the east",
  descendant: "setting in the west",
  midheaven: "at the top of the sky",
  imumCoeli: "at the foot of the sky",
};
const rareOf = 8;
/** Tied to the Sun, so that chance is no measure. */
const isNear = (a: string, b: string): boolean => ["sun.mercury", "sun.venus", "mercury.venus"].includes(`${a}.${b}`);
/** “Mars squares Saturn, exact to 0°14′”. */
export const toAspectName = ({ a, b, type, orb }: AspectView): string =>
  b in cornerPlaces
    ? `${the(a)} was ${cornerPlaces[b as Corner]}, ${toDegreeText(orb)} from the line`
    : type === "conjunction"
      ? `${the(a)} and ${the(b)} stand together, ${toDegreeText(orb)} apart`
      : `${the(a)} ${aspectVerbs[type]} ${the(b)}, exact to ${toDegreeText(orb)}`;

/** How rare the closeness is, said only where it is. */
const toRound = (number: number): number => (number < 20 ? Math.round(number) : Math.round(number / 10) * 10);
export const toRarity = ({ a, b, orb, oneIn }: AspectView): string =>
  oneIn >= rareOf && !isNear(a, b)
    ? Math.round(orb * 600) % 2 === 0
      ? `, and only one chart in ${toRound(oneIn)} has any pair as close`
      : `, the closest pair one would meet in ${toRound(oneIn)} charts`
    : "";

const end = (text: string): string => (/[.?]$/.test(text) ? text : `${text}.`);

export const sayAspects = {
  aspect(view, of) {
    const own = findCase(view, of);
    const text = toAspectText(own);
    const name = toAspectName(own);
    const rarity = toRarity(own);
    if (own.b in cornerPlaces) return end(`${toCapital(name)}${rarity}${toJoined(text)}`);
    const kind = aspectNames[own.type];
    const close = toDegreeText(own.orb);
    if (own.type === "conjunction")
      return end(
        vary(view, of, [
          `${toCapital(name)}${rarity}${toJoined(text)}`,
          `Only ${close} of sky lay between ${the(own.a)} and ${the(own.b)}${rarity}, and so ${text}`,
        ]),
      );
    return end(
      vary(view, of, [
        `${toCapital(name)}${rarity}${toJoined(text)}`,
        `Between ${the(own.a)} and ${the(own.b)} there’s ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}, ${close} from exact${rarity}; ${text}`,
        own.kind === "soft"
          ? `${toCapital(the(own.a))} has a friendly line to ${the(own.b)} (a ${kind}, orb ${close})${toJoined(text)}`
          : `${toCapital(the(own.a))} is pulled about by ${the(own.b)} (${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}, orb ${close})${toJoined(text)}`,
      ]),
    );
  },
  torn(view, of) {
    const body = of.split(".")[0] as PersonalBody;
    const { soft, hard } = findTorn(view, body)!;
    const own = the(body);
    const other = ({ a, b }: AspectView): string => the(a === body ? b : a);
    const nearer = soft.orb < hard.orb ? soft : hard;
    const weigh =
      nearer === soft
        ? `the helping line is the closer of the two (${toDegreeText(soft.orb)} to ${toDegreeText(hard.orb)}), so give it the first word and don’t call the strain your nature`
        : `the strain is closer (${toDegreeText(hard.orb)} to ${toDegreeText(soft.orb)}), so it speaks first, and the help has to be asked for`;
    return vary(view, `torn.${body}`, [
      `${toCapital(own)} is pulled two ways: ${other(soft)} helps it by a ${aspectNames[soft.type]}, ${other(hard)} strains it by ${hard.type === "opposition" ? "an" : "a"} ${aspectNames[hard.type]}, and ${weigh}.`,
      `Against a simple story there’s this: the same ${own.replace(/^the /, "")} that ${other(soft)} eases, ${other(hard)} presses; ${weigh}.`,
    ]);
  },
} satisfies Record<string, Say<SkyView>>;
