/** What in a question's words points to one method. Tested in this order; the first that holds decides. */

/** It is about what somebody feels or thinks, or about a bond as it is. */
export const feeling =
  /感觉|心里|心情|心思|情绪|喜欢|爱我|爱他|爱她|在乎|想我|想念|怎么看我|怎么想|在想什么|想什么|放下|放不下|忘不掉|难过|伤心|委屈|焦虑|迷茫|孤独|孤单|害怕|累|提不起|没劲|烦|吃醋|暧昧|缘分|我是谁|自己(?:是|到底|真正)|\bfeel(?:s|ing|ings)?\b|\blov(?:e|es|ed|ing)\b (?:me|him|her|them|us)\b|\bin love\b|\bmiss(?:es|ing)? (?:me|him|her)\b|\bthink(?:s|ing)?\b.*\b(?:of|about) (?:me|us)\b|\breally thinking\b|\bcares? (?:about|for)\b|\blonely\b|\bsad\b|\banxious\b|\bafraid\b|\bscared\b|\btired\b|\bstuck\b|\bempty\b|\bhurt(?:s|ing)?\b|\bjealous\b|\blet(?:ting)? (?:him|her|them|it) go\b|\bget(?:ting)? over\b|\bget going\b/i;

/** It asks whether to do something. */
export const deciding =
  /该不该|要不要|应不应该|应该|(?<!应)该(?!怎)|能不能|可不可以|可以吗|能否|是否|适不适合|适合|值不值得|值得|行不行|好不好|去不去|买不买|做不做|接不接|\bshould(?:n['’]t)?\b|\bshall\b|\bought\b|\bis it (?:wise|right|worth|time|a good)\b|\bworth\b|\bcan (?:i|we)\b|\bdo i (?:take|go|stay|leave|buy|sell|move|quit|accept|sign)\b|\bgood idea\b/i;

/** It asks about an undertaking: something with steps, papers, money or a result. */
export const undertaking =
  /考试|考研|考公|面试|项目|合同|签约|生意|开店|创业|搬家|买房|租房|装修|官司|出国|签证|留学|申请|投资|贷款|合作|谈判|升职|跳槽|辞职|换工作|入职|上岸|比赛|计划|\bexams?\b|\binterviews?\b|\bprojects?\b|\bcontracts?\b|\bbusiness\b|\bshop\b|\bstart-?up\b|\bmov(?:e|ing)\b|\bhouse\b|\bflat\b|\bvisa\b|\bappl(?:y|ication|ications)\b|\binvest(?:ment|ing)?\b|\bloan\b|\bdeal\b|\bpromotion\b|\bresign\b|\bquit\b|\bdegree\b|\bschool\b|\bnegotiat/i;
