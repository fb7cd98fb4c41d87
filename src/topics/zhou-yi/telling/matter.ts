import { findPartOf } from "../../kit/hearing/part-of.ts";
import type { Question, Theme } from "../../kit/hearing/question.ts";
import type { Relative } from "../../kit/hexagrams/relatives.ts";
import { partOf } from "./part-of.ts";

/** What a question is about, where the craft has a relative of its own for it. */
export type Sign = "child" | "paper" | "shop" | "pet" | "elder" | "sibling" | "roof" | "goods" | "case" | "post";

const relativeOf: Readonly<Record<Sign, Relative>> = {
  child: "子孙",
  pet: "子孙",
  paper: "父母",
  elder: "父母",
  roof: "父母",
  shop: "妻财",
  goods: "妻财",
  sibling: "兄弟",
  case: "官鬼",
  post: "官鬼",
};

/** The craft sees these by a relative of their own, so that the answering line is whatever one deals with, and not they. */
const kin: readonly Sign[] = ["child", "pet", "elder", "sibling"];
export const isSeenByRelative = (matter: Sign | null): boolean => matter !== null && kin.includes(matter);

/** Somebody else’s: their child, parent or shop is not the asker’s. */
const not = "(?<!他的|她的|他们的|别人的|人家的|朋友的?|同事的?|邻居的?|老板的?|领导的?|客户的?|姐姐的?|哥哥的?|弟弟的?|妹妹的?)";
const employed = /上班|打工|入职|应聘|面试|辞(?:职|了|掉|去)|店员|\b(?:work(?:ing)? (?:at|in)|job (?:at|in)|hired|employed|interview|quit|resign\w*)\b/i;

/** The first that matches is the matter: a person before a thing, a paper before the place it is about, a place before the goods in it. */
const signs: readonly (readonly [Sign, RegExp])[] = [
  [
    "child",
    new RegExp(
      `${not}(?:孩子(?!气)|小孩(?!子气)|儿子|女儿|闺女|宝宝|娃|孙子|孙女|外孙|儿媳|女婿|我的学生|徒弟)|\\b(?:my|our) (?:\\w+ )?(?:sons?|daughters?|child|children|kids?|baby|toddler|grand(?:son|daughter|child|children)|pupils?|students?)\\b|\\b(?:the|for) (?:kids|baby)\\b`,
      "i",
    ),
  ],
  [
    "paper",
    /考(?!虑)|学业|学校|读书|读研|论文|文凭|毕业证|证书|执照|驾照|合同|协议|租约|签证|护照|文件|文书|材料|手续|批文|申请|报告|书稿|稿子|签字|\b(?:exams?|tests?|school|college|university|stud(?:y|ies|ying)|degree|diploma|thesis|dissertation|course|certificates?|licen[cs]es?|contracts?|agreements?|leases?|visas?|passports?|documents?|paperwork|papers?|permits?|applications?|manuscripts?|reports?)\b/i,
  ],
  [
    "shop",
    new RegExp(
      `开店|店铺|店面|门店|网店|小店|(?:奶茶|咖啡|花|服装|书|面|小吃|理发|水果|便利|杂货|甜品|蛋糕|面包|烘焙|火锅|烧烤|早餐|宠物|饭)店|${not}(?:我|我们|咱|家里|自家|这家|那家|这间|那间|这个|盘下|盘个|转让|接手|关)[^，。？]{0,4}店|铺子|商铺|门面|摆摊|摊位|生意|买卖(?!房)|进货|客源|营业|\\b(?:shops?|stores?|coffee ?house|restaurant|bakery|boutique|market stall|food truck|stall|salon|my business|our business|small business|trade|customers)\\b|\\bcaf[eé]s?(?![a-z])`,
      "i",
    ),
  ],
  ["pet", /猫|狗|宠物|鸟|仓鼠|兔子|\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|pets?|rabbits?|hamsters?|parrots?)\b/i],
  [
    "elder",
    new RegExp(
      `${not}(?:父母|爸妈|爸爸|妈妈|我爸|我妈|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|公婆|婆婆|公公|岳父|岳母|老师|导师|师傅)|\\b(?:my|our) (?:\\w+ )?(?:parents?|mother|mum|mom|father|dad|grand(?:mother|father|ma|pa)|teacher|tutor|in-laws|mother-in-law|father-in-law)\\b`,
      "i",
    ),
  ],
  ["sibling", new RegExp(`${not}(?:兄弟|姐妹|姐姐|哥哥|弟弟|妹妹|表哥|表姐|堂弟)|\\b(?:my|our) (?:\\w+ )?(?:brothers?|sisters?|siblings?|cousins?)\\b`, "i")],
  ["case", /官司|诉讼|仲裁|起诉|开庭|\b(?:lawsuit|court|sue|suing|case|trial|hearing)\b/i],
  ["roof", /房|搬家|装修|买车|换车|车子|\b(?:house|flat|apartment|home loan|mortgage|move house|moving house|car|boat|motorbike)\b/i],
  [
    "goods",
    /钱包|戒指|首饰|手机丢|丢了|找得到|找得回|失物|工资|加薪|薪水|欠我|欠款|借(?:给|出去)|\b(?:wallet|ring|jewell?ery|lost (?:my|our|the)|salary|wages|pay rise|raise|owes? me|loan|deposit)\b/i,
  ],
  ["post", /升职|晋升|职位|编制|公务员|竞聘|岗位|\b(?:promotion|promoted|position|post|appointment|vacancy)\b/i],
];

/** A place where one is hired is a post, not one’s shop. */
const isHired = (matter: Sign, text: string): boolean => matter === "shop" && employed.test(text);

/** @returns null where the question names none of them */
export const findMatter = (question: Question): Sign | null => {
  const { text } = question;
  const found = signs.find(([matter, pattern]) => pattern.test(text) && !isHired(matter, text))?.[0] ?? null;
  return found ?? findPartOf(partOf, question);
};

const relativeOfTheme: Readonly<Record<Theme, Relative | null>> = { love: null, work: "官鬼", money: "妻财", inner: "子孙" };

/**
 * 用神: the relative a matter is seen by, 《增删卜易》用神章 and 《卜筮正宗》用神分类定例: 父母 for parents, teachers, houses, vehicles, papers, contracts and examinations;
 * 官鬼 for office, posts and courts; 兄弟 for brothers and sisters; 妻财 for money, goods, shops and trade; 子孙 for one’s children and pupils,
 * and animals. (The craft sees illness by 官鬼 and its cure by 子孙 as well; we tell nothing of that.) Without a matter the field of life decides; in love the answering line does, so null.
 */
export const toRelativeOf = (matter: Sign | null, theme: Theme | null): Relative | null => (matter ? relativeOf[matter] : theme && relativeOfTheme[theme]);
