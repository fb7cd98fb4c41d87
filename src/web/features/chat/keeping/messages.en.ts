import type { KeepingMessages } from "./messages.zh.ts";

export const keepingMessagesEn = {
  open: "Take this answer along",
  markdown: "Copy for my AI (Markdown)",
  text: "Copy for my AI (plain text)",
  json: "Copy for my AI (JSON)",
  file: "Save as a Markdown file",
  copied: "Copied",
  copyFailed: "That couldn’t be copied",
  title: (craft) => `Yarrow · ${craft}`,
  asked: "Asked",
  moment: "Cast at",
  seal: "Seal of the seed, made before the draw",
  colon: ": ",
  facts: (count) => `What was computed (${count})`,
  rule: "A program computed these; each is followed by its rule. Read from them alone: cast nothing anew, add nothing that isn’t here.",
  reading: "Yarrow’s reading",
  picture: "Save as a long picture",
  print: "Print, or save as PDF",
  drawing: "Drawing it",
  pictureFailed: "That didn’t work. Try once more",
  fileName: (craft, day) => `yarrow-${craft.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${day}`,
} satisfies KeepingMessages;
