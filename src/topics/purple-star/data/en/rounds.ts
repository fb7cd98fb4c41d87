import type { ToldRound } from "../../telling/rules-rounds.ts";
import type { godCycles } from "../gods.ts";
import type { StarName } from "../stars.ts";

type Texts = { readonly [Round in ToldRound]: Readonly<Record<(typeof godCycles)[Round][number], string>> };

/** A round's name with what it is. */
export const roundTitles: Readonly<Record<ToldRound, string>> = {
  lifeStage: "the stages of life, twelve steps from birth to nursing",
  general: "the Commander’s twelve, small gods set by your year’s branch",
  year: "the Year’s twelve, small gods that follow your birth year",
};

/** What a god of a round does in a palace; goes on after a colon. */
export const roundTexts: Texts = {
  lifeStage: {
    长生: "beginnings go best, so don’t wait until all is ready",
    沐浴: "the shape still changes, so don’t pass sentence yet",
    冠带: "the bearing is there, and a few formal occasions are what’s missing",
    临官: "it’s time to use your own hands and stop waiting to be shown",
    帝旺: "it’s at the top already, so leave a fifth unfilled",
    衰: "the hottest hour is past, and taking one thing off beats adding one",
    病: "the push doesn’t last, so cut it into short stretches",
    死: "let what has stopped stay stopped; forcing it costs double",
    墓: "everything is in store, and counts once you take it out",
    绝: "the new joins on only where the old is cut clean",
    胎: "there’s only an outline, so tell nobody yet",
    养: "it wants feeding for a while, and an early harvest comes up empty",
  },
  general: {
    将星: "you hold the room, and whoever speaks first has the better of it",
    攀鞍: "a hand gets you into the saddle, so take it",
    岁驿: "every move brings a change, so leave half a day’s slack",
    息神: "many days have no push, so do ten minutes and see",
    华盖: "you must think it out alone; in company nothing gets settled",
    劫煞: "put away on the day what you get, or someone reaches for it",
    灾煞: "the unannounced breaks in, so have a second plan",
    天煞: "one word from above changes the game, so ask before you act",
    指背: "there’s talk behind you; take it seriously the third time",
    咸池: "liking comes first, and the measure you bring yourself",
    月煞: "an older woman’s word can tip it, so hear her out",
    亡神: "what matters gets put down somewhere, so note it the same day",
  },
  year: {
    岁建: "all of it passes through your hands; half is enough",
    晦气: "a heavy mood comes first, and half of it goes once it’s told",
    丧门: "old matters trip you; decide nothing that evening",
    贯索: "one unfinished thing ties you down, so undo that one",
    官符: "spoken promises turn into forms, so talk until it’s on paper",
    小耗: "it leaks in coppers, and seven days of notes will show where",
    大耗: "strength goes in one large piece, so sleep a night before spending it",
    龙德: "someone steps in when it’s hard; remember to thank them",
    白虎: "a touch starts a quarrel, so step back half a pace",
    天德: "an older person will speak for you if you ask",
    吊客: "someone sad will need your company, so keep an hour free",
    病符: "tired, you put it off; rest enough and then go on",
  },
};

/** 身主: what a person leans on later in life. */
export const bodyStarTexts: Readonly<Partial<Record<StarName, string>>> = {
  火星: "you push in bursts",
  天相: "you stand by credit and good measure",
  天梁: "you turn into the one who looks after people",
  天同: "you want ease and go by the soft side",
  文昌: "you speak by pen and certificate",
  天机: "you live by turning things over, with more plans each year",
};
