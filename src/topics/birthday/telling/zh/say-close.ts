import { toElement } from "../../../kit/hexagrams/branches.ts";
import { type Element, type Relation, toRelation } from "../../../kit/hexagrams/elements.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { elementLife } from "../../data/zh/elements.ts";
import { doings, watchings } from "../../data/zh/world.ts";
import { fill } from "../fill.ts";
import type { closeRules } from "../rules-close.ts";
import type { dissentRules } from "../rules-dissent.ts";
import { findAbsent, findHeavy } from "../rules-self.ts";
import { findComingTie } from "../rules-time.ts";
import type { BirthdayView } from "../view.ts";
import { elementNames, favourNames } from "./names.ts";
import { familyNames, toSelf } from "./say-self.ts";

const doing = (part: string) => (_: BirthdayView, of: string) => doings[part]![of]!;
const watching = (part: string) => (view: BirthdayView, of: string) => fill(watchings[part]![of]!, { y: view.focus.year });
const nameOf = ({ elementOf }: BirthdayView, family: Relation): string => elementNames[elementOf(family)];

const adverseTurns: Record<string, string> = {
  same: "最壮的那股气正是你自己，帮手多了成了挡路的，难处不在没人帮，在谁都劝不动你",
  iFeed: "最壮的那股气在往外泄，别人看你精力旺，其实一半是漏出去的",
  iHold: "最壮的那股气是要你去管的财，旁人羡慕，你自己知道那是担子",
  holdsMe: "最壮的那股气在压你，履历越好看，肩膀越沉，两样是一件事",
  feedsMe: "最壮的那股气在养你，养过了头就成了拦，舒服和没动静是同一个来处",
};
const needs: Record<string, string> = {
  iFeed: "前一个生后一个，顺着做就行，只怕你跳过头一步",
  feedsMe: "后一个要回头养前一个，先后不能倒",
  iHold: "前一个克后一个，两样一起补会打架，看时候换着用",
  holdsMe: "后一个克前一个，补得太勤，头一样反被压下去",
  same: "两样本是一样，别的都可以少补",
};

