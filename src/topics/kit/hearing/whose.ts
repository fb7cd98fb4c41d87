/** Who somebody is to the person, and the words for it; the first that is named beside a birth decides. */
// biome-ignore format: a table of words
const people: readonly (readonly [whose: string, words: RegExp])[] = [
  ["husband", /老公|丈夫|我先生|我家先生|孩子他?爸|\b(?:my )?(?:husband|hubby)\b/i],
  ["wife", /老婆|妻子|我太太|媳妇|孩子他?妈|\b(?:my )?wife\b/i],
  ["boyfriend", /男朋友|男友|\bboyfriend\b|\bmy bf\b/i],
  ["girlfriend", /女朋友|女友|\bgirlfriend\b|\bmy gf\b/i],
  ["ex", /前任|前(?:男|女)友|前[夫妻]|\b(?:my )?ex(?:-\w+)?\b/i],
  ["son", /儿子|我儿|男宝|\bson\b|\bmy boy\b/i],
  ["daughter", /女儿|闺女|女宝|\bdaughter\b|\bmy girl\b/i],
  ["child", /孩子|宝宝|娃|小孩|\b(?:my|our|the) (?:baby|child|kid)\b/i],
  ["grandfather", /爷爷|外公|姥爷|\bgrand(?:father|pa|dad)\b/i],
  ["grandmother", /奶奶|外婆|姥姥|\b(?:grand(?:mother|ma)|nan|nana|granny)\b/i],
  ["mother-in-law", /婆婆|岳母|丈母娘|\bmother[- ]in[- ]law\b/i],
  ["father-in-law", /公公|岳父|\bfather[- ]in[- ]law\b/i],
  ["mother", /我?妈(?:妈)?|母亲|\b(?:mum|mom|mam|mother)\b/i],
  ["father", /我?爸(?:爸)?|父亲|\b(?:dad|father)\b/i],
  ["brother", /哥哥|弟弟|我[哥弟]|\bbrother\b/i],
  ["sister", /姐姐|妹妹|我[姐妹]|\bsister\b/i],
  ["boss", /老板|领导|上司|\bboss\b|\bmanager\b/i],
  ["friend", /朋友|闺蜜|同学|室友|\b(?:friend|bestie|mate|roommate)\b/i],
  ["colleague", /同事|\b(?:colleague|co-?worker)\b/i],
  ["partner", /对象|伴侣|另一半|未婚[夫妻]|\b(?:partner|fianc[eé]e?)\b/i],
];

const own =
  /^(?:我(?:自己|本人)?(?:的)?[是,，:： ]?|本人|是我|给我自己|我的(?:生日|八字|盘)?)|我(?:自己|本人)(?:的)?|\b(?:mine|my own|i was born|i['’]?m|for me|myself|it['’]?s me|my (?:birth\w*|chart|date))\b/i;
const other =
  /(?:他|她|TA|对方)(?:是|的|生|出生|属|[:：])|\b(?:he|she)(?:['’]s| is| was)? (?:born|a |an )|\b(?:his|her) (?:birth\w*|date|dob|chart|sign)\b|\b(?:he|she) (?:was|is) (?:born|from)\b/i;
const saysBirth =
  /\d{4}|[年月日号时辰]|属[鼠牛虎兔龙蛇马羊猴鸡狗猪]|出生|生日|八字|\b(?:born|birth\w*|dob|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/i;

/** Who only told it, or says where the slip was, is not whose data it is: "我妈说是早上", "I got the year wrong". */
const asides =
  /(?:我|他|她)?(?:妈妈?|爸爸?|奶奶|爷爷|外婆|外公|姥姥|家里?人|老公|老婆|朋友)(?:刚才?|刚刚)?(?:说|讲|记得|告诉我?|问了?)|我(?:刚才?|刚刚|前面)?(?:写|记|说|打|填|搞|弄|看|算)错了?|\bmy (?:mum|mom|mother|dad|father|gran|nan|aunt|sister|brother|wife|husband) (?:says?|said|thinks?|thought|tells? me|told me|remembers?|reckons?)\b|\bi (?:got|typed|wrote|said|gave)\b/gi;

/** Back to somebody whose data are there: "那我呢", "and mine?", "那他的财运呢", "and his?". */
const backToMe =
  /^(?:那么?|所以|再)?(?:来)?(?:看看?|看回|说回|回到|说说|轮到)?回?我(?:自己)?的?[^，。！？,.!?]{0,8}呢[?？]?$|(?:看回|说回|回到|再看看?)回?我(?:自己)?(?:的|[，,。]|$)|^(?:(?:and|so|now|then|but)[, ]+)?(?:what about |how about )?(?:mine|me|my own)\b[^.?!]{0,16}\??$|\bback to (?:me|mine|my)\b/i;
const backToOther =
  /^(?:那么?|所以|再)?(?:看看?|看回|说回|回到)?[他她](?:的[^，。！？]{0,8})?(?:呢|怎么样|如何)[?？]?$|^(?:(?:and|so|now|then|but)[, ]+)?(?:what about |how about )?(?:his|hers?|him)\b[^.?!]{0,16}\??$/i;

const findNamed = (text: string): string | null => people.find(([, words]) => words.test(text))?.[0] ?? null;

const everywhere = people.map(([whose, words]): [string, RegExp] => [whose, new RegExp(words.source, "gi")]);

/** Everybody the words name, by who they are to the person; a word names one: 男朋友 is no 朋友. */
export const listNamed = (said: string): string[] => {
  let rest = said.replace(asides, " ");
  return everywhere.flatMap(([whose, words]) => {
    const left = rest.replace(words, " ");
    const isNamed = left !== rest;
    rest = left;
    return isNamed ? [whose] : [];
  });
};

/** Whom a short follow-up turns back to; null for one that turns to nobody. */
const findReturn = (text: string): string | null => {
  if (backToOther.test(text)) return "other";
  if (!backToMe.test(text)) return null;
  return findNamed(text) ?? "me";
};

/** Whose data the words give or turn back to, as far as they say; null where nobody is named. `me`, or who it is to the person. */
export const findWhose = (said: string, isGiving: boolean): string | null => {
  const text = said.trim().replace(asides, " ");
  const isBack = findReturn(text);
  if (isBack) return isBack;
  if (!isGiving && !saysBirth.test(text)) return null;
  const named = findNamed(text);
  if (named) return named;
  if (other.test(text)) return "other";
  return own.test(text) ? "me" : null;
};
