import type { Locale } from "../../shared/i18n/locale.ts";
import { toNumber } from "../kit/birth/speech/zh-number.ts";
import { understandBirth } from "../kit/birth/understand-birth.ts";
import { findStrokes } from "../kit/strokes/strokes.ts";
import { findIndustry } from "./industries.ts";
import type { BusinessInput } from "./input.ts";

const asksForNames =
  /(?:起|取)(?:个|一个|几个|什么|啥)?(?:好|新|店|品牌|公司)?(?:听的)?(?:店|字)?(?:名|号)|(?:帮|给|替)[^，。？?]{0,8}改(?:个)?(?:新)?名|命名|想(?:个|几个)(?:店|品牌)?名|\bnames? for (?:a|an|my|our|the|this)\b|\b(?:suggest|propose|find|pick|choose|give|need|want)\b.*\bnames?\b|\bname my\b|\bwhat (?:should|shall|can|could) (?:we|i) (?:call|name)\b/i;
/** Asks about a name that is there. */
const weighsName = /\b(?:good|right|bad|fitting|nice|decent) (?:brand )?names? for\b/i;
const wantsMore =
  /再(?:来|起|取|给|想|推荐)|换(?:一)?(?:批|几个|组)|还有(?:没有)?(?:别的|其他)|更多|\b(?:more|other|different) (?:names?|ones|ideas|suggestions)\b/i;
const avoided = /(?:不要|不用|忌|避开?|别用)(?:用)?[“"「]?([\p{Script=Han}]{1,6}?)(?:这|两|几)?(?:个)?字[”"」]?/u;

const quoted = /[“"「『]([\p{Script=Han}\p{Script=Latin}\d &.·’'-]{1,30})[”"」』]/u;
const namedThus =
  /(?:公司|店名?|店铺|品牌|字号|名字|工作室|商号|名号)(?:的名字)?(?:叫做?|是|：|:|名为|名叫)\s*([\p{Script=Han}A-Za-z\d·]{2,20}?)(?=$|[\s，。？！,.?!]|这个|的|怎么|如何|好[不吗听]|吗|行不|可以|合适|能)/u;
