import type { CastTopicId } from "../../../topic-ids.ts";

/** What needs no explaining, and why, by topic and key of a chip; without a topic everywhere. */
const plain: readonly { why: string; of?: CastTopicId; key?: RegExp; text: RegExp }[] = [
  { why: "a bare number, share, angle or hour", text: /^[\d\s.,%+−±×°′/→:-]+(?:分|支|天|处|画|拍|岁|个|次|%)?$/ },
  { why: "so many stars", of: "purpleStar", key: /^starKind$/, text: /^\d+颗$/ },
  { why: "a date of the lunar calendar", text: /^\d{4}, month \d+, day \d+, hour \w+$/ },
  { why: "the name of an old tale, told in the reading", of: "fortune", key: /^title$/, text: /./ },
  { why: "none", text: /^(?:没有|无|none|None|nothing listed)$/ },
  { why: "a length of time", text: /^(?:约 |about )?\d+ ?(?:天|周|个月|days|weeks|months)$/ },
  { why: "what the dreamer named", of: "dream", key: /^(?:recurring|symbol|pair|act|classical)$/, text: /./ },
  { why: "the mountains by name", of: "fengshui", key: /^(?:facing|sitting|border|other)$/, text: /./ },
  { why: "a room as the person named it", of: "fengshui", key: /^place$/, text: /./ },
  {
    why: "how a line or a finger looks, in everyday words",
    of: "palmistry",
    key: /^(?:heart|head|life|start|fate|sun|marriage|thumb|little|gap|lead|sign)$/,
    text: /./,
  },
  { why: "the period’s number, its label explained", of: "fengshui", key: /^period$/, text: /^\d, \d{4}–\d{4}$/ },
  { why: "a person’s own name, its characters and words, and what they mean", key: /^(?:char|word|initials|names|person|affix|suggestion|sound)$/, text: /./ },
  { why: "points, their label explained", text: /^\d+分 ±\d+$|^\d+处 · \d+\/\d+$|^\d+ ?(?:个字|个字母)$/ },
  { why: "a pillar and its points for either", of: "marriage", key: /^year$/, text: /./ },
  { why: "a place in a ranking", text: /^(?:第 ?\d+|No\. \d+|Day \d|\d+ · (?:第\d|\w+|\d of \d))$/ },
  { why: "a date of the common calendar", key: /^(?:rank|day|openingDay)$/, text: /^(?:\d+月\d+日（周.）|\w+day \d+ \w+)/ },
  {
    why: "so many spirits, joy and wealth by direction, the old lines word for word",
    of: "auspicious",
    key: /^(?:spirits|directions|pengzu|struck)$/,
    text: /./,
  },
  { why: "the pillars of a year, a month and a day", text: /^(?:[^ ]{2} (?:year|month|day)(?:, |$))+$/ },
  { why: "a weight in taels, and what it’s likened to", of: "huangdi", key: /^(?:total|bone|verse)$/, text: /./ },
  { why: "a question of the test in a word", of: "mbti", key: /^(?:once|mixed|scene)$/, text: /./ },
  { why: "a share and its range", text: /^\d+, from \d+ to \d+$/ },
  { why: "one’s own answer", of: "personality", key: /picked$/, text: /./ },
  { why: "the letters of what came first, each explained by its scale", of: "personality", key: /result$/, text: /^[A-Z]{1,2}$/ },
  { why: "two elements, or two counts, side by side", of: "personality", key: /(?:relation|graph)$/, text: /^(?:.与.|\d+ − \d+ = -?\d+)$/ },
  { why: "so many of three", of: "personality", key: /pattern$/, text: /^合上\d条，共3条$/ },
  { why: "the book’s own words, and our titles of its chapters", of: "TaoTeChing", key: /^(?:chapter|clause|echo|neighbour)$/, text: /./ },
  { why: "a number, which has a term of its own, with its years or its letters", of: "numerology", key: /^(?:pinnacle|passion|pythagorean)$/, text: /^\d/ },
  { why: "an instant", text: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC$/ },
  {
    why: "so many of each, the kinds explained by themselves",
    of: "astro",
    key: /^(?:elements|hemispheres)$/,
    text: /^(?:(?:[火土风水上下东西]|[a-z]+ )\d+,? ?)+$/,
  },
  { why: "a year by its number", text: /^(?:The year )?\d{4}年?$/ },
  { why: "so many of so many", text: /^-?\d+ of \d+$/ },
  { why: "months and days of the common calendar", text: /^(?:early|mid|late) \w+ to (?:early|mid|late) \w+$/ },
  { why: "a pillar is read by its stem and its branch", text: /^[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥年月日时 ·、]+$/ },
  {
    why: "a pillar and the year it begins, or a date of the lunar calendar",
    text: /^[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥](?: · \d{4}年起|年\S{4,7}(?: \S时)?)$/,
  },
  { why: "the same in English", text: /^(?:[A-Z][a-z]+,? ?(?:·|and)? ?[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥]*,? ?)+(?:from \d{4})?$/ },
  { why: "a date of the lunar calendar", text: /^day \d+ of month \d+, \d+$/ },
  { why: "two names joined, each explained by itself", of: "zhouYi", key: /^trigrams$/, text: /^上.下.$/ },
  { why: "the number of a card, twice or more", of: "tarot", key: /^rank$/, text: /^(?:\p{Script=Han}|\w+) ?× ?\d$/u },
];

export const isPlain = (topic: CastTopicId, key: string, text: string): boolean =>
  plain.some((one) => (one.of ?? topic) === topic && (one.key?.test(key) ?? true) && one.text.test(text));
