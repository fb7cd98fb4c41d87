import type { MajorStar } from "../../telling/view.ts";

/** 官禄 and 迁移. Each goes on after a colon. */
export const workPalaces = {
  官禄: {
    紫微: "you need a post where you decide, even over three people. As somebody’s deputy you go stale in two years",
    天机: "you live by your head, in planning, research, technology or advice. Pure repetition blunts you, so change part of the job each year",
    太阳: "you belong in front of people, teaching, speaking, leading. Credit drifts to the group, so sign what’s yours",
    武曲: "jobs that touch money or machines go best, from finance to engineering and operations. Report in figures and you’re half-way there",
    天同: "work that serves people without a sales target suits you, such as teaching, food, design or welfare. A brutal quota will drive you out",
    廉贞: "rules and tact both get used, in law, risk, staff, electronics. You can win a post; meeting the losers daily is harder",
    天府: "steady institutions feed you, such as banks, administration or property. You rise slowly, and in three years everybody asks you",
    太阴: "fine work behind the scenes is yours, in accounts, words, care or data. Your name backstage is worth more than on it",
    贪狼: "company and talent are your tools, in sales, stage, training or hospitality. Get one of them good enough to be asked for",
    巨门: "you earn by speech and exactness, as lawyer, teacher, reporter, analyst. Have proof for your words and take no part in office talk",
    天相: "you’re made to check and vouch, in administration, compliance, brands, agency. One good boss helps more than three new firms",
    天梁: "helping people out of trouble shows you best, in care, teaching, oversight or insurance. Fast money makes you uneasy",
    七杀: "give you the mess nobody wants and it’s in order in three months. A fixed desk stifles you; field and hard technical work don’t",
    破军: "starting from nothing and replacing the old is yours, in ventures, conversions, logistics, development. In a caretaker’s post you won’t last three years",
  },
  迁移: {
    紫微: "away from home people take you for the one in charge. At home they’re less obedient",
    天机: "moving gives you ideas, and a trip often brings an opening. An overfull schedule costs you something left behind",
    太阳: "your name abroad is bigger than your gain. The farther you go, the better you’re remembered",
    武曲: "you travel to earn and don’t stroll. You won’t give on price, so make friends some other time",
    天同: "you’re fed wherever you go and settle easily. Staying only because it’s pleasant is the trap",
    廉贞: "mixed company and mixed chances meet you outside. Pose for photographs; never stand surety",
    天府: "you travel as if the house came too. Buying and settling goes well away from where you began",
    太阴: "quiet towns, water and night trains suit you. They think you mild and don’t see the plan",
    贪狼: "charm and chances come together, and the dinner table is your office. On the way home write down what you promised",
    巨门: "outside you’re misread first and respected later, after one plain talk. Keep papers on you",
    天相: "strangers trust you and make you the go-between. Hear both sides, touch neither’s money",
    天梁: "older people help you on the road, most of all in a tight spot. You become that person for others",
    七杀: "pressure and openings are both bigger far away. You leave fast; remember to call home",
    破军: "a new game starts only once you’ve left. The first year is rough, so don’t judge by it",
  },
} as const satisfies Record<string, Record<MajorStar, string>>;
