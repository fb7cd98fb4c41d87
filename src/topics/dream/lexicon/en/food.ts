import type { food } from "../entries/food.ts";
import type { SymbolWording } from "../symbol.ts";

export const foodEn: SymbolWording<typeof food> = {
  rice: {
    name: "rice",
    says: "Rice is what’s on the table when nothing is being celebrated. It gets cooked without thought and would be missed within a day, much like the wage, the lift to work or the person who does your worrying about bills. One of those may have gone a long time unthanked.",
    other: "Each grain was once threshed out by somebody’s wrist. A bowl of rice could be other people’s hours, handed to you hot.",
    look: "thank one person for the dullest thing they do for you, and name the thing.",
    turns: {
      empty: "A scraped pot is asking for sums, done sitting down and with someone else in the room.",
      falling: "Spilt rice has to be picked up on your knees. See who knelt.",
      given: "Whoever filled the bowl has already guessed how hungry you are.",
    },
  },
  noodles: {
    name: "noodles",
    says: "Long, hot, and impossible to eat with dignity in front of a new acquaintance. They come up after days of careful table manners, first dates or a trial month at work, when you’d give a good deal to slurp in company and not be marked down.",
    other: "Left in the bowl ten minutes, noodles swell into one lump. Something warm you meant to say may be setting while you look for the moment.",
    look: "eat one messy dinner with someone you usually tidy yourself up for.",
    turns: {
      given: "A bowl put down in front of you without a word is still a conversation.",
      many: "If the strand never ended, bite it. Not every thread has to be followed home.",
    },
  },
  bread: {
    name: "bread",
    says: "Dough does its best work under a cloth with nobody watching. You may have been kneading one matter long past the point of use, polishing the plan or ringing twice a day, when what it lacks is a warm corner and two hours of neglect.",
    other: "People call money bread and break the real thing with friends. It’s fair to wonder which of those you’ve been short of.",
    look: "cover the thing you’ve been working at with an actual cloth and leave it till Thursday.",
    turns: {
      empty: "A bare bread bin counts what comes in against what you’ve been giving away.",
      found: "Half a stale loaf still makes toast, and so does half a plan.",
      given: "Someone who tears theirs in two is offering to be as hungry as you.",
    },
  },
  cake: {
    name: "cake",
    says: "Lights go off, everyone sings, and you must look delighted for the length of the song. Cake carries that small public duty of being pleased. You’ve perhaps been performing gladness lately for people who had gone to some trouble.",
    other: "Whoever cuts the cake decides what’s fair. You could be saying “any size will do” with one eye on the slice with the cherry.",
    look: "buy the smallest cake in the shop on a day that’s nobody’s birthday and eat it sitting down.",
    turns: {
      falling: "Icing side down, the occasion is spoilt and the guests, you’ll notice, are all still here.",
      eaten: "Slice after slice is a good way to fill a gap of another shape.",
      empty: "None left for you: that’s what comes of doing the cutting.",
    },
  },
  dumplings: {
    name: "dumplings",
    says: "Nobody can tell the filling from outside, so a plate of dumplings is mostly trust with a frilled edge. You’re likely biting into something just now on the cook’s word alone, a new flat, a new friend, a job with a vague title.",
    other: "Dumplings take several pairs of hands at one table, and hands that are busy let mouths talk. It may be the kitchen you miss.",
    look: "ask the one plain question about what’s inside before you take the next bite.",
    turns: {
      broken: "They burst in the pan and it’s all soup, which at least ends the guessing.",
      many: "A hundred made and nobody coming: you catered before you invited.",
      eaten: "The one that tasted of home had somebody’s thumbprint on it.",
    },
  },
  meat: {
    name: "meat",
    says: "The best cut used to go to whoever earned the wages, and families still remember who got the gristle. When meat is on the table at night, look at how things are being shared out by day, and whether you’ve been saying you’re not hungry.",
    other: "A plate of meat looks different from the animal’s side. You might be the one feeling carved up for other people’s dinners.",
    look: "name aloud the portion you want of the next thing to be divided, before anyone serves.",
    turns: {
      eaten: "Eating it with both hands, you’d gone without for longer than was wise.",
      given: "A slab handed over is generous and heavy, and someone may remember it.",
      many: "With carcasses hung on every hook you’ve stored more than you’ll use; some will turn.",
    },
  },
  rawMeat: {
    name: "raw meat",
    says: "Before it’s cooked you can still see what it was. Some matter has reached you in that state, a blunt remark or a grief nobody has dressed for company, and you’re standing over the board with your sleeves back.",
    other: "Tartare is raw meat with a good reputation. Perhaps you’re only put off because no one has told you it’s allowed.",
    look: "keep the bluntest thing you want to say overnight, then say it warm to the same person.",
    turns: {
      eaten: "Chewing it raw is agreeing to something before it was ready.",
      dirty: "Meat gone grey is an anger kept past its date and still in the fridge.",
      afraid: "If the blood turned you, look away and come back; both are permitted.",
    },
  },
  egg: {
    name: "egg",
    says: "Grip too hard and it cracks, too loose and it drops. There’s a thing in your keeping that wants exactly that hand, a first draft perhaps, or news that isn’t yours to tell yet. Your arms are tired because you can’t put it in a pocket.",
    other: "Opened from inside an egg’s a chick and from outside it’s breakfast. Who does the cracking could be the whole matter.",
    look: "tell one person about what you’re hatching, and answer everyone else with the weather.",
    turns: {
      broken: "It’s a loss, and also the end of walking about on tiptoe.",
      many: "A full basket on one arm: move a few to another.",
      found: "Still warm in the straw, so something started while you were looking elsewhere.",
    },
  },
  fruit: {
    name: "fruit",
    says: "There are about two days when a pear or a plum is right, and it never posts the dates. An offer on your desk may be at that point now, while you’re still turning it over to see if it could get any better.",
    other: "Visitors to sickbeds bring fruit because they can’t bring anything useful. It may be your way of standing at a door with something to say.",
    look: "take a bag of whatever’s in season to one door you’ve been meaning to knock on.",
    turns: {
      many: "A bent branch wants picking more than counting.",
      falling: "What drops by itself was ready; the question is where you were standing.",
      eaten: "You’ve tasted it, so you needn’t poll the others on whether it’s ripe.",
    },
  },
  apple: {
    name: "apple",
    says: "One went to the teacher, one to Snow White, and one landed on a man who was thinking. An apple is a gift you ought to look at twice. Something bright has probably been held out to you with a compliment attached.",
    other: "Cut an apple and it browns in minutes. A thing you laid open lately might just need finishing before people start staring at it.",
    look: "ask what’s expected in return for the nicest thing you’ve been offered this month.",
    turns: {
      given: "Note the hand before the fruit.",
      eaten: "Having bitten, you’d do better to chew than to apologise.",
      broken: "A bruise on one side means you eat round it, as everybody’s grandfather did with a penknife.",
    },
  },
  peach: {
    name: "peach",
    says: "Every thumb that tests a peach leaves a mark, and the fifth thumb finds it spoilt. A soft beginning between two people gets handled in the same way, with small checks and clever little questions. It would rather be left on the sill.",
    other: "The stone in a peach will break a tooth or make a tree. What you keep from this sweetness may be the hard part.",
    look: "swap one probing question to that person for a plain report of your own day.",
    turns: {
      eaten: "Juice to the elbow: you haven’t been this careless about appearances in a while.",
      given: "They picked out the ripest one. Say thank you and leave the sums alone.",
      many: "With a whole tree of them, fear of choosing wrong is a luxury.",
    },
  },
  orange: {
    name: "orange",
    says: "An orange comes already divided, as if somebody expected you to share. Peel one on a train and the whole carriage knows. You’ve perhaps been trying to have some good thing quietly, in a place where it can be smelt three rows off.",
    other: "The orange in a Christmas stocking was once the rarest thing in the house. Something you now call ordinary may have been longed for.",
    look: "take three oranges to work and hand the segments to whoever sits nearest.",
    turns: {
      given: "With the leaf still on, it was carried from somebody’s own tree.",
      eaten: "It was sour and you smiled. That’s manners, and manners get tiring.",
      many: "A crate for one person goes mouldy from the middle; give them out.",
    },
  },
  grape: {
    name: "grapes",
    says: "Everybody eats the best of the bunch first and calls the rest leftovers by teatime. Holidays and savings tend to go in the same order. You may be down to the small ones near the stalk, wondering where the big ones went so fast.",
    other:
      "The fox called the grapes sour from the ground. There might be something you ran down because it hung an inch too high, and no one would laugh if you asked for a ladder.",
    look: "reverse the order for one evening, dull job first and the treat last.",
    turns: {
      eaten: "They were sweet after all, so the old story about not wanting them can go.",
      falling: "Lifted, the whole bunch dropped: the stalk had dried out some time ago.",
      many: "A vineyard is a lot to own. One bunch is dinner.",
    },
  },
  watermelon: {
    name: "watermelon",
    says: "You thump it, you listen with a wise face, and you’ve learned nothing until the knife goes in. Something large has been bought on the strength of that thump, a house seen twice or a person met thrice, and it’s still whole on the table.",
    other:
      "A watermelon’s far too big for one. Having it in the fridge is practically an invitation, and you could be short of the people who’d bring the chairs out.",
    look: "cut a small plug from the big unknown: see the contract, the boiler or the friends.",
    turns: {
      broken: "Dropped and split, it needs no knife and no speech.",
      huge: "Too heavy to lift alone; settle who has the other end first.",
      eaten: "You’re down to the white. That sweetness finished a few bites back.",
    },
  },
  banana: {
    name: "banana",
    says: "It comes in its own wrapper, asks for no knife, and goes black the moment your back is turned. There’s likely an easy win you took for granted last week, a small favour offered or a free afternoon, which has begun to spot.",
    other: "The one who slips curses the banana, while the one who dropped it has caught his bus. It’s worth asking whose convenience put you on your back.",
    look: "use up one small good thing that expires by Sunday, a voucher, an offer, a mild evening.",
    turns: {
      falling: "People laughed before they helped. They do, and then they help.",
      eaten: "Three bites and done, with no lesson attached.",
      many: "When the whole hand ripens at once, someone must make the cake.",
    },
  },
  pear: {
    name: "pear",
    says: "Hard for a fortnight, perfect overnight, and mush by the time you’ve rung your mother. A pear punishes those who check back later. Something in your diary is marked “not yet”, and it’d pay to press it near the stem again.",
    other: "In an old orchard they plant pears for their heirs. It may be that the work in front of you isn’t meant to feed you.",
    look: "look again at one thing you put off as too early and decide whether it still is.",
    turns: {
      given: "The person who passed you the big one likes big ones too.",
      eaten: "So ripe it ran: you caught the hour for once.",
      broken: "Brown at the core, fine outside. A pleasant face can go on like that for weeks.",
    },
  },
  strawberry: {
    name: "strawberries",
    says: "They wear their seeds on the outside and bruise under their own weight. That’s what plain liking is like, all showing and no skin. You’re perhaps fond of something just now and afraid of having anything set on top of it.",
    other:
      "In December strawberries are huge and red and taste of water. A thing you went to some trouble to get out of season may explain the disappointment.",
    look: "give the thing you’re sweet on a free half-day with nothing booked at either end.",
    turns: {
      eaten: "You ate as you picked, which the farm allows for.",
      many: "A full punnet won’t keep the night. Take some next door.",
      dirty: "One furry one spreads. Lift it out today.",
    },
  },
  jujube: {
    name: "jujube",
    says: "The old way is to beat the tree with a pole while children hold out their shirts underneath. Dried, the fruit goes to wrinkles and gets sweeter. Some long-kept friendship or skill of yours has shrunk like that and could still surprise you.",
    other:
      "Jujubes are scattered on a Chinese bridal bed because the word sounds like “soon”. It could be that someone is hurrying you, politely, with sweets.",
    look: "take out one thing you’ve kept for five years and put it to use.",
    turns: {
      given: "A handful pushed into your pocket by an old hand isn’t for refusing.",
      falling: "They’re coming down faster than you can choose, so hold out your shirt first.",
      eaten: "There’s a stone with two sharp ends. Don’t bolt the sweet part.",
    },
  },
  vegetables: {
    name: "vegetables",
    says: "Nobody’s proud of the crisper drawer. The greens in it were bought by the person you meant to be on Sunday, and they wilt at the pace of your week. A heap of them by night asks who’s looking after your dinners.",
    other: "Of all vegetables the onion is layers to the very end, and you weep for your trouble. It’s possible the question you keep peeling has no middle.",
    look: "buy one vegetable you can’t name and ask the stallholder how to cook it.",
    turns: {
      dirty: "There’s soil on it because it came from soil; three rinses and it’s supper.",
      many: "More marrows than neighbours: you’ve taken on the growing and the giving away.",
      eaten: "Plain and unsalted is how you’ve been treating yourself of late.",
    },
  },
  garlic: {
    name: "garlic",
    says: "The eater is the last to smell it. You may have walked into a room this week with a temper, or on four hours’ sleep, and thought it well covered while everyone else moved their chairs. No one minds garlic much if it’s admitted.",
    other: "Hung on the door, garlic’s meant to keep things out. There may be a caller you’d rather not name, so you’ve made the hallway unpleasant instead.",
    look: "ask one blunt friend what you’ve been giving off lately.",
    turns: {
      eaten: "If the whole table has had some, nobody notices. Find that table.",
      many: "Peeling the lot leaves it on your hands for three days; share the chore.",
    },
  },
  chilli: {
    name: "chilli",
    says: "It’s pain, strictly speaking, and people order it by number. A burning mouth is a fair picture of a remark held there too long, swallowed at breakfast and again at the meeting. You’d probably feel better for one good sweat.",
    other: "Where there’s chilli there’s a man who watches others cope. Ask whether you were proving something to him.",
    look: "write the hot sentence out mild, with the “you always” picked out and the fact left in.",
    turns: {
      eaten: "Since your eyes are streaming anyway, let the other reason out too.",
      given: "Someone keeps adding to your plate. “That’s enough” is a full sentence.",
      many: "Strung up to dry, heat keeps all year and can be used by the pinch.",
    },
  },
  salt: {
    name: "salt",
    says: "Too little can be mended at the table; too much can’t be got out again. It’s the cook’s worst moment and a parent’s, the hand over the pan with one more word of good advice in it. Yours is probably up there now.",
    other: "When the salt’s right, nobody tastes it. Your part in something may have dissolved like that, with no mouthful anyone could point to.",
    look: "leave one person unseasoned for a week and let them taste it for themselves.",
    turns: {
      falling: "It was spilt because the hand shook, and the hand shook for a reason.",
      many: "Overdone kindness can be thinned with water. You needn’t pour it away.",
      empty: "The cupboard has everything else, so it’s the small thing that’s missing.",
    },
  },
  sugar: {
    name: "sugar",
    says: "Chemists coat the bitter pills, and offices put three compliments in front of the news. A good deal of what you’ve said and been told this month was likely sugared, and you can still feel the crunch of what was underneath.",
    other: "A sugar lump on the tongue stopped the crying once. You might be reaching for it now because the hand that gave it isn’t there.",
    look: "take one message you’ve wrapped three times and send only the middle of it.",
    turns: {
      eaten: "Spoon after spoon suggests it’s some other comfort you’re out of.",
      many: "Leave a bag open and you’ll have visitors, not all of them fond of you.",
      given: "Notice whether the sweetener came before they asked or after.",
    },
  },
  honey: {
    name: "honey",
    says: "One bee’s whole life comes to a fraction of a teaspoon. Whatever has lately turned out sweet for you was probably made in the same way, by a great many small trips that nobody counted, and people now call it luck.",
    other: "A honey jar left open draws bears. Somebody may have grown attentive at just about the time there was something to lick.",
    look: "pick one success and write down three errands behind it that no one saw.",
    turns: {
      eaten: "Swallow first and worry about the supply afterwards.",
      given: "Someone else flew for this. Thank them for the flying.",
      many: "Stuck to the elbows: sweetness can be rinsed off for an hour without offence.",
    },
  },
  milk: {
    name: "milk",
    says: "You test it on the inside of the wrist before anyone else may have it. Milk belongs to the feeding end of life, and whoever does the feeding eats standing up. If that’s you just now, your own supper has gone cold more than once.",
    other: "Milk was the first food and we did nothing to deserve it. Tired people want it back, that one meal which didn’t have to be earned.",
    look: "let somebody else see to one whole dinner, the shopping and the washing-up included.",
    turns: {
      falling: "It’s said there’s no use crying over it, mostly by people who didn’t have to mop.",
      dirty: "Gone sour means a kindness was kept waiting too long.",
      given: "A warm glass by the bed. Don’t say you could have done it yourself.",
    },
  },
  tea: {
    name: "tea",
    says: "Bad news, a burst pipe, a visitor who won’t leave: somebody puts the kettle on. Tea fixes none of it, but it gives two people four minutes with something to do. You may have gone into a hard talk lately without those four minutes.",
    other: "Left standing, tea goes bitter and grows a skin. There might be a chat you’ve let brew too long out of politeness.",
    look: "make a pot for the person you’re stuck with, and keep off the subject until it’s drunk.",
    turns: {
      empty: "Only leaves left: nobody’s being rude if they get up now.",
      given: "They remembered how you take it, and that took years.",
      dirty: "A stained pot is an old pot. Leave the scourer alone.",
    },
  },
  coffee: {
    name: "coffee",
    says: "It gives you nothing you didn’t have; it lends you tomorrow’s. You can run a fair while on that sort of credit before a Saturday comes to collect and you sleep through the film. The pot at night is often a reminder from the lender.",
    other: "“We must have coffee” seldom concerns coffee. Look at the chair across the table, and who ought to be in it.",
    look: "skip the second cup one afternoon and lie flat for twenty minutes instead.",
    turns: {
      falling: "Down your front it goes, when there isn’t a spare inch in the day.",
      given: "Somebody knew about the sugar. Keep that one.",
      many: "After the fifth cup your pulse is only reading you the bill.",
    },
  },
  alcohol: {
    name: "drink",
    says: "What’s said over the third glass is deniable by morning, and that’s half of what people pay for. You likely have a sentence too heavy to lift sober, so a drunk version of you has been sent to deliver it.",
    other: "Plenty of drinks are held up only so as not to spoil the party. Yours could be full of good manners.",
    look: "say the third-glass sentence by daylight, over tap water, to the person it’s for.",
    turns: {
      afraid: "Dread of making a fool of yourself suggests you keep a tight watch as it is.",
      many: "Rounds kept arriving, and whoever was buying didn’t touch theirs.",
      joyful: "It was good company. The wine was only standing near it.",
      broken: "A smashed bottle ends the evening badly, but it does end it.",
    },
  },
  soup: {
    name: "soup",
    says: "Soup is what’s brought to people who say they aren’t hungry. It asks for no teeth and hardly any agreement. You could be in that state, low enough to need looking after and a shade too proud to be caught at it.",
    other: "With soup, someone has to stand there and skim. If you’ve been at the stove all day while others praise the taste, the steam is yours.",
    look: "make a pan of it and leave half on the step of whoever last told you they were fine.",
    turns: {
      given: "They’d blown on the spoon. Open your mouth and argue later.",
      falling: "A bowl that brimming can’t be carried quickly, and you filled it yourself with yeses.",
      empty: "More water won’t help; turn off the gas.",
    },
  },
  porridge: {
    name: "porridge",
    says: "Grey, slow and hard to sell, it keeps you upright till noon. After a run of rich evenings and clever company the stomach votes for it. You’ve perhaps had too much of something that was meant to be a treat, talk as like as not.",
    other: "The old tale has three bowls of porridge in it, and a stranger who wanted the one that was just right. Check whose bowl you’ve been eating from.",
    look: "cancel one evening out, eat something plain and be in bed by nine.",
    turns: {
      calm: "A spoon, a bowl and no one talking: you were owed that.",
      given: "Made without lumps by someone who recalled that you hate lumps.",
      empty: "Thin enough to see the bowl through. Someone else had the thick of it.",
    },
  },
  hotpot: {
    name: "hotpot",
    says: "Nobody serves and nobody is waited on; six people fish in one pot and what you dropped is whatever you can find. It’s an easy kind of company. You’d probably like some, after weeks of meals where one person cooked and the rest reviewed.",
    other:
      "Before anything goes into a hotpot, the table has to agree on mild or fierce. There may be two tastes under your roof and nobody has asked for the divided pan.",
    look: "invite people for a meal where everyone must bring, chop or scrub, and say which.",
    turns: {
      joyful: "Sweating and laughing: put those same six in the diary monthly.",
      empty: "One person at a great pot can at least have first pick.",
      many: "So much has gone in that nobody knows whose is whose. Fish out your own first.",
    },
  },
  feast: {
    name: "feast",
    says: "Before a bite is taken there’s the matter of who sits where, which fork, and how soon one may start. Plenty can be hard work. You’ve possibly been given more than enough of something, along with a great many eyes on your plate.",
    other: "Behind each feast somebody eats leftovers on an upturned crate. You might have been in that kitchen for years, waiting to be called through.",
    look: "at the next big table, sit down next to the one nobody’s talking to.",
    turns: {
      empty: "The guests have gone and you, who arranged it, sit down at last.",
      eaten: "You tried every dish and left hungry, for lack of one you liked.",
      ashamed: "Wrong clothes, wrong chair. No one else remembers it by now.",
    },
  },
  familyMeal: {
    name: "family meal",
    says: "The dishes hardly change from year to year; the chairs do. Someone has moved up to the head, someone new is in the corner, and there’s one place everyone lays and clears again. You’ve likely been counting round that table.",
    other: "At any family meal the same four questions come round with the potatoes. It may be less about love than revision, getting your answers ready.",
    look: "ring the quietest person from that table, for ten minutes, on their own.",
    turns: {
      sad: "One setting too few. You can lay it anyway; nobody will laugh.",
      angry: "It’s a ten-year-old row with fresh gravy. Trace who spoke the first line.",
      empty: "Food going cold and half of them late: you’ve been doing the waiting for all.",
      joyful: "Have it again on some Wednesday that isn’t a feast.",
    },
  },
  breakfast: {
    name: "breakfast",
    says: "You can learn a household in one morning by who stands, who sits and who’s frying. The rest of the day is sold to somebody. Those twenty minutes were supposed to be yours, and it’s a while since you were in them.",
    other: "A quarrel slept on is often called off at breakfast, with buttered toast. It might be that two people are making up and neither will say so.",
    look: "get up twenty minutes early once and eat at a table with no screen on it.",
    turns: {
      given: "A plate was left under another plate, by someone who rose before you.",
      empty: "Bare table, and out of the door unfed: whose clock is it that runs so fast?",
    },
  },
  iceCream: {
    name: "ice cream",
    says: "You can’t save it, pocket it or make a phone call over it. A cone allows one occupation until it’s gone. There may be something melting down your wrist, the last warm week or a child who still wants carrying, while you finish an email.",
    other: "Everybody once dropped an ice cream and was told there’d be another. It could be that you’re still in that queue.",
    look: "buy one on the way home and eat the whole of it standing still.",
    turns: {
      falling: "Splat, and you’re left with the cone. Eat the cone, then rejoin the line.",
      given: "They let you have the first lick, which is the whole point of the thing.",
      eaten: "That stab behind the eyes is only joy taken too quickly.",
    },
  },
  chocolate: {
    name: "chocolate",
    says: "It’s kept in a drawer, behind the stapler, for a quarter to four. Most grown people have a small sweet arrangement that no one’s supposed to know of. Something in your days is running on a supply like that, and you’d rather it weren’t counted.",
    other: "A box of chocolates makes you guess which one is the coffee cream. Perhaps there’s a well-wrapped offer you don’t care to bite into.",
    look: "note for five days the exact minute you reach for the drawer, and what had just been said.",
    turns: {
      given: "Read the card as well as the label.",
      eaten: "One after another in the dark, it’s the daytime that wanted sweetening.",
      dirty: "Melted in the pocket: some likings should be given before they’re held so long.",
    },
  },
  candy: {
    name: "sweets",
    says: "They came out of the grown-up’s pocket after you’d been good. That trade leaves its mark, and plenty of adults go on sitting up straight for a rustle of paper. Who’s been telling you to show willing first and be paid later?",
    other: "The jar of sweets on a reception desk is there to make the wait feel like a welcome. You may be sucking on something to pass the time.",
    look: "take one treat you’ve put at the end of a task and have it before you start.",
    turns: {
      given: "You were taught about strangers with sweets. The rule is still sound.",
      many: "Pockets so full that they rattle won’t keep a secret.",
      empty: "The bag ran out one child before you, and you’ve never quite let it go.",
      broken: "The toffee took a filling with it. Sweet things send the bill elsewhere.",
    },
  },
  seafood: {
    name: "seafood",
    says: "Half the price is for ice and hurry. Oysters are glorious at seven and a risk by ten, and there’s perhaps an offer on your own table with that clock running, which you’ve been treating as if it were tinned.",
    other: "Seafood with claws takes a hammer, a pick and an hour for two spoonfuls. Ask if the pleasure’s in the meat or in the work.",
    look: "give a plain yes or no before bed to the thing that won’t keep.",
    turns: {
      dirty: "You could smell it was off and ate it because of what it cost.",
      given: "Whoever orders the platter usually speaks after the last shell.",
      eaten: "Fingers raw, plate heaped with shells, still hungry: count what the effort brought.",
    },
  },
  tofu: {
    name: "tofu",
    says: "It takes on the taste of whatever it’s cooked with, and gets thanked for being no trouble. You may have spent the month like that between two strong flavours, a pair of quarrelling friends or managers, until nobody recalls what you’re like plain.",
    other: "Beans are soaked and ground and pressed under a stone to make tofu soft. Yours could have cost more than people suppose.",
    look: "next time you’re asked what you think, give your own taste before you say you don’t mind.",
    turns: {
      broken: "It fell apart between plate and pan. Somebody ought to handle you with two hands as well.",
      dirty: "The smelly kind has a queue round the block, so don’t rush to be bland.",
      given: "A warm bowl, white and plain, with nothing asked in return.",
    },
  },
  corn: {
    name: "corn",
    says: "Every kernel is in its row and the whole lot’s wrapped in paper like a present. There’s an order in it you don’t meet in most weeks. People with forty open tabs are apt to dream of something that can be eaten from left to right.",
    other: "One kernel of corn in a hot pan holds out longest and then jumps furthest. It might be you that’s about to say something.",
    look: "close everything but one job and go along it row by row until it’s bare.",
    turns: {
      eaten: "Butter on the chin and no knife: it’s fine to be seen enjoying it.",
      many: "Stacked to the rafters, the harvest’s in. You can sit on it.",
      joyful: "Popping all over the stove: that good news has waited under the lid long enough.",
    },
  },
  potato: {
    name: "potato",
    says: "All the news is underground. The top can be brown and flopped over while there’s a bucketful beneath, and you only know by putting in a fork. There’s likely some work of yours that others have written off by the look of the leaves.",
    other: "No one raves about potatoes, and nobody knows how to lay a table without them. That might be your own position at home.",
    look: "dig up one corner: check a balance, ask for one progress report or open one envelope.",
    turns: {
      found: "One push of the fork and there’s a whole family of them. Count, then rest.",
      dirty: "It’s only earth, and it comes off in the sink.",
      eaten: "Black skin, sweet middle. Toss it from hand to hand.",
      given: "A hot one in each pocket was once how children walked to school.",
    },
  },
  spoiledFood: {
    name: "rotten food",
    says: "It’s at the back of the fridge, everyone has seen it, and each of you assumes it belongs to another. Arrangements go off in that way, a standing lunch or a favour that turned into a rule. You happen to be the one with the nose.",
    other: "Thrifty people cut the rotten part off and carry on. You might be eating round something because throwing it out feels like bad manners.",
    look: "clear one shelf of the fridge and, at the third jar, think what else has had its day.",
    turns: {
      eaten: "The taste came after the swallow, and so did the regret for saying it was fine.",
      many: "When it’s the whole cupboard, don’t mourn each tin. Take the bag down.",
      given: "They served you yesterday’s. You’re allowed to look at the plate and then at them.",
    },
  },
  poison: {
    name: "poison",
    says: "It only works in a cup you trust. So the thing to look for is seldom an enemy; it’s some daily sip, a joke at your expense that’s always the same joke, or praise that keeps you up till two. The dose is small, hence the habit.",
    other:
      "Foxglove’s a poison that stops hearts and steadies them, depending on the spoon. Perhaps the stuff itself is harmless and you’ve merely had too much.",
    look: "for three days note what left you weak, whom or which task, and on the fourth halve it.",
    turns: {
      afraid: "If you wouldn’t touch the plate, ask whether it’s this dish or every dish lately.",
      given: "It came from a familiar hand, and it’s the familiar part that chills.",
      eaten: "You drank it and stayed on your feet. Spit out what’s left.",
    },
  },
};
