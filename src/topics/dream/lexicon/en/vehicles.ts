import type { vehicles } from "../entries/vehicles.ts";
import type { SymbolWording } from "../symbol.ts";

export const vehiclesEn: SymbolWording<typeof vehicles> = {
  car: {
    name: "car",
    says: "Seats in a car settle more than any meeting. One person steers, one may comment, and those in the back can only ask how long. Look where you were sitting; in some family or office business you probably have that very seat, and haven’t moved for years.",
    other:
      "It’s also the smallest room with a lock. Plenty of people sit in it on the drive for ten minutes before going in, and you could be owed ten of those.",
    look: "stay parked for ten minutes one evening before you go indoors, with the radio on and the phone off.",
    turns: {
      broken: "Stopped on the hard shoulder, get clear first and be furious after. A body can want servicing too.",
      lost: "You couldn’t find where you’d parked it: some old means of getting about on your own has gone unused.",
      burning: "Get out and let it burn. Whatever you’ve been driving this hard was hot for a while.",
      falling: "Over the edge with you strapped in, it’s going where it was pointed. Who pointed it?",
    },
  },
  bus: {
    name: "bus",
    says: "The number on the front is all a bus will tell you, and it goes there whether you nod off or not. You may have boarded one because everybody at the stop did: the course, the mortgage, the second child. Round about now you’re reading the route map.",
    other: "Forty people side by side and no one asks your business. Company without explanation might be just what was missing.",
    look: "name the stop at which you’d get off one thing everyone’s doing.",
    turns: {
      lost: "On the wrong bus the cheap answer is the next stop; the dear one is staying on for pride.",
      leaving: "Tail lights. Check if that was really the last one before you run your lungs out.",
      empty: "Only you and the driver: you missed the moment the others got down.",
    },
  },
  train: {
    name: "train",
    says: "Someone printed the hours years ago, and all you can do is be on the platform. Degrees run like that, and pension ages, and the birthday by which one was meant to be settled. Rails spare you the steering and forbid you the turn.",
    other: "From the window everything slides backwards, and it’s soothing. You might be leaving a place with your face still towards it.",
    look: "write out the timetable you’ve set yourself this year and cross off one stop where nobody’s waiting.",
    turns: {
      leaving: "It drew out and somebody on the platform shrank. There’s a farewell you mouthed and never shouted.",
      empty: "An empty carriage proves only that few are going your way.",
      huge: "Wagons without end; count the next three and leave the rest to the engine.",
      afraid: "You listened for it to jump the rails, so you’ve felt the speed as well.",
    },
  },
  metro: {
    name: "underground",
    says: "On the map the city is coloured string with beads on it, and the streets between have gone. Commuters surface one day and find it’s April. You’ve perhaps had a run of weeks of which you could name the two ends and nothing else.",
    other:
      "At eight in the morning a stranger’s elbow knows you better than your cousin does. It may be the press of people that has worn you out, not the distance.",
    look: "get off one stop early, climb to the street, and walk the bit you’ve only ever passed beneath.",
    turns: {
      lost: "All the arrows were right and you still came round again. Ask a person.",
      many: "Too packed to board; the next is in three minutes, and you can spare three.",
      locked: "Stuck between stations with the lamps out, whoever spoke first did everyone a kindness.",
    },
  },
  plane: {
    name: "plane",
    says: "You hand your life to two people you’ve never met, and are asked if you’d like ice. Most large matters out of your hands feel so from inside: the surgeon’s booked, the money’s in, the child has left for another city. You sit upright with damp palms.",
    other: "Above the clouds nobody can reach you, and no one can blame you for it. Those hours may have been the real reason for the ticket.",
    look: "agree with whoever is flying one of your affairs on which day you’ll hear, and what.",
    turns: {
      falling: "Going down, did you grab the armrest or the hand next to it? Keep that answer.",
      leaving: "It took off with you at the gate. Find out who needed you aboard.",
      flying: "High, level and leaning back: you let yourself be carried, which is rare.",
      afraid: "A bump you’ve been told about is only a bump. Somebody forgot to tell you.",
    },
  },
  ship: {
    name: "ship",
    says: "Put the helm over on a big ship and nothing happens for half a mile. Families are like that, and firms, and any marriage past its tenth year. The impatient keep turning the wheel and end up going in a circle.",
    other: "Everyone aboard eats off the same deck with no street to storm out into. See who’s in with you at present, and if you can still share a table.",
    look: "take one thing you keep shoving, write “look again at month’s end” on it, and keep your hands off till then.",
    turns: {
      leaving: "Were you at the rail or on the quay? One of you two was being left.",
      broken: "Water in the hold: bail, then patch, and hold the inquiry in port.",
      huge: "You could find your own cabin and not much else. Big concerns make small lives.",
      lost: "No shore in sight, so go by what you’ve got: the date, and how many days’ bread.",
    },
  },
  boat: {
    name: "small boat",
    says: "In a dinghy nobody stands up without telling the other. Two lives sharing one hull get the same manners: you shift your weight, and across from you somebody shifts theirs to stay dry. A recent move was made without a word, perhaps yours.",
    other: "You row facing where you’ve been. It steers well enough, until the day there’s something in front.",
    look: "tell your fellow passenger one change you’d like in how you both sit, bedtime or bills, and only that one.",
    turns: {
      calm: "Flat water and oars shipped: there’s someone with whom you can leave things unsaid.",
      broken: "Thumb over the hole and shout; bailing alone is how people get tired.",
      empty: "It drifted by with nobody in it. Whoever left didn’t tie the knot.",
      afraid: "If you feared it would tip, ask who was sitting to one side.",
    },
  },
  bicycle: {
    name: "bicycle",
    says: "It only stays up while it’s moving, so the busy ride one in their sleep. The week isn’t all that urgent; you just know what happens when you stop and have to put a foot down. At least the legs are yours.",
    other: "You learned because the hand on the saddle had already let go. Somebody timed that well, and may be due a word of thanks.",
    look: "do one errand slowly enough to say good morning to the people you pass.",
    turns: {
      broken: "The chain’s off, that’s all. Black fingers and five minutes.",
      lost: "It was cheap and you needed it daily, which is why it’s missed out of proportion.",
      joyful: "Downhill with your feet off the pedals: when did a free pleasure last come your way?",
    },
  },
  motorcycle: {
    name: "motorbike",
    says: "With a car the metal goes round you; on a motorbike you go round the metal. It slips through gaps that nothing else fits, and the price of a mistake is skin. You’ve probably been getting by on gaps of late, quick and quite unarmoured.",
    other: "Riding pillion means arms round somebody’s ribs at sixty. It may be a question of whom you’d hold on to.",
    look: "put one layer of padding on a thing you’ve been squeezing through: a backup copy, or a yes in writing.",
    turns: {
      flying: "The road dropped away and you were pleased. Glance at the fuel gauge while you’re up there.",
      hurt: "Grazes at elbow and knee are small and exactly where you bend. Slower, for a few days.",
      joyful: "Shouting into the wind, you were someone your desk has never met.",
    },
  },
  taxi: {
    name: "taxi",
    says: "“Where to?” is the whole of a cabbie’s manners, and you can’t answer it with a shrug. Somebody has lately put the same question to you, about your plans, or about the two of you. You’re in the back seat with the meter running, still hunting for the street name.",
    other: "You pay, you get out, nobody’s owed. It may be that asking a friend for a lift feels dearer to you than the fare.",
    look: "write where you’re headed as an address a driver could find, number and street.",
    turns: {
      lost: "He took the long way and you saw it and kept quiet. Silence goes on the meter too.",
      leaving: "They all sail by with their lights on. Try the other side of the road.",
    },
  },
  truck: {
    name: "lorry",
    says: "Loaded, it needs the length of a football pitch to stop, which is why sane drivers give it room. You might be hauling like that yourself: everybody’s goods in the back and a stopping distance that makes you wince at each new request.",
    other: "One trip of it moves half a house. Maybe there’s something you’ve made up your mind to shift.",
    look: "draw up the bill of lading, each load with its owner’s name, and ring one owner to come and fetch.",
    turns: {
      chasing: "It filled your mirror and leaned on the horn. Whoever’s pressing you can’t stop either.",
      attacking: "You jumped clear. A thing that size hadn’t seen you there.",
      empty: "It rattles worst unloaded; you’re still using the strength the old job took.",
    },
  },
  ambulance: {
    name: "ambulance",
    says: "At that sound a whole street pulls over, and nobody asks by what right. Some ache or some person in your life has been waiting at the lights like ordinary traffic, though it could have used the siren weeks ago.",
    other: "Whoever’s on the stretcher is excused everything. If you felt a pang of envy, book the day off.",
    look: "make the appointment you’ve been putting off, or ask the one who’s always “fine” how they’re sleeping.",
    turns: {
      leaving: "It drove off and you stayed on the kerb, and so did the worry.",
      lost: "It couldn’t find the door. A cry for help wants a house number in it.",
    },
  },
  carriage: {
    name: "carriage",
    says: "Horses have to be watered, and that used to decide how far anyone got in a day. Slowness with a reason behind it is hard to come by now. You answer in seconds, dinner arrives in twelve minutes, and you can’t think when you last just sat behind something trotting.",
    other: "Royalty wave from them because there’s little else to do in there. A show put on in your honour may be fun chiefly for the pavement.",
    look: "pick the most urgent thing on the list and find out who would bleed if it came on Friday instead.",
    turns: {
      broken: "With the axle gone, coachman and passenger stand on the same mud and talk as equals.",
      lost: "The horses bolted. Someone’s been holding reins that weren’t fastened to anything.",
    },
  },
  helicopter: {
    name: "helicopter",
    says: "It can set down on a lawn, so rescuers use it, and so do inspectors. Below, everyone holds on to their hat and stops talking until it’s gone. You may be living under somebody’s rotor blades, a boss’s or a mother’s, and have got used to shouting.",
    other: "Hovering burns more fuel than flying. The one who stays at “let’s see” might be the most tired of all.",
    look: "offer whoever circles you a fixed report once a week, on condition they land in between.",
    turns: {
      found: "It came for you and let the ladder down; the reach is your part.",
      falling: "Spinning out of the air, it’s what close control comes to when one bolt goes.",
    },
  },
  hotAirBalloon: {
    name: "hot-air balloon",
    says: "The pilot has up and down; sideways belongs to the wind, and skill is a matter of trying layers until one of them’s going your way. There’s a plan of yours you can heat but not steer. Burning more gas in a calm only empties the bottle.",
    other: "To rise, you drop sand. One of the bags in that basket may have been put there by somebody else.",
    look: "let one sandbag go: a group chat, a standing lunch, or a drawer of papers nobody will ask for.",
    turns: {
      falling: "Sinking by inches means the air’s gone cool. Who used to tend the burner?",
      joyful: "The house that vexes you was the size of a stamp, and you laughed.",
    },
  },
  rocket: {
    name: "rocket",
    says: "Nine tenths of it is fuel, and nearly all of that goes in the first few minutes on not being here any more. Getting away from a home town or a family trade can cost about that share. Once out, a nudge carries you for years.",
    other: "It sheds its lower half on the way. Someone may have burnt out getting you up, and come down in the sea.",
    look: "message a person who gave you a push years ago and tell them where you’ve got to.",
    turns: {
      falling: "It tipped over half-way up, as things will with too loud a countdown.",
      leaving: "You watched from the ground, envious and, for a second, relieved.",
      broken: "Lit and didn’t lift: stand back till the smoke clears, then look for the wire.",
    },
  },
  ufo: {
    name: "UFO",
    says: "The hard part about seeing one is Monday, telling people, with a blurred photograph. You’ve perhaps noticed a thing at home or in the accounts that everyone laughs off, so the dream parks it outside the window with the lights on.",
    other: "Visitors ask the stupid questions nobody else dares to. You could be the newcomer yourself, in a room with its own jokes.",
    look: "set down the unlikely thing in three lines, when, where and who else was there, without a theory.",
    turns: {
      attacking: "They came in ranks and didn’t explain. Outsiders have been put in charge of something you know.",
      speaking: "You understood it. The person you get on with worst may also talk sense once a week.",
      afraid: "To be carried off and examined under a lamp is a fair picture of an audit.",
      calm: "You went along quite willingly, as people do who never felt local.",
    },
  },
  wheelchair: {
    name: "wheelchair",
    says: "From a wheelchair you find out where every kerb is, and how many kind people will push without asking. Someone has possibly been steering on your behalf of late, and doing it nicely. Help turns into something else for want of two words: “shall I?”",
    other: "It rests the legs and leaves the hands free for the rims. After a long stretch of standing firm, going seated might be no disgrace.",
    look: "say to your kindest manager, at home or at work, “ask me first, then push”.",
    turns: {
      hurt: "Legs that won’t answer aren’t to be shouted at. Let somebody fetch you something.",
      empty: "Left in a corridor with the blanket folded: there’s a question you never put to whoever sat there.",
    },
  },
  brakes: {
    name: "brakes",
    says: "Nobody gives them a thought until the pedal goes to the floor. There’s often some arrangement behind it that you entered because you could stop whenever you liked, a loan, a favour, a nightly glass. Now you’ve tried your foot on it and found it soft.",
    other: "Pads wear thin by working, a bit off for every time you held back. Too much patience can end in the same hill as too little.",
    look: "fit an outside brake to the thing: one person, one figure, and their leave to shout stop.",
    turns: {
      broken: "Foot off the gas, low gear, find something uphill. There’s more than one way of stopping.",
      afraid: "Everyone in the car was screaming and you had the wheel. Eyes far ahead first.",
    },
  },
  steeringWheel: {
    name: "steering wheel",
    says: "Learners grip it till their knuckles show; after ten years you drive with two fingers. What you’re holding so hard may be wandering because of all the corrections. The road’s straight just there, and the car would like to be let alone.",
    other: "A helpful hand from the passenger side has put many a car in the hedge. Agree who’s driving today.",
    look: "let the thing you supervise most run three days unasked, and look on the fourth.",
    turns: {
      lost: "It came away in your hands. Note that you were still in the driver’s seat.",
      broken: "You turned it and nothing turned, so see if the wheels are in an old rut.",
    },
  },
  tyre: {
    name: "tyre",
    says: "The whole car meets the road at four patches the size of your palm. You’ve about four of your own: sleep, money, knees, a friend who picks up. Air leaks out of one so slowly that all you notice is how heavy everything steers.",
    other: "The spare lives in the boot unthanked, and it’s flat too when you need it. Somebody may be yours, or you theirs.",
    look: "press a thumb on each of your four and put some air in the softest before Sunday.",
    turns: {
      broken: "When one goes bang, hold straight and roll to the side. It’ll be the one you knew was thin.",
      many: "A heap of old tyres is a heap of miles already done.",
    },
  },
  trafficLight: {
    name: "traffic light",
    says: "Three in the morning, no car for a mile, and you’re sitting at red waiting for a machine to nod. It’s a law-abider’s dream. Such people put off resigning till the bonus, speaking till the mood’s right, and being upset till things are quieter.",
    other: "Lights only take turns. The wait you grudge could be somebody else’s green.",
    look: "list three greens you’re waiting for and find the one where there isn’t any light.",
    turns: {
      broken: "With the signals out, drivers slow down and look at each other. It tends to work.",
      many: "Red after red after red: you set off with no minutes to spare.",
      angry: "You swore at the lamp on behalf of whoever was hooting behind.",
    },
  },
  rails: {
    name: "rails",
    says: "They run side by side to the horizon and must never touch; bring them a hand’s breadth nearer and the express is in a field. Certain partners travel like that. You’ve perhaps been minding the gap of late and forgetting what it carries.",
    other: "On a track you can’t get lost or find anything. Your eyes might have been on the poppies in the cutting.",
    look: "do one small job with your parallel person, shelling peas or changing a bulb, and talk no business.",
    turns: {
      broken: "Off the rails and upright in a meadow: look back for the spike that had been loose.",
      afraid: "You heard it humming under your feet. One step aside is all, after admitting where you’d been standing.",
      empty: "Grass between the sleepers, and you remember the name of the terminus.",
    },
  },
  motorway: {
    name: "motorway",
    says: "You can’t turn round on it, and if you miss your junction the next is fourteen miles on. Some affair of yours is going so smoothly that there’s been nowhere to pull in and ask. It’s the straight bits that put drivers to sleep.",
    other: "At the services everyone has the same bad tea and no past. Possibly it was that you wanted more than arriving.",
    look: "put a date on the next exit from the thing you’re racing through, and do come off there.",
    turns: {
      lost: "Past your junction, don’t reverse. Thirty miles round is cheaper.",
      empty: "With no other cars there’s nothing to be fast against. Check the dial.",
      afraid: "They overtook on both sides; you’ve only the one lane to mind.",
    },
  },
  trafficJam: {
    name: "traffic jam",
    says: "Each driver in a jam believes he’s stuck in it; none believes he’s part of it. Something at work has come to a stop that way, with plenty of hooting. You’ve probably made fifteen little starts and moved the length of a bonnet.",
    other: "For an hour nobody can expect you anywhere. It might be the only time all week you weren’t supposed to advance.",
    look: "find out on whose desk the hold-up actually sits, with a single call.",
    turns: {
      angry: "Wind the window down. The man alongside is hitting his wheel too.",
      calm: "Stuck, and you heard the record through to the end: that was yours.",
    },
  },
  cableCar: {
    name: "cable car",
    says: "There’s a thousand feet of nothing, a rope, and a notice saying it’s inspected daily. You could be hanging from a similar notice by day: a handshake deal, a friend who swears it’s sorted. One gust, and you looked up at the hook.",
    other: "Two people in a small box who can’t get out for a quarter of an hour will talk. It might be a place to copy.",
    look: "turn one “don’t worry” into a thing you can see, a receipt or a date in writing.",
    turns: {
      broken: "Stopped mid-air, sit in the middle and let them wind you in.",
      falling: "You woke as the cable went. A whole heart is a lot to hang on a remark.",
    },
  },
  raft: {
    name: "raft",
    says: "Nobody builds a raft who has a boat. You lash together what’s floating by, a door, two barrels, some cousin’s washing line, and that may be a fair account of how you’ve managed this quarter. It isn’t handsome and it hasn’t sunk.",
    other: "There’s an old tale of a man so grateful to his raft that he carried it on his back through the woods. Look at your shoulders.",
    look: "go over what’s kept you afloat these months and tighten the loosest knot.",
    turns: {
      many: "Hands kept reaching for the edge. Count how many it’ll bear before you pull.",
      broken: "Down to loose timber, one good log will do; let the rest drift.",
      calm: "Flat on your back with only sky left to own, you dozed off.",
    },
  },
};
