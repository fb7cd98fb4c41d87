export const messagesZh = {
  said: (question: string) => `“${question}”问出去了`,
};
export type OutboxMessages = typeof messagesZh;
