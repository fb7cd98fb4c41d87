import { toTerm } from "../terms/term.ts";

/** Numbers read from letters and dates. */
export const letterTerms = [
  toTerm(
    "数字学|生命灵数",
    "numerology",
    "把生日和名字的字母换成数，加到一位来读的一套办法。算式摆得出来，意思是约定的。",
    "Turning a birthday and a name’s letters into numbers and adding them down to one digit. The sums can be checked; the meanings are convention.",
  ),
  toTerm(
    "化简|加到一位",
    "reduce|reduced",
    "把各位数字相加，直到剩一位；11、22、33先留着。",
    "Adding a number’s digits until one is left; 11, 22 and 33 are kept first.",
  ),
  toTerm(
    "大师数|卓越数",
    "master number|master numbers",
    "11、22、33三个不再化简的数，旧说劲大担子也大。不表示比别人高一等。",
    "11, 22 and 33, which aren’t reduced. Said to carry more force and more load; it ranks nobody above anybody.",
  ),
  toTerm(
    "表达数|天赋数",
    "Expression|expression number",
    "名字全部字母相加化到一位，看怎么做事、有什么本事。",
    "All letters of the name added and reduced: how you go about things and what you can do.",
  ),
  toTerm(
    "心愿数|灵魂数",
    "Soul urge|soul urge number",
    "名字里元音字母相加化到一位，看心里想要什么。",
    "The vowels of the name added and reduced: what you want at heart.",
  ),
  toTerm(
    "人格数|外表数",
    "Personality|personality number",
    "名字里辅音字母相加化到一位，看别人先看到什么。",
    "The consonants of the name added and reduced: what others see first.",
  ),
  toTerm(
    "毕达哥拉斯|毕达哥拉斯数|毕达哥拉斯表",
    "Pythagorean|Pythagorean numbers|Pythagorean table",
    "A到I记1到9，J、S又从1起的一张字母表，用得最广。",
    "The letter table in which A to I are 1 to 9 and J and S start again at 1. The most widely used.",
  ),
  toTerm(
    "迦勒底|迦勒底数|迦勒底表",
    "Chaldean|Chaldean number|Chaldean table",
    "另一张字母表，没有字母记9，按读音分组，全名一次加完。",
    "Another letter table, with no letter worth 9 and the letters grouped by sound; the whole name is added at once.",
  ),
  toTerm(
    "复数|两位数",
    "compound|compound number",
    "化到一位之前的那个两位数，迦勒底派给它另配一句话。",
    "The two-digit number before the last reduction. The Chaldean school reads it for itself.",
  ),
];
