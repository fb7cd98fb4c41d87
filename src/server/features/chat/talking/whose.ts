import { say } from "./wording/say.ts";

export const sayWhose = say({
  zh: [
    "这个生日跟前面那个不一样。是你自己的，还是另一个人的？",
    "又来一个生辰，我先不混在一起。这是谁的？",
    "前面那位的我还留着。新写的这一位，是你什么人？",
    "两个日子对不上，我不猜。改前面的，还是添一个人？",
    "记下之前问一句：这是在说你，还是说别人？",
    "一个人只有一个生日，所以这得是另一位，要不就是前头写错了。哪一种？",
    "先别急着排，弄错人比弄错时辰还糟。是替谁问的？",
    "我手里已有一份生辰。这份归在谁名下：爱人、孩子、朋友，还是更正？",
    "给我个称呼就行，比如“我先生的”“女儿的”。写谁好？",
    "怕张冠李戴，多问一嘴。日子的主人是谁？",
    "新日子收到了，人还没对上。和你是什么关系？",
    "是你记起来要改的，还是替别人添的？说一个字也行：改，或添。",
    "同一把椅子坐不下两个人。新来的怎么称呼？",
  ],
  en: [
    "That birthday differs from the one I have. Is it yours, or somebody else’s?",
    "A second birth, and I’d rather not mix them. Whose is this?",
    "I’m keeping the first one. Who is the new person to you?",
    "The two dates don’t agree and I won’t guess. Am I to mend the old one or add someone?",
    "Before I write it down: is this about you or about another?",
    "People get one birthday each, so either it’s someone new or the first was a slip. Which?",
    "Wrong person is worse than wrong hour, so I’ll ask. Who is this for?",
    "There’s already a birth on file here. What shall I put on this one: partner, child, friend, or correction?",
    "A word will do, “my husband’s” or “my daughter’s”. What’s the label?",
    "I don’t want to hang one person’s stars on another. Who was born then?",
    "I have the date and not the face. How do you two belong together?",
    "Did you remember it better, or is it a different person? “Mine” or “theirs” is enough.",
    "Two people won’t fit one chair. What do I call the newcomer?",
  ],
});
