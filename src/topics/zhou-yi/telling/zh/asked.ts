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

/** Something to be told of somebody's heart or of how things are, where 与其 … 不如 would make no sense. */
const whatIs = /^(?:还|真|只是|是|因为|爱|喜欢|怕|他|她|对方)/;
export const saysWhatIs = (option: string): boolean => whatIs.test(option);

/** What one decides oneself may not be able to wait for a far window. */
export const asksOfOwnDeed = (text: string): boolean => /告诉|说|讲|谈|合适|适合|好[？?]?$|该/.test(text);

/** What an open question wants of a cast: nothing named, to see something, to look ahead. */
export const findOpen = (text: string): "bare" | "see" | "ahead" | null => {
  if (text === "" || /不知道(?:问|该问)/.test(text)) return "bare";
  if (/看清|看见|留意|明白|知道|注意/.test(text)) return "see";
  return /今年|明年|这个月|下个月|这周|接下来|以后|往后|未来|往哪|前程|运/.test(text) ? "ahead" : null;
};

const hoping = /好起来|会好|好好的|会过去|熬过|幸福|快乐|开心|走出来|缓过/;
/** Whether things will ease. */
export const asksOfHope = (text: string): boolean => hoping.test(text);
