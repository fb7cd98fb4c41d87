import { asksToPart, isOfHealth } from "../../../kit/hearing/about.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { isGood, type Mansion } from "../../../kit/kua/mansions.ts";
import type { Head } from "../../../kit/telling/head.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { isOfYear, type Lean, listStill, toAskedSpot, toBetter, toCause, toGuestLean, toLean, toWhen } from "../answer.ts";
import { toBedHeadDirection } from "../bed.ts";
import { asksOfPeriod, asksWhere, findPart, isPlacePart, type Part, type PlacePart } from "../parts.ts";
import { toOwnStar } from "../rules-place.ts";
import { type Said, toHead, type Way } from "../said.ts";
import { illStars } from "../suit.ts";
import { type FengshuiView, findPalaceOf, getDirectionOf } from "../view.ts";
import { sickbed } from "./illness.ts";
import { groupNames, toDirectionList, toNumeral, toPalaceName, toStarName } from "./names.ts";
import { dir, nouns, toMansionGloss, toShortStars, toSign, toState, toVisit, whose } from "./say.ts";

const leans: Readonly<Record<Polarity, Readonly<Record<Lean, string>>>> = {
  should: { yes: "可以，", partly: "可以，先改一处：", no: "先别急，" },
  will: { yes: "会，", partly: "会，慢一些：", no: "眼下难，" },
  can: { yes: "能，", partly: "能，多走一步：", no: "眼下难，" },
  has: { yes: "有，", partly: "有，要养：", no: "有是有，弱：" },
  is: { yes: "是好的，", partly: "一半好，", no: "不算好，" },
};

/** Where a yes would be the bad news. */
const dreaded: Readonly<Record<Lean, string>> = { yes: "看着不会，", partly: "不大会，屋里先理顺：", no: "要防着，" };

const onLove = { yes: "yes", partly: "onlyIf", no: "notYet" } as const;

const patternShort = { 旺山旺向: "前后都用得上", 双星到向: "财先到门前，人要另找地方歇", 双星到坐: "人住得安，钱来得慢", 上山下水: "前后要掉过来住" } as const;

const houseOf = ({ cast }: FengshuiView): string => `坐${cast.sitting}向${cast.mountain}`;
const goodOf = (view: FengshuiView): string =>
  (["生气", "延年", "天医", "伏位"] as const).map((mansion: Mansion) => dir(getDirectionOf(view, mansion))).join("、");

/** A house helps with money or does not; it promises none. */
const helps: Readonly<Record<Lean, string>> = { yes: "帮得上，", partly: "要养一养，", no: "帮得不多，" };
const fits: Readonly<Record<Lean, string>> = { yes: "合，", partly: "一半合：", no: "不算合，" };
const paces: Readonly<Record<Lean, string>> = { yes: "顺", partly: "有快有慢", no: "慢一拍" };

/** What each part says, from the fullest to the shortest. */
const plain: Readonly<Record<Part, (view: FengshuiView) => Said["ways"]>> = {
  house: (view) => {
    const { pattern, period } = view.cast;
    const short = patternShort[pattern];
    return [[`${houseOf(view)}是${toNumeral(period)}运的${pattern}，${short}`], [`${pattern}，${short}`], [short]];
  },
  door: (view) => {
    const { palace, facing, mansion } = view.places.door.focus;
    const door = `门在${dir(palace)}，向星${toStarName(facing)}${toState(facing, view.cast.period)}`;
    const place = mansion ? `${whose(view)}${mansion}` : "屋心";
    return [[`${door}，${mansion ? "又占" : "在"}${place}`], [door, `${dir(palace)}是${place}`]];
  },
  money: ({ places, cast }) => [
    [`财位在${toPalaceName(places.money.focus.palace)}，${toNumeral(cast.period)}运管财的${toStarName(cast.period)}就落在那里`],
    [`财位在${dir(places.money.focus.palace)}，管财的${toStarName(cast.period)}在那里`],
  ],
  people: ({ places, cast }) => [
    [`人气在${toPalaceName(places.people.focus.palace)}，管人的${toStarName(cast.period)}坐在那边`],
    [`人气在${dir(places.people.focus.palace)}，管人的${toStarName(cast.period)}在那边`],
  ],
  bedroom: (view) => [
    [`${view.places.bedroom.isMarked ? "卧室已在" : "卧室选"}${dir(view.places.bedroom.focus.palace)}，床头朝${dir(toBedHeadDirection(view))}`],
  ],
  study: (view) => [[`书桌摆${dir(view.places.study.focus.palace)}，人脸朝${dir(getDirectionOf(view, "生气"))}坐`]],
  kitchen: (view) => [
    [`灶${view.places.kitchen.isMarked ? "已在" : "放"}${dir(view.places.kitchen.focus.palace)}，开关那面朝${dir(getDirectionOf(view, "延年"))}`],
  ],
  resident: (view) => {
    const { kuaGroup, house } = view.cast;
    if (!view.hasResident)
      return [
        [
          `还差住的人的生日，先按${house.trigram}宅看，最吉是${dir(getDirectionOf(view, "生气"))}`,
          `差的是生日和男女；${house.trigram}宅的吉方是${goodOf(view)}`,
        ],
      ];
    if (kuaGroup === house.group) return [[`你和房子同是${groupNames[house.group]}一组，照着宅的吉方住就行`], [`你和房子同是${groupNames[house.group]}一组`]];
    const groups = `你是${groupNames[kuaGroup!]}命，房子是${groupNames[house.group]}宅`;
    return [[`${groups}，门随房子、床随你`], [groups, "不同组，门随房子、床随你"]];
  },
  year: (view) => {
    const still = listStill(view);
    const sides = toDirectionList(still.filter((one) => one !== "C").join(" "));
    const left = `${view.year}年${sides}${still.includes("C") ? "和屋心" : ""}不动土`;
    const open = dir(findPalaceOf(view.annual, 8));
    return [[`${left}，要用就用八白到的${open}`], [`要用就用八白到的${open}`, left]];
  },
  school: ({ cast }) => {
    if (cast.border) return [[`离分界只有${Math.round((cast.bearing.nearest?.distance ?? 0) * 10) / 10}度，先量准再信盘`]];
    return cast.bearing.precision === "direction"
      ? [[`只知道朝${dir(cast.facingPalace)}，盘先按正中的${cast.mountain}排，量出度数才算数`], [`只知道朝${dir(cast.facingPalace)}，量出度数才算数`]]
      : [[`这张盘取的是${cast.sitting}山${cast.mountain}向、${toNumeral(cast.period)}运，坐向离分界够远`], [`${cast.sitting}山${cast.mountain}向离分界够远`]];
  },
};

