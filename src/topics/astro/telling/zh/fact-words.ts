import type { FactWording } from "../../../kit/fact.ts";
import type { Body } from "../../../kit/sky/names.ts";
import type { Sign } from "../../../kit/sky/signs.ts";
import type { Point } from "../../cast-types.ts";
import type { AstroFacts } from "../../fact-types.ts";
import { toDegreeText } from "../degrees.ts";
import {
  aspectNames,
  aspectVerbs,
  bodyNames,
  dignityNames,
  houseMeanings,
  patternNames,
  phaseNames,
  pointNames,
  signNames,
  toDay,
  toElementName,
  toHouseName,
  toWhere,
} from "./names.ts";

const bodyMeanings: Readonly<Record<Body, string>> = {
  sun: "看你要做什么、成为谁",
  moon: "看你要什么才安心，心情怎么走",
  mercury: "看你怎么想、怎么说",
  venus: "看你喜欢什么，怎么爱人",
  mars: "看你怎么争、怎么使劲",
  jupiter: "看哪里宽、哪里有运气",
  saturn: "看时间、责任、限制在哪里教你",
  uranus: "看你在哪里不照老规矩；七年上下的人同一个星座",
  neptune: "看哪里边界会化，是想念或艺术；十四年上下的人同一个星座",
  pluto: "看权力和了结；一代人同一个星座",
  meanNode: "月亮轨道北交点的平均位置，看往哪里长",
  trueNode: "月亮往北穿过太阳路径的那一点，看往哪里长",
  chiron: "土星和天王星之间的小天体，看会疼也会教人的那一处",
  lilith: "月亮轨道远地点的平均位置，是个虚点，看驯不服的那一面",
};
const aspectAngles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
const aspectMeanings = {
  conjunction: "两个当一个使",
  sextile: "请一声就互相帮",
  square: "互相挡着，又分不开",
  trine: "不请也互相帮",
  opposition: "面对面，常由另一个人演其中一头",
} as const;
const elementNames = { fire: "火", earth: "土", air: "风", water: "水", cardinal: "基本", fixed: "固定", mutable: "变动" } as const;
const toNames = (names: string): string =>
  names
    .split(" ")
    .map((name) => elementNames[name as keyof typeof elementNames])
    .join("、");
const toBodies = (bodies: string): string =>
  bodies
    .split(" ")
    .map((body) => pointNames[body as Point])
    .join("、");
const toRare = (oneIn: number): string => (oneIn >= 3 ? `把能比的每一对都算上，总有一对近到这样的，约${Math.round(oneIn)}张盘里有一张。` : "");
const patternRules = {
  grandTrine: "三个点各隔三分之一圈，两两相拱",
  tSquare: "两个点对冲，第三个跟两头都成直角",
  grandCross: "四个点各隔四分之一圈",
  yod: "两个点六合，都跟第三个成150°",
  kite: "大三角加一个点，对冲其中一角",
  stellium: "好几颗星挤在一处",
  mysticRectangle: "两条对冲，拿六合和拱连成框",
} as const;
const dignityRules = {
  domicile: "星在自己管的星座，照自己的性子行事",
  exaltation: "星在旺宫，像上宾",
  detriment: "星在自己星座的对面，像在异乡干活",
  fall: "星在旺宫的对面，说话一时没人听",
} as const;
const reasons: Readonly<Record<string, string>> = {
  wholeSignHouse: "换整宫制",
  ascendantSign: "出生时间差一点",
  moonSign: "出生时间差一点",
  sunSign: "出生时间差一点",
};
const systems = { placidus: "普拉西德制", wholeSign: "整宫制", porphyry: "波菲利制", equal: "等宫制" } as const;
const toVariantValue = (value: string): string =>
  value in signNames ? `${signNames[value as Sign]}座` : /^\d+$/.test(value) ? toHouseName(Number(value)) : value;
const sides = { above: "地平线上", below: "地平线下", east: "东", west: "西" } as const;

