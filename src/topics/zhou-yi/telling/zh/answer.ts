import { toHexagram } from "../../../kit/hexagrams/king-wen.ts";
import { toChinesePlace } from "../../../kit/hexagrams/place-names.ts";
import { turnLine } from "../../../kit/hexagrams/relations.ts";
import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import { toChangedLines } from "../../../kit/hexagrams/throws.ts";
import type { ZhouYiCast } from "../../engine.ts";
import type { ZhouYiFact } from "../../facts.ts";
import type { FollowUp } from "../follow-up.ts";
import { getFact, type Outline } from "../outline.ts";
import { type Answer, type Teller, toParagraph, toVerse } from "../teller.ts";
import { findUntoldLine, listOthers, toOtherTheme } from "../untold.ts";
import { tellNuclear, tellOpposite, tellReversed } from "./answer-sides.ts";
import { toCounsel, toHeadline, toPerson, toWhen } from "./headline.ts";
import { relativeMeanings, themeNames, toBranchName } from "./names.ts";
import { spiritMeanings } from "./spirits.ts";
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
    const seat = `${name}在卦里是${relative}${toBranchName(branch)}，管${relativeMeanings[relative]}。${side}`;
    const told = isTold ? `小象给它添过一句：“${toSmallImage(primary, place)}”${seat}` : `${toTelling(primary, place)}${seat}`;
    const changed = toHexagram(toChangedLines(cast.lines));
    const turned = toHexagram(turnLine(primary.lines, place));
    const after = isMoving
      ? `它翻过去，落在${changed.name}的${toChinesePlace(place, changed.lines[place - 1] === "1")}：${toTelling(changed, place)}到了那边，要紧的换成${toLineCounsel(changed, place)}。`
      : `这一根眼下没动，它的话是底色。它若动起来，${primary.name}就成了${turned.name}，${getChineseTelling(turned.number).essence}；看见那副光景，就回来照这一句办。`;
    return {
      headline: `${name}要你做的就是：${counsel}。`,
      paragraphs: [toVerse(name, `${toQuote(primary, place)}\n\n${told}`, facts), toParagraph("之后", after, facts)],
    };
  };

const tellChanged: Teller = ({ cast, theme }, _facts, turn) => {
  const changed = cast.changed ?? cast.opposite;
  const fact = cast.changed ? "hexagram.changed" : "hexagram.opposite";
  const telling = getChineseTelling(changed.number);
  const isJudgmentTold = cast.ruling.some((text) => text.of === "changed" && text.place === "judgment");
  const quote = isJudgmentTold ? `> ${toImage(changed)}` : toQuote(changed, "judgment");
  const field = toOtherTheme(theme, turn);
  return {
    headline: `走到${changed.name}，要紧的一条是：${telling.counsel}。`,
    paragraphs: [
      toVerse(changed.name, `${quote}\n\n先前没说到的是${themeNames[field]}，到那时是这样：${telling[field]}`, [fact]),
      toParagraph("备着", `现在就能替那时备一样：${telling.act}怎么知道走到了？看这个：${telling.watch}`, [fact]),
    ],
  };
};

/** What a line of the hexagram says where the reading has passed over it. */
const toLineVoice = (cast: ZhouYiCast, place: number): string => `${toVerseName(cast.primary, place)}说：${toTelling(cast.primary, place)}`;

const tellImage: Teller = ({ cast }) => {
  const place = findUntoldLine(cast, [5, 2]);
  const { upper, lower } = cast.primary;
  return {
    headline: `看卦象，就这一幅：${getChineseTelling(cast.primary.number).essence}。`,
    paragraphs: [
      toVerse(
        "大象",
        `> ${toImage(cast.primary)}\n\n${upper}在上、${lower}在下，古人看见这幅象，学的是做人的样子，不是等结果。拿它当镜子：你这几天的样子，像画里的哪一处？`,
        ["trigrams"],
      ),
      toParagraph("爻位", `画里还有一处没讲到。${toLineVoice(cast, place)}它劝的是${toLineCounsel(cast.primary, place)}。`, ["hexagram.primary"]),
    ],
  };
};

