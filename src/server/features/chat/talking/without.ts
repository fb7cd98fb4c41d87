import { say } from "./wording/say.ts";

/** Cards are offered, which need nothing but the question; a yes draws them. */
export const sayWithout = say({
  zh: [
    "想不起来就算了，不追问。同一件事我可以用牌看，用不着这些，说声“好”就抽。",
    "缺这几样，这一法走不下去，路却不止一条。换成三张牌，问题照旧，要不要？",
    "问过两回，不再问第三回。换塔罗吧，它什么都不用你填，你点头我就洗牌。",
    "没有也不碍事。牌只认问题，回个“好”就开始。",
    "这些东西说不上来的人多得很。先用牌看一回，可好？哪天找到了，再回来补。",
    "不填表了。你那一问我记着，直接抽牌行吗？",
    "硬排出来的也是错的，我不硬排。改用塔罗，答的还是你那件事，来吗？",
    "差的那几样先空着。我另有一法只凭一问，点头即可。",
    "那就绕过去。七十八张里抽三张，不问来历，试试？",
    "我们别卡在这里。牌能接的就交给牌，你说行就行。",
    "资料不全，心事是全的。拿心事来抽牌就够了，应一声。",
    "记不得是常事，翻箱倒柜也未必找得着。眼下换牌看，你看呢？",
    "这张表到此为止。三张牌摆开，一样能说你那件事，要就说“要”。",
  ],
  en: [
    "Never mind, I won’t press. The cards can take the same question and need none of it; say yes and I’ll draw.",
    "Without those this craft can’t go on, but there’s more than one road. Three cards instead, same question?",
    "I’ve asked twice and won’t ask a third time. Tarot wants no forms at all, so nod and I’ll shuffle.",
    "It doesn’t matter. Cards care only what you ask, and a yes starts them.",
    "Plenty of people couldn’t say either. Shall we use the cards now, and come back to this if you find it?",
    "No more forms. I still have your question; may I just draw?",
    "A chart forced out of guesses would be wrong, so I won’t force it. Tarot, then, on the very same thing?",
    "Let’s leave those blank. I’ve another way that lives on the question alone, if you’ll have it.",
    "Round it we go, then. Three out of seventy-eight, nothing to fill in, all right?",
    "We needn’t be stuck here. What the cards can carry, let them; just say so.",
    "The details are missing but the question’s whole. That’s enough for a draw, if you agree.",
    "Nobody remembers such things, and the drawer it’s in is never the one you open. Cards for now?",
    "The form ends here. I can lay three cards for it, on your word.",
  ],
});
