import type { Say, Sayings } from "../../../kit/telling/rule.ts";
import type { Level } from "../../bone-level.ts";
import type { Bone } from "../../cast-types.ts";
import type { BodyPart, Season } from "../../data/body-places.ts";
import { boneVerses } from "../../data/bone-verses.ts";
import { ageTexts, pastTexts, phaseTexts, turnTexts } from "../../data/zh/ages.ts";
import { dayTexts, familySides, heaviestTexts, hourMoney, levelTexts, lightestTexts, loveSides, monthTexts, yearTexts } from "../../data/zh/bones.ts";
import { familyDoings, pairTexts, placeAgainst, watchings } from "../../data/zh/closing.ts";
import { hourTexts, partNatures, placeTexts } from "../../data/zh/places.ts";
import { doings, partFields } from "../../data/zh/themes.ts";
import { totalTexts } from "../../data/zh/totals.ts";
import { boneOf, type Field } from "../parts.ts";
import type { RuleKey } from "../rules.ts";
import { type BoneView, type HuangdiView, toRank } from "../view.ts";
import { boneNames, partMatters, reasonTexts, ruleNames, toGivenText, toPercentText, toShareText, toWeightText } from "./names.ts";

const split = (of: string): string[] => of.split(".");
/** 日骨八钱 */
export const toBoneText = ({ bone, weight }: Pick<BoneView, "bone" | "weight">): string => `${boneNames[bone]}${toWeightText(weight)}`;

const levelWords: Readonly<Record<Level, string>> = { light: "偏轻", middle: "居中", heavy: "偏重" };

const ranks = ["最重", "第二", "第三", "最轻"] as const;

/** What the place says of a field, and what its bone adds. */
const fieldSay = (view: HuangdiView, of: string, field: Exclude<Field, "family">): { text: string; level: string; own: string; rank: string } => {
  const [part, level] = split(of) as [BodyPart, Level];
  const own = view.bones[boneOf[field]];
  return {
    text: partFields[field][part],
    level: `${levelWords[level]}：${levelTexts[field][level]}`,
    own: `${toGivenText(view.cast, own.bone)}的${toBoneText(own)}`,
    rank: ranks[toRank(view, own) - 1]!,
  };
};

/** 重二钱 */
const toDifference = (one: BoneView, other: BoneView): string => {
  const by = one.weight - other.weight;
  return by === 0 ? "一样重" : `${by > 0 ? "重" : "轻"}${toWeightText(Math.abs(by))}`;
};
const toMore = (one: BoneView, other: BoneView, more: string, less: string, same: string): string =>
  one.weight > other.weight ? more : one.weight < other.weight ? less : same;

/** 2006到2020年（虚岁16到30） */
export const toSpan = ({ from, to, startYear, endYear }: BoneView): string =>
  to === null ? `${startYear}年起（虚岁${from}以后）` : `${startYear}到${endYear}年（虚岁${from}到${to}）`;

const toPercent = (one: number, all: number): string => `${Math.round((one / all) * 100)}%`;
const leaned: Readonly<Record<Bone, string>> = { year: "家里教的那套", month: "身边的人", day: "自己", hour: "后来的人和事" };

const turnAgainst = { up: "更重", level: "相当", down: "更轻" } as const;

const sayDoing: Say<HuangdiView> = (_, of) => {
  const [field, at] = split(of) as [Field, BodyPart & Bone];
  return `这周做一件：${field === "family" ? familyDoings[at] : doings[field][at]}。`;
};

