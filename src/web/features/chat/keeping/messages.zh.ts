export const keepingMessagesZh = {
  open: "带走这一答",
  markdown: "复制给我的 AI（Markdown）",
  text: "复制给我的 AI（纯文字）",
  json: "复制给我的 AI（JSON）",
  file: "存成 Markdown 文件",
  copied: "复制好了",
  copyFailed: "没能复制",
  title: (craft: string) => `蓍问 · ${craft}`,
  asked: "问的是",
  moment: "起于",
  seal: "抽之前封存的种子",
  colon: "：",
  facts: (count: number) => `算出来的（${count} 条）`,
  rule: "以下由程序算出，每条后面是它的规则。解读时只用这些，不另起一次，也不添没有的。",
  reading: "蓍问的读法",
  fileName: (craft: string, day: string) => `蓍问-${craft}-${day}.md`,
};
export type KeepingMessages = typeof keepingMessagesZh;
