import { toMonthName } from "../../../kit/calendar/lunar-names.ts";
import { toBranch } from "../../../kit/calendar/sexagenary.ts";
import type { Branch } from "../../../kit/hexagrams/branches.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import type { God } from "../../data/gods.ts";
import type { PalaceName } from "../../data/palaces.ts";
import type { PatternName } from "../../data/patterns.ts";
import type { MinorStar, StarName } from "../../data/stars.ts";
import type { Transformation } from "../../data/transformations.ts";
import { brightTexts, dimTexts } from "../../data/zh/brightness.ts";
import { lovePalaces } from "../../data/zh/love-palaces.ts";
import { minorEpithets, minorTexts } from "../../data/zh/minors.ts";
import { moneyPalaces } from "../../data/zh/money-palaces.ts";
import { patternTexts } from "../../data/zh/pattern-texts.ts";
import { peoplePalaces } from "../../data/zh/people-palaces.ts";
import { bodyStarTexts, roundTexts, roundTitles } from "../../data/zh/rounds.ts";
import { otherPatterns, otherSnags } from "../../data/zh/second-tellings.ts";
import { selfPalaces } from "../../data/zh/self-palaces.ts";
import { soulEmpty, soulPairs } from "../../data/zh/soul.ts";
import { starMatters, transformedTexts } from "../../data/zh/transformed.ts";
import { workPalaces } from "../../data/zh/work-palaces.ts";
import { getStarOrigin } from "../../star-rules.ts";
import { fieldOf } from "../parts.ts";
import type { ToldRound } from "../rules-rounds.ts";
import { vary } from "../vary.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { toBirthDay } from "./birth-day.ts";
import { epithets, tellPalace, toRest, withMinor } from "./opening.ts";
import { palaceMatters, toPalaceTitle } from "./palaces.ts";
import { patternWords, toShare } from "./patterns.ts";

export const palaceTexts: Readonly<Record<PalaceName, Readonly<Record<MajorStar, string>>>> = {
  ...selfPalaces,
  ...lovePalaces,
  ...workPalaces,
  ...moneyPalaces,
  ...peoplePalaces,
};
/** Two sentences run together where they say one thing. */
const join = (text: string): string => text.replaceAll("。", "；");
const split = (of: string): [string, string] => of.split(".") as [string, string];

const roundMatters: Partial<Record<PalaceName, string>> = { 福德: "心里的事", 夫妻: "感情", 官禄: "事业", 财帛: "钱" };
const kindWords: Readonly<Record<Transformation, readonly [short: string, matter: string]>> = {
  禄: ["顺处", "顺在"],
  权: ["要抓的", "抓的是"],
  科: ["得名处", "名出在"],
  忌: ["打结处", "结打在"],
};

/** What set a minor star where it stands: 你生在卯时. */
const toBasis = ({ cast }: PlateView, star: MinorStar): string => {
  const { rule, given } = getStarOrigin(star, cast);
  if (rule === "month") return `你生在农历${toMonthName({ month: cast.month, leap: false })}`;
  if (rule === "yearAndHour") return `你生在${toBranch(cast.year)}年${given}时`;
  return rule === "hour" ? `你生在${given}时` : `你生在${given}年`;
};
/** 身宫 goes on after 中年以后. */
const bodyTexts: Partial<Record<PalaceName, string>> = {
  命宫: "你年轻时什么样，老了还什么样，改主意的代价比别人大",
  夫妻: "三十五岁以后，你的起落跟枕边人绑在一起，选人比选行要紧",
  财帛: "中年以后你拿钱当尺子，量自己也量别人，算得清，别量到亲人身上",
  迁移: "后半程的你在外面才像你，换城市、换圈子都是转机",
  福德: "越往后你越看重心里舒不舒服，头衔会换成爱好",
  官禄: "中年以后你靠做事认自己，闲下来会慌，退休要早做打算",
};

