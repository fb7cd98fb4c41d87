import type { TieKind } from "../../../kit/almanac/day-person.ts";
import type { Duty } from "../../../kit/almanac/duties.ts";
import type { PathSpirit } from "../../../kit/almanac/paths.ts";
import type { Warning } from "../../../kit/almanac/warnings.ts";
import type { Direction } from "../../../kit/compass/palace.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";

const weekdays = "一二三四五六日";
export const toWeekday = (weekday: number): string => `周${weekdays[weekday - 1]!}`;
/** 6, 7 → 周末；1 … 5 → 工作日；1, 3 → 周一、周三 */
export const toWeekdaysName = (days: readonly number[]): string =>
  days.join() === "6,7" ? "周末" : days.join() === "1,2,3,4,5" ? "工作日" : days.map(toWeekday).join("、");

/** 12月17日 */
export const toMonthDay = (date: string): string => `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`;
/** 12月17日（周四） */
export const toDayName = ({ date, weekday }: { date: string; weekday: number }): string => `${toMonthDay(date)}（${toWeekday(weekday)}）`;

export const directionNames: Record<Direction, string> = { N: "正北", NE: "东北", E: "正东", SE: "东南", S: "正南", SW: "西南", W: "正西", NW: "西北" };
export const elementNames: Record<Element, string> = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" };

/** 辰时（7 至 9 点） */
export const toHourName = ({ branch, from }: { branch: string; from: number }): string => `${branch}时（${from} 至 ${(from + 2) % 24} 点）`;

/** What each of the twelve days is like, in a clause that can follow “除日”. */
export const dutyMeanings: Record<Duty, string> = {
  建: "头一天，气刚立起来，出面、见人有力，挖地动土太早",
  除: "扫旧的一天，清、剪、退、医都顺手",
  满: "装满的一天，宴客、进货、收钱合适，再往里塞就溢出来",
  平: "摊平的一天，抹墙铺路可以，求起落的事没劲",
  定: "坐定的一天，定亲、签字、落座都稳，要动的就慢",
  执: "抓牢的一天，捉、守、建合适，松手和搬动不合适",
  破: "与本月相冲的一天，只宜拆和治，立事容易散",
  危: "站在高处的一天，安床、祭祀求稳可以，登高行险免了",
  成: "事情成形的一天，开张、嫁娶、入学都愿意选它",
  收: "收回来的一天，收账、入库合适，放出去的事不合适",
  开: "开门的一天，开张、出门、求学一路有门",
  闭: "关门的一天，埋、堵、收尾合适，起头不合适",
};

/** The path's spirits, in a clause. */
export const pathMeanings: Record<PathSpirit, string> = {
  青龙: "六位黄道里打头的，做什么都有人接",
  明堂: "像进了亮堂的正厅，宜见人、宜摆到明面上说",
  天刑: "手里拿着规矩，事情容易卡在条文上",
  朱雀: "管口舌，话多的场合要有人压着",
  金匮: "守柜子的，跟钱、跟家里人有关的事顺",
  天德: "心肠最宽的一位，小岔子有人担待",
  白虎: "性子急，动刀动土、赶时间的事要慢半拍",
  玉堂: "管文书和屋里的安稳，签字落户都在行",
  天牢: "像关着门办事，消息出不去，手续走得慢",
  玄武: "爱在暗处，钱和证件要自己盯",
  司命: "管灶火和白天，事情赶在日头里办完最好",
  勾陈: "拖，一件事勾着另一件，收尾要留余地",
};

export const warningNames: Record<Warning, string> = {
  monthBreak: "月破",
  yearBreak: "岁破",
  fourParted: "四离",
  fourEnded: "四绝",
  deathDay: "受死",
  yangGong: "杨公忌",
  threeMaids: "三娘煞",
};
export const warningMeanings: Record<Warning, string> = {
  monthBreak: "日支与月支相冲，当月的气在这天散开",
  yearBreak: "日支与年支相冲，这天顶着太岁",
  fourParted: "冬至、夏至、春分、秋分的前一天，两季之气正在分开",
  fourEnded: "立春、立夏、立秋、立冬的前一天，一季的气到了头",
  deathDay: "通书按月份列出的一支，旧说喜事不选",
  yangGong: "民间一年十三天的忌日，《协纪辨方书》没有收",
  threeMaids: "每月初三、初七、十三、十八、廿二、廿七，民间嫁娶避开",
};

export const tieNames: Record<TieKind, string> = {
  fullClash: "天克地冲",
  yearClash: "冲年支",
  dayClash: "冲日支",
  punishment: "相刑",
  harm: "相害",
  sixHarmony: "六合",
  threeHarmony: "三合",
  noble: "天乙贵人",
  useful: "用神到位",
};

export const mansionMeanings: Record<string, string> = {
  角: "二十八宿的头一位，开头、立木、成亲都肯帮",
  亢: "脖子梗着，讲理的场合容易顶牛",
  氐: "根还没扎实，添人添产放一放",
  房: "四匹马拉车，迎亲和置办都有脚力",
  心: "心思重，当面争起来两边都难下台",
  尾: "龙尾一摆，起屋成亲都跟得上",
  箕: "簸箕扬得开，开门、进货、收成都借得到风",
  斗: "量米的斗，一勺一勺有数，修造、开市、嫁娶都用得着",
  牛: "老牛慢，赶工期的事走不快",
  女: "针线活细，众人的热闹它不擅长",
  虚: "仓里空，先别许大数目",
  危: "屋脊上站人，搬高爬低要有人扶",
  室: "营造的房子，盖、修、搬进去都对路",
  壁: "书房的墙，写字、落契、读书都有靠",
  奎: "走路迈大步，容易踩过界，开门动工要看清边线",
  娄: "把散的拢起来，聚人、结亲、养牲口都好",
  胃: "粮仓，存进去的多，入库、婚事、置产都合",
  昴: "鸡叫得早，话先走了，事还没到",
  毕: "张开的网，种、收、造、迎都兜得住",
  觜: "嘴尖，合同里的小字先挑出来",
  参: "三星并肩，合伙和动工有帮手，定亲它不热心",
  井: "井水自己涌，求学、开店、种地有源头",
  鬼: "香火边上的星，祭祀和下葬归它，喜事它不出面",
  柳: "枝条软，扛重的事压不住",
  星: "一匹单马，跑得快，拉不动一家子",
  张: "弓拉满，宴客、开业、嫁娶都张得开",
  翼: "翅膀扑得高，落脚的事不着地",
  轸: "车后的横木，出门、买车、办事都载得动",
};
