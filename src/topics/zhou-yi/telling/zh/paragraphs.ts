import { toChinesePlace } from "../../../kit/hexagrams/place-names.ts";
import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Theme } from "../../../kit/question/question.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { type Outline, toHexagramOf } from "../outline.ts";
import { toBond, toLineCraft, toSign } from "./craft.ts";
import { themeNames } from "./names.ts";
import { toImage, toLineCounsel, toQuote, toTelling, toVerseName } from "./verse.ts";

const themeLead: Record<Theme, string> = { love: "放到两个人身上：", work: "放到做事上：", money: "放到钱上：", inner: "放到你自己身上：" };

const rulesJudgment = ({ cast }: Outline, of: "primary" | "changed"): boolean => cast.ruling.some((text) => text.of === of && text.place === "judgment");

/** The passage the body tells, and the one kept for another telling. */
const toThemes = ({ theme, variant }: Outline): Theme => (variant % 2 === 0 ? theme : theme === "inner" ? "work" : "inner");

const withinLead = ["对你自己还有一句：", "再往里看一层：", "你这头也有一句："];

/** The hexagram drawn: its picture, and what it is like in the question's field. */
export const toBody = (outline: Outline): Paragraph => {
  const { cast, isThemeNamed, variant } = outline;
  const telling = getChineseTelling(cast.primary.number);
  const theme = toThemes(outline);
  const lead = isThemeNamed || variant % 2 === 1 ? themeLead[theme] : "";
  const picture = rulesJudgment(outline, "primary") ? "" : telling.core;
  const within = theme === "inner" || variant % 2 === 1 ? "" : `${withinLead[cast.primary.number % withinLead.length]}${telling.inner}`;
  const image = cast.movingLines.length === 0 ? `大象说：“${toImage(cast.primary)}”` : "";
  return { label: cast.primary.name, text: `${picture}${lead}${telling[theme]}${within}${image}`, facts: ["hexagram.primary", "trigrams"], part: "body" };
};

const secondWords = ["", "第二句在", "第三句在"];

/** The fields of life that the body left out; a question that names none hears of two. */
export const toFields = (outline: Outline): Paragraph => {
  const { cast, isThemeNamed, variant, theme } = outline;
  const telling = getChineseTelling(cast.primary.number);
  const facts = ["hexagram.primary"];
  if (!isThemeNamed) {
    const first = variant % 2 === 0 ? `若是做事：${telling.work}` : `轮到你自己：${telling.inner}`;
    return { label: "事与人", text: `你没说是哪一头的事，两头都听一句。${first}若是两个人：${telling.love}`, facts, part: "body" };
  }
  const other: Theme = variant % 2 === 1 ? theme : theme === "work" ? "love" : "work";
  return { label: themeNames[other], text: `${themeLead[other]}${telling[other]}`, facts, part: "body" };
};

/** Basic's second reason. */
export const toShortBody = ({ cast, theme }: Outline): Paragraph => ({
  label: cast.primary.name,
  text: getChineseTelling(cast.primary.number)[theme],
  facts: ["hexagram.primary"],
  part: "body",
});

const judgmentLeans = ["不赞成", "偏向不", "不急着定", "偏向可以", "是赞成的"];

/** The judgment as the ground under a line that answers. */
export const findJudgment = (outline: Outline): Paragraph | null => {
  const { cast, dissent } = outline;
  if (rulesJudgment(outline, "primary") || dissent === "judgment") return null;
  const telling = getChineseTelling(cast.primary.number);
  return {
    label: "卦辞",
    text: `${toQuote(cast.primary, "judgment")}\n\n卦辞管整件事，是底色，爻辞叠在它上面。它的口气${judgmentLeans[outline.judgmentLean + 2]}：${telling.counsel}。`,
    facts: ["hexagram.primary"],
    part: "verse",
  };
};

