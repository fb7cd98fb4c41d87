import type { Accord, Aspect } from "../compare.ts";
import type { ComparisonWords, PairKind, Tenths } from "./words.ts";

const toMonth = (month: string): string => `${Number(month.slice(5))}月`;
const toYear = (month: string): string => `${month.slice(0, 4)}年`;

const accords: Record<Aspect, Record<Accord, string>> = {
  lean: { agree: "说到一处", part: "说反", apart: "碰不上" },
  when: { agree: "时候碰在一处", part: "时候对不上", apart: "没法比" },
  through: { agree: "指在一处", part: "各指各的", apart: "有一边没指" },
};

const counted = (aspect: Aspect, tenths: Tenths, unit: string): string =>
  (["agree", "part", "apart"] as const).flatMap((accord) => (tenths[accord] === 0 ? [] : [`${tenths[accord]}${unit}${accords[aspect][accord]}`])).join("，");

const chances: Record<PairKind, (aspect: Aspect, tenths: Tenths) => string> = {
  draws: (aspect, tenths) => `两样各抽各的，谁也不知道谁抽到什么。照这样随手起十回，大约${counted(aspect, tenths, "回")}。`,
  births: (aspect, tenths) => `换十个人的生辰照样来排，大约${counted(aspect, tenths, "个")}。`,
  mixed: (aspect, tenths) => `一边是抽的，一边是生辰，本来就不通气。换人换手再来十回，大约${counted(aspect, tenths, "回")}。`,
};

export const wordsZh: ComparisonWords = {
  names: {
    tarot: "塔罗",
    zhouYi: "周易",
    fortune: "灵签",
    number: "三数",
    TaoTeChing: "道德经",
    birthday: "四柱",
    astro: "星盘",
    purpleStar: "紫微",
  },
  leans: {
    should: { yes: ["可以", "大体可以"], no: ["先别", "缓一缓"] },
    will: { yes: ["会", "多半会"], no: ["不像会", "不大会"] },
    can: { yes: ["能", "多半能"], no: ["照这样不成", "有点难"] },
    has: { yes: ["有", "多半有"], no: ["眼下没有", "不多"] },
    is: { yes: ["是", "像是"], no: ["不像是", "不大像"] },
    feared: { yes: ["要防着", "要防着"], no: ["不像会", "不大会"] },
    leaving: { yes: ["可以想", "可以想"], no: ["不急着走", "不急着走"] },
    open: { yes: ["顺", "大体顺"], no: ["难", "要慢着走"] },
  },
  even: "两可",
  onlyIf: "有条件",
  unasked: "不答这一问",
  sayWay: (option, isClear) => `${isClear ? "选" : "偏"}“${option}”`,
  nths: ["前一样", "后一样"],
  levelChoice: "两头一样重",
  sides: {
    self: "自己拿的主意",
    people: "身边的人",
    money: "钱",
    work: "手上的差事",
    words: "文书和学问",
    place: "地方和房子",
    rest: "松快的那一头",
  },
  sayMonth: (month) => `${toYear(month)}${toMonth(month)}`,
  sayYear: (year) => `${year}年`,
  saySpan: ({ from, to }) => `${toYear(from)}${toMonth(from)}到${toYear(from) === toYear(to) ? "" : toYear(to)}${toMonth(to)}`,
  list: (said) => said.join("、"),
  noTime: "不排日子",
  noSide: "没有指",
  headline: {
    agree: (said) => `两边都${said}`,
    agreeUnlike: (one, other) => `两边一个方向：一边${one}，一边${other}`,
    each: (one, said, other, otherSaid) => `${one}${said}，${other}${otherSaid}`,
    bothOpen: "两边都说“两可”",
    bothUnasked: "这一问，两边都不给是非",
    when: { agree: "两边说的时候碰在一处", part: "两边说的时候对不上", apart: "时候上，两边没法比" },
    sideAgree: (side) => `两边都指着${side}`,
    sideEach: (one, side, other, otherSide) => `${one}指着${side}，${other}指着${otherSide}`,
    sideApart: "两边各说各的，没有碰上",
  },
  says: (text, isQuoted) => (isQuoted ? `说“${text}”` : text),
  sayFact({ key, label, value }) {
    if (key === "card") return `“${label}”那张${value.replace("·", "，")}`;
    if (key === "ruling") return `主断的“${value}”`;
    if (key === "lot" || key === "bond" || key === "chapter") return value;
    if (key === "year") return `${label}${value}`;
    if (key === "body" || key === "line") return `${label}（${value}）`;
    if (key === "useful") return `用神${value}`;
    if (key === "shi") return `世爻${value}`;
    if (key === "timing") return `${label}${value}`;
    if (key === "star" || key === "transformation" || key === "palace") return `${label}（${value.replace(" · ", "，")}）`;
    return value;
  },
  basis: (one, fact, other, otherFact) => `${one}凭的是${fact}；${other}凭的是${otherFact}。`,
  basisAlone: (one, fact) => `${one}凭的是${fact}。`,
  chance: (kind, aspect, tenths) => chances[kind](aspect, tenths),
  worth(aspect, accord, isRare, isCommon) {
    if (accord === "agree")
      return isCommon ? "本来多半就会合，算不得印证。" : isRare ? "这样的合不多见，可也只是一回，当不了印证。" : "合在运气的数里，不算印证。";
    if (accord === "apart") return aspect === "lean" ? "没碰上，就没有合不合。" : "";
    if (aspect === "through") return "各指各的是常事，不算说反。";
    return isRare ? "这样的不合不多见，也推不翻哪一边。" : "不合是常有的，推不翻哪一边。";
  },
  use: {
    lean: {
      agree: "两边给的下一步要是不一样，先做小的那步。",
      part: "看到两边相反，你心里先偏了哪一边？那一偏是你自己的。",
      apart: "要个方向，看开了口的那一边，分量也只算一边。",
    },
    when: {
      agree: "那一段记在日历上，看一眼就好，不必等到那时才动。",
      part: "日子对不上，就别照哪一个排日程。",
      apart: "两边看得见的日子不是同一段，各记各的。",
    },
    through: {
      agree: "先去那一处看一眼，看看是不是真卡在那里。",
      part: "哪一处更像你的事，先看哪一处。",
      apart: "两段话分开看，各取一句用得上的。",
    },
  },
  useOfNoCalendar: "有一边这回不给日子，就没有日子可对。",
  useOfNeither: "两边都没推你，先把各自开的条件看一遍，做得到的那条先做。",
  somebody: { headline: "问的是人，这里不比", text: "两边各画了一个人，没有同一把尺子，比不出合不合。各看各的，身边真有这么一位，再去问他。" },
  unweighed: {
    medical: { headline: "身体的事，两边都不掂", text: "病和药听大夫的，怀没怀上听检查的。两边的图都在，能看的只是你这阵子怎么撑；合不合，这里不说。" },
    death: { headline: "生死的事，两边都不掂", text: "人什么时候走，牌和盘都说不出。两边的图都在，能看的只是你怎么担着；合不合，这里不说。" },
    legal: { headline: "官面上定的事，两边都不掂", text: "官司输赢、签证批不批，听律师，看材料。两边的图都在，能看的只是你这阵子的心气；合不合，这里不说。" },
    stake: { headline: "押上身家的事，两边都不掂", text: "全部积蓄、借来的钱，不能听一卦的，两卦合了也不能。先跟懂账的人把最坏的一种算清；合不合，这里不说。" },
    infidelity: { headline: "别人的心，两边都不掂", text: "有没有二心，牌和盘都看不见，两边都说有也当不了凭据。能问的是那个人；合不合，这里不说。" },
  },
};
