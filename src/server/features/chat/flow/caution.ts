import type { Locale } from "../../../../shared/i18n/locale.ts";

export type CautionKind = "health" | "law" | "money" | "safety";

const signs: Record<CautionKind, RegExp> = {
  health:
    /病|癌|肿瘤|手术|医院|医生|怀孕|流产|抑郁|焦虑症|失眠|吃药|停药|化疗|体检|\b(?:ill(?:ness)?|sick(?:ness)?|cancer|tumou?r|surgery|operation|hospital|doctor|pregnan\w*|miscarr\w*|depress\w*|medication|pills|diagnos\w*|symptom\w*|disease|therapy)\b/i,
  law: /官司|起诉|诉讼|律师|坐牢|判刑|法院|仲裁|离婚协议|抚养权|遗产|签证|\b(?:lawsuit|sue|suing|court|lawyer|attorney|custody|trial|prison|jail|visa|inheritance|legal)\b/i,
  money:
    /股票|基金|炒股|投资|借钱|贷款|赌|彩票|币圈|比特币|买房|房贷|债|\b(?:invest\w*|stocks?|shares|crypto|bitcoin|loan|mortgage|gambl\w*|lottery|debts?|trading)\b/i,
  safety: /家暴|打我(?!电话|手机|微信)|跟踪|威胁我|报警|被打|\b(?:abus(?:e|ive|ed)|hits? me|stalk\w*|threaten\w*|violen\w*|police)\b/i,
};

const words: Record<Locale, Record<CautionKind, string>> = {
  zh: {
    health: "身体的事，盘上只看得到心境，看不到病。检查、用药、手术，请听当面给你看诊的医生。",
    law: "官司和文书的事，以律师和原件为准；这里说的只是你眼下的处境和时机。",
    money: "钱的进出，请以账本、合同和持牌的人说的为准；这里不荐任何买卖。",
    safety: "有人伤你或吓你，先顾安全：离开那里，告诉信得过的人，需要时报警（110）。",
  },
  en: {
    health: "A cast can speak of your mood, never of your body. For tests, medicine or surgery, go by the doctor who has examined you.",
    law: "For courts and contracts, go by a lawyer and the papers themselves; this speaks only of where you stand and when.",
    money: "For money in or out, go by the accounts, the contract and someone licensed to advise; nothing here recommends a trade.",
    safety: "If someone hurts or threatens you, safety comes first: get out of reach, tell someone you trust, and call the police if you need to.",
  },
};

/** The caution a question calls for, or null. Safety comes before everything else. */
export const findCaution = (question: string): CautionKind | null =>
  (["safety", "health", "law", "money"] as const).find((kind) => signs[kind].test(question)) ?? null;

export const toCautionText = (kind: CautionKind, locale: Locale): string => words[locale][kind];
