/** First questions that lead to a cast at once, over draws and births alike. */
export const questions: { module: string; question: string }[] = [
  { module: "tarot", question: "我该不该换工作？" },
  { module: "zhouYi", question: "这次合作能不能成？" },
  { module: "TaoTeChing", question: "最近心里很乱，该怎么静下来？" },
  { module: "ask", question: "今年要不要搬去上海？" },
  { module: "fortune", question: "我求一支签，问这份感情还能不能走下去？" },
  { module: "dream", question: "梦见一条蛇追着我跑，是什么意思？" },
  { module: "birthday", question: "我是男的，1990年5月1日13:45生在上海，事业怎么样？" },
  { module: "astro", question: "我1990年5月1日13:45生在上海，今年事业怎么样？" },
  { module: "purpleStar", question: "我是女的，1988年8月8日早上8点生在成都，感情怎么样？" },
  { module: "auspicious", question: "下个月哪天适合搬家？" },
];
