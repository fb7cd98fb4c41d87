const deed = /(?:该不该|要不要|应不应该|是不是该|可不可以|能不能|值不值得|适不适合|应该|可以|值得|适合|该)(?!不)([^，。？?！!；;、：:“”\s吗呢么吧]{1,11})/;

/** What the question asks leave for, said to the asker: 我该不该换工作 → 换工作. null where it cannot be lifted out whole. */
export const findDeed = (text: string): string | null => {
  const found = deed.exec(text)?.[1];
  if (!found || /怎|什么|谁|哪|多久|还是|不要|了$/.test(found)) return null;
  return found
    .replace(/我们/g, "你们")
    .replace(/我/g, "你")
    .replace(/^(?:再|去)?做$/, "做");
};
