/** The four rounds of twelve, each god in the order in which it follows the last. */
export const godCycles = {
  lifeStage: ["长生", "沐浴", "冠带", "临官", "帝旺", "衰", "病", "死", "墓", "绝", "胎", "养"],
  doctor: ["博士", "力士", "青龙", "小耗", "将军", "奏书", "飞廉", "喜神", "病符", "大耗", "伏兵", "官府"],
  general: ["将星", "攀鞍", "岁驿", "息神", "华盖", "劫煞", "灾煞", "天煞", "指背", "咸池", "月煞", "亡神"],
  year: ["岁建", "晦气", "丧门", "贯索", "官符", "小耗", "大耗", "龙德", "白虎", "天德", "吊客", "病符"],
} as const;
export type CycleName = keyof typeof godCycles;
export type God = (typeof godCycles)[CycleName][number];
export const cycleNames = Object.keys(godCycles) as CycleName[];
