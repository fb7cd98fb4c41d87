import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Party } from "../heard.ts";

/** Words for the other party: clues for the classifier. */
export const partySigns: Record<Locale, Record<Party, RegExp>> = {
  zh: {
    partner: /男(?:朋)?友|女(?:朋)?友|对象|伴侣|另一半|未婚[夫妻]|我(?:家)?那位|我(?:们)?俩|我(?:和|跟)他|我(?:和|跟)她|对方|男票|女票/,
    ex: /前任|前[男女]友|前夫|前妻|前对象|分手|复合|EX|初恋/i,
    crush: /暗恋|喜欢的(?:人|男生|女生|那个)|crush|暧昧|心动|男神|女神|追(?:他|她)|相亲|撩/i,
    spouse: /老公|老婆|丈夫|妻子|媳妇|先生|太太|爱人|孩子他?爸|孩子他?妈|夫妻|当家的|老伴|屋里头|内人|婆娘|老头子/,
    parent: /爸|妈|父|母(?!胎|猫|狗)|爹|娘(?!家|娘)|老豆|老人家|老两口/,
    child: /孩子|儿子|女儿|闺女|娃|宝宝|小孩|囡|仔|孙|崽|老大|老二|幺/,
    sibling: /哥(?!们)|姐|弟(?!子)|妹(?!子)|表[哥姐弟妹]|堂/,
    friend: /朋友(?!圈)|闺蜜|哥们|室友|同学|好友|发小|老铁|死党|邻居/,
    boss: /老板|领导|上司|主管|经理|总监|主任|店长|老总|科长|导师/,
    colleague: /同事|搭档|下属|实习生|工友|组长|客户|徒弟|合伙人/,
    inlaw: /婆婆|公公|岳|丈母|公婆|小姑|大姑子|妯娌|小叔|亲家|女婿|儿媳|婆家|嫂|姐夫|妹夫/,
    pet: /猫|狗|宠物|毛孩子|喵|汪|仓鼠|兔|鹦鹉|金毛|泰迪|布偶/,
    other: /房东|医生|律师|老师|教练|债主|网友|奶奶|爷爷|外婆|外公|姥|舅|姑|姨|叔|伯|中介|HR|面试官|合伙人|小人|那个人|谁/i,
  },
  en: {
    partner: /\b(?:boyfriend|girlfriend|bf|gf|partner|fianc[eé]e?|my (?:man|fella|lad|bloke|love|other half)|we|us)\b/i,
    ex: /\b(?:ex|exes|ex-\w+|old flame|broke up|split)\b/i,
    crush: /\b(?:crush|guy (?:i|from)|girl (?:i|from)|this (?:guy|girl|man|woman|lad)|situationship|someone i like|likes? me|date|matched)\b/i,
    spouse: /\b(?:husband|wife|hubby|wifey|spouse|missus|marriage|married to|my (?:old man|better half))\b/i,
    parent: /\b(?:mum|mom|mam|mother|dad|da|father|parents?|folks|papa|mama|mummy|daddy|stepdad|stepmum|stepmother|stepfather)\b/i,
    child: /\b(?:son|daughter|kids?|child(?:ren)?|baby|toddler|teen\w*|my (?:boy|girl|lad|wee one)|grandson|granddaughter|grand(?:kids|child\w*)|eldest|youngest)\b/i,
    sibling: /\b(?:brother|sister|siblings?|bro|sis|twin)\b(?!-in-law)/i,
    friend: /\b(?:friends?|bestie|mates?|bff|pal|buddy|roommate|flatmate|housemate|neighbou?r|classmate)\b/i,
    boss: /\b(?:boss|manager|supervisor|gaffer|foreman|director|ceo|employer|professor|head)\b/i,
    colleague: /\b(?:colleague|co-?worker|workmate|teammate|co-?founder|business partner|intern|the team|client)s?\b/i,
    inlaw: /\b(?:in[- ]?laws?|mother[- ]in[- ]law|father[- ]in[- ]law|mil|fil|(?:sister|brother|son|daughter)[- ]in[- ]law|his (?:mum|mom|mother|parents|family)|her (?:mum|mom|mother|parents|family))\b/i,
    pet: /\b(?:dog|cat|puppy|kitten|pet|hamster|rabbit|horse|pup|parrot|terrier|labrador|spaniel)s?\b/i,
    other: /\b(?:landlord|doctor|lawyer|teacher|coach|stranger|judge|aunt\w*|uncle|cousin|gran\w*|nan|nephew|niece|recruiter|tenant|dealer|investor|someone|person|people)\b/i,
  },
};
