import { say } from "./wording/say.ts";

export const sayNoCraft = say({
  zh: [
    "这一法我这里没有，别的倒齐：塔罗、周易、灵签、四柱、紫微、星盘都在。要不要用其中一样看同一件事？",
    "没听出你说的是哪一法。写它最常用的名字，我再找找。",
    "你点的这门我没学过，不装会。眼下能替上的，是一卦或三张牌。",
    "这门手艺不在我的架子上。想抽的有牌和签，想算的有生辰那几样，你挑一头。",
    "抱歉，此法欠奉。把问题留着，换塔罗或周易，一个字不用重写。",
    "我找了一圈，没有叫这个名字的。是不是还有别的叫法？",
    "会的里头没有它。要凭生日看就说“八字”，不想给生日就说“塔罗”。",
    "这个我不敢乱来，乱来就成编的了。换一样我算得清的，可好？",
    "名字我不认得，路数也许相近。你看中它哪一点，我挑个像的给你。",
    "我会的有二十来样，缺的正是这一门。",
    "那一门的书我没读过，读过的是《周易》《道德经》，还有几样排盘的法子。",
    "用不了它，不碍着问事，说“用周易看”就接得上。",
    "手边没有这件家伙。你那一问不挪窝，换件家伙照样看。",
  ],
  en: [
    "That one I don’t have; there’s tarot, the I Ching, oracle sticks, four pillars, Purple Star and the natal chart. Shall one of those take the same question?",
    "I couldn’t tell which craft you mean. Give me its commonest name and I’ll look again.",
    "I never learned that, and I won’t fake it. A hexagram or three cards could stand in.",
    "It isn’t on my shelf. For a draw there are cards and sticks, for a reckoning there’s your birth; which way?",
    "Sorry, not that. Keep your question as it stands and say “tarot” or “I Ching”, you needn’t write it again.",
    "I’ve looked, and nothing here goes by that name. Has it another?",
    "Not among mine. Say “natal chart” if you’ll give a birthday, “tarot” if you’d rather not.",
    "If I tried, I’d be making it up. May I use something I can actually work out?",
    "The name’s new to me, though the idea may not be. What do you like about it, so I can find the nearest?",
    "I have about twenty crafts, and you’ve found a gap.",
    "I haven’t read that book; I’ve read the Changes and the Tao Te Ching, and a few that go by the stars.",
    "We can manage without it: “use the I Ching” would carry your question straight over.",
    "That tool isn’t in the box. The question will sit still while you choose another.",
  ],
});
