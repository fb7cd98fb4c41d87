import type { ShareMessages } from "./messages.zh.ts";

export const messagesEn = {
  home: "Yarrow, first page",
  otherLanguage: "中文",
  switchLocale: "切换到中文",
  askOwn: "Ask one of your own",
  fine: "No account needed. For entertainment and reflection.",
  from: "Somebody shared this reading with you",
  you: "The question: ",
  photo: (at: number) => `Photo ${at}`,
  birthOut: "Birth left out",
  nameOut: "Names left out",
  cut: "What speaks of the chart or of a name was left out.",
  why: (count) => `Why · ${count}`,
  sealed: (digest: string) => `Sealed before the draw ${digest}`,
  noCard: "The picture didn’t arrive; the words are all here.",
  revokedTitle: "This reading was withdrawn.",
  revoked: "Whoever shared it took the link back;\nneither words nor pictures are here now.",
  missingTitle: "There is no such reading.",
  missing: "The link may have lost a few letters,\nor never led anywhere.",
} satisfies ShareMessages;
