import { toTerm } from "../../terms/term.ts";

/** The twelve stages of a stem's round. */
export const stageTerms = [
  toTerm(
    "十二长生|星运|长生十二神|年支星运|月支星运|日支星运|时支星运",
    "twelve stages|life stage|twelve stages of life|stage on the year branch|stage on the month branch|stage on the day branch|stage on the hour branch",
    "把一个天干走过十二地支比作一生：从长生到帝旺再到墓、绝、胎、养。说的是力气在哪一段，不说寿命。",
    "A stem’s way through the twelve branches, told as a life from birth to the storehouse and round again. It says where its force stands; it says nothing of how long anyone lives.",
  ),
  toTerm("自坐|年柱自坐|月柱自坐|日柱自坐|时柱自坐", "own seat|year stem on its own seat|month stem on its own seat|day stem on its own seat|hour stem on its own seat", "天干坐在自己脚下那个地支上，走到十二长生的哪一段。", "Which of the twelve stages a stem has reached on the branch of its own pillar."),
  toTerm("长生", "Birth", "十二长生的第一段：刚生出来，有劲，有人照应，适合起头。", "The first of the twelve stages: newly born, eager, looked after. A good place to begin."),
  toTerm("沐浴", "Bathing|Bath", "第二段：洗澡换衣，好看，也容易分心。", "The second stage: washed and dressed, handsome and easily distracted."),
  toTerm("冠带", "Coming of age|Capping", "第三段：成年戴冠，开始担事，还在学。", "The third stage: come of age, learning to carry things."),
  toTerm("临官|建禄", "Office|In Office", "第四段：上了任，靠自己的活站住。", "The fourth stage: at work and earning its keep."),
  toTerm("帝旺", "Peak|Prime", "第五段：到了顶，劲最足，下一步只能是收。", "The fifth stage: the top of its strength, with nowhere to go but gently down."),
  toTerm("衰", "Waning|Ebb", "第六段：过了顶，劲缓下来，稳字当头。", "The sixth stage: past the top, slower and steadier."),
  toTerm("病", "Ailing", "第七段：气弱了，该养，不是说人要生病。", "The seventh stage: its force is low and wants care. It isn’t about anybody’s health."),
  toTerm("死", "Stillness|Still", "第八段：停住了，不动。说的是这个天干没了冲劲，跟人的生死无关。", "The eighth stage: at rest, no push left in this stem. It has nothing to do with anyone’s death."),
  toTerm("墓|墓库", "Storehouse|Stored", "第九段：收进库里，攒得住，放不开。", "The ninth stage: put away in store, well kept and hard to get at."),
  toTerm("绝", "Blank|Severed", "第十段：旧气断尽，空白的一格，换气的地方。", "The tenth stage: the old round is over and the new one not begun, a blank line between."),
  toTerm("胎", "Seed|Womb", "第十一段：新气刚有影子，只是个念头。", "The eleventh stage: a new thing barely there, no more than an intention."),
  toTerm("养", "Nurture|Nursed", "第十二段：在家里养着，还没出门。", "The twelfth stage: being nursed, not yet out of doors."),
];
