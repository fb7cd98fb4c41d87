import type { Say } from "../../../kit/telling/rule.ts";
import { type PalaceName, palaceNames } from "../../data/palaces.ts";
import type { PatternName } from "../../data/patterns.ts";
import type { MinorStar } from "../../data/stars.ts";
import type { Transformation } from "../../data/transformations.ts";
import { brightTexts, dimTexts } from "../../data/zh/brightness.ts";
import { lovePalaces } from "../../data/zh/love-palaces.ts";
import { minorEpithets, minorTexts } from "../../data/zh/minors.ts";
import { moneyPalaces } from "../../data/zh/money-palaces.ts";
import { patternTexts } from "../../data/zh/pattern-texts.ts";
import { peoplePalaces } from "../../data/zh/people-palaces.ts";
import { selfPalaces } from "../../data/zh/self-palaces.ts";
import { smallTexts } from "../../data/zh/smalls.ts";
import { soulEmpty, soulPairs } from "../../data/zh/soul.ts";
import { starMatters, transformedTexts } from "../../data/zh/transformed.ts";
import { workPalaces } from "../../data/zh/work-palaces.ts";
import { fields, palacesOf } from "../parts.ts";
import type { MajorStar, PalaceView, PlateView } from "../view.ts";
import { toPalaceTitle } from "./palaces.ts";
import { patternWords } from "./patterns.ts";
import { toYears } from "./say-times.ts";

export const palaceTexts: Readonly<Record<PalaceName, Readonly<Record<MajorStar, string>>>> = {
  ...selfPalaces,
  ...lovePalaces,
  ...workPalaces,
  ...moneyPalaces,
  ...peoplePalaces,
};
const epithets: Readonly<Record<MajorStar, string>> = {
  紫微: "帝星紫微",
  天机: "谋士天机",
  太阳: "太阳",
  武曲: "财星武曲",
  天同: "福星天同",
  廉贞: "情理两重的廉贞",
  天府: "库星天府",
  太阴: "太阴（月亮）",
  贪狼: "欲望之星贪狼",
  巨门: "口舌之星巨门",
  天相: "印星天相",
  天梁: "荫星天梁",
  七杀: "将星七杀",
  破军: "先锋破军",
};
const subjects: Partial<Record<PalaceName, string>> = {
  命宫: "（一生的底色）",
  官禄: "（事业）",
  疾厄: "（身体和作息）",
  迁移: "（出门在外）",
  福德: "（心里的受用）",
};
/** Two sentences run together where they say one thing. */
const join = (text: string): string => text.replaceAll("。", "；");
const split = (of: string): [string, string] => of.split(".") as [string, string];

/** 2024–2033年轮到它当家; nothing where few live to see it. */
const toTurn = (view: PlateView, { decadal: [from, to] }: PalaceView): string => (to <= oldest ? `，${toYears(view, from, to)}轮到它当家` : "");
const oldest = 90;

/** 夫妻宫在丙寅，2024–2033年轮到它当家，坐着财星武曲，同宫天相，旁边有明刀擎羊 */
const toOpening = (view: PlateView, own: PalaceView): string => {
  const [first, second] = own.majors;
  const place = `${toPalaceTitle(own.name)}${subjects[own.name] ?? ""}在${own.stem}${own.branch}${toTurn(view, own)}`;
  const beside = own.toldMinor ? `，旁边有${minorEpithets[own.toldMinor]}` : "";
  if (own.isBorrowed)
    return `${place}${own.toldMinor ? `，只有${minorEpithets[own.toldMinor]}` : ""}，没有主星，借对面${toPalaceTitle(own.opposite)}的${epithets[first.name]}来看`;
  return `${place}，坐着${epithets[first.name]}${first.transformation ? `，化${first.transformation}` : ""}${second ? `，同宫${second.name}` : ""}${beside}`;
};

const fieldOf = (name: PalaceName) => fields.find((field) => palacesOf[field].includes(name))!;

/** What the minor star beside the major does there, else the rest of the passage, and a small star in half a sentence. */
const toRest = (own: PalaceView, rest: string): string => {
  const { toldMinor, toldSmall } = own;
  const beside = toldMinor ? minorTexts[toldMinor][fieldOf(own.name)] : rest;
  const small = toldSmall ? smallTexts[toldSmall] : "";
  const text = [beside, small].filter((one) => one !== "").join("；");
  return text === "" ? "" : `${text}。`;
};

