import type { GridName } from "../../../kit/grids/grids.ts";
import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import type { Theme } from "../../characters.ts";
import {
  adverseTexts,
  handTexts,
  lackTexts,
  mainTexts,
  middleTexts,
  outerToPersonTexts,
  surnameTexts,
  triadAlikeTexts,
  usefulTexts,
} from "../../data/zh/elements.ts";
import { earthTexts, outerTexts, personTexts, totalTexts } from "../../data/zh/grids.ts";
import { landTexts, leadTexts, sameThemeTexts } from "../../data/zh/meaning.ts";
import { endingTexts, toneTexts } from "../../data/zh/sound.ts";
import { aboveTexts, belowTexts } from "../../data/zh/triad.ts";
import type { ChineseCast } from "../../engine.ts";
import type { meaningRules, overallRules, soundRules } from "../rules-chinese.ts";
import { type chartRules, findWidest, listSharing, type numberRules, type triadRules, type writingRules } from "../rules-grids.ts";
import { type ChineseView, findMainElement, listGridsOf, type NameView } from "../view.ts";
import { sayGlossOf } from "./gloss.ts";
import { elementNames, gridWords, scoreWords } from "./names.ts";

type Keys<Rules extends readonly { key: string }[]> = Rules[number]["key"];

const own = (view: NameView): ChineseView => view.chinese!;
const cast = (view: NameView): ChineseCast => own(view).cast;
const pinyin = (view: NameView): string => cast(view).sound.pinyin.join(" ");
const numberName = (number: number): string => getLuckNumber(number).nameZh;
const gridsAre = (view: NameView, names: readonly string[]): string =>
  names.map((name) => `${gridWords[name as GridName]} ${cast(view).grids[name as GridName]}`).join("、");

const bestTexts: Record<string, string> = {
  grids: "靠数理撑着",
  triad: "的天地人三格接得最顺",
  sound: "最拿得出手的是声音",
  element: "最合出生那一刻的五行",
  meaning: "最合你说的寓意",
};
const worstTexts: Record<string, string> = {
  grids: "吃亏在五格的数上，笔画换一画都会变",
  triad: "弱在三才，天、人、地三格里有两格不对付",
  sound: "耳朵这一关最弱，写在纸上比喊出来好",
  element: "命局要的五行没怎么照顾到",
  meaning: "离你说的寓意还差一步",
};

export const sayOverall: Sayings<NameView, Keys<typeof overallRules>> = {
  allLucky: (view) => `四格没有一个凶数（${gridsAre(view, ["person", "earth", "outer", "total"])}），随手起的名字里不多见，多半是照着笔画挑的。`,
  noneLucky: (view) =>
    `四格里一个吉数也没有（${gridsAre(view, ["person", "earth", "outer", "total"])}）。起名的人当时看的是字，不是数；字好，这个名字就立得住。`,
  mainElement: (view, of) => {
    const element = findMainElement(cast(view)) ?? (of as Element);
    const count = Object.values(cast(view).elements).filter((one) => one === element).length;
    return `五格里有 ${count} 格属${elementNames[element]}，偏得很明显：${mainTexts[element]}。`;
  },
  allFive: (view) =>
    `五格各占一样五行，金木水火土一个不重（${gridsAre(view, ["heaven", "person", "earth", "outer", "total"])}），一百个名字里轮不到几个；性情上就是没有明显的短板，也没有一处特别出格。`,
  course: (view, of) => {
    const { person, total } = cast(view).grids;
    return of.startsWith("rises")
      ? `人格 ${person} 紧，总格 ${total} 宽，像先走土路、后上大道：前头的难处多半在自己性子上，过了中年就松。`
      : `人格 ${person} 宽，总格 ${total} 紧，年轻时的顺当要留一份给后头，三十五岁以前学会存东西最划算。`;
  },
  shape: (view, of) => {
    const [best = "", worst = "", level = ""] = of.split(".");
    const value = (key: string) => cast(view).scoreParts.find((part) => part.key === key)?.value ?? 0;
    const half = worst === "triad" && level === "middling" ? "三才一头顺一头逆，只得一半" : worstTexts[worst];
    const lowest = level === "fair" ? `最低的${scoreWords[worst]}也有 ${value(worst)} 分，没有拖后腿的` : `${half}（${scoreWords[worst]} ${value(worst)} 分）`;
    return `${view.name}${bestTexts[best]}（${scoreWords[best]} ${value(best)} 分）；${lowest}。`;
  },
  luckyGrids: (view) => {
    const lucky = listGridsOf(cast(view), "lucky");
    const rest = (["person", "earth", "outer", "total"] as const).filter((name) => !lucky.includes(name));
    return `名字自己管的四格，吉的是${gridsAre(view, lucky)}，不全吉的是${gridsAre(view, rest)}。`;
  },
  compound: (view) => `${cast(view).surname}是复姓，天格直接两字相加，不借那一画；名取一个字还是两个字，格局差得比单姓大。`,
  surnameElement: (view, of) => `${cast(view).surname}姓${surnameTexts[of as Element]}；这是全家共有的底色，不算${cast(view).given}的功过。`,
  oneGiven: (view) => `单名只有一个“${cast(view).given}”，写着省事，全国同名的人也就多，报名字时常要带上生日。`,
  threeGiven: (view) => `名有三个字（${cast(view).given}），地格照三字相加来算；日常多半会被叫成后两个字。`,
};

