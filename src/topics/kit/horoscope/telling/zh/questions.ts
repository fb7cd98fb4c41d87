import type { Sign } from "../../../sky/signs.ts";
import type { ScoreName } from "../../themes.ts";
import { signNames } from "./names.ts";

const general: Record<ScoreName, readonly string[]> = {
  overall: ["我这张星盘里最少见的是哪一处？", "我的上升星座怎么改了太阳星座？", "接下来三个月，行运碰到我盘里哪颗星？", "我最该留意的相位是哪一个？"],
  love: [
    "我的金星落在哪一宫，我怎么喜欢一个人？",
    "第七宫说我会跟什么样的人走近？",
    "月亮星座说我在感情里怕什么？",
    "今年哪几个月感情上动静最大？",
    "我的金星和火星合得来吗？",
  ],
  career: [
    "我的中天在哪个星座，适合做什么样的活？",
    "第六宫说我跟同事怎么处？",
    "土星给我的功课在工作哪一处？",
    "今年换工作，行运怎么看？",
    "我适合一个人干还是跟人搭伙？",
  ],
  wealth: ["我的第二宫说钱从哪里来？", "木星在我盘里帮的是哪一块？", "我在哪种事上最容易多花钱？", "跟人合着用钱，第八宫怎么说？"],
  health: ["我的月亮要怎样才歇得好？", "火星说我的力气该往哪里使？", "第六宫说我的作息先改哪一样？", "我累的时候，盘里是哪颗星在撑着？"],
};

const own: Record<ScoreName, (sign: string) => string> = {
  overall: (sign) => `我是${sign}，为什么有些地方一点不像？`,
  love: (sign) => `太阳在${sign}，我的金星又在哪里？`,
  career: (sign) => `太阳在${sign}，工作上该靠它还是靠中天？`,
  wealth: (sign) => `${sign}的我，管第二宫的是哪颗星？`,
  health: (sign) => `太阳在${sign}，我的精神一天里什么时候最足？`,
};

export const toQuestions = (theme: ScoreName, sign: Sign | undefined): string[] => [...general[theme], ...(sign ? [own[theme](signNames[sign])] : [])];
