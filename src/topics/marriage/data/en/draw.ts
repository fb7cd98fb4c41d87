type Texts = Readonly<Record<string, string>>;

/** The animals of the years: {p} and {q}, with the branches {a} and {b}. */
export const animals: Texts = {
  sixHarmony: "{p} and {q} are a six-harmony pair (each of the twelve animals has one), {a} with {b}: you said on the second evening what takes other people three months.",
  frame: "{p} and {q} belong to the same three-harmony (three animals that make one team). You needn’t cling to work well: moving house, a wedding, taking a parent to hospital go fast with you two.",
  clash: "{p} and {q} clash, straight across the dial, {a} against {b}. You were curious because nothing matched; warm or cool, fast or slow, in or out is also what wears you down.",
  harm: "{p} and {q} harm each other (each hurts the other’s natural partner), so third parties do the damage. What a matchmaker or best friend says about {a} and {b} stays outside the door.",
  punishment: "{p} and {q} punish each other, {a} with {b}: both carry a “you of all people should know”. The closeness is real, and so is the fault-finding that only close people get.",
  break: "{p} and {q} are a breaking pair, {a} with {b}: plans fall through at the last step, a table booked and not used, a sentence begun and not ended.",
  selfPunishment: "You’re both {p}, and {a} meeting {a} punishes itself: you look across and see your own worst habit looking back.",
  same: "You’re both {p}, {a} and {b}, with the same years behind you. You can talk childhood all night; you also tire on the same day and wait for the other to speak first.",
};

/** The day stems: {x} gives or holds, {y} takes; {p} and {q} percent of their own elements. */
export const stems: Texts = {
  "combine.甲己": "{As} day stem {x} and {Bs} {y} combine into earth, as one pair in ten does: one puts up the frame, the other lays the floor, and soon you’re pricing flats.",
  "combine.乙庚": "{As} day stem {x} and {Bs} {y} combine into metal, as one pair in ten does: the hard one softens first, the soft one dares to be hard, and behind the door there’s always a way to climb down.",
  "combine.丙辛": "{As} day stem {x} and {Bs} {y} combine into water, as one pair in ten does: one is heat, one is shine, and together you go quiet. You talk less and sleep better.",
  "combine.丁壬": "{As} day stem {x} and {Bs} {y} combine into wood, as one pair in ten does: a lamp over water, feeling before reasons. Long talks at night and written notes count for more than gifts.",
  "combine.戊癸": "{As} day stem {x} and {Bs} {y} combine into fire, as one pair in ten does: a hill waiting for rain. There’s often a gap in age or pace, and the gap is what lit it.",
  "clash.甲庚": "{x} and {y} clash, axe against tree: you were measuring each other from the first hour. It’s a form of respect; neither of you takes the other lightly.",
  "clash.乙辛": "{x} and {y} clash, scissors against a stem: the pull is in the small things, and so is the hurt. One passing remark is kept for three years.",
  "clash.丙壬": "{x} and {y} clash, sun on a wide river: big scenes, big moods, a feast when you meet and an ebb when you part.",
  "clash.丁癸": "{x} and {y} clash, drizzle on a wick: both tender, both thinking ahead for the other, both sure the other thought wrong.",
  "feeds.wood": "{Xs} day stem {x} is wood ({p}% of the chart) and feeds {Ys} {y}, fire: {X} brings kindling, ideas and plain patience, and {Y} burns brighter than alone.",
  "feeds.fire": "{Xs} day stem {x} is fire ({p}% of the chart) and feeds {Ys} {y}, earth: {X} brings the rush, {Y} turns it into something with a shelf life. {X} is three words in and {Y} is writing the list.",
  "feeds.earth": "{Xs} day stem {x} is earth ({p}% of the chart) and feeds {Ys} {y}, metal: with {Xo} underneath, {Y} dares to be exact. The one who carries should claim credit now and then.",
  "feeds.metal": "{Xs} day stem {x} is metal ({p}% of the chart) and feeds {Ys} {y}, water: {X} draws the line, so {Y} is free to roam. One closes, the other opens.",
  "feeds.water": "{Xs} day stem {x} is water ({p}% of the chart) and feeds {Ys} {y}, wood: {X} listens and waits, and {Y} gets taller by the year. Water needs a spring too, so somebody has to listen to {Xo}.",
  "same.wood": "{x} and {y} are both wood ({p}% and {q}%): you rate people who keep growing. Learn one thing side by side and you’re close; compete at it and you aren’t.",
  "same.fire": "{x} and {y} are both fire ({p}% and {q}%): a glance will do, and a word will light it, either way. You’re never short of heat, only of someone to open a window.",
  "same.earth": "{x} and {y} are both earth ({p}% and {q}%): steady knows steady. The first year feels like the tenth, so see that the tenth doesn’t run out of talk.",
  "same.metal": "{x} and {y} are both metal ({p}% and {q}%): each admires that the other does what was said. Two knives in a drawer want a cloth between them; use jokes.",
  "same.water": "{x} and {y} are both water ({p}% and {q}%): feelings pass without a word of explaining. What’s missing is a bank, somebody to say “that’s enough”.",
  "holds.wood": "{Xs} day stem {x}, wood ({p}% of the chart), holds {Ys} {y}, earth: {X} sees what would grow in {Yo} and reaches for the spade. Being seen is sweet, being dug over is tiring.",
  "holds.fire": "{Xs} day stem {x}, fire ({p}% of the chart), holds {Ys} {y}, metal: the one others call cold says soft things here. It’s all in how high the flame is.",
  "holds.earth": "{Xs} day stem {x}, earth ({p}% of the chart), holds {Ys} {y}, water: {X} gives {Yo} a shore after years adrift. Built too high, it makes the water stale.",
  "holds.metal": "{Xs} day stem {x}, metal ({p}% of the chart), holds {Ys} {y}, wood: {X} spots the branch too many at once. Prune well and it’s timber; prune weekly and {Y} runs from the shears.",
  "holds.water": "{Xs} day stem {x}, water ({p}% of the chart), holds {Ys} {y}, fire: one sentence from {Xo} and {Y} calms down. A blessing in a crisis; poured daily, it puts the fun out.",
};

