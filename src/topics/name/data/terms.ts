import { toTerm } from "../../kit/terms/term.ts";

/** What a name is weighed by, besides its grids. */
export const nameTerms = [
  toTerm("名字评分|评分|综合分", "score", "五格、三才、读音、补命局几项按比重平均的分。比重是我们定的，用来比几个备选，不是名字的判决。", "The mean of grids, triad, sound and birth chart by weights of our own. It’s for comparing candidates and is no verdict on a name."),
  toTerm("读音|音", "sound", "念起来顺不顺：声调、声母、韵母有没有撞，有没有难听的谐音。", "How it falls on the ear: whether tones, initials or finals collide, and whether it echoes an unwelcome word."),
  toTerm("声调", "tone|tones", "普通话的四声。名字几个字声调错开，念起来就有高低。", "The four tones of Mandarin. Unlike tones in a row give a name its rise and fall."),
  toTerm("谐音", "echo|homophone|unwelcome word", "念出来跟别的词一样或差不多。常见的坏词先查一遍。", "Sounding like another word. The commonest bad ones are checked."),
  toTerm(
    "命局所需|缺五行|五行齐|缺火|缺水|缺木|缺金|缺土",
    "birth chart|what the chart wants|lacking element|no Fire|all five",
    "按生辰看五行里哪一样一点没有，哪一样最该添。名字里带一点是旧俗，补不了命，讨个意思。",
    "Which element a birth chart lacks altogether and which it gains by most. Putting it in a name is custom, a wish and no cure.",
  ),
  toTerm("喜用|喜木|喜火|喜土|喜金|喜水", "gains by|element it gains by", "命盘最该添的五行，按日主强弱定，跟“缺”不是一回事。", "The element a chart most gains by, judged from the strength of the day master. It isn’t the same as the one that’s lacking."),
  toTerm("写作原字|异体", "as itself|other form|traditional form", "一个简体字可能对应两个繁体字，笔画就不同。照家谱上写的那个算。", "One simplified character may stand for two traditional ones with other strokes. Go by what your family writes."),
  toTerm("字义|意思", "meaning|It means", "这个字本来说什么。取名先看它，再看数。", "What the character says. In choosing a name it comes before any number."),
  toTerm("备选|第 1 个|候选名", "proposal|proposed name", "按姓、寓意和数理筛出来的名字，去掉了坏谐音和难认的字。", "Names sifted by surname, wish and numbers; bad echoes and rare characters are left out."),
  toTerm("首字母", "initials", "英文名各词头一个字母连起来，看会不会拼成难听的词。", "The first letters put together, checked for spelling something unwelcome."),
  toTerm("节奏|音节", "rhythm|syllable|syllables", "各词有几个音节。长短错开最顺，一样长就平。", "How many syllables each word has. Unlike lengths fall best."),
];
