import { toTerm } from "../../terms/term.ts";

/** The eight trigrams. */
export const trigramTerms = [
  toTerm("八卦|先天数|先天八卦", "eight trigrams|Earlier Heaven order|Earlier Heaven", "三条爻组成的八个图：乾兑离震巽坎艮坤，按先天次序数一到八。", "The eight figures of three lines: Heaven, Lake, Fire, Thunder, Wind, Water, Mountain, Earth, numbered one to eight in the Earlier Heaven order."),
  toTerm("乾|乾卦", "heaven|Qian|heaven trigram", "三条阳爻，天，属金：刚、动、领头。", "Three whole lines: heaven, metal. Firm, moving, in the lead."),
  toTerm("兑|兑卦", "lake|Dui|lake trigram", "上头一条阴爻，泽，属金：说话、喜悦、缺口。", "A broken line on top: the lake, metal. Talk, pleasure, an opening."),
  toTerm("离|离卦", "Li|fire trigram", "中间一条阴爻，火，属火：明亮、附着、看得见。", "A broken line in the middle: fire. Bright, clinging, plain to see."),
  toTerm("震|震卦", "thunder|Zhen|thunder trigram", "下头一条阳爻，雷，属木：起动、惊、头一下。", "A whole line at the bottom: thunder, wood. A start, a shock, the first push."),
  toTerm("巽|巽卦", "wind|Xun|wind trigram", "下头一条阴爻，风，属木：钻进去、顺着、慢慢透。", "A broken line at the bottom: wind, wood. It goes in everywhere, gently, by degrees."),
  toTerm("坎|坎卦", "Kan|water trigram", "中间一条阳爻，水，属水：坑、险、里头有实的。", "A whole line in the middle: water. A pit, a risk, with something solid inside."),
  toTerm("艮|艮卦", "mountain|Gen|mountain trigram", "上头一条阳爻，山，属土：停、守、到此为止。", "A whole line on top: the mountain, earth. Stop, keep, thus far."),
  toTerm("坤|坤卦", "Kun|earth trigram", "三条阴爻，地，属土：承接、跟随、容得下。", "Three broken lines: the earth. It bears, follows and has room."),
];
