import type { CoreWords } from "../cores.ts";

/** What each core comes to in a clause, by its case. */
export const coreWords: CoreWords = {
  hand: [
    {
      earth: "这是土型手，你先动手后开口，答应过的会做完",
      air: "这是气型手，事情讲明白了你才肯动",
      fire: "这是火型手，你先跑起来再看地图",
      water: "这是水型手，你先感到，过两天才明白",
    },
    { straight: "智慧线走得平，你凡事先在心里算一遍", gentle: "智慧线缓缓下斜，你能讲理，也肯拐弯", steep: "智慧线陡下去，你想得深，回来得慢" },
    { close: "生命线收得窄，你的力气要用在一处", medium: "生命线弯得匀，你走得动也停得下", wide: "生命线弯得开，你闲下来反而累" },
  ],
  love: [
    {
      index: "感情线伸到食指下，你得先看得起一个人才爱得下去",
      between: "感情线收在食指和中指之间，你给得出暖，也守得住分寸",
      middle: "感情线收在中指下，你先顾好自己才顾得上人",
      ring: "感情线收得早，你心动在前，安排在后",
    },
    { straight: "智慧线平，心动以后你还要算一遍账", gentle: "智慧线微斜，你肯替对方把话想圆", steep: "智慧线陡，你心里的戏比两个人的日子还多" },
    { earth: "土型手，喜欢都做成了家务", air: "气型手，谈得拢才处得久", fire: "火型手，等回音最难熬", water: "水型手，对方没说你先知道" },
  ],
  mind: [
    {
      "short.straight": "智慧线不长又平，学一样用一样最见效",
      "short.sloping": "智慧线不长、往下斜，靠印象和画面记得最牢",
      "long.straight": "智慧线长而平，想得周全，动手要人催",
      "long.sloping": "智慧线长而下斜，想得远，最好边想边写下来",
    },
    { short: "手指短，先看目录再看细节才不烦", long: "手指长，细处你看得见，日子却容易看丢" },
    { curved: "感情线弯，有人一起学你才坐得住", straight: "感情线平，一个人关着门学得最快" },
  ],
  work: [
    {
      wrist: "事业线从腕上直起，你认得自己的路",
      life: "事业线贴着生命线起，你先借别人的屋檐，再盖自己的",
      moon: "事业线从掌根外侧起，你的饭碗在人群里",
      late: "事业线起得高，真正的那份事来得晚，站得稳",
      present: "掌心有事业线，你心里有条主路",
      none: "掌心没有事业线，路得你自己一段段画",
      unmarked: "事业线没有标，这一头先看掌形和手指",
    },
    { earth: "土型手，做得出实物的事你最久", air: "气型手，靠讲和写吃饭最顺", fire: "火型手，开头交给你，守成另找人", water: "水型手，跟人打交道的细活你拿手" },
    { short: "智慧线短，一次只接一件活你做得最好", medium: "智慧线适中，换个部门你也接得住", long: "智慧线长，难的、慢的归你" },
  ],
  money: [
    { straight: "智慧线平，账你算得清，缺的是开口", gentle: "智慧线微斜，钱来去大致有数，偶尔为喜欢破例", steep: "智慧线陡，花钱跟着心情走" },
    { square: "方掌，守得住，涨价慢", long: "长掌，估价靠感觉，账要写下来" },
    {
      index: "感情线伸到食指下，面子上的开销最大",
      between: "感情线收在两指之间，请客和存钱各占一半",
      middle: "感情线收在中指下，心烦那天最费钱",
      ring: "感情线收得早，高兴时答应的数要再点一遍",
    },
  ],
  vigour: [
    { close: "生命线收得窄，这阵子要省着用力", medium: "生命线弯得匀，力气够，别欠觉", wide: "生命线弯得开，动起来比躺着更歇人" },
    { straight: "智慧线平，脑子停得下来身子才停", gentle: "智慧线微斜，换个念头就缓得过来", steep: "智慧线陡，累的多半是心" },
    { earth: "土型手，累了不说", air: "气型手，累在嘴和脑子", fire: "火型手，烧得快也空得快", water: "水型手，耗在别人的情绪上" },
  ],
  sides: [
    { made: "看的是惯用手，说的是你后来做成的样子", given: "看的是不惯用的那只，说的是带来的底子", unknown: "还不知道你惯用哪只手，先不分先天后天" },
    { high: "标得清楚，这些数可以信", fair: "有一两处存疑，大处可信，小处留意", low: "疑点多，先把点拖准再信" },
    { measured: "长短斜度都是从标的点量出来的，数是真的，意思是手相家的说法", typed: "照你写的几项看，没有量过" },
  ],
};
/** The shape of a hand and how it loves, each in so few characters that one line holds both. */
export const handHeads = { earth: "土型手，先动手后开口", air: "气型手，讲明白了才动", fire: "火型手，先跑再看地图", water: "水型手，先感到后明白" } as const;
export const loveHeads = {
  index: "看得起一个人才爱得下去",
  between: "给得出暖，也守得住分寸",
  middle: "先顾好自己才顾得上人",
  ring: "心动在前，安排在后",
} as const;

/** Where a shape gets stuck, and what to do there. */
export const stuck = {
  earth: { at: "土型手卡在改道上，做顺的活换一步都难", way: "先拿最小的一步试" },
  air: { at: "气型手卡在讲完就当做完", way: "讲给人听的那天，顺手定一个交的日子" },
  fire: { at: "火型手卡在第三周，新鲜劲过了，账还没人记", way: "开头就找好记账的人" },
  water: { at: "水型手卡在别人的脸色上", way: "应事之前先问自己要不要" },
} as const;

/** Why this hand quarrels, by the curve of the heart line and the fall of the head line, and the way out. */
export const quarrels: Readonly<Record<`${"curved" | "straight"}.${"straight" | "gentle" | "steep"}`, { why: string; way: string }>> = {
  "curved.straight": { why: "感情线弯、智慧线平，你火气先到，道理后到", way: "先停十分钟，等道理到了再开口" },
  "curved.gentle": { why: "感情线弯、智慧线微斜，你吵着吵着就替对方找台阶，自己那句没说", way: "先把自己那句说完，再让" },
  "curved.steep": { why: "感情线弯、智慧线陡，对方一句话，你能想出一整出戏", way: "先问一句“你是这个意思吗”，再接话" },
  "straight.straight": { why: "两条线都平，你讲理不看脸色，对方听着像判决", way: "先说一句你在乎什么，再讲理" },
  "straight.gentle": { why: "感情线平、智慧线微斜，你嘴上不吵，心里已经收了", way: "当天就说出来，别过夜" },
  "straight.steep": { why: "感情线平、智慧线陡，你当场一句不说，夜里吵完八个来回", way: "把夜里那句写下来，白天当面念" },
};
