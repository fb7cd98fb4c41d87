import { type FengshuiInput, type PeriodEvent, periodEvents } from "./input.ts";

type Heard = Partial<Pick<FengshuiInput, "period" | "periodBy" | PeriodEvent>>;

const chineseDate = "(\\d{4})(?:年|(?=[-./]))[-./]?(?:(\\d{1,2})(?:月|[-./]|(?!\\d))(?:(\\d{1,2})[日号]?)?)?";
const gap = "[^，。,；;、\\d]{0,4}?";
const englishMonths = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const englishDate = `(?:(?:early|late|mid|around|about|spring|summer|autumn|winter|of)[- ]{1,9}){0,6}(?:(${englishMonths.join("|")})[a-z]{0,9}\\.?\\s{1,9}(?:of\\s{1,9})?)?(\\d{4})(?:-(\\d{2})(?:-(\\d{2}))?)?(?!\\d)`;

const verbs: Record<PeriodEvent, { zh: string; en: string }> = {
  built: { zh: "(?:新?建成|建好|建造|建的|建|盖好?|造好?|竣工|落成|完工|交房|交付)", en: "(?:built|completed|finished|constructed|put up|handed over)" },
  renovated: { zh: "(?:大?装修|翻新|翻修|翻建|重修|改建|大修|重建)", en: "(?:renovated|rebuilt|remodel+ed|refurbished|gutted)" },
  movedIn: {
    zh: "(?:入住|搬进来?|搬来|搬入|住进来?|搬家|搬的)",
    en: "(?:moved in(?:to)?|moved here|lived (?:here|there)|been living (?:here|there)|living (?:here|there))",
  },
};

const ofTheHouse = /(?:房子|楼房?|小区|住宅|宅子|屋子)(?:是|大概是|应该是)?(\d{4})年的|(\d{4})年的(?:老|旧|新)?(?:房|楼|小区|住?宅)/g;

const pad = (text: string): string => text.padStart(2, "0");
const toDate = (year: string, month?: string, day?: string): string => [year, ...(month ? [pad(month)] : []), ...(month && day ? [pad(day)] : [])].join("-");

interface Said {
  event: PeriodEvent;
  at: number;
  text: string;
  date: string;
}

const listSaid = (text: string): Said[] => {
  const found: Said[] = [];
  for (const event of periodEvents) {
    const { zh, en } = verbs[event];
    for (const source of [`${chineseDate}${gap}${zh}`, `${zh}(?:于|时间|年份|日期|是|在|为|：|:)*\\s*${chineseDate}`])
      for (const match of text.matchAll(new RegExp(source, "g"))) {
        const [said, year = "", month, day] = match;
        found.push({ event, at: match.index, text: said, date: toDate(year, month, day) });
      }
    for (const match of text.matchAll(
      new RegExp(
        `\\b${en}(?:\\s{1,9}(?:to|it|here|there|this|the|our|flat|house|place|apartment|home)){0,8}\\s{1,9}(?:back\\s{1,9})?(?:(?:in|on|since|during|around)\\s{0,9})?${englishDate}`,
        "gi",
      ),
    )) {
      const [said, name, year = "", month, day] = match;
      const named = name ? String(englishMonths.indexOf(name.toLowerCase()) + 1) : month;
      found.push({ event, at: match.index, text: said, date: toDate(year, named, day) });
    }
  }
  for (const match of text.matchAll(ofTheHouse)) found.push({ event: "built", at: match.index, text: match[0], date: match[1] ?? match[2] ?? "" });
  return found.sort((one, other) => one.at - other.at);
};

const chineseNumerals = "一二三四五六七八九";
const chinesePeriod =
  /([一二三四五六七八九1-9])运(?:的)?(?:房|宅|楼|屋|盘|建|[子癸丑艮寅甲卯乙辰巽巳丙午丁未坤申庚酉辛戌乾亥壬]山)|按([一二三四五六七八九1-9])运/;
const englishPeriod = /\bperiod[- ]?([1-9])[- ](?:house|home|building|chart|flat|apartment|property)\b|\b(?:use|as|by|take|with)\s+period\s+([1-9])\b/i;

const findPeriod = (text: string): number | undefined => {
  const [, one, other] = chinesePeriod.exec(text) ?? englishPeriod.exec(text) ?? [];
  const said = one ?? other;
  if (said === undefined) return undefined;
  return chineseNumerals.includes(said) ? chineseNumerals.indexOf(said) + 1 : Number(said);
};

const switches: Record<PeriodEvent, RegExp> = {
  movedIn: /(?:按|以|用)(?:照)?入住|(?:go|goes|count|counting|reckon)\s+by\s+(?:the\s+)?(?:year\s+)?(?:of\s+)?(?:(?:I|we)\s+)?mov(?:e|ed|ing)[- ]in/i,
  renovated: /(?:按|以|用)(?:照)?(?:装修|翻新|大修)|(?:go|goes|count|counting|reckon)\s+by\s+(?:the\s+)?(?:year\s+of\s+)?(?:renovation|rebuilding)/i,
  built:
    /(?:按|以|用)(?:照)?(?:建成|竣工|建造|落成)|(?:go|goes|count|counting|reckon)\s+by\s+(?:the\s+)?(?:year\s+of\s+)?(?:completion|building|construction)/i,
};

/** What the words say of the house's dates and period, and the text without them, in which a birth may then be looked for. */
export const understandDates = (text: string): { heard: Heard; rest: string } => {
  const said = listSaid(text);
  const dates = Object.fromEntries(said.map(({ event, date }) => [event, date]));
  const period = findPeriod(text);
  const periodBy = periodEvents.find((event) => switches[event].test(text));
  return {
    heard: { ...dates, ...(period === undefined ? {} : { period }), ...(periodBy ? { periodBy } : {}) },
    rest: said.reduce((left, one) => left.replace(one.text, " "), text),
  };
};
