import type { AccountMessages } from "./messages.zh.ts";

export const accountMessagesEn = {
  menu: "Account menu",
  account: "Account",
  close: "Close",
  rows: {
    plus: "Plus details",
    archives: "Profiles",
    points: "My points",
    invites: "My invitations",
    subscribe: "Emails",
    changePassword: "Change password",
    settings: "Settings",
    account: "Account",
    signOut: "Sign out",
  },
  askSignOut: "Sign out?",
  signOutWords: "Your chats and profiles stay with the account, for the next time you sign in. They won’t be seen on this device any more.",
  stay: "Stay",
  leave: "Sign out",
  plusLeft: (count) => `Plus ${count} today`,
} satisfies AccountMessages;
