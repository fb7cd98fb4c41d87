import type { Element, Relation } from "../../../kit/hexagrams/elements.ts";
import type { SpouseStar } from "../../telling/spouse-star.ts";

/** The condition, by the useful element. */
export const conditions: Readonly<Record<Element, string>> = {
  wood: "先找到一个肯带你的人",
  fire: "先让该看见的人看见你",
  earth: "先把日子和本钱排稳",
  metal: "先把条件一条条说清写明",
  water: "先打听清楚，留好退路",
};
/** What stands in the way, by family. */
export const troubles: Readonly<Record<Relation, string>> = {
  same: "两边都想说了算，你也不肯先让",
  iFeed: "话和心思跑在事情前头，做完的少",
  iHold: "要你经手的太多，腾不出手",
  holdsMe: "头上那份压力一直没卸下来",
  feedsMe: "靠得太稳、想得太久，动得晚了",
};
/** Who suits, by the family of the seat's main god. */
export const seatWants: Readonly<Record<Relation, string>> = {
  same: "能并排走、不抢座的",
  iFeed: "在一起放松、说话不用端着的",
  iHold: "肯一起算日子的",
  holdsMe: "说话算数、压得住场的",
  feedsMe: "让你安心、先顾着你的",
};
export const spouseShort: Readonly<Record<SpouseStar["place"], string>> = {
  year: "缘分先从旧圈子里来",
  month: "缘分多半在做事的地方",
  hour: "缘分偏晚，晚的那个才作数",
  mixed: "难在两种人都想要",
  double: "不缺人，缺一个停下来的理由",
  seat: "真定下来的那个，外人最后才知道",
  hidden: "心动藏得深，对方看不出来",
  absent: "要有人推一把，才看得见眼前人",
};
export const yearGrades: readonly string[] = ["要让着走", "平里带卡", "平里有助", "走得顺"];
/** Love, work and money in a year; after “2027年”. */
export const yearReasons: Readonly<Record<"love" | "work" | "money", Readonly<Record<string, string>>>> = {
  love: {
    clash: "流年冲着你身边的座位，关系要动一动，聚少离多或换个住法",
    whole: "流年跟你身边的座位凑成三支一局，亲友都往一处帮，好事容易成",
    sixHarmony: "流年合进你身边的座位，该见的人见得着，该定的坐得下来谈",
    halfHarmony: "流年半合你身边的座位，暖得起来，还差一步主动",
    punishment: "流年刑着你身边的座位，小事翻得勤，别翻旧账",
    harm: "流年害着你身边的座位，闲话多，听一半",
    break: "流年破着你身边的座位，说好的会改期，改了重约",
    star: "看对象的那颗星到场，人会出现，接不接在你",
    welcome: "没有字直接碰身边的座位，但这一年养你，心宽了，话就好说",
    unwelcome: "没有字碰身边的座位，这一年你自己忙着扛事，别把闷气带回去",
  },
  work: {
    clash: "流年冲着办事的位置，岗位、上司、地点总要换一样",
    whole: "流年跟办事的位置凑成三支一局，有人结伴，合伙组队都成形",
    sixHarmony: "流年合住办事的位置，有人替你说话，调动续约都好谈",
    halfHarmony: "流年半合办事的位置，一件活带出下一件",
    punishment: "流年刑着办事的位置，人比活累，按章程走",
    harm: "流年害着办事的位置，坏在传话，凡事落成字",
    break: "流年破着办事的位置，成了的要多验一遍",
    star: "管名分和靠山的字到场，考核、证照、找人引荐都在点上",
    welcome: "来的是你要用的字，手上的活推得动",
    unwelcome: "来的不是你要用的字，守住手上的，少开新摊",
  },
  money: {
    star: "财星到场，钱看得见，也要你出力去接",
    welcome: "财不在明处，但这一年养你，先把本事和客户攒住",
    unwelcome: "财不在明处，要花力气的地方倒多，预算先砍一成",
  },
};
/** {m}: the months left. */
export const months: Readonly<Record<Element, string>> = {
  wood: "2月上旬到4月上旬",
  fire: "5月上旬到7月上旬",
  earth: "{m}月的后半个月",
  metal: "8月上旬到10月上旬",
  water: "11月上旬到次年1月上旬",
};
/** One clause each: the rarest thing of a chart. */
export const rare: Readonly<Record<string, string>> = {
  "extreme.dominant": "满盘一股气，叫专旺，一百七十张里约一张：顺着自己的劲走就通",
  "extreme.yielding": "日主无根无助，叫从势，八十张里约一张：跟着大流走，比自立门户省一半力",
  "frame.same": "三支聚成一局，都是你的同类：走到哪儿都有一帮人，也只听得见一帮人",
  "frame.iFeed": "三支聚成一局，都是你生出去的：做东西、讲东西停不住",
  "frame.iHold": "三支聚成一局，都是你要打理的：资源往你手里聚，聚来就得管",
  "frame.holdsMe": "三支聚成一局，都在管着你：重担会自己找上门",
  "frame.feedsMe": "三支聚成一局，都来生你：房檐和书都不缺，缺自己推门出去的一天",
  "heavy.same": "同类的字堆到{p}%：主意足，让步少",
  "heavy.iFeed": "往外做、往外说的字堆到{p}%：点子比做完的多",
  "heavy.iHold": "要你经手的字堆到{p}%：放不下，也睡不沉",
  "heavy.holdsMe": "管着你的字堆到{p}%：做得好靠它，睡不着也因为它",
  "heavy.feedsMe": "养着你的字堆到{p}%：想得周全，出手偏晚",
  "absent.same": "盘里几乎没有同类（{p}%）：一个人拿主意拿惯了",
  "absent.iFeed": "往外说、往外做的字只有{p}%：心里十分，说出三分",
  "absent.iHold": "财只有{p}%：值不值一眼就知道，值多少说不上来",
  "absent.holdsMe": "管你的字只有{p}%：期限和领导都要从外面借",
  "absent.feedsMe": "托着你的字只有{p}%：求人的话说不出口，本事靠摔出来",
  "climate.fire": "生在冷月而火只有{p}%：先暖起来，别的才动得了",
  "climate.water": "生在热月而水只有{p}%：先润下来，别的才稳得住",
  echo: "同一柱出现两遍：旧题会再来，第二遍换个答法就过去了",
  mixedOffice: "正官七杀一齐露：总有两个人同时要你交代",
  outputHoldsPressure: "食神接住七杀：越难缠的事越显你的本事",
  witMeetsDuty: "伤官碰上正官：理在你这边，场合常不在",
  bladeAndPressure: "劫财碰上七杀：狠劲用在攻坚上就是本钱",
  pressureToInsight: "七杀生偏印：压力都变成了看人看事的眼光",
  pressureToSupport: "七杀生正印：骂你最凶的人，往往也肯荐你",
  dutyToSupport: "正官生正印：位置、证书、口碑一环扣一环",
  witWithSupport: "伤官配正印：有锋芒，也有尺子",
  wealthToDuty: "正财生正官：账管得好，位置自己来",
  rivalsAtEarnings: "劫财盯着正财：挣的钱旁边总站着人",
  rivalsAtWindfall: "比肩偏财同露：机会是看得见的，也是一群人看得见的",
  outputToWindfall: "食神生偏财：手艺换得来外快",
  outputToEarnings: "食神生正财：一门慢手艺养一份稳钱",
  witToWindfall: "伤官生偏财：点子直接变钱",
  witToEarnings: "伤官生正财：嘴上功夫替你挣工资",
  earningsBreakSupport: "正财压着正印：为眼前的钱停了该念的书",
  windfallFeedsPressure: "偏财生七杀：钱一多，事就跟着来",
  bothWealths: "正财偏财齐露：两条腿挣钱，要一本账",
};
/** The hand one plays first, by the month's ten god. */
export const gifts: Readonly<Record<string, string>> = {
  比肩: "自己的地盘自己管",
  劫财: "有对手才来劲",
  食神: "慢工磨出细活",
  伤官: "一眼看出哪儿该改",
  偏财: "在外头跑出来的人面",
  正财: "账目收尾不出错",
  七杀: "硬骨头先啃",
  正官: "照章办事，名正言顺",
  偏印: "钻冷门、钻到底",
  正印: "先学透，再动手",
};
/** What a year brings to love, work and money, in a headline; after “2027年丁未，”. */
export const yearShort: Readonly<Record<"love" | "work" | "money", Readonly<Record<string, string>>>> = {
  love: {
    clash: "关系要动一动",
    whole: "亲友都往一处帮",
    sixHarmony: "该定的坐得下来谈",
    halfHarmony: "只差你主动一步",
    punishment: "小事会翻得勤",
    harm: "闲话多，听一半",
    break: "说好的会改期",
    star: "看对象的星到场",
    welcome: "这一年养你",
    unwelcome: "你自己忙着扛事",
  },
  work: {
    clash: "岗位或地点总要换一样",
    whole: "有人结伴来成事",
    sixHarmony: "有人替你说话",
    halfHarmony: "一件活带出下一件",
    punishment: "人比活累",
    harm: "坏在传话上",
    break: "成了的要多验一遍",
    star: "名分和靠山到场",
    welcome: "手上的活推得动",
    unwelcome: "守住手上的少开新摊",
  },
  money: {
    star: "财星到场",
    welcome: "先攒本事和客户",
    unwelcome: "要花力气的地方多",
  },
};
/** Where the work is done, by what the useful element is to the day master; after “找”. */
export const workPlaces: Readonly<Record<Relation, string>> = {
  same: "有同行并肩的地方",
  iFeed: "拿作品说话的地方",
  iHold: "钱货客户要过手的地方",
  holdsMe: "有章程、有考核的地方",
  feedsMe: "认学历、认师承的地方",
};
/** The trades of the useful element, the two foremost; after “做”. */
export const tradeShort: Readonly<Record<Element, string>> = {
  wood: "教人、设计一类的活",
  fire: "餐饮、传播一类的活",
  earth: "房产、仓储一类的活",
  metal: "工程、法务一类的活",
  water: "贸易、物流一类的活",
};
/** What feeds an element day to day, in a headline. */
export const habits: Readonly<Record<Element, string>> = {
  wood: "一周两次走到出汗",
  fire: "早饭吃热的，多晒太阳",
  earth: "三餐和睡觉先定钟点",
  metal: "睡前写三行就收口",
  water: "每天留一段没人找的空",
};
