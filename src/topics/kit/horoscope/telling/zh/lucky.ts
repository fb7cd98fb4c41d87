import type { HoroscopeCast } from "../../cast.ts";
import { baseScore } from "../../score.ts";
import { bodyNames, colorNames } from "./names.ts";
import { toHouse } from "./reason-text.ts";

export const toLuckyWords = ({ lucky: { body, color, number, timer } }: HoroscopeCast): { color: string; rule: string } => ({
  color: colorNames[color],
  rule: `颜色取给你加分最多的${bodyNames[body]}：它的本色是${colorNames[color]}。数字取${bodyNames[timer]}所在的${toHouse(number)}，所以是${number}。`,
});

export const toScoreRule = ({ period }: HoroscopeCast): string =>
  `每一项从${baseScore}分起，各条理由加减，最低5、最高98；综合是四项之和的平均。星座本身算第一宫，往后数十二宫。${
    period === "day" ? "行星位置取世界时正午。" : `${period === "year" ? "每三天取一天" : "每天取一次"}正午的行星位置，理由按天平均，不足半分的不列。`
  }`;
