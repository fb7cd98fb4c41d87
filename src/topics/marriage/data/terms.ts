import { toTerm } from "../../kit/terms/term.ts";

/** What two charts are compared by. */
export const matchTerms = [
  toTerm("合婚|合盘", "match|two charts side by side", "把两个人的生辰放在一起，看七样合不合。它说相处哪里顺、哪里要做活，不替你们拿主意。", "Two births laid side by side in seven parts. It shows where things run smoothly and where there’s work; the decision is yours."),
  toTerm("合计|总分", "total|total score", "七样按分量相加，满分一百。分量是我们定的，古书没有打分；后面的上下几分，是抽掉任何一样时会动多少。", "Seven parts added by weight, out of a hundred. The weights are ours; the margin is how far it moves when one part is left out."),
  toTerm("生肖|生肖配", "animals|zodiac animals", "比两人生年的地支：六合、三合亲近，冲、刑、害费劲。只占总分的一小块。", "The branches of the two birth years compared: some draw together, some pull. It’s only a small part of the whole."),
  toTerm("日干", "day stems", "比两人日柱的天干，就是两个人本身：相合、相生、同类还是相克。", "The stems of the two day pillars, the two people themselves: they pair, feed, match or hold."),
  toTerm("日支", "day branches", "比两人日柱的地支，就是夫妻坐的位子，看家里的日子。", "The branches of the two day pillars, each the seat of a partner: life at home."),
  toTerm("两人日主|日主强弱", "day masters", "两个人各自的力气大小，一强一弱要商量着来，两强要各有地盘。", "How much force each of the two has. One strong and one weak take turns; two strong ones need their own ground."),
  toTerm("用神互补|男方的用神|女方的用神|给到", "useful elements given|his useful elements|her useful elements|given", "一方缺的、补上就顺的五行，另一方盘里有多少。给得多，在一起就省力。", "How much of what one chart gains by the other holds. The more, the easier it is to be together."),
  toTerm("星盘", "skies|contacts|contact", "看两人的日月金火土有没有相位：吸引、亲近，或者磨人。", "Whether the two Suns, Moons, Venus, Mars and Saturn meet at an angle: drawn, close, or rubbing."),
  toTerm("男方|女方", "he|she|his|her", "合婚里的两个人，按生辰各排一盘。", "The two people of a match, each with a chart of their own."),
  toTerm("日支所坐|男方日支所坐|女方日支所坐|夫妻宫", "partner’s seat|his partner’s seat|her partner’s seat", "日柱的地支，看家里想要个什么样的人。", "The branch of the day pillar: whom one looks for at home."),
  toTerm("眼里的对方|男方眼里的对方|女方眼里的对方", "what the other is to him|what the other is to her", "拿对方的日干跟自己的比，是十神里的哪一样，看你把他当成什么。", "The other’s day stem set against one’s own, as one of the ten gods: how you take the other."),
  toTerm("月干|男方的月干|女方的月干", "month stem|his month stem|her month stem", "月柱的天干，看做事的手法，也看怎么挣钱。", "The stem of the month pillar: how one works and earns."),
  toTerm("长辈对对方|男方的长辈对对方|女方的长辈对对方", "his elders to the other|her elders to the other", "年干代表长辈，拿它跟对方日主比，看两家怎么处。", "The year stem stands for the elders. Set against the other’s day master, it shows how the families get on."),
  toTerm("人格|名字", "names|names of the two", "两个名字的人格数各属哪一行，只看一眼，不记分。", "The element of each name’s person grid. A glance only; it gives no points."),
];
