/** 十二宫 from 命宫 on; each stands one branch before the last. */
export const palaceNames = ["命宫", "兄弟", "夫妻", "子女", "财帛", "疾厄", "迁移", "仆役", "官禄", "田宅", "福德", "父母"] as const;
export type PalaceName = (typeof palaceNames)[number];
