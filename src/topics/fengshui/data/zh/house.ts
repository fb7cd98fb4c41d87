import type { Direction } from "../../../kit/compass/palace.ts";
import type { MainPattern, WholePattern } from "../../../kit/flying-stars/pattern.ts";
import type { TrigramName } from "../../../kit/hexagrams/trigrams.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";

/** What a pattern asks of the ground: before the front, at the back. */
export const patternUses: Readonly<Record<MainPattern, string>> = {
  旺山旺向: "背后要有实墙，门前要有空地，照常住就用上了",
  双星到向: "钱先动，人后歇；门前留空，远处再有一排树或一堵墙挡着，两头才都顾到",
  双星到坐: "人住得安，钱来得慢；背后靠墙，墙边再开一扇窗或摆一缸水，让它动",
  上山下水: "前后掉了个儿，住法也掉个儿：重柜子放前面，常走动的事放后面",
};

export const wholeUses: Readonly<Record<WholePattern, string>> = {
  山星合十: "每宫山星加运星都得十，家里有争执时总有一个人肯递台阶",
  向星合十: "每宫向星加运星都得十，一条财路断了，另一条接得上",
  父母三般卦: "每宫三颗星隔三相连（一四七、二五八、三六九），这一间不顺，换一间就缓过来",
  连珠三般卦: "每宫三颗星是连着的三个数，事一件带一件，帮手要从熟人里找",
  山星伏吟: "山星全回自己本家，人事上同一句话一年说几遍，要紧的写下来",
  向星伏吟: "向星全回自己本家，钱在老路上转，换一种收法试三个月",
  山星反吟: "山星全落到对面，约好的事要确认两次",
  向星反吟: "向星全落到对面，进账常要退回重办，单据留底",
};

/** What a house that sits by this trigram leans on. */
export const houseNatures: Readonly<Record<TrigramName, string>> = {
  乾: "靠当家的人拿主意",
  兑: "靠会说话、会待客的人",
  离: "靠热闹，也靠面子",
  震: "靠肯动的年轻人",
  巽: "靠读书、跑外面的人",
  坎: "靠沉得住气、走得远的人",
  艮: "靠守得住的人",
  坤: "靠管家的那双手",
};

/** How a person's kua takes to the palace the house sits in. */
export const relations: Readonly<Record<Mansion, string>> = {
  生气: "房子推着你动，住进来事会多，精神也跟得上",
  延年: "跟这房子处得久，越住越不想搬",
  天医: "这房子养你，外面累了回来补得上",
  伏位: "房子和你一个脾气，住得稳，变动少",
  祸害: "小摩擦常有，水管、灯泡这些坏了当天修",
  六煞: "人来得杂，留一间只给自己",
  五鬼: "房子比你急，动怒的事拖到饭后再说",
  绝命: "房子不替你使劲，全靠挑对房间、摆对床",
};

/** What belongs to a side of the house by the sun and by its trigram. */
export const sides: Readonly<Record<Direction, string>> = {
  N: "北边凉，水和静的东西放得住",
  NE: "东北像个山坳，适合收着、藏着",
  E: "东边早上先亮，适合起得早的人",
  SE: "东南透气，适合养绿植、写东西",
  S: "南边亮，适合会客、显眼的东西",
  SW: "西南厚实，适合一家人围着坐",
  W: "西边下午晒，适合喝茶、待客",
  NW: "西北高一头，适合当家人的桌子",
};
