import type { Locale } from "../../../shared/i18n/locale.ts";

/** The outcome hoped for, by what the words name; the first that fits. */
// biome-ignore format: a table of words
const outcomes: readonly (readonly [wants: string, zh: RegExp, en: RegExp])[] = [
  ["reunion", /复合|挽回|回来|回头|和好|重新在一起/, /\b(?:back together|come back|take me back|win (?:him|her) back|reconcil\w*|second chance)\b/i],
  ["contact", /联系我|找我|回(?:我)?(?:消息|信息|微信)|主动/, /\b(?:text|call|write|reach out|reply|hear from)\b/i],
  ["love", /喜欢我|爱我|在一起|脱单|表白|心意/, /\b(?:love me|likes? me|be together|feelings for me|meet someone)\b/i],
  ["marriage", /结婚|嫁|娶|领证|求婚/, /\b(?:marr(?:y|ied|iage)|propose|wedding)\b/i],
  ["parting", /分手|离婚|离开他|离开她|断干净/, /\b(?:break up|divorce|leave (?:him|her)|move on|let go)\b/i],
  ["child", /怀上|怀孕|要孩子|生(?:个)?(?:孩子|男|女)/, /\b(?:pregnan\w*|conceive|have a baby)\b/i],
  ["job", /offer|录用|入职|找到工作|上岸|面试(?:过|通过)|换工作|跳槽/i, /\b(?:get (?:the|a) (?:job|offer)|hired|new job|land)\b/i],
  ["promotion", /升职|加薪|晋升|转正/, /\b(?:promot\w*|raise|pay rise)\b/i],
  ["pass", /考上|通过|考过|及格|过线|录取/, /\b(?:pass|get in|admitted|accepted)\b/i],
  ["money", /赚|发财|回本|涨|还钱|要回/, /\b(?:profit|make money|paid back|win|earn)\b/i],
  ["recovery", /好起来|痊愈|康复|没事|平安/, /\b(?:recover|get better|be (?:ok|okay|fine)|heal)\b/i],
  ["peace", /放下|走出来|平静|睡(?:得|个)好|不焦虑/, /\b(?:peace|let it go|calm|sleep|stop worrying)\b/i],
  ["found", /找回|找到|找得到/, /\b(?:find (?:it|my|the)|get it back)\b/i],
];

export const findWants = (text: string, locale: Locale): string | null => outcomes.find(([, zh, en]) => (locale === "zh" ? zh : en).test(text))?.[0] ?? null;
