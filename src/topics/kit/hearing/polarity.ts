import type { Locale } from "../../../shared/i18n/locale.ts";

/** What a yes to a yes-or-no question affirms: that one should, that it will happen, that one can, that something is there, that it is so. */
export type Polarity = "should" | "will" | "can" | "has" | "is";

const signs: Record<Locale, [Polarity, RegExp][]> = {
  zh: [
    // What is about to come, and asks no leave: 我们要分手了吗.
    ["will", /(?:快|就)要|要(?:被|失业|下岗|分手|离婚|破产|倒闭|完|黄)[^，,。]{0,20}了?吗|要[^，,。]{1,20}了吗/],
    [
      "should",
      /该不该|应不应该|要不要|可不可以|可以|该|值(?:不值)?得|值不值|适(?:不适)?合|合(?:不合)?适|好不好|行不行|能不能(?:再)?(?:给|让|买|换|去|跟|和(?!好))|能(?:买|签|租|嫁|娶|信|借)|去不去|要[^，,。]{0,60}吗|好吗|行吗/,
    ],
    ["has", /有没有|有戏|有(?:机会|希望|可能|结果|缘)|还有/],
    ["will", /会|将|成功|成得了|考上|通过|录取|回来|复合得/],
    ["can", /能|可否|来得及|得了/],
    ["is", /.*/],
  ],
  en: [
    [
      "should",
      /\b(?:should(?:n['’]t)?|shall|ought|may i|is it (?:time|wise|right|worth|a good|safe|ok|okay)|worth|can i trust|would it be (?:wise|better|good|right))\b/i,
    ],
    ["will", /\b(?:will|won['’]t|going to|would)\b/i],
    ["can", /\b(?:can|could|possible|able|chance)\b/i],
    ["has", /\b(?:is there|are there|have|has|do i have)\b/i],
    ["is", /.*/],
  ],
};

export const toPolarity = (text: string, locale: Locale): Polarity => signs[locale].find(([, pattern]) => pattern.test(text))?.[0] ?? "is";