/** Nayin of the two years, {m} his and {n} hers; {X} gives or holds. */
export const nayins: Texts = {
  "feeds.wood": "By year sound (nayin, an element lent to each pair of years) {m} meets {n}, and wood feeds fire: what {X} grew up with flows {Ys} way.",
  "feeds.fire": "By year sound (nayin, an element lent to each pair of years) {m} meets {n}, and fire feeds earth: the noise of {Xs} home warms the quiet of {Yn}.",
  "feeds.earth": "By year sound (nayin, an element lent to each pair of years) {m} meets {n}, and earth feeds metal: {X} brings the ground, {Y} the finish, and what you buy together keeps its price.",
  "feeds.metal": "By year sound (nayin, an element lent to each pair of years) {m} meets {n}, and metal feeds water: {Xs} firmness becomes {Ys} way out.",
  "feeds.water": "By year sound (nayin, an element lent to each pair of years) {m} meets {n}, and water feeds wood: {X} spoils {Yo} a little, and might ask first whether it’s wanted.",
  "same.wood": "By year sound (nayin) {m} and {n} are both wood: you both believe in taking time.",
  "same.fire": "By year sound (nayin) {m} and {n} are both fire: two loud childhoods, no fear of a raised voice.",
  "same.earth": "By year sound (nayin) {m} and {n} are both earth: first a roof, then everything else.",
  "same.metal": "By year sound (nayin) {m} and {n} are both metal: a word given goes on the books.",
  "same.water": "By year sound (nayin) {m} and {n} are both water: you go round things, and neither will say it to the other’s face.",
  "holds.wood": "By year sound (nayin) {m} meets {n}, and wood breaks earth: {Xs} ways root in {Ys} ground, and for two years it feels crowded.",
  "holds.fire": "By year sound (nayin) {m} meets {n}, and fire melts metal: {Xs} family hurries, {Yn} won’t be hurried, and one dinner shows it.",
  "holds.earth": "By year sound (nayin) {m} meets {n}, and earth dams water: {X} wants it settled, {Y} wants it open, so write two lists of old habits.",
  "holds.metal": "By year sound (nayin) {m} meets {n}, and metal cuts wood: {Xs} people had rules, and {Y} never met so many.",
  "holds.water": "By year sound (nayin) {m} meets {n}, and water damps fire: {Xs} cool head meets {Ys} big plans, and half the time that’s a favour.",
};

