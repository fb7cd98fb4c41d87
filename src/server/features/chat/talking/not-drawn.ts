import { sayWithChips } from "./wording/say.ts";

export const sayNotDrawn = sayWithChips({
  zh: [
    "这一法不靠抽，是照你给的算出来的，再算一遍还是它。换个角度问，倒能看到新的。",
    "没有第二份可抽，它跟你给的东西是钉在一起的。想让它变，除非给的要改。",
    "再来一遍，出来的还是同一张。不如挑一处没看懂的，我讲细。",
    "算术题重做一回，答数不会换。你是哪里不放心？",
    "这里头没有手气，只有数目。想要手气那种，可以说“用塔罗看”，我另起一卷。",
    "底子不变，问法可以变，一个底子能读出好几面。",
    "它不洗牌，也不摇签，摆在那儿就是那样。你若给错了什么，说一声，我重算。",
    "就这一份，独此一张。想再听一层，点一个词让我解。",
    "重算可以，结果一样，白费你一分钟。真想另听一个说法，换一法最省事。",
    "抽的东西才有第二回，算的东西只有对错。要核对，每一段旁边都能翻出它的依据。",
    "这一样抽也没处抽。你想从它身上问出什么？",
    "它不像骰子，掷不出第二面。倒是日子会走，过些时候再问，看到的又不同。",
    "手里是一把尺，量两回也是那个长短。换一件事来量，才有新的数。",
  ],
  en: [
    "This one isn’t drawn; it’s worked out from what you gave, and comes out the same every time. A new angle would show you more.",
    "There’s no second copy to draw. It changes only if what you gave me changes.",
    "Do it over and you’d get the same picture. Better to pick the bit you couldn’t follow, and I’ll go into it.",
    "A sum done twice has one answer. Which part don’t you trust?",
    "No luck of the hand in here, only numbers. For luck, say “use tarot” and I’ll lay that beside it.",
    "The ground stays put, but it can be read from several sides.",
    "It doesn’t shuffle. If something you gave was wrong, tell me and I’ll work it out afresh.",
    "There’s just the one of these. Tap or name any word in it and I’ll open that up.",
    "I could run it again and waste a minute of yours. Another craft would be quicker, if it’s another voice you want.",
    "What’s drawn can be drawn again; what’s reckoned is only right or wrong. You can check it, the grounds stand beside each paragraph.",
    "Nothing here to draw from, I’m afraid. What were you hoping to get out of it?",
    "It isn’t a die, so it has no other face. Time does move, though, and in a month the same picture reads differently.",
    "It’s a ruler, and the table’s as long as it was. Measure something else with it.",
  ],
});
