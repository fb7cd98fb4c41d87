export const accountMessagesZh = {
  menu: "账户菜单",
  account: "账户",
  close: "关上",
  rows: {
    plus: "Plus 明细",
    archives: "档案",
    points: "我的积分",
    invites: "我的邀请",
    subscribe: "邮件订阅",
    changePassword: "修改密码",
    settings: "设置",
    account: "账户",
    signOut: "退出登录",
  },
  askSignOut: "要退出登录吗？",
  signOutWords: "这个账户的对话和档案都留着，下次登录还在。这台设备上不再看得到。",
  stay: "先不退",
  leave: "退出",
  plusLeft: (count: number) => `今日 Plus ${count} 次`,
};
export type AccountMessages = typeof accountMessagesZh;
