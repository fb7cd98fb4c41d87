type Texts = Readonly<Record<string, string>>;

/** Saturn; X is whose Saturn it is. */
export const saturns: Texts = {
  "saturnSun.conjunction": "{Xs} Saturn (what one demands, and what lasts) stands on {Ys} Sun, {o}° from exact: {Y} feels examined, {X} thinks it’s help. Couples who last often have this.",
  "saturnSun.soft": "{Xs} Saturn (what one demands, and what lasts) {t} {Ys} Sun, {o}° from exact: when a row runs away, {X} pulls the brake and {Y} lets it be pulled.",
  "saturnSun.hard": "{Xs} Saturn (what one demands, and what lasts) {t} {Ys} Sun, {o}° from exact: {Y} comes in beaming and {X} sees the flaw. One good word first, then the flaw.",
  "saturnMoon.conjunction": "{Xs} Saturn (what one demands, and what lasts) stands on {Ys} Moon, {o}° from exact: {Y} is hurt and {X} explains. Water first, reasons tomorrow.",
  "saturnMoon.soft": "{Xs} Saturn (what one demands, and what lasts) {t} {Ys} Moon, {o}° from exact: when {Y} panics, {X} says little and does the right thing, so grudges don’t pile up.",
  "saturnMoon.hard": "{Xs} Saturn (what one demands, and what lasts) {t} {Ys} Moon, {o}° from exact: your cold silences start here; {X} is thinking, {Y} hears a no.",
  "saturnVenus.conjunction": "{Xs} Saturn (what one demands, and what lasts) stands on {Ys} Venus, {o}° from exact: {Ys} tenderness has to pass {Xs} desk, and in time it’s rationed.",
  "saturnVenus.soft": "{Xs} Saturn (what one demands, and what lasts) {t} {Ys} Venus, {o}° from exact: few sweet words, all of them kept.",
  "saturnVenus.hard": "{Xs} Saturn (what one demands, and what lasts) {t} {Ys} Venus, {o}° from exact: {Y} wants a bit of romance and {X} asks the price. The row is about money, the bruise isn’t.",
};

/** {p} and {q}: the strength points, his and hers. */
export const stemQuarrels: Texts = {
  combine: "Day stems {x} and {y} combine (strength {p} to {q}), and such pairs quarrel quietly: afraid to part, you swallow it twice and burst over a sock the third time, so let small anger out daily.",
  clash: "Day stems {x} and {y} clash (strength {p} to {q}): word for word, nobody yields the last one, so agree that whoever gets up for water has won.",
  same: "Day stems {x} and {y} are one element (strength {p} to {q}): the row is about who follows whom, hardly ever about the thing, so toss a coin or take turns.",
  "feeds.a": "By day stem {A} feeds {Bo} (strength {p} to {q}), so {A} tires first: half a year without a word, then the whole bill at once; {A} isn’t after repayment, only to be asked.",
  "feeds.b": "By day stem {B} feeds {Ao} (strength {q} to {p}), so {B} tires first: half a year without a word, then the whole bill at once; {B} isn’t after repayment, only to be asked.",
  "holds.a": "By day stem {A} holds {Bo} (strength {p} to {q}), and rows start with {As} “not again”: {B} goes silent, then goes away; “I’ll do this one” leaves the fire nothing to catch.",
  "holds.b": "By day stem {B} holds {Ao} (strength {q} to {p}), and rows start with {Bs} “not again”: {A} goes silent, then goes away; “I’ll do this one” leaves the fire nothing to catch.",
};

export const sides: Texts = {
  "strong.strong": "{As} day master scores {p}, {Bn} {q}, both strong: neither fears a fight, neither climbs down. Split the ground, and put in writing who decides in the middle.",
  "strong.even": "{As} day master scores {p}, strong, {Bn} {q}, even: {A} is louder, {B} is clearer, and it’s usually {B} who builds the bridge back.",
  "strong.weak": "{As} day master scores {p}, strong, {Bn} {q}, weak: {A} is done in five minutes, {B} in three days. Having said it, {A} should stay in the room; that’s the part {B} needs.",
  "even.strong": "{Bs} day master scores {q}, strong, {An} {p}, even: {B} is louder, {A} is clearer, and it’s usually {A} who builds the bridge back.",
  "even.even": "Your day masters score {p} and {q}, both even: no big rows and no clean ones, a thing can simmer half a year. Pick an afternoon and finish it.",
  "even.weak": "{As} day master scores {p}, even, {Bn} {q}, weak: when {B} says “nothing” it’s something. {A} may ask a second time, not a third.",
  "weak.strong": "{Bs} day master scores {q}, strong, {An} {p}, weak: {B} is done in five minutes, {A} in three days. Having said it, {B} should stay in the room; that’s the part {A} needs.",
  "weak.even": "{Bs} day master scores {q}, even, {An} {p}, weak: when {A} says “nothing” it’s something. {B} may ask a second time, not a third.",
  "weak.weak": "Your day masters score {p} and {q}, both weak: after a long day neither can carry the other, and most rows start after ten at night. Past ten, discuss only the alarm clock.",
};

