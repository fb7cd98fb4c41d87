import type { Locale } from "../../../../shared/i18n/locale.ts";

/** Words that mean somebody may hurt themselves. Wide on purpose: a warm answer too many does no harm. */
const despair: Record<Locale, RegExp[]> = {
  zh: [
    /自[杀殺尽盡残殘]/,
    /(?:不想|不愿|不要|没法|没意思)(?:再)?活(?!动|泼|跃)/,
    /活(?:着|下去)(?:还有|有|真|太)?(?:什么|啥)?(?:没|没有|无)?(?:意思|意义|劲)(?:了|吗|呢)?$/,
    /活(?:着|下去)(?:真|太|好)?(?:没|没有|无)(?:什么|啥)?(?:意思|意义|劲)/,
    /活不下去/,
    /(?:想|打算|准备|不如|干脆|宁愿|该不该|要不要)(?:一|去)?死(?!党|磕|心|角|记|机|板|刷|工资|守|灰)/,
    /(?:要|想)去死|死了算了|一死了之/,
    /(?:结束|了结)(?:自己的|我的|这条)?(?:生命|性命|命)/,
    /(?:割腕|跳楼|轻生|寻死|遗书|吞药|烧炭)/,
    /(?:伤害|弄伤|割伤)(?:我)?自己/,
  ],
  en: [
    /\bsuicid(?:e|al)\b/i,
    /\bkill(?:ing)? (?:myself|me)\b/i,
    /\b(?:end|ending|take|taking) my (?:own )?life\b/i,
    /\b(?:want|wanna|going|ready|wish(?:ed)?|better|like) (?:to |i (?:could|would|were) )?(?:die|be dead|dead|not wake up|disappear forever)\b/i,
    /\b(?:don['’]?t|do not|no longer) (?:want|wish) to (?:live|be alive|be here any ?more|exist)\b/i,
    /\b(?:no|any) (?:reason|point) (?:to|in) (?:live|living|going on living|being alive)\b/i,
    /\b(?:hurt|harm|cut|cutting|hurting|harming) myself\b/i,
    /\bself[- ]harm\b/i,
    /\bend it all\b/i,
  ],
};

/** True for words of self-harm in either language, whichever the page speaks. */
export const isDespair = (text: string): boolean => [...despair.zh, ...despair.en].some((pattern) => pattern.test(text));
