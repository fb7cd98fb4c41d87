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
import { aspectNames, aspectVerbs, pointNames } from "./names.ts";
import { outerPairs } from "./outer-aspects.ts";
import { points } from "./points.ts";

/** 一个相位说了什么，一句，不带句号。 */
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
  ascendant: "正从东边升起",
  descendant: "正往西边落下",
  midheaven: "正在天顶",
  imumCoeli: "正在天底",
};
/** “火星刑土星，只差0°14′”。 */
export const toAspectName = ({ a, b, type, orb }: AspectView): string =>
  b in cornerPlaces
    ? `${pointNames[a]}${cornerPlaces[b as Corner]}，离轴${toDegreeText(orb)}`
    : `${pointNames[a]}${aspectVerbs[type]}${pointNames[b]}，只差${toDegreeText(orb)}`;

const rareOf = 8;
/** 不离太阳左右的，近不算稀罕。 */
const isNear = (a: string, b: string): boolean => ["sun.mercury", "sun.venus", "mercury.venus"].includes(`${a}.${b}`);
const toRound = (number: number): number => (number < 20 ? Math.round(number) : Math.round(number / 10) * 10);
export const toRarity = ({ a, b, orb, oneIn }: AspectView): string =>
  oneIn >= rareOf && !isNear(a, b)
    ? Math.round(orb * 600) % 2 === 0
      ? `，盘里有一对近到这样的，约${toRound(oneIn)}张里才有一张`
      : `，约${toRound(oneIn)}张盘里才碰得上一对这么近的`
    : "";

const meanings = { conjunction: "合在一处", sextile: "成六合", square: "成直角（刑）", trine: "成三合（拱）", opposition: "面对面（冲）" } as const;
const end = (text: string): string => (/[。？]$/.test(text) ? text : `${text}。`);

export const sayAspects = {
  aspect(view, of) {
    const own = findCase(view, of);
    const text = toAspectText(own);
    const rarity = toRarity(own);
    if (own.b in cornerPlaces) return end(`${toAspectName(own)}${rarity}${toJoined(text)}`);
    const [a, b, orb] = [pointNames[own.a], pointNames[own.b], toDegreeText(own.orb)];
    return end(
      vary(view, of, [
        `${a}${aspectVerbs[own.type]}${b}，只差${orb}${rarity}${toJoined(text)}`,
        `${a}和${b}${meanings[own.type]}，离正好差${orb}${rarity}，${text}`,
        own.kind === "soft"
          ? `${b}给${a}搭了把手（${aspectNames[own.type]}，差${orb}${rarity}）${toJoined(text)}`
          : `${a}跟${b}咬得紧（${aspectNames[own.type]}，差${orb}${rarity}）${toJoined(text)}`,
      ]),
    );
  },
  torn(view, of) {
    const body = of.split(".")[0] as PersonalBody;
    const { soft, hard } = findTorn(view, body)!;
    const other = ({ a, b }: AspectView): string => pointNames[a === body ? b : a];
    const own = pointNames[body];
    const [near, far] = soft.orb < hard.orb ? [soft, hard] : [hard, soft];
    const orbs = `${toDegreeText(near.orb)}对${toDegreeText(far.orb)}`;
    const weigh = near === soft ? `帮的那头更近（${orbs}），让它先开口，别把别扭当成本性` : `别扭的那头更近（${orbs}），它先说话，帮手要你去请`;
    return vary(view, `torn.${body}`, [
      `${own}两头受力：${other(soft)}${aspectVerbs[soft.type]}着帮它，${other(hard)}${aspectVerbs[hard.type]}着顶它；${weigh}。`,
      `也别说得太顺：同一颗${own}，${other(soft)}松它，${other(hard)}紧它。${weigh}。`,
    ]);
  },
} satisfies Record<string, Say<SkyView>>;
