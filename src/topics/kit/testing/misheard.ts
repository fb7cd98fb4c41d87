/** Of the golden questions those that are not yet heard as they should be; each waits for what the hearing learns next. */
export const misheard: ReadonlySet<string> = new Set([
  "我这几年是不是白费了",
  "她还会把我当朋友吗",
  "我适合做什么工作",
  "他心里到底怎么看我",
  "Will I regret marrying her?",
  "Is everything I do pointless?",
  "Take the bank job or the startup?",
  "How can I help my son who won't go to school?",
]);
