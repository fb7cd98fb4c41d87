import { toTerm } from "../../terms/term.ts";

/** How stems and branches act on each other. */
export const tieTerms = [
  toTerm("合冲刑害|刑冲合害", "ties", "两个干支碰到一起的几种关系：合是牵住，冲是顶开，刑是别扭，害是暗里拖累。", "What happens between two stems or branches: they join, clash, chafe or undo one another. Each has its own table."),
  toTerm("五合|天干五合|天干合", "stem pair|stems that pair", "天干隔五位相合，甲己、乙庚、丙辛、丁壬、戊癸五对，两边互相牵住。", "Stems five places apart pair off: Jia with Ji, Yi with Geng and so on, five pairs in all. They hold on to each other."),
  toTerm("六合|地支六合", "six-harmony|six harmonies", "地支两两相合，子丑、寅亥、卯戌、辰酉、巳申、午未六对，亲近，也互相绊住。", "Six pairs of branches that draw together: Zi with Chou, Yin with Hai and four more. They’re close, and they tie each other down."),
  toTerm("三合|三合局", "frame of three|three-harmony|triad of branches", "三个地支凑成一行的局：申子辰水、寅午戌火、巳酉丑金、亥卯未木。力量往一处使。", "Three branches that make one element together: Shen Zi Chen for water, Yin Wu Xu for fire, Si You Chou for metal, Hai Mao Wei for wood. They pull one way."),
  toTerm("半合|半三合", "half frame", "三合局里只到了两个字，劲有了方向，还差一口气。", "Two of the three branches of a frame are there: the direction is set, the full force isn’t."),
  toTerm("三会|三会方", "directional frame|seasonal frame", "一季的三个地支到齐，寅卯辰木、巳午未火、申酉戌金、亥子丑水，那一行最旺。", "All three branches of one season stand together: Yin Mao Chen for wood, Si Wu Wei for fire, Shen You Xu for metal, Hai Zi Chou for water. That element is at its fullest."),
  toTerm("六冲|相冲|冲", "clash|clashes|branch clash", "地支隔六位正对面：子午、丑未、寅申、卯酉、辰戌、巳亥。主动、主变、主分，不都是坏事，搬家换岗也算。", "Branches straight across from each other, such as Zi and Wu. It stands for movement, change and parting; a move of house or job counts too."),
  toTerm("天干冲|相冲的天干", "stem clash", "甲庚、乙辛、丙壬、丁癸四对天干相顶，多是想法上的对着来。", "Four pairs of stems at odds: Jia and Geng, Yi and Xin, Bing and Ren, Ding and Gui. Mostly a clash of views."),
  toTerm("相刑|刑", "punishment|chafe", "几组地支碰到一起别扭：寅巳申、丑戌未、子卯，还有辰午酉亥自刑。多从亲近的人、规矩和面子里来。", "Certain branches that chafe: Yin Si Shen, Chou Xu Wei, Zi Mao, and four that chafe against themselves. The rub comes mostly from people who are close, from rules, from pride."),
  toTerm("无恩之刑", "ungrateful punishment", "寅、巳、申之间的刑。名字重，说的是出了力没人记、帮忙帮出埋怨。", "The chafing of Yin, Si and Shen. It’s about effort nobody thanks you for, and help that ends in complaints."),
  toTerm("恃势之刑", "overbearing punishment", "丑、戌、未之间的刑，谁都觉得自己占理，硬碰硬。", "The chafing of Chou, Xu and Wei: each side is sure of its ground, and neither gives."),
  toTerm("无礼之刑", "uncivil punishment", "子和卯的刑，话说得没分寸，熟了反而失礼。", "The chafing of Zi and Mao: words without measure, manners dropped because people know each other well."),
  toTerm("自刑", "self-punishment", "辰、午、酉、亥遇见同一个字，自己跟自己过不去。", "Chen, Wu, You or Hai meeting itself: being hard on oneself."),
  toTerm("六害|相害", "harm|does harm", "子未、丑午、寅巳、卯辰、申亥、酉戌六对，暗里拖累：不吵，心里硌着。", "Six pairs of branches, such as Zi and Wei, that hold each other back out of sight: no quarrel, but something rubs."),
  toTerm("六破|相破", "break|breaks", "子酉、卯午、辰丑、未戌、寅亥、巳申六对，成了又拆一点。分量最轻。", "Six pairs, such as Zi and You, that undo a little of what was made. The lightest of the ties."),
  toTerm("伏吟", "echo|repeated pillar", "同样的干支又来一遍，老事重现，进展慢，也有回头补课的意思。", "The same pillar over again: old matters return, progress is slow, and there’s room to mend what was left."),
  toTerm("同支", "same branch", "两个人同一处的地支是同一个字，脾性相近，优缺点也叠在一起。", "Two people have the same branch in the same place: alike in temper, with the same strengths and the same blind spots."),
  toTerm("无合无冲", "no tie", "两个字之间没有合、冲、刑、害，互不牵扯。不加分，也不减分。", "The two have no tie at all: nothing joins them, nothing sets them at odds. It neither adds nor takes away."),
];
