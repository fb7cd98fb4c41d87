/** Words that say a birth is spoken of. */
const birthWords =
  /出生|生日|生于|生在|诞生|八字|四柱|命盘|排盘|命造|乾造|坤造|男命|女命|生辰|时辰|(?:\d|[日号时点分初一二三四五六七八九十])\s*[出]?生(?![意活气效产病日肖])|的生人|\bborn\b|\bbirth(?:day|date|time|place)?\b|\bd\.?o\.?b\b|\bdate of birth\b|\bcame into the world\b/i;

/** Words by which a part already given is taken back. */
const correctionWords =
  /不是|应该是|应当是|其实|更正|纠正|改成|改为|改一下|换成|说错|搞错|弄错|写错|记错|打错|填错|不对|错了|有误|等等|哦不|才对|刚才说的|准确地?说|\b(?:actually|sorry|correction|correct(?:ing)? that|i meant|i mean|should be|should have been|make that|change (?:that|it|the \w+) to|wrong|mistake|my bad|rather|oops|not(?! (?:sure|know))|wait|make it|instead|no(?=,)|the (?:year|month|day|date|time|hour|place)(?:['’]s| is| was))\b/i;

const askingZh =
  /[吗么]|呢(?!\w)|怎么|怎样|如何|好不好|会不会|能不能|要不要|可不可以|该不该|适不适合|适合|运势|运气|事业|感情|财运|婚姻|流年|桃花|工作|正缘|看看|算算|想问|什么时候|哪[年月天]|多少|合不合|为什么/;
const askingEn =
  /\?|\b(?:what(?! time\b(?!.*\?))|how|should(?! (?:be|have been)\b)|will|when(?! i was)|why|can|could|would|shall|which|who|career|luck|love|forecast|going to|might|may go|want|wish|plan|next (?:year|month|week)|this (?:year|month|week))\b/i;

/** What people do on dates that are not their birthdays. */
const eventWords =
  /结婚|领证|订婚|离婚|分手|搬家|入职|离职|辞职|面试|签约|开业|开工|开张|考试|手术|出差|出发|上班|开会|旅行|旅游|见面|约会|动土|装修|提车|买房|到期|毕业|认识|相识|离开|去世|住在?|现居|现在在|目前在|\b(?:wedding|marry|married|interview|exam|move|moving|meeting|flight|trip|travel|sign|start(?:ing)?|launch|open(?:ing)?|surgery|deadline|appointment|offered|quit|graduat\w*|liv(?:e|ing) in|based in|met|left|leave|broke up|split|lost|died|joined|hired|bought|turn(?:ing)?|divorced?|engaged)\b/i;

export const saysBirth = (text: string): boolean => birthWords.test(text);
export const saysCorrection = (text: string): boolean => correctionWords.test(text);
export const saysEvent = (text: string): boolean => eventWords.test(text);
export const isAsking = (text: string): boolean => askingEn.test(text) || (/\p{Script=Han}/u.test(text) && askingZh.test(text));

/** Someone else's birth, or the next one's. */
const personWords =
  /老公|老婆|丈夫|妻子|先生是|太太|爸|妈|父亲|母亲|儿子|女儿|孩子|宝宝|男朋友|女朋友|男友|女友|朋友|同事|哥哥|姐姐|弟弟|妹妹|他是|她是|另一个|换(?:一)?个人|\b(?:my (?:wife|husband|mother|father|mom|mum|dad|son|daughter|partner|boyfriend|girlfriend|friend|brother|sister|child|baby))\b|\b(?:he|she) (?:was|is)\b/i;
export const saysPerson = (text: string): boolean => personWords.test(text);

/** Where the speaker takes something back: what was wrong is not to be heard again. */
const negated = [
  /不是[^,。;!?]{1,16}?(?=[\s,、]*(?:而|应该|应当)?是)/g,
  /(?<=是[^,。;]{1,16})[,\s]*(?:而)?不是[^,。;!?]{1,16}/g,
  /(?<!\b(?:do|does|did|can|am|is|was)\s)\bnot\s{1,9}(?!(?:known?|sure|remember|certain)\b)[^,.;]+?(?=\s{0,9}(?:,\s{0,9})?\bbut\b|[,.;]|$)/gi,
  /\b(?:was|is)\s{1,9}not\s{1,9}(?!(?:known?|sure|remember|certain)\b)[^,.;]{1,120}?(?=\s{0,9}(?:,\s{0,9})?\bbut\b)/gi,
  /\binstead of\s+[^,.;]+/gi,
];
export const withoutNegated = (text: string): string => negated.reduce((kept, pattern) => kept.replace(pattern, (words) => " ".repeat(words.length)), text);

const fillers =
  /应该是|应当是|其实|更正(?:一下)?|纠正(?:一下)?|改成|改为|改一下|换成|(?:我)?(?:刚才|刚刚|前面)?(?:说|搞|弄|写|记|打|填)错了?|不对|错了|有误|不好意思|抱歉|对不起|公历|阳历|新历|西历|国历|农历|阴历|旧历|古历|夏历|出生(?:日期|时间|地点|地|年月日|在|于|时辰)?|生日|生于|生在|生辰|八字|时辰|时间|日期|地点|性别|左右|大概|大约|差不多|好像|可能|我是|我的|我|他|她|你好|老师|请|帮|谢谢|那天|当天|那个|是|的|在|于|生|人|了|吧|啊|哦|嗯|呀|也|就|都|和|又|整|点|今年|北京时间|时|日|号|年|月|份|区|市|省|县/g;
const fillersEn =
  /\b(?:actually|sorry|oops|correction|i|mean|meant|should|be|have|been|make|that|change|it|to|was|is|not|but|born|birth|birthday|birthdate|date|time|place|of|on|at|in|the|my|a|an|and|around|about|exactly|hi|hello|please|thanks|am|i'm|im|it's|you|no|yes|ok|okay|sex|gender|dob|year|near|city|o'clock|approximately|roughly|think|from|by|me|for)\b/gi;

/** What is left when all that was heard and all that carries nothing is taken away: few words where a message only answers. */
export const toRest = (text: string): string =>
  text
    .replace(fillers, " ")
    .replace(fillersEn, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const mostLetters = 5;
const mostWords = 3;
export const isShort = (rest: string): boolean => {
  const han = rest.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = rest.match(/[\p{Script=Latin}\d']+/gu)?.length ?? 0;
  return han <= mostLetters && latin <= mostWords;
};
