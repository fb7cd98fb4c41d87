/** True when nothing of a text can be seen: white space, zero-width and direction marks alone. */
export const isBlank = (text: string): boolean => !/[^\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(text);
