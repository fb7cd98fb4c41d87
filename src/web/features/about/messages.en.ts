import type { AboutMessages } from "./messages.zh.ts";

export const messagesEn = {
  title: "About",
  name: "Yarrow 蓍问",
  lead: "Computed first, then told. Every reading begins with a chart or a draw that anyone can check. For entertainment only.",
  terms: "Terms",
  agreement: "User agreement",
  agreementNote: "What it’s for, and what it isn’t",
  privacy: "Privacy policy",
  privacyNote: "What is stored, where, and for how long",
  read: "Read",
  contact: "Contact",
  operator: "Run by",
  mail: "Email",
  write: "Write",
  unset: "Not set by the operator yet",
  unsetIn: "[not set by the operator yet]",
  this: "This copy",
  version: "Version",
  failed: "That didn’t come.",
  retry: "Try again",
  contents: "Contents",
  draft:
    "For the operator’s lawyer to check: the product’s makers wrote this from what the product does. Have it reviewed under your own law before you open to the public.",
  textFailed: "The text didn’t come.",
} satisfies AboutMessages;
