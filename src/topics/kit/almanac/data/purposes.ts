import type { Duty } from "../duties.ts";
import type { Warning } from "../warnings.ts";

/** What a day can be chosen for; `any` is the day as such, 除危定执黄 against 建满平收黑. */
export const purposes = ["wedding", "registry", "engagement", "moving", "bed", "opening", "signing", "trade", "property", "car", "groundbreaking", "renovation", "travel", "interview", "newJob", "study", "haircut", "checkUp", "baby", "party", "pet", "planting", "worship", "burial", "lawsuit", "any"] as const;
export type Purpose = (typeof purposes)[number];

export interface PurposeRule {
  /** The almanac's own terms for it; one of them under 宜 counts 5, under 忌 it strikes the day. Empty: the tables have no 宜 for it. */
  terms: readonly string[];
  /** Terms that come near; under 宜 they count 3 where none of the own does. */
  near: readonly string[];
  /** Terms that strike the day when they stand under 忌, beside the own. */
  shunTerms: readonly string[];
  /** 建除 that suit it (+1) and that do not (−1); 破 strikes unless it stands under `duties`. */
  duties: readonly Duty[];
  shunDuties: readonly Duty[];
  /** The marks that strike the day for it; other marks take 1 off. */
  strikes: readonly Warning[];
}

/** 日值四离四绝,大事勿用; 月破 for all but what tears down. */
const great: readonly Warning[] = ["monthBreak", "yearBreak", "fourParted", "fourEnded", "deathDay"];
const small: readonly Warning[] = ["monthBreak"];

const rule = (terms: string, near: string, duties: string, shunDuties: string, strikes: readonly Warning[] = small, shunTerms = ""): PurposeRule => ({
  terms: terms.split(" ").filter(Boolean),
  near: near.split(" ").filter(Boolean),
  shunTerms: shunTerms.split(" ").filter(Boolean),
  duties: [...duties] as Duty[],
  shunDuties: [...shunDuties] as Duty[],
  strikes,
});

/** Own terms · near terms · duties wanted · duties shunned · marks that strike. The duties follow the verses on 建除: 成开皆可用, 破闭不相当. */
export const purposeRules: Readonly<Record<Purpose, PurposeRule>> = {
  wedding: rule("嫁娶", "", "成开定除", "建平收闭", great),
  registry: rule("嫁娶 订婚 纳采 订盟", "立券 会亲友", "成开定除", "建收闭", ["monthBreak", "yearBreak"]),
  engagement: rule("订婚 纳采 订盟 问名", "会亲友 纳婿", "成开定执", "建收闭", ["monthBreak", "yearBreak", "fourParted", "fourEnded"]),
  moving: rule("入宅 移徙", "安香 归宁 分居", "成开定除", "执收闭", great),
  bed: rule("安床", "合帐", "危定成", "建闭", small),
  opening: rule("开市", "挂匾 立券 交易 纳财", "成开满", "收闭建", great),
  signing: rule("立券", "交易 订盟", "成定满执", "收闭", ["monthBreak", "yearBreak"]),
  trade: rule("交易 纳财 求财", "立券 出货财 开市", "成满定收", "闭", small),
  property: rule("置产", "立券 交易", "成定满", "收闭", ["monthBreak", "yearBreak"]),
  car: rule("买车 造车器", "交易 出行 纳财", "成开定", "执闭危", small),
  groundbreaking: rule("动土 起基", "修造 定磉", "成开定执", "建闭收平", great, "起基动土"),
  renovation: rule("修造 拆卸", "动土 作灶 安门 破屋", "除定成开平破", "建闭收", ["yearBreak", "fourParted", "fourEnded"]),
  travel: rule("出行", "移徙 乘船", "建成开除", "执收闭危", ["monthBreak", "fourParted", "fourEnded"]),
  interview: rule("赴任 见贵 习艺", "会亲友 出行 入学", "成开建定", "闭收", small),
  newJob: rule("赴任", "入学 习艺 会亲友 出行", "成开建定", "闭收", small),
  study: rule("入学 习艺", "祈福 会亲友 出行", "成开建定", "闭", small),
  haircut: rule("理发 剃头", "沐浴 整手足甲 冠笄", "除成开", "建", small),
  checkUp: rule("求医 治病 求医疗病", "针灸", "除破开成", "收闭满", []),
  baby: rule("会亲友", "进人口 祈福 剃头 理发", "成开定", "闭", small),
  party: rule("会亲友", "交易 订盟 出行", "成开定满", "闭", small),
  pet: rule("纳畜 进人口", "牧养", "成收满", "破", small),
  planting: rule("栽种", "牧养", "成开执收", "满闭建", small),
  worship: rule("祭祀 祈福", "酬神 斋醮 焚香 求嗣", "满成定除", "收闭", small),
  burial: rule("安葬", "破土 启钻 入殓 移柩", "闭成除执", "建开满收", ["monthBreak", "deathDay"]),
  lawsuit: rule("", "", "执开除", "定成闭", small, "词讼"),
  any: rule("", "", "除危定执成开", "建满平收闭"),
};
