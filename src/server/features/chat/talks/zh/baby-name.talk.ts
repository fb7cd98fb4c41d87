import type { Talk } from "../talk.ts";

/** A girl's name of two characters, with light in it. */
export const talk: Talk = {
  topic: "name",
  turns: [
    {
      say: "姓欧阳，给女宝宝起个两个字的名字，希望有光的意思",
      means: "ask",
      cast: "name",
      of: { surname: "欧阳", sex: "female", characters: 2 },
      hears: /欧阳/,
    },
    { say: "第二个名字什么意思", means: "explain", hears: /欧阳|晨|明|光|曦|[\u4e00-\u9fff]/ },
    { say: "不喜欢，太常见了，换一批", means: "complain", kind: ["complain", "tell"], cast: "maybe" },
    { say: "不要带水的字", means: "give", kind: ["tell", "answer"], cast: "maybe" },
    { say: "欧阳若曦这个名字怎么样", means: "ask", cast: "name", hears: /若曦/ },
    { say: "五格是什么", means: "explain", hears: /格/ },
    { say: "讲个笑话吧", means: "play" },
    { say: "谢谢你啊", means: "thank" },
  ],
};
