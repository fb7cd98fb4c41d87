import { findPerson } from "./person.ts";

const deed = /(?:该不该|要不要|应不应该|是不是该|可不可以|能不能|值不值得|适不适合|应该|可以|值得|适合|该)(?!不)([^，。？?！!；;、：:“”\s吗呢么吧]{1,11})/;

/** Said back to the asker: 我们 → 你们, 我 → 你. */
export const toYou = (text: string): string => text.replace(/我们/g, "你们").replace(/我/g, "你");

/** What the question asks leave for, said to the asker: 我该不该换工作 → 换工作. null where it cannot be lifted out whole. */
export const findDeed = (text: string): string | null => {
  const found = deed.exec(text)?.[1];
  if (!found || /怎|什么|谁|哪|多久|还是|不要|了$/.test(found)) return null;
  return toYou(found).replace(/^(?:再|去)?做$/, "做");
};

const aim = /(?:^|[，。；？！\s]|我|我们|该|要|到底|究竟|应该)(?:怎么|怎样|如何)(?:样)?(?:才)?(?:能|可以|去)?([^，。？?！!；;、：:“”\s吗呢么吧]{2,14})/;

/** What a 怎么 wants to reach, said to the asker: 怎么让团队重新信我 → 让团队重新信你. */
export const findAim = (text: string): string | null => {
  const found = aim.exec(text)?.[1];
  if (!found || /^(?:办|做|样|会|就|还|总|老|又|想|看|回事|走|改)|什么|谁|哪|还是/.test(found)) return null;
  return toYou(found);
};

/** What the question turns on; null where it cannot be named. */
export const findSubject = (text: string): string | null => {
  const said = findDeed(text) ?? findAim(text);
  if (said && said.length > 1) return `${said}这件事`;
  const person = findPerson(text);
  return person ? `你和${person}` : null;
};
