import type { Theme } from "../../../kit/hearing/question.ts";
import { toElement } from "../../../kit/hexagrams/branches.ts";
import type { Relation } from "../../../kit/hexagrams/elements.ts";
import { toChinesePlace } from "../../../kit/hexagrams/place-names.ts";
import type { Relative } from "../../../kit/hexagrams/relatives.ts";
import type { Strength } from "../../../kit/hexagrams/strength.ts";
import { getTrigram, type TrigramName } from "../../../kit/hexagrams/trigrams.ts";
import type { Pattern, Turn } from "../../fact-types.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { isSeenByRelative, type Sign } from "../matter.ts";
import { getFact, type Outline } from "../outline.ts";
import { matterMeanings } from "./matters.ts";
import { elementNames, relativeMeanings, toBranchName, toElementRelation } from "./names.ts";
import { findPerson } from "./person.ts";

const orders = "一二三四五六";

const inside: Record<Relation, readonly [string, string]> = {
  feedsMe: ["外头的条件在养你，伸手就接得着", "帮手在外头，而且是往你这边来的"],
  iFeed: ["力气一直从你这边往外流，得知道流到哪儿算完", "这把火靠你添柴，添之前数数还剩几根"],
  iHold: ["你拿得住外头，只是每拿一样都费力", "外头让着你，让得不多，也不白让"],
  holdsMe: ["外头压着里头，硬顶不如绕", "眼下是外头那一边劲大"],
  same: ["里外一个脾气，顺起来快，僵起来也没人来劝", "你对上的是同一路的，好处坏处都在这儿"],
};

/** 艮 → 艮土; 离 is 火 and 坎 is 水. */
const toTrigramName = (name: TrigramName): string => name + elementNames[getTrigram(name).element];

/** The scene of the two trigrams, in one sentence. */
export const toTrigramScene = (facts: readonly ZhouYiFact[]): string => {
  const { upper, lower, relation } = getFact(facts, "trigrams").values;
  const { number } = getFact(facts, "hexagram.primary").values;
  const [below, above] = [toTrigramName(lower), toTrigramName(upper)];
  const scenes = [`下卦${below}是你这边，上卦${above}是外头`, `你在底下占着${below}，头顶上是${above}`, `里头一卦${below}归你，外头一卦${above}是你面对的`];
  return `${scenes[number % scenes.length]}，${toElementRelation(getTrigram(lower).element, getTrigram(upper).element)}：${inside[relation][number % 2]}。`;
};

export const patternWords: Record<Pattern, string> = {
  doubled: "上下是同一卦叠着，同样的关口要过两遍。",
  clash: "这是六冲卦，上下三对爻两两相冲，事情来得快，散得也快。",
  harmony: "这是六合卦，上下三对爻两两相合，合得住，也容易拖住。",
  wandering: "这是游魂卦，心多半已经不在原处。",
  returning: "这是归魂卦，绕出去一圈，还要落回原来的地方。",
};

const bonds: Record<Theme, Record<Relation, string>> = {
  love: {
    feedsMe: "对方在往你这边添柴，只是未必挂在嘴上",
    iFeed: "一直是你往那边添，添得比收的多",
    iHold: "主动在你手上，你话重一分，对方就缩一分",
    holdsMe: "对方的性子压着你，你还没开口就先让了",
    same: "两个人一样的脾气，合拍时省话，顶起来谁也不下台阶",
  },
  work: {
    feedsMe: "外头有人肯托你一把，开口不算丢脸",
    iFeed: "你给那边的，比那边给你的多",
    iHold: "场面你管得住，费的是你自己的劲",
    holdsMe: "那边的规矩压着你，正面碰占不到便宜",
    same: "同行遇同行，谁也不欠谁，要分高下只看谁先把活做完",
  },
  money: {
    feedsMe: "这笔钱的来路顺着你，别拦它",
    iFeed: "眼下是往外流的多，先找准口子在哪儿",
    iHold: "数目你拿得住，拿住之后别松手添新的",
    holdsMe: "那头的条件比你硬，签字前多看一遍",
    same: "你有几分，对面也有几分，多半要平分",
  },
  inner: {
    feedsMe: "身边有东西在养你，你没把它数进去",
    iFeed: "你一直在照应外头，轮到自己就没剩多少",
    iHold: "你管得住自己，管得有点紧",
    holdsMe: "外头的声音比你自己的响，压着你拿主意",
    same: "你和你要应付的那件事是一个脾气，所以特别像，也特别磨",
  },
};

const toHollow = (shi: { isVoid: boolean }, ying: { isVoid: boolean }): string => {
  if (ying.isVoid) return "应爻落空亡，正好是这十天轮空的地支，那边这几天说的话打个折。";
  return shi.isVoid ? "世爻落空亡，正好是这十天轮空的地支，你自己也还没坐实。" : "";
};

