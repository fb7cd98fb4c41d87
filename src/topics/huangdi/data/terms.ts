import { toTerm } from "../../kit/terms/term.ts";

const toPart = (zh: string, en: string, zhMeaning: string, enMeaning: string) => toTerm(`黄帝的${zh}|${zh}`, `The Yellow Emperor’s ${en}|${en}`, `四季诗里生人落的七处之一，${zh}：${zhMeaning}。`, `One of the seven places of the season verse: ${enMeaning}.`);

/** The Yellow Emperor's body and the weighing of bones. */
export const seasonTerms = [
  toTerm(
    "四季诗|黄帝四季诗|黄帝身上的位置|你在这里",
    "season verse|place on the Yellow Emperor|Yellow Emperor|you’re here",
    "把一季的十二个时辰分到黄帝身上七处，看生在哪一处。民间历书里的老诗，图个有趣。",
    "The verse that lays a season’s double hours on seven places of the Yellow Emperor’s body. Old almanac lore, to be taken lightly.",
  ),
  toPart("头", "head", "拿主意的地方", "the place that decides"),
  toPart("肩", "shoulder", "挑担子的地方", "the place that carries"),
  toPart("手", "hand", "动手做活的地方", "the place that does the work"),
  toPart("腹", "belly", "装东西、攒东西的地方", "the place that stores"),
  toPart("腰", "waist", "撑着、转弯的地方", "the place that bears and turns"),
  toPart("膝", "knee", "弯得下、站得起的地方", "the place that bends and rises"),
  toPart("足", "foot", "走路、往外跑的地方", "the place that walks"),
  toTerm("生的季|四季", "season of birth|season", "出生算在哪一季。按农历月或按节气，两种分法在交界处会不同。", "Which season the birth counts in, by lunar month or by solar term; near the borders the two differ."),
  toTerm("春|春季", "spring", "一年的头一季。按农历是正、二、三月，按节气从立春到立夏。", "The first season: lunar months 1 to 3, or from Start of Spring to Start of Summer."),
  toTerm("夏|夏季", "summer", "第二季。按农历是四、五、六月，按节气从立夏到立秋。", "The second season: lunar months 4 to 6, or from Start of Summer to Start of Autumn."),
  toTerm("秋|秋季", "autumn", "第三季。按农历是七、八、九月，按节气从立秋到立冬。", "The third season: lunar months 7 to 9, or from Start of Autumn to Start of Winter."),
  toTerm("冬|冬季", "winter", "第四季。按农历是十、十一、十二月，按节气从立冬到立春。", "The fourth season: lunar months 10 to 12, or from Start of Winter to Start of Spring."),
  toTerm("按节气分四季|按农历月分四季", "by the solar terms|by the lunar months", "换另一种分季的办法会落在哪里。别处跟这里不同，多半因为这个。", "Where the birth falls by the other way of dividing seasons. That’s usually why another table differs."),
  toTerm(
    "骨重|称骨|称骨算命",
    "bone weight|weighing of bones|bones",
    "年、月、日、时各查一个重量，加起来几两几钱。传说是袁天罡的法子，轻有轻的用处，重有重的用处，不分高下。",
    "Year, month, day and hour each have a weight in an old table, added up in taels. Ascribed to Yuan Tiangang; light and heavy each have their use.",
  ),
  toTerm("年骨", "year bone", "生年在称骨表里的重量，我们拿它看来处：祖上和家里。", "The weight of the birth year, which we read for where you come from."),
  toTerm("月骨", "month bone", "生月在称骨表里的重量，看身边的人和营生。", "The weight of the birth month, read for those beside you and the trade."),
  toTerm("日骨", "day bone", "生日在称骨表里的重量，看自己。", "The weight of the day of the month, read for yourself."),
  toTerm("时骨", "hour bone", "时辰在称骨表里的重量，看往后。", "The weight of the double hour, read for what comes later."),
  toTerm("两|钱|几两几钱", "tael|taels|mace", "旧时的重量，十钱是一两，这里只当数字用。", "Old weights: ten mace make one tael. Here they’re only numbers."),
  toTerm("称骨歌", "old verse|bone song", "每个骨重配的四句老歌。话说得满，贫贱富贵都往大里讲，只当旧时的语气看。", "Four old lines for each weight. They overstate both rank and want, so read them for their tone."),
  toTerm("虚岁1到15|虚岁16到30|虚岁31到45|虚岁46以后|四段", "ages 1 to 15|ages 16 to 30|ages 31 to 45|age 46 and after", "把一生按十五年一段分给年、月、日、时四骨，借的是四柱看年限的老法。", "Life given to the four bones, fifteen years each, after the habit of the four pillars."),
];