const tellJudgment: Teller = ({ cast }, _facts, turn) => {
  const telling = getChineseTelling(cast.primary.number);
  const place = findUntoldLine(cast, turn % 2 === 0 ? [2, 5] : [4, 3]);
  return {
    headline: `整卦一句话：${telling.counsel}。`,
    paragraphs: [
      toVerse("卦辞", `> ${cast.text.judgment}\n\n卦辞管一整段，爻辞管脚下这一步。把事情当成${telling.essence}来看，就不会只盯着眼前这一步。`, [
        "hexagram.primary",
      ]),
      toParagraph("爻位", `六根爻里，先前没开口的还有一根。${toLineVoice(cast, place)}它劝的是${toLineCounsel(cast.primary, place)}。`, ["hexagram.primary"]),
    ],
  };
};

const tellPerson: Teller = (outline, _facts, turn) => {
  const { cast, theme } = outline;
  const reversed = getChineseTelling(cast.reversed.number);
  const { spirit } = cast.najia[cast.ying - 1]!;
  // In love the reading has told the answering line already.
  const speaksLine = theme !== "love" && turn % 2 === 0 && !cast.movingLines.includes(cast.ying);
  const seen = speaksLine
    ? `应爻${toVerseName(cast.primary, cast.ying)}替对面说的话是：${toTelling(cast.primary, cast.ying)}你若先开口，照这句接：${toLineCounsel(cast.primary, cast.ying)}。`
    : `把卦掉个头，就是对面看见的样子，成了${cast.reversed.name}。换到那张椅子上，最想听见的是${reversed.counsel}。开口之前先看一眼：${reversed.watch}`;
  return {
    headline: `${toPerson(outline)}。`,
    paragraphs: [
      toParagraph("应爻", `应爻是对面，今天临${spirit}，这说的是脾气：${spiritMeanings[spirit]}`, ["ying"]),
      toParagraph("对面", seen, speaksLine ? ["ying"] : ["hexagram.reversed"]),
    ],
  };
};

const tellWaiting: Teller = ({ cast, lean }) => {
  const telling = getChineseTelling(cast.primary.number);
  const opposite = getChineseTelling(cast.opposite.number);
  const place = findUntoldLine(cast, [1]);
  const verdict = lean > 0 ? "不动也行，只是白放过了一阵顺风" : lean < 0 ? "先不动，正合这一卦的意思" : "等得起，但别空等";
  const seat = place === 1 ? "最底下那根爻，说的是还没动身的人。" : "还没轮到的那根爻，替等着的人说了一句。";
  return {
    headline: `${verdict}：${lean > 0 ? toCounsel({ cast, variant: 0 }) : telling.counsel}。`,
    paragraphs: [
      toParagraph("不动", `不动，就一直停在${cast.primary.name}里。${seat}${toLineVoice(cast, place)}`, ["hexagram.primary"]),
      toParagraph(
        "到头",
        `停得过了头，六爻翻面，就成了${cast.opposite.name}的光景。看见这个苗头就别再等：${opposite.watch}到那时补救也有一手：${opposite.act}`,
        ["hexagram.opposite"],
      ),
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
        `时候看${isMoving ? "动的那根爻" : "世爻"}：${toVerseName(cast.primary, place)}是${toBranchName(branch)}，逢${branch}的月、逢${branch}的日子最容易有动静。近处先看${branch}日，每十二天来一回；事情大，就看${branch}月。这是个窗口，不是约好的钟点。`,
        ["timing"],
      ),
      toParagraph("之前", `到那之前，里头的${cast.nuclear.name}还要走一遍。先办这件：${telling.act}`, ["hexagram.nuclear"]),
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
    headline: `先走一步：${primary.counsel}。`,
    paragraphs: [
      toParagraph(
        "下手",
        `怎么下手，问${place === 2 || place === 5 ? "当中管事的" : "还没说过话的"}那根爻。${toLineVoice(cast, place)}要诀是${toLineCounsel(cast.primary, place)}。`,
        ["hexagram.primary"],
      ),
      toParagraph(
        "下一步",
        `头一步走稳了，接着是${ends.name}教的这一件：${later.act}${turn % 2 === 0 ? "" : `顺带顾一顾${themeNames[field]}：${later[field]}`}看见这个就停一停：${later.watch}`,
        [cast.changed ? "hexagram.changed" : "hexagram.nuclear"],
      ),
    ],
  };
};

