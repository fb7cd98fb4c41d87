import type { Direction } from "../../../kit/compass/palace.ts";
import type { FactWording } from "../../../kit/fact.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import { toKuaTrigram } from "../../../kit/kua/kua.ts";
import type { PillarName } from "../../../kit/pillars/four-pillars.ts";
import type { StrengthLevel } from "../../../kit/pillars/strength.ts";
import type { Planet } from "../../../kit/sky/bodies.ts";
import { signNamesZh } from "../../../kit/sky/sign-names.ts";
import type { CrossKind } from "../../cross-ties.ts";
import type { MarriageFacts } from "../../fact-types.ts";
import type { Who } from "../../person.ts";
import { type BranchTie, toBranchPercent } from "../../score/branch-bond.ts";
import type { PartName } from "../../score/points.ts";
import { aspectAngles, aspectNames, elementNames, toAnimal, toDirections } from "./lexicon.ts";

export const whoNames: Record<Who, string> = { a: "男方", b: "女方" };
export const pillarNames: Record<PillarName, string> = { year: "年柱", month: "月柱", day: "日柱", hour: "时柱" };
export const partLabels: Record<PartName, string> = {
  animals: "生肖",
  dayStems: "日干",
  dayBranches: "日支",
  nayin: "年命",
  elements: "五行互补",
  kua: "命卦",
  synastry: "星盘",
};
export const tieNames: Record<BranchTie, string> = {
  sixHarmony: "六合",
  frame: "三合",
  clash: "六冲",
  harm: "六害",
  punishment: "相刑",
  break: "相破",
  selfPunishment: "自刑",
  same: "同支",
  none: "无合无冲",
};
export const crossNames: Record<CrossKind, string> = {
  stemCombine: "五合",
  sixHarmony: "六合",
  halfHarmony: "半合",
  clash: "六冲",
  punishment: "相刑",
  harm: "六害",
};
const crossMeanings: Record<CrossKind, string> = {
  stemCombine: "天干隔五位相合，互相牵住",
  sixHarmony: "地支两两相配，彼此拉近",
  halfHarmony: "三合缺一支，有旺支在，合力减半",
  clash: "地支隔六位对冲，动、变、离",
  punishment: "地支相刑，别扭多从亲近里来",
  harm: "害的是六合的那一支，暗里使绊",
};
const tiePoints: Record<BranchTie, string> = {
  sixHarmony: "加40",
  frame: "加27",
  clash: "减47",
  harm: "减33",
  punishment: "减30",
  break: "减20",
  selfPunishment: "减27",
  same: "加5",
  none: "不加不减",
};
const levelNames: Record<StrengthLevel, string> = { dominant: "专旺", strong: "偏旺", balanced: "中和", weak: "偏弱", yielding: "从势" };
export const planetNames: Record<Planet, string> = { sun: "太阳", moon: "月亮", mercury: "水星", venus: "金星", mars: "火星", jupiter: "木星", saturn: "土星" };
const planetMeanings = { moon: "管心里怎样才踏实", venus: "管怎么示好", mars: "管怎么发火、怎么主动" };
const stemTieNames = { combine: "五合", feeds: "相生", same: "同行", holds: "相克", clash: "相冲" };
const pillarMeanings: Record<PillarName, string> = {
  year: "祖上和早年",
  month: "做事和父母",
  day: "自己（天干）和身边的位置（地支）",
  hour: "往后和孩子",
};
const groups = { east: "东四命", west: "西四命" };

const toTies = (ties: string): string =>
  ties
    .split(" ")
    .map((tie) => tieNames[tie as BranchTie])
    .join("带");
const toElements = (text: string): string[] => text.split(" ").map((element) => elementNames[element as Element]);
const toSigned = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));

const toBranchNote = (ties: string, percent: number, score: number, of: number): string => {
  const [first, ...rest] = ties.split(" ") as [BranchTie, ...BranchTie[]];
  const others = rest.map((tie) => `${tieNames[tie]}${first === "sixHarmony" ? "（合在，只减13）" : tiePoints[tie]}`);
  const sum = [`${tieNames[first]}${tiePoints[first]}`, ...others].join("，");
  const isFloor = toBranchPercent([first, ...rest]) === 5;
  return `底数60，${sum}，${isFloor ? "最低算5，" : ""}得${percent}%；这一项满${of}分，记${score}分。`;
};

