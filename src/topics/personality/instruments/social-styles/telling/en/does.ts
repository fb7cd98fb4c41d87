import type { LivedPart } from "../../../../profile/parts.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import type { Pole } from "../../items.ts";

type Table<Text = string> = Readonly<Record<Pole, Readonly<Record<LivedPart, Text>>>>;

export const headsEn: Table = {
  tell: {
    self: "say it first and settle it aloud",
    love: "say what you want, no guessing",
    work: "do best deciding and hurrying people",
    quarrel: "get loud and want it settled there",
    tired: "turn short, as if giving orders",
    growth: "need to leave a gap for the others",
  },
  ask: {
    self: "hear them all before you speak",
    love: "ask first whether it suits them",
    work: "do best getting the question right",
    quarrel: "slow down and let them finish",
    tired: "let others arrange it, to save breath",
    growth: "need to offer an idea while you ask",
  },
  show: {
    self: "wear on your face whatever’s inside",
    love: "love with arms, laugh and tears",
    work: "do best warming a room",
    quarrel: "serve the hurt and the anger together",
    tired: "have to pour it out before you mend",
    growth: "need to let a mood stand overnight",
  },
  hold: {
    self: "do your sums behind a level face",
    love: "put the kindness in what you do",
    work: "do best with figures and reasons",
    quarrel: "talk of the matter, not of feeling",
    tired: "shut the door and deal with it alone",
    growth: "need to show one feeling a day",
  },
};

export const doesEn: Table = {
  tell: {
    self: "Your thoughts get their shape by being said; open your mouth and there’s the road.",
    love: "You say “I’d like this one”. It saves them guessing, and costs you both the sweetness of being guessed.",
    work: "The meeting’s going in circles, you say “then that’s how we do it”, and the pens go down.",
    quarrel: "You want it finished where it started; you can’t sleep on a quarrel.",
    tired: "Seven tenths gone, you’re down to verbs: quick, go, leave it.",
    growth: "You announce it first and then reach for it, and quite often you’ve reached it.",
  },
  ask: {
    self: "Your sentences tend to end in a question mark, so people tell you how things really stand.",
    love: "Where to go, what to eat: you ask all round, and nobody asks you.",
    work: "The two questions you added have often saved three days of doing it over.",
    quarrel: "You let them finish, and by the finish they’re half softened.",
    tired: "Tired, you go along and sit anywhere, and find out at home that you hadn’t wanted to go.",
    growth: "You learn by asking; a good question has got you three teachers.",
  },
  show: {
    self: "You come in, and they all know whether it’s fine today or raining.",
    love: "You hug when you’re glad and cry when you’re not; nobody needs an interpreter.",
    work: "You ask how old the children are, and the business goes oddly well afterwards.",
    quarrel: "You argue your case with reddening eyes, and it’s mostly the second that they hear.",
    tired: "You take a bellyful of talk to a friend’s door, and hum on the way back.",
    growth: "What moves you, you fly at; what doesn’t can be asked for three times and hasn’t stirred.",
  },
  hold: {
    self: "Inside it turns over twice, and the cup doesn’t tremble.",
    love: "You don’t say you missed them. You’ve pumped up their tyres.",
    work: "By the time the small talk’s done, you’ve read to page three.",
    quarrel: "You make a list of the quarrel, item by item, and none of the items says it hurt.",
    tired: "You shut the door and come out next day looking the same, so no one knows about the night.",
    growth: "Figures can persuade you. Applause can’t.",
  },
};

export const doesTooEn: Table = {
  tell: {
    self: "Asked about something you’ve never considered, you answer, and by the end you’ve considered it.",
    love: "Your grievance doesn’t last the night, and your apology doesn’t either.",
    work: "You made the call nobody wanted to make, standing up.",
    quarrel: "The less they say the more you do, until you’re saying theirs as well.",
    tired: "When you’re tired, the household walks on its toes.",
    growth: "You put your hand up before you’re ready, and it’s got you more than getting ready did.",
  },
  ask: {
    self: "You fold your own view into a question, and those who catch it smile.",
    love: "You wait for them to say, they wait for you; two good tempers can wait till closing time.",
    work: "You sleep on it once more, and the morning’s answer is mostly right.",
    quarrel: "You say “mm”, they take it for yes, and you were listening.",
    tired: "You don’t say you’re tired, you say “whatever suits the rest of you”.",
    growth: "You do change, because you can hear the unwelcome sentence.",
  },
  show: {
    self: "You tell a story with both hands, and the listeners get warm too.",
    love: "With you in it, no house keeps up a silence past supper.",
    work: "You know who had a cold last week, and such things turn into roads.",
    quarrel: "Your fire’s in plain view, and so is its going out; nothing smoulders.",
    tired: "You droop, and it’s as if someone had put in a smaller bulb.",
    growth: "One cheer is good for ten miles with you.",
  },
  hold: {
    self: "For three years they guessed what you were thinking; now they ask what you’d like to eat.",
    love: "The peace you give makes no noise, and they only hear it when it stops.",
    work: "You neither praise nor scold; you say page four is two pounds out.",
    quarrel: "The cooler you get, the more the other one’s on fire.",
    tired: "You fold your tiredness small and pocket it, and they think you’ve none.",
    growth: "You need to see the reason before you shift, and then you’ve shifted for good.",
  },
};

export const costsEn: Table<string | Ways> = {
  tell: {
    self: ["You fill the cup so full that the next one can only nod.", "The word got there and the people didn’t, so you’ll have to go back for them twice."],
    love: "You’d made yourself clear before they’d had time to want anything.",
    work: "The ideas were all yours, and so, when it breaks, is the blame.",
    quarrel: "You won the point, and next time they don’t bring it up.",
    tired: "The hard word lands on whoever’s nearest, who’d done nothing.",
    growth: "The ears get little use, and good news spends the night elsewhere.",
  },
  ask: {
    self: ["You ask so much they think you’ve no mind of your own.", "When you’ve heard everyone, the chairs are taken."],
    love: "You check everything first; now and then they’d like to be swept along.",
    work: "Your best remark comes out after the meeting.",
    quarrel: "You gave way and gave way, and not one item is off the bill.",
    tired: "You go along with the rest till you come apart.",
    growth: "The time to raise a hand, you were still arranging the sentence.",
  },
  show: {
    self: ["Your weather has the whole room carrying umbrellas.", "It’s all in your face, so you lose at bargaining."],
    love: "The tears get in first, and then the thing can’t be talked of.",
    work: "Work for those you like gets done; the rest waits.",
    quarrel: "The heat was bigger than the matter, and the heat is what they recall.",
    tired: "You’re lighter, and the one who listened is heavy all evening.",
    growth: "The dull groundwork you keep skipping over.",
  },
  hold: {
    self: ["What you leave out they make up, and not kindly.", "You mean it for calm; they take it for cold."],
    love: "They wait for a warm word till waiting’s a habit.",
    work: "Skip the chat at the start, and you get half the truth after it.",
    quarrel: "Every reason sound, and nobody comforted.",
    tired: "You’ve carried it alone so long your shoulders have set that way.",
    growth: "Nobody may see you being bad at it, so nobody can teach you.",
  },
};
