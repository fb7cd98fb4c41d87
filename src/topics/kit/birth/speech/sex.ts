import { type Span, toSpan } from "./heard.ts";

type Sex = "male" | "female";

const certain: [Sex, RegExp][] = [
  ["female", /女命|坤造|坤命|女士|女性|女生|女孩子?|小姐|我是(?:一?[个名位])?女(?:的|人|生|孩|性)?|性别(?:是|:)?\s*女|女方|\bfemale\b/i],
  ["male", /男命|乾造|乾命|男士|男性|男生|男孩子?|我是(?:一?[个名位])?男(?:的|人|生|孩|性)?|性别(?:是|:)?\s*男|男方|\bmale\b/i],
  ["female", /\b(?:i'?m|i am) (?:a |an? [a-z]+ )?(?:woman|girl|lady)\b|\b(?:sex|gender)[\s:]*f\b/i],
  ["female", /(?:^|[,;/\s])\s{0,9}(?:woman|girl|F)\s{0,9}(?=$|[,;.])/],
  ["male", /\b(?:i'?m|i am) (?:a |an? [a-z]+ )?(?:man|boy|guy)\b|\b(?:sex|gender)[\s:]*m\b/i],
  ["male", /(?:^|[,;/\s])\s{0,9}(?:man|boy|guy|M)\s{0,9}(?=$|[,;.])/],
];
const lone =
  /(?<![子儿美帅渣剩父母少处妇孙猛直宅])([男女])(?!朋友|友|儿|人缘|孩|婚|同事|同学|上司|老板|主|神|票|单|家|装|娲|巫|排|足)(?=$|[\s,.;:()/\d、生的命]|[^一-龥]|[一-龥]{2,})/;

/** The sex a text names. A friend's, a child's or a boss's is not taken for the speaker's. */
export const findSex = (text: string): Span<Sex> | undefined => {
  const found = certain.flatMap(([sex, pattern]) => {
    const match = pattern.exec(text);
    return match ? [toSpan(match, sex)] : [];
  });
  const [first] = found.sort((one, other) => one.index - other.index);
  if (first) return first;
  const match = lone.exec(text);
  return match ? toSpan(match, match[1] === "男" ? "male" : "female") : undefined;
};

const people: [Sex, RegExp][] = [
  ["female", /她|女方|老婆|妻子|太太|媳妇|女朋友|女友|妈妈|母亲|我妈|姐姐|妹妹|女儿|\b(?:she|her|wife|girlfriend|mother|mum|mom|sister|daughter)\b/i],
  ["male", /他|男方|老公|丈夫|先生|男朋友|男友|爸爸|父亲|我爸|哥哥|弟弟|儿子|\b(?:he|him|his|husband|boyfriend|father|dad|brother|son)\b/i],
];

/** The sex that a word for a person carries: 她, 老公, my wife. The first such word of the text counts. */
export const findSexOfPerson = (text: string): Sex | undefined => {
  const found = people.flatMap(([sex, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ sex, index: match.index }] : [];
  });
  return found.sort((one, other) => one.index - other.index)[0]?.sex;
};
