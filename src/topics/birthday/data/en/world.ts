/** The spouse star: wealth in a man's chart, office in a woman's. */
export const spouseStars: Readonly<Record<string, string>> = {
  "male.year": "In a man’s chart wealth is the partner; yours shows on the year. It came early, or through family and schoolmates.",
  "male.month": "In a man’s chart wealth is the partner; yours shows on the month. You see her daily where you work, and the hard part is the step from colleague to more.",
  "male.hour": "In a man’s chart wealth is the partner; yours shows on the hour. It’s set for later, and the times you hurried didn’t count.",
  "male.mixed": "In a man’s chart wealth is the partner; both kinds show in yours. One to keep house with and one who’s fun, and you’d like a single person to be both.",
  "male.double": "In a man’s chart wealth is the partner; yours shows twice. There’s no lack of chances, only of a reason to stop.",
  "male.seat": "In a man’s chart wealth is the partner; yours is hidden under your own day. Nobody sees you courting, and friends hear last.",
  "male.hidden": "In a man’s chart wealth is the partner; yours is only hidden in other branches. You like without showing it, and she finds out half a year on.",
  "male.absent": "In a man’s chart wealth is the partner, and yours holds none. You don’t think along that line, so a friend’s nudge and a shared table are what let you see who’s there.",
  "female.year": "In a woman’s chart office is the partner; yours shows on the year. Someone came close early, or your family had a picture ready.",
  "female.month": "In a woman’s chart office is the partner; yours shows on the month. You meet him where things get done: first he earns your respect, then the rest.",
  "female.hour": "In a woman’s chart office is the partner; yours shows on the hour. The later one fits better, and the early ones look like practice.",
  "female.mixed": "In a woman’s chart office is the partner; both kinds show in yours. The steady one and the bold one stand there at once, and after each choice you look back.",
  "female.double": "In a woman’s chart office is the partner; yours shows twice. Some want to mind you and some to win you, so tell care from taking charge.",
  "female.seat": "In a woman’s chart office is the partner; yours is hidden under your own day. You want the solid thing at home, and public wooing leaves you cold.",
  "female.hidden": "In a woman’s chart office is the partner; yours is only hidden in other branches. You wait to be guessed, and if he guesses wrong you let it drop.",
  "female.absent": "In a woman’s chart office is the partner, and yours holds none. Nobody gives you your place; the one who fits lets you live as you did.",
};

