import { listNamed } from "../../../../topics/kit/hearing/whose.ts";
import type { Found } from "../keeping/kept.ts";

const relationsZh =
  "老公|老婆|丈夫|妻子|先生|太太|男朋友|女朋友|男友|女友|对象|伴侣|未婚夫|未婚妻|儿子|女儿|闺女|妈妈|爸爸|妈|爸|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|婆婆|公公|岳父|岳母|哥哥|弟弟|姐姐|妹妹|哥|弟|姐|妹|老板|领导|上司|同事|朋友|闺蜜|室友|同学";
const relationsEn =
  "husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|son|daughter|mother|father|mum|mom|dad|brother|sister|grandmother|grandfather|gran|nan|grandma|grandpa|boss|manager|colleague|friend|flatmate|roommate|mother-in-law|father-in-law";

/** “我妈今年 62 岁”, “我妈 62 了”. */
const ageZh = new RegExp(`我(?:的|家|大|二|小)?(?:${relationsZh})(?:今年|已经|都|，| ){0,3}(\\d{1,3}) ?(?:岁|了(?!\\d))了?`, "u");
/** “我女朋友叫小雨”: a name ends where its clause does; “我妈叫我回家” names nobody. */
const nameZh = new RegExp(
  `我(?:的|家|大|二|小)?(?:${relationsZh})(?:的?名字|就)?叫(?:做)?(?![我你他她人它大家别醒停起])([\\p{Script=Han}A-Za-z·]{1,6}?)(?=[，,、。 ]|$)`,
  "u",
);
/** "my mother, 62", "my mum is 62 years old"; "my partner 3 weeks ago" is no age. */
const ageEn = new RegExp(
  `\\bmy (?:\\w{1,12} )?(?:${relationsEn})(?:,| is| who is| who['’]s|['’]s|\\(){1,2} ?(?:now |just )?(\\d{1,3})(?: years old)?(?=[,.)]|$| and\\b| who\\b)`,
  "i",
);
/** "my partner Sam", "my partner is called Sam". */
const nameEn = new RegExp(`\\b[Mm]y (?:\\w{1,12} )?(?:${relationsEn})(?: is)?(?:,? (?:called|named))?,? ([A-Z][a-z]{1,15})(?=[,. )]|['’]s |$)`);
/** Words that begin with a capital and name nobody. */
const noName =
  /^(?:I|He|She|They|We|You|It|And|But|So|On|In|At|Is|Has|My|The|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)$/;

const agesMost = 115;

/** Who somebody is to the person, where their name or age is said. @param clause a sentence that asks nothing */
export const findPersons = (clause: string): Found[] => {
  const found: Found[] = [];
  for (const pattern of [ageZh, nameZh, ageEn, nameEn]) {
    const [said, what = ""] = pattern.exec(clause) ?? [];
    if (said === undefined || Number(what) > agesMost || noName.test(what)) continue;
    const [about, ...others] = listNamed(said);
    if (about === undefined || others.length > 0) continue;
    const text = said.replace(/(?<![,，、 .(])[,，、 .(]+$/u, "").trim();
    found.push({ kind: "person", text: text.charAt(0).toUpperCase() + text.slice(1), about });
  }
  // “我妈叫秀兰，今年 62” says one person twice.
  return found.slice(0, 1);
};
