export const messagesZh = {
  offline: "连不上网络，请看看连接再试",
  timedOut: "等得太久，没有回音，请再试一次",
  unexpected: "服务出了点问题，请稍后再试",
};
export type KernelMessages = typeof messagesZh;
