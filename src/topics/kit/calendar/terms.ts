import { type Term, toTerm } from "../terms/term.ts";
import { termNames } from "./solar-terms.ts";

/** English name, usual date, and what the season does then; 小寒 first. */
const rows: readonly (readonly [en: string, day: string, zh: string, meaning: string])[] = [
  ["Slight Cold", "1月6日|6 January", "天冷起来，还没到最冷，丑月从这里开始", "the cold sets in, and the Chou month begins"],
  ["Great Cold", "1月20日|20 January", "一年里最冷的一段", "the coldest stretch of the year"],
  ["Start of Spring", "2月4日|4 February", "春的头一天，四柱的年从这里换", "the first day of spring, when the year of the pillars turns"],
  ["Rain Water", "2月19日|19 February", "雪化成雨，地气松动", "snow turns to rain and the ground loosens"],
  ["Waking of Insects", "3月6日|6 March", "雷响，虫子醒，卯月从这里开始", "thunder wakes the insects, and the Mao month begins"],
  ["spring equinox", "3月21日|21 March", "昼夜一样长，白天往后见长", "day and night are equal, and days grow longer"],
  ["Clear and Bright", "4月5日|5 April", "天清草绿，扫墓的日子，辰月从这里开始", "clear air and green grass, the day for graves, and the Chen month begins"],
  ["Grain Rain", "4月20日|20 April", "雨水养谷，春天的末一个节气", "rain for the young grain, the last term of spring"],
  ["Start of Summer", "5月6日|6 May", "夏的头一天，巳月从这里开始", "the first day of summer, and the Si month begins"],
  ["Grain Fills", "5月21日|21 May", "麦粒灌浆，还没满", "the ears of wheat fill and aren’t full yet"],
  ["Grain in Ear", "6月6日|6 June", "收麦种稻，最忙的时候，午月从这里开始", "wheat is cut and rice planted, and the Wu month begins"],
  ["summer solstice", "6月21日|21 June", "白天最长的一天", "the longest day"],
  ["Slight Heat", "7月7日|7 July", "热起来，还没到最热，未月从这里开始", "the heat sets in, and the Wei month begins"],
  ["Great Heat", "7月23日|23 July", "一年里最热的一段", "the hottest stretch of the year"],
  ["Start of Autumn", "8月8日|8 August", "秋的头一天，天还热，申月从这里开始", "the first day of autumn, still hot, and the Shen month begins"],
  ["End of Heat", "8月23日|23 August", "暑气到头，早晚先凉", "the heat ends, mornings and evenings first"],
  ["White Dew", "9月8日|8 September", "夜里凉，草上见露，酉月从这里开始", "cool nights leave dew, and the You month begins"],
  ["autumn equinox", "9月23日|23 September", "昼夜一样长，夜往后见长", "day and night are equal, and nights grow longer"],
  ["Cold Dew", "10月8日|8 October", "露水带寒，戌月从这里开始", "the dew turns cold, and the Xu month begins"],
  ["Frost Descends", "10月23日|23 October", "头一场霜，秋天的末一个节气", "the first frost, the last term of autumn"],
  ["Start of Winter", "11月7日|7 November", "冬的头一天，亥月从这里开始", "the first day of winter, and the Hai month begins"],
  ["Slight Snow", "11月22日|22 November", "北方开始见雪", "the north sees its first snow"],
  ["Great Snow", "12月7日|7 December", "雪大起来，子月从这里开始", "snow falls in earnest, and the Zi month begins"],
  ["winter solstice", "12月22日|22 December", "白天最短的一天，往后一天天长", "the shortest day, after which they lengthen"],
];

const firstDegree = 285;
const step = 15;

/** The twenty-four solar terms. */
export const solarTermTerms: readonly Term[] = rows.map(([en, day, zh, meaning], place) => {
  const degree = (firstDegree + place * step) % 360;
  const [dayZh, dayEn] = day.split("|");
  return toTerm(
    termNames[place]!,
    en,
    `二十四节气之一，太阳到黄经${degree}度，${dayZh}前后：${zh}。`,
    `One of the 24 solar terms, when the Sun stands at ${degree}°, about ${dayEn}: ${meaning}.`,
  );
});
