import type { Theme } from "../../../kit/hearing/question.ts";
import { toChinesePlace } from "../../../kit/hexagrams/place-names.ts";
import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { type Outline, toHexagramOf } from "../outline.ts";
import { findSubject } from "./asked.ts";
import { toBond, toLineCraft, toSign } from "./craft.ts";
import { themeNames } from "./names.ts";
import { toPassage } from "./passage.ts";
import { toImage, toLineCounsel, toQuote, toTelling, toVerseName } from "./verse.ts";

const rulesJudgment = ({ cast }: Outline, of: "primary" | "changed"): boolean => cast.ruling.some((text) => text.of === of && text.place === "judgment");

/** The passage the body tells, and the one kept for another telling. */
const toBodyTheme = ({ theme, variant }: Outline): Theme => (variant % 2 === 0 ? theme : theme === "inner" ? "work" : "inner");

const subjectLeads = ["说回", "落到", "单说"];
const sideLeads: Record<Theme, string> = { love: "身边的人也在里头：", work: "手上的活也在里头：", money: "钱上也有一笔：", inner: "你自己这头：" };

/** The picture of the hexagram drawn, unless its judgment tells it. */
export const findPicture = (outline: Outline): Paragraph | null => {
  if (rulesJudgment(outline, "primary")) return null;
  const { number, name } = outline.cast.primary;
  return { label: name, text: getChineseTelling(number).core, facts: ["hexagram.primary", "trigrams"], part: "body" };
};

const toSubjectLead = ({ cast, variant, question, beyond, about }: Outline): string => {
  const subject = variant % 2 === 0 && !beyond && about !== "" ? findSubject(question.text) : null;
  if (!subject) return "";
  const lead = subjectLeads[cast.primary.number % subjectLeads.length]!;
  return `${lead}${subject}${lead !== "落到" ? "" : subject.endsWith("这件事") ? "上" : "身上"}：`;
};

/** What the hexagram says of the question's field, said of what the question names. */
export const toBody = (outline: Outline): Paragraph => {
  const theme = toBodyTheme(outline);
  return {
    label: themeNames[theme],
    text: toSubjectLead(outline) + toPassage(outline, outline.cast.primary.number, theme),
    facts: ["hexagram.primary"],
    part: "body",
  };
};

/** A word for the asker, whatever the question's field. */
export const findWithin = (outline: Outline): Paragraph | null => {
  if (toBodyTheme(outline) === "inner") return null;
  return { label: "你自己", text: getChineseTelling(outline.cast.primary.number).inner, facts: ["hexagram.primary"], part: "body" };
};

/** An empty question hears of two fields of life; one that names its own, of the field nearest to it. */
export const toFields = (outline: Outline): Paragraph => {
  const { cast, variant, theme, question } = outline;
  const telling = getChineseTelling(cast.primary.number);
  const facts = ["hexagram.primary"];
  if (question.text === "") {
    const first = variant % 2 === 0 ? `心里压着的若是事：${telling.work}` : `心里压着的若是自己：${telling.inner}`;
    return { label: "事与人", text: `${first}若是人：${telling.love}`, facts, part: "body" };
  }
  const other: Theme = variant % 2 === 1 ? theme : theme === "work" ? "money" : "work";
  return { label: themeNames[other], text: `${sideLeads[other]}${telling[other]}`, facts, part: "body" };
};

/** Basic's second reason. */
export const toShortBody = (outline: Outline): Paragraph => ({
  label: outline.cast.primary.name,
  text: toPassage(outline, outline.cast.primary.number, outline.theme),
  facts: ["hexagram.primary"],
  part: "body",
});

const judgmentLeans = ["不赞成照这样走", "宁可你先收一收", "不急着定", "多半是点头的", "明明白白点头"];
const grounds = ["这是底色，爻辞写在它上头。", "卦辞看得长，爻辞看得近。", "整件事的口气在这一句里。"];

