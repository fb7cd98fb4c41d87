import type { QuestionKind } from "../../kit/hearing/question.ts";
import type { Element } from "../../kit/hexagrams/elements.ts";
import type { Aspect } from "../aspect.ts";
import { toReturnedShare } from "../facts.ts";
import type { View } from "./view.ts";
import { elementNames, monthNames, throwNames } from "./zh-words.ts";

export const aspectNames: Record<Aspect, string> = {
  love: "感情",
  work: "事业与钱",
  health: "身体",
  travel: "出行与搬动",
  lost: "失物与寻人",
  lawsuit: "官司与纠纷",
};

const counts = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"];

export const toCount = (count: number): string => counts[count] ?? String(count);

/** The quarter of each element, as the boards of the sixty lots print it. */
const sides: Record<Element, string> = {
  wood: "宜东方，找人找东西先往东",
  fire: "宜南方，找人找东西先往南",
  earth: "四方皆宜，找人找东西从近处起",
  metal: "宜西方，找人找东西先往西",
  water: "宜北方，找人找东西先往北",
};

export const toTiming = ({ cast, timing }: View): string => {
  if (timing?.by === "month") {
    const month = monthNames[timing.month - 1];
    return `签纸上印着“${cast.ganzhi}宫”。十二宫配十二个月，${cast.ganzhi}是农历${month}：事情若有动静，多在${month}前后；过了还静着，就别再等它自己来。`;
  }
  if (timing?.by === "season") {
    const [name, season] = elementNames[timing.element]!;
    return `这支编作${cast.ganzhi}，纳音属${name}，${name}旺在${season}：${timing.element === "earth" ? "换季的那十八天" : season}最容易有眉目，别的时候先把底子备好。签板连方位一起印，${name}${sides[timing.element]}。`;
  }
  return cast.ganzhi === null
    ? "这套签不印日子，快慢看诗里的口气，不强派一个月份给你。"
    : `“${cast.ganzhi}”是编号，两个天干排出一百支，里头没有日子；快慢看诗里的口气，不强派一个月份给你。`;
};

const toPercent = (returned: number): number => Math.max(1, Math.round(100 * toReturnedShare(returned)));

export const toBlocks = ({ confirmed, returned, temple, deity }: View): string => {
  const falls = confirmed.throws.map((fall) => throwNames[fall]).join("、");
  const laughed = confirmed.throws.includes("laughing");
  const where = temple ? `照${temple}的签，向${deity.name.zh}请示` : `向${deity.name.zh}请示`;
  const way = laughed
    ? `掷出${falls}：中间笑了一次，没说定，重掷之后三次应足，三十二回里会有三回是这样`
    : "连着三次圣筊，都是一平一凸，应得干脆，八回里才有一回";
  const tail =
    returned.length === 0
      ? "第一支就认下，两种掷法加起来，一百回里约有二十二回。"
      : `在它前头退回去${toCount(returned.length)}支，这一支才是认下的；退${toCount(returned.length)}支或更多，一百回里约有${toPercent(returned.length)}回。`;
  return `${where}，${way}。${tail}`;
};

export const toVerse = ({ cast }: View): string => {
  const lines = cast.verse ?? [];
  return lines.map((line, at) => `> ${line}${at === lines.length - 1 ? "。" : at % 2 === 0 ? "，" : "；"}`).join("\n");
};

const ways: Record<Exclude<QuestionKind, "choice">, [string, string, string]> = {
  yesNo: [
    "你问行不行，签肯说行，行里带着一个条件，就藏在画面里；条件够了再动，不够就先去凑。",
    "你问行不行，签没有替你点头，也没有摇头：它把秤杆放平，等你往一头添一样实在的东西。",
    "你问行不行，签说的“不”是冲着眼下这个走法去的；把走法换掉，等于另问一件事，答案也跟着换。",
  ],
  how: [
    "你问怎么做，签的路数是顺着来：画面里谁在动、往哪边动，你就照那个方向使力。",
    "你问怎么做，签没有给招式，给的是火候：先把画面里那半件没定的事定下来，法子自己就有。",
    "你问怎么做，签先教你不做什么：画面里那个白费力气的人，手上在忙的那件就是要停的。",
  ],
  why: [
    "你问为什么，根子在画面里：好处是早种下的，眼下只是到了时候。",
    "你问为什么，画面里有两样东西别着，一样拉，一样拽，事情才停在中间。",
    "你问为什么，看画面里力气花在哪儿：花错了地方，才会越使劲越紧。",
  ],
  when: [
    "你问什么时候，签的口气松，多半不用等到最后一天；先把接它的手空出来。",
    "你问什么时候，签还没定，快慢看你这头备得怎么样。",
    "你问什么时候，签的口气紧，头一个日子大概会落空，留一个后备。",
  ],
  who: [
    "你问是谁，签不写姓名，写做派：照画面里那个帮得上的人去认。",
    "你问是谁，签不写姓名，画面里两边都有人，先看谁手里有实东西。",
    "你问是谁，签不写姓名，倒写了谁不是：画面里叫人吃亏的那种做派，认出来绕开。",
  ],
  open: [
    "整支签的口气是松的，往下几桩都照这个底色听，别把顺当成不用动手。",
    "整支签的口气不松不紧，往下几桩各有各的说法，挑你正在经手的那一桩记。",
    "整支签的口气偏紧，往下几桩多是提醒，记下最像你的那一句就够。",
  ],
};

/** What the lot’s tone comes to for this kind of question. */
export const toWay = ({ question, ways: two, lot }: View): string => {
  const tone = 1 - Math.sign(lot.lean);
  if (!two) return ways[question.kind === "choice" ? "open" : question.kind][tone]!;
  const rule = `一支签只有一个口气，问两条路时，它管${two.isMove ? "要动身的" : "先说的"}那一条，也就是“${two.spoken}”。`;
  return (
    rule +
    [
      `这回口气顺，这条路站得住；“${two.other}”签没有评，不等于坏。`,
      "这回口气平，两条路就得拿别的尺子量：钱、时候、谁跟你走。",
      `这回口气紧，这条路要放一放；“${two.other}”只是没被拦，好不好还得自己看。`,
    ][tone]!
  );
};

/** The returned sticks that no other paragraph tells of, two at most; null where there are none. */
export const findRest = ({ returned, lot }: View): string | null => {
  const others = returned
    .filter((one, at) => one.lot.number !== lot.number && returned.findIndex(({ lot: { number } }) => number === one.lot.number) === at)
    .slice(1);
  if (others.length === 0) return null;
  const told = others.slice(0, 2).map((one) => `第${one.lot.number}签“${one.lot.title.zh}”说的是：${one.text.essence}`);
  const beyond = others.length - told.length;
  return `后面又退过。${told.join("")}${beyond > 0 ? `另有${toCount(beyond)}支也没认，话不一一记了。` : ""}都没应到三次，拿来旁听可以，拿来作数不行。`;
};
