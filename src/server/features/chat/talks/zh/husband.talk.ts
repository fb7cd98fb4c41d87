import type { Talk } from "../talk.ts";

/** One's own birth, then the husband's, then back to oneself. */
export const talk: Talk = {
  topic: "birthday",
  turns: [
    { say: "帮我看看八字，1988年3月12日下午3点，长沙，女", means: "ask", cast: "birthday", of: { "birth.date": "1988-03-12", "birth.sex": "female" } },
    { say: "我的财运什么时候好", means: "ask", kind: "answer" },
    {
      say: "我老公是1986年11月2日晚上9点在武汉生的，他今年工作顺不顺",
      means: "ask",
      cast: "birthday",
      of: { "birth.date": "1986-11-02", "birth.time": "21:00", "birth.sex": "male" },
    },
    { say: "那我呢", means: "ask", cast: "birthday", of: { "birth.date": "1988-03-12", "birth.sex": "female" } },
    { say: "那他的财运呢", means: "ask", cast: "birthday", of: { "birth.date": "1986-11-02" } },
    { say: "哈哈哈你比我婆婆还了解他", means: "play", kind: ["play", "thank", "assent", "feel"] },
    { say: "你们会保存我们的生日吗", means: "about", hears: /删|存|留|加密|浏览器/ },
    { say: "谢谢老师", means: "thank" },
  ],
};
