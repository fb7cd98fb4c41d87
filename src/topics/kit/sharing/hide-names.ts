import type { Locale } from "../../../shared/i18n/locale.ts";

/** What stands where a name stood. */
export const somebody: Record<Locale, string> = { zh: "一位朋友", en: "a friend" };

/** The hundred surnames most people bear, and those of two characters. */
const surnames =
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤";
const doubleSurnames = "欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|司徒|端木|夏侯|南宫|令狐";
const one = `[${surnames}]`;
const title = "先生|女士|小姐|老师|医生|经理|总监|总|董|局长|主任|教授|律师|师傅|同学|阿姨|叔叔|哥|姐|伯|婶";

/** Forms that in Chinese are a name and hardly anything else; the group is the name. */
const chinese = [
  /(?<!\p{Script=Han})(阿(?![姨胶拉尔富里根门弥])\p{Script=Han})/gu,
  /[跟和与对给向找问像被把让叫比是，。！？、“”\s](阿(?![姨胶拉尔富里根门弥])\p{Script=Han})/gu,
  new RegExp(`((?:小|老|大)${one})(?!\\p{Script=Han}{0,0}[人事时候家])(?=[和跟与说的是在也都对会要不会想爱喜离分结还又，。！？、\\s]|$)`, "gu"),
  new RegExp(`(?:叫做?|名叫|名字(?:是|叫)|我是|他是|她是|姓名[:：]?)\\s*((?:${one}|${doubleSurnames})\\p{Script=Han}{1,2})(?=[，。！？、,.!?\\s的]|$)`, "gu"),
  /(?:叫做?|名叫|名字(?:是|叫))\s*[“「"]?(\p{Script=Han}{2,3})[”」"]?(?=[，。！？、,.!?\s的]|$)/gu,
  new RegExp(`((?:${doubleSurnames})\\p{Script=Han}{1,2})`, "gu"),
  new RegExp(`(${one}\\p{Script=Han}{0,2}?(?:${title}))`, "gu"),
  new RegExp(`[跟和与](${one}\\p{Script=Han}{1,2})(?=[，。！？、,.!?\\s]|在一起|分手|结婚|离婚|复合|的|合适|$)`, "gu"),
];

/** Capitals that are no name: days, months, peoples, tongues, and the words of our own crafts. */
const capitals = new Set(
  `I I'm I’m I'll I’ll I've I’ve I'd I’d God Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October
November December Christmas Easter English Chinese American British French German Spanish Japanese Indian Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius
Capricorn Aquarius Pisces Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto Tarot Feng Shui Ching Tao Te Plus Basic CEO PhD MBA MBTI AI UK US USA EU TV OK`
    .split(/\s+/)
    .filter(Boolean),
);
const starters = new Set(
  "The A An My Your His Her Our Their This That These Those It He She We You They What When Where Who Why How Which Is Are Was Were Do Does Did Will Would Should Can Could May Might Must Have Has Had If But And Or So Because Since After Before While Although Though Then There Here Now Today Tomorrow Yesterday Last Next Please Tell Show Someone Somebody Everyone Everything Nothing Work Money Love Life Mum Mom Dad Mother Father".split(
    " ",
  ),
);
/** True where nothing of its sentence stands before a place in the text. */
const isStart = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 4), at).replace(/[ "“‘(]/g, "");
  return at === 0 || /[.!?…\n]$/.test(before) || (before === "" && at < 4);
};
const acts = /^(?:['’]s)?\s+(?:and (?:I|me)|is|was|has|had|left|says|said|wants|told|broke|asked|keeps|won['’]t|doesn['’]t|loves?|hates?)\b/u;

const listEnglish = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}'’-])\p{Lu}\p{Ll}+(?:[-'’]\p{Lu}\p{Ll}+)*/gu)].flatMap((match) => {
    const [word] = match;
    if (capitals.has(word)) return [];
    if (!isStart(text, match.index)) return [word];
    return !starters.has(word) && acts.test(text.slice(match.index + word.length, match.index + word.length + 24)) ? [word] : [];
  });

/** So much of a text is looked at; a question is never longer. */
const readMost = 8000;

/** Names that stand in a person's words, each once, the longest first. It finds the forms names have; a name that looks like a word stays. Linear in the text. */
export const findNames = (text: string): string[] => {
  const short = text.slice(0, readMost);
  const found = [...chinese.flatMap((form) => [...short.matchAll(form)].map((match) => match[1]!)), ...listEnglish(short)];
  return [...new Set(found)].sort((one, other) => other.length - one.length);
};

const latin = /^[\p{Script=Latin}\p{Mn}.'’ -]+$/u;
const toPattern = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text with every one of these names said as somebody. A single letter or character is too common to be looked for. */
export const hideNames = (text: string, names: readonly string[], locale: Locale): string => {
  const whole = names.filter((name) => name.length > 1).sort((first, other) => other.length - first.length);
  if (whole.length === 0) return text;
  const forms = whole.map((name) => (latin.test(name) ? `(?<![\\p{L}])${toPattern(name)}(?![\\p{L}])` : toPattern(name)));
  return text.replace(new RegExp(forms.join("|"), "giu"), somebody[locale]);
};
