import { toTerm } from "../../terms/term.ts";

/** How a chart moves with the years, and the clock and calendar it's cast by. */
export const timeTerms = [
  toTerm("大运|现行大运|步大运", "luck cycle|luck pillar|luck cycle now", "十年换一步的运，从月柱往前或往后一柱一柱数。看这十年里哪样五行、哪种事唱主角。", "A pillar that holds for ten years, counted on or back from the month pillar. It’s read for which element and which kind of matter leads in those years."),
  toTerm("起运|交运", "luck begins|start of luck", "第一步大运开始的年纪。从出生数到前或后一个节，三天折一年算出来，所以各人不同。", "The age at which the first luck cycle starts. The days from birth to the next or last solar term are counted, three days to a year, so it differs from person to person."),
  toTerm("流年", "annual pillar|year’s pillar|this year", "当年的干支。拿它跟命盘和大运比，看这一年偏向哪类事；从立春算起。", "The pillar of the year at hand. It’s compared with the chart and the luck cycle to see what the year leans to; it turns in early February."),
  toTerm(
    "顺行|逆行大运|阳顺阴逆",
    "luck runs forward|luck runs backward",
    "大运往后数叫顺行，往前数叫逆行。阳年男、阴年女顺，阳年女、阴年男逆。只说次序，不分好坏。",
    "Whether luck pillars are counted on from the month or back from it. Men of yang years and women of yin years go forward, the others back; neither is better.",
  ),
  toTerm("虚岁", "nominal age|Chinese count|Chinese age|year of life", "出生就算一岁，过一个年加一岁，比周岁大一到两岁。老书里的年纪都是虚岁。", "Age with birth counted as one and a year added at each new year, so it runs one or two ahead of the usual count. Old books give ages this way."),
  toTerm(
    "真太阳时|时间",
    "true solar time|Sun’s own time",
    "按太阳在当地的位置算的钟点：照经度每差一度改四分钟，再加减均时差。定时辰用它，跟墙上的钟会差一截。",
    "Time by where the Sun stands at the place itself: four minutes for each degree of longitude, and a correction for the season. Double hours go by it, so they can differ from the clock.",
  ),
  toTerm("均时差", "equation of time", "太阳走得时快时慢，跟匀速的钟相差最多十六分钟，这个差就叫均时差。", "The Sun runs fast or slow against an even clock, by up to sixteen minutes in the year. That difference is the equation of time."),
  toTerm("时辰|十二时辰", "double hour|hour branch time", "旧时把一昼夜分成十二段，两小时一个时辰，夜里十一点起子时。", "The old Chinese day has twelve parts of two hours each. The first, Zi, begins at eleven at night."),
  toTerm(
    "早子时|夜子时|晚子时|换日",
    "late Zi hour|day starts at 23:00|day boundary",
    "子时从夜里十一点到一点，跨着两天。有人十一点就换日柱，有人过零点才换，这两段盘会不同，所以可以选。",
    "The Zi hour runs from 11 pm to 1 am, across midnight. Some turn the day at eleven and some at twelve; births in that hour differ by it, so you may choose.",
  ),
  toTerm("节气|二十四节气", "solar term|term", "太阳一年走一圈，分成二十四段，每段开头叫一个节气，像立春、清明。月柱按其中十二个“节”来换。", "The Sun’s yearly round cut into twenty-four, each point with a name such as Start of Spring. Twelve of them open the months of the pillars."),
  toTerm("立春", "Start of Spring", "二月四日前后，太阳到黄经315度的那一刻。四柱的年从这里换，不从正月初一换。", "The instant, around 4 February, when the Sun stands at 315°. The year of the pillars turns here, not at the lunar new year."),
  toTerm("农历|阴历", "lunar date|lunar calendar|Chinese calendar", "按月亮圆缺排月、用闰月跟上太阳的历。初一是新月那天。", "The calendar that takes its months from the Moon and keeps up with the Sun by leap months. Day one is the day of the new moon."),
  toTerm("闰月", "leap month", "农历十二个月比一年短十一天，隔两三年补一个月，跟在同名的月后面，叫闰几月。", "Twelve lunar months fall eleven days short of a year, so every two or three years one is added. It takes the number of the month before it."),
  toTerm("时辰不详|时间不详|三柱", "hour unknown|unknown hour|three pillars", "不知道几点出生。靠钟点的那几样就不排，其余照排，算出来的数也会说明。", "Nobody knows the time of birth. What depends on it is left out, the rest stands, and the reading says which is which."),
  toTerm(
    "另一种排法|另一种算法|换一种排法",
    "another reading|another way|another reckoning",
    "同一个生辰，规矩不同（几点换日、用哪种钟、哪种分宫）会排出另一个样子。列出来是为了跟别处对得上。",
    "The same birth cast by another rule: when the day turns, which clock, which houses. It’s shown so that you can match what another app gives.",
  ),
];
