import type { Headlines, Shorts } from "../../telling/tongue.ts";

type Texts = Readonly<Record<string, string>>;

export const partLabels: Texts = {
  animals: "the animals",
  dayStems: "the day stems",
  dayBranches: "the day branches",
  nayin: "the year sounds",
  elements: "the elements",
  kua: "the kua",
  synastry: "the skies",
};

export const namesLine = "A glance at the names: {n} has a person grid (last of the surname, first of the given name) of {p} strokes, {e}, {o} one of {q}, {f}; {tie}. Names give no points.";
export const goodYearLines: Texts = {
  both: "Of the years to come {y}, {g}, carries you best: for {Ao}, {h}; for {Bo}, {i}.",
  same: "Of the years to come {y}, {g}, carries you best: on both sides {h}.",
  eased: "No year ahead is easy on both sides; {y}, {g}, is the loosest, {k} for {Ao}, {l} for {Bo}, so don’t wait for a perfect one.",
};

export const dissents: Texts = {
  bestWorst: "Two things in this match pull against each other: {best}; but {worst}, and the first is a gift that won’t do the second’s work.",
  "outsideInside.outside": "Your animals got {p} of 15, your day branches only {q} of 20: in company you’re a picture, at home it chafes. The day branch is where the days are spent, so it weighs more.",
  "outsideInside.inside": "Your animals got only {p} of 15, your day branches {q} of 20: a grandmother counting on her fingers would frown, and yet living together goes well. The day branch is where the days are spent, so it weighs more.",
  "skyAgainst.sky": "The skies give {s} of 15, the day pillars just {t} of 35: the flutter is real, the everyday lags. Skies begin things, day pillars go on with them.",
  "skyAgainst.seats": "The skies give just {s} of 15, the day pillars {t} of 35: less flutter, more staying. Romance won’t turn up by itself, so put it in the diary.",
  oneSided: "The elements don’t balance: of what {A} needs {B} can give {u}%, of what {B} needs {A} can give {v}%. It looks peaceful because one of you hasn’t asked yet.",
  "mixedSeat.break": "The day branches {a} and {b} join and break at once: close, and forever missing the small appointment. The joining weighs more; a list mends the rest.",
  "mixedSeat.punishment": "The day branches {a} and {b} join and punish at once: the dearest person hears the worst words, because leaving isn’t on the table. The joining weighs more, but don’t take the words to bed.",
  warmAndStern: "Your skies run warm and cool at once: the tender contact is {o}° from exact, {Xs} Saturn {r}°. The warm one makes you stay, the cool one makes you grow up, and the tighter comes first.",
  wideMargin: "These {z} points can move by {w}, since leaving out one part of the seven shifts a lot: {worst}. Half a year together will tell you more than the sum.",
  splitYear: "In {y} you’re on different slopes: {X} has it easy, {Y} doesn’t. “Why so glum” is the sentence for {Xo} to keep back.",
  twoHomes: "The two front doors aren’t alike: {Y} is at home with {Xs} family, {X} stands straight in {Yn}. Do the harder visit first, and briefly.",
};

