const zh = [
  /[“"「《]([^”"」》]{1,16})[”"」》]/,
  /^(?:请问|那|这个?|所以|老师|诶|哎|牌里的|盘里的|你说的)?\s{0,2}([\p{L}\p{N}·]{1,12}?)(?:这个词|这词|这张牌?|这颗星|这个)?(?:是|到底是|又是|究竟是|算|叫|指)?(?:个)?(?:什么|啥|何|咩|乜)(?:意思|东西|概念|玩意|鬼|来的)?/u,
  /(?:什么|啥)(?:叫|是)(?:做)?\s{0,2}([\p{L}\p{N}·]{1,12}?)(?:[啊呀呢吗?？。，]|$)/u,
  /(?:解释|讲讲|说说|科普|说一下|讲一下)(?:一下|下)?(?:什么(?:叫|是))?\s{0,2}([\p{L}\p{N}·]{1,12}?)(?:的意思|[吧呢啊?？。，]|$)/u,
];
const article = "(?:an? |the |my )?";
const word = "([^\\s?.!,][^?.!,]{0,39}?)";
const en = [
  /["“‘]([^"”’]{1,40})["”’]/,
  new RegExp(`\\bwhat do(?:es)? ${article}${word} (?:mean|stand for|do|say)\\b`, "i"),
  new RegExp(`\\bwhat(?:['’]s| is| are|s| was) ${article}${word}(?: (?:mean|supposed|anyway|exactly|then|in (?:english|plain))\\b|[?.!,]|$)`, "i"),
  new RegExp(`\\b(?:explain|define|meaning of|what do you mean by) ${article}${word}(?:[?.!,]|$)`, "i"),
];
/** Words that point and name nothing. */
const pointers =
  /^(?:这|那|它|他|她|你|我|上面|前面|刚才|第.*|最后.*|it|that|this|these|those|you|your|he|she|they|he said|meant|the (?:first|second|third|last).*)$/i;

/** The word that is to be explained, as written; null where the words only point. */
export const findTerm = (text: string): string | null => {
  const plain = text.replace(/\s{1,99}/g, " ");
  const patterns = /\p{Script=Han}/u.test(text) ? zh : en;
  for (const pattern of patterns) {
    const term = pattern.exec(plain)?.[1]?.trim();
    if (term && !pointers.test(term)) return term;
  }
  return null;
};
