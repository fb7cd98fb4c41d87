import type { Theme } from "../../../kit/hearing/question.ts";
import { toHexagram } from "../../../kit/hexagrams/king-wen.ts";
import { toChinesePlace } from "../../../kit/hexagrams/place-names.ts";
import { turnLine } from "../../../kit/hexagrams/relations.ts";
import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import { toChangedLines } from "../../../kit/hexagrams/throws.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import type { ZhouYiCast } from "../../engine.ts";
import { toAnswerer } from "../answerer.ts";
import { getFact } from "../outline.ts";
import { type Teller, toParagraph, toVerse } from "../teller.ts";
import { findUntoldLine, listOthers, toOtherTheme } from "../untold.ts";
import { tellApproach, tellPerson } from "./answer-people.ts";
import { tellNuclear, tellOpposite, tellReversed } from "./answer-sides.ts";
import { tellUnmoved, tellWaiting } from "./answer-waiting.ts";
import { toHeadline, toLeft, toWhen } from "./headline.ts";
import { relativeMeanings, themeNames, toBranchName } from "./names.ts";
import { toPassage } from "./passage.ts";
import { toImage, toLineCounsel, toQuote, toSmallImage, toTelling, toVerseName } from "./verse.ts";

/** A line: told whole where the reading left it out, else by its old commentary and by what stands in its place afterwards. */
const tellLine =
  (place: number): Teller =>
  ({ cast }) => {
    const { primary } = cast;
    const name = toChinesePlace(place, primary.lines[place - 1] === "1");
    const { relative, branch } = cast.najia[place - 1]!;
    const isTold = cast.ruling.some((text) => text.of === "primary" && text.place === place) || (cast.movingLines.length === 0 && place === cast.shi);
    const isMoving = cast.movingLines.includes(place);
    const side = place === cast.shi ? "它又是世爻，说的就是你。" : place === cast.ying ? "它又是应爻，说的是对面那头。" : "";
    const facts = isMoving ? [`line.${place}`] : place === cast.shi ? ["shi"] : place === cast.ying ? ["ying"] : ["hexagram.primary"];
    const counsel = toLineCounsel(primary, place);
    const seat = `论六亲，它在这卦里是${relative}${toBranchName(branch)}，管${relativeMeanings[relative]}。${side}`;
    const told = isTold ? `小象替它添过一句：“${toSmallImage(primary, place)}”${seat}` : `${toTelling(primary, place)}${seat}`;
    const changed = toHexagram(toChangedLines(cast.lines));
    const turned = toHexagram(turnLine(primary.lines, place));
    const after = isMoving
      ? `它翻过去，落在${changed.name}的${toChinesePlace(place, changed.lines[place - 1] === "1")}：${toTelling(changed, place)}到了那边，要紧的是${toLineCounsel(changed, place)}。`
      : `这一根眼下静着。它若动，${primary.name}就成了${turned.name}，${getChineseTelling(turned.number).essence}；看见那副光景，就回来照这一句办，再${getChineseTelling(turned.number).counsel}。`;
    return {
      headline: `${name}要你做的是：${counsel}。`,
      paragraphs: [toVerse(name, `${toQuote(primary, place)}\n\n${told}`, facts), toParagraph("之后", after, facts)],
    };
  };

const thenLeads: Record<Theme, string> = { love: "到了那儿，人是这样：", work: "到了那儿，事是这样：", money: "到了那儿，钱是这样：", inner: "到了那儿的你：" };

const tellChanged: Teller = ({ cast, theme }, _facts, turn) => {
  const changed = cast.changed ?? cast.opposite;
  const fact = cast.changed ? "hexagram.changed" : "hexagram.opposite";
  const telling = getChineseTelling(changed.number);
  const isJudgmentTold = cast.ruling.some((text) => text.of === "changed" && text.place === "judgment");
  const quote = isJudgmentTold ? `> ${toImage(changed)}` : toQuote(changed, "judgment");
  const field = toOtherTheme(theme, turn);
  return {
    headline: fittingHeadline("zh", [
      `会走到${changed.name}，像${telling.essence}；到了那儿，${telling.counsel}。`,
      `会走到${changed.name}；到了那儿，${telling.counsel}。`,
      `会走到${changed.name}，像${telling.essence}。`,
    ]),
    paragraphs: [
      toVerse(changed.name, `${quote}\n\n${thenLeads[field]}${telling[field]}`, [fact]),
      toParagraph("备着", `现在就能备一样：${telling.act}走没走到，看这个：${telling.watch}`, [fact]),
    ],
  };
};