/** Mars: how X fights. */
export const mars: Texts = {
  aries: "{Xs} Mars (how one fights) is in Aries: bursts in, says it, is hungry afterwards and forgets the words.",
  taurus: "{Xs} Mars (how one fights) is in Taurus: bears it long, then can’t be moved; pushing makes it longer.",
  gemini: "{Xs} Mars (how one fights) is in Gemini: fast tongue, one matter becomes five, somebody must call time.",
  cancer: "{Xs} Mars (how one fights) is in Cancer: never head-on; cupboards get tidied and doors shut a bit harder.",
  leo: "{Xs} Mars (how one fights) is in Leo: can’t lose in company, melts at a word in private.",
  virgo: "{Xs} Mars (how one fights) is in Virgo: point one, point two, and your spelling is point three.",
  libra: "{Xs} Mars (how one fights) is in Libra: won’t raise a voice, and smiles till you cry.",
  scorpio: "{Xs} Mars (how one fights) is in Scorpio: silent, then the one sentence that hurts, so count to ten before it.",
  sagittarius: "{Xs} Mars (how one fights) is in Sagittarius: turns it into a lecture; once round the block cures it.",
  capricorn: "{Xs} Mars (how one fights) is in Capricorn: stone face, waiting for you to own up; a date works better than tears.",
  aquarius: "{Xs} Mars (how one fights) is in Aquarius: walks off as if nothing were wrong, and makes peace next day with a link.",
  pisces: "{Xs} Mars (how one fights) is in Pisces: hides, sleeps, red eyes; what {X} wanted comes out two days on.",
};

export const clashes: Texts = {
  year: "{Xs} day branch {a} clashes with {Ys} year branch {b}: many rows come by way of {Ys} old home, a phone call, a visit, so settle beforehand who goes along.",
  month: "{Xs} day branch {a} clashes with {Ys} month branch {b}: when {Y} works late, {X} feels put last, so mark those days on the calendar first.",
  hour: "{Xs} day branch {a} clashes with {Ys} hour branch {b}: plans for later don’t meet, children, a house, when to stop working, so talk sooner than you’d think.",
};

export const givings: Texts = {
  "ample.wood": "{X} needs wood first (the useful element, the one that’s short), and {Ys} chart has {v}% of what {X} needs on the mean: {Ys} ideas and patience are {Xs} capital, enough for a small venture.",
  "ample.fire": "{X} needs fire first (the useful element, the one that’s short), and {Ys} chart has {v}% of what {X} needs on the mean: with {Yo} there, {X} dares to name a price.",
  "ample.earth": "{X} needs earth first (the useful element, the one that’s short), and {Ys} chart has {v}% of what {X} needs on the mean: {Y} keeps what {X} earns, so let half the pay go through {Ys} hands.",
  "ample.metal": "{X} needs metal first (the useful element, the one that’s short), and {Ys} chart has {v}% of what {X} needs on the mean: {Y} can bargain and cut, so {Y} signs the big ones.",
  "ample.water": "{X} needs water first (the useful element, the one that’s short), and {Ys} chart has {v}% of what {X} needs on the mean: {Ys} contacts save {Xo} half the legwork.",
  "thin.wood": "{X} needs wood first (the useful element, the one that’s short), and {Ys} chart has only {v}% of what {X} needs on the mean: {Y} won’t chase the long plans, so {X} sets {Xs} own reminders.",
  "thin.fire": "{X} needs fire first (the useful element, the one that’s short), and {Ys} chart has only {v}% of what {X} needs on the mean: for selling and asking, borrow a friend’s nerve.",
  "thin.earth": "{X} needs earth first (the useful element, the one that’s short), and {Ys} chart has only {v}% of what {X} needs on the mean: nobody here hoards, so move a share away on pay day.",
  "thin.metal": "{X} needs metal first (the useful element, the one that’s short), and {Ys} chart has only {v}% of what {X} needs on the mean: nobody cancels anything, so clear subscriptions each quarter.",
  "thin.water": "{X} needs water first (the useful element, the one that’s short), and {Ys} chart has only {v}% of what {X} needs on the mean: money sets like concrete, so leave three months of it loose.",
};