export const sayMeaning: Sayings<NameView, Keys<typeof meaningRules>> = {
  firstProposed: (view) => `下面细说排第一的${view.name}。`,
  sameTheme: (view, of) => {
    const { given } = own(view);
    return `${given.map(({ char }) => char).join("、")}是一路的意象：${sameThemeTexts[of as Theme]}。`;
  },
  leads: (view, of) => {
    const first = own(view).given[0]!;
    return `${sayGlossOf(first.entry!)}，${leadTexts[of as Theme]}。`;
  },
  lands: (view, of) => {
    const last = own(view).given.at(-1)!;
    return `${sayGlossOf(last.entry!)}，${landTexts[of as Theme]}。`;
  },
  doubled: (view) => `${cast(view).given}是叠字，小时候亲，写在聘书上就轻了些；大了可以留作家里的叫法。`,
  unglossed: (view) => {
    const chars = own(view)
      .given.filter(({ entry }) => !entry)
      .map(({ char }) => `“${char}”`)
      .join("、");
    return `${chars}在起名常用字里不多见，字义要由家里人来讲；能说清为什么选它，比查字典强。`;
  },
  tried: (view) =>
    own(view).given.length === 1
      ? `单名“${cast(view).given}”几代人都在用，念出来就像名字，不必解释；代价是一个单位里可能碰见另一个。`
      : `“${cast(view).given}”是许多父母挑过的搭配，念出来就像名字，不必解释；代价是一个年级里可能碰见另一个。`,
  mixedLeaning: (view) => {
    const [first, second] = own(view).given;
    return `${first!.char}多给${first!.entry?.leaning === "female" ? "女孩" : "男孩"}，${second!.char}多给${second!.entry?.leaning === "female" ? "女孩" : "男孩"}，合在一起，没见面的人猜不准男女。`;
  },
  oneLeaning: (view, of) =>
    `${own(view)
      .given.map(({ char }) => char)
      .join("、")}都多见于${of === "female" ? "女孩" : "男孩"}名，光看名单就知道${of === "female" ? "她" : "他"}是谁家的${of === "female" ? "姑娘" : "小子"}。`,
};