/** What a line of the hexagram says where the reading has passed over it. */
const toLineVoice = (cast: ZhouYiCast, place: number): string => `${toVerseName(cast.primary, place)}说：${toTelling(cast.primary, place)}`;

const tellImage: Teller = ({ cast }) => {
  const place = findUntoldLine(cast, [5, 2]);
  const { upper, lower } = cast.primary;
  return {
    headline: fittingHeadline("zh", [
      `看成${getChineseTelling(cast.primary.number).essence}就懂了：${getChineseTelling(cast.primary.number).counsel}。`,
      `像${getChineseTelling(cast.primary.number).essence}：${getChineseTelling(cast.primary.number).counsel}。`,
    ]),
    paragraphs: [
      toVerse(
        "大象",
        `> ${toImage(cast.primary)}\n\n${upper}在上、${lower}在下，古人看这幅象，学的是做人的样子，结果放在后头。画里哪一处像你这几天，就从哪一处动手。`,
        ["trigrams"],
      ),
      toParagraph("爻位", `画里还有一处没讲到。${toLineVoice(cast, place)}它劝你${toLineCounsel(cast.primary, place)}。`, ["hexagram.primary"]),
    ],
  };
};

const tellJudgment: Teller = ({ cast }, _facts, turn) => {
  const telling = getChineseTelling(cast.primary.number);
  const place = findUntoldLine(cast, turn % 2 === 0 ? [2, 5] : [4, 3]);
  return {
    headline: `卦辞收成一句，就是${telling.counsel}。`,
    paragraphs: [
      toVerse("卦辞", `> ${cast.text.judgment}\n\n爻辞管脚下这一步，卦辞管一整段，这一段像${telling.essence}；先后长短，照它来估。`, ["hexagram.primary"]),
      toParagraph("爻位", `有一根爻先前没开口，这件事它也有话。${toLineVoice(cast, place)}它劝你${toLineCounsel(cast.primary, place)}。`, ["hexagram.primary"]),
    ],
  };
};

const tellWhen: Teller = ({ cast }, facts) => {
  const { branch, place, isMoving } = getFact(facts, "timing").values;
  const telling = getChineseTelling(cast.nuclear.number);
  return {
    headline: `${toWhen(facts)}。`,
    paragraphs: [
      toParagraph(
        "应期",
        `这是从${isMoving ? "动的那根爻" : "世爻"}看来的：${toVerseName(cast.primary, place)}是${toBranchName(branch)}，逢${branch}的月、逢${branch}的日子容易有动静。小步子看${branch}日，每十二天来一回；大事看${branch}月。当窗口看，别当约好的钟点。`,
        ["timing"],
      ),
      toParagraph("之前", `到那之前，藏在中间四爻里的${cast.nuclear.name}要走完一遍，${telling.essence}。想推一把，办这件：${telling.act}`, [
        "hexagram.nuclear",
      ]),
    ],
  };
};

const tellHow: Teller = ({ cast, theme }, _facts, turn) => {
  const ends = cast.changed ?? cast.nuclear;
  const primary = getChineseTelling(cast.primary.number);
  const later = getChineseTelling(ends.number);
  const place = findUntoldLine(cast, turn % 2 === 0 ? [2, 5] : [3, 4]);
  const field = toOtherTheme(theme, turn);
  return {
    headline: `从这儿起步：${primary.counsel}。`,
    paragraphs: [
      toParagraph(
        "下手",
        `头一手在${place === 2 || place === 5 ? "当中管事的" : "还没开口的"}那根爻上。${toLineVoice(cast, place)}照它的意思，${toLineCounsel(cast.primary, place)}。`,
        ["hexagram.primary"],
      ),
      toParagraph(
        "下一步",
        `头一步走稳了，${ends.name}给的是第二步：${later.act}${turn % 2 === 0 ? "" : `${thenLeads[field]}${later[field]}`}看见这个就停一停：${later.watch}`,
        [cast.changed ? "hexagram.changed" : "hexagram.nuclear"],
      ),
    ],
  };
};