export const headlines: Headlines = {
  "is.close": [["Yes, {z} of 100: {hold}.", "Give or take {w}; best of all, {best}; {worst}."]],
  "is.even": [["On the whole, yes: {hold}.", "It’s {z} of 100, give or take {w}; {worst}."]],
  "is.work": [["You can be, with work on {toil}.", "What carries you is that {best}; {knot} ({z} of 100, give or take {w})."]],
  "will.close": [["It looks that way: {hold}.", "It’s {z} of 100, give or take {w}; {worst}."]],
  "will.even": [["Likely, past one hill: {toil}.", "What carries you is that {best}; {knot} ({z} of 100, give or take {w})."]],
  "will.work": [["A long road: it hangs on {toil}.", "What carries you is that {best}; {knot} ({z} of 100, give or take {w})."]],
  "should.close": [["You may, {z} of 100: {hold}.", "Give or take {w}; {worst}, so talk that through first."]],
  "should.even": [
    ["You may, once you’ve talked over {toil}.", "What carries you is that {best}; {knot} ({z} of 100, give or take {w})."],
    ["You may; talk first of {toil}.", "What carries you is that {best}; {knot} ({z} of 100, give or take {w})."],
  ],
  "should.work": [
    ["Don’t hurry; first talk over {toil}.", "What carries you is that {best}; {knot} ({z} of 100, give or take {w})."],
    ["No hurry; talk first of {toil}.", "What carries you is that {best}; {knot} ({z} of 100, give or take {w})."],
  ],
  "denied.close": [["It doesn’t look so: {hold}.", "It’s {z} of 100, give or take {w}; {worst}, and that’s likely what tires you."]],
  "denied.even": [["That’s saying too much: {hold}.", "It’s {z} of 100, give or take {w}; {worst}."]],
  "denied.work": [["Not wrong, only tired by {toil}.", "The tiredness is real: {knot}; still, {best} ({z} of 100, give or take {w})."]],
  leave: [["You decide; what tires is {toil}.", "The charts show only what tires, {knot}, and what holds: {best}. Talk over the first of these once before you choose."]],
  "open.close": [
    ["You suit each other, {z} of 100: {hold}.", "Give or take {w}; {worst}."],
    ["You suit each other: {hold}.", "It’s {z} of 100, give or take {w}; {worst}."],
  ],
  "open.even": [["You suit more than not: {hold}.", "It’s {z} of 100, give or take {w}; {worst}."]],
  "open.work": [["You’ll have work with {toil}.", "What carries you is that {best}; {knot} ({z} of 100, give or take {w})."]],
  "part.open": [["{is}.", "{so}{act}The whole match comes to {z} of 100, give or take {w}."]],
  "part.close": [["Yes: {is}.", "There’s ground enough. {so}{act}The whole match comes to {z} of 100, give or take {w}."]],
  "part.even": [
    ["Yes, by giving way: {is}.", "Somebody gives half a step. {so}{act}The whole match comes to {z} of 100, give or take {w}."],
    ["With give: {is}.", "Somebody gives half a step. {so}{act}The whole match comes to {z} of 100, give or take {w}."],
  ],
  "part.work": [["With care: {is}.", "{so}{act}The whole match comes to {z} of 100, give or take {w}."]],
  why: [["Because {is}.", "{so}{act}Nor should the lowest score be forgotten: {worst}."]],
  how: [["Begin here: {is}.", "{so}{worst}."]],
  "how.act": [
    ["{do}: {is}.", "{so}{worst}."],
    ["{act}", "{is}. {so}{worst}."],
  ],
  when: [["Look to {y}, {g}, the easiest year for you both.", "It’s {k} for {Ao}, {l} for {Bo}."]],
  "year.good": [
    ["{y}, {g}, will do: {kg} for {Ao}, {lg} for {Bo}.", "It’s a year to settle things: {k} for {Ao}, {l} for {Bo}."],
    ["{y}, {g}, will do to settle things.", "It’s {k} for {Ao}, {l} for {Bo}."],
  ],
  "year.even": [["{y} neither helps nor bars; {n}, {m}, is easier.", "{y}, {g}, is {k} for {Ao}, {l} for {Bo}."]],
  "year.hard": [["{y} is tight, a year to hold; {n}, {m}, is easier.", "{y}, {g}, is {k} for {Ao}, {l} for {Bo}."]],
  choiceYears: [["Rather {y}, {g}, than {n}, {m}.", "That year is {k} for {Ao} and {l} for {Bo}."]],
  choice: [
    ["Rather “{option}”: {is}.", "{so}{act}The whole match comes to {z} of 100, give or take {w}."],
    ["Rather don’t part: {is}.", "That’s your “{option}”. {so}{act}The whole match comes to {z} of 100, give or take {w}."],
  ],
  choiceUnknown: [["No telling which: {is}.", "The charts know only the two of you and can’t tell “{one}” from “{other}”. {so}{act}"]],
  who: [["Only you two show here: {hold}.", "No third person stands in these charts; {worst}."]],
  beyond: [["I count only to {last}; best till then is {y}, {g}.", "{asked} lies past it."]],
  minor: [["Marriage can wait: {is}.", "One of you is under eighteen, so it’s only how you get on. {so}{act}"]],
  violence: [["Get safe first: call the police, go to someone you trust.", "Where someone hits or threatens, no chart is read; your local domestic-violence line is there too."]],
  suspicion: [["Ask, and look at facts; here {knot}.", "Whether you’re being deceived no chart can show; what it shows is only this: {worst}."]],
  heart: [["Hearts must be asked; {hold}.", "The charts show only how you two connect; {worst}."]],
  body: [["Ask a doctor first; {is}.", "Pregnancy and illness belong with a doctor; what shows here is how you bear things together. {so}{act}"]],
  court: [["Ask a lawyer first; {is}.", "Courts and property belong with a lawyer; the charts show only the two of you. {so}{act}"]],
};

