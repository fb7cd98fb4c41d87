import { toCapital } from "../../shared/capital.ts";
import type { Locale } from "../../shared/i18n/locale.ts";
import { understandBirth } from "../kit/birth/understand-birth.ts";
import { findChineseName, isSurname } from "../kit/strokes/surnames.ts";
import { hearCharacters } from "./hear-characters.ts";
import { isChinese, type NameInput } from "./input.ts";
import { listOpenOptions, toWhole } from "./open-forms.ts";
import { findSurnameSpelt } from "./surname-spellings.ts";
import { findWritten } from "./written.ts";

const asksForNames =
  /(?:起|取)(?:个|一个|几个|什么|啥)?(?:好|新)?(?:听的)?名|(?:起|取)[一二两三四五六几\d]{0,2}个[^，。？?]{0,16}名(?!额|次|单)|(?:帮|给|替)[^，。？?]{0,6}改(?:个|一个|成什么|什么)?(?:新)?名|改(?:个|成)?(?:什么|新)名|命名|想(?:个|几个)名|(?:想要|求)[^，。？?]{0,16}名字?(?:$|[，。！？])|\bnames? for (?:a|an|my|our|the|her|him)\b|\b(?:suggest|propose|find|pick|choose|give)\b.*\bnames?\b|\bname my\b|\bwhat (?:should|shall|can|could) (?:we|i) (?:call|name)\b/i;
/** Beside a surname and for whom, this is enough: “姓王，男孩，三个字的名字”. */
const wantsName = /(?:字|好听|有寓意|什么样)的名字?|\bname\b/i;
/** A new name for somebody who has one is weighed first, not proposed at once. */
const doubtsName = /(?:要不要|该不该|应不应该|需不需要|用不用|能不能|可不可以|有没有必要|是不是(?:要|该)|需要|必要)改/;
const wantsMore =
  /再(?:来|起|取|给|想|推荐)|换(?:一)?(?:批|几个|组)|还有(?:没有)?(?:别的|其他)|更多|\b(?:more|other|different) (?:names?|ones|ideas|suggestions)\b/i;
const saysSurname =
  /姓(?:是|：|:)?\s*([\p{Script=Han}]{1,2}|[A-Za-z]{2,12})|\b(?:sur|last |family )name(?: is)?:?\s+([\p{Script=Han}]{1,2}|[A-Za-zÀ-ü]{2,12})/iu;
const onlySurname = /^\s*(?:姓\s*)?([\p{Script=Han}]{1,2}|[A-Z][A-Za-zü]{1,11})\s*(?:[。.]\s*)?$/u;
const quotedName = /[“"「『]([\p{Script=Han}]{2,4})[”"」』]/u;
const namedThus =
  /(?:名字(?:叫|是|：|:)|姓名(?:是|：|:)?|我叫|他叫|她叫|孩子叫|叫做?|看看|测测|算算)\s*([\p{Script=Han}]{2,4}?)(?=$|[\s，。？！,.?!]|这个|的|名字|怎么|好[不吗听]|吗)/u;