export const saySound: Sayings<NameView, Keys<typeof soundRules>> = {
  homophone: (view, of) => {
    const words = cast(view)
      .sound.homophones.map(({ word }) => word)
      .join("、");
    return of === "exact"
      ? `${pinyin(view)} 念出来和“${words}”一个音，连声调都对得上，同学一定先发现。`
      : `${pinyin(view)} 去掉声调就是“${words}”，普通话里分得开，方言和外国口音里分不开。`;
  },
  echo: (view) => `${pinyin(view)} 里有两个字同音，叫起来像没叫完，打字也容易少打一个。`,
  sameTones: (view, of) => `${pinyin(view)}，三个字都是${["一", "二", "三", "四"][Number(of) - 1]}声，一条直线念到底，点名时听着像机器报数。`,
  lowRun: (view) => `${pinyin(view)} 末尾两个三声，规矩是前一个改念二声，外地人和外国人多半不知道。`,
  sameInitials: (view) => `${pinyin(view)} 相邻两字声母相同，像绕口令的起头，念快了要重来一次。`,
  sameFinals: (view) => `${pinyin(view)} 相邻两字韵母相同，押着韵，好记，也略显黏。`,
  tones: (view, of) => `声调是 ${cast(view).sound.tones.join("、")}：${toneTexts[of]}。`,
  allTones: (view) => `${pinyin(view)} 个个声调不同，声母韵母也没撞，读音这一关 ${cast(view).sound.score} 分，是全名里不花钱的好处。`,
  ending: (view, of) => `落在 ${cast(view).sound.pinyin.at(-1)} 上：${endingTexts[of]}。`,
};

export const sayNumbers: Sayings<NameView, Keys<typeof numberRules>> = {
  person: (view, of) => {
    const [first, second] = cast(view).sums.person;
    return `${[...cast(view).surname].at(-1)} ${first} 画加${own(view).given[0]!.char} ${second} 画，人格 ${cast(view).grids.person}，看的是性情。${personTexts[of]}`;
  },
  total: (view, of) => `${view.name}全名 ${cast(view).grids.total} 画是总格，${totalTexts[of]}`,
  image: (view) => {
    const { total } = cast(view).grids;
    return `八十一数（老说法给每个笔画数起的判语）里，全名的 ${total} 叫“${numberName(total)}”：${getLuckNumber(total).text.zh}`;
  },
  earth: (view, of) => `“${cast(view).given}”这个名合地格 ${cast(view).grids.earth}，看少年和身边人：${earthTexts[of]}`,
  outer: (view, of) => `${view.name}的外格是 ${cast(view).grids.outer}（天格加地格减人格），看外头的人缘：${outerTexts[of]}`,
  twins: (view, of) => {
    const [one = "", other = ""] = of.split(".") as GridName[];
    return `${gridWords[one as GridName]}和${gridWords[other as GridName]}都是 ${cast(view).grids[one as GridName]}，“${numberName(cast(view).grids[one as GridName])}”说了两遍，好坏都加倍算。`;
  },
  outerToPerson: (view, of) => {
    const { person, outer } = cast(view).elements;
    return `外格${elementNames[outer]}对着人格${elementNames[person]}（${cast(view).grids.outer} 对 ${cast(view).grids.person}）：${outerToPersonTexts[of]}。`;
  },
  heaven: (view) => `天格 ${cast(view).grids.heaven} 列在凶数里，可那是姓带来的，一姓人人都有，不算这个名字的账。`,
  twoOuters: (view) => `单姓单名的外格有两种算法，这里按 ${cast(view).grids.outer}，也有人算 1；两种都只看外缘，不动别的格。`,
};

const heldBy = (view: NameView): string => cast(view).triad;

export const sayTriad: Sayings<NameView, Keys<typeof triadRules>> = {
  triadEdge: (view, of) =>
    of === "best"
      ? `三才（天、人、地三格的五行）是${heldBy(view)}，合计 ${cast(view).triadDetail.score} 分，满分是四：上头有人提，下头有人接。`
      : `三才（天、人、地三格的五行）是${heldBy(view)}，合计 ${cast(view).triadDetail.score} 分，接近底了：上下两头都要费口舌，凡事多留一倍时间。`,
  middle: (view, of) => `${view.name}三才的${middleTexts[of as Element]}。`,
  triadAlike: (_, of) => `${triadAlikeTexts[of as Element]}。`,
  above: (view, of) => `${view.name}的三才（天、人、地三格的五行）是${heldBy(view)}，往上看，${aboveTexts[of]}`,
  below: (view, of) => `${heldBy(view)}的下一半落在“${cast(view).given}”上，${belowTexts[of]}`,
};

