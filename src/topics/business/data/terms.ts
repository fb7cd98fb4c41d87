import { toTerm } from "../../kit/terms/term.ts";

/** What a trade name is weighed by. */
export const tradeTerms = [
  toTerm("评分|综合分", "score", "数理、读音、长短、配行业、合主事人几项按份数平均的分，用来比几个名字，不是生意的预告。", "The mean of numbers, sound, length, trade and owner by weight. It’s for comparing names and forecasts no business."),
  toTerm("字号数", "brand number", "字号那几个字的康熙笔画相加，不算行业字，查八十一数。", "The strokes of the brand alone, without trade words, looked up among the 81 numbers."),
  toTerm("全称数", "full-name number", "整个名字的康熙笔画相加，连行业字也算进去。", "The strokes of the whole name, trade words and all."),
  toTerm("字号|字号用字|品牌名", "brand|sign of the brand", "名字里真正拿来叫的那几个字，去掉“科技”“书店”一类。", "The part of a name people call it by, without words such as company or bookshop."),
  toTerm("行业字|其余用字", "trade word|other sign", "登记或行业加上的字，像科技、餐饮，只算进全称数。", "Words the register or the trade adds. They count in the full-name number only."),
  toTerm("读音", "sound", "念起来怎样：声调错没错开，尾音开不开，声母属哪一行，有没有坏谐音。", "How it’s said: whether tones differ, how the last sound opens, and whether it echoes a bad word."),
  toTerm("五音", "five sounds", "按声母发音的部位配五行：唇水、舌尖火、舌根木、齿金、喉土。", "The old rule that gives initials an element by where they’re made: lips Water, tongue tip Fire, back of the mouth Wood, teeth Metal, throat Earth."),
  toTerm("长短", "length|letters|signs", "名字几个字或几个字母。中文两字最好记，字母四到八个最好。", "How many characters or letters. Two characters or four to eight letters are easiest to keep in mind."),
  toTerm("名的五行", "element of the name", "字号各字归哪一行，取最多的一样。先看部首，再看字义、声母。", "The element most characters of the brand share: by radical, then sense, then first sound."),
  toTerm("行业五行", "element of the trade", "这一行手里经过的东西属哪一行：纸木属木，屏幕和电属火，流通属水。归法是约定。", "The element of what passes through a trade’s hands: paper is wood, screens are fire, trade flows like water. A convention."),
  toTerm("名配行业|同一行|名生行业", "name to trade|the name feeds the trade", "名的五行对行业的五行：同类或相生好，相克费劲。", "The name’s element against the trade’s: alike or feeding is good, holding costs effort."),
  toTerm("主事人", "owner", "管这门生意的人，按生辰看他用得上哪几样五行。", "Whoever runs it; the birth shows which elements they can use."),
  toTerm("人配行业|在用神之列|是忌神", "owner to trade|one of the elements you can use|what your chart already has too much of", "行业的五行在不在主事人用得上的几样里。不在，不等于不能做。", "Whether the trade’s element is one the owner gains by. If it isn’t, that bars nobody from it."),
  toTerm("名配人|补到", "name to owner|brings it", "字号里有没有主事人用得上的那一行。", "Whether the brand holds an element the owner gains by."),
  toTerm("开业范围|可用", "opening days|to choose from", "你给的日期里，历书说宜开市、又不冲主事人的有几天。", "Of the dates you gave, how many the almanac names for opening and don’t clash with the owner."),
  toTerm("吉日|吉日 1|开业日", "day 1|opening day|good day", "按开市的宜忌、黄道、建除、吉宿排出来的前几天。", "The best days by the almanac’s terms for opening, its path, duty and mansion."),
  toTerm("开市", "opening for trade", "历书里的一项，管开门做买卖、挂牌。", "The almanac’s term for opening a shop or starting to trade."),
  toTerm("字母数", "letter number", "英文名按A到I记1到9相加，化到一位。只是约定，跟数理分开算。", "A Latin name’s letters, A to I as 1 to 9, added and reduced. A convention."),
  toTerm("节拍", "beats", "英文名念出来几拍、重音在哪里、收在什么音上。", "How many beats a Latin name has, where it’s leaned on and how it closes."),
  toTerm("碰词", "clash words|unwelcome words", "连起来会不会拼出英语里难听的词，首字母也查。", "Whether the name run together or its initials spell something unwelcome in English."),
  toTerm("备选|备选 1|备选名", "name 1|proposal", "按行业和数理筛出来的名字，已经去掉凶数和坏谐音。", "Names sifted by trade and number; unlucky counts and bad echoes are out."),
];
