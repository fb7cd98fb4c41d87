import { toTerm } from "../../terms/term.ts";

/** What stands in a chart of the sky. */
export const bodyTerms = [
  toTerm("太阳", "Sun", "看你要做什么、成为谁：一个人立得住的那股劲。平常说的星座，就是出生时太阳在的那一座。", "What you’re out to do and be. The sign people call “theirs” is the one the Sun stood in at birth."),
  toTerm("月亮", "Moon", "看你要什么才安心，心情怎么走。它两天半换一个星座，所以要知道钟点才准。", "What you need to feel safe, and how a feeling goes. It changes sign every two and a half days, so the hour matters."),
  toTerm("水星", "Mercury", "看怎么想、怎么说、怎么学，也看跑腿和往来。", "How you think, talk and learn; also errands and messages."),
  toTerm("金星", "Venus", "看喜欢什么、怎么示好、花钱图什么。", "What you like, how you show liking, and what you spend on."),
  toTerm("火星", "Mars", "看怎么动手、怎么争、怎么发火。", "How you act, compete and lose your temper."),
  toTerm("木星", "Jupiter", "看往哪里扩开、信什么，常是路子宽的一处，也容易过头。", "Where you open out and what you trust. Things come easily there, and are easily overdone."),
  toTerm("土星", "Saturn", "看哪里要慢慢练、受限制、担责任。难的地方，往往也是日后最扎实的地方。", "Where you meet limits and duties and have to practise. What it makes hard at first is often what stands firmest later."),
  toTerm("天王星", "Uranus", "看哪里不肯照旧、说变就变。它一座走七年，同龄人大多一样，落在哪一宫才是各人的。", "Where you won’t do as it was always done. It spends seven years in a sign, so a whole age group shares that; the house is your own."),
  toTerm("海王星", "Neptune", "看哪里边界模糊：想象、同情，也有看不清。一座走十四年。", "Where edges blur: imagination, pity, and not seeing clearly. It spends fourteen years in a sign."),
  toTerm("冥王星", "Pluto", "看哪里抓得最紧、要么不动要么彻底换。一座走十二到三十年。", "Where you hold on hardest and change either not at all or right through. It spends twelve to thirty years in a sign."),
  toTerm("北交点|月亮北交点", "north node", "月亮的路穿过太阳的路、往北走的那一点，不是星。旧说看往哪边长，生疏，可是值得练。", "The point where the Moon’s path crosses the Sun’s going north; no planet. It’s read for what is unfamiliar and worth practising."),
  toTerm("南交点", "south node", "北交点的正对面，看已经熟到不用想的做法，容易老是退回去。", "Straight across from the north node: what you know so well that you fall back on it."),
  toTerm("凯龙星", "Chiron", "土星和天王星之间的一颗小天体，看哪里磕过、后来反而会照顾别人。", "A small body between Saturn and Uranus, read for a sore place that later helps you look after others."),
  toTerm("莉莉丝|黑月莉莉丝", "Lilith|Black Moon Lilith", "月亮轨道离地球最远的那一点，不是星。看哪里不肯被管。", "The far point of the Moon’s path, no body at all. It’s read for what in you refuses to be tamed."),
  toTerm(
    "上升点|上升星座|上升",
    "ascendant|rising sign|rising",
    "出生时东边地平线上正升起的那一度，看你给人的头一面、怎么进门。钟差四分钟，它约差一度，所以要准的钟点。",
    "The degree of the zodiac rising in the east at birth: how you come through a door. Four minutes of clock time move it about a degree, so it needs an exact hour.",
  ),
  toTerm("下降点|下降", "descendant", "上升点的正对面，看你找什么样的人、容易跟谁对上。", "Straight across from the ascendant: the sort of person you look for or keep meeting."),
  toTerm("天顶|中天", "midheaven|MC", "出生时黄道在子午线上最高的那一度，看事业和名声。", "The degree of the zodiac at the top of the sky at birth, read for calling and standing."),
  toTerm("天底", "imum coeli|IC", "天顶的正对面，天空最低处，看家、根和关起门的自己。", "Straight below, across from the midheaven: home, roots, and who you are with the door shut."),
  toTerm("命主星|命主", "chart ruler|ruler of the chart", "管着上升星座的那颗行星，它替整张盘掌舵，落在哪一宫，人生就多往哪里使劲。", "The planet that rules the rising sign. It steers the chart, and its house is where much of the effort goes."),
];
