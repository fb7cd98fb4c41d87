/** The first `length` UTF-16 units of a text, one less where that would leave half a character. */
export const cutText = (text: string, length: number): string => {
  const code = length < text.length ? text.charCodeAt(length - 1) : 0;
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? length - 1 : length);
};
