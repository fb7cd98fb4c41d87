/** How the same reading is wanted. */
export type RestyleManner = "one" | "shorter" | "plainer" | "longer" | "points" | "again";

/** In the order they are tried: what is narrower first. */
const signs: readonly (readonly [RestyleManner, RegExp])[] = [
  [
    "one",
    /一句(?:话)?(?:概括|总结|说|讲|就行|告诉|来)|一句话|\b(?:one|a single|1) (?:sentence|line)\b|\bin a (?:nutshell|word)\b|\bbottom line\b|\bone-?liner\b/i,
  ],
  [
    "points",
    /分(?:点|条|步|几点)|逐条|一条一条|一点一点|列(?:出来|一下|个|成|表)|条理|按步骤|步骤|第一第二|\b(?:bullets?|bullet points?|in points|as points|(?:in|as) (?:a )?list|list (?:it|them|that)|step by step|in steps|numbered|outline)\b/i,
  ],
  [
    "plainer",
    /说人话|人话|白话|通俗|直白|听不懂|看不懂|没(?:看|听)懂|太(?:深|玄|绕|难懂|专业)|简单(?:点|一点|些)|别(?:用|那么多)术语|讲明白|说明白|\b(?:plain(?:er|ly)?|simpl(?:er|e|y)|layman|eli5|like i['’]?m (?:five|5)|normal (?:english|words)|in english|jargon|don['’]?t (?:get|understand) (?:it|this|that|any)|too (?:deep|cryptic|vague|technical|complicated)|human)\b/i,
  ],
  [
    "longer",
    /详细|展开|多(?:说|讲|写)(?:点|一点|些|一些|几句)|说(?:细|多)|再细|深入|长一点|完整|具体(?:点|一点|说)|继续(?:说|讲)|\b(?:longer|more detail\w*|in (?:full|detail|depth)|elaborate|expand|go deeper|tell me more|say more|more about|full (?:reading|version)|fuller|whole reading)\b/i,
  ],
  [
    "shorter",
    /总结|概括|简短|简洁|精简|短(?:点|一点|些)|太长|长话短说|少(?:说|写)点|重点|要点|划重点|归纳|\b(?:short(?:er|en)?|brief(?:ly|er)?|summar\w+|sum (?:it|that|this) up|tl;?dr|too long|recap|concise|condense|gist|key points?|main points?|takeaways?|cut it down)\b/i,
  ],
];

/** How the words want it told; in other words where they name no manner. */
export const findManner = (text: string): RestyleManner => signs.find(([, sign]) => sign.test(text))?.[0] ?? "again";
