import { toTerm } from "../terms/term.ts";

const toStar = (zh: string, en: string, meaningZh: string, meaningEn: string) =>
  toTerm(zh, en, `九星之一，${meaningZh}`, `One of the nine stars: ${meaningEn}`);

/** The numbers that fly through a house. */
export const flyingStarTerms = [
  toTerm(
    "飞星|玄空|玄空飞星|九星",
    "flying stars|flying star|Xuan Kong|nine stars",
    "玄空一派的看法：一到九九个数，按年代和坐向在九宫里移位，各管一类事。“星”是数，不是天上的星。",
    "The Xuan Kong school: the numbers one to nine move through the nine palaces by period and facing, each for some matter. A star here is a number, nothing in the sky.",
  ),
  toTerm(
    "元运|运|六运|七运|八运|九运|一运|二运|三运|四运|五运",
    "period|periods",
    "二十年一运，九运一百八十年一轮。房子哪一运建成，盘就按哪一运起；2024到2043年是九运。",
    "Time in periods of twenty years, nine to a round of 180. A house’s chart goes by the period it was finished in; 2024 to 2043 is period 9.",
  ),
  toTerm(
    "山星|山盘",
    "mountain star|mountain stars",
    "管人的那颗数：身体、和气、睡眠。它那一方宜实、宜高、宜静。",
    "The number for people: rest, health, peace at home. Its side is better solid, high and quiet.",
  ),
  toTerm(
    "向星|向盘|水星（风水）",
    "facing star|facing stars|water star",
    "管财的那颗数：门路、进出、营生。它那一方宜空、宜动、宜开门。",
    "The number for money: openings, comings and goings, trade. Its side is better open and in motion.",
  ),
  toTerm(
    "运星|运盘",
    "base star|base plate|base",
    "当运的数放进中宫再顺飞出去的那一层，山星、向星都由它生出。",
    "The layer made by putting the period’s number in the middle and flying it forward; mountain and facing stars come from it.",
  ),
  toTerm(
    "顺飞|逆飞|入中",
    "at the centre|flies forward|flies backward|flight",
    "一个数放进中宫，其余按洛书的路走：数往上加是顺飞，往下减是逆飞。由那一山的阴阳定。",
    "A number goes to the middle and the rest follow the Luo Shu path, rising for forward and falling for backward, by the yin or yang of the mountain.",
  ),
  toTerm("旺星|当旺|当令", "ripe|ripe star", "跟当运同数的那颗星，眼下最有力。", "The star with the number of the present period, at its strongest now."),
  toTerm(
    "将旺|生气星|未来星",
    "still to come|coming star",
    "下一运、再下一运的数，力气正往上走。",
    "A number whose period comes next or after: its force is rising.",
  ),
  toTerm("刚退|退气", "just past|past star", "上一运的数，刚过了时候，力气在退。", "The number of the period just gone, its force ebbing."),
  toTerm("已衰|衰星", "spent|spent star", "过了时候很久的数，使不上劲，别指望它。", "A number long past its period: no force left to count on."),
  toTerm(
    "格局",
    "pattern|house pattern",
    "看管人、管财的两颗旺星飞到了前门还是背后，分四种。",
    "Where the two ripe stars, the one for people and the one for money, have come to stand, front or back: four cases.",
  ),
  toTerm(
    "旺山旺向|到山到向",
    "Both stars in place",
    "管人的旺星在背后、管财的旺星在门前，各得其所。",
    "The star for people behind and the one for money in front, each where it belongs.",
  ),
  toTerm(
    "上山下水",
    "Stars changed round",
    "两颗旺星位置对调：管人的到了门前，管财的到了背后。屋里动静也跟着对调就好，前面要实，后面要活。",
    "The two ripe stars have changed places. Live with it turned: solid in front, lively at the back.",
  ),
  toTerm(
    "双星到向",
    "Both stars in front",
    "两颗旺星都到了门前，财路宽，人要留神歇息。",
    "Both ripe stars stand in front: money finds the way, and people must mind their rest.",
  ),
  toTerm(
    "双星到坐|双星会坐",
    "Both stars behind",
    "两颗旺星都到了背后，人和气，钱来得慢。",
    "Both ripe stars stand behind: people are at ease and money comes slowly.",
  ),
  toTerm(
    "全盘|全盘格",
    "whole chart",
    "九宫合起来看的特别排法，比如处处合十、处处三般。",
    "What is special in all nine palaces taken together, such as every pair adding up to ten.",
  ),
  toTerm(
    "父母三般卦|三般卦",
    "Parent triples|triples",
    "每宫三个数都是一四七、二五八、三六九里的一组，九宫互相通气，难处有回旋。",
    "In every palace the three numbers are 1 4 7, 2 5 8 or 3 6 9. The palaces answer one another, and trouble has room to turn.",
  ),
  toTerm(
    "连珠三般卦",
    "Pearl triples",
    "每宫三个数连着，像一二三，一环接一环，事情一件带一件。",
    "In every palace the three numbers follow on, like 1 2 3: one thing leads to the next.",
  ),
  toTerm(
    "合十|山星合十|向星合十",
    "make ten|Mountain stars make ten|Facing stars make ten",
    "每宫两个数相加都得十，九宫通气，路子走得开。",
    "In every palace two of the numbers add up to ten: the nine are in touch and ways open.",
  ),
  toTerm(
    "伏吟|山星伏吟|向星伏吟",
    "stars at home|Facing stars at home|Mountain stars at home",
    "飞出来的数跟洛书原位一样，像没动过，日子容易重复、沉。",
    "The numbers land on their own Luo Shu places, as if nothing had moved: days repeat and weigh.",
  ),
  toTerm(
    "反吟|山星反吟|向星反吟",
    "stars across|Facing stars across|Mountain stars across",
    "飞出来的数正好在洛书原位的对面，容易来回折腾。",
    "The numbers land straight across from their own places: much to and fro.",
  ),
  toTerm(
    "年星|流年飞星",
    "annual star|year’s star",
    "每年立春换一颗数入中宫，逐年减一。说这一年哪一方动得起、哪一方先别动。",
    "One number takes the centre at the start of spring, each year one less. It tells which side may be stirred this year and which is better left.",
  ),
  toTerm(
    "月星|流月飞星",
    "monthly star|month’s star",
    "每个节气月换一颗数入中宫，逐月减一，力气只管一个月。",
    "One number takes the centre each solar month, each month one less, and counts for that month only.",
  ),
  toTerm(
    "另一盘",
    "other chart",
    "向度在界线附近，另一边会起出的盘，并排给你看。",
    "The chart that the other side of a near border would give, shown beside the first.",
  ),
  toStar("一白", "1 White", "属水，主名声、人缘和读书。", "water; good name, company, study."),
  toStar(
    "二黑|病符|病符星",
    "2 Black|Illness Star|Bing Fu|Sick Note",
    "属土，又叫病符，主身体上的小累。那一方少放床、少久坐；它不断谁生病。",
    "earth, also called the Illness Star: small strains. Keep the bed elsewhere; it tells of nobody’s illness.",
  ),
  toStar("三碧", "3 Jade", "属木，主口舌、争和闹。", "wood; quarrels and noise."),
  toStar("四绿", "4 Green", "属木，主文章、情分和聪明。", "wood; writing, romance, wit."),
  toStar(
    "五黄",
    "5 Yellow",
    "属土，主阻滞和变故。那一方当年少动土、少敲打，静着就没事。",
    "earth; snags and upsets. Leave digging and hammering there for another year, and it keeps quiet.",
  ),
  toStar("六白", "6 White", "属金，主规矩、权和外出。", "metal; order, authority, travel."),
  toStar("七赤", "7 Red", "属金，主说话、花销和口福。", "metal; talk, spending, the table."),
  toStar("八白", "8 White", "属土，主田产、积蓄，稳。", "earth; property and savings, steady."),
  toStar("九紫", "9 Purple", "属火，主喜事、名气和眼光，2024年起当运。", "fire; celebrations, fame, a good eye. Its period began in 2024."),
];
