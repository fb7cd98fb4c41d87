import type { BodyPart, Season } from "../body-places.ts";

export const partNames: Readonly<Record<BodyPart, string>> = { 头: "head", 肩: "shoulder", 手: "hand", 腹: "belly", 腰: "waist", 膝: "knee", 足: "foot" };
export const seasonNames: Readonly<Record<Season, string>> = { 春: "spring", 夏: "summer", 秋: "autumn", 冬: "winter" };

/** What each place does: “the place that ……”. */
export const partNatures: Readonly<Record<BodyPart, string>> = {
  头: "decides",
  肩: "carries",
  手: "makes",
  腹: "stores",
  腰: "passes things between above and below",
  膝: "bends and straightens",
  足: "leaves home",
};

/** A birth of a season on a place; one sentence, without its full stop. */
export const placeTexts: Readonly<Record<Season, Readonly<Record<BodyPart, string>>>> = {
  春: {
    头: "before there’s anything to see you’ve planned everyone’s first step, and then you fret while they catch up",
    肩: "loads are light in spring, yet you took one up early; when others step back you step forward, and feel it only afterwards",
    手: "you take a new thing apart before you read about it, know many tricks, and keep three half-done jobs in a drawer",
    腹: "a seed goes under before it shows, so you keep a plan for a year or two and tell it on a day when people think you’ve just had the idea",
    腰: "a young bamboo bends fast and springs back fast; one word from above, one from below, and you’ve already matched them",
    膝: "the road was still wet when you waded in, and where you’ve slipped once you won’t slip again",
    足: "you can’t sit out a spring; you left home early, and your first decent chance was most likely somewhere else",
  },
  夏: {
    头: "the noon sun stands on your head and there’s no hiding in a crowd: you’re looked at first, for praise and for blame",
    肩: "you carry in full heat where all can see, so many thank you and few relieve you; setting the load down is yours to learn",
    手: "summer has the most to do and your hands never stop; you clear the day’s work within the day, until someone slips in one thing more",
    腹: "all the leaves grow outward and you lay by inward; you say yes at the table and the true word later, to one or two",
    腰: "you stand in the middle of a busy room and both ends know you; you tie the thread, and the credit goes under another name",
    膝: "in the rush you run the most errands, bow when it’s time to bow, bear no grudge, and so every door is still open",
    足: "your soles wear out first; what you know you learned on the way, and after three months in one spot it’s your temper that goes",
  },
  秋: {
    头: "autumn settles accounts and you hold the scale: figures before feelings, deeds before talk, slow to warm and good for it after",
    肩: "the harvest is heavy and the way home long; you start to push when others sit down, which looks like loss before thirty-five and gain after",
    手: "with a sickle in hand you see work everywhere, and you’d rather take one job fewer than hand in a poor one",
    腹: "the grain is in and you know how much; you spend by number, keep a third of what you think, and nobody can guess your store",
    腰: "hands pass the sheaves along and the waist holds them; one ends, another begins, and the handing over is you",
    膝: "in clear air you see which stretch to walk around, weigh a word before you let it go, and say sorry first if that gets it done",
    足: "you set out when leaves fall and know why; you don’t follow a crowd, you follow a reason, and seldom turn back",
  },
  冬: {
    头: "one lamp in a room and you thinking by it: your ideas are best when it’s quiet, and you go silent in company",
    肩: "a winter load is firewood and rice; you look after what no one praises and everyone misses the day it stops",
    手: "cold makes fine work: mending, figures, writing; you can sit half a day without looking up",
    腹: "the store is shut and all of it is inside; you remember who said what ten years ago and don’t mention it",
    腰: "a cold back strains easily, so you plant your feet first; you promise little, keep what you promise, and hate a change of hands halfway",
    膝: "in snow each step leaves a hole; you’re slow, but every print is sound, and looking back yours is the straightest track",
    足: "you’re still on the road at year’s end while others go home; it was lonely early on, and your later friends are people you met there",
  },
};

/** An hour of birth, by what the old day did then; no full stop. */
export const hourTexts: Readonly<Record<string, string>> = {
  子: "You were born in the Zi hour (11 pm to 1 am), where two days meet: your head is clearest late, and slow at a morning meeting",
  丑: "You were born in the Chou hour (1 to 3 am), when the ox chews: three days later you’re still thinking, and what comes out then works better",
  寅: "You were born in the Yin hour (3 to 5 am), the hour of early starts: asked for ten, you’re there at half past nine",
  卯: "You were born in the Mao hour (5 to 7 am), the hour of roll-call: you keep time and rules, and remember who moved the date",
  辰: "You were born in the Chen hour (7 to 9 am), breakfast: you want something warm and agreed before you lift a finger",
  巳: "You were born in the Si hour (9 to 11 am), with the sun still climbing: by noon you’ve done another’s day, and by three you want company",
  午: "You were born in the Wu hour (11 am to 1 pm), noon: what you like and don’t is plain on your face before the meal is over",
  未: "You were born in the Wei hour (1 to 3 pm), the slow hour after lunch: others fidget, you drink your water, and nothing turns out late",
  申: "You were born in the Shen hour (3 to 5 pm), as the market breaks up: you read prices well and settle at the last minute",
  酉: "You were born in the You hour (5 to 7 pm), hens in and gate barred: you finish cleanly and are often the one who turns off the lights",
  戌: "You were born in the Xu hour (7 to 9 pm), lamp lit and dog at the door: talkative among friends, three minutes’ watch on a stranger",
  亥: "You were born in the Hai hour (9 to 11 pm), with the house asleep: you don’t fight for the floor, and most things come clear in the half hour before bed",
};
