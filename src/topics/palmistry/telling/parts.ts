import type { Question } from "../../kit/question/question.ts";

/** The parts of a reading in the order of a whole one. */
export const parts = ["hand", "love", "mind", "work", "vigour", "money", "sides"] as const;
export type Part = (typeof parts)[number];

const asked: readonly (readonly [Part, RegExp])[] = [
  [
    "sides",
    /左手|右手|哪只手|男左女右|两只手|准不准|准吗|怎么量|怎么看手相|流派|照片|标(?:得|点|线)|\b(?:left|right) hand\b|\bwhich hand\b|\bboth hands\b|\baccurate\b|\breliable\b|\bmeasure[ds]?\b|\bphoto\b|\bschools?\b(?! (?:exam|work|run))/i,
  ],
  ["hand", /[土气火水]型手|\b(?:earth|air|fire|water) hand\b/i],
  [
    "love",
    /吵|闹矛盾|冷战|感情线|婚姻线|心线|恋|爱情|感情|姻缘|桃花|婚|对象|伴侣|对的人|另一半|\b(?:quarrel\w*|argu(?:e|es|ing|ment\w*)|heart line|marriage lines?|love|marriage|marry|relationships?|romance|partner|right person|the one)\b/i,
  ],
  ["work", /事业线|命运线|工作|干活|的活|事业|跳槽|升职|创业|换行|\b(?:fate line|career|jobs?|work|promotion|boss|business|profession)\b/i],
  ["money", /太阳线|成功线|财|钱|收入|存款|赚|报价|价钱|\b(?:sun line|apollo|money|wealth|rich|income|savings?|earn|price|quote)\b/i],
  [
    "mind",
    /智慧线|头脑线|脑线|学习|读书|考试|考研|考公|高考|上岸|备考|复习|论文|学业|专心|聪明|\b(?:head line|study|studying|studies|exams?|learn|learning|concentrat\w+|clever|mind)\b/i,
  ],
  [
    "vigour",
    /生命线|寿命|长寿|活多久|健康|身体|精力|体力|休息|累|疲|睡|\b(?:life ?line|lifespan|live long|health|ill|illness|tired|stamina|rests?|resting|sleep|worn out|vigou?r)\b/i,
  ],
  [
    "hand",
    /手型|手形|手掌|这只手|性格|脾气|什么样的人|我这个人|\b(?:hand shape|shape of my hand|character|temper|(?:about )?my (?:hand|palm)|personality|what kind of person|who i am)\b/i,
  ],
];

const byTheme = { love: "love", work: "work", money: "money", inner: "vigour" } as const;

/** How long one lives, and what the body has, is never read from a hand. */
export const lifespan = /寿命|长寿|活多久|活到|短命|早死|会死|几岁死|\b(?:lifespan|live long|how long (?:will|do) i live|die (?:young|early)|die|death)\b/i;
export const othersHeart =
  /(?:他|她|对方|TA).{0,6}(?:喜欢|爱|想|在乎|联系|回来|真心)|\b(?:does|is|will|do) (?:he|she|they)\b.*\b(?:love|like|miss|think|feel|come back|serious)\b/i;
export const quarrelWords = /吵|闹矛盾|冷战|\b(?:quarrel\w*|argu(?:e|es|ing|ment\w*))\b/i;
export const examWords = /考试|考研|考公|高考|考上|上岸|\bexams?\b/i;
export const recentWords = /最近|近来|近况|\b(?:lately|these days|how are things)\b/i;
export const stuckWords = /卡住|绊|\b(?:stuck|trips?|stumbles?)\b/i;
export const allWords = /整个|全部|全都|都(?:讲|说|看)|\b(?:everything|whole hand)\b/i;
export const yearWords = /今年|明年|后年|(?:19|20)\d\d|\b(?:this|next) year\b/i;
export const healthWords = /健康|身体|生病|看病|病|\b(?:health|ill|illness|sick|disease|pregnan\w+)\b/i;

/** The part a question is about, or null. 感情线分叉是什么意思 → love; 考试能过吗 → mind. */
export const findPart = ({ text, theme }: Question): Part | null =>
  (lifespan.test(text) ? "vigour" : asked.find(([, words]) => words.test(text))?.[0]) ?? (theme ? byTheme[theme] : null);

/** Asks who one is oneself, and not whom to look for. */
export const isOfSelf = (text: string): boolean => /我(?:到底|究竟)?(?:是|算)(?:个|一个)?(?:什么|怎样|怎么样|哪)|\b(?:am i|do i seem)\b/i.test(text);

/** Two fingers, lines or hands that stand in a question are no two ways to choose between. */
export const isOfHand = ({ options }: Question): boolean => options?.every((option) => /指|线|手|\b(?:fingers?|lines?|hands?)\b/i.test(option)) ?? false;
