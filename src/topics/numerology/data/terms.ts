import { toTerm } from "../../kit/terms/term.ts";

const toNumber = (digit: number, zh: string, en: string) => toTerm(`数字${digit}`, `number ${digit}`, `数字${digit}的意思：${zh}。`, `What a ${digit} stands for: ${en}.`);

/** The numbers of a birthday and a name. */
export const numberTerms = [
  toTerm("生命数|生命路数|命数", "Life path|life path number", "月、日、年各化到一位再相加，看一辈子的路怎么走。最常说的那个数。", "Month, day and year reduced and added: the road of a life. The number people usually mean."),
  toTerm("生日数", "Birthday number", "出生那天是几号，化到一位，看手上的一样小本事。", "The day of the month, reduced: a small skill at hand."),
  toTerm("成熟数", "Maturity|maturity number", "生命数加表达数再化简，看中年以后慢慢显出来的方向。", "Life path and expression added: what comes out slowly in later years."),
  toTerm("流年|个人年", "personal year", "生月、生日和当年年份化到一位相加，九年一轮，看这一年宜做哪类事。", "Birth month, birth day and the year reduced and added; nine years to a round, and each year suits something."),
  toTerm("流月|个人月", "personal month", "流年加月份，看这一个月的节奏。", "Personal year plus the month: the pace of that month."),
  toTerm("流日|个人日", "personal day", "流月加日子，只管这一天，听听就好。", "Personal month plus the day. It holds for one day; take it lightly."),
  toTerm("高峰|第一段高峰|第二段高峰|第三段高峰|第四段高峰|高峰数", "pinnacle|first pinnacle|second pinnacle|third pinnacle|fourth pinnacle", "把一生分成四段，每段由生日算出一个数，看那些年着力在哪里。", "Life in four stretches, each with a number from the birthday: where those years put their weight."),
  toTerm("挑战|挑战数|第一段挑战|第二段挑战|主挑战数|第四段挑战", "challenge|first challenge|second challenge|main challenge|fourth challenge", "月、日、年两两相减得的数，看哪一课要练。0说样样都可能。", "Month, day and year subtracted from each other: the lesson to practise. A zero leaves it open."),
  toTerm("业债数|业债", "karmic debt|karmic debt number", "13、14、16、19出现在化简的半路上，旧称业债，说一门课要多学一遍，不记罪过。", "A 13, 14, 16 or 19 met on the way down. It names a lesson taken twice, and no guilt."),
  toTerm("缺数", "missing number|karmic lesson", "名字里没有一个字母等于这个数，这件事要现学。", "No letter of the name is worth this number, so what it wants has to be learnt."),
  toTerm("热情数|隐藏热情", "hidden passion", "名字里出现最多的那个数，看不用催就会去做的事。", "The number most letters share: what you do without being asked."),
  toTerm("平衡数", "balance number", "名字各词首字母相加化到一位，看心乱的时候怎么稳下来。", "The initials added and reduced: what steadies you when you’re upset."),
  toTerm("桥数|路与本事之间|里与外之间", "bridge|Bridge of road and skill|Bridge of inside and outside", "两个主数相减的差，看怎么把两头接上。差是0，就不用接。", "The difference between two core numbers: what closes the gap. Nought means there’s none."),
  toTerm("重数|重复的数", "repeated number", "几个主数化到一位是同一个，那一样声音就大，别的要留意听。", "Several core numbers come down to one digit, which then drowns the others."),
  toTerm("一次加完|整数相加", "all digits at once|totals added|total added", "生命数的另外两种加法，结果有时不同。列出来好跟别处对。", "Two other ways to add up a life path, which sometimes end elsewhere. They’re shown so you can compare."),
  toNumber(1, "自己起头、自己做主，容易独", "beginning and deciding alone, and sometimes too much alone"),
  toNumber(2, "跟人商量、两头照应，容易等", "consulting and keeping two sides together, and sometimes waiting"),
  toNumber(3, "说出来、玩出来，容易散", "speaking up and playing, and sometimes scattering"),
  toNumber(4, "按部就班、盖得结实，容易死板", "building in order, and sometimes stiffly"),
  toNumber(5, "换地方、试新的，容易坐不住", "change and trying things, and sometimes not sitting still"),
  toNumber(6, "照顾人、管家里的事，容易管多", "looking after one’s own, and sometimes too much"),
  toNumber(7, "自己想明白再说，容易关起门", "understanding before speaking, and sometimes behind a shut door"),
  toNumber(8, "办成、见数，容易只看数", "results and figures, and sometimes only figures"),
  toNumber(9, "收尾、为旁人想，容易放不下", "finishing and thinking of others, and sometimes not letting go"),
  toTerm("数字11", "number 11", "11的意思：感觉走在前头，像2又更敏，要留空。", "What an 11 stands for: a 2 turned up, quick to sense, in need of quiet."),
  toTerm("数字22", "number 22", "22的意思：4放大了，能把大件盖起来，要有帮手。", "What a 22 stands for: a 4 on a large scale, able to build big with help."),
  toTerm("数字33", "number 33", "33的意思：6放大了，教人、照看一群人，别把自己搭进去。", "What a 33 stands for: a 6 on a large scale, teaching and tending many, with care not to be used up."),
];
