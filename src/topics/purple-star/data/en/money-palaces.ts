import type { MajorStar } from "../../telling/view.ts";

/** 财帛 and 田宅. Each goes on after a colon. */
export const moneyPalaces = {
  财帛: {
    紫微: "money should come in style and go in style. Big sums aren’t what you lack; it’s somebody who says “too dear”",
    天机: "money comes by ideas and turnover, and changes hands as fast. Lock one sum away so that you can watch it grow",
    太阳: "the good name comes first, the money later, the bill for dinner first of all. Cap what you spend on others",
    武曲: "you deal straight with money, earned hard, kept well. People who blur accounts don’t stay your friends",
    天同: "enough is enough, and it comes without a fight. You’ll be better off after forty than at twenty-five",
    廉贞: "money comes through ties and regulations, with bumps. Go through a partner’s books monthly, not at year’s end",
    天府: "you keep, and each sum has its drawer. Missing a chance or two is the price of never losing badly",
    太阴: "you build it drop by drop, from rents, interest and long contracts. It makes no noise, and in ten years it startles you",
    贪狼: "there are many roads in and more roads out. On the day a large sum lands, move three tenths out of reach",
    巨门: "you’re paid for speech and knowledge, and one sentence can lose the deal. Write the price before you say it",
    天相: "wages, fees and commissions with a clear name serve you best. Never mix money you hold for others, not even overnight",
    天梁: "money comes slowly with a floor under it. You pay for others too readily, so count what you lend as given",
    七杀: "you win it in campaigns, a flood and then a drought. Put half a year’s keep aside before the next",
    破军: "you believe too much that the old must go. Tear down and build if you like, but leave the rent alone",
  },
  田宅: {
    紫微: "your home must look right, and address beats size",
    天机: "you move often, and one room is never unpacked",
    太阳: "the house is bright and full of guests, and an elder’s house has a say",
    武曲: "you buy late, with your own money, and solidly",
    天同: "comfort decides, and the small place you bought yourself is kept longest",
    廉贞: "buying comes with snags, and the deed deserves three readings",
    天府: "property is your safest keep, with family or employer behind it",
    太阴: "you and houses get on, above all quiet ones near water",
    贪狼: "the old family place changes hands, and you settle your own after forty",
    巨门: "house and neighbours cost words, so one more clause saves a year’s dispute",
    天相: "the home is orderly, and you meet fair landlords",
    天梁: "old houses and elders’ houses suit you better mended than replaced",
    七杀: "home is a post station until middle age",
    破军: "there’s one great upheaval of house, pulled down, moved, rebuilt or sold",
  },
} as const satisfies Record<string, Record<MajorStar, string>>;
