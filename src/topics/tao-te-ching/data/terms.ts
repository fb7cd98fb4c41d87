import { toTerm } from "../../kit/terms/term.ts";

/** The book, how it's opened, and its own words. */
export const bookTerms = [
  toTerm("道德经|老子", "Tao Te Ching|Laozi", "相传老子写的八十一章短文，这里用王弼本。翻到一章，拿它的比喻看你的事。", "Eighty-one short chapters ascribed to Laozi, here in Wang Bi’s text. One is opened and its image held beside your matter."),
  toTerm("章|抽章|章名", "chapter", "八十一章里的一章，公平抽出，每章机会一样。原书没有章名，是我们起的。", "One of eighty-one, drawn fairly, each as likely as the next. The book has no chapter titles; these are ours."),
  toTerm("王弼本|王弼|通行本", "Wang Bi|Wang Bi’s text|received text", "三世纪王弼作注的本子，后世最通行。帛书、竹简本字句有不同。", "The text with Wang Bi’s third-century commentary, the most widely used. Silk and bamboo copies differ in places."),
  toTerm("上下篇|道经|德经", "half|the Tao|the Te|Book of the Way|Book of Virtue", "通行本一到三十七章叫《道经》，三十八到八十一章叫《德经》。帛书本次序相反。", "Chapters 1 to 37 are the Book of the Way, 38 to 81 the Book of Virtue. In the silk copies the order is the other way round."),
  toTerm("关于感情", "Love", "这一章里问感情时先读的那一句，是我们挑的。", "The clause of the chapter that is read first for a question of love. The choice is ours."),
  toTerm("关于做事", "Work", "这一章里问做事时先读的那一句，是我们挑的。", "The clause read first for a question of work. The choice is ours."),
  toTerm("关于钱财", "Money", "这一章里问钱时先读的那一句，是我们挑的。", "The clause read first for a question of money. The choice is ours."),
  toTerm("关于自己", "Yourself", "这一章里问自己时先读的那一句，是我们挑的。", "The clause read first when you ask about yourself. The choice is ours."),
  toTerm("倾向", "lean", "这一章劝进还是劝缓，记负二到正二。只定语气，不当判决。", "Whether the chapter urges going on or holding back, from −2 to +2. It sets the tone and is no verdict."),
  toTerm("不宜", "no", "这一章劝你这回不做，记负二。理由在它的比喻里。", "The chapter speaks against it, −2. Its image says why."),
  toTerm("缓一缓", "hold back", "这一章劝你慢一步再看，记负一。", "The chapter says wait a step, −1."),
  toTerm("不偏|两可", "neither way", "这一章不劝进也不劝退，看你怎么做。", "The chapter leans neither way; it depends on how it’s done."),
  toTerm("可以|很可以", "yes|plainly yes", "这一章劝你做，记正一或正二，也说了怎么做。", "The chapter is for it, +1 or +2, and says in what manner."),
  toTerm("快慢", "pace", "看这一章自己的比喻快还是慢，不报日子。", "How fast the chapter’s own image moves. It names no dates."),
  toTerm("快", "soon", "这一章的比喻动得快，事情也许近。", "The chapter’s image moves quickly; it may be near."),
  toTerm("慢慢成", "ripens slowly|ripens", "这一章的比喻一层层来，急不出来。", "The chapter’s image builds course by course; it can’t be hurried."),
  toTerm("先等|等", "wait first|wait", "这一章的比喻要你先停着，时候不由你挑。", "The chapter’s image keeps still first; the hour isn’t yours to pick."),
  toTerm("邻章|邻章 1|邻章 2|邻章 3|邻章 4", "Neighbour|Neighbour 1|Neighbour 2|Neighbour 3|Neighbour 4", "比喻和道理跟这一章挨得近的别的章，由我们一章章认定。", "A chapter near this one in image and argument. We named the neighbours one by one."),
  toTerm("重句", "refrain", "一字不差又见于别章的句子，四字以上才算。", "A clause of four characters or more that comes word for word in another chapter too."),
  toTerm("道", "Tao|the Way", "书里的头一个字：路，也是万物怎么走的那个样子。说得出来的就不是它的全部。", "The book’s first word: a way, and the way things go. What can be said of it isn’t all of it."),
  toTerm("德", "Te|virtue", "书里的第二个字：一样东西得了道以后自己的劲，不全是道德。", "The book’s second word: what a thing has from the Way as its own strength. It isn’t only morals."),
  toTerm("无为", "wu wei|non-doing|not forcing", "不硬来，顺着事情的纹路做，不是什么都不干。", "Not forcing: working along the grain. It doesn’t mean doing nothing."),
  toTerm("自然", "ziran|of itself", "自己成了那个样子，没有谁逼着它。", "What is so of itself, with nobody making it so."),
  toTerm("柔弱|柔", "soft and weak|softness", "书里反复说的软：水最软，石头也让它磨穿。", "The softness the book keeps praising: nothing is softer than water, and it wears stone away."),
];