/** Venus: how X shows love. */
export const venus: Texts = {
  aries: "{Xs} Venus (how one shows love) is in Aries: {X} reaches out first and hates waiting for a reply.",
  taurus: "{Xs} Venus (how one shows love) is in Taurus: {X} says it with food, a coat, a hand on the shoulder, and keeps things till they wear out.",
  gemini: "{Xs} Venus (how one shows love) is in Gemini: it lives on talk, and a day without a message counts as trouble.",
  cancer: "{Xs} Venus (how one shows love) is in Cancer: {X} remembers who feels the cold and which soup you like, and hopes for the same.",
  leo: "{Xs} Venus (how one shows love) is in Leo: generous, happy to praise you in company, slow to forget a snub.",
  virgo: "{Xs} Venus (how one shows love) is in Virgo: look for it in the mended zip and the charged phone.",
  libra: "{Xs} Venus (how one shows love) is in Libra: {X} sees the new haircut and can’t bear a coarse word.",
  scorpio: "{Xs} Venus (how one shows love) is in Scorpio: all or nothing, and {X} wants to see all in return.",
  sagittarius: "{Xs} Venus (how one shows love) is in Sagittarius: a road you haven’t been down is a love letter, a short lead isn’t.",
  capricorn: "{Xs} Venus (how one shows love) is in Capricorn: few words, long accounts, can we get through a bad winter.",
  aquarius: "{Xs} Venus (how one shows love) is in Aquarius: friends first, and a room each.",
  pisces: "{Xs} Venus (how one shows love) is in Pisces: {X} guesses your wishes and can’t name {Xs} own.",
};

/** Contacts that draw: {o} degrees from exact, {t} the aspect. */
export const contacts: Texts = {
  "sunMoon.conjunction": "{Xs} Sun stands on {Ys} Moon, {o}° from exact, the old books’ first sign of a marriage: the way {X} takes charge is the way {Y} feels safe.",
  "sunMoon.soft": "{Xs} Sun {t} {Ys} Moon, {o}° from exact: what {X} is after sits well with {Yo} before it’s been talked over.",
  "sunMoon.hard": "{Xs} Sun {t} {Ys} Moon, {o}° from exact: {Xs} direction runs across {Ys} softest spot, so the pull and the hurt come from one place.",
  "venusMars.conjunction": "{Xs} Venus stands on {Ys} Mars, {o}° from exact: it sparked early, and the body agreed before the head did.",
  "venusMars.soft": "{Xs} Venus {t} {Ys} Mars, {o}° from exact: the way {Y} makes a move is the way {X} likes it made.",
  "venusMars.hard": "{Xs} Venus {t} {Ys} Mars, {o}° from exact: plenty of spark, poor timing; {X} is still talking and {Y} is on {Ys} feet.",
  "moonMoon.conjunction": "Your Moons stand together, {o}° apart: hungry, tired and homesick at the same hours, and a bad mood needs no announcing.",
  "moonMoon.soft": "{As} Moon {t} {Bn}, {o}° from exact: when one is low, the other usually has some strength left.",
  "moonMoon.hard": "{As} Moon {t} {Bn}, {o}° from exact: one wants holding, one wants quiet, and each offers the wrong one.",
  "sunSun.conjunction": "Your Suns stand together, {o}° apart, birthdays within a week: you want the same kind of honour and can share the cake.",
  "sunSun.soft": "{As} Sun {t} {Bn}, {o}° from exact: two aims, one direction, nobody in anybody’s light.",
  "sunSun.hard": "{As} Sun {t} {Bn}, {o}° from exact: you both want to decide. You’re well matched, and that’s why you rate each other.",
};

export const namesTie: Texts = {
  feeds: "{Xs} name feeds {Yn}, so said aloud {X} gives way",
  same: "both names share an element and sit well on one invitation",
  holds: "{Xs} name holds {Yn}, so in company {X} speaks first",
};
