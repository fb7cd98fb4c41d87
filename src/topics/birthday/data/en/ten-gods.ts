/** The ten god of the year's stem: what one was brought up among. */
export const yearGods: Readonly<Record<string, string>> = {
  比肩: "Companion (比肩, your own kind) stands on the year: early on someone shared your portion, a brother, a cousin, or the neighbour’s child you were held up against.",
  劫财: "Rival (劫财, the one who wants what you want) stands on the year. Good things at home went to the quick, so you learned to reach first.",
  食神: "Output (食神, what you make, your craft and appetite) stands on the year: somebody older spoiled your palate and let you use your hands.",
  伤官: "Wit (伤官, what you make and won’t have governed) stands on the year. You answered back with good reason, and the elders who lost were slow to praise.",
  偏财: "Windfall (偏财, money and people from outside) stands on the year: someone at home was out and about, so strangers never scared you.",
  正财: "Earnings (正财, money that can be counted) stands on the year. The household kept close accounts, and you still tot up before a big buy.",
  七杀: "Pressure (七杀, what bears down on you) stands on the year: rules were strict or times were tight, and you carry first and say ouch later.",
  正官: "Duty (正官, rank and good name) stands on the year. Your family minded what people thought; you knew young what isn’t said in front of guests.",
  偏印: "Insight (偏印, odd learning and solitude) stands on the year: you played alone a good deal and thought along other lines than the rest of the house.",
  正印: "Support (正印, what shelters you) stands on the year. An older person stood between you and trouble, and you don’t lightly break with the old.",
};

/** The ten god of the month's stem: at work. */
export const monthGods: Readonly<Record<string, string>> = {
  比肩: "Companion, your own kind, sits on the month, the working pillar: you do best with ground of your own beside equals, and worst where two people hold one job.",
  劫财: "Rival, who wants your share, sits on the month, the working pillar. A contest wakes you up; put the split in writing before it starts.",
  食神: "Output, what you make, sits on the month, the working pillar: let the work speak. You polish until you’re content, and hurry spoils it.",
  伤官: "Wit, gifted and ungoverned, sits on the month, the working pillar. You see at once where the process is daft; just don’t mend it in front of the room.",
  偏财: "Windfall, the chances outside, sits on the month, the working pillar: you’re wasted at a desk, and one lunch brings more than a slide deck.",
  正财: "Earnings, gained bit by bit, sits on the month, the working pillar. What’s handed to you doesn’t come up short; schedules and ledgers that bore others suit you for years.",
  七杀: "Pressure, which bears down and makes you, sits on the month, the working pillar: the hard jobs find you, and calm weeks leave you flat.",
  正官: "Duty, rank and rules, sits on the month, the working pillar. You go well where there are grades and a rule book, and the line on your card means something to you.",
  偏印: "Insight, odd learning, sits on the month, the working pillar: the thing no one else can read is yours, and an open-plan office is a waste of you.",
  正印: "Support, which shelters you, sits on the month, the working pillar. You learn first and do after; a certificate, a teacher, an old firm all pay, and jumping too soon cuts the milk.",
};

/** The main hidden stem of the day's branch: the seat of the partner. After “The day’s branch, Mao (the Rabbit), is the partner’s seat. ”. */
export const seatGods: Readonly<Record<string, string>> = {
  比肩: "It hides Companion, your own kind: you want someone who walks beside you with a mind of their own and still sits down to supper after a row.",
  劫财: "It hides Rival, like you and keen to win. Two strong wills compare money and face; separate accounts keep you fond.",
  食神: "It hides Output, what you make: at home you want to be at ease, eating together, idling together, leaving half unsaid.",
  伤官: "It hides Wit, the quick tongue. You’re polite to the world and fussiest with the one in your bed; a joke can last three years.",
  偏财: "It hides Windfall, the bustle outside: you like someone lively, and a dull month sends you out of the door.",
  正财: "It hides Earnings, the keeping of a house. Your heart may jump, but you say yes when they’ll sit down and do the rent with you.",
  七杀: "It hides Pressure, which can hold you: the ones who draw you have tempers and harder wills than yours, a rock or a contest.",
  正官: "It hides Duty, which wants a name for things. You can’t stay in something unclear, and the one you choose tends to be on time.",
  偏印: "It hides Insight, solitude: even the nearest must leave you a door that shuts, and too many questions drive you in.",
  正印: "It hides Support, which looks after. You want to feel safe, and you judge by how they treat parents and waiters.",
};

/** The ten god of the hour's stem: what comes of it later. */
export const hourGods: Readonly<Record<string, string>> = {
  比肩: "Companion stands on the hour, the later years: an equal at the next desk will do more for you than a patron above.",
  劫财: "Rival stands on the hour, the later years. People will come to share what you hold; take pupils, be slow with shares.",
  食神: "Output stands on the hour, the later years: what you do now for fun may turn out to be the living.",
  伤官: "Wit stands on the hour, the later years. You’ll speak more freely as you age, be read and heard, and step on toes the same way.",
  偏财: "Windfall stands on the hour, the later years: don’t leave when a deal is done, the next one hangs on its tail.",
  正财: "Earnings stands on the hour, the later years. It’s saved up, and at the end you’re the one still in the room.",
  七杀: "Pressure stands on the hour, the later years: the test comes at the deadline, and the way out you kept won’t get used, so settle early.",
  正官: "Duty stands on the hour, the later years. Rank comes late and sits firm; you do the work and the title catches up.",
  偏印: "Insight stands on the hour, the later years: you’ll dig into something few follow and like it more each year.",
  正印: "Support stands on the hour, the later years. Books and pupils await; you’ll understand the thing when you teach it.",
};
