import type { CycleName, God, godCycles } from "../../data/gods.ts";

type Meanings<Cycle extends CycleName> = Record<(typeof godCycles)[Cycle][number], string>;

export const cycleTitles: Record<CycleName, string> = { lifeStage: "长生十二神", doctor: "博士十二神", general: "将前十二神", year: "岁前十二神" };

/** What each god of a round says of the palace it stands in. */
const godMeanings: { [Cycle in CycleName]: Meanings<Cycle> } = {
  lifeStage: {
    长生: "气刚生出来，宜开头",
    沐浴: "像初生洗沐，嫩、多变，带点桃花",
    冠带: "像成年加冠，开始有样子",
    临官: "上任做事，气正旺",
    帝旺: "气到顶点",
    衰: "过了顶，缓下来",
    病: "气弱，宜养",
    死: "气停住，少动",
    墓: "收进库里，宜藏宜守",
    绝: "旧气断尽，换气之处",
    胎: "新气刚有影子",
    养: "在养着，等出生",
  },
  doctor: {
    博士: "聪明，利文墨",
    力士: "有力气、有权势",
    青龙: "有喜、有进项",
    小耗: "小钱漏出去",
    将军: "威风，也冲动",
    奏书: "利文书、上报",
    飞廉: "流言飞来飞去",
    喜神: "喜事、接着来的好消息",
    病符: "精神差，留意小病",
    大耗: "大笔花销",
    伏兵: "暗里有绊脚的",
    官府: "公事、官司、手续",
  },
  general: {
    将星: "能压住场面",
    攀鞍: "借人之力上马，利名",
    岁驿: "出行、调动",
    息神: "提不起劲",
    华盖: "清高、爱独想",
    劫煞: "防被人拿走东西",
    灾煞: "防意外",
    天煞: "防长辈、上司那头的事",
    指背: "背后有人指点",
    咸池: "人缘、桃花",
    月煞: "防女性长辈那头的事",
    亡神: "东西、念头容易丢",
  },
  year: {
    岁建: "太岁当头，事都要过它的手",
    晦气: "心里闷",
    丧门: "防愁事",
    贯索: "防被事绑住",
    官符: "防口舌、手续",
    小耗: "小破费",
    大耗: "大破费，与太岁相对",
    龙德: "有人解围",
    白虎: "防磕碰和争执",
    天德: "逢凶有化",
    吊客: "防亲友的愁事",
    病符: "留意身体",
  },
};

/** What a god of a round is about; 小耗, 大耗, 病符, 华盖, 咸池, 天德 stand in two rounds. */
export const toGodMeaning = (cycle: CycleName, god: God): string => (godMeanings[cycle] as Partial<Record<God, string>>)[god] ?? "";