export const sayPlaces = {
  pattern(view, of) {
    const { name, rule } = patternWords[of as PatternName];
    const percent = view.patterns.find((one) => one.name === of)!.percent;
    const { stem, branch } = view.palaces.命宫;
    const text = join(vary(view, of, [patternTexts[of as PatternName], otherPatterns[of as PatternName] ?? patternTexts[of as PatternName]]));
    return vary(view, `pattern.${of}`, [
      `你的盘成了“${name}”，也就是${rule}：${text}。`,
      `${toShare(percent)}成“${name}”，你这张在里头，命宫是${stem}${branch}，凭的是${rule}：${text}。`,
      `“${name}”这个格局你有：${rule}；${text}。`,
      `你生在${toBirthDay(view)}，盘上成了“${name}”（${rule}）：${text}。`,
    ]);
  },
  soulPair(view, of) {
    const { cast, palaces } = view;
    const own = palaces.命宫;
    const stars = own.majors.map(({ name }) => name).join("、");
    const opening = vary(view, "soulPair", [
      `你生在${cast.lunarDate.year}${cast.year}年，命宫（一生的底色）在${own.stem}${own.branch}，${stars}同守${withMinor(own)}`,
      `${toBirthDay(view)}生人，命宫（一生的底色）落在${own.branch}，里面${stars}两颗主星作伴${withMinor(own)}`,
      `${stars}一起坐在你的命宫（一生的底色），宫在${own.stem}${own.branch}，先管虚岁${own.decadal[0]}到${own.decadal[1]}${withMinor(own)}`,
    ]);
    return `${opening}：${join(soulPairs[of]!)}。${toRest(view, own, "")}`;
  },
  soulEmpty(view) {
    const { cast, palaces } = view;
    const own = palaces.命宫;
    const stars = own.majors.map(({ name }) => name).join("、");
    const opening = vary(view, "soulEmpty", [
      `你生在${cast.lunarDate.year}${cast.year}年，命宫（一生的底色）在${own.stem}${own.branch}，没有主星，借对面迁移宫的${stars}来看${withMinor(own, "，屋里只有")}`,
      `${toBirthDay(view)}生人，命宫（一生的底色）落在${own.branch}，主星一颗也没有，对面迁移宫的${stars}照进来${withMinor(own, "，自家只留")}`,
      `命宫（一生的底色）在${own.stem}${own.branch}，管虚岁${own.decadal[0]}到${own.decadal[1]}，里头没有主星，要拿迁移宫的${stars}来读${withMinor(own, "，守屋的是")}`,
    ]);
    return `${opening}：${soulEmpty[own.majors[0].name]}。${toRest(view, own, "")}`;
  },
  body(view, of) {
    const { cast, palaces } = view;
    const own = palaces[of as PalaceName];
    const majors = `${own.isBorrowed ? "借来的" : ""}${own.majors.map(({ name }) => name).join("、")}`;
    const title = toPalaceTitle(of as PalaceName);
    const text = bodyTexts[of as PalaceName] ?? "";
    const isSoul = of === "命宫";
    return vary(view, "body", [
      `身宫（中年以后的着力处）${isSoul ? `跟命宫叠在${cast.bodyPalace}` : `落在${title}`}，守着${majors}：${text}。`,
      `农历${toMonthName({ month: cast.month, leap: false })}生在${cast.hourBranch}时，身宫（中年以后的着力处）就在${own.branch}，${isSoul ? "跟命宫同一宫" : `也就是${title}`}，有${majors}：${text}。`,
      `中年以后的着力处叫身宫，你的${isSoul ? "就是命宫自己" : `是${title}`}，宫里${majors}：${text}。`,
    ]);
  },
  major(view, of) {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    const [first, ...rest] = palaceTexts[name][star].split("。");
    return tellPalace(view, view.palaces[name], first!, join(rest.join("。")));
  },
  second(view, of) {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    const first = view.palaces[name].majors[0].name;
    const text = join(palaceTexts[name][star]);
    return vary(view, `second.${name}`, [
      `${toPalaceTitle(name)}里跟${first}同住的还有${epithets[star]}：${text}。`,
      `${epithets[star]}也住在${toPalaceTitle(name)}，跟${first}分一间屋：${text}。`,
      `${toPalaceTitle(name)}不只${first}一颗，旁边的${epithets[star]}另有一套：${text}。`,
    ]);
  },
  dim(view, of) {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    const { branch } = view.palaces[name];
    return vary(view, `dim.${name}`, [
      `${star}在${toPalaceTitle(name)}落陷，亮度是七级里最暗的：${dimTexts[star]}。`,
      `${toPalaceTitle(name)}的${star}落在${branch}，七级亮度排末一级，叫“陷”：${dimTexts[star]}。`,
      `星有七级明暗，你${toPalaceTitle(name)}里的${star}最暗（陷）：${dimTexts[star]}。`,
    ]);
  },
  bright(view, of) {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    const { branch } = view.palaces[name];
    return vary(view, `bright.${name}`, [
      `${star}在${toPalaceTitle(name)}入庙，亮度是七级里最亮的：${brightTexts[star]}。`,
      `${toPalaceTitle(name)}的${star}落在${branch}，七级亮度排头一级，叫“庙”：${brightTexts[star]}。`,
      `星有七级明暗，你${toPalaceTitle(name)}里的${star}最亮（庙）：${brightTexts[star]}。`,
    ]);
  },
  transformed(view, of) {
    const { cast } = view;
    const [kind, name] = split(of) as [Transformation, PalaceName];
    const star = cast.transformations[kind];
    const [short, matter] = kindWords[kind];
    const title = toPalaceTitle(name);
    const year = `${cast.lunarDate.year}${cast.year}`;
    const opening = vary(view, of, [
      `你生在${year}年，${star}在${title}化${kind}（${short}）`,
      `生年${year}，天干给${star}化${kind}（${short}），正在${title}`,
      `${title}的${star}带着生年的化${kind}（${short}），宫在${view.palaces[name].branch}`,
    ]);
    const text = kind === "忌" ? vary(view, `忌.${name}`, [transformedTexts.忌[name], otherSnags[name]]) : transformedTexts[kind][name];
    return `${opening}，${matter}${starMatters[star]}：${join(text)}。`;
  },
  minor(view, of) {
    const [star, name] = split(of) as [MinorStar, PalaceName];
    const { stem, branch } = view.palaces[name];
    const text = minorTexts[star][fieldOf(name)];
    return vary(view, of, [
      `${minorEpithets[star]}在${toPalaceTitle(name)}：${text}。`,
      `${toPalaceTitle(name)}（${stem}${branch}）里另有${minorEpithets[star]}：${text}。`,
      `${toBasis(view, star)}，${minorEpithets[star]}就落在${toPalaceTitle(name)}：${text}。`,
    ]);
  },
  round(view, of) {
    const [name, round, god] = of.split(".") as [PalaceName, ToldRound, God];
    const { branch } = view.palaces[name];
    const text = (roundTexts[round] as Partial<Record<God, string>>)[god]!;
    const start = round === "lifeStage" ? `你是${view.cast.fiveElementsClass}` : `你生在${toBranch(view.cast.year)}年`;
    return vary(view, `round.${name}`, [
      `${roundTitles[round]}排到${toPalaceTitle(name)}是“${god}”：${roundMatters[name]}上，${text}。`,
      `${start}，${roundTitles[round]}数到${branch}是“${god}”，正是${toPalaceTitle(name)}：${roundMatters[name]}上，${text}。`,
    ]);
  },
  bodyStar(view, of) {
    const [star, name, branch] = of.split(".") as [StarName, PalaceName, Branch];
    const text = bodyStarTexts[star]!;
    const title = toPalaceTitle(name);
    return vary(view, "bodyStar", [
      `身主（后半程使力的那颗星）由生年的${branch}定，是${star}，站在${title}：后半程${text}，多半用在${palaceMatters[name]}上。`,
      `${branch}年生的人，身主（后半程使力的那颗星）是${star}，你的落在${title}：越往后，${text}，${palaceMatters[name]}上最看得出来。`,
    ]);
  },
} satisfies Record<string, Say<PlateView>>;