export const purses: Texts = {
  same: "With money you’re two of a kind, {e} at {q}% and {p}%: what’s pooled goes fast, so a card each and a third for the house.",
  iFeed: "With money, {Y} ({e} {p}%) is what {X} gives out to: {X} spends on {Yo} without a pang and blinks at the month’s end, so put that share in the budget too.",
  iHold: "With money, {Y} ({e} {p}%) is in {Xs} keeping: {X} likes the books, keeps them well and too closely. Give {Yo} a sum each month that needs no receipt.",
  holdsMe: "With money, {Y} ({e} {p}%) holds the rein: before buying, {X} hears what {Y} would say. It saves, until something is bought in secret; an allowance is better.",
  feedsMe: "With money, {Y} ({e} {p}%) is {Xs} cushion: when {X} is short, {Y} covers it, and soon nobody knows how much. Count once, in December.",
};

export const wealths: Texts = {
  heavy: "{Xs} wealth element is {e}, {v}% of the chart: much passes through {Xs} hands and many plans with it, so fix a sum above which both of you nod.",
  none: "{Xs} wealth element is {e}, and the chart has none: {X} isn’t pretending, the bill really slipped by, so let the bank pay what falls due.",
  light: "{Xs} wealth element is {e}, just {v}% of the chart: {X} isn’t pretending, the bill really slipped by, so let the bank pay what falls due.",
};

export const heaviest: Texts = {
  same: "{e} is heaviest in both charts ({p}% and {q}%), so you crave the same things. Before a big one, check whether there’s one at home.",
  iFeed: "{As} heaviest element is {e} ({p}%), {Bn} {f} ({q}%), and the first feeds the second: what {A} works out turns solid in {Bs} hands.",
  feedsMe: "{Bs} heaviest element is {f} ({q}%), {An} {e} ({p}%), and the first feeds the second: what {B} works out turns solid in {As} hands.",
  iHold: "{As} heaviest element is {e} ({p}%), {Bn} {f} ({q}%), and the first checks the second: {A} can sink {Bs} big plan in a sentence, so hear the figures first.",
  holdsMe: "{Bs} heaviest element is {f} ({q}%), {An} {e} ({p}%), and the first checks the second: {B} can sink {As} big plan in a sentence, so hear the figures first.",
};

export const homes: Texts = {
  sixHarmony: "{Xs} year branch {a} (the old home) makes a six-harmony with {Ys} day branch {b}: {Y} walks in like one of theirs, and {Xs} elders tell {Yo} things first.",
  frame: "{Xs} year branch {a} (the old home) shares a three-harmony with {Ys} day branch {b}: for big occasions {Xs} family calls {Yo}, and {Y} is of use.",
  clash: "{Xs} year branch {a} (the old home) clashes with {Ys} day branch {b}: same town for {Yo} and {Xs} family, never the same flat.",
  harm: "{Xs} year branch {a} (the old home) harms {Ys} day branch {b}: polite in front, passed along behind, so {X} should carry the messages.",
  punishment: "{Xs} year branch {a} (the old home) punishes {Ys} day branch {b}: the more {Xs} elders help, the more {Y} feels corrected, so {X} asks first.",
  break: "{Xs} year branch {a} (the old home) breaks {Ys} day branch {b}: dates with {Xs} family shift, so book what can be refunded.",
  selfPunishment: "{Xs} year branch {a} (the old home) is {Ys} day branch {b} too, one that punishes itself: at {Xs} parents’ table {Y} meets {Ys} own faults.",
};

export const elders: Texts = {
  比肩: "{Xs} elders (year stem {s}) are Companion to {Yo}: they treat {Yo} as a peer, plain talk and no fuss.",
  劫财: "{Xs} elders (year stem {s}) are Rival to {Yo}: warm, and after the same weekends, so say which are whose.",
  食神: "{Xs} elders (year stem {s}) are Output to {Yo}: {Y} likes doing things for them, and food goes down best.",
  伤官: "{Xs} elders (year stem {s}) are Wit to {Yo}: {Y} can’t help telling them the truth, and should glance at {Xo} halfway.",
  偏财: "{Xs} elders (year stem {s}) are Windfall to {Yo}: {Y} makes them laugh, and now and then they’re lavish.",
  正财: "{Xs} elders (year stem {s}) are Earnings to {Yo}: their care will land in {Ys} lap, so share it out early.",
  七杀: "{Xs} elders (year stem {s}) are Pressure to {Yo}: {Y} sleeps badly the night before, so {X} comes along the first few times.",
  正官: "{Xs} elders (year stem {s}) are Duty to {Yo}: forms of address, seats and gifts matter, so ask beforehand.",
  偏印: "{Xs} elders (year stem {s}) are Insight to {Yo}: care by detours, and “anything’s fine” has a right answer.",
  正印: "{Xs} elders (year stem {s}) are Support to {Yo}: truly fond of {Yo}, sometimes past the point where {X} is noticed.",
};

