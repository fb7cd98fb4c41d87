const family =
  "妈妈|母亲|老妈|爸爸|父亲|老爸|爸妈|父母|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|弟弟|姐姐|妹妹|儿子|女儿|孩子|婆婆|公公|岳父母|岳父|岳母|舅舅|叔叔|姑姑|阿姨|表哥|表弟|表姐|表妹|堂哥|堂弟|堂姐|堂妹|侄子|侄女|外甥|嫂子|弟媳|姐夫|妹夫|家里人|家人|亲戚";
const short = "妈|爸|姐|妹|哥|弟|姑|舅|叔|姨|婆婆|儿|女儿|嫂";
const friends = "闺蜜|发小|好朋友|好友|朋友(?!圈)|室友|舍友|同学|邻居";
const couple = "老公|老婆|丈夫|妻子|太太|媳妇|男朋友|女朋友|男友|女友|未婚夫|未婚妻|前任|前男友|前女友|前夫|前妻|对象|伴侣|另一半";
const others = "老板|领导|上司|主管|经理|同事|下属|团队|合伙人|客户|房东|老师|导师|甲方|中介";

const named = new RegExp(`我(${short})(?![一-龥]?[们家]?的?(?:事|钱))|(?:我的?)?(?<!男|女)(${family}|${friends}|${couple}|${others})`);

const findNamed = (text: string): string | null => {
  const found = named.exec(text);
  return found?.[1] ?? found?.[2] ?? null;
};

/** The person a question names, said to the asker: 我姐 → 你姐. null where it names none. */
export const findPerson = (text: string): string | null => {
  const found = findNamed(text);
  if (!found) return null;
  return new RegExp(`^(?:${others})$`).test(found) ? found : `你${found}`;
};

/** Who a further question is about: 你姐, 他, 对方. */
export const toNamed = (text: string): string => findPerson(text) ?? /[他她]们?/.exec(text)?.[0] ?? "对方";