export const factWords: FactWording<AstroFacts> = {
  body: ({ body, sign, degree, house, retrograde, stationary, dignity }) => ({
    label: bodyNames[body],
    value: `${toWhere(degree, sign)}${house === null ? "" : `，${toHouseName(house)}`}${retrograde ? "，逆行" : ""}`,
    note: `${bodyMeanings[body]}。从地心看，它在${signNames[sign]}座${toDegreeText(degree)}${house === null ? "" : `，落${toHouseName(house)}，管${houseMeanings[house - 1]}`}。${retrograde ? "当时看着往回走。" : ""}${stationary ? "几乎停住，正要掉头，所以更响。" : ""}${dignity ? `在这个星座算${dignityNames[dignity]}。` : ""}`,
  }),
  moonRange: ({ fromSign, toSign, fromDegree, toDegree, crosses }) => ({
    label: "月亮",
    value: `${toWhere(fromDegree, fromSign)}到${toWhere(toDegree, toSign)}`,
    note: `不知道时辰，月亮一天走十三度上下，所以给出这天从头到尾的位置。${crosses ? "这天它换了星座。" : `整天都在${signNames[fromSign]}座。`}`,
  }),
  angle: ({ angle, sign, degree, ruler }) => ({
    label: pointNames[angle],
    value: toWhere(degree, sign),
    note:
      angle === "ascendant"
        ? `出生时东边地平线升起的那一度，看你怎么进门。${signNames[sign]}座归${bodyNames[ruler]}管，它替整张盘掌舵。钟差四分钟，这里约差一度。`
        : `出生时子午线上最高的那一度，看事业和名声。${signNames[sign]}座归${bodyNames[ruler]}管。`,
  }),
  aspect: ({ a, b, type, orb, allowance, applying, oneIn }) => ({
    label: "相位",
    value: `${pointNames[a]}${aspectVerbs[type]}${pointNames[b]} ${toDegreeText(orb)}`,
    note: `${pointNames[a]}和${pointNames[b]}隔${aspectAngles[type]}°，差${toDegreeText(orb)}（${toDegreeText(allowance)}以内算），${aspectMeanings[type]}。当时${applying ? "还在靠近" : "已经在分开"}。${toRare(oneIn)}`,
  }),
  quincunx: ({ a, b, orb, allowance, applying, oneIn }) => ({
    label: "梅花相位",
    value: `${pointNames[a]}与${pointNames[b]}隔150° ${toDegreeText(orb)}`,
    note: `${pointNames[a]}和${pointNames[b]}隔150°，差${toDegreeText(orb)}（${toDegreeText(allowance)}以内算），两个没有相通处，得一直调。当时${applying ? "还在靠近" : "已经在分开"}。${toRare(oneIn)}`,
  }),
  pattern: ({ type, bodies, apex, sign, element, mode, orb }) => ({
    label: "图形",
    value: `${patternNames[type]}${sign ? `（${signNames[sign]}）` : element ? `（${toElementName(element)}）` : mode ? `（${elementNames[mode]}）` : apex ? `（${pointNames[apex]}）` : ""}`,
    note: `${patternNames[type]}：${patternRules[type]}。这里是${toBodies(bodies)}${apex ? `，顶点在${pointNames[apex]}` : ""}，最宽差${toDegreeText(orb)}。`,
  }),
  dignity: ({ body, dignity, sign }) => ({
    label: "庙旺",
    value: `${bodyNames[body]}在${signNames[sign]}${dignityNames[dignity]}`,
    note: `${bodyNames[body]}在${signNames[sign]}座算${dignityNames[dignity]}。${dignityRules[dignity]}。`,
  }),
  house: ({ house, sign, degree, ruler, coRuler, rulerSign, rulerHouse, bodies, count }) => ({
    label: toHouseName(house),
    value: `宫头${toWhere(degree, sign)}`,
    note: `管${houseMeanings[house - 1]}。宫头在${signNames[sign]}座，归${bodyNames[ruler]}管${coRuler ? `（今人也用${bodyNames[coRuler]}）` : ""}，它在${signNames[rulerSign]}座、${toHouseName(rulerHouse)}。${count === 0 ? "宫里没有星。" : `宫里有${toBodies(bodies)}。`}`,
  }),
  chartRuler: ({ body, rising, sign, house, retrograde, dignity }) => ({
    label: "命主星",
    value: `${bodyNames[body]}，${signNames[sign]}，${toHouseName(house)}`,
    note: `上升${signNames[rising]}归${bodyNames[body]}管，所以它替整张盘掌舵，落在${toHouseName(house)}，管${houseMeanings[house - 1]}。${retrograde ? "当时逆行。" : ""}${dignity ? `在这个星座${dignityNames[dignity]}。` : ""}`,
  }),
  elements: ({ fire, earth, air, water, most, least }) => ({
    label: "元素",
    value: `火${fire} 土${earth} 风${air} 水${water}`,
    note: `太阳到冥王星十颗，看各落在哪一类星座。最多的是${toNames(most)}，最少的是${toNames(least)}。`,
  }),
  modes: ({ cardinal, fixed, mutable, most, least }) => ({
    label: "模式",
    value: `基本${cardinal} 固定${fixed} 变动${mutable}`,
    note: `基本星座起头，固定星座守住，变动星座换。十颗里最多的是${toNames(most)}，最少的是${toNames(least)}。`,
  }),
  hemispheres: ({ above, below, east, west }) => ({
    label: "半球",
    value: `上${above} 下${below} 东${east} 西${west}`,
    note: `十颗星在${sides.above}、${sides.below}，在${sides.east}半边、${sides.west}半边各有几颗。上头是人前，下头是人后；东边自己先动，西边看别人。`,
  }),
  phase: ({ name, angle, illumination }) => ({
    label: "月相",
    value: phaseNames[name],
    note: `月亮在太阳前头${Math.round(angle)}°，月面亮了百分之${Math.round(illumination * 100)}。`,
  }),
  transit: ({ at, body, point, type, orb, applying, retrograde, next }) => ({
    label: "行运",
    value: `${bodyNames[body]}${aspectVerbs[type]}本命${pointNames[point]} ${toDegreeText(orb)}`,
    note: `${toDay(at)}，天上的${bodyNames[body]}${retrograde ? "（逆行）" : ""}离正${aspectNames[type]}你出生时的${pointNames[point]}差${toDegreeText(orb)}，${applying ? "还在靠近" : "已经在分开"}。${next ? `下一次正好在${toDay(next)}。` : ""}`,
  }),
  transitBody: ({ at, body, sign, degree, retrograde, house }) => ({
    label: `此刻${bodyNames[body]}`,
    value: `${toWhere(degree, sign)}${retrograde ? "，逆行" : ""}`,
    note: `${toDay(at)}${bodyNames[body]}的位置${house === null ? "" : `，走在你的${toHouseName(house)}，管${houseMeanings[house - 1]}`}。`,
  }),
  hit: ({ at, body, point, type, retrograde, pass, passes }) => ({
    label: "正好",
    value: `${toDay(at)} ${bodyNames[body]}${aspectVerbs[type]}${pointNames[point]}`,
    note: `${toDay(at)}，${bodyNames[body]}离你出生时的${pointNames[point]}正好${aspectAngles[type]}°${retrograde ? "，当时逆行" : ""}。${passes > 1 ? `这一年共${passes}次，这是第${pass}次：星往回走，同一度要过几遍。` : ""}只当带日子的心气。`,
  }),
  eclipse: ({ at, body, sign, degree, house, points }) => ({
    label: body === "sun" ? "日食" : "月食",
    value: `${toDay(at)} ${toWhere(degree, sign)}`,
    note: `${toDay(at)}${body === "sun" ? "日食" : "月食"}${house === null ? "" : `，落你的${toHouseName(house)}，管${houseMeanings[house - 1]}`}。${points === "" ? "三度以内没有碰到你的星。" : `三度以内碰到或对着${toBodies(points)}。`}`,
  }),
  solarReturn: ({ at, year, ascendantSign, sunHouse, moonSign }) => ({
    label: "日返",
    value: `${year}年${ascendantSign ? `，上升${signNames[ascendantSign]}` : ""}，月亮${signNames[moonSign]}`,
    note: `${toDay(at)}，太阳回到你出生时那一度，那一刻的盘看生日到生日这一年。${sunHouse === null ? "" : `太阳在${toHouseName(sunHouse)}，重音在${houseMeanings[sunHouse - 1]}。`}`,
  }),
  synastry: ({ a, b, type, orb, allowance, oneIn }) => ({
    label: "两人之间",
    value: `你的${pointNames[a]}${aspectVerbs[type]}对方${pointNames[b]} ${toDegreeText(orb)}`,
    note: `你的${pointNames[a]}和对方的${pointNames[b]}隔${aspectAngles[type]}°，差${toDegreeText(orb)}（${toDegreeText(allowance)}以内算），${aspectMeanings[type]}。${toRare(oneIn)}`,
  }),
  otherBody: ({ body, sign, degree, retrograde, house }) => ({
    label: `对方${bodyNames[body]}`,
    value: `${toWhere(degree, sign)}${house === null ? "" : `，${toHouseName(house)}`}${retrograde ? "，逆行" : ""}`,
    note: `对方的${bodyNames[body]}，${bodyMeanings[body].replaceAll("你", "对方")}。`,
  }),
  otherAngle: ({ angle, sign, degree }) => ({ label: `对方${pointNames[angle]}`, value: toWhere(degree, sign), note: "照对方出生的时间和地方算。" }),
  overlay: ({ side, body, house }) => ({
    label: "落宫",
    value: side === "second" ? `对方${bodyNames[body]}进你${toHouseName(house)}` : `你的${bodyNames[body]}进对方${toHouseName(house)}`,
    note: `把${side === "second" ? "对方的星放进你的宫" : "你的星放进对方的宫"}，${bodyNames[body]}落在${toHouseName(house)}，管${houseMeanings[house - 1]}。`,
  }),
  variant: ({ reason, body, from, to }) => ({
    label: "另一种排法",
    value: `${body ? bodyNames[body] : reason === "ascendantSign" ? "上升" : ""}${toVariantValue(from)}→${toVariantValue(to)}`,
    note: `${reasons[reason] ?? "换一种规矩，或者时间差一点"}，这里就不是${toVariantValue(from)}，是${toVariantValue(to)}。`,
  }),
  frame: ({ instant, latitude, longitude, houseSystem, houseNote, isTimeUnknown }) => ({
    label: "起盘",
    value: `${instant.slice(0, 16).replace("T", " ")} UTC`,
    note: `${latitude === null || longitude === null ? "没有出生地" : `${latitude < 0 ? "南纬" : "北纬"}${toDegreeText(Math.abs(latitude))}，${longitude < 0 ? "西经" : "东经"}${toDegreeText(Math.abs(longitude))}`}，回归黄道，${houseSystem ? systems[houseSystem] : "不分宫"}。${houseNote === "polar" ? "极圈里普拉西德制分不出宫，改用整宫制。" : ""}${isTimeUnknown ? "时辰不知道，位置取正午。" : ""}`,
  }),
};
