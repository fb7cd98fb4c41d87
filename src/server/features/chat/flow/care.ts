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

export interface HelpLine {
  name: string;
  contact: string;
  where: string;
}

/** Widely published numbers. Look each one up with its operator before a release: a dead line is worse than none. */
export const helpLines: Record<Locale, HelpLine[]> = {
  zh: [
    { name: "全国统一心理援助热线", contact: "12356", where: "中国大陆" },
    { name: "生命线 / 香港撒玛利亚防止自杀会", contact: "2389 2222", where: "香港" },
    { name: "安心专线", contact: "1925", where: "台湾" },
    { name: "紧急求助", contact: "110 / 120", where: "中国大陆" },
  ],
  en: [
    { name: "988 Suicide & Crisis Lifeline (call or text)", contact: "988", where: "USA, Canada" },
    { name: "Samaritans", contact: "116 123", where: "UK, Ireland" },
    { name: "Lifeline", contact: "13 11 14", where: "Australia" },
    { name: "Find a line near you", contact: "findahelpline.com", where: "Elsewhere" },
  ],
};

/** What such a chat is called in the list. */
export const careTitle: Record<Locale, string> = { zh: "说说话", en: "Someone to talk to" };

export const careText: Record<Locale, string> = {
  zh: "这件事我不拿牌和卦来答。你说的这些，听着是真的很难，难到想让它停下来。你愿意把它写出来，我很高兴你写了。\n\n现在最要紧的是别一个人扛。下面有电话，接的人受过训练，可以什么都不用解释，先说一句“我很难受”就行。身边若有信得过的人，也请把这条消息给他看，让他陪着你。若你此刻就有危险，请直接打紧急电话。\n\n我还在这里。想说就接着说，不用想好再说：今天是从哪一刻开始变得最难的？",
  en: "I won’t answer this one with cards or coins. What you’re describing sounds truly hard, hard enough to want it to stop. I’m glad you wrote it down here.\n\nWhat matters now is that you don’t carry it alone. The lines below are answered by people trained for exactly this; you don’t need to explain anything, “I’m not all right” is enough. If there’s someone near you whom you trust, show them this message and let them stay with you. If you’re in danger right now, please call the emergency number.\n\nI’m still here, and you can keep talking. It needn’t be in order. When did today start to be hardest?",
};