export const say: Sayings<HuangdiView, RuleKey> = {
  "place.only": ({ cast }) =>
    `${cast.season}天十二个时辰，单单${cast.hourBranch}时落在${cast.part}上，四季加起来，每十二个人里才有一个在这里；配上你这副${cast.year}年、${toWeightText(cast.boneWeight.total)}的骨头，同样的就更少了。`,
  "place.season": ({ cast }, of) => {
    const [season, part] = [...of] as [Season, BodyPart];
    return `你生在${cast.lunarDate.year}年${season}天，${toGivenText(cast, "month")}${toGivenText(cast, "day")}${cast.hourBranch}时，落在${part}上，那是${partNatures[part]}：${placeTexts[season][part]}。`;
  },
  "place.hour": (view, of) =>
    `${hourTexts[of]!}；${toGivenText(view.cast, "day")}这一时的骨重${toWeightText(view.bones.hour.weight)}，在你四根骨头里${ranks[toRank(view, view.bones.hour) - 1]!}。`,
  "place.heaviest": ({ cast, heaviest }) =>
    `${cast.part}是位置，骨是本钱：四样里${toBoneText(heaviest)}最沉，占了全身${toWeightText(cast.boneWeight.total)}的${toPercent(heaviest.weight, cast.boneWeight.total)}，${partNatures[cast.part].slice(0, -3)}这件事，你多半靠${leaned[heaviest.bone]}。`,
  "bone.total": ({ cast, share }, of) => {
    const [thing, use] = totalTexts[Number(of)]!;
    return `${cast.year}年${toGivenText(cast, "month")}${toGivenText(cast, "day")}生的你，四样加起来${toWeightText(Number(of))}，像${thing}：${use}；同样分量的，${toShareText(share.same, share.all)}，比你轻的占${toPercentText(share.lighter, share.all)}。`;
  },
  "bone.rare": ({ share, cast }, of) =>
    `${toWeightText(cast.boneWeight.total)}在二十五万九千二百种生辰里只有${share.same}种，${of === "heavy" ? "重得少见：少见只是没有现成的路可抄，别当成功劳" : "轻得少见：少见只是没有现成的路可抄，别当成欠账"}。`,
  "bone.level": ({ cast, heaviest, lightest }) =>
    `四根骨头差不过四钱，最重的${toBoneText(heaviest)}（${toGivenText(cast, heaviest.bone)}），最轻的${toBoneText(lightest)}（${toGivenText(cast, lightest.bone)}）：你这一生不靠某一段发力，靠不断档。`,
  "bone.verse": ({ cast }, of) => {
    const [first, second, third, fourth] = boneVerses[Number(of)]!;
    return `称骨歌有四句，正对${cast.year}年${toGivenText(cast, "month")}${toGivenText(cast, "day")}的这副骨头，旧时的口气，功名富贵都往大里说，取它的方向就好。\n\n> ${first}，${second}。${third}，${fourth}。\n\n`;
  },
  "bone.harsh": ({ cast }) =>
    `称骨歌写${toWeightText(cast.boneWeight.total)}的四句话说得重，那是旧时劝人勤俭的口气，${cast.year}年生的你不必当真；要看原文，点图上的“歌诀”。`,
  "bone.lateAgrees": ({ cast, bones }) =>
    `歌里说晚来才好，${toGivenText(cast, "hour")}的${toBoneText(bones.hour)}正好也重，两边说的是一件事：${bones.hour.startYear}年以后。`,
  "bone.heaviest": ({ cast, heaviest }, of) => `最沉的一根是${toGivenText(cast, heaviest.bone)}的${toBoneText(heaviest)}，${heaviestTexts[of as Bone]}。`,
  "bone.lightest": ({ cast, lightest }, of) => `最轻的一根是${toGivenText(cast, lightest.bone)}的${toBoneText(lightest)}，${lightestTexts[of as Bone]}。`,
  "work.place": (view, of) => {
    const { text, level, own } = fieldSay(view, of, "work");
    return `${view.cast.part}上的人做起事来，${text}；${own}${level}。`;
  },
  "work.month": ({ cast, bones }, of) =>
    `${monthTexts[Number(of) - 1]!}；跟${cast.year}年的年骨比，月骨${toDifference(bones.month, bones.year)}，靠外头的${toMore(bones.month, bones.year, "比靠家里的多", "比靠家里的少", "和靠家里的各一半")}。`,
  "love.place": (view, of) => {
    const { text, level, own, rank } = fieldSay(view, of, "love");
    return `${text}；心意看${own}，四根里${rank}，比起别的日子${level}。`;
  },
  "love.side": ({ cast, bones }, of) =>
    `${toGivenText(cast, "day")}${toWeightText(bones.day.weight)}是自己，${toGivenText(cast, "month")}${toWeightText(bones.month.weight)}是旁人，${cast.year}年${toWeightText(bones.year.weight)}是家里老人：${loveSides[of as keyof typeof loveSides]}。`,
  "money.place": (view, of) => {
    const { text, level, own, rank } = fieldSay(view, of, "money");
    return `${text}；留不留得下，看${own}，在四根里${rank}，比起别的时辰${level}。`;
  },
  "money.hour": ({ cast, bones }, of) =>
    `${of}时的钱是${hourMoney[of as keyof typeof hourMoney]}；拿${toGivenText(cast, "day")}的日骨来比，时骨${toDifference(bones.hour, bones.day)}，后来留下的${toMore(bones.hour, bones.day, "比眼下手里的多", "比眼下手里的少", "和眼下手里的差不多")}。`,
  "inner.day": ({ bones, cast }, of) =>
    `${dayTexts[Number(of) - 1]!}；这一天的骨重${toWeightText(bones.day.weight)}，加上${toBoneText(bones.hour)}，自己手里攥着${toWeightText(cast.boneWeight.day + cast.boneWeight.hour)}，全身是${toWeightText(cast.boneWeight.total)}。`,
  "inner.place": (view, of) => {
    const { text, level } = fieldSay(view, of, "inner");
    return `${view.year ? `虚岁${view.year.age}，` : ""}一个人的时候，${text}；${toGivenText(view.cast, "day")}的日骨${level}。`;
  },
  "family.year": ({ cast }, of) => `${cast.year}年的年骨${toWeightText(Number(of))}：${yearTexts[Number(of)]!}。`,
  "family.side": ({ cast, bones }, of) =>
    `来处是${cast.year}年，自己是${toGivenText(cast, "day")}，一边${toWeightText(bones.year.weight)}，一边${toWeightText(bones.day.weight)}，${familySides[of as keyof typeof familySides]}；这根年骨${levelWords[bones.year.level]}，${levelTexts.family[bones.year.level]}。`,
  "ages.now": ({ year }, of) => {
    const [part, bone] = split(of) as [BodyPart, Bone];
    return `${year!.year}年虚岁${year!.age}，走的是${toBoneText(year!.phase)}这一段，${toSpan(year!.phase)}：${ageTexts[part][bone]}。`;
  },
  phase: ({ year }, of) => {
    const [field, level] = split(of) as [Field, Level];
    return `${toSpan(year!.phase)}走${toBoneText(year!.phase)}，${levelWords[level]}，放到${partMatters[field]}上：${phaseTexts[field][level]}。`;
  },
  "ages.turn": ({ year }, of) => {
    const turn = split(of)[1] as keyof typeof turnTexts;
    return `${year!.next!.startYear}年从${toBoneText(year!.phase)}换到${toBoneText(year!.next!)}，后一段${turnAgainst[turn]}：${turnTexts[turn]}。`;
  },
  "ages.best": ({ bones }, of) => `还没走到的几段里，${toSpan(bones[of as Bone])}的${toBoneText(bones[of as Bone])}最重，要押长线就押在那里。`,
  "ages.past": ({ bones }, of) =>
    `${bones.hour.startYear}年那道坎，从${toBoneText(bones.day)}换到${toBoneText(bones.hour)}，后一段${turnAgainst[of as keyof typeof turnAgainst]}：${pastTexts[of as keyof typeof pastTexts]}。`,
  "school.season": ({ cast }, of) =>
    of === "lunar"
      ? `四季有两种分法：这里按农历月，你在${cast.season}季，落在${cast.part}；按节气，那天已算${cast.otherSeason!.season}季，就落到${cast.otherSeason!.part}上，别处算得不一样多半为这个。`
      : `四季有两种分法：这里按节气，你在${cast.season}季，落在${cast.part}；按农历月算${cast.otherSeason!.season}季，就落到${cast.otherSeason!.part}上，老歌本多用后一种。`,
  "school.variant": ({ cast: { variants, part, boneWeight } }, of) =>
    `${reasonTexts[of as keyof typeof reasonTexts]}，就成了${variants[0]!.hourBranch}时，${variants[0]!.part === part ? `位置还在${part}` : `位置从${part}到${variants[0]!.part}`}，称骨从${toWeightText(boneWeight.total)}到${toWeightText(variants[0]!.total)}。`,
  "school.leap": ({ cast, bones }) =>
    `你生在闰${cast.lunarDate.month}月，称骨没有给闰月另立一行，这里跟着同名的月，${toBoneText(bones.month)}；也有人算到下个月去。`,
  doing: sayDoing,
  watching: ({ cast, heaviest, lightest }, of) => {
    const [field, bone] = split(of) as [Field, Bone];
    return `留意：${watchings[field][bone]}${heaviest.weight > lightest.weight ? `；${toGivenText(cast, lightest.bone)}的${toBoneText(lightest)}最轻，漏也从这里漏` : ""}。`;
  },
  "dissent.late": ({ cast, bones }) =>
    `相反的声音：称骨歌说这个分量好在晚年，可${toGivenText(cast, "hour")}的${toBoneText(bones.hour)}偏轻，晚来的好没有骨头托着。我看重骨，歌只有一首，骨是你自己的：${bones.hour.startYear}年以前就动手攒。`,
  "dissent.early": ({ cast, bones }) =>
    `相反的声音：称骨歌说福气早来，可${toGivenText(cast, "year")}的${toBoneText(bones.year)}偏轻，头十五年家里没多少垫着。我信骨多些：好处不在起步，在你离家以后。`,
  "dissent.season": ({ cast }, of) =>
    `相反的声音：换成按${ruleNames[cast.seasonRule === "lunar" ? "terms" : "lunar"]}分四季，你就在${cast.otherSeason!.season}季、${of}上，那是${partNatures[of as BodyPart]}。两处都读一遍，哪句让你坐直了身子，就听哪句；称骨${toWeightText(cast.boneWeight.total)}不受这条影响。`,
  "dissent.place": ({ cast }, of) => {
    const [part, tier] = split(of) as [BodyPart, "light" | "heavy"];
    return `相反的声音来自秤：${cast.year}年${toGivenText(cast, "month")}${toGivenText(cast, "day")}的这副骨头共${toWeightText(cast.boneWeight.total)}，${placeAgainst[part][tier]}。`;
  },
  "dissent.pair": ({ cast, heaviest, lightest }, of) => {
    const [one, other] = split(of) as [Bone, Bone];
    return `${cast.year}年的这副骨头里也有两头拉扯：${toGivenText(cast, heaviest.bone)}的${toBoneText(heaviest)}对${toGivenText(cast, lightest.bone)}的${toBoneText(lightest)}，${pairTexts[one][other]!}。`;
  },
  "dissent.even": ({ bones }) =>
    `也有相反的看法：四根骨头一样重，都是${toWeightText(bones.day.weight)}，看着稳，其实哪一头都不会自己冒出来；方向要你定，秤不替你定。`,
};
