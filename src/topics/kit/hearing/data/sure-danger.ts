import type { Risk } from "../heard.ts";

/** Words that mean somebody may hurt themselves, or is hurt. Wide on purpose: a warm answer too many does no harm. */
export const sureDanger: readonly (readonly [Risk, RegExp])[] = [
  [
    "self",
    /自[杀殺尽盡残殘]|(?:不想|不愿|没法|没意思)(?:再)?活(?!动|泼|跃)|活(?:着|下去)(?:真|太|好)?(?:没|没有|无)(?:什么|啥)?(?:意思|意义|劲)|活不下去|(?:想|打算|准备|不如|干脆|宁愿|该不该|要不要)(?:一|去)?死(?!党|磕|心|角|记|机|板|刷|工资|守|灰|你|我|他|她)|死了算了|一死了之|(?:结束|了结)(?:自己的|我的|这条)?(?:生命|性命|命)|割腕|跳楼|轻生|寻死|遗书|吞药|烧炭|(?:伤害|弄伤|割伤)(?:我)?自己/,
  ],
  [
    "self",
    /\bsuicid(?:e|al)\b|\bkill(?:ing)? (?:myself|me\b(?! (?:at|with|every)))|\b(?:end|ending|take|taking) my (?:own )?life\b|\b(?:want|wanna|going|ready|wish(?:ed)?|better) (?:to |i (?:could|would|were) )?(?:die|be dead|not wake up|disappear forever)\b|\b(?:don['’]?t|do not|no longer) (?:want|wish) to (?:live|be alive|be here any ?more|exist)\b|\b(?:no|any) (?:reason|point) (?:to|in) (?:live|living|going on living|being alive)\b|\b(?:hurt|harm|cut|cutting|hurting|harming) myself\b|\bself[- ]harm\b|\bend it all\b/i,
  ],
  ["harmed", /家暴|他(?:又)?打(?:了)?我|被(?:他|老公|丈夫|男友|爸)打|\b(?:he|she|my (?:husband|boyfriend|dad|partner)) (?:hits?|beats?|chok(?:es|ed)|punche[sd]|slapp?(?:s|ed)) me\b/i],
];