/** Each text that answers: the classical line, then what it says here. */
export const listVerses = (outline: Outline, facts: readonly ZhouYiFact[]): Paragraph[] =>
  outline.cast.ruling.slice(0, 3).map((text, index) => {
    const hexagram = toHexagramOf(outline.cast, text);
    const name = toVerseName(hexagram, text.place);
    const line = facts.find((fact): fact is ZhouYiFact & { key: "line" } => fact.key === "line" && text.of === "primary" && fact.values.place === text.place);
    const craft = line && index === 0 ? toLineCraft(line) : "";
    const from = text.of === "changed" && outline.cast.ruling.length > 1 && index > 0 ? `${secondWords[index]}${hexagram.name}的${name}。` : "";
    const isDissenting = outline.dissent === "second" && outline.dissentingText === index;
    const counsel = index > 0 && !isDissenting && typeof text.place === "number" ? `它劝的是：${toLineCounsel(hexagram, text.place)}。` : "";
    return {
      label: text.of === "changed" ? `${hexagram.name}${name === "卦辞" ? "" : `·${name}`}` : name,
      text: `${toQuote(hexagram, text.place)}\n\n${from}${toTelling(hexagram, text.place)}${craft}${counsel}`,
      facts: [`ruling.${index + 1}`, ...(line ? [line.id] : [])],
      part: "verse",
    };
  });

/** Moving lines that do not rule, in one clause each. */
export const findOthers = ({ cast }: Outline): Paragraph | null => {
  const told = cast.ruling.filter((text) => text.of === "primary").map((text) => text.place);
  const others = cast.movingLines.filter((place) => !told.includes(place));
  if (others.length === 0 || others.length > 4) return null;
  const said = others.map(
    (place) => `${toChinesePlace(place, cast.primary.lines[place - 1] === "1")}，${toLineCounsel(cast.primary, place).replace(/，/g, "、")}`,
  );
  return { label: "动爻", text: `动的几根不单独说了，各递一句：${said.join("；")}。`, facts: others.map((place) => `line.${place}`), part: "body" };
};

/** The image that the old school drew from the two trigrams, with a field of life that nothing else has told. */
export const findImage = ({ cast, theme, variant }: Outline): Paragraph | null => {
  if (variant % 2 === 1 && theme === "money") return null;
  const telling = getChineseTelling(cast.primary.number);
  const field: Theme = theme === "money" ? "inner" : "money";
  return {
    label: "大象",
    text: `> ${toImage(cast.primary)}\n\n古人看这幅象，学的是人该怎么站。${themeLead[field]}${telling[field]}`,
    facts: ["hexagram.primary", "trigrams"],
    part: "verse",
  };
};

/** The two central lines, which keep house for the trigrams, where they have not spoken. */
export const findCentral = ({ cast }: Outline): Paragraph => {
  const [lower, upper] = [2, 5].map((place) => `${toVerseName(cast.primary, place)}：${toTelling(cast.primary, place)}`);
  return { label: "当中两爻", text: `上下卦当家的都是正中那一根，没轮到它们说话，话可以先听着。${lower}${upper}`, facts: ["hexagram.primary"], part: "body" };
};

/** With few lines moving or nearly all, the line one stands on has a word of its own. */
export const findStanding = ({ cast }: Outline): Paragraph | null => {
  const count = cast.movingLines.length;
  const isTold = cast.ruling.some((text) => text.of === "primary" && text.place === cast.shi);
  if (isTold || (count > 1 && count < 4) || (count === 1 && cast.movingLines.includes(cast.shi))) return null;
  const name = toChinesePlace(cast.shi, cast.primary.lines[cast.shi - 1] === "1");
  return {
    label: `世在${name}`,
    text: `${toQuote(cast.primary, cast.shi)}\n\n${count === 0 ? "一根不动，就看你站在哪一根上。" : count === 1 ? "动的是那一根，你站的却是这一根。" : "爻动得多，先看清你自己站在哪一根上。"}世爻是你的位置，落在${name}：${toTelling(cast.primary, cast.shi)}`,
    facts: ["shi"],
    part: "verse",
  };
};

const onRoad: Record<Theme, string> = { love: "到那时的两个人：", work: "到那时做事：", money: "到那时的钱：", inner: "到那时的你：" };
const roads = ["它说的是这条路通到哪儿，不是判词：", "路走下去是这样一副光景：", "之卦只管去处，不管对错："];

