export const temporaryMessagesZh = {
  switch: "临时对话",
  off: "问完就不留的那种",
  on: "不进列表，不记，不能分享。离开、刷新或关掉这一页，就没有了。",
  open: "这是临时对话：不进列表，也不记。离开、刷新或关掉这一页，就没有了。",
};
export type TemporaryMessages = typeof temporaryMessagesZh;