export const factWords: FactWording<MarriageFacts> = {
  total: ({ score, margin, strongest, strongestPercent, sorest, sorestPercent, parts, unknownHours }) => ({
    label: "合计",
    value: `${score}分 ±${margin}`,
    note: `七样各按分量相加：${parts
      .split(" ")
      .map((part) => {
        const [name, points] = part.split(":") as [PartName, string];
        return `${partLabels[name]}${points}`;
      })
      .join(
        "，",
      )}。上下${margin}分，是抽掉任何一样、其余折成百分后总分最多会动的数${unknownHours > 0 ? `，另为不知道的时辰加${unknownHours * 2}分` : ""}。最强${partLabels[strongest]}（${strongestPercent}%），最弱${partLabels[sorest]}（${sorestPercent}%）。分量是我们定的，古书没有打分。`,
  }),
  person: ({ who, name, birth, hasTime, pillars, level, strength }) => ({
    label: whoNames[who],
    value: name ?? pillars,
    note: `${birth}生${hasTime ? "" : "，时辰不知道"}，四柱${pillars}。日主${levelNames[level]}，${strength}分（45以上偏旺，37以下偏弱）。`,
  }),
  pillar: ({ who, pillar, ganzhi, nayin }) => ({
    label: `${whoNames[who]}${pillarNames[pillar]}`,
    value: ganzhi,
    note: `${pillarNames[pillar]}说的是${pillarMeanings[pillar]}。${pillar === "year" || pillar === "month" ? "年、月按节气换" : pillar === "day" ? "日柱按出生那天排" : "时柱按两个小时一换的时辰排"}，得${ganzhi}，纳音${nayin}。`,
  }),
  animals: ({ a, b, ties, percent, score, of }) => ({
    label: "生肖",
    value: `${toAnimal(a)}${toAnimal(b)} · ${toTies(ties)} · ${score}/${of}`,
    note: `看两人年支（立春换年）：男方${a}，女方${b}。${toBranchNote(ties, percent, score, of)}`,
  }),
  dayStems: ({ a, b, tie, from, isMixed, percent, score, of }) => ({
    label: "日干",
    value: `${a}${b} · ${stemTieNames[tie]} · ${score}/${of}`,
    note: `日干代表本人，看男方${a}和女方${b}：${stemTieNames[tie]}${tie === "feeds" || tie === "holds" ? `，${whoNames[from!]}${tie === "feeds" ? "生" : "克"}${whoNames[from === "a" ? "b" : "a"]}` : ""}，阴阳${isMixed ? "不同" : "相同"}。五合100%，相生85或75，同行65或55，相克60或40，相冲25（阴阳不同取前数）。得${percent}%，满${of}分，记${score}分。`,
  }),
  dayBranches: ({ a, b, ties, percent, score, of }) => ({
    label: "日支",
    value: `${a}${b} · ${toTies(ties)} · ${score}/${of}`,
    note: `日支是夫妻的座位：男方${a}，女方${b}。${toBranchNote(ties, percent, score, of)}`,
  }),
  nayin: ({ a, b, yearA, yearB, tie, from, percent, score, of }) => ({
    label: "年命",
    value: `${a}、${b} · ${score}/${of}`,
    note: `年柱的纳音，俗称什么命：男方${yearA}是${a}，女方${yearB}是${b}，${tie === "same" ? "同一行" : `${whoNames[from!]}的${tie === "feeds" ? "生" : "克"}${whoNames[from === "a" ? "b" : "a"]}的`}。相生100%，同行70%，相克35%；得${percent}%，满${of}分，记${score}分。`,
  }),
  elements: ({ percentA, percentB, percent, score, of }) => ({
    label: "五行互补",
    value: `${score}/${of}`,
    note: `看一方的用神（缺的、补上就顺的五行）在另一方盘里占多少，平均40%算给足。男方得到${percentA}%，女方得到${percentB}%，取中${percent}%；满${of}分，记${score}分。`,
  }),
  giving: ({ who, useful, shares, average, percent }) => {
    const names = toElements(useful);
    const parts = shares.split(" ").map((share, place) => `${names[place]}${share}%`);
    const other = whoNames[who === "a" ? "b" : "a"];
    return {
      label: `${whoNames[who]}的用神`,
      value: `${names.join("、")} · 给到${percent}%`,
      note: `${whoNames[who]}要的是${names.join("、")}，${other}盘里有${parts.join("，")}，平均${average}%。平均20%是均分，算一半；40%算给足。`,
    };
  },
  kua: ({ a, b, groupA, groupB, mansion, directions, percent, score, of }) => ({
    label: "命卦",
    value: `${toKuaTrigram(a)}${toKuaTrigram(b)} · ${mansion} · ${score}/${of}`,
    note: `八宅按出生年（立春换年）定命卦：男方${toKuaTrigram(a)}${a}，${groups[groupA]}；女方${toKuaTrigram(b)}${b}，${groups[groupB]}。两卦相配是${mansion}。延年100%，生气95，天医85，伏位70，祸害45，六煞35，五鬼25，绝命15；得${percent}%，满${of}分，记${score}分。${directions === "" ? "两人没有共用的好方位。" : `两人共用的好方位：${toDirections(directions.split(" ") as Direction[])}。`}`,
  }),
  synastry: ({ contacts, leftOut, effects, percent, score, of }) => ({
    label: "星盘",
    value: `${contacts}处 · ${score}/${of}`,
    note: `只看日月、月月、金火、日日，和土星碰日、月、金星；差6度以内（六分相4度，土星4度、3度）才算。底数50${effects === "" ? "，没有一处在内" : `，各处加减${effects.split(" ").map(Number).map(toSigned).join("、")}`}，得${percent}%；满${of}分，记${score}分。${leftOut > 0 ? `有${leftOut}处要看月亮，时辰不知道，没有算。` : ""}`,
  }),
  contact: ({ a, b, type, orb, effect, isRanged }) => ({
    label: `男${planetNames[a]}–女${planetNames[b]}`,
    value: `${aspectNames[type]} · 差${orb}°`,
    note: `男方的${planetNames[a]}和女方的${planetNames[b]}隔${aspectAngles[type]}度上下，差${orb}度成${aspectNames[type]}，${effect >= 0 ? "亲近" : "磨人"}，记${toSigned(effect)}%。差得越少越重。${isRanged ? "时辰不知道，这里按当天最宽的差数算。" : ""}`,
  }),
  cross: ({ kind, pillarA, charA, pillarB, charB }) => ({
    label: crossNames[kind],
    value: `${charA}${charB}`,
    note: `男方${pillarNames[pillarA]}的${charA}和女方${pillarNames[pillarB]}的${charB}${crossNames[kind]}：${crossMeanings[kind]}。${pillarA === "day" && pillarB === "day" ? "日柱对日柱，已记在日干、日支里。" : "只作旁证，不另记分。"}`,
  }),
  seat: ({ who, branch, stem, tenGod, dayMaster }) => ({
    label: `${whoNames[who]}日支所坐`,
    value: `${branch} · ${tenGod}`,
    note: `日支说家里要的是什么样的人。${branch}里本气是${stem}，跟日主${dayMaster}比五行阴阳，是${tenGod}。`,
  }),
  sees: ({ who, own, other, tenGod }) => ({
    label: `${whoNames[who]}眼里的对方`,
    value: tenGod,
    note: `拿对方的日干${other}跟自己的日干${own}比五行和阴阳，得${tenGod}。`,
  }),
  earns: ({ who, stem, tenGod, dayMaster }) => ({
    label: `${whoNames[who]}的月干`,
    value: `${stem} · ${tenGod}`,
    note: `月柱说做事，月干是办事的手法。${stem}跟日主${dayMaster}比五行和阴阳，是${tenGod}。`,
  }),
  elders: ({ who, stem, other, tenGod }) => ({
    label: `${whoNames[who]}的长辈对对方`,
    value: tenGod,
    note: `年干代表长辈。${whoNames[who]}年干${stem}，跟对方日主${other}比，是${tenGod}。`,
  }),
  sign: ({ who, planet, sign, longitude }) => ({
    label: `${whoNames[who]}${planetNames[planet]}`,
    value: signNamesZh[sign],
    note: `${planetNames[planet]}${planetMeanings[planet]}。出生那一刻在黄经${longitude}度，每30度一座，是${signNamesZh[sign]}。`,
  }),
  strengths: ({ levelA, levelB, scoreA, scoreB }) => ({
    label: "两人日主",
    value: `${levelNames[levelA]}${scoreA}、${levelNames[levelB]}${scoreB}`,
    note: `日主的力气按得令、得地、得势打分，满百。男方${scoreA}，${levelNames[levelA]}；女方${scoreB}，${levelNames[levelB]}。45以上偏旺，37到45中和。`,
  }),
  element: ({ who, element, percent }) => ({
    label: `${whoNames[who]}的${elementNames[element]}`,
    value: `${percent}%`,
    note: `天干一字算1，地支一字算1，分给藏干，月支加倍，折成百分：${elementNames[element]}占${percent}%，均分是20%。`,
  }),
  year: ({ year, pillar, godA, godB, scoreA, scoreB, seatA, seatB, starA, starB }) => {
    const tell = (who: string, god: string, score: number, seat: string | null, star: string | null): string =>
      `${who}${god}，${toSigned(score)}${seat === "clash" ? "（冲日支）" : seat === "harmony" ? "（合日支）" : ""}${star ? `，逢${star}` : ""}`;
    return {
      label: `${year}年`,
      value: `${pillar} · ${toSigned(scoreA)} / ${toSigned(scoreB)}`,
      note: `${tell("男方", godA, scoreA, seatA, starA)}；${tell("女方", godB, scoreB, seatB, starB)}。流年天干、地支的五行各看一次，为用神加1，为忌神减1；冲日支减1，六合、三合、三会日支加0.5，半合加0.25。`,
    };
  },
  names: ({ a, b, personA, personB, elementA, elementB }) => ({
    label: "名字",
    value: `${a}、${b}`,
    note: `人格是姓的末字加名的首字，按康熙笔画：${a}${personA}画属${elementNames[elementA]}，${b}${personB}画属${elementNames[elementB]}。只看一眼，不记分。`,
  }),
  unknownTime: ({ who, leftOut }) => ({
    label: `${whoNames[who]}时辰`,
    value: "不知道",
    note: `时柱没有排，五行按三柱算；月亮一天走十二三度，只有整天都成的相位才算${leftOut > 0 ? `，共有${leftOut}处没算` : ""}。总分的上下加2分。`,
  }),
};
