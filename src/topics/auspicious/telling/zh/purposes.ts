import type { Purpose } from "../../../kit/almanac/data/purposes.ts";

interface PurposeName {
  /** As the form offers it. */
  option: string;
  /** As a verb: 办婚礼. */
  act: string;
}

const name = (option: string, act: string): PurposeName => ({ option, act });

export const purposeNames: Readonly<Record<Purpose, PurposeName>> = {
  wedding: name("婚礼、嫁娶", "办婚礼"),
  registry: name("领证", "领证"),
  engagement: name("订婚、提亲", "订婚"),
  moving: name("搬家、入宅", "搬家"),
  bed: name("安床", "安床"),
  opening: name("开业、开张", "开业"),
  signing: name("签合同", "签约"),
  trade: name("买卖、交易", "做成一笔买卖"),
  property: name("买房、过户", "办房子的手续"),
  car: name("提车", "提车"),
  groundbreaking: name("动土、开工", "动土"),
  renovation: name("装修", "开始装修"),
  travel: name("出行、出远门", "出门"),
  interview: name("面试", "面试"),
  newJob: name("入职、上任", "入职"),
  study: name("入学、开考、拜师", "入学或赴考"),
  haircut: name("理发", "理发"),
  checkUp: name("体检、复诊", "做体检"),
  baby: name("满月、百日", "办满月酒"),
  party: name("聚会、宴客", "请客"),
  pet: name("接宠物回家", "接宠物"),
  planting: name("种树、栽花", "栽种"),
  worship: name("祭祖、祈福", "祭祀祈福"),
  burial: name("安葬", "安葬"),
  lawsuit: name("递状、起诉", "递状子"),
  any: name("只看这天好不好", "办事"),
};
