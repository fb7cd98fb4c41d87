import type { NumberTexts } from "./text.ts";

export const textsEn: NumberTexts = {
  essences: {
    feedsMe: "the matter is sending strength your way, and it’s yours if you can catch it",
    same: "you and this are of one grain, so going along costs little",
    iHold: "you can hold this down, and every inch of the holding comes out of you",
    iFeed: "you’re paying in, and nobody has paid back yet",
    holdsMe: "this presses on you, and if you push back it’s you that gets hurt",
  },
  bonds: {
    feedsMe: {
      love: "The use feeds the body: the other side is giving, time, a way to save face, things you hadn’t asked for. Don’t hurry to repay it. Sit down and take it properly; how you take it is your answer.",
      work: "The use feeds the body: this is work that builds its worker, and each bit done puts a tool in your box. One of the people writing to you brings real work; answer that letter today.",
      money: "The use feeds the body: money is walking in and needn’t be chased. Leave the door open, keep the account tidy, and send the bill to whoever owes you.",
      inner: "The use feeds the body: something outside is filling you up, a person perhaps, or an early road. Admit that you’re being looked after and the strength can get in.",
    },
    same: {
      love: "Body and use agree: you two are cut from one piece, hurried together and lazy together. Peace comes ready-made and what’s missing is a first mover. Let it be you.",
      work: "Body and use agree: the thing suits your hand and the old way will do. Somebody in the trade thinks as you do; joining is faster than racing.",
      money: "Body and use agree: what comes in goes out, with no great gain and no crash. It’s good for keeping, or for equal shares with someone you trust, in separate books.",
      inner: "Body and use agree: inside and out sing one note, so you can’t say what’s wrong. It’s been sung too long, that’s all; do half a day of something of another colour.",
    },
    iHold: {
      love: "The body holds the use: your word goes here, and the other gives way. People who give way for long don’t quarrel, they go quiet. Choose one small thing today and let it be theirs.",
      work: "The body holds the use: you can bring it off, if you do it yourself; sent by another hand it bends. Keep the hardest stretch for your best hour.",
      money: "The body holds the use: the sum can be had, for work. Contract, receipts, dates: lay all three out before you ask, and ask once.",
      inner: "The body holds the use: you keep yourself in hand and it tires you. Let one thing off today, the late supper or the unanswered letter, and see if the sky comes down.",
    },
    iFeed: {
      love: "The body feeds the use: you’ve been feeding this, the talk is yours and so are the miles. Stop for two days and see whether they come half a step; if they do, go on.",
      work: "The body feeds the use: the job eats you. It will get done and may not carry your name. Ask what you’ll keep at the end, and do less of the part that leaves nothing.",
      money: "The body feeds the use: money goes out, advanced, treated, vouched for. Write a top figure, stop there, and say the same sentence to everyone.",
      inner: "The body feeds the use: you’ve given out so long that the bottom of the bowl shows. These days, only take in: hot food, early bed, other people’s talk, and no advice.",
    },
    holdsMe: {
      love: "The use holds the body: the other side weighs on you, by temper or by silence. Don’t argue on their doorstep. Go back to your own ground till it can be said level.",
      work: "The use holds the body: for now the thing is harder than you are. Taken head on it hurts the hand; find a person who can soften it or a stretch of time to slow it, and go round.",
      money: "The use holds the body: this money has thorns and wants paying first. Add nothing to what’s in, move nothing that’s out, and clear the bill that bears interest.",
      inner: "The use holds the body: the outside sits on your chest and you blame your own weakness. Take one thing off, be it the lightest. With a straight back the breath returns.",
    },
  },
  dissents: {
    feedsMe: "The other way of seeing it: gifts at the door make people lazy. After three, give one back; a hand held out for ever cools the giver first.",
    same: "The other way of seeing it: two of one mind also make one mistake. Have someone unlike you look it over, for the splinter they find is most likely there.",
    iHold: "The other way of seeing it: being able to hold it down doesn’t mean you should. What wouldn’t run if you let go can be let go, to everyone’s relief.",
    iFeed: "The other way of seeing it: paying in can also be sowing. If it really is growing, slowly, then stopping now wastes all that went before.",
    holdsMe: "The other way of seeing it: what presses on you also makes you grow bones. As you step aside, see which lesson it had, and take that with you.",
  },
  uses: {
    乾: {
      love: "The use is Heaven, so you face a solid piece of iron that minds its standing and says a thing once. Coaxing won’t move it, but keeping your word will: be there at the hour you named.",
      work: "The use is Heaven, so it lies with somebody stiff-backed higher up. Go straight, bring the conclusion, and be short.",
      money: "The use is Heaven, so it’s a round sum to do with firms, elders, rules. Take the front door; side doors send you back.",
      inner: "The use is Heaven, so what weighs on you is a “must”. Write down who said it; with a name beside it, it shrinks.",
    },
    兑: {
      love: "The use is Lake, so you face a sweet quick tongue and a face that shows its pleasure. Laugh more, and keep what matters for after the meal.",
      work: "The use is Lake, so it’s made by mouth, by talking, telling, selling. Get one laugh before you name your figure.",
      money: "The use is Lake, so money comes and goes by the lips, in dinners and spoken promises. Put whatever was said into writing.",
      inner: "The use is Lake, so you’re covering a gap with cheer. Tell one joke fewer today, and the true sentence to one person.",
    },
    离: {
      love: "The use is Fire, so you face a lamp, warm while lit and soon out. Don’t meet only where it’s bright; sit together on a day nobody dressed for.",
      work: "The use is Fire, so it needs to be seen: a sample, a list, a signature. Write it out, show it, and leave no misprint.",
      money: "The use is Fire, so it glows, and some of the glow is hollow. Write gross and net apart and reckon with the bright layer scraped off.",
      inner: "The use is Fire, so you’ve too much light on inside to sleep. Put one lamp out: a feed, a face, a comparison.",
    },
    震: {
      love: "The use is Thunder, so you face starts and bangs. Once it has cracked it’s over; don’t run after it asking what it meant.",
      work: "The use is Thunder, so if it moves it moves at this clap, and the first to sound has the lead. Send what’s ready without waiting for the rest.",
      money: "The use is Thunder, so it comes suddenly and leaves that way. Let sudden money lie three days before you share it out.",
      inner: "The use is Thunder, so you were frightened once and have heard thunder in everything since. Tell somebody about that once and it grows quieter.",
    },
    巽: {
      love: "The use is Wind, so you face something soft that comes and goes and gives no firm word. Go in a little at a time, and don’t ask for a verdict on the spot.",
      work: "The use is Wind, so it’s done by seeping: a few more visits, a few more questions, and the pieces join. Call no big meeting.",
      money: "The use is Wind, so it’s trade money, thin and often turned. Small sums, many times, well noted, beat one big bite.",
      inner: "The use is Wind, so you’ve a new plan with each breeze. Keep to one for seven days and let the others wait on paper.",
    },
    坎: {
      love: "The use is Water, so you face depth, half-sentences, a trench inside. Don’t dig; sit on the bank for company.",
      work: "The use is Water, so there’s a hole in the road that the surface doesn’t show. Walk the dullest step of it yourself.",
      money: "The use is Water, so it’s cloudy and nobody knows who’s below. Where you can’t see the bottom, try only with what you can lose.",
      inner: "The use is Water, so the thing you’re afraid of isn’t as deep as the fear. Have someone hold the rope and feel your way in.",
    },
    艮: {
      love: "The use is Mountain, so you face something that won’t be pushed. If the mountain stays, walk round it and find the side with the door.",
      work: "The use is Mountain, so it has stopped at a threshold, rightly. While it stands, get the next stretch’s stuff together and go when the gate opens.",
      money: "The use is Mountain, so the money’s in the hill, safe and stuck. Don’t count on it in haste, and don’t touch it at leisure.",
      inner: "The use is Mountain, so you’ve shut yourself in and the bolt’s on your side. Open a crack, wide enough for a bowl of soup.",
    },
    坤: {
      love: "The use is Earth, so you face thick patience that takes all in and says nothing. Silence isn’t ease; ask if they’re tired.",
      work: "The use is Earth, so it’s a field: many hands, mixed jobs, slow yield. Go row by row, and don’t hope to turn it with one stroke.",
      money: "The use is Earth, so it’s money in the ground, houses, stock, people. It’s slow and solid, and its virtue is coming every year.",
      inner: "The use is Earth, so you’ve swallowed everything and grown heavy. Choose one thing that isn’t yours and give it back today.",
    },
  },
  bodies: {
    乾: "The body is Heaven: in this you’re the hard one, sure of mind and slow to bend.",
    兑: "The body is Lake: in this you live by the tongue, good at talk and easily talking too much.",
    离: "The body is Fire: in this you see clearly and burn fast.",
    震: "The body is Thunder: in this you move at a touch, and before you’ve thought.",
    巽: "The body is Wind: in this you can slip in and wait, and you can’t settle.",
    坎: "The body is Water: in this you think deep and fear more than you say.",
    艮: "The body is Mountain: in this you sit firm, and nobody’s hurry hurries you.",
    坤: "The body is Earth: in this you’re willing to carry, load upon load.",
  },
  seasons: {
    prosperous: "This month is of the body’s own element, so you’re in full strength and can bear the matter.",
    supported: "This month feeds the body, so there are people and weather behind you, and you can borrow.",
    resting: "This month is fed by the body, so your strength is at rest: you can do it, and not for long.",
    confined: "This month is held by the body, so part of your strength goes on the weather outside, as if one hand were tied.",
    failing: "This month holds the body, so your footing is at its thinnest and the same job costs double.",
  },
  turns: {
    feedsMe: "What it turns into comes round and feeds you, so at the end somebody tops you up.",
    same: "What it turns into is of your own kind, so at the end you walk side by side.",
    iHold: "What it turns into is yours to govern, so at the end it lands in your hands, the labour too.",
    iFeed: "What it turns into still wants feeding, so the end costs money or strength; agree first how long you’ll feed it.",
    holdsMe: "What it turns into presses on you, so the end is tight; gather in early and don’t wait for it.",
  },
  middles: [
    "The nuclear trigrams are the middle of the road, and neither helps the body: there’s a stretch to carry alone.",
    "The nuclear trigrams are the middle of the road, and one helps the body while the other doesn’t: someone pulls with you and someone against.",
    "The nuclear trigrams are the middle of the road, and both help the body: halfway is where it goes best.",
  ],
};
