import { toTerm } from "../../terms/term.ts";

/** The five elements and yin and yang. */
export const elementTerms = [
  toTerm("五行", "five elements|elements|element", "木、火、土、金、水五种气。一圈相生，隔一位相克，拿来说事物之间怎么推动、怎么牵制。", "Wood, fire, earth, metal and water: five ways of acting. Each feeds the next and checks the next but one, and that’s how things are said to push and hold each other."),
  toTerm("木|五行·木|五行木", "wood", "生长、伸展的气，配春天、东方、青色。被水生，生火；被金克，克土。", "What grows and reaches out; spring, the east, green. Water feeds it and it feeds fire; metal checks it and it checks earth."),
  toTerm("火|五行·火|五行火", "fire", "发热、发光的气，配夏天、南方、红色。被木生，生土；被水克，克金。", "What warms and shows; summer, the south, red. Wood feeds it and it feeds earth; water checks it and it checks metal."),
  toTerm("土|五行·土|五行土", "earth", "承载、稳住的气，配四季交接、中央、黄色。被火生，生金；被木克，克水。", "What bears and steadies; the turn of the seasons, the middle, yellow. Fire feeds it and it feeds metal; wood checks it and it checks water."),
  toTerm("金|五行·金|五行金", "metal", "收紧、裁断的气，配秋天、西方、白色。被土生，生水；被火克，克木。", "What tightens and cuts; autumn, the west, white. Earth feeds it and it feeds water; fire checks it and it checks wood."),
  toTerm("水|五行·水|五行水", "water", "流动、藏深的气，配冬天、北方、黑色。被金生，生木；被土克，克火。", "What flows and goes deep; winter, the north, black. Metal feeds it and it feeds wood; earth checks it and it checks fire."),
  toTerm("相生|生|木生火|火生土|土生金|金生水|水生木", "feeds|feeding|one feeds the other", "木生火、火生土、土生金、金生水、水生木。生的一方出力，被生的一方得力。", "Wood feeds fire, fire earth, earth metal, metal water, water wood. The one that feeds spends; the one that’s fed gains."),
  toTerm(
    "相克|克|木克土|土克水|水克火|火克金|金克木",
    "checks|holds in check|one holds the other|holds",
    "木克土、土克水、水克火、火克金、金克木。克是管住，管得住的一方也要花力气。",
    "Wood checks earth, earth water, water fire, fire metal, metal wood. To check is to keep in bounds, and it costs the one that does it.",
  ),
  toTerm("同行|比和|同类|同属", "one element|the same element|same group of element", "两样同是一种五行，气味相投，互相帮衬，也会抢同一样东西。", "Two things of one element: alike, ready to help each other, and after the same thing."),
  toTerm("五行互补", "elements that complete each other", "一方缺的五行，另一方盘里正好多。占得越多，补得越足。", "What one chart lacks, the other has plenty of. The larger the share, the better the fit."),
  toTerm("阴阳|阴|阳", "yin and yang|polarity|yin|yang", "一件事的两面：阳是动的、露的、往外的，阴是静的、收的、往里的。没有哪面更好。", "The two sides of anything: yang moves, shows and goes out; yin rests, keeps and goes in. Neither is the better one."),
];
