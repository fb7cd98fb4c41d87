type Texts = Readonly<Record<string, string>>;

/** The day branch is the partner’s seat: {a} his, {b} hers, with what {e} and {f} come to in each chart. */
export const seatTies: Texts = {
  sixHarmony: "The day branch is the partner’s seat, and {As} {a} ({e} {p}%) makes a six-harmony with {Bs} {b} ({f} {q}%): at home you both let go, and hours and tastes grow into one; don’t let that stand in for saying things.",
  frame: "The day branch is the partner’s seat, and {As} {a} ({e} {p}%) shares a three-harmony with {Bs} {b} ({f} {q}%): you keep house like a crew, one starting, one finishing, best with something to raise together.",
  clash: "The day branch is the partner’s seat, and {As} {a} ({e} {p}%) clashes with {Bs} {b} ({f} {q}%): one comes in as the other goes out, so two desks and staggered holidays bring you closer than doing it all side by side.",
  harm: "The day branch is the partner’s seat, and {As} {a} ({e} {p}%) harms {Bs} {b} ({f} {q}%): no shouting, only a tally of dishes and unanswered messages, which should be read out the same day.",
  punishment: "The day branch is the partner’s seat, and {As} {a} ({e} {p}%) punishes {Bs} {b} ({f} {q}%): each is kind by {As} or {Bs} own standard, and the harder you try the more it sounds like fault-finding.",
  break: "The day branch is the partner’s seat, and {As} {a} ({e} {p}%) breaks {Bs} {b} ({f} {q}%): days leak at the edges, keys, bills, the one thing left behind, so hang a list on the door.",
  selfPunishment: "You share the day branch {a} ({e} {p}% and {q}%), one of the four that punish themselves: a bad habit comes home doubled, two up late, two putting it off.",
  same: "You share the day branch {a} ({e} {p}% and {q}%): you want the same home, and the same end of the sofa.",
};

export const seatElements: Texts = {
  same: "The day branches {a} ({e} {p}%) and {b} ({f} {q}%) neither join nor clash and share an element: the temperature of the home is soon agreed, the fun has to be fetched.",
  iFeed: "The day branches {a} ({e} {p}%) and {b} ({f} {q}%) neither join nor clash, but {An} feeds {Bn}: {A} tends to start on the dishes, and {B} might say thanks.",
  feedsMe: "The day branches {a} ({e} {p}%) and {b} ({f} {q}%) neither join nor clash, but {Bn} feeds {An}: {B} does the looking after, and {A} shouldn’t take it as owed.",
  iHold: "The day branches {a} ({e} {p}%) and {b} ({f} {q}%) neither join nor clash, but {An} holds {Bn}: things mostly stand where {A} put them, so one room should be {Bn}.",
  holdsMe: "The day branches {a} ({e} {p}%) and {b} ({f} {q}%) neither join nor clash, but {Bn} holds {An}: {B} sets the house rules, and {A} needs a corner of {As} own.",
};

export const met: Texts = {
  same: "In {Xs} partner’s seat is {g}, a wish for an equal, and {Ys} day stem is just that ({e} {p}%): well found, though you’ll draw lots for who gives way.",
  iFeed: "In {Xs} partner’s seat is {g}, a wish for someone to make and talk for, and {Ys} day stem is just that ({e} {p}%): {X} is never so chatty or so handy as here.",
  iHold: "In {Xs} partner’s seat is {g}, a wish for someone to look after, and {Ys} day stem is just that ({e} {p}%): nowhere is {X} more the head of a house.",
  holdsMe: "In {Xs} partner’s seat is {g}, a wish for someone {X} can’t push, and {Ys} day stem is just that ({e} {p}%): {X} will hear it a second time from {Yo}.",
  feedsMe: "In {Xs} partner’s seat is {g}, a wish to be cared for, and {Ys} day stem is just that ({e} {p}%): with {Yo}, {X} can stop being brave.",
};

/** What X looks for at home: {s} the branch. */
export const wants: Texts = {
  比肩: "{Xs} day branch {s} holds Companion (one’s own kind): {X} wants a team-mate, own pay, own friends, same side of the table.",
  劫财: "{Xs} day branch {s} holds Rival (one’s own kind, other sign): {X} says {X} wants fun and won’t let you win at cards.",
  食神: "{Xs} day branch {s} holds Output (what one makes at ease): home means soup on the stove, and half of any anger goes with it.",
  伤官: "{Xs} day branch {s} holds Wit (what one makes in defiance): {X} wants an answer back, and can’t stand “whatever you like”.",
  偏财: "{Xs} day branch {s} holds Windfall (wealth that comes by chance): open door, many friends, no whole weekend in.",
  正财: "{Xs} day branch {s} holds Earnings (wealth that comes monthly): clear books, things in their place, promises on time.",
  七杀: "{Xs} day branch {s} holds Pressure (the hard hand): {X} wants it done at one asking, and underneath wants someone to hold the fort.",
  正官: "{Xs} day branch {s} holds Duty (rank and form): people should be introduced and birthdays kept.",
  偏印: "{Xs} day branch {s} holds Insight (care that comes sideways): {X} needs an hour undisturbed, and a shut door isn’t lost love.",
  正印: "{Xs} day branch {s} holds Support (care that comes openly): {X} hopes for a glass of water when ill, no speeches.",
};

