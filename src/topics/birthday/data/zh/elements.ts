import type { Element } from "../../../kit/hexagrams/elements.ts";

/** What each element is in daily life. */
export const elementLife: Readonly<Record<Element, { work: string; company: string; hours: string; side: string; thing: string; food: string }>> = {
  wood: { work: "教书、出版、设计、园艺、成衣、培训", company: "肯教人、说话带枝带叶的人", hours: "清早三点到七点", side: "东边", thing: "绿植、木桌、纸书", food: "青菜和酸口" },
  fire: { work: "传播、餐饮、影像、讲台、电与光", company: "热心、嗓门亮的人", hours: "上午九点到下午一点", side: "南边", thing: "灯、太阳、热饭", food: "热的、现炒的" },
  earth: { work: "房产、仓储、农事、人事、本地生意", company: "慢、守约、住得近的人", hours: "辰戌丑未那几个钟头（早晚七到九点、午后和半夜一到三点）", side: "本地和住处中央", thing: "陶器、院子、存粮", food: "米面和根茎" },
  metal: { work: "工程、法务、审计、器械、金融", company: "有一说一、守时的人", hours: "下午三点到七点", side: "西边", thing: "刀具、钟表、清单", food: "清爽、少油的" },
  water: { work: "贸易、物流、研究、数据、旅行", company: "见多识广、话不急的人", hours: "夜里九点到十一点", side: "北边", thing: "水杯、鱼缸、蓝黑封面的本子", food: "汤水" },
};

/** How this kind of work is done, by what the useful element is to the day master. */
export const workManner: Readonly<Record<string, string>> = {
  same: "是你的同类，身边要有同行：合伙、协会、跟几个人分摊一个项目，比单打独斗省力",
  iFeed: "是你生出来的，靠输出吃饭：写的、讲的、做出来的拿得出手，职级倒在其次",
  iHold: "是你管得住的，靠经手吃饭：钱、货、客户、时间表，交到你手里就转得动",
  holdsMe: "是管着你的，靠位置吃饭：有章程、有考核、有头衔的单位反而让你放得开",
  feedsMe: "是养你的，靠底子吃饭：先拿学历、资质、师承，再谈价钱",
};

/** An element that overweighs: habits. After “{element}占到{p}%，”. */
export const tooMuch: Readonly<Record<Element, string>> = {
  wood: "枝条长得密，人容易绷着。睡前两小时别再谈计划，拉伸比跑步合你。",
  fire: "火气旺，话快、觉浅、吃得急。晚饭后手机放客厅，水杯放手边。",
  earth: "土厚，容易坐住不动，一想就停不下来。饭后走二十分钟，走完再想。",
  metal: "金重，规矩多，肩膀总是硬的。每周留半天什么都不按清单来。",
  water: "水多，夜里精神、早上起不来，念头一个接一个。午后晒一刻钟太阳，比多睡一小时顶用。",
};

/** An element that is as good as missing. After “五行里{element}只有{p}%，”. */
export const tooLittle: Readonly<Record<Element, string>> = {
  wood: "缺的是舒展：一周两次去有树的地方，走到出汗为止。",
  fire: "缺的是热乎气：早饭吃热的，朝南的窗边坐一会儿，闷着的时候找个爱笑的人吃饭。",
  earth: "缺的是按点：三餐和睡觉的钟点先定下来，别的才站得住。",
  metal: "缺的是收口：事情和情绪都没有一个“到此为止”，每晚写三行，写完合上。",
  water: "缺的是缓冲：连轴转的日程中间，放一段没人找得到你的空，泡脚、游泳、发呆都算。",
};

/** The useful element and the season’s want. */
export const climates: Readonly<Record<"fire" | "water", string>> = {
  fire: "天寒要暖，早起见光，热食，冬天别窝在朝北的屋里，人一暖和，脾气也跟着松开",
  water: "天燥要润，白天水喝够，午后歇一歇，大事放到傍晚以后谈，火气自己会下去",
};

/** The partner’s seat by element: “日支{c}属{element}，” when it is useful, and when adverse. */
export const seatElements: Readonly<Record<string, string>> = {
  "useful.wood": "正是你要的：处得久的人会推着你往前长，给你买书、替你报名的那种。",
  "useful.fire": "正是你要的：身边有个爱热闹的，你的日子才开火。",
  "useful.earth": "正是你要的：靠得住的人都住得近，三站地铁以内的缘分先看。",
  "useful.metal": "正是你要的：说话算数的人最养你，甜话少也不要紧。",
  "useful.water": "正是你要的：听得进你说话的人比会说话的人难得，遇上别急着走。",
  "adverse.wood": "偏是你嫌多的：枕边人主意一多你就烦，各管一摊，别抢方向盘。",
  "adverse.fire": "偏是你嫌多的：吵起来火上浇油，谁先出门走一圈谁赢。",
  "adverse.earth": "偏是你嫌多的：家里的事容易压住你，一周至少有一晚出门见别人。",
  "adverse.metal": "偏是你嫌多的：讲道理讲到伤人，先讲感受，第二天再讲对错。",
  "adverse.water": "偏是你嫌多的：猜来猜去最耗人，想问就当面问。",
};

/** The wealth element as a way of earning. */
export const moneyWays: Readonly<Record<string, string>> = {
  "wood.useful": "你的财是木，又是喜用：钱跟着教、写、种、做衣服、带人成长这些事来，年头越长越值钱。",
  "wood.adverse": "你的财是木，偏是忌神：别人劝你“投着等它长”的，先问几年能砍。",
  "wood.neutral": "你的财是木，不喜不忌：当副业种着，别拿主业的水去浇。",
  "fire.useful": "你的财是火，又是喜用：钱从有人看见的地方来，露脸、露作品、开在街面上。",
  "fire.adverse": "你的财是火，偏是忌神：越红火的项目越烧钱，热度过了再进场。",
  "fire.neutral": "你的财是火，不喜不忌：靠名气来的钱，来一笔算一笔，别写进预算。",
  "earth.useful": "你的财是土，又是喜用：房、地、仓、熟客，动得慢的东西替你守钱。",
  "earth.adverse": "你的财是土，偏是忌神：房子和大件容易把你压住，月供别过收入三成。",
  "earth.neutral": "你的财是土，不喜不忌：留一份不动的就够，不必越攒越多。",
  "metal.useful": "你的财是金，又是喜用：条款清楚的钱最顺，按合同、按件、按小时收。",
  "metal.adverse": "你的财是金，偏是忌神：账算得越精越累，小利让一让，大头反而在。",
  "metal.neutral": "你的财是金，不喜不忌：记账就好，不必天天看盘。",
  "water.useful": "你的财是水，又是喜用：流动里有钱，转手、外地、线上，周转快的那种。",
  "water.adverse": "你的财是水，偏是忌神：进出太快看不清底，大额进出隔一夜再按确认。",
  "water.neutral": "你的财是水，不喜不忌：外快有就接，没有不追。",
};