const tellWhy: Teller = ({ cast, theme }, _facts, turn) => {
  const nuclear = getChineseTelling(cast.nuclear.number);
  const primary = getChineseTelling(cast.primary.number);
  const place = findUntoldLine(cast, turn % 2 === 0 ? [1] : [4, 3]);
  return {
    headline: `面上是${primary.essence}，根子在里头的${cast.nuclear.name}：${nuclear.essence}。`,
    paragraphs: [
      toParagraph("里头", `看${themeNames[theme]}，里头那一层是这样：${nuclear[theme]}`, ["hexagram.nuclear"]),
      toParagraph(
        "起头",
        `${place === 1 ? "根子还看初爻，事情从那儿起的。" : "事情是怎么拐到这儿的，还有一根爻知道。"}${toLineVoice(cast, place)}从这里补起，比在末梢上使劲省事：${toLineCounsel(cast.primary, place)}。`,
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
    headline: `换到${themeNames[theme]}上，这一卦的要领还是：${primary.counsel}。`,
    paragraphs: [
      toParagraph(themeNames[theme], primary[theme], ["hexagram.primary"]),
      toParagraph(other.name, `往后看是${other.name}，${later.essence}：${later[theme]}`, [cast.changed ? "hexagram.changed" : "hexagram.nuclear"]),
    ],
  };
};

/** A field that the reading has touched: told by the other hexagrams of the cast. */
const tellThemeAgain: Teller = ({ cast, theme }) => {
  const [near, far] = listOthers(cast);
  const telling = getChineseTelling(near.hexagram.number);
  return {
    headline: `还是${themeNames[theme]}，换${near.hexagram.name}来说：${telling.counsel}。`,
    paragraphs: [
      toParagraph(near.hexagram.name, `本卦那一段说过了，这里听${near.hexagram.name}的：${telling[theme]}`, [near.fact]),
      toParagraph(
        far.hexagram.name,
        `${far.hexagram.name}也有话，${getChineseTelling(far.hexagram.number).essence}：${getChineseTelling(far.hexagram.number)[theme]}`,
        [far.fact],
      ),
    ],
  };
};

/** The same cast asked a yes or a no once more: its lean stands, told from texts that have not spoken. */
const tellVerdict: Teller = (outline, facts, turn) => {
  const [first, second] = turn % 2 === 0 ? [tellWhy, tellHow] : [tellNuclear, tellJudgment];
  const from = first(outline, facts, turn).paragraphs.at(-1)!;
  const then = second(outline, facts, turn).paragraphs.at(-1)!;
  return {
    headline: toHeadline({ ...outline, variant: turn }, facts),
    paragraphs: [{ ...from, text: `卦还是那一卦，分量没变，换几句没说过的听。${from.text}` }, then],
  };
};

const openTellers: readonly Teller[] = [tellImage, tellReversed, tellWhy, tellOpposite, tellJudgment, tellNuclear];

const tellers: Record<Exclude<FollowUp["about"], "line">, Teller> = {
  changed: tellChanged,
  nuclear: tellNuclear,
  opposite: tellOpposite,
  reversed: tellReversed,
  image: tellImage,
  judgment: tellJudgment,
  person: tellPerson,
  waiting: tellWaiting,
  when: tellWhen,
  how: tellHow,
  why: tellWhy,
  yesNo: tellVerdict,
  choice: tellVerdict,
  theme: tellTheme,
  themeAgain: tellThemeAgain,
  open: (outline, facts, turn) => openTellers[turn % openTellers.length]!(outline, facts, turn),
};

export const toAnswer = (followUp: FollowUp, outline: Outline, facts: readonly ZhouYiFact[], turn: number): Answer =>
  (followUp.about === "line" ? tellLine(followUp.place) : tellers[followUp.about])(outline, facts, turn);