/** The judgment as the ground under a line that answers. */
export const findJudgment = (outline: Outline): Paragraph | null => {
  const { cast, dissent } = outline;
  if (rulesJudgment(outline, "primary") || dissent === "judgment" || outline.beyond) return null;
  const telling = getChineseTelling(cast.primary.number);
  return {
    label: "卦辞",
    text: `${toQuote(cast.primary, "judgment")}\n\n${grounds[cast.primary.number % grounds.length]}它${judgmentLeans[outline.judgmentLean + 2]}：${telling.counsel}。`,
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
    const isDissenting = outline.dissent === "second" && outline.dissentingText === index;
    const counsel = index > 0 && !isDissenting && typeof text.place === "number" ? `这一句劝你${toLineCounsel(hexagram, text.place)}。` : "";
    return {
      label: text.of === "changed" ? `${hexagram.name}${name === "卦辞" ? "" : `·${name}`}` : name,
      text: `${toQuote(hexagram, text.place)}\n\n${toTelling(hexagram, text.place)}${craft}${counsel}`,
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
  return {
    label: "动爻",
    text: `${others.length === 1 ? "还有一根也动了，递来一句" : "另外几根也动了，各递一句"}：${said.join("；")}。`,
    facts: others.map((place) => `line.${place}`),
    part: "body",
  };
};

/** The image that the old school drew from the two trigrams, with a field of life that nothing else has told. */
export const findImage = ({ cast, theme, variant }: Outline): Paragraph | null => {
  if (variant % 2 === 1 && theme === "money") return null;
  const telling = getChineseTelling(cast.primary.number);
  const field: Theme = theme === "money" ? "inner" : "money";
  return {
    label: "大象",
    text: `> ${toImage(cast.primary)}\n\n古人看这幅象，学的是人该怎么站。${sideLeads[field]}${telling[field]}`,
    facts: ["hexagram.primary", "trigrams"],
    part: "verse",
  };
};

/** The two central lines, which keep house for the trigrams, where they have not spoken. */
export const findCentral = ({ cast }: Outline): Paragraph => {
  const [lower, upper] = [2, 5].map((place) => `${toVerseName(cast.primary, place)}：${toTelling(cast.primary, place)}`);
  return { label: "当中两爻", text: `上下卦正中那两根当家，这回没轮到，话也听一耳朵。${lower}${upper}`, facts: ["hexagram.primary"], part: "body" };
};

/** With few lines moving or nearly all, the line one stands on has a word of its own. */
export const findStanding = ({ cast }: Outline): Paragraph | null => {
  const count = cast.movingLines.length;
  const isTold = cast.ruling.some((text) => text.of === "primary" && text.place === cast.shi);
  if (isTold || (count > 1 && count < 4) || (count === 1 && cast.movingLines.includes(cast.shi))) return null;
  const name = toChinesePlace(cast.shi, cast.primary.lines[cast.shi - 1] === "1");
  return {
    label: `世在${name}`,
    text: `${toQuote(cast.primary, cast.shi)}\n\n${count === 0 ? `一根不动，就看你站在哪儿，世爻是${name}。` : count === 1 ? `你自己站的是另一根，世爻${name}。` : `动得这样多，先认清自己的脚下，世爻在${name}。`}${toTelling(cast.primary, cast.shi)}`,
    facts: ["shi"],
    part: "verse",
  };
};

const onRoad: Record<Theme, string> = { love: "到那时的人：", work: "到那时的事：", money: "到那时的钱：", inner: "到那时的你：" };
const roads = ["那是路通到的地方，不是判词。", "顺着走下去，就是这副光景。", "它管去处，不管对错。"];

/** The hexagram it becomes: the road, not the verdict. */
export const findChanged = (outline: Outline): Paragraph | null => {
  const { cast, theme, variant } = outline;
  if (!cast.changed || rulesJudgment(outline, "changed")) return null;
  const telling = getChineseTelling(cast.changed.number);
  const [own, next] = [cast.primary.name, cast.changed.name];
  const turned = cast.movingLines.length === 1 ? "这根爻" : "这几根";
  const openings = [`${turned}一翻，${own}成了${next}`, `从${own}走出去，前面是${next}`, `${turned}变过去，就到了${next}`];
  const road = roads[(cast.changed.number + variant) % roads.length]!;
  const inField = `${onRoad[theme]}${toPassage(outline, cast.changed.number, theme)}`;
  const passage = variant % 2 === 0 ? `${telling.core}${inField}` : inField;
  return {
    label: `变${next}`,
    text: `${openings[cast.primary.number % openings.length]}${variant % 2 === 0 ? "" : `，${telling.essence}`}。${road}${passage}`,
    facts: ["hexagram.changed", "moving"],
    part: "body",
  };
};

const voices = ["那根应爻自己有话：", "听听应爻怎么说：", "应爻的话是："];

/** In love the other person's line speaks for itself, unless it moves and has spoken. */
const toOtherVoice = ({ cast, isThemeNamed, theme, dissent }: Outline): string => {
  if (!isThemeNamed || theme !== "love" || cast.movingLines.includes(cast.ying)) return "";
  const voice = dissent === "bond" ? "对面那根应爻也有话：" : voices[cast.ying % voices.length]!;
  return `${voice}${toTelling(cast.primary, cast.ying)}`;
};

/** The two sides, and the line that stands for the matter. */
export const toStandings = (outline: Outline, facts: readonly ZhouYiFact[]): Paragraph => {
  const sign = outline.sign && outline.dissent !== "sign" ? toSign(outline.sign, outline.matter) : "";
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
