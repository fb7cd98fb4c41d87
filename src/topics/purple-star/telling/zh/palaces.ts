import type { PalaceName } from "../../data/palaces.ts";

/** 仆役 is called 交友 today. */
export const toPalaceShort = (name: PalaceName): string => (name === "仆役" ? "交友" : name);

/** 命宫 keeps its 宫; the others take one. */
export const toPalaceTitle = (name: PalaceName): string => (name === "命宫" ? name : `${toPalaceShort(name)}宫`);

/** What a palace is asked about. */
export const palaceMeanings: Record<PalaceName, string> = {
  命宫: "看你这个人的底色和一生的主调",
  兄弟: "看兄弟姊妹和平辈，也看现钱的周转",
  夫妻: "看感情和伴侣的样子、相处的方式",
  子女: "看儿女、晚辈，也看合伙和做出来的东西",
  财帛: "看钱怎么来、怎么花",
  疾厄: "看体质和性情里的弱处",
  迁移: "看出门在外，别人眼里的你",
  仆役: "看朋友、同事和手下的人，老书叫仆役宫",
  官禄: "看事业、学业和做事的路数，也叫事业宫",
  田宅: "看房产、家境和住的地方",
  福德: "看心里的受用、兴趣和精神",
  父母: "看父母、上司和长辈，也看文书",
};

/** The matter of a palace in two to four characters, to stand inside a sentence. */
export const palaceMatters: Record<PalaceName, string> = {
  命宫: "你自己",
  兄弟: "平辈和周转",
  夫妻: "感情",
  子女: "晚辈和作品",
  财帛: "钱",
  疾厄: "身子",
  迁移: "出门在外",
  仆役: "朋友",
  官禄: "事业",
  田宅: "家宅",
  福德: "心里的受用",
  父母: "长辈和文书",
};