/** What Y is to X by the day stems: {s} looks at {r}. */
export const sees: Texts = {
  比肩: "To {Xo} ({s} looking at {r}, {e} {p}% of {Ys} chart) {Y} is Companion, and the same the other way round: like two from one dormitory, doing things in the same order.",
  劫财: "To {Xo} ({s} looking at {r}, {e} {p}% of {Ys} chart) {Y} is Rival, and the same the other way round: close enough to borrow without asking and to bring up old scores.",
  食神: "To {Xo} ({s} looking at {r}, {e} {p}% of {Ys} chart) {Y} is Output, something {X} brings forth: {Y} fed and laughing is {Xs} reward.",
  伤官: "To {Xo} ({s} looking at {r}, {e} {p}% of {Ys} chart) {Y} is Wit, what {X} brings forth and can’t tame: {X} is at {Xs} cleverest here, and at {Xs} least tidy.",
  偏财: "To {Xo} ({s} looking at {r}, {e} {p}% of {Ys} chart) {Y} is Windfall, luck to be handled: {X} spends gladly and forgets the everyday share.",
  正财: "To {Xo} ({s} looking at {r}, {e} {p}% of {Ys} chart) {Y} is Earnings, something in {Xs} keeping: {X} takes it in earnest and counts the small change.",
  七杀: "To {Xo} ({s} looking at {r}, {e} {p}% of {Ys} chart) {Y} is Pressure, a hard hand: one frown and {X} tightens, yet the skill it forces out is real.",
  正官: "To {Xo} ({s} looking at {r}, {e} {p}% of {Ys} chart) {Y} is Duty: {X} sits straighter with {Yo} there, and misses a place to be silly.",
  偏印: "To {Xo} ({s} looking at {r}, {e} {p}% of {Ys} chart) {Y} is Insight, quiet nourishment: {Ys} hints help, {Ys} silences baffle.",
  正印: "To {Xo} ({s} looking at {r}, {e} {p}% of {Ys} chart) {Y} is Support: {X} leans and is charged again, and leaning can turn lazy.",
};

/** The Moon: what X needs at the end of a day. */
export const moons: Texts = {
  aries: "{Xs} Moon (what settles one) is in Aries: the temper comes and goes in ten minutes, so keep reasons for the eleventh.",
  taurus: "{Xs} Moon (what settles one) is in Taurus: fixed meals, own pillow, a known balance.",
  gemini: "{Xs} Moon (what settles one) is in Gemini: a chat before sleep, or no sleep.",
  cancer: "{Xs} Moon (what settles one) is in Cancer: a light left on, and a word if you’ll be late.",
  leo: "{Xs} Moon (what settles one) is in Leo: greet {Xo} first at the door and everything can be discussed.",
  virgo: "{Xs} Moon (what settles one) is in Virgo: a cleared table clears the head.",
  libra: "{Xs} Moon (what settles one) is in Libra: no raised voices, and bad news by the side door.",
  scorpio: "{Xs} Moon (what settles one) is in Scorpio: looks calm, keeps it all, wants one honest sentence.",
  sagittarius: "{Xs} Moon (what settles one) is in Sagittarius: a trip now and then, and {X} comes home well.",
  capricorn: "{Xs} Moon (what settles one) is in Capricorn: {X} works when sad, which isn’t coldness.",
  aquarius: "{Xs} Moon (what settles one) is in Aquarius: an hour alone first, then company.",
  pisces: "{Xs} Moon (what settles one) is in Pisces: {X} soaks up the room’s mood and needs one quiet corner.",
};

/** The kua: {m} his, {n} hers; {d} the directions good for both. */
export const kuas: Texts = {
  延年: "Your kua (the trigram of the birth year) are {m} and {n}, together Long Years, the eight mansions’ own sign for lasting couples: the longer in one place, the easier. Beds to the {d} suit you both.",
  生气: "Your kua (the trigram of the birth year) are {m} and {n}, together Vital Breath, the liveliest of the eight: together you want to start things, so leave floor free. Beds to the {d} suit you both.",
  天医: "Your kua (the trigram of the birth year) are {m} and {n}, together Heavenly Doctor, the caring one of the eight: when one droops the other makes soup. Beds to the {d} suit you both.",
  伏位: "You share the kua (the trigram of the birth year) {m}, called Hidden Seat, the one that stays put: any flat turns into your old flat, and a new lamp counts as renovation. Beds to the {d} suit you both.",
  祸害: "Your kua (the trigram of the birth year) are {m} and {n}, together Mishap, the one for words: who moved my things, three times a day. Give each thing a place and half of it goes.",
  六煞: "Your kua (the trigram of the birth year) are {m} and {n}, together Six Snags, the one for entanglements: many visitors, many promises, so ask at home before you say yes outside.",
  五鬼: "Your kua (the trigram of the birth year) are {m} and {n}, together Five Ghosts, the hasty one: tempers start in the kitchen and the hall, so light those two well and talk sitting down.",
  绝命: "Your kua (the trigram of the birth year) are {m} and {n}, together Severed Fate (a grim name for one differing middle line): east and west share no good direction, so the bed follows one of you and the desk the other.",
};