/** Words of a sentence, not of a name. */
const askedName = /^\s*([^\P{Script=Han}这那我你他她它们的了个么什是有没不和与配]{2,4}?)(?=要不要|该不该|需不需要|怎么样|好不好|好吗|好听|适合|能不能)/u;
const thisName = /^([\p{Script=Han}]{2,4}?)(?:这个|这名|的)(?:名字|五格|名)/u;
/** The same after something else has been said. */
const thisNameThen = /[，。！？；]\s*([\p{Script=Han}]{2,4}?)这个(?:名字|五格)/u;
const onlyName = /^\s*([\p{Script=Han}]{2,4})\s*$/u;
const leadName = /^\s*([\p{Script=Han}]{2,4})(?=[，,；;、\s]+(?:[男女]|生|出生|阳历|阴历|农历|公历|\d))/u;
const gridsOf = /\b(?:(?:grids?|name|reading) of|(?:how|what) (?:is|about))\s+([\p{Script=Han}]{2,4})/iu;
const englishName = /(?:\bname(?: is)?:?|\bcalled|\bI(?:’|')?m|\bI am|名字|叫)\s+((?:[A-Z][\p{L}’'.-]+\s*){1,4})/u;
const asksEnglish =
  /\b(?:[Ii]s|[Dd]oes|[Aa]bout|[Oo]f|[Rr]ead|[Rr]ate|[Cc]heck|[Cc]all(?:ed)?|取名|起名)\s+((?:[A-Z][\p{L}’'.-]*\s+){0,3}[A-Z][\p{L}’'-]+)(?=\s*(?:$|[?.!,，。？！]|[a-z]|\p{Script=Han}))/u;
const onlyEnglish = /^\s*((?:[A-Z][\p{L}’'-]+\s+){1,3}[A-Z][\p{L}’'-]+)(?=\s*(?:$|[?.!,，。？！]|这个|好))/u;
const girl = /女孩|女儿|女宝|女娃|闺女|千金|(?<![\p{Script=Han}])女(?![\p{Script=Han}])|\bgirl\b|\bdaughter\b|\bfemale\b/iu;
const boy = /男孩|儿子|男宝|男娃|(?<![\p{Script=Han}])男(?![\p{Script=Han}])|\bboy\b|\bson\b|\bmale\b/iu;
const avoided = /(?:不要|不用|忌|避开?|别用)(?:用)?[“"「]?([\p{Script=Han}]{1,6}?)(?:这|两|几)?(?:个)?字?[”"」]?(?:$|[，。；,;])/u;
/** 叠字, one character twice, is not wanted. */
const noRepeat =
  /(?:不要|不用|不想要?|别用?|不喜欢|避开?)[^，。；,;]{0,4}(?:叠字|叠词|重字|重复的?字|两个一样的字)|(?:字|名字)[^，。；,;]{0,4}不(?:要|能|可以)?(?:重复|一样|相同)|\b(?:no|not|without|avoid|don['’]?t(?: want| use)?)\b[^.,;]{0,24}\b(?:(?:repeat(?:ed|ing)?|doubl(?:ed|ing)|same)(?: an?| any| the)? character|character twice|reduplicat\w*)|\bno character (?:twice|repeated)\b/i;
const wished =
  /(?:(?:想要|希望|寓意(?:是|：|:)?|最好)(?:跟|和|有|带)?|(?:要|得|能)(?:跟|和|有|带)|(?<=[，,；;、\s]|^)(?:有|带)(?=[\p{Script=Han}、]{1,12}?的?(?:意思|寓意|感觉|意象)))([\p{Script=Han}、]{1,12}?)(?:有关|的?(?:名字|寓意|意思|感觉|意象|字)|$|[，。；])|\b(?:to do with|meaning|that means|to mean|saying|about)\s+([a-z ]{2,30})/iu;

const moreNames = 6;
const mostNames = 20;

const findName = (text: string): string | undefined => {
  for (const pattern of [quotedName, namedThus, thisName, thisNameThen, onlyName, leadName, askedName, gridsOf]) {
    const name = pattern.exec(text)?.[1];
    if (name && findChineseName(name)) return name;
  }
  return (englishName.exec(text) ?? asksEnglish.exec(text) ?? onlyEnglish.exec(text))?.[1]?.trim();
};

/** The one surname a word stands for; a Latin one that several are spelt like stays as said, to be asked about. */
const toSurname = (said: string): string | undefined => {
  if (!isChinese(said)) return findSurnameSpelt(said) ?? toCapital(said);
  const [first = ""] = said;
  return isSurname(said) ? said : isSurname(first) ? first : undefined;
};

/** The surname that is said; alone, only where one was asked for. */
const findSurname = (text: string, isAsked: boolean): string | undefined => {
  const found = saysSurname.exec(text);
  const said = found?.[1] ?? found?.[2] ?? (isAsked ? onlySurname.exec(text)?.[1] : undefined);
  return said === undefined ? undefined : toSurname(said);
};

const counted = /([一二两三四五六七八九十]|\d{1,2})个(?:好听的?|新)?名字|\b(\d{1,2}|three|four|five|six|eight|ten) (?:chinese )?names\b/i;
const countWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** How many names are wanted; one is no count: the best comes first anyway. */
const findCount = (text: string): number | undefined => {
  const said = counted.exec(text);
  const word = (said?.[1] ?? said?.[2])?.toLowerCase();
  if (word === undefined) return undefined;
  const count = /^\d/.test(word) ? Number(word) : word === "两" ? 2 : Math.max("一二三四五六七八九十".indexOf(word), countWords.indexOf(word)) + 1;
  return count > 1 && count <= mostNames ? count : undefined;
};

/** What is taken back is not wished: “不是女孩，是男孩”, "not a girl: a boy". */
const takenBack = /不是[^，。,；;]{1,20}[，,]\s*(?:而)?是|\bnot (?:an? )?[^:;,.]{1,40}[:;,]/gi;

/** How a name is wanted: whose, how long, what it should say and what not. */
const understandWish = (said: string, known: Partial<NameInput>): Partial<NameInput> => {
  const text = said.replace(takenBack, " ");
  const wish = wished.exec(text);
  const isNoRepeat = noRepeat.test(text);
  const unwanted = avoided.exec(text)?.[1];
  const avoid = isNoRepeat && unwanted !== undefined && /^[叠重]/.test(unwanted) ? undefined : unwanted;
  const surname = findSurname(text, known.suggest === true && (known.surname === undefined || !isChinese(known.surname)));
  const characters = hearCharacters(text, surname ?? known.surname)?.given;
  const count = findCount(text);
  return {
    ...(surname ? { surname } : {}),
    ...(girl.test(text) ? { sex: "female" as const } : boy.test(text) ? { sex: "male" as const } : {}),
    ...(characters ? { characters } : {}),
    ...(count ? { count } : {}),
    ...(wish ? { meaning: (wish[1] ?? wish[2] ?? "").trim() } : {}),
    ...(avoid ? { avoid } : {}),
    ...(isNoRepeat ? { noRepeat: true } : {}),
  };
};

const keptOfWish = ["surname", "sex", "characters", "meaning", "avoid", "noRepeat", "count"] as const;
/** What was wished before goes with what is added to it. */
const pickWish = (known: Partial<NameInput>): Partial<NameInput> =>
  Object.fromEntries(keptOfWish.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]]])));

