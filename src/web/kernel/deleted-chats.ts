/** Under it stands what was deleted a moment ago, until it cannot be had back: read by `features/history`. */
export const deletedChatsKey = "deletedChats";