export const sayClose: Sayings<BirthdayView, (typeof dissentRules)[number]["key"] | (typeof closeRules)[number]["key"]> = {
  thinUseful: (view, of) =>
    `也有相反的一面：最要用的${elementNames[of as Element]}，盘里只有${view.cast.elements[of as Element]}%，方向对，本钱薄，上面那些好话都要等这一味补上才作数，${elementLife[of as Element].company}就是现成的补法。`,
  heavyAdverse: (view, of) =>
    `话分两头：${nameOf(view, of as Relation)}占${view.percent[of as Relation]}%，偏是忌神（补多了添乱的那一味）。${adverseTurns[of]!}。两边比，压得住的还是这一头。`,
  onTheEdge: ({ cast: { strength } }) =>
    `要打个折扣：日主得${strength.score}分，离分界（37和45）不到三分，换一家的算法，旺弱就可能翻面，用神也跟着换。所以凡说“补什么”的话，先试一个月，身上舒服再信；说性情、说合冲的，不受这条影响。`,
  twoNeeds: ({ cast }) => {
    const [first, second] = cast.usefulElements;
    if (!second) return `也要说句反话：盘里要补的只有${elementNames[first!]}一味，补对了顺，补过了就没有别的来找平，七分就收。`;
    return `也要说句反话：要补的有两味，先${elementNames[first!]}后${elementNames[second]}，${needs[toRelation(first!, second)]!}。两样里头${cast.elements[first!] < cast.elements[second] ? elementNames[first!] : elementNames[second]}更缺，先顾它。`;
  },
  seatAgainstStar: (view, of) => {
    const [sex, own] = of.split(".") as ["male" | "female", string];
    const star = elementNames[view.elementOf(sex === "male" ? "iHold" : "holdsMe")];
    const seat = `日支${view.seat}（${elementNames[toElement(view.seat)]}）`;
    return own === "useful"
      ? `这里两处不合：看人的那颗星属${star}，为忌；身边的座位${seat}却为喜。追的时候累，住到一起反而好，后一样更重，因为日子是坐着过的。`
      : `这里两处不合：看人的那颗星属${star}，为喜；身边的座位${seat}却为忌。远看处处对，近了才有摩擦，后一样更重，别太快搬到一起。`;
  },
  drawnTwoWays: ({ seat }) => `日支${seat}一边有人来合，一边有人来冲：拉近和推开同时在，外人看你们分分合合，其实是两股劲都没走。冲的那头更响，合的那头更长。`,
  tieAgainstSeat: ({ seat }, of) =>
    of === "closeUnwelcome"
      ? `日支${seat}被合住，可这个字本身是忌：黏得紧，黏的却是你嫌多的那一味。亲近照旧，每周各过半天，合才不成捆。`
      : `日支${seat}被冲刑害动了，可这个字本身是喜：人是对的，位置不稳。先挪日程和住处，别先换人。`,
  strongNoOutlet: (view) =>
    `${toSelf(view)}有力气，可出口窄：${nameOf(view, "iFeed")}（食伤，往外做）和${nameOf(view, "holdsMe")}（官杀，受人管）加起来才${view.percent.iFeed + view.percent.holdsMe}%。本事在，没人看见，缺的不是再学一样，是一个交作业的日子。`,
  weakHeavyOffice: (view) =>
    `${toSelf(view)}偏弱，管着你的${nameOf(view, "holdsMe")}倒有${view.percent.holdsMe}%：别人眼里你顶得住，内里是借着怕在撑。位置可以要，先把人手要到。`,
  monthAgainstField: (view, of) =>
    `还有一句拆台的：办事的月干是${familyNames[of as Relation]}，属${nameOf(view, of as Relation)}，偏是忌。你手熟的活跟养你的活不是一样，眼下手熟的更来钱，三年后养你的更长久。`,
  wealthNoRoot: ({ cast }) =>
    `财露在天干，四个地支里却一个根也没有（${cast.pillars.year}、${cast.pillars.month}、${cast.pillars.day}都不藏财）：看着有，手里轻。面上的排场减一成，落袋的那份才长出来。`,
  wealthUnwelcome: (view, of) =>
    `财露在明处，偏又是忌（${elementNames[of as Element]}，${view.percent.iHold}%）：看得见的机会都要拿别的去换，多半是睡眠和自家人的时间。机会是真的，价钱也是真的，后一样更重。`,
  wealthWantedThin: (view, of) =>
    `${elementNames[of as Element]}是你的财，也正是要补的，可盘里只有${view.percent.iHold}%：对钱不必清高，你缺的恰是这一味，谈价时往上多报一成，盘里替你说得过去。`,
  climateAgainst: (view, of) =>
    `这里有两个方子打架：论冷热，${view.month}月生人要${elementNames[of as Element]}；论强弱，${toSelf(view)}又经不起它来耗。取中间：当调料，别当饭，晒太阳、喝汤可以，连轴转的热闹或夜里的远路不行。`,
  heavyAndAbsent: (view) => {
    const heavy = findHeavy(view)!;
    const absent = findAbsent(view)!;
    return `一头重到${view.percent[heavy]}%（${nameOf(view, heavy)}），一头轻到${view.percent[absent]}%（${nameOf(view, absent)}）：照常人的作息表过，你必有一处不服。先减重的那头，再添轻的这头，次序别反。`;
  },
  splitLuck: ({ cast: { currentLuck } }, of) =>
    `${currentLuck!.pillar}这步运上下不一条心：天干${currentLuck!.tenGod}为${favourNames[currentLuck!.stemFavour]}，地支为${favourNames[currentLuck!.branchFavour]}。${of === "useful" ? "面上顺，底下费力，风光的时候别加码" : "面上难，底下有人托，难听的话听听就过"}；一步运里，后五年看地支的更多。`,
  yearAgainstLuck: ({ cast: { currentLuck }, focus }, of) =>
    of === "welcome"
      ? `年和运不是一个方向：${focus.year}年帮你，${currentLuck!.pillar}大运不帮。好在一年，别当成十年的行情，借这一年办完一件事就收。`
      : `年和运不是一个方向：${focus.year}年不帮你，${currentLuck!.pillar}大运还帮着。难在一年，底子没坏，别为这一年改掉十年的打算。`,
  goodButClashing: ({ focus }) =>
    `${focus.year}年带着你要用的那一味来，可又冲动了${findComingTie(focus)!.char}：好事是带着搬动来的，想要它，就得让一处旧的散掉；冲的那一下在前，好处在后。`,
  sameYear: ({ focus }) =>
    `${focus.year}年的${focus.pillar}上下两样：天干${focus.tenGod}为${favourNames[focus.stemFavour]}，地支${focus.branchGod}为${favourNames[focus.branchFavour]}。上半年看前一样，下半年看后一样，别拿年初的手感定年底的事。`,
  doSelf: doing("character"),
  doLove: doing("love"),
  doWork: doing("work"),
  doMoney: doing("money"),
  doHealth: doing("health"),
  doYear: doing("year"),
  watchSelf: watching("character"),
  watchLove: watching("love"),
  watchWork: watching("work"),
  watchMoney: watching("money"),
  watchHealth: watching("health"),
  watchYear: watching("year"),
  doSelfNext: doing("character"),
  doLoveNext: doing("love"),
  doWorkNext: doing("work"),
  doMoneyNext: doing("money"),
  doHealthNext: doing("health"),
  doYearNext: doing("year"),
  watchSelfNext: watching("character"),
  watchLoveNext: watching("love"),
  watchWorkNext: watching("work"),
  watchMoneyNext: watching("money"),
  watchHealthNext: watching("health"),
  watchYearNext: watching("year"),
};
