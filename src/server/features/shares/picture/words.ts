import type { Locale } from "../../../../shared/i18n/locale.ts";

const zh = {
  name: "Yarrow 蓍问",
  sealed: (digest: string) => `翻牌前已封存 ${digest}`,
  fine: "先算，后说。仅供娱乐。",
  rest: "扫码看全文\n也问一件你的",
  own: "扫码\n也问一件你的",
  more: "后面还有，在对话里。",
  birthOut: "生辰没放",
  nameOut: "名字没放",
};
const en: typeof zh = {
  name: "Yarrow",
  sealed: (digest) => `Sealed first: ${digest}`,
  fine: "Computed, then told.\nFor entertainment.",
  rest: "Read the rest,\nask your own",
  own: "Scan to ask\nyour own",
  more: "There is more, in the conversation.",
  birthOut: "Birth left out",
  nameOut: "Names left out",
};
/** What stands on a leaf besides the reading. */
export const leafWords: Record<Locale, typeof zh> = { zh, en };
