import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { PalaceName } from "../../data/palaces.ts";
import { toPalaceFacts, toSquareOf, toYearFacts } from "../facts-of.ts";
import { findPart, isField } from "../find-part.ts";
import { listGoodYears } from "../lean.ts";
import { type Part, palacesOf } from "../parts.ts";
import { vary } from "../vary.ts";
import type { PlateView } from "../view.ts";
import { toBirthHour } from "./birth-day.ts";
import { toPalaceTitle } from "./palaces.ts";
import { toYears } from "./say-times.ts";

const toStars = ({ palaces }: PlateView, name: PalaceName): string =>
  palaces[name].isBorrowed
    ? "没有主星"
    : palaces[name].majors.map(({ name: star, brightness }) => `${star}${brightness ? `（${brightness}）` : ""}`).join("、");

const toCount = (count: number): string => (count === 0 ? "一颗没有" : `有${count}颗`);

const tellSquare = (view: PlateView, name: PalaceName): Claim => {
  const { partners, opposite } = view.palaces[name];
  const { soft, hard, kinds } = toSquareOf(view, name);
  const [one, other] = partners;
  const title = toPalaceTitle(name);
  const balance = hard > soft ? "费的力多过借的力" : soft >= hard + 3 ? "借得到的力多" : "帮的和磨的差不多";
  const toHeld = (before: string): string => `${view.palaces[name].isBorrowed ? "" : before}${toStars(view, name)}`;
  const around = `${toPalaceTitle(one)}、${toPalaceTitle(other)}`;
  const across = toPalaceTitle(opposite);
  const changes = kinds.length > 0 ? `生年的化${kinds.join("、化")}照得到` : "生年的四化一个也不来";
  const place = `${view.palaces[name].stem}${view.palaces[name].branch}`;
  return {
    text: vary(view, `square.${name}`, [
      `${title}（${place}）${toHeld("里")}，要连着三方（${around}）和对面的${across}一起看；这四宫里帮忙的小星${toCount(soft)}，磨人的${toCount(hard)}，${changes}，${balance}。`,
      `你生在${toBirthHour(view)}，先看${title}（${place}），${toHeld("里头是")}，再看三方的${around}和对面的${across}：四宫合起来，${changes}，帮忙的小星${toCount(soft)}，磨人的${toCount(hard)}，${balance}。`,
      `${toBirthHour(view)}排出的这张盘，${title}在${place}，${toHeld("坐")}；加上三方的${around}、对面的${across}，帮忙的小星${toCount(soft)}，磨人的${toCount(hard)}，${changes}，${balance}。`,
    ]),
    facts: [...toPalaceFacts(view, name), "lunar"],
  };
};

const tellDecade = (view: PlateView, name: PalaceName): Claim => {
  const [from, to] = view.palaces[name].decadal;
  const age = view.cast.annual?.age;
  const when = age === undefined ? "" : age > to ? "，已经走过" : age < from ? "，还没到" : "，眼下正走着";
  return {
    text: `${toPalaceTitle(name)}自己当家的十年，是虚岁${from}到${to}（${toYears(view, from, to)}）${when}；那十年里这件事最响。`,
    facts: [`decade.${name}`, `palace.${name}`],
  };
};

const tellYears = (view: PlateView, name: PalaceName): Claim => {
  const years = listGoodYears(view, name);
  const { branch, opposite } = view.palaces[name];
  return {
    text: `${toPalaceTitle(name)}在${branch}，逢${branch}年流年踩上来，逢${view.palaces[opposite].branch}年从对面照过来，天干给它化禄的年份也算；往后看，${years.join("年和")}年最近。`,
    facts: [`palace.${name}`, `palace.${opposite}`],
  };
};

const tellYear = (view: PlateView): Claim => {
  const year = view.year!;
  const at = (kind: "禄" | "权" | "科" | "忌"): string => `${year.transformations[kind]}化${kind}到${toPalaceTitle(view.palaceOf(year.transformations[kind]))}`;
  const decade = year.decade && !year.decade.isChildhood ? `十年的底子在${toPalaceTitle(year.decade.palace)}，` : "";
  return {
    text: `${decade}${year.year}年（${year.stem}${year.branch}）的四颗变化之星：${at("禄")}，${at("权")}，${at("科")}，${at("忌")}。看顺看紧，先看头尾两颗。`,
    facts: toYearFacts(year),
  };
};

const tellPlate = ({ cast }: PlateView): Claim => ({
  text: `盘是照${cast.year}年${cast.month}月${cast.lunarDate.day}日${cast.hourBranch}时排的，用的是${cast.clock === "trueSolar" ? "真太阳时" : "钟表时间"}，${cast.dayStartsAt === "23:00" ? "夜里十一点" : "零点"}换日。`,
  facts: ["lunar", "plate"],
});

/** Few live to see a decade beyond. */
const oldest = 90;

/** What stands behind the headline; `side` counts the other sides a follow-up takes. */
export const toLeadOf = (view: PlateView, part: Part | null, side: number): Claim => {
  if (part === "school") return tellPlate(view);
  if (part === "year" && view.year && side % 2 === 0) return tellYear(view);
  const name = isField(part) ? palacesOf[part][0]! : part === "year" && view.year ? view.year.palace : "命宫";
  const tell = [tellSquare, tellDecade, tellYears][side % 3]!;
  return (tell === tellYears && !view.cast.annual ? tellDecade : tell === tellDecade && view.palaces[name].decadal[1] > oldest ? tellYears : tell)(view, name);
};

export const toLead = (view: PlateView, question: Question): Claim => {
  const part = findPart(question);
  return toLeadOf(view, part ?? (question.text !== "" && question.kind === "open" ? "year" : null), 0);
};
