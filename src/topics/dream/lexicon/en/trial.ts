import type { trial } from "../entries/trial.ts";
import type { SymbolWording } from "../symbol.ts";

export const trialEn: SymbolWording<typeof trial> = {
  exam: {
    name: "exam",
    says: "People who left school thirty years ago still sit down at that wobbly desk. An exam has what grown-up life won’t give you: printed questions, a fixed hour, a mark out of a hundred. When somebody is weighing you up and won’t say by what measure, the old hall opens again.",
    other: "It’s nearly always a paper you passed long ago. Your sleep may be fetching an old win to steady you before the next thing.",
    look: "ask whoever decides what “good enough” would look like, and write the answer down in their words.",
    turns: {
      afraid: "You sweated over it and hadn’t read a line. Putting the pen down on paper is what scares you, more than the questions.",
      empty: "The page was blank and nobody scolded, so it’s worth asking whether you set this paper yourself.",
      confused: "When the questions make no sense, it’s often because no one by day has said what they want from you.",
      calm: "You sat there and didn’t mind. That ruler has stopped fitting you.",
    },
  },
  cheating: {
    name: "cheating",
    says: "Copied answers look worst in neat handwriting. There’s a mark, a title or a bit of praise standing under your name that you feel came by a side door. Others may think it’s fairly yours; the examiner who won’t sign it off is you.",
    other: "Nobody copies what they can do alone. Seen that way, the crib sheet is a request for help you were too proud to make aloud.",
    look: "take the last piece of work you were praised for, list what was yours and what was help, and thank the helper.",
    turns: { afraid: "Being seen worried you more than being wrong, so it’s your good name you’re guarding." },
  },
  homework: {
    name: "homework",
    says: "Sunday night, a lamp, a pile of exercise books: the smell of it never quite goes. Homework is work nobody pays for and nobody watches, it only falls due. Something of yours has been open for weeks without anyone chasing it, and it has started chasing you.",
    other: "Homework is done for a teacher, and that teacher retired years ago. Who’s going to mark it now might be the better question.",
    look: "give the oldest unfinished thing twenty minutes by the kitchen timer and stop when it rings, wherever you are.",
    turns: { lost: "The book had gone missing, which let you off. Half of you hopes it stays lost." },
  },
  late: {
    name: "being late",
    says: "The clock gains on your legs and your shoelace picks this moment to go. This one visits people whose days fit together like tiles, each thing given just its time and nothing given slack. One late bus and the whole floor lifts.",
    other: "We dawdle best on the way to places we don’t want to reach. Lateness can be the foot saying no on the mouth’s behalf.",
    look: "find the two things in tomorrow’s diary that touch, and prise fifteen minutes between them.",
    turns: {
      afraid: "What you dread is the row of heads turning as the door opens.",
      calm: "You were late and didn’t hurry; you’ve made your peace with that door shutting.",
    },
  },
  missedRide: {
    name: "missed ride",
    says: "The doors close a foot from your nose and you’re left with a platform and a breeze. Ages, places on a course and friends’ lives all run to timetables, and you’ve likely been reading one. What stings is less the train than the people already sitting down in it.",
    other: "You could say this of it too: the ticket was bought for you, and nobody asked whether you liked the place it was going.",
    look: "name the thing you think you’ve missed the boat on, then look up its real last date.",
    turns: {
      sad: "If the tail lights made you sad, think who was on board.",
      calm: "It left and you breathed out. Where you go is up to you again.",
    },
  },
  stage: {
    name: "stage",
    says: "Stage lights work one way: they show you to the house and hide the house from you. Anything you have to deliver in front of faces does the same, a report, a toast, your plans told to the family. You know you’re being looked at and can’t read a single look.",
    other: "Plenty of people are put on stage at night because they couldn’t get a word in by day. The light may be something you asked for.",
    look: "say the first three sentences of your next talk out loud to one person who likes you.",
    turns: {
      afraid: "You’d lost the opening line. The rest was there; it’s only the start that you don’t trust.",
      joyful: "You liked it up there. Wanting to be seen is allowed, and you could stop hiding it.",
      empty: "Not one seat filled. Whether you go on depends on who you were playing to.",
    },
  },
  nakedness: {
    name: "being naked",
    says: "The odd part is how seldom anyone else notices; the street walks on and only you are hunting for a coat. Clothes decide who sees which layer. Lately a layer of yours slipped: a sum of money, an old story, a temper you meant to keep in.",
    other: "At the doctor’s, in the bath, with the one you love, bare skin is nothing much. It may be the constant buttoning up that tires you.",
    look: "pick the one person who could know the thing you’re covering and it wouldn’t matter.",
    turns: {
      ashamed: "Notice what you covered first. That’s the part of your life you least want touched.",
      calm: "You were bare and at ease, so there’s somewhere just now you don’t have to dress up for.",
    },
  },
  interview: {
    name: "interview",
    says: "A table, someone turning over your page, and three minutes in which ten years must fit. Any moment where you name your own price looks like this, and that takes in first dates and asking for a rise. Most people stick at the same line: what am I worth?",
    other: "Interviews look both ways. You were seeing the room too, and their frowns aren’t the only thing to bring home from it.",
    look: "write down three things you’ve got done, each with a number in it.",
    turns: { confused: "You couldn’t follow the questions and answered with gusto. Perhaps you’re after a seat you haven’t looked at closely." },
  },
  dismissal: {
    name: "losing the job",
    says: "A cardboard box, a badge handed back, a password that no longer works. Besides the wage, what goes is the reason to leave the house at eight. Somebody has said something vague, in a meeting or a message, and you’ve finished the sentence for them.",
    other: "Some people hand in their notice in a dream and borrow the boss’s mouth to do it. If a part of you was relieved, count that part in.",
    look: "work out how many months you could go without pay; a bad number lets you sleep better than none.",
    turns: { angry: "You thought of all you’d done for them. That list is worth having on paper, with dates." },
  },
  quarrel: {
    name: "quarrel",
    says: "You were eloquent, and then you woke and remembered that by day you’d said “fine”. Rows run on at night when the real one broke up too politely. Never mind what it was about; keep the loudest line, because that’s the one that’s been waiting longest.",
    other: "A person who’ll still shout with you hasn’t packed. There’s some clinging on inside this fight, in a hard coat.",
    look: "turn the loudest line of the dream into one you could say in a level voice, and put it in your phone.",
    turns: {
      angry: "Your temper never came down, which suggests you’re the one who gives way as a rule.",
      sad: "You ended in tears, so winning wasn’t it. You wanted to be heard.",
    },
  },
  contest: {
    name: "contest",
    says: "Wherever there’s a scoreboard, someone has to stand under it. You’ve been set beside others of late, over children, pay, houses or waistlines, and the yardstick wasn’t of your choosing. The other side often has no face here, since anyone will do.",
    other: "Without a rival you wouldn’t have run half so fast. Some of this is plain fun, and you needn’t book it all as strain.",
    look: "note who you’re up against, over what, and when it ends; if you can’t fill in the third, you may stop.",
    turns: { joyful: "Winning felt grand. You do care about it, so say “whatever” a little less." },
  },
  race: {
    name: "race",
    says: "A track lines everyone up so that first and last show at a glance. Life has no such line, but you’ve painted one: first to own, first to marry, first to retire. When your breath goes, look down and ask whose lap this is.",
    other: "Long-distance runners live by pace and let themselves be passed. You may be going at a good speed after a start that was too quick.",
    look: "do one thing you always rush at four-fifths of the speed, and see whether anybody says a word.",
    turns: { falling: "You went down and they ran on past. What hurt is that nobody slowed." },
  },
  lostWay: {
    name: "losing the way",
    says: "Being lost is seldom a lack of roads; it’s that they all look alike. You’ve been turning a decision round, and each thing you learn about it adds another corner. By now you have more signposts than sense.",
    other: "Ask anyone who’s strayed: once the fright passes you see shops you’d never have seen. A detour may be just what you’re short of.",
    look: "find someone who walked this road three years ago and ask where they took their first turn.",
    turns: {
      afraid: "Dark, and nobody to ask. It’s a person at the end of a phone you lack, more than a map.",
      calm: "You were lost and had a good look round. Nothing’s pressing, so don’t press.",
    },
  },
  noToilet: {
    name: "finding no toilet",
    says: "One has no door, the next is under water, and outside the third there’s a queue. Before you read anything into it, this is the body’s favourite way to get you out of bed. Failing that, you’re short of a place where nobody wants you for ten minutes.",
    other: "Bursting, and still minding your manners: there’s comedy in it. You may hold yourself to finer rules than anyone around you.",
    look: "shut a door for a quarter of an hour each day, three days running, and don’t answer a knock.",
    turns: {
      dirty: "It was too foul to step into. Some corner that ought to be yours is full of other people’s mess.",
      ashamed: "You couldn’t bear to be seen needing so small a thing. “Back in a minute” is a sentence you could use more.",
    },
  },
  slowLegs: {
    name: "legs that won’t run",
    says: "Asleep, the brain truly does unplug your legs so that you won’t kick the wall, and a part of you that’s still awake gives orders to no one. Something urgent by day is like that. In your head you set off weeks ago; a signature, a sum or somebody’s nod hasn’t come.",
    other: "There’s honesty in heavy legs. The strength is spent, and the body owns up before you do.",
    look: "find out on whose desk the stuck thing lies, and send one line asking only which day.",
    turns: {
      afraid: "The more afraid, the heavier. Stopping to get your breath might not cost you any ground.",
      angry: "You were cross with your own legs, and it sounds as though you drive yourself like that awake.",
    },
  },
  noVoice: {
    name: "no voice",
    says: "Your mouth was wide open and out came air. A sleeper’s throat has no push in it, and yet this is when you had to call, so the words must be pressing. Being talked over in a meeting, or at a table where everyone has a story, gets shouted about at night.",
    other: "If nobody turned, it may be because you’re the one who listens. They’re so used to it they don’t know you’ve anything to tell.",
    look: "send the words you’d have shouted to one person, even if they boil down to “are you free?”",
    turns: {
      afraid: "You called only once the danger was on top of you. You ask for help late, as a habit.",
      sad: "They were standing right there. That chill was more real than whatever was coming.",
    },
  },
  scolding: {
    name: "a scolding",
    says: "Whoever scolds is standing and you’re in the chair, so you’re small before a word falls. The words will have faded; it’s the tone you woke with. Someone has used that tone on you lately, or you’ve been using it on yourself.",
    other: "The scolding face is often on loan from your childhood. Whatever’s wrong today, you don’t owe it to that person.",
    look: "write down the harshest thing you say to yourself, then write how you’d put it to a friend, and read that one twice.",
    turns: {
      angry: "You answered back, if only under your breath. Keep that answer, it’ll come in.",
      ashamed: "As your face burned, you were counting who else could see.",
    },
  },
  mockery: {
    name: "being laughed at",
    says: "One person laughing is a matter between two; a ring of them is weather, and you’re wet wherever you stand. There’s always one face you know. We hear laughter best over what we doubt ourselves, and are deaf to it everywhere else.",
    other: "Laughter through a door is usually about something else. You signed for it, and you could send it back.",
    look: "think of the face you knew, and write yes or no: has that person ever really mocked you?",
    turns: {
      angry: "You didn’t shrink, you flared. So you don’t agree with them.",
      ashamed: "You laughed along, twice. Those two were the loudest in the room.",
    },
  },
  promotion: {
    name: "promotion or prize",
    says: "Your name is read out and you walk up through clapping with no idea what to do with your hands. You’ve gone without that nod so long that your sleep awarded it. The gladness is real, and so is the flutter: one rung up, twice as many people ring you.",
    other: "A prize belongs to the giver until you take it. Under the pleasure there may be a small fear of being found too small for it.",
    look: "tell a friend in another trade what you’ve got done this year, and notice which thing they praise first.",
    turns: {
      afraid: "Up there you took fright. You could no longer be overlooked, and being overlooked has its comforts.",
      joyful: "It sat well on you. Chances are you think it’s owed, and you may be right.",
    },
  },
  wedding: {
    name: "wedding",
    says: "A wedding is a decision with witnesses and a seating plan. Who’s marrying whom matters less than “from today it’s so”. A contract, a mortgage, a child, a move: whatever is hard to take back and has to be said in front of people borrows the dress.",
    other: "The busiest person at a feast never gets to eat. You may be the one sweating over somebody else’s happy ending.",
    look: "put the decision you’re about to make into the words of a vow, and see whether you can say it without stumbling.",
    turns: {
      afraid: "Wanting to bolt at the door isn’t the same as not wanting it. There’s a question you haven’t asked yet.",
      sad: "Tears at a wedding are for the person you have to leave on the steps outside.",
      lost: "Bride or groom couldn’t be found. The fuss has outrun whoever it’s for.",
      confused: "If you couldn’t make out who was marrying whom, there may be a yes you gave without reading it.",
    },
  },
  breakup: {
    name: "break-up",
    says: "It’s been said, and you both stand there not knowing which foot goes first. This needn’t be about whoever sleeps beside you: leaving a town or dropping a habit aches in the same place. What it practises is the next morning, and how one gets up in it.",
    other: "A dream may end what you keep waiting for the other to end. If so, the sentence is in your mouth and not in theirs.",
    look: "pick one small thing the two of you do every day, and ask whether without it there’d be a hole or a breath of air.",
    turns: {
      sad: "You cried yourself awake. The bond’s still warm, so leave the good reasons till later.",
      calm: "It went quietly, as things do that were cleared up some time ago on your side.",
    },
  },
  divorce: {
    name: "divorce",
    says: "What a divorce divides is saucepans, and where the children are at New Year. Unmarried people have this one too, for anything with a shared account and two sets of keys comes apart by the same forms. It’s the string of small chores after it that weighs on you.",
    other: "The paper that parts two names also hands you back one of your own. If that felt light, you needn’t be ashamed of it.",
    look: "list three things you still share with that person, and ask of each whether you’d like to go on sharing it.",
    turns: { calm: "You signed with a steady hand. You may want a fence more than an ending." },
  },
  infidelity: {
    name: "betrayal",
    says: "It’s an unfair dream to wake from, with the accused snoring beside you. It makes a poor detective and a fair thermometer: you’ve talked less of late, and a phone, a job, a baby or a hobby has had the glances you used to get. At night that rival was given a face.",
    other: "If the one who slipped out was you, ask what you went to meet. It may be a thing you dropped long ago, like drawing, or Saturdays.",
    look: "ask for one supper with no phones on the table; leave the dream out and talk about what’s tiring each of you.",
    turns: {
      angry: "You had it out on the spot. The small grievance of the daytime deserves as much.",
      sad: "You were sadder than you were cross. You miss the way they used to look at you.",
    },
  },
  lostThing: {
    name: "something missing",
    says: "It was in your hand a second ago; you turn and it’s gone. This is the commonest theft of the night, and the thief is your own attention. What went missing counts for a lot, as it takes care of some part of your day, and you’ve been holding too many ends at once.",
    other: "A thing you can never find may be a thing you’ve finished with. Empty hands pick up other things.",
    look: "write down the three objects you’d hate to lose and give each of them one fixed place.",
    turns: {
      found: "It turned up somewhere laughably plain. The answer you’re after is probably as near.",
      sad: "It wasn’t worth much and still it hurt, because of who gave it to you.",
    },
  },
  lockedOut: {
    name: "locked out",
    says: "It’s your own door, the key goes in and won’t turn, and there’s a light on inside. Nobody knows how warm a room is like the one on the step. In a family, a set of friends or a team, there’s a place you took for yours where you now have to knock.",
    other: "The lock may be one you had changed. You once said “leave me be”, and those inside believed it.",
    look: "knock on a real door: ring them and say you’d like to come and sit for an hour this week.",
    turns: {
      afraid: "Dark behind you and no way in. What you need is one house you could go to at midnight.",
      angry: "You hammered till your hand hurt. The sore point is having to be the one who asks.",
    },
  },
  reunion: {
    name: "reunion",
    says: "They still use your old nickname; the food’s the same and the faces aren’t. A reunion holds up the past as a mirror to your coat, your job and whoever you came with. Somewhere in the noise you do the sum: of the person you meant to be, how much came off?",
    other: "Your memory sent the invitations and had views on whom to ask. Whoever was missing from the table is the guest it was laid for.",
    look: "write to one of those you saw, and instead of “sometime” name a day.",
    turns: {
      joyful: "You were glad at once. Something from those days you still want, and it’s likely to be cheap.",
      sad: "You sat in the middle with nothing to say. You’ve each gone your way, and it’s no one’s fault.",
    },
  },
};