const bringTexts: Record<string, (view: NameView, element: Element) => string> = {
  radical: (view, element) => {
    const chars = own(view)
      .given.filter((one) => one.element === element)
      .map(({ char }) => char)
      .join("、");
    return `名里的${chars}部首正属${elementNames[element]}，这一样补得直接`;
  },
  grid: (view, element) =>
    `字的部首里没有${elementNames[element]}，只有${cast(view).elements.person === element ? `人格 ${cast(view).grids.person}` : `地格 ${cast(view).grids.earth}`} 的尾数属它，算补了一半`,
  none: (view, element) => `名字的部首和人、地两格都没有${elementNames[element]}，${cast(view).given}补不到这一处`,
};

export const sayChart: Sayings<NameView, Keys<typeof chartRules>> = {
  lacks: (view, of) => {
    const [element = "wood", how = "none"] = of.split(".") as [Element, string];
    return `八字连藏干数过一遍，${elementNames[element]}一点也没有。${lackTexts[element]}。${bringTexts[how]!(view, element)}。`;
  },
  useful: (view, of) => {
    const [element = "wood", how = "none"] = of.split(".") as [Element, string];
    return `照日主强弱，命局最用得上${elementNames[element]}（占 ${Math.round(cast(view).birth!.percent[element])}%）：${usefulTexts[element]}。${bringTexts[how]!(view, element)}。`;
  },
  adverse: (view, of) => {
    const char = own(view).given.find(({ element }) => element === of)!.char;
    return `“${char}”的部首属${elementNames[of as Element]}，偏偏是命局嫌多的：${adverseTexts[of as Element]}。一个字的分量不大，知道就好。`;
  },
  lackIsAdverse: (view, of) =>
    `${elementNames[of as Element]}虽是空的，可命局并不要它（忌${cast(view)
      .birth!.adverse.map((one) => elementNames[one])
      .join("、")}）。缺什么补什么，到这里不灵，硬补反而添乱。`,
};

export const sayWriting: Sayings<NameView, Keys<typeof writingRules>> = {
  alternative: (view) => {
    const { char, form, grids, place } = cast(view).alternatives[0]!;
    return `${char}字有两种算法：这里按${cast(view).proof[place - 1]!.traditional} ${cast(view).proof[place - 1]!.strokes} 画，若你家写的是${form.traditional}（${form.strokes} 画），总格就从 ${cast(view).grids.total} 变成 ${grids.total}。`;
  },
  numeral: (view) => {
    const found = cast(view).proof.find(({ rule }) => rule === "numeral")!;
    return `“${found.char}”是数目字，不数笔画，按数值算 ${found.strokes}；这是最容易跟别处算得不一样的地方。`;
  },
  disputed: (view) => {
    const found = cast(view).proof.find(({ disputed }) => disputed.length > 0)!;
    return `${found.char}的康熙笔画有争议，这里取 ${found.strokes}，别的表作 ${found.disputed.join("、")}；差一画，人格或地格就换一个数。`;
  },
  sharedRadical: (view) => {
    const sharing = listSharing(own(view));
    return `${sharing.map(({ char }) => char).join("、")}部首都是${sharing[0]!.radical}，写成一行很整齐，签名时左边会挤在一起。`;
  },
  heavyHand: (view) => `照今天的写法全名 ${cast(view).proof.reduce((sum, { today }) => sum + today, 0)} 画，考试填名字比别人慢两三秒，小学一年级最吃力。`,
  lightHand: (view) => `照今天的写法全名才 ${cast(view).proof.reduce((sum, { today }) => sum + today, 0)} 画，签名一笔带过，试卷上总是先写完的那个。`,
  widest: (view) => {
    const found = findWidest(own(view))!;
    return `${found.char}今天写 ${found.today} 画，算名字按${found.traditional}的 ${found.strokes} 画（康熙笔画，部首要还原），差出 ${found.gap} 画，五格跟手写的笔画对不上就在这里。`;
  },
  handToday: (view, of) => {
    const today = cast(view)
      .proof.map(({ char, today: strokes }) => `${char} ${strokes}`)
      .join("、");
    return `今天的写法是${today}，合 ${cast(view).proof.reduce((sum, one) => sum + one.today, 0)} 画：${handTexts[of]}。`;
  },
  plainCount: (view) =>
    `康熙笔画逐字是${cast(view)
      .proof.map(({ char, strokes }) => `${char} ${strokes}`)
      .join("、")}，五格都从这几个数加出来。`,
};
