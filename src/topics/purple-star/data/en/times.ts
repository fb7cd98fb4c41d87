import type { MajorStar } from "../../telling/view.ts";
import type { PalaceName } from "../palaces.ts";

type Texts = Readonly<Record<PalaceName, string>>;

/** What ten years in a palace turn about. */
export const decadeTexts: Texts = {
  命宫: "they’re about who you are, and temper and skill set now",
  兄弟: "they’re about equals and ready cash, and the partner you’ll keep is met now",
  夫妻: "one person is the great matter, joining, parting, or agreeing anew",
  子女: "strength goes to the young, to pupils, to works",
  财帛: "they turn about money, and how you earn it changes once",
  疾厄: "your body calls a halt now and then, and rhythm is the lesson",
  迁移: "you leave known ground, and the stage is outside",
  仆役: "friends and staff are exchanged, and people both carry and wear you",
  官禄: "position is the theme, load and title together",
  田宅: "you settle, with house, household and roots",
  福德: "you turn inward, and liking matters more than getting",
  父母: "elders, bosses and papers fill them, and what needs a test is tested",
};
/** The colour a major gives to its ten years. */
export const decadeStars: Readonly<Record<MajorStar, string>> = {
  紫微: "your own command; others wait for your word",
  天机: "change, a new plan every third year",
  太阳: "showing up and giving first",
  武曲: "earning plainly and saying little",
  天同: "ease first and progress second",
  廉贞: "heart against rule, and you write the rule",
  天府: "keeping and filling, thicker by the year",
  太阴: "quiet and slow saving",
  贪狼: "wanting and learning much",
  巨门: "many words, got through by clear ones",
  天相: "vouching for others and rising by trust",
  天梁: "looking after and being looked after",
  七杀: "a charge, part of it alone",
  破军: "pulling down to rebuild, the first half hard",
};
export const annualTexts: Texts = {
  命宫: "the year’s business comes straight at you, and looks, choices and body want your own hand",
  兄弟: "equals and ready cash are the theme, and someone proposes working together",
  夫妻: "things circle one relationship, and a single person meets the question of settling",
  子女: "the young, a work or a venture take your care, and something gets made",
  财帛: "money leads, with more in and more out than last year",
  疾厄: "the body has its say; take a fifth off the pace",
  迁移: "you move, whether a trip, a house or a city",
  仆役: "you live by friends and run errands for them, and the circle changes",
  官禄: "you’re called on stage, and your place at work shifts",
  田宅: "strength goes home, and rooms, repairs and kin come first",
  福德: "you turn inward and ask in earnest what it’s for",
  父母: "elders, bosses and papers come up; don’t put off tests or forms",
};
export const yearSnagTexts: Texts = {
  命宫: "you’ll go back and forth over a choice of your own, so change nothing at night",
  兄弟: "clear small debts with equals within the month",
  夫妻: "one talk with your partner goes wrong, so set the hour for it",
  子女: "a venture or a child takes a second effort",
  财帛: "one payment sticks; pay large sums in two parts",
  疾厄: "your hours are the leak; guard bedtime first",
  迁移: "journeys change, so leave half a day free",
  仆役: "pick among friends’ requests and vouch for nobody",
  官禄: "a job comes back once, so have it looked over before you hand it in",
  田宅: "house and kin hold you up, and the contract wants two readings",
  福德: "you won’t find it easy to rest; keep one evening without messages",
  父母: "there’s one misunderstanding with a boss or elder, so keep copies",
};
export const yearFortuneTexts: Texts = {
  命宫: "good comes to you in person, and asking gets an answer",
  兄弟: "an equal brings a sum or a partnership",
  夫妻: "there’s sweetness between you; use it for the hard talk",
  子女: "works and the young do you credit",
  财帛: "income is wider than last year",
  疾厄: "you recover; sleep off what you owe",
  迁移: "chances are elsewhere, so accept the invitation",
  仆役: "your circle offers openings, and dinner brings firm news",
  官禄: "your work is seen, and terms can be discussed",
  田宅: "the house gains something, and it’s good for settling",
  福德: "your mind is light; learn what you like",
  父母: "elders and bosses nod, and forms go fast",
};
export const minorLimitTexts: Texts = {
  命宫: "you’ll do small things yourself",
  兄弟: "equals will ring often",
  夫妻: "your partner’s diary comes first",
  子女: "the young take your weekends",
  财帛: "small sums come and go",
  疾厄: "borrow no sleep",
  迁移: "short trips pile up",
  仆役: "you’ll run for friends",
  官禄: "your desk fills, so clear the old first",
  田宅: "something at home wants mending",
  福德: "you’ll want days alone",
  父母: "you’ll go with an elder to an office or two",
};
