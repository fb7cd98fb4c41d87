import type { Category, State } from "../../lexicon/symbol.ts";

/** How a state is told, in either language. */
export const statePatterns: readonly (readonly [State, RegExp])[] = [
  [
    "killed",
    /我[^，。]{0,6}(?:打死|杀死|杀了|弄死|踩死|砍死|掐死|拍死)|把[^，。]{1,8}(?:打死|杀死|杀了|弄死|踩死|砍死)|\bi\s+(?:\w+\s+){0,2}(?:killed|kill|crushed|squashed|strangled|shot|beat)\b/i,
  ],
  [
    "attacking",
    /咬|攻击|袭击|扑(?:过来|向|上来|到)|缠住|缠着|缠在|撞我|啄|蜇|打我|扑倒|抓伤|挠|\b(?:bit|bites?|biting|bitten|attack\w*|lunged?|stung|stings?|pecked|clawed|scratched|pounced|wrapped itself|coiled|hit me|grabbed)\b/i,
  ],
  ["chasing", /追(?:着|赶|我|上来|过来|了)|在后面跟|\b(?:chas(?:ed|es|ing|e)|pursu\w+|ran after|running after|came after|coming after|follow(?:ed|ing) me)\b/i],
  ["dead", /死了|死掉|死去|死的|已经死|没气了|去世|过世|不在了|咽气|\b(?:dead|died|dying|lifeless|passed away|stopped breathing)\b/i],
  ["hurt", /受伤|流血|伤口|瘸|断了腿|生病|病了|\b(?:hurt|bleed\w*|bled|wounded|injured|limp\w*|sick|ill)\b/i],
  [
    "broken",
    /断了|碎了|碎成|坏了|裂|破了|漏|失灵|不灵|松了|松动|打不着火|\b(?:broke\w*|crack\w*|smash\w*|shatter\w*|torn|burst|wouldn['’]t work|stopped working|loose|crumbl\w+|fail\w*|leak\w*)\b/i,
  ],
  ["lost", /丢了|不见了|找不到|找不着|弄丢|走丢|失踪|\b(?:lost|lose|losing|missing|(?:couldn['’]t|could not|can['’]t) find|disappear\w*|vanish\w*|gone)\b/i],
  ["found", /找到|找着|捡到|发现|挖出|\b(?:found|discover\w*|picked up|came across|dug up)\b/i],
  ["speaking", /说话|开口|对我说|跟我说|和我说|告诉我|喊我|叫我|\b(?:spoke|speak\w*|talk(?:ed|ing|s)|said|told me|whisper\w*|called my name)\b/i],
  ["huge", /巨大|很大|特别大|好大|大得|庞大|那么大|高大|参天|\b(?:huge|giant|enormous|massive|gigantic|towering|vast|monstrous)\b/i],
  ["tiny", /很小|小小|特别小|迷你|指甲盖|缩小|小得|\b(?:tiny|miniature|minuscule|very small|shrunk|shrinking)\b/i],
  [
    "many",
    /很多|好多|一群|一大群|成群|满地|满屋|到处都是|无数|一窝|密密麻麻|几十|上百|许多|\b(?:many|lots of|hundreds|dozens|swarm\w*|everywhere|full of|crowds? of|herd|countless|thousands)\b/i,
  ],
  ["dirty", /脏|肮脏|臭|泥|污|浑|发霉|恶心|\b(?:dirty|filthy|muddy|foul|stinking|mouldy|moldy|disgusting|stained)\b/i],
  ["burning", /着火|起火|烧|燃|冒烟|\b(?:burn\w*|on fire|in flames|smoking|ablaze)\b/i],
  [
    "falling",
    /掉|塌|倒下|倒了|坠|落下|摔(?=倒|下|跤|了一|到|在|死|断)|脱落|\b(?:fell|fall(?:ing|s|en)?|drop\w*|collaps\w*|(?<!sound )came (?:down|out)|tumbl\w+)\b/i,
  ],
  ["flying", /飞|飘起来|浮起来|\b(?:fly(?:ing)?|flew|flown|float(?:ed|ing)|hover\w*|soar\w*)\b/i],
  ["locked", /锁|打不开|关着|关得|推不开|进不去|\b(?:lock\w*|(?:wouldn['’]t|would not|won['’]t) open|jammed|stuck shut|shut tight|bolted)\b/i],
  [
    "empty",
    /空的|空荡|空无|一个人[也都]没|(?:没有|没)人(?=[，。！]|$|住|在)|空了|空空|\b(?:empty|deserted|abandoned|nobody (?:was )?(?:there|in)|no one (?:was )?(?:there|in)|vacant|bare)\b/i,
  ],
  ["eaten", /吃|咬了一口|喝|尝|吞|\b(?:eat(?:ing|s|en)?|ate|tast\w+|swallow\w*|chew\w*|drank|drinking)\b/i],
  ["given", /送给|送我|给了我|递给|塞给|\b(?:gave me|gives me|given to me|handed me|as a gift|gave it to me|brought me)\b/i],
  [
    "leaving",
    /离开|走了|走掉|远去|开走|不回头|跑掉|逃走|飞走|\b(?:left|leaving|walk(?:ed|ing) away|drove off|drove away|went away|ran off|flew away|sail(?:ed|ing) away|turned away)\b/i,
  ],
];

const alive: readonly Category[] = ["animal", "person", "spirit"];
/** The categories a state can be true of; the others are for all. */
export const stateCategories: Partial<Record<State, readonly Category[]>> = {
  killed: alive,
  attacking: [...alive, "body"],
  chasing: [...alive, "vehicle"],
  dead: [...alive, "earth"],
  hurt: [...alive, "body"],
  broken: ["thing", "house", "vehicle", "clothing", "body", "place", "earth", "food"],
  lost: ["thing", "person", "animal", "clothing", "vehicle", "house", "body"],
  found: ["thing", "person", "animal", "clothing", "vehicle", "house", "food", "place", "earth"],
  speaking: [...alive, "thing"],
  locked: ["house", "place", "thing", "vehicle"],
  empty: ["house", "place", "thing", "vehicle", "food"],
  eaten: ["food", "animal", "body", "earth"],
  given: ["thing", "food", "clothing", "animal", "earth", "vehicle"],
  flying: ["animal", "person", "vehicle", "thing", "spirit", "house"],
  burning: ["house", "place", "earth", "thing", "vehicle", "clothing", "person", "body"],
  falling: ["body", "house", "thing", "sky", "vehicle", "earth", "person", "clothing", "animal", "food", "place"],
  leaving: ["person", "animal", "vehicle", "spirit"],
  tiny: [...alive, "thing", "house", "food", "body", "vehicle"],
  many: ["animal", "person", "spirit", "thing", "food", "body", "clothing", "vehicle", "earth", "house", "water"],
  huge: ["animal", "person", "spirit", "thing", "food", "body", "clothing", "vehicle", "earth", "house", "water", "sky", "place"],
  dirty: ["water", "house", "place", "clothing", "food", "body", "thing", "animal"],
};

/** States told by a word beside the image: of several images the first after the word has it, else the last before it. */
export const besideStates: readonly State[] = ["huge", "tiny", "many"];

/** Right before a state's words: “也不咬人”, “nobody spoke”, “wouldn’t let”. */
export const noStateBefore =
  /(?:不|没|没有|(?<!特)别|从未|谁也没|也没有?)$|\b(?:not|never|nobody|no one|without|nothing|none)\s+(?:\w+\s+)?$|n['’]t\s+(?:\w+\s+)?$/i;
