import type { CycleName, God, godCycles } from "../../data/gods.ts";

type Meanings<Cycle extends CycleName> = Record<(typeof godCycles)[Cycle][number], string>;

export const cycleTitles: Record<CycleName, string> = {
  lifeStage: "twelve stages of life",
  doctor: "Doctor’s twelve",
  general: "Commander’s twelve",
  year: "year’s twelve",
};

const godMeanings: { [Cycle in CycleName]: Meanings<Cycle> } = {
  lifeStage: {
    长生: "strength newly born; good for beginnings",
    沐浴: "the newborn’s bath: tender, changeable",
    冠带: "coming of age",
    临官: "at work, in full vigour",
    帝旺: "the height of strength",
    衰: "just past the height",
    病: "weak; rest it",
    死: "at a stop",
    墓: "put into store: keep rather than spend",
    绝: "the old breath ends, before a new one",
    胎: "a new thing barely there",
    养: "fed and waiting to be born",
  },
  doctor: {
    博士: "learning and letters",
    力士: "muscle and authority",
    青龙: "good news, money in",
    小耗: "small sums leak away",
    将军: "a bold front, a short fuse",
    奏书: "writing to those above",
    飞廉: "rumours",
    喜神: "gladness that goes on",
    病符: "low spirits; mind small ills",
    大耗: "a large expense",
    伏兵: "something lying in wait",
    官府: "officials, forms, lawsuits",
  },
  general: {
    将星: "holds a room",
    攀鞍: "into the saddle with a hand from others",
    岁驿: "travel and transfers",
    息神: "no heart for it",
    华盖: "apart, thinking",
    劫煞: "things taken",
    灾煞: "accidents",
    天煞: "trouble from elders’ side",
    指背: "talk behind one’s back",
    咸池: "charm and admirers",
    月煞: "trouble from older women’s side",
    亡神: "things and thoughts mislaid",
  },
  year: {
    岁建: "the year’s own seat: everything passes through here",
    晦气: "a heavy mood",
    丧门: "sad news",
    贯索: "tied down",
    官符: "disputes and forms",
    小耗: "small spending",
    大耗: "large spending, facing the year’s seat",
    龙德: "someone steps in",
    白虎: "knocks and quarrels",
    天德: "a way out of trouble",
    吊客: "a friend’s sorrow",
    病符: "mind the body",
  },
};

export const toGodMeaning = (cycle: CycleName, god: God): string => (godMeanings[cycle] as Partial<Record<God, string>>)[god] ?? "";
