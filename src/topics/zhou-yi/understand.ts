import type { Locale } from "../../shared/i18n/locale.ts";
import type { LineValue } from "../kit/hexagrams/throws.ts";
import type { ZhouYiInput } from "./input.ts";

const sixThrows = /(?:^|[^\d])([6-9])[\s,，、/|-]*([6-9])[\s,，、/|-]*([6-9])[\s,，、/|-]*([6-9])[\s,，、/|-]*([6-9])[\s,，、/|-]*([6-9])(?![\d.])/;
const saysThrown = /摇|掷|抛|得|爻|卦|铜钱|蓍|自下|从下|\b(?:threw|throws?|tossed|got|cast|coins?|lines?|hexagram|yarrow|stalks)\b/i;
const onlyThrows = /^[\s6-9,，、/|-]+$/;

const threeNumbers = /(?<!\d)(\d{1,6})[\s,，、/和]+(\d{1,6})[\s,，、/和]+(?:and\s+)?(\d{1,6})(?!\d)/;
const saysNumbers = /报(?:的)?(?:三个)?数|数字?起卦|三个数|数字(?:是|为|：|:)|\bnumbers?\b|\bdigits?\b/i;
const onlyNumbers = /^[\s\d,，、/和]+$/;

/** The person has thrown, but not said what fell: the six lines are then asked for. */
const hasThrown =
  /我(?:自己)?(?:已经|刚刚?)?(?:摇|掷|抛|占)(?:好|完|过)了?|我自己(?:来)?(?:摇|掷|抛)的?(?:卦|铜钱|六爻)|\bmy own (?:throws|coins|lines|cast)\b|\bI(?:['’]ve| have)(?: already)? (?:thrown|tossed|cast)\b/i;

const castingWords = {
  yarrow:
    /(?:用|以|拿|换|改)(?:四十九根)?蓍草|蓍草(?:起卦|占|法|来)|大衍|\b(?:with|by|use|using|via)\s+(?:the\s+)?yarrow|\byarrow[- ]stalk method|\byarrow (?:stalks )?(?:please|instead)/i,
  coins:
    /(?:用|以|拿|掷|摇|抛|扔|换|改)(?:三(?:枚|个))?(?:铜钱|硬币)|(?:铜钱|硬币)(?:起卦|摇卦|占|法|来)|\b(?:with|by|use|using|via|throw|toss|flip)\s+(?:the\s+|three\s+|3\s+)*coins?\b|\bcoins? (?:please|instead)/i,
  numbers: /报(?:三个)?数(?:起卦|来|占)|(?:用|以)(?:三个)?数字?(?:起卦|占|来)|\b(?:with|by|use|using|via)\s+(?:three\s+|3\s+)?numbers\b/i,
};

/** What of the input these words name: the method, the person's own throws, three numbers. */
export const understandZhouYi = (text: string, _known: Partial<ZhouYiInput>, _locale: Locale): Partial<ZhouYiInput> => {
  const throws = sixThrows.exec(text);
  if (throws && (saysThrown.test(text) || onlyThrows.test(text)))
    return { method: "manual", lines: throws.slice(1).map(Number) as [LineValue, LineValue, LineValue, LineValue, LineValue, LineValue] };
  const numbers = threeNumbers.exec(text);
  if (numbers && (saysNumbers.test(text) || onlyNumbers.test(text)))
    return { method: "numbers", numbers: numbers.slice(1).map(Number) as [number, number, number] };
  if (hasThrown.test(text)) return { method: "manual" };
  for (const method of ["yarrow", "coins", "numbers"] as const) if (castingWords[method].test(text)) return { method };
  return {};
};
