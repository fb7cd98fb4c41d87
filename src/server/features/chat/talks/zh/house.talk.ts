import type { Talk } from "../talk.ts";

/** A house, told piece by piece. */
export const talk: Talk = {
  topic: "fengshui",
  turns: [
    { say: "想看看家里风水，最近总吵架", means: "ask", form: "facing" },
    { say: "352度", means: "give", cast: "fengshui", of: { facing: 352 } },
    { say: "是2008年建成的", means: "give", cast: "fengshui", of: { facing: 352, built: "2008" } },
    { say: "那床放哪好", means: "ask", kind: "answer", hears: /床|睡|卧/ },
    { say: "记错了，是2006年", means: "correct", cast: "fengshui", of: { facing: 352, built: "2006" }, hears: /改|更正/ },
    { say: "五黄是什么", means: "explain", hears: /五黄/ },
    { say: "我和婆婆住，她天天说我，真的好累", means: "feel", hears: /[？?]/ },
    { say: "谢谢，舒服点了", means: "thank" },
  ],
};