/** A place asked about by its direction: 书桌放西边好吗. */
const placeAsked = (view: FengshuiView, part: PlacePart, lean: Lean, isHow: boolean): Said => {
  const spot = toAskedSpot(view, part);
  const [where, noun] = [dir(spot.palace), nouns[part]];
  if (part === "money" || part === "people") {
    const { focus } = view.places[part];
    if (focus === spot) return { lead: "对，", ways: [[`${noun}就在${where}，${toShortStars(spot)}`]] };
    const moved = `${noun}不在${where}，在${dir(focus.palace)}`;
    return { ways: [[`${moved}；${where}是${toShortStars(spot)}`], [moved]] };
  }
  const best = view.places[part].ranked[0]!;
  const isSpoilt = lean === "no" && spot.mansion !== null && isGood(spot.mansion) && part !== "kitchen";
  const ill = spot.annual === 2 ? "二黑（病符）" : "五黄";
  const guest = part === "bedroom" && illStars.includes(spot.annual) ? `${view.year}年${ill}在那边，` : "";
  const what = `${guest}${toShortStars(spot)}，${isSpoilt ? "虽是" : "又是"}${whose(view)}${spot.mansion}`;
  const full = `${where}这边，${what}`;
  if (lean === "yes") return { lead: "可以，", ways: [[`${noun}放${where}：${what}`], [`${noun}放${where}`, full]] };
  if (lean === "partly" && best === spot) return { lead: "可以，", ways: [[`${where}已是这里最好的一处：${what}`], [`${where}已是这里最好的一处`, full]] };
  if (lean === "partly")
    return {
      ways: [
        [`${where}将就能用，${what}；更好的是${dir(best.palace)}`],
        ...(guest ? [[`${where}将就能用，只是有${ill}，更好的是${dir(best.palace)}`, full] as const] : []),
        [`${where}将就能用，更好的是${dir(best.palace)}`, full],
      ],
    };
  const not = `${noun}先别放${where}`;
  const stuck = isHow ? `挪不动就${part === "kitchen" ? "少开大火、勤擦" : "空出一半、常开窗"}` : "";
  return {
    ways: [
      [`${not}，${what}；换到${dir(best.palace)}`, stuck],
      ...(guest ? [[`${not}，${ill}在那边；换到${dir(best.palace)}`, `${full}${stuck && `；${stuck}`}`] as const] : []),
      [`${not}，换到${dir(best.palace)}`, `${full}${stuck && `；${stuck}`}`],
    ],
  };
};