/** After “Wealth (wood) is 13 percent against a strength of 29 points: ”. */
export const wealthTexts: Readonly<Record<string, string>> = {
  "strong.much": "you can carry it. Most of it lies in what you run yourself, so don’t hand it all to a manager.",
  "strong.some": "you’re stronger than your wealth, with force to spare. Look for income that wants work before you look for savings.",
  "strong.little": "you earn it and can’t keep it. Move a tenth away on pay day before the other hand gets there.",
  "even.much": "it’s a full tray and you hold it level. Borrow a tenth more and it tips.",
  "even.some": "it fits your strength. Keeping the income you have beats a quicker road.",
  "even.little": "there’s little money in the chart and you don’t think of it much. Let someone else chase invoices; you’re always two weeks late.",
  "weak.much": "the money is in view and too heavy to lift. Out of ten chances take two, and pass the rest on for goodwill.",
  "weak.some": "it’s paid for in strength, and you’ve only so much. Take fewer jobs by the day and more by the result.",
  "weak.little": "both are light, which is easier than it sounds. Look to your craft first, and don’t compare savings with your year group.",
};
export const wealthPlaces: Readonly<Record<string, string>> = {
  "偏财.year": "Windfall (money from outside) shows on the year: the first bite came by the family’s connections, and it’s to be paid back.",
  "偏财.month": "Windfall (money from outside) shows on the month: you earn by getting about, clients, commission, a share of the job; the base pay is a doormat.",
  "偏财.hour": "Windfall (money from outside) shows on the hour: last instalments, repeat orders and referrals are where your profit is.",
  "正财.year": "Earnings (money by the month) shows on the year: you got your idea of “safe” as a child, and the savings you won’t touch as well.",
  "正财.month": "Earnings (money by the month) shows on the month: the wage is your floor, so have the next badge in hand before you give notice.",
  "正财.hour": "Earnings (money by the month) shows on the hour: it’s saved by the year and firmer as you go, so don’t race the early ones.",
};
export const stores: Readonly<Record<string, string>> = {
  "open.year": "Wealth has its store in {c} of the year, and a clash opens it: family money will move over one matter, a house, a division, an old debt, so keep the papers.",
  "open.month": "Wealth has its store in {c} of the month, and a clash opens it: savings go when you change jobs, so have six months by you first.",
  "open.day": "Wealth has its store in {c} of the day, and a clash opens it: you can keep money, but one person’s word unlocks the chest.",
  "open.hour": "Wealth has its store in {c} of the hour, and a clash opens it: what’s meant for later gets drawn early, so save where it’s a bother to draw.",
  "shut.year": "Wealth has its store in {c} of the year, shut tight: the old people’s nest egg isn’t shown to you, and you won’t be left out.",
  "shut.month": "Wealth has its store in {c} of the month, shut tight: the money is in the business, and you learn at year’s end what you made.",
  "shut.day": "Wealth has its store in {c} of the day, shut tight: you save so well you’ve forgotten how many accounts you have. Count them once a year.",
  "shut.hour": "Wealth has its store in {c} of the hour, shut tight: you’ll have more as you age, so open the pension now, however small.",
};
export const workPatterns: Readonly<Record<string, string>> = {
  mixedOffice: "Duty and Pressure both show (官杀混杂: the boss who goes by rules and the boss who just bears down). Two people want answers; report to one and copy in the other.",
  outputHoldsPressure: "Output holds Pressure: your craft catches what bears down on you. The worse the client and the tighter the date, the better your calm looks.",
  witMeetsDuty: "Wit faces Duty: your tongue sits across from your rank. You’re right, and you say it where most can hear, and there goes the promotion by a rung.",
  bladeAndPressure: "Rival meets Pressure: a hard streak finds its use in fires, sieges and the hardest talks. On quiet days people find you too sharp.",
  pressureToInsight: "Pressure feeds Insight: strain turned into an eye for people and flaws. In analysis, risk or fault-finding you smell it first.",
  pressureToSupport: "Pressure feeds Support: trouble and a patron come together. The one who scolds you hardest writes your reference.",
  dutyToSupport: "Duty feeds Support: post, paper and good name link up, and in an institution you need half the effort of others.",
  witWithSupport: "Wit goes with Support: sharp, with a ruler beside it. Writing, teaching and design all live on that.",
  wealthToDuty: "Earnings feeds Duty: keep the figures well and the post comes. Make that one sheet shine and nobody has to ask.",
};
export const moneyPatterns: Readonly<Record<string, string>> = {
  rivalsAtEarnings: "Rival stands beside Earnings: someone’s always next to your pay, to borrow, to chip in, to share. Keep two accounts and tell nobody of one.",
  rivalsAtWindfall: "Companion stands beside Windfall: you see the chance and so do your friends. Before you go in together, write down how one gets out.",
  outputToWindfall: "Output feeds Windfall: your craft can earn on the side, by lessons, commissions or a stall, and it’d still sell a fifth dearer.",
  outputToEarnings: "Output feeds Earnings: slow work for steady money, one craft and one long post. Don’t mind that it rises slowly.",
  witToWindfall: "Wit feeds Windfall: ideas turn straight into money. Take the job that pays commission or carries your name.",
  witToEarnings: "Wit feeds Earnings: your tongue earns your wage, explaining, bargaining, selling, and by the month it does well.",
  earningsBreakSupport: "Earnings presses on Support: the course you dropped for ready money will cost double later, so don’t save on fees.",
  windfallFeedsPressure: "Windfall feeds Pressure: when money comes, so does trouble. Set aside what’s owed first; the rest is yours.",
  bothWealths: "Earnings and Windfall both show: you walk on pay and side money. Don’t let a good month on the side set your standard.",
};
export const restPatterns: Readonly<Record<string, string>> = {
  insightTakesOutput: "Insight robs Output: you think so much that food and sleep give way. The mealtime goes first, so guard it with an alarm.",
  bothOutputs: "Output and Wit both show: all day you talk and make, and by evening the voice is gone. After nine, take up no new subject.",
  bothSupports: "Support and Insight both show: you go on thinking lying down, so bed won’t mend it. Forty minutes’ fast walk will.",
  bothPeers: "Companion and Rival both show: in a contest you forget you’re tired. Try competing at going to bed.",
};

