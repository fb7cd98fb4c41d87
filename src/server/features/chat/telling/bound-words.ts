import type { Locale } from "../../../../shared/i18n/locale.ts";

/** Words in which a sentence leans, dates, advises or names a matter: where no verdict is ours it is left out. Wide on purpose. */
// biome-ignore format: a table
export const unbound: Record<Locale, RegExp> = {
  zh: /迈|闯|这件事|那件事|一件事|对面|这一步|外头|里头|劲|可以|不可|应该|该不该|适合|宜|[会能](?:不[会能])?(?:成|好|到|有|来|是|更|让|再|把)|成得|成不|吉|凶|顺|有利|不利|旺|衰|好转|转好|转机|机会|希望|成功|失败|成败|答案|倾向|偏|别急|等到|快|慢|拖|时机|时候|期|季|年|月|周|星期|[天日](?:内|后|里|起)|日子|节气|春|夏|秋|冬|病|药|医|手术|癌|孕|胎|身体|健康|官司|法|律|判|签|钱|财|投|赌|股|贷|债|买|卖|生意|合同|工作|职|升|考|对方|他|她|第三|出轨|骗|瞒|真假|感情|恋|婚|复合|分手|死|寿|命|结果|结局|最后|将来|未来|以后|今后|去向|走向|如果问|问的是|这一问|[一二三四五六七八九十\d](?:天|日|个月)/,
  en: /\b(?:step\w*|leap\w*|face|facing|the matter|their|theirs|stronger|weaker|stirs?|hurry|yes|no|not yet|only if|will|won['’]t|shall|should|shouldn['’]t|ought|must|can|can['’]t|could|would|may|might|likely|probabl\w+|chances?|odds|favou?r\w*|auspicious|lucky|luck|success\w*|succeed|fail\w*|win\w*|lose|losing|outcome|result\w*|answer\w*|verdict|future|ahead|soon\w*|later|until|before|after|when|day|days|week\w*|month\w*|year\w*|season|spring|summer|autumn|winter|morning|evening|tonight|tomorrow|today|doctor|health\w*|body|illness|ill|medic\w*|pregnan\w*|court|law\w*|legal|judge|case|visa|money|invest\w*|bet|loan|debt|price|buy|sell|business|job|work|career|promot\w*|exam|partner|he|she|him|her|his|hers|they|them|love\w*|marri\w*|affair|cheat\w*|lying|lie|lies|truth|true|death|die|dead|life|go ahead|wait|ready|question|asked|asking|\d+)\b|['’](?:ll|d)\b/i,
};

/** A sentence that hangs on the one before it. */
export const hanging: Record<Locale, RegExp> = {
  zh: /^(?:所以|但|可|可是|不过|而|而且|于是|因此|这|那|它|也|又|还|反过来|相反|同样|再|其次|另)/,
  en: /^(?:so|but|and|yet|still|that|this|these|those|it|its|then|also|or|both|instead|otherwise|which|here|there|even so|the other|neither|nor)\b/i,
};

/** What is said where nothing of the reading may be: how it is carried, in two plain sentences. */
export const plainly: Record<Locale, readonly [string, ...string[]]> = {
  zh: [
    "这一卷在这里只照你自己：你绷得很紧，而且绷了一阵子了。先给这份紧找一个出口，说给一个人听，或者走一段路。",
    "看得见的是你的累，看不见的是那件事本身。把它写在纸上合起来，夜里就不用一直握在手里。",
    "你一直在替所有人镇定，自己却没有人替。挑一个信得过的人，让他知道你怕的是哪一句。",
    "心里反复转的那一段，多半是同一句话。把那句话念出声来，它会比在脑子里小一些。",
    "悬着的滋味不是软弱，是你在乎。给自己留一块不想它的地方，哪怕只有一盏茶的工夫。",
    "你扛事的法子是把嘴闭紧，这法子用久了会疼。换一个法子：跟一个人只说三分，看看肩膀松没松。",
  ],
  en: [
    "What this cast lights up here is you: strung tight, and for quite a while. Give the tightness one way out, a walk, or somebody’s ear.",
    "Your tiredness is visible, the matter itself isn’t. Write it on paper and fold it, so your hands are free of it at night.",
    "You’ve been the calm one for everybody, with nobody being calm for you. Pick one trusted person and tell them which sentence frightens you.",
    "What goes round in your head is mostly one sentence over and over. Say it aloud and it shrinks a little.",
    "Hanging in the air like this isn’t weakness, it’s caring. Keep one corner free of it, if only for as long as a cup of tea.",
    "Your way of bearing things is to keep your mouth shut, and that way aches. Try another: tell someone a third of it, and notice your shoulders.",
  ],
};
