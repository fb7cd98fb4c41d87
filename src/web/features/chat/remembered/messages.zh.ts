export const rememberedMessagesZh = {
  page: "记得的事",
  offered: "生辰是从记得的事里填上的，看看对不对，再发。",
};
export type RememberedMessages = typeof rememberedMessagesZh;
