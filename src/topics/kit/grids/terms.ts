import { toTerm } from "../terms/term.ts";

/** The five grids of a Chinese name. */
export const gridTerms = [
  toTerm(
    "五格|五格剖象",
    "five grids|grids|grid",
    "把姓名的笔画按五种加法凑成五个数：天格、人格、地格、外格、总格，再查八十一数。二十世纪初从日本传来的算法，是旁证。",
    "Five sums of a name’s strokes, Heaven, Person, Ground, Outer and Total, looked up among 81 numbers. The method came from Japan in the early twentieth century; side evidence.",
  ),
  toTerm("天格", "Heaven", "姓的笔画得的数，生来就有，不算名字的好坏。", "The surname’s number. You were born with it, so it’s no merit of the given name."),
  toTerm(
    "人格",
    "Person|person grid",
    "姓的末字加名的首字，五格里的主，看性情和中年。",
    "The surname’s last character and the given name’s first, added: the chief of the five, for temper and middle years.",
  ),
  toTerm("地格", "Ground", "名字各字相加，看早年和身边的人。", "The given name’s characters added: early years and the people close by."),
  toTerm("外格", "Outer", "总格减去人格再补一，看外缘和旁人。", "Total less Person, and one more: the people further off."),
  toTerm("总格", "Total", "全名笔画相加，看后半程和总的走势。", "All strokes added: the second half of the way and the whole."),
  toTerm(
    "三才",
    "triad",
    "天、人、地三格的五行排在一起，看互相是生还是克，以人格为主。",
    "The elements of Heaven, Person and Ground set side by side: which feeds and which holds, seen from Person.",
  ),
  toTerm(
    "数理|八十一数|八十一数理",
    "81 numbers|numbers",
    "一到八十一各有一句吉凶的老话，各家的表有出入。这里把分歧的算半吉。",
    "Each number from 1 to 81 has an old verdict, and the lists differ. Where they disagree we count it half lucky.",
  ),
  toTerm(
    "吉",
    "lucky",
    "八十一数里说好的数。只是旧表上的一格，不保什么。",
    "A number the old list speaks well of. It’s an entry in a table and promises nothing.",
  ),
  toTerm("半吉", "half lucky", "各家说法不一，或好坏参半的数。", "A number the lists disagree on, or call good and bad at once."),
  toTerm(
    "凶",
    "unlucky",
    "八十一数里说费力的数。它不决定谁的命，要避也只是图个舒服。",
    "A number the old list calls hard going. It decides nobody’s life; people avoid it for comfort.",
  ),
  toTerm(
    "康熙笔画|康熙|笔画",
    "Kangxi strokes|Kangxi|strokes|stroke count",
    "按《康熙字典》的繁体字形和部首整写来数笔画，氵算四画、艹算六画，跟今天手写的数不同。",
    "Strokes counted on the traditional form with the radical in full, as in the Kangxi dictionary: 氵 is four, 艹 six. It differs from today’s writing.",
  ),
  toTerm(
    "部首",
    "radical",
    "一个字归类用的部件，姓名学拿它定这个字属哪一行。",
    "The part of a character it is filed under; naming goes by it for the character’s element.",
  ),
];