const askedName = /^\s*([\p{Script=Han}·]{2,20}?)(?:这个(?:名字|名|店名|公司名|品牌))?(?=怎么样|好不好|好吗|如何|可以吗|行吗|，|,|$)/u;
const latinName =
  /(?:\b(?:brand(?: name)?|company|shop|store|business|startup|firm|named?|called|name is)(?: is)?:?|品牌|公司|店|叫|名字)\s*[“"]?((?:[A-Z][\p{L}\d’'-]*(?:\s+&)?\s*){1,4})/u;
const aboutLatin =
  /\b(?:[Ii]s|[Dd]oes|[Aa]bout|[Ss]hould|[Cc]heck|[Rr]ate|[Dd]o)\s+((?:[A-Z][\p{L}\d’'-]*\s+){0,3}[A-Z][\p{L}\d’'-]+)(?=\s*(?:$|[?.!,]|[a-z]))/u;
const leadLatin = /^\s*([A-Z][\p{L}\d’'-]*(?:\s+[A-Z][\p{L}\d’'-]*){0,3})\s*(?=,|$|\?)/u;
/** “起名，叫拾光怎么样”: names were wanted once, and one is weighed now. */
const calledThus = /(?:叫做?|名叫|就叫|用)(?!什么|啥)\s*([\p{Script=Han}A-Za-z\d·]{2,12}?)(?=怎么样|如何|好不好|好[吗么听]|行不行|行吗|合适吗|可以吗)/u;
/** Words of a question, never of a name. */
const plainWords =
  /^(?:我|你|他|她|给|帮|这|那|哪|什么|怎么|为什么|名字|店名|开业|适合|今年|明年|下个?月|有没有|公司|品牌|行业|五行|谐音|招牌|开|做|要不要|能不能|换)/;
const plainLatin =
  /^(?:I|My|The|A|An|Is|Does|Do|How|What|Which|When|Where|Why|Should|Can|Names?|Open|Opening|Born|Brand|Give|Suggest|More|It|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

const isCounted = (text: string): boolean => [...text].every((char) => !/\p{Script=Han}/u.test(char) || findStrokes(char) !== undefined);

const findName = (text: string): string | undefined => {
  const chinese = quoted.exec(text)?.[1] ?? calledThus.exec(text)?.[1] ?? namedThus.exec(text)?.[1] ?? askedName.exec(text)?.[1];
  if (chinese && !plainWords.test(chinese) && isCounted(chinese)) return chinese.trim();
  for (const pattern of [latinName, aboutLatin, leadLatin]) {
    const name = pattern.exec(text)?.[1]?.trim();
    if (name && !plainLatin.test(name)) return name;
  }
  return undefined;
};

const pad = (text: string): string => text.padStart(2, "0");
const englishMonths = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const opens = /开业|开张|开市|开门|开店|剪彩|挂牌|日子|哪天|\b(?:open(?:s|ing)?|launch(?:es|ing)?|which day|what day)\b/i;
const monthZh = "(1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])";

/** When it is to open: 2026-12-01 到 2026-12-31, 明年三月, 下个月, 三个月内, “in March 2027”, “next month”. */
const understandOpening = (text: string): Pick<Partial<BusinessInput>, "openingFrom" | "openingTo" | "opening"> => {
  const dates = [...text.matchAll(/(20\d\d)[-/.年](\d{1,2})[-/.月](\d{1,2})/g)].map(([, year, month, day]) => `${year}-${pad(month!)}-${pad(day!)}`);
  if (!opens.test(text)) return {};
  if (dates.length >= 2) return { openingFrom: dates[0]!, openingTo: dates[1]! };
  if (dates.length === 1) return /前|之前|\bbefore\b|\bby\b/.test(text) ? { openingTo: dates[0]! } : { openingFrom: dates[0]! };
  if (/下下个?月/.test(text)) return { opening: { monthsOn: 2 } };
  if (/下个?月|\bnext month\b/i.test(text)) return { opening: { monthsOn: 1 } };
  if (/这个?月|本月|\bthis month\b/i.test(text)) return { opening: { monthsOn: 0 } };
  const within = /([一二两三四五六七八九十\d]{1,2})个?(月|周|天)(?:之|以)?内|\bwithin (\d{1,3}|a|two|three) (month|week|day)/i.exec(text);
  if (within) {
    const count = within[1] ? toNumber(within[1]) : ({ a: 1, two: 2, three: 3 }[within[3]!.toLowerCase()] ?? Number(within[3]));
    const unit = { 月: 30, 周: 7, 天: 1, month: 30, week: 7, day: 1 }[(within[2] ?? within[4]!).toLowerCase()]!;
    return typeof count === "number" && count > 0 ? { opening: { days: Math.min(366, count * unit) } } : {};
  }
  const zh = new RegExp(`(?:(20\\d\\d)年|(明年|今年))?${monthZh}月(?!\\d|[一二三四五六七八九十]{1,3}[日号])`, "u").exec(text);
  if (zh) {
    const month = toNumber(zh[3]!);
    if (typeof month === "number" && month >= 1 && month <= 12) return { opening: { month, ...(zh[1] ? { year: Number(zh[1]) } : {}) } };
  }
  const en = new RegExp(`\\b(?:in|for|of|this|next)\\s+(${englishMonths.join("|")})[a-z]*\\.?\\s*(20\\d\\d)?`, "i").exec(text);
  return en ? { opening: { month: englishMonths.indexOf(en[1]!.slice(0, 3).toLowerCase()) + 1, ...(en[2] ? { year: Number(en[2]) } : {}) } } : {};
};

const kept = ["industry", "owner", "openingFrom", "openingTo", "opening", "avoid", "count"] as const;
const moreNames = 6;
const mostNames = 20;
const pickKept = (known: Partial<BusinessInput>): Partial<BusinessInput> =>
  Object.fromEntries(kept.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]]])));

/** What of the input these words give: a name or that names are wanted, the trade, whose birth, when to open. */
export const understandBusiness = (text: string, known: Partial<BusinessInput>, locale: Locale): Partial<BusinessInput> => {
  const opening = understandOpening(text);
  const birth = Object.keys(opening).some((key) => key.startsWith("opening") && key !== "opening")
    ? undefined
    : (understandBirth(text, known.owner, locale) as BusinessInput["owner"]);
  const isBirth = birth !== undefined && Object.keys(birth).some((key) => key !== "sex");
  const isAsking = asksForNames.test(text) && !weighsName.test(text) && !quoted.test(text) && !calledThus.test(text);
  const isMore = known.suggest === true && wantsMore.test(text);
  const name = isAsking || isMore ? undefined : findName(text);
  const about = name === undefined ? text : text.replace(name, " ");
  const trade = known.industry === undefined || isAsking || name !== undefined ? findIndustry(about) : undefined;
  const avoid = avoided.exec(text)?.[1];
  const heard: Partial<BusinessInput> = {
    ...(isBirth ? { owner: birth } : {}),
    ...(trade ? { industry: trade.id } : {}),
    ...(avoid ? { avoid } : {}),
    ...opening,
  };
  if (isAsking) return { ...heard, suggest: true };
  if (isMore) return { ...pickKept(known), ...heard, suggest: true, count: Math.min(mostNames, (known.count ?? moreNames) + moreNames) };
  if (known.suggest === true && avoid) return { ...pickKept(known), ...heard, suggest: true };
  return name ? { ...heard, name, ...(known.suggest ? { suggest: false } : {}) } : heard;
};
