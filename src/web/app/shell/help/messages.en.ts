import type { HelpMessages } from "./messages.zh.ts";

export const messagesEn = {
  title: "Keyboard",
  close: "Close",
  everywhere: "On every page",
  slash: "To where you write; in the list of chats, to the search",
  help: "This list",
  escape: "Closes what is open",
  writing: "While you write",
  enter: { send: "Sends", line: "A new line" },
  otherEnter: { send: "A new line", line: "Sends" },
  escapeStop: "Stops the answer being told",
  moving: "Getting about",
  tab: "To the next thing; Enter opens or presses it",
  shiftTab: "To the one before",
  sideways: "Between the tabs on the left, between spreads and methods",
  upDown: "Through menus and places; moves a point on a palm or plan",
  zoom: "The chart of stars larger, smaller, whole",
  digits: "Picks an answer in a test",
  pin: "In the list of chats, pins or unpins the one you are at",
} satisfies HelpMessages;
