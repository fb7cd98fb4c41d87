import { findBirthProblem } from "./birth-problem.ts";
import { type PartialBirth, type PlaceOption, toPending } from "./partial-birth.ts";

const first = /^(?:是|选|就是)?(?:第一个?|前者|前一个|前面(?:的|那个)?|前一种)|\b(?:the )?(?:first|former)(?: one)?\b/i;
const second = /^(?:是|选|就是)?(?:第二个?|后者|后一个|后面(?:的|那个)?|后一种)|\b(?:the )?(?:second|latter)(?: one)?\b/i;
const third = /^(?:是|选|就是)?第三个?|\b(?:the )?third(?: one)?\b/i;

const toOrdinal = (text: string): number | undefined => {
  const place = [first, second, third].findIndex((pattern) => pattern.test(text));
  return place < 0 ? undefined : place;
};

const monthFirst = /\bmonth first\b|\b(?:american|us|u\.s\.)\b|月在前|先月后日/i;
const dayFirst = /\bday first\b|\b(?:british|european|uk)\b|日在前|先日后月/i;
const unknown =
  /^(?:我)?(?:真的|也|都)?(?:不知道|不清楚|不记得|不晓得|记不清|忘了|忘记了|没有|不详|未知|不确定)了?[。.]?$|^(?:i |we )?(?:really )?(?:do(?:n't| not) (?:know|remember)|no idea|unknown|not sure|can't remember|forgot)(?: it| that| exactly)?[.]?$/i;
const earlierFold = /较早|早的|前一次|第一次|夏令时|\b(?:earlier|first|summer time|daylight)\b/i;
const laterFold = /较晚|晚的|后一次|第二次|冬令时|标准时|\b(?:later|second|winter time|standard)\b/i;

const names = ({ label }: PlaceOption): string[] => label.split(/ · |, /).slice(1);

/** The place an answer picks by its order or by its region: "Illinois". */
const choosePlace = (options: readonly PlaceOption[], text: string, ordinal: number | undefined): PlaceOption | undefined => {
  if (ordinal !== undefined) return options[ordinal];
  const named = options.filter((option) => names(option).some((name) => text.toLowerCase().includes(name.toLowerCase())));
  return named.length === 1 ? named[0] : undefined;
};

/** A place taken over. Where records may go by two clocks the zone is left to be asked. */
export const toPlaceFields = ({ place, latitude, longitude, timeZone, isXinjiang }: PlaceOption, saidZone: string | undefined): PartialBirth => ({
  place,
  latitude,
  longitude,
  ...(isXinjiang && saidZone === undefined ? { zoneOptions: ["Asia/Shanghai", "Asia/Urumqi"] } : { timeZone: isXinjiang ? saidZone! : timeZone }),
});

const isAskedFold = ({ date, time, ...rest }: PartialBirth): boolean =>
  Boolean(date && time) && findBirthProblem({ timeZone: "Asia/Shanghai", ...rest, date, time })?.code === "clockTwice";

/** What an answer picks of the readings that are open, or {}. The text is as `tidy` gives it. */
export const chooseOption = (known: PartialBirth, text: string): PartialBirth => {
  const pending = toPending(known);
  const ordinal = toOrdinal(text);
  if (pending === "date") {
    const place = monthFirst.test(text) ? 0 : dayFirst.test(text) ? 1 : ordinal;
    const date = place === undefined ? undefined : known.dateOptions?.[place];
    return date ? { date } : {};
  }
  if (pending === "time") {
    const said = /^早/.test(text) ? 0 : /^[晚夜]/.test(text) ? 1 : undefined;
    const place = ordinal ?? (known.timeOptions?.includes("00:30") ? said : undefined);
    const time = place === undefined ? undefined : known.timeOptions?.[place];
    if (time) return { time };
  }
  if (pending === "place") {
    const place = choosePlace(known.placeOptions ?? [], text, ordinal);
    return place ? toPlaceFields(place, known.timeZone) : {};
  }
  if (pending === "zone") {
    if (/北京|beijing/i.test(text) || ordinal === 0) return { timeZone: "Asia/Shanghai" };
    return /新疆|乌鲁木齐|当地|本地|xinjiang|urumqi|local/i.test(text) || ordinal === 1 ? { timeZone: "Asia/Urumqi" } : {};
  }
  const hasDate = known.date !== undefined || known.dateParts !== undefined;
  if (hasDate && known.time === undefined && unknown.test(text)) return { time: null };
  if (isAskedFold(known)) return earlierFold.test(text) ? { fold: "earlier" } : laterFold.test(text) ? { fold: "later" } : {};
  return {};
};