/** The hexagram it becomes: the road, not the verdict. */
export const findChanged = (outline: Outline): Paragraph | null => {
  const { cast, theme, variant, isThemeNamed } = outline;
  if (!cast.changed || rulesJudgment(outline, "changed")) return null;
  const telling = getChineseTelling(cast.changed.number);
  const names = cast.movingLines.length === 1 ? "这根爻一翻" : "这几根一翻";
  const road = roads[(cast.changed.number + variant) % roads.length]!;
  const inField = `${isThemeNamed ? onRoad[theme] : "到那时，"}${telling[theme]}`;
  const passage = variant % 2 === 0 ? `${telling.core}${inField}` : inField;
  return {
    label: `变${cast.changed.name}`,
    text: `${names}，${cast.primary.name}成了${cast.changed.name}：${telling.essence}。${road}${passage}`,
    facts: ["hexagram.changed", "moving"],
    part: "body",
  };
};

/** What is folded inside, and what it asks. */
export const findInside = ({ cast, dissent }: Outline): Paragraph | null => {
  const isApart = cast.nuclear.number !== cast.primary.number && cast.nuclear.number !== cast.changed?.number;
  if (!isApart || dissent === "nuclear") return null;
  const telling = getChineseTelling(cast.nuclear.number);
  return {
    label: "里头",
    text: `二到五爻抽出来另成一卦，叫互卦，是${cast.nuclear.name}：${telling.essence}。面上看不见的那股劲就在这儿。${telling.core}它要你${telling.counsel}。`,
    facts: ["hexagram.nuclear"],
    part: "body",
  };
};

/** The same hexagram from the other side of the table; one that reads alike from both is turned inside out instead. */
export const toOtherSide = ({ cast, theme, dissent }: Outline): Paragraph | null => {
  const isSame = cast.reversed.number === cast.primary.number;
  const hexagram = isSame ? cast.opposite : cast.reversed;
  if (hexagram.number === cast.changed?.number || (isSame && dissent === "opposite")) return null;
  const telling = getChineseTelling(hexagram.number);
  const opening = isSame ? `这一卦倒过来还是自己，对面看见的和你一样；全翻过来才是${hexagram.name}` : `坐到对面去看，卦掉了个头，成了${hexagram.name}`;
  return {
    label: "对面",
    text: `${opening}，${telling.essence}。${telling.core}${telling[theme]}`,
    facts: [isSame ? "hexagram.opposite" : "hexagram.reversed"],
    part: "body",
  };
};

/** Every line turned over: what the matter tips into. */
export const findOpposite = ({ cast, dissent }: Outline): Paragraph | null => {
  const isTold =
    dissent === "opposite" ||
    cast.opposite.number === cast.changed?.number ||
    cast.reversed.number === cast.primary.number ||
    cast.reversed.number === cast.opposite.number;
  if (isTold || cast.opposite.number === cast.nuclear.number) return null;
  const telling = getChineseTelling(cast.opposite.number);
  return {
    label: "反面",
    text: `六爻全翻过来是${cast.opposite.name}，${telling.essence}。${telling.core}这件事做过了头，就容易落成那副样子。`,
    facts: ["hexagram.opposite"],
    part: "body",
  };
};

/** In love the other person's line speaks for itself, unless it moves and has spoken. */
const toOtherVoice = ({ cast, isThemeNamed, theme }: Outline): string =>
  isThemeNamed && theme === "love" && !cast.movingLines.includes(cast.ying) ? `应爻自己的话是：${toTelling(cast.primary, cast.ying)}` : "";

/** The two sides, and the line that stands for the matter. */
export const toStandings = (outline: Outline, facts: readonly ZhouYiFact[]): Paragraph => {
  const sign = outline.sign && outline.dissent !== "sign" ? toSign(outline.sign) : "";
  const bond = outline.dissent === "bond" ? "" : toBond(outline, facts);
  const text = `${bond}${sign}${toOtherVoice(outline)}`;
  return { label: "世应", text, facts: ["shi", "ying", "bond", ...(sign && outline.sign ? [outline.sign.id] : [])], part: "body" };
};

/** One thing to do, one to watch. */
export const toClose = ({ closer, cast }: Outline): Paragraph => {
  const { act, watch } = getChineseTelling(closer.number);
  const doing = /这周|本周|七天|三天|每天/.test(act) ? "可做的一件：" : "这周做一件：";
  const fact =
    closer.number === cast.primary.number
      ? "hexagram.primary"
      : closer.number === cast.changed?.number
        ? "hexagram.changed"
        : closer.number === cast.nuclear.number
          ? "hexagram.nuclear"
          : "hexagram.reversed";
  return { label: "做与看", text: `${doing}${act}留意：${watch}`, facts: [fact], part: "close" };
};