/** Where the asker and the other side stand to each other; the terms are told once here. */
export const toBond = ({ theme, about, matter }: Outline, facts: readonly ZhouYiFact[]): string => {
  const shi = getFact(facts, "shi").values;
  const ying = getFact(facts, "ying").values;
  const { relation } = getFact(facts, "bond").values;
  const isAside = theme === "inner" || isSeenByRelative(matter);
  const who = isAside ? "你要应付的那一头" : (findPerson(about) ?? (theme === "love" ? "对方" : "对面那一头"));
  const [own, other] = [`第${orders[shi.place - 1]}爻${toBranchName(shi.branch)}`, `第${orders[ying.place - 1]}爻${toBranchName(ying.branch)}`];
  const seats = [
    `世爻是你，在${own}；应爻是${who}，在${other}`,
    `你坐在${own}，这叫世爻；${who}隔三位坐在${other}，叫应爻`,
    `${own}是世爻，代表你；跟它对着的${other}是应爻，代表${who}`,
  ];
  const moving = shi.isMoving ? "世爻自己在动，你心里其实已经起身了。" : ying.isMoving ? "应爻在动，那边先有动静。" : "";
  return `${seats[shi.place % seats.length]}。${toElementRelation(toElement(shi.branch), toElement(ying.branch))}：${bonds[theme][relation]}。${moving}${toHollow(shi, ying)}`;
};

const strengthWords: Record<Strength, string> = {
  strong: "月和日都帮着它，有力气",
  middling: "月和日一个帮一个不帮，不强也不弱",
  weak: "月和日都不帮它，眼下没什么力气",
};

const signMeanings: Record<Relative, Record<Strength | "absent", string>> = {
  官鬼: {
    strong: "上头的人和规矩说话算数，跟着办比绕着办快",
    middling: "上头一时紧一时松，别拿今天的脸色当结论",
    weak: "能拍板的人自己也没站稳，催他不如先把手上的做实",
    absent: "能拍板的人还没露面，这会儿听到的都不算数",
  },
  妻财: {
    strong: "东西是实在的，怕的是手快",
    middling: "有进账，也有窟窿，两边先对一遍",
    weak: "这一笔眼下虚，数目往小里估",
    absent: "钱还没进这个局，别先拿它派用场",
  },
  子孙: {
    strong: "松快的时候比你记得的多，先去那儿待着",
    middling: "歇一阵，紧一阵，歇的那阵要当正事排",
    weak: "松快这件事，你欠自己很久了",
    absent: "卦里没留歇脚的地方，得你自己腾一块",
  },
  父母: {
    strong: "文书和门路都在，按手续走得通",
    middling: "材料齐了一半，剩下那半最费时间",
    weak: "纸面上的东西还单薄，补齐了再递",
    absent: "那张纸还没到场，等它到了再说下一步",
  },
  兄弟: { strong: "同行不少，分的人也多", middling: "同伴半帮半看", weak: "同伴指不上多少", absent: "这件事上你没有同伴" },
};

/** The strength of the line that stands for the matter. */
export const toSign = (sign: NonNullable<Outline["sign"]>, matter: Sign | null): string => {
  const { relative, place, branch, strength, monthBranch, day, isVoid, isMoving } = sign.values;
  const own = matter ? matterMeanings[matter] : undefined;
  const about = own?.about ?? relativeMeanings[relative];
  const meaning = (own ?? signMeanings[relative])[strength ?? "absent"];
  if (place === null || branch === null || strength === null) return `看这件事该找${relative}，它指${about}，偏偏六爻里没有，叫不上卦：${meaning}。`;
  const extra = isVoid ? "又落空亡，要过几天才落得实。" : isMoving ? "它自己在动，事情不会一直这么搁着。" : "";
  return `看这件事该找${relative}，它指${about}，落在第${orders[place - 1]}爻${toBranchName(branch)}。${monthBranch}月${day}日，${strengthWords[strength]}：${meaning}。${extra}`;
};

const turnWords: Record<Turn, (branch: string, changed: string) => string> = {
  returnFeeds: (branch, changed) => `它从${branch}动到${changed}，变出来的反过来生它，叫回头生：动了，有东西托着你。`,
  returnHolds: (branch, changed) => `它从${branch}动到${changed}，变出来的反过来克它，叫回头克：一出手，先碰疼的是自己，所以手要轻。`,
  advance: (branch, changed) => `它从${branch}动到${changed}，叫化进：往前走一步，站得住。`,
  retreat: (branch, changed) => `它从${branch}动到${changed}，叫化退：动一动又往回缩，别拿第一下的劲头当准。`,
  plain: () => "",
};

/** Why a moving line weighs what it does: its place, and what it turns into. */
export const toLineCraft = (fact: ZhouYiFact & { key: "line" }): string => {
  const { place, isYang, isCorrect, isCentral, branch, changedBranch, turn } = fact.values;
  const name = toChinesePlace(place, isYang);
  const turned = turnWords[turn](toBranchName(branch), toBranchName(changedBranch));
  if (turned) return turned;
  if (isCentral && isCorrect) return `${name}居中得正，是卦里站得最稳的位置之一，这句话可以照直听。`;
  if (isCentral) return `${name}居中，位子不全合它的脾气，好在不走极端。`;
  return isCorrect
    ? `${isYang ? "阳爻落在阳位" : "阴爻落在阴位"}，站的是自己的地方，话有底气。`
    : `${isYang ? "阳爻占了阴位" : "阴爻占了阳位"}，脾气和位置差着一点，做起来要比想的慢半拍。`;
};