const why = (view: FengshuiView, part: Part): Said["ways"] => {
  const { cause, spot } = toCause(view, part);
  const where = dir(spot.palace);
  if (cause === "friction") {
    const [first, ...others] = toSign(spot).split("，");
    const stars = `因为${where}是${toShortStars(spot)}`;
    return [
      [`${stars}，${first}`, [...others, "一家人别常在那边议事"].join("，")],
      [stars, toSign(spot)],
    ];
  }
  if (cause === "guest") {
    const own = isPlacePart(part) ? toOwnStar(part, spot) : spot.facing;
    const visit = toVisit(own, spot.annual);
    const guest = `因为${view.year}年${toStarName(spot.annual)}住在${where}`;
    return [
      [`${guest}，会上${toStarName(own)}：${visit}`],
      [`${guest}，${visit}`, `它会上的是${toStarName(own)}`],
      [guest, `会上${toStarName(own)}：${visit}`],
    ];
  }
  if (cause === "mansion") {
    const mansion = `因为${where}压着${whose(view)}${spot.mansion}`;
    return [
      [`${mansion}，八宅里${toMansionGloss(spot.mansion!)}`, "星再好也打折"],
      [mansion, `那是八宅里${toMansionGloss(spot.mansion!)}，星再好也打折`],
    ];
  }
  if (cause === "front") {
    const front = `因为门前${where}的向星${toStarName(spot.facing)}已衰`;
    return [[`${front}，进来的气先弱了一截`], [front, "进来的气先弱了一截"]];
  }
  const { pattern } = view.cast;
  return [
    [`根子在${pattern}：${patternShort[pattern]}`, `${where}又是${toShortStars(spot)}`],
    [`根子在${pattern}`, patternShort[pattern]],
  ];
};

export const when = (view: FengshuiView, part: Part): Said["ways"] => {
  const { year, star, palace } = toWhen(view, part);
  const where = `${star !== null || view.asked[0] || part === "kitchen" ? "" : "门前"}${dir(palace)}`;
  return star === null
    ? [[`${year}年，那年${where}没有五黄、二黑`, "太岁三煞也不在那边"], [`${year}年`]]
    : [[`看${year}年，${toStarName(star)}飞到${where}，立春起一整年`, "立春在2月4日前后"], [`看${year}年，${toStarName(star)}飞到${where}`]];
};

/** How a place does in the year that was named. */
const yearly = (view: FengshuiView, part: PlacePart, question: Question): Said["ways"] => {
  const { focus } = view.places[part];
  const visit = toVisit(toOwnStar(part, focus), focus.annual);
  const guest = `${view.year}年${toStarName(focus.annual)}飞到这里，${visit}`;
  if (asksWhere(question)) return plain[part](view).map(([clause]): Way => [clause, guest]) as [Way, ...Way[]];
  const year = `${view.year}年${nouns[part]}${paces[toGuestLean(focus)]}`;
  const visitor = `${toStarName(focus.annual)}来${dir(focus.palace)}做客`;
  return [[`${year}：${visitor}，${visit}`], [`${year}：${visitor}`, visit], [year, `${visitor}，${visit}`]];
};

export const byKind = (view: FengshuiView, question: Question, part: Part): Said => {
  const chosen = toBetter(view, part, question);
  const place = isPlacePart(part) ? part : null;
  if (chosen) {
    const better = `选${dir(chosen.better)}：那里${toShortStars(view.spots[chosen.better])}`;
    return { ways: [[`${better}，${dir(chosen.worse)}是${toShortStars(view.spots[chosen.worse])}`], [better]] };
  }
  if (isOfHealth(question) && part === "bedroom" && view.asked.length === 0) return { ways: sickbed(view) };
  if (question.kind === "why") return { ways: why(view, part) };
  if (question.kind === "when") return { ways: when(view, part) };
  if (part === "school") {
    if (!asksOfPeriod(question)) return { ways: plain.school(view) };
    const outside = `落在${view.years.first}到${view.years.last}年以外才变`;
    return { ways: [[`那个日子${outside}`, "那就换一运、九宫重飞；落在里面，盘还是这张"], [outside]] };
  }
  const lean = toLean(view, part);
  if (place && view.asked.length > 0) return placeAsked(view, place, lean, question.kind === "how");
  if (part === "year" && view.asked[0]) {
    const side = `${view.year}年${dir(view.asked[0])}${lean === "no" ? "先别动" : "可以动"}`;
    return { ways: [[`${side}，${lean === "no" ? "那边正占着五黄、太岁、三煞里的一个" : "五黄、太岁、三煞都不在那边"}`], [side]] };
  }
  if (place && isOfYear(question, view.cast.year)) return { ways: yearly(view, place, question) };
  const ways = plain[part](view);
  if (question.kind !== "yesNo") return { ways };
  const { polarity, isDreaded } = question;
  if (asksToPart(question)) return { lead: `${partings.zh[onLove[lean]]}，`, ways };
  const leads = isDreaded ? dreaded : part === "resident" ? fits : part === "money" && polarity !== "has" ? helps : leans[polarity];
  return { lead: leads[lean], ways };
};

const whole = (view: FengshuiView): Head => {
  const { cast } = view;
  return toHead("zh", { ways: cast.patterns[0] ? [[`${houseOf(view)}难得带${cast.patterns[0]}，正格是${cast.pattern}`]] : plain.house(view) });
};

export const toHeadline = (view: FengshuiView, question: Question): Head => {
  const part = findPart(question);
  return part === null || (part === "house" && question.kind !== "yesNo" && question.kind !== "why") ? whole(view) : toHead("zh", byKind(view, question, part));
};
