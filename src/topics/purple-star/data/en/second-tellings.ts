import type { MajorStar } from "../../telling/view.ts";
import type { PalaceName } from "../palaces.ts";
import type { PatternName } from "../patterns.ts";

/** The texts told most often, told another way: two births that share the fact need not share the words. */
export const otherPatterns: Readonly<Partial<Record<PatternName, string>>> = {
  killBreakWolf: "Every few years your life looks different, and you can bear the change; leave a door ajar each time",
  clerkStars: "None of the four likes a gamble, and ten years in one trade serve you better than five trades",
  voidInSoul: "Little stays in your hands, while ideas reach you early; live by ideas and keep no stock",
  treasuryMinister: "With a firm or a family behind you, you weigh most; on your own you’re marked down",
  stipendHorse: "Sitting, you wait for nothing; with every trip and every new town the money stirs",
  patrons: "Someone speaks for you at home and someone meets you abroad; go in first, chat later",
  threeWonders: "Chance, office and name pull each other up; build the name and the other two follow",
  sunBeamScholarStipend: "Where there are marks and juries the road is smoother for you, and one diploma opens a row of doors",
  sunMoonTurned: "The light falls elsewhere than on your birthplace; the first ten years are cool, so try another town",
  marshalFaces: "Given a post nobody minds, your head clears; when things are calm, set yourself something hard",
};
export const otherDoings: Readonly<Record<MajorStar, string>> = {
  紫微: "hand over one small matter you’ve always decided yourself",
  天机: "write down the next step you want most, do it tonight and don’t revise it",
  太阳: "keep one evening on which you answer nobody’s call for help",
  武曲: "take the family out to dinner and don’t mention money",
  天同: "say which you want in the one matter where you always say “either”",
  廉贞: "choose one old grievance and tell the person it’s settled",
  天府: "open the drawer you’ve left longest and give three things away",
  太阴: "write down a worry you carry for someone and read it tomorrow",
  贪狼: "keep one thing on your list of things to learn and delete the rest",
  巨门: "put your doubt to one person, once",
  天相: "ask for one thing for yourself and none for anybody else",
  天梁: "ask the next who consults you whether they want advice or an ear",
  七杀: "give away half of the task you meant to carry alone",
  破军: "use the old one for seven full days before you buy the new",
};
export const otherSnagWatch: Readonly<Record<PalaceName, string>> = {
  命宫: "blaming yourself for the third time in a day",
  兄弟: "a sum between equals that nobody likes to mention",
  夫妻: "scrolling back at night for what a sentence meant",
  子女: "worry about a child’s trouble that hasn’t happened",
  财帛: "looking up the same balance again",
  疾厄: "saying “not hungry” past mealtime",
  迁移: "a sudden wish to stay home, coat already on",
  仆役: "a yes before your friend has finished asking",
  官禄: "one more revision of what could go out now",
  田宅: "a row over something at home that isn’t mended",
  福德: "lying down and starting on ten years ago",
  父母: "answering an elder’s remark three times in your head",
};
export const otherSnags: Readonly<Record<PalaceName, string>> = {
  命宫: "you’re easy on others and hard on yourself, still mending a sentence they’ve forgotten",
  兄弟: "with equals it sticks at small sums never spelt out, so give in need and don’t lend",
  夫妻: "you’re never careless here and that tires the other; ask once less and you’ll be told",
  子女: "you think too far ahead for the young and the work; sign first and drink after",
  财帛: "you hold money tightly and one hole still leaks; list what’s due each month and stop that one",
  疾厄: "the body speaks low and you don’t hear, so give sleep and meals an hour like a meeting",
  迁移: "abroad you’re misread at first sight and the road bends; take papers and tickets twice",
  仆役: "you soften when a friend asks; count to three and promise half",
  官禄: "the last tenth sticks because you won’t let go; hand it in at nine",
  田宅: "one thing after another at home, kin, repairs, deeds; write down who pays what",
  福德: "you sit down and your head works on; keep old accounts for daylight and company",
  父母: "one remark from above ties itself in you; write your answer and pass it on next day",
};
export const otherAnnuals: Readonly<Record<PalaceName, string>> = {
  命宫: "it’s your own turn at the table, and whether to change can’t be put off",
  兄弟: "equals and ready cash run through it, and a partnership wants a yes or a no",
  夫妻: "a relationship asks for a plain word, and a single person meets someone worth one",
  子女: "the young, a work or a venture wants your strength, and there’s something to show by the end",
  财帛: "money is loudest, with plenty coming and plenty going",
  疾厄: "the body calls a halt first, so plan a fifth less",
  迁移: "you won’t stay put, and one of the journeys is long",
  仆役: "friends bring most of it, and some leave the circle as some come",
  官禄: "work pushes you one step forward, into another seat than you had in spring",
  田宅: "its weight is under the roof, so mend, buy, move, or be with your people",
  福德: "things outside slow down while you ask what you want them for",
  父母: "elders, bosses and papers take turns, so sit tests and sign early",
};