export const months: Texts = {
  sixHarmony: "Your month branches {a} and {b} make a six-harmony: the two families do things one way, and a date is set over one dinner.",
  frame: "Your month branches {a} and {b} share a three-harmony: relatives on both sides lend hands and cars.",
  clash: "Your month branches {a} and {b} clash: one family gathers, the other keeps quiet, and New Year apart is a fair solution.",
  harm: "Your month branches {a} and {b} harm each other: much courtesy and some comparing, so give both sides the same present.",
  punishment: "Your month branches {a} and {b} punish each other: brothers and sisters pick at details, so use one group chat for all.",
  break: "Your month branches {a} and {b} break: what the families agree stops one step short, so let an outsider run the wedding.",
  selfPunishment: "Your month branch is {a} twice, one that punishes itself: the families are as like as twins and compete like them.",
  same: "Your month branch is {a} twice: both homes keep the same seasons, down to the jam jars.",
};

export const hours: Texts = {
  sixHarmony: "Your hour branches {a} and {b} make a six-harmony: on children and old age you think alike, and more so each year.",
  frame: "Your hour branches {a} and {b} share a three-harmony: raising anything, child or cat, you split the work without talking.",
  clash: "Your hour branches {a} and {b} clash: children, where to grow old, the answer will change every few years, so don’t fix it once for all.",
  harm: "Your hour branches {a} and {b} harm each other: don’t overrule one another in front of a child.",
  punishment: "Your hour branches {a} and {b} punish each other: both want the best for the next generation, and it’s two different bests.",
  break: "Your hour branches {a} and {b} break: long plans fray, so settle one a year.",
  selfPunishment: "Your hour branch is {a} twice, one that punishes itself: you worry about the future in chorus, and one of you should go to bed.",
  same: "Your hour branch is {a} twice: same late nights, same early mornings, good company for old age.",
};

/** How X earns, by the month’s stem {s}. */
export const earns: Texts = {
  比肩: "{Xs} month stem {s} is Companion: {X} earns by {Xs} own two hands, so shared ventures want a book of their own.",
  劫财: "{Xs} month stem {s} is Rival: {X} earns in a race, and loans to friends should be mentioned at home first.",
  食神: "{Xs} month stem {s} is Output: craft and word of mouth, slow to come and slow to go, so don’t press in a tight year.",
  伤官: "{Xs} month stem {s} is Wit: ideas and talk pay {Xo}, one season high, one low, so the high one saves for the low.",
  偏财: "{Xs} month stem {s} is Windfall: chances and contacts, big in and big out, so set the housekeeping by {Xs} poorest month.",
  正财: "{Xs} month stem {s} is Earnings: a monthly sum, saved coin by coin, and the steadiest purse for fixed bills.",
  七杀: "{Xs} month stem {s} is Pressure: {X} is paid for hard pushes and then needs a lull, which is no time for a big purchase.",
  正官: "{Xs} month stem {s} is Duty: rank brings {Xs} pay, so before a change of job count six months ahead as a pair.",
  偏印: "{Xs} month stem {s} is Insight: a special skill pays {Xo} and lessons cost, so agree on a sum for them each year.",
  正印: "{Xs} month stem {s} is Support: much comes by way of elders and seniority, and you should both know whose help it was.",
};

/** 东西四命: {m} his trigram, {n} hers. */
export const groups: Texts = {
  "east.east": "Your kua, {m} and {n}, are both of the east group (Kan, Li, Zhen, Xun): in either old home, a house backing north, south, east or south-east lets you both sleep.",
  "west.west": "Your kua, {m} and {n}, are both of the west group (Qian, Kun, Gen, Dui): in either old home, a house backing west, north-west, south-west or north-east lets you both sleep.",
  "east.west": "{As} kua {m} is of the east group, {Bs} {n} of the west, and the best room in one old home is second best for the other: the guest should choose the bedroom.",
  "west.east": "{As} kua {m} is of the west group, {Bs} {n} of the east, and the best room in one old home is second best for the other: the guest should choose the bedroom.",
};
