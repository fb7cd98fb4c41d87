import { accountNameShortening } from "../../../../shared/constants.ts";

/** An account's name as the menu has room for it: above 32 characters its first four and its last. */
export const shortenName = (name: string): string => {
  const letters = [...name];
  const { above, keep } = accountNameShortening;
  return letters.length > above ? `${letters.slice(0, keep).join("")}…${letters.slice(-keep).join("")}` : name;
};

/** What stands for somebody in a ring: the last character of a Chinese name, as one is called, else the first letter or digit that is theirs. */
export const toInitial = (name: string): string => {
  const own = name.replace(/^0x/i, "").match(/[\p{Letter}\p{Number}]/gu) ?? [];
  const last = own.at(-1) ?? "";
  return /\p{Script=Han}/u.test(last) ? last : (own[0] ?? "·").toUpperCase();
};