const kindWords: Readonly<Record<Transformation, readonly [short: string, matter: string]>> = {
  禄: ["顺处", "顺在"],
  权: ["要抓的", "抓的是"],
  科: ["得名处", "名出在"],
  忌: ["打结处", "结打在"],
};

export const sayPlaces = {
  pattern: (_, of) => {
    const { name, rule } = patternWords[of as PatternName];
    return `你的盘成了“${name}”，也就是${rule}：${join(patternTexts[of as PatternName])}。`;
  },
  soulPair: ({ cast, palaces: { 命宫: own } }, of) =>
    `你生在${cast.lunarDate.year}${cast.year}年，命宫（一生的底色）在${own.stem}${own.branch}，${own.majors.map(({ name }) => name).join("、")}同守${own.toldMinor ? `，旁边有${minorEpithets[own.toldMinor]}` : ""}：${join(soulPairs[of]!)}。${toRest(own, "")}`,
  soulEmpty: ({ cast, palaces: { 命宫: own } }) => {
    const names = own.majors.map(({ name }) => name);
    return `你生在${cast.lunarDate.year}${cast.year}年，命宫（一生的底色）在${own.stem}${own.branch}，没有主星，借对面迁移宫的${names.join("、")}来看${own.toldMinor ? `，屋里只有${minorEpithets[own.toldMinor]}` : ""}：${soulEmpty[names[0]!]}。${toRest(own, "")}`;
  },
  body: ({ cast, palaces }, of) => {
    const own = palaces[of as PalaceName];
    const majors = `${own.isBorrowed ? "借来的" : ""}${own.majors.map(({ name }) => name).join("、")}`;
    const where: Partial<Record<PalaceName, string>> = {
      命宫: `身宫（中年以后的着力处）跟命宫叠在${cast.bodyPalace}，${majors}一肩挑两头：你年轻时什么样，老了还什么样，改主意的代价比别人大。`,
      夫妻: `身宫（中年以后的着力处）落在夫妻宫，守着${majors}：三十五岁以后，你的起落跟枕边人绑在一起，选人比选行要紧。`,
      财帛: `身宫（中年以后的着力处）落在财帛宫，守着${majors}：中年以后你拿钱当尺子，量自己也量别人，算得清，别量到亲人身上。`,
      迁移: `身宫（中年以后的着力处）落在迁移宫，守着${majors}：后半程的你在外面才像你，换城市、换圈子都是转机。`,
      福德: `身宫（中年以后的着力处）落在福德宫，守着${majors}：越往后你越看重心里舒不舒服，头衔会换成爱好。`,
      官禄: `身宫（中年以后的着力处）落在官禄宫，守着${majors}：中年以后你靠做事认自己，闲下来会慌，退休要早做打算。`,
    };
    return where[of as PalaceName] ?? "";
  },
  major: (view, of) => {
    const { palaces } = view;
    const [name, star] = split(of) as [PalaceName, MajorStar];
    const [first, ...rest] = palaceTexts[name][star].split("。");
    return `${toOpening(view, palaces[name])}：${first}。${toRest(palaces[name], join(rest.join("。")))}`;
  },
  second: ({ palaces }, of) => {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    return `${toPalaceTitle(name)}里跟${palaces[name].majors[0].name}同住的还有${epithets[star]}：${palaceTexts[name][star]}。`;
  },
  dim: (_, of) => {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    return `${star}在${toPalaceTitle(name)}落陷，亮度是七级里最暗的：${dimTexts[star]}。`;
  },
  bright: (_, of) => {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    return `${star}在${toPalaceTitle(name)}入庙，亮度是七级里最亮的：${brightTexts[star]}。`;
  },
  transformed: ({ cast }, of) => {
    const [kind, name] = split(of) as [Transformation, PalaceName];
    const star = cast.transformations[kind];
    const [short, matter] = kindWords[kind];
    // Two ways to open, so that two of them in one reading do not sound alike.
    const opening =
      palaceNames.indexOf(name) % 2 === 0
        ? `你生在${cast.lunarDate.year}${cast.year}年，${star}在${toPalaceTitle(name)}化${kind}（${short}）`
        : `生年${cast.lunarDate.year}${cast.year}，天干给${star}化${kind}（${short}），正在${toPalaceTitle(name)}`;
    return `${opening}，${matter}${starMatters[star]}：${join(transformedTexts[kind][name])}。`;
  },
  minor: (_, of) => {
    const [star, name] = split(of) as [MinorStar, PalaceName];
    return `${minorEpithets[star]}在${toPalaceTitle(name)}：${minorTexts[star][fieldOf(name)]}。`;
  },
} satisfies Record<string, Say<PlateView>>;
