import type { Locale } from "../../../../shared/i18n/locale.ts";

const stops = /(?<![\s?？。.!！～~])[\s?？。.!！～~]+$/;

/** What only leads up to a question: “我想问一下”, "I was wondering". */
const leadZh = /^(?:请问|那|就是|我?(?:现在)?(?:很|一直)?(?:想|要)?(?:再)?(?:问|知道)(?:一下|问|下)?|帮我?(?:看|算)(?:看|一下|算)?)[，,：: ]*/;
const asksZh =
  /该不该|要不要|会不会|能不能|可不可以|是不是|有没有|好不好|合不合|值不值|适不适合|还会不会|是否|怎么|怎样|如何|什么|为何|哪|几[时点月年]|多少|谁/;
const ends = /[呢啊呀]$/;

/** Chinese asks within a sentence as it asks alone, where a word of it asks; what ends in 吗 does not. */
const toIndirectZh = (text: string): string | null => {
  const asked = text.replace(stops, "").replace(leadZh, "").replace(ends, "");
  if (asked === "" || /[你您吗吧“”，,。；;\n]/.test(asked) || !asksZh.test(asked)) return null;
  return asked.replace(/^我(?=该不该|要不要|会不会|能不能|可不可以|是不是|有没有|适不适合|是否)/, "").replace(/我/g, "你");
};

const mine: Record<string, string> = { i: "you", me: "you", my: "your", mine: "yours", myself: "yourself", we: "you", us: "you", our: "your", ours: "yours" };
const toYours = (text: string): string =>
  text.replace(
    /\b(i['’]m|i['’]ve|i['’]ll|i['’]d|i|me|my|mine|myself|we|us|our|ours)\b/gi,
    (word) => mine[word.toLowerCase()] ?? `you${word.slice(1).replace(/m$/, "re")}`,
  );

const should = /^(?:should|shall) (?:i|we) (.{1,160})$/i;
/** What comes before the verb can be told from it only where it is a plain word or two. */
const will = /^(will|would|can|could|is|are|has|have) ((?:he|she|they|it|this|that|we|i|(?:my|the) [a-z]{2,20}) )(.{1,160})$/i;

const toIndirectEn = (text: string): string | null => {
  const asked = text.replace(stops, "").replace(/^(?:so|and|but|please)[, ]+/i, "");
  if (/\byou(?:r|rs)?\b|[,;:“”"\n]|\bam\b/i.test(asked)) return null;
  const act = should.exec(asked);
  if (act) return `whether to ${toYours(act[1]!)}`;
  const other = will.exec(asked);
  return other ? `whether ${toYours(other[2]!).toLowerCase()}${other[1]!.toLowerCase()} ${toYours(other[3]!)}` : null;
};

/** A question as it is told of, not asked: “该不该换工作”, "whether to leave your job"; null where it is better quoted. */
export const toIndirect = (text: string, locale: Locale): string | null => {
  const isHan = /\p{Script=Han}/u.test(text);
  if (isHan !== (locale === "zh")) return null;
  return isHan ? toIndirectZh(text) : toIndirectEn(text);
};