/** What of the input these words give: a name, or that names are wanted and how; a birth. Words that only ask about the cast give nothing. */
export const understandName = (text: string, known: Partial<NameInput>, locale: Locale): Partial<NameInput> => {
  const birth = understandBirth(text, known.birth, locale) as NameInput["birth"] | undefined;
  // A sex alone is no birth: it says for whom a name is.
  const isBirth = birth !== undefined && Object.keys(birth).some((key) => key !== "sex");
  const heard: Partial<NameInput> = isBirth ? { birth } : {};
  const wish = understandWish(text, known);
  const asksSo = asksForNames.test(text) || (wish.surname !== undefined && wish.sex !== undefined && wantsName.test(text));
  if (asksSo && !doubtsName.test(text) && !quotedName.test(text)) return { ...heard, ...wish, suggest: true };
  if (known.suggest === true && wantsMore.test(text))
    return { ...heard, ...pickWish(known), ...wish, suggest: true, count: Math.min(mostNames, (known.count ?? moreNames) + moreNames) };
  const isWish = known.suggest === true && Object.keys(wish).length > 0;
  if (isWish) return { ...heard, ...pickWish(known), ...wish, suggest: true };
  if (known.written === undefined) {
    const options = listOpenOptions(known);
    const written = options.length === 0 ? undefined : findWritten(text, options, toWhole(known));
    if (written !== undefined) return { ...heard, written };
  }
  const name = findName(text);
  // A question that names the name again is about the cast that stands.
  if (name === known.name || name === `${known.surname ?? ""}${known.given ?? ""}`) return heard;
  return name ? { ...heard, name, ...(known.written === undefined ? {} : { written: undefined }), ...(known.suggest ? { suggest: false } : {}) } : heard;
};