export const shorts: Shorts = {
  seat: {
    sixHarmony: { is: "your day branches make home easy", so: "They make a six-harmony." },
    frame: { is: "your day branches pull as one crew", so: "They share a three-harmony." },
    clash: { is: "your day branches clash at home", act: "Give each other ground." },
    harm: { is: "your day branches leave much unsaid", so: "They harm each other.", act: "Say it the same day." },
    punishment: { is: "your day branches make help sound harsh", so: "They punish each other.", act: "Ask before helping." },
    break: { is: "your day branches let small things slip", so: "They break.", act: "Keep a list." },
    selfPunishment: { is: "your day branches double bad habits", so: "They punish themselves.", act: "Drop one habit each." },
    same: { is: "your day branches want one same chair", so: "They’re one, so you want the same home too." },
    none: { is: "your day branches wait on house rules", so: "They neither join nor clash." },
  },
  stem: {
    combine: { is: "you swallow things for fear of parting", so: "Your day stems combine, and you burst over trifles.", act: "Say it the same day." },
    clash: { is: "your day stems clash and neither yields", act: "Speak by turns." },
    same: { is: "your day stems vie over who leads", so: "They’re one element.", act: "Share out who decides." },
    "feeds.a": { is: "by your stems {A} gives in silence", so: "Then comes the whole bill.", act: "Ask before giving." },
    "feeds.b": { is: "by your stems {B} gives in silence", so: "Then comes the whole bill.", act: "Ask before giving." },
    "holds.a": { is: "by your day stems {A} holds {Bo}", so: "A “not again” starts it.", act: "Begin with a question." },
    "holds.b": { is: "by your day stems {B} holds {Ao}", so: "A “not again” starts it.", act: "Begin with a question." },
  },
  purse: {
    same: { is: "your day stems dip into one bowl", so: "They’re of one kind, two spoons in it.", act: "Keep the accounts apart." },
    iFeed: { is: "by your stems {A} spends freely", act: "Put {Bs} share in the budget." },
    iHold: { is: "by your stems {A} keeps the books", act: "Leave {Bo} a sum without receipts." },
    holdsMe: { is: "by your stems {B} keeps the books", act: "Leave {Ao} a sum without receipts." },
    feedsMe: { is: "by your stems {B} spends freely", act: "Put {As} share in the budget." },
  },
  animal: {
    sixHarmony: { is: "your animals open each other’s doors", so: "They make a six-harmony." },
    frame: { is: "your animals pull the families together", so: "They share a three-harmony." },
    clash: { is: "your animals set customs at odds", so: "They clash.", act: "Live apart from both families." },
    harm: { is: "your animals let others’ talk hurt", so: "They harm each other.", act: "Keep the door shut." },
    punishment: { is: "your animals make elders’ help sting", so: "They punish each other.", act: "Let them ask first." },
    break: { is: "your animals leave plans a step short", so: "They break." },
    selfPunishment: { is: "your animals double family faults", so: "They punish themselves." },
    same: { is: "your animals share the same years", so: "They’re one, so the families have much to talk about." },
    none: { is: "your animals leave it to your visits", so: "They neither join nor clash." },
  },
};

export const evidence: Texts = {
  total: "Best of the seven parts for their size are {bl}, {bs} of {bo}; least are {wl}, {ws} of {wo}.",
  bond: "{As} day pillar is {g}, {Bn} is {h}; the stems {xy} got {ss} of 15, the animals {ab} {as} of 15, the skies {ks} of 15.",
  daily: "In the partner’s seat {A} has {p}, {B} has {q}, {ds} of 20; the kua {kl} got {us} of 7.",
  quarrel: "The day stems {xy} got {ss} of 15, strength stands at {la} for {Ao} and {lb} for {Bo}, and the skies got {ks} of 15.",
  money: "The elements got {es} of 20: of what {A} needs {B} can give {va}%, of what {B} needs {A} can give {vb}%.",
  family: "The animals {ab} got {as} of 15, the year sounds {mn} {ns} of 8; {As} year pillar is {i}, {Bn} is {j}.",
  year: "{y} is {yg}, {ya} for {Ao} and {yb} for {Bo} (from −3 to 3); the easiest ahead is {ny}, {ng}, at {na} and {nb}.",
  kua: "{As} kua is {ka}, {Bn} is {kb}, and the two make {m}.",
  unsafe: "The {z} points are about how two tempers meet and excuse nobody; once you’re safe, come back and ask whatever you like.",
  unknown: "The hour is unknown for {who}, so an hour pillar and a Moon stay blank and the margin is widened to {w}.",
};

export const followUps: readonly (readonly [part: string, text: string])[] = [
  ["bond", "What draws us together?"],
  ["daily", "What should we mind when we live together?"],
  ["quarrel", "How do we make up after a quarrel?"],
  ["money", "How should we handle money?"],
  ["family", "How do we get on with the in-laws?"],
  ["year", "Is {y} a good year to marry?"],
  ["year", "What should we mind in {n}?"],
  ["daily", "How do the day branches {st} live together?"],
  ["money", "Who should decide on big spending?"],
  ["family", "Do we want the same about children?"],
  ["quarrel", "Why do small things make us angry?"],
];