const tellWhy: Teller = (outline, _facts, turn) => {
  const { cast, theme } = outline;
  const nuclear = getChineseTelling(cast.nuclear.number);
  const primary = getChineseTelling(cast.primary.number);
  const place = findUntoldLine(cast, turn % 2 === 0 ? [1] : [4, 3]);
  return {
    headline: fittingHeadline("zh", [
      `因为面上是${primary.essence}，底下却是${nuclear.essence}。`,
      `面上是${primary.essence}，底下是${nuclear.essence}。`,
      `因为底下是${nuclear.essence}。`,
    ]),
    paragraphs: [
      toParagraph("里头", `底下那一层是互卦${cast.nuclear.name}，由中间四爻合成，它这样看：${toPassage(outline, cast.nuclear.number, theme)}`, [
        "hexagram.nuclear",
      ]),
      toParagraph(
        "起头",
        `${place === 1 ? "事情是从初爻起的。" : "怎么拐到这儿的，还有一根爻知道。"}${toLineVoice(cast, place)}要补就从这里补：${toLineCounsel(cast.primary, place)}。`,
        ["hexagram.primary"],
      ),
    ],
  };
};

const tellTheme: Teller = (outline) => {
  const { cast, theme } = outline;
  const primary = getChineseTelling(cast.primary.number);
  const other = cast.changed ?? cast.nuclear;
  const later = getChineseTelling(other.number);
  return {
    headline: fittingHeadline("zh", [
      `换到${themeNames[theme]}上，说到底也还是这一句：${primary.counsel}。`,
      `换到${themeNames[theme]}上，也是这句：${primary.counsel}。`,
    ]),
    paragraphs: [
      toParagraph(themeNames[theme], toPassage(outline, cast.primary.number, theme), ["hexagram.primary"]),
      toParagraph(other.name, `${cast.changed ? "往后走是" : "里头藏着"}${other.name}，${later.essence}：${toPassage(outline, other.number, theme)}`, [
        cast.changed ? "hexagram.changed" : "hexagram.nuclear",
      ]),
    ],
  };
};

/** A field that the reading has touched: told by the other hexagrams of the cast. */
const tellThemeAgain: Teller = (outline) => {
  const { cast, theme } = outline;
  const [near, far] = listOthers(cast);
  const telling = getChineseTelling(near.hexagram.number);
  return {
    headline: `单说${themeNames[theme]}，就一句：${telling.counsel}。`,
    paragraphs: [
      toParagraph(near.hexagram.name, `挨着本卦的${near.hexagram.name}这样看：${toPassage(outline, near.hexagram.number, theme)}`, [near.fact]),
      toParagraph(
        far.hexagram.name,
        `还有${far.hexagram.name}，${getChineseTelling(far.hexagram.number).essence}：${toPassage(outline, far.hexagram.number, theme)}`,
        [far.fact],
      ),
    ],
  };
};

export const toAnswer = toAnswerer({
  line: tellLine,
  changed: tellChanged,
  nuclear: tellNuclear,
  opposite: tellOpposite,
  reversed: tellReversed,
  image: tellImage,
  judgment: tellJudgment,
  person: tellPerson,
  approach: tellApproach,
  unmoved: tellUnmoved,
  waiting: tellWaiting,
  when: tellWhen,
  how: tellHow,
  why: tellWhy,
  theme: tellTheme,
  themeAgain: tellThemeAgain,
  toHeadline,
  toLeft,
  again: "卦没变，话也没变。",
});
