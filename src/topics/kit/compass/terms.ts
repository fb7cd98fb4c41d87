import { toTerm } from "../terms/term.ts";

/** Directions on the compass. */
export const compassTerms = [
  toTerm(
    "罗盘|二十四山|山",
    "compass|24 mountains|mountains|mountain of the compass",
    "风水用的圆盘，一圈分二十四格，叫二十四山，每山十五度，子在正北。这里的“山”是方位，不是真的山。",
    "The feng shui dial, cut into 24 “mountains” of 15°, with Zi due north. A mountain here is a direction.",
  ),
  toTerm(
    "向|朝向|向度",
    "facing|bearing",
    "房子正面对着的方向，通常看采光最多、面向开阔的一面，不一定是门。",
    "The way the front of the house looks, usually its open, lighter side; the door may be elsewhere.",
  ),
  toTerm(
    "坐|坐山|坐向",
    "sitting",
    "向的正对面，房子背靠的那一边。坐子向午，就是背北朝南。",
    "Straight across from the facing: where the house has its back. Sitting Zi, facing Wu is back to the north, front to the south.",
  ),
  toTerm(
    "磁偏角",
    "declination|magnetic declination",
    "指南针指的北和真正的北差几度，各地不同。按它校正一次才准。",
    "By how much a needle’s north differs from true north; it varies with the place, and a reading is corrected by it once.",
  ),
  toTerm(
    "近线|界线",
    "near a border|border",
    "向度离两山的分界太近，差一点就换一个盘，值得再量一次。",
    "The bearing lies so near the line between two mountains that a small error changes the chart. Measure again.",
  ),
  toTerm(
    "大空亡|小空亡|空亡线",
    "void line|great void line|small void line",
    "两山交界处的窄线。在两宫之间叫大空亡，盘会不同；在一宫里叫小空亡，影响小。",
    "The narrow band where two mountains meet. Between two palaces the chart changes; within one it hardly matters.",
  ),
  toTerm(
    "九宫|宫|洛书",
    "nine palaces|palace|Luo Shu",
    "把房子的平面分成九格，八个方向加中间，各有一个数在里面飞。",
    "The plan of a house in nine fields, eight directions and the middle, through which numbers move.",
  ),
  toTerm("正北坎宫|正北|坎宫", "north|North, Kan", "北方那一格，洛书一，属水，八宅里叫坎。", "The northern field, number 1 of the Luo Shu, water, called Kan."),
  toTerm(
    "西南坤宫|西南|坤宫",
    "south-west|South-west, Kun",
    "西南那一格，洛书二，属土，叫坤。",
    "The south-western field, number 2 of the Luo Shu, earth, called Kun.",
  ),
  toTerm("正东震宫|正东|震宫", "east|East, Zhen", "东方那一格，洛书三，属木，叫震。", "The eastern field, number 3 of the Luo Shu, wood, called Zhen."),
  toTerm(
    "东南巽宫|东南|巽宫",
    "south-east|South-east, Xun",
    "东南那一格，洛书四，属木，叫巽。",
    "The south-eastern field, number 4 of the Luo Shu, wood, called Xun.",
  ),
  toTerm(
    "中宫|屋心",
    "centre|centre palace",
    "屋子当中的一格，洛书五，属土。八方都从它量出去。",
    "The middle of the house, number 5 of the Luo Shu, earth. Every direction is measured from it.",
  ),
  toTerm(
    "西北乾宫|西北|乾宫",
    "north-west|North-west, Qian",
    "西北那一格，洛书六，属金，叫乾。",
    "The north-western field, number 6 of the Luo Shu, metal, called Qian.",
  ),
  toTerm("正西兑宫|正西|兑宫", "west|West, Dui", "西方那一格，洛书七，属金，叫兑。", "The western field, number 7 of the Luo Shu, metal, called Dui."),
  toTerm(
    "东北艮宫|东北|艮宫",
    "north-east|North-east, Gen",
    "东北那一格，洛书八，属土，叫艮。",
    "The north-eastern field, number 8 of the Luo Shu, earth, called Gen.",
  ),
  toTerm("正南离宫|正南|离宫", "south|South, Li", "南方那一格，洛书九，属火，叫离。", "The southern field, number 9 of the Luo Shu, fire, called Li."),
  toTerm(
    "太岁三煞|太岁",
    "Tai Sui|Tai Sui, San Sha",
    "当年年支所在的那一山，叫太岁方。那一处当年少动土，住着不碍事。",
    "The mountain with the name of the year’s branch, the year’s own seat. Custom builds nothing there that year; living there is fine.",
  ),
  toTerm(
    "三煞",
    "San Sha|Three Killings",
    "跟当年年支三合局相对的那一方，叫三煞方。名字重，说的只是当年别在那边动大工程。",
    "The side across from the year’s group of three branches. The name is fierce; all it means is no large works there that year.",
  ),
];
