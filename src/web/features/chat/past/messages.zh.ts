import type { PastState } from "../../../../shared/contract/past.ts";

type Kind = PastState["asked"][number]["kind"];

export const pastMessagesZh = {
  offer: "先验前事",
  offerNote: "六个过去的年份，有没有那样的事由你说；再看这张盘和时辰站不站得住",
  close: "收起",
  loading: "正在挑年份…",
  failed: "年份没取到。",
  retry: "再试一次",
  tooYoung: "满六岁以来的年头太少，挑不出几个来验。过些年再来。",
  intro: "有几个年份盘上有标记，另有两个是掺进来的对照，答完一起揭开。凭记忆答就行：那一年有没有这样的事？记不清就说记不清。六个年份能说明的不多。",
  byYear: { birthday: "年从立春算起，约在二月四日。", astro: "年按公历算。" } as Record<string, string>,
  year: (year: number, age: number) => `${year} 年，${age} 岁`,
  kinds: {
    move: "变动：搬家、换学校、换工作，或离家",
    bond: "感情：一段开始，或一段分开",
    family: "家里有难处：有人病了、闹得不和，或手头紧",
    body: "身体吃紧：生病、受伤，或累了很久",
    standing: "上了一步：考上、升职，或收入明显变好",
  } satisfies Record<Kind, string>,
  answers: { right: "对", wrong: "不对", unsure: "记不清" },
  show: "看结果",
  showEarly: (count: number) => `就答这 ${count} 个，看结果`,
  notSaved: "刚才那一下没存上。",
  saveAgain: "再存一次",
  remove: "删掉这些回答",
  removed: "回答删掉了",
  undo: "撤销",
  restored: "回答还在",
  removeFailed: "没删成，再试一次。",
  // The result.
  opened: "揭开",
  marked: { always: "盘上有标", some: "看时辰", never: "对照，盘上没标" },
  onlyWith: (hours: string) => `要生在${hours}才标`,
  comma: "、",
  join: "；",
  chartHead: "这张盘",
  marking: (marked: number, of: number) => `满六岁以来 ${of} 年，盘上为这样那样的事标了 ${marked} 年。标得越多，越容易碰对。`,
  counts: (right: number, of: number, controlRight: number, controlOf: number) =>
    `盘上有标的 ${of} 年，你说对 ${right} 年；没标的 ${controlOf} 年，也有 ${controlRight} 年说对。`,
  countsByHour: (right: number, of: number, controlRight: number, controlOf: number) =>
    `总有时辰会标的 ${of} 年，你说对 ${right} 年；哪个时辰都不标的 ${controlOf} 年，也有 ${controlRight} 年说对。`,
  tooFew: "有标的和没标的都要答上几个，才比得出来。记不清的不算。",
  allAlike: "每一年你都答得一样，标没标就看不出差别。",
  peers: (asWell: number, of: number) =>
    `同一年出生、在这几年里也是有标有不标的 ${of} 张盘，有 ${asWell} 张跟你的回答一样合，或更合。不过年份本是照你的盘挑的，这个数偏好看，不如前一个作准。`,
  deals: (asWell: number, of: number) => `同样这些回答，在这几年里重新分派，一共 ${of} 种分法，有 ${asWell} 种也这么合。`,
  verdicts: {
    nothing: "所以这几年既没证实这张盘，也没推翻它。",
    poor: "合得比随手分派的还差；只有这几年，也还不能说它错。",
    fair: "合得比随手分派的好，但只有这几年，算不上证据。",
  },
  hourHead: "时辰",
  noHour: "这几年标不标都不随时辰变，所以说不出时辰。",
  noHourAtAll: "没有钟点，四轴和月亮定不下来，这几年只看了别的，说不出时辰。",
  scopes: {
    day: "一整天的时辰都看了，每一分钟起步一样。",
    near: "只看了你报的时辰和前后各一个，每一分钟起步一样；日子照你给的，不跨到前后一天。",
    clock: (hours: number) => `只看了你报的钟点前后各${hours === 1 ? "一" : "两"}小时，每一分钟起步一样；不跨到前后一天。`,
  },
  assumed: "假定：时辰若对，盘上有标的年份十次有七次你会说对，没标的十次有三次。这两个数是我们定的，没有人测过。只看“对”落在哪几年，不看你一共说了几个对。",
  notApart: "这些回答分不出时辰。",
  ahead: (hours: string, lead: string, percent: number) =>
    `眼下靠前的是${hours}，是其次的 ${lead} 倍；可是同样的回答随手重新分派，每百次有 ${percent} 次也能让某个时辰这么靠前。`,
  broad: (lead: string) => `靠前的那些占了看过的一大半，比其余的高 ${lead} 倍，等于没挑。`,
  leans: (hours: string, lead: string, percent: number) =>
    `偏向${hours}，比其次的是 ${lead} 比 1。同样的回答随手重新分派，每百次有 ${percent} 次也能偏成这样。这不是证明。`,
  shareSmall: (share: number) => `看过的时辰里它只占百分之${share}：更可能是别的。`,
  shareMost: (share: number) => `看过的时辰里它占百分之${share}。`,
  isGiven: "正是你报的。",
  /** By the craft's names where it has them, else by the clock. */
  hours: (stretches: readonly { names: readonly string[]; from: string; to: string }[]) => {
    const names = stretches.flatMap((one) => one.names);
    return names.length > 0 ? `${names.join("、")}时` : stretches.map(({ from, to }) => ` ${from} 到 ${to} 之间`).join("、");
  },
  /** Under a bar: one letter, or a clock time. */
  hourTick: (name: string | undefined, from: string) => name?.at(-1) ?? from,
  chart: (rows: string) => `各时辰能解释这些回答的程度：${rows}`,
  chartRow: (name: string, percent: number) => `${name} ${percent}%`,
  chartNote: "柱子越高，越能解释你的回答；一样高就是分不开。",
  chartGiven: "方点是你报的。",
  adopt: (hour: string, time: string) => `改用${hour}（约 ${time}）重排`,
  adoptNote: "重排会接在对话后面，只说变了什么。",
  adoptWords: (time: string) => `其实出生时间是${time}`,
  wasChanged: "结果揭开以后改过答案。改过的不能再当检验，只留给你自己看。",
  wasCheckedBefore: "这段对话里已经验过一次。同一份记忆再验一遍，不算新的凭据。",
};
export type PastMessages = typeof pastMessagesZh;