export const doings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  character: {
    wood: "This week tell one thing you’ve put off to someone who likes to teach, and let them find fault.",
    fire: "This week speak first once, in a meeting or a group, before anyone asks.",
    earth: "This week do one small thing at the same hour for seven days.",
    metal: "This week strike three things off your list, undone and unexplained.",
    water: "This week keep an evening for nobody and put the roads you’re weighing on one sheet.",
  },
  love: {
    wood: "This week take a walk under trees together and say what each of you wants to have learned in three years.",
    fire: "This week cook something hot and say the thanks you’ve been holding.",
    earth: "This week write down who does which chore and stick it on the fridge.",
    metal: "This week put one line plainly, what’s fine and what isn’t, in a single sentence.",
    water: "This week listen for twenty minutes without a word, and then have your say.",
  },
  work: {
    wood: "This week have lunch with someone older in the trade and ask how they got in.",
    fire: "This week put one finished job on one page and send it to whoever ought to see.",
    earth: "This week lay your jobs out in a table: whose, by when, stuck where.",
    metal: "This week turn down one job that isn’t yours, by email.",
    water: "This week ask after one post in another town or online; ask, don’t apply.",
  },
  money: {
    wood: "This week book one class that costs money, and judge it when it’s over.",
    fire: "This week redraw your price list and show it to one old client.",
    earth: "This week open an account that’s a bother to draw on, with a tenth of your pay going in.",
    metal: "This week list every standing payment and stop two.",
    water: "This week draw your money as a river and see where it leaks.",
  },
  health: {
    wood: "This week get up early three times and be outside before seven.",
    fire: "This week take a quarter of an hour of midday sun and a hot breakfast each day.",
    earth: "This week eat your meals within the same half-hour each day.",
    metal: "This week give one evening to breathing or stretching and keep off the phone after.",
    water: "This week have the light out by eleven and a glass of water at the bed.",
  },
  year: {
    wood: "This week sign up for the thing you meant to learn this year and stop comparing.",
    fire: "This week see someone you haven’t seen for a year and will laugh with.",
    earth: "This week put papers, contracts and policies in one folder.",
    metal: "This week give one overdue thing a date and tell somebody.",
    water: "This week look up a ticket and keep the days free.",
  },
};
export const watchings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  character: {
    same: "Watch which time you were right and which you merely wouldn’t give way.",
    iFeed: "Watch how far the thing is done before you speak of it.",
    iHold: "Watch how often in a day you’re worrying over what isn’t yours.",
    holdsMe: "Watch whose voice it is when you say “must”.",
    feedsMe: "Watch for the moment you look one more thing up; that’s the time to start.",
  },
  love: {
    same: "Watch whether you’re arguing over the matter or over who decides.",
    iFeed: "Watch whether the sharp remark carries heat from elsewhere.",
    iHold: "Watch whether presents and bills have taken the place of talk.",
    holdsMe: "Watch your shoulders when you nod.",
    feedsMe: "Watch whether the care you get has once been returned.",
  },
  work: {
    same: "Watch who says one thing in the meeting and another after it.",
    iFeed: "Watch where the current job stood on the day the new idea came.",
    iHold: "Watch which job is you clearing up for somebody.",
    holdsMe: "Watch who shortens the deadline and gives fewer reasons.",
    feedsMe: "Watch whose nod you’re waiting for, and whether they know.",
  },
  money: {
    same: "Watch for the next one who’d borrow or have you invest, and answer “let me think two days”.",
    iFeed: "Watch what you spend for joy and what to kill boredom, in two columns.",
    iHold: "Watch for money that looks good and costs your weekend.",
    holdsMe: "Watch the due dates; a day late is paid for nothing.",
    feedsMe: "Watch that you don’t count the family’s help as your income.",
  },
  health: {
    same: "Watch for the night you stay up because somebody else does.",
    iFeed: "Watch what your voice tells you after a day’s talk.",
    iHold: "Watch how many meals you’ve skipped for others’ business.",
    holdsMe: "Watch the hour on Sunday night when your chest tightens, and note it.",
    feedsMe: "Watch for the afternoon when lying down makes you wearier, and get up.",
  },
  year: {
    same: "Watch in {y} who comes for a share and what they bring.",
    iFeed: "Watch in {y} for the sentence after which the room goes quiet.",
    iHold: "Watch in {y} for the first thing that wants your money up front.",
    holdsMe: "Watch in {y} who first sets you a deadline.",
    feedsMe: "Watch in {y} who puts in a word for you, and go and thank them.",
  },
};
