import type { Theme } from "../../../kit/hearing/question.ts";
import type { ByChallenge, ByDigit, ByNumber } from "../numbers.ts";

/** What a personal year is good for, after “is for”. */
export const yearWords: ByDigit = {
  1: "starting",
  2: "waiting and talking it over",
  3: "being seen",
  4: "laying footings",
  5: "changing something",
  6: "minding the household",
  7: "going quiet",
  8: "naming your price",
  9: "clearing up",
};

/** A personal year in a clause. */
export const yearTexts: ByDigit = {
  1: "the first of nine, when what you sow is what the other eight will reap, so clear the ground and don’t sow too much",
  2: "the seed’s in the ground and out of sight; dig it up to look and it dies, so lean on people, on waiting and on quiet talks",
  3: "the shoot’s up and so are you; dinners, talks and being seen do more than usual, and the one danger is scatter",
  4: "the scaffolding year, with contracts, repairs, check-ups and plain practice in it, and any step you skip comes round again",
  5: "the middle of nine, when the wind turns; to move, to switch or to learn is well timed, though not all three at once",
  6: "the household year, with weddings, builders, parents and children at your door, while honours outside can wait",
  7: "the quiet year, for reading, checking and walking alone, with half the engagements and the inner books gone over",
  8: "the year on the scale, when seven years’ solid work turns into money and place, and whatever was skimped gets weighed too",
  9: "the clearing year, for giving back, parting and finishing, so that the next 1 has somewhere to stand",
};

/** What a personal year does in a field; finishes “at work, a 7 year …”. */
export const yearFieldTexts: Readonly<Record<Theme, ByDigit>> = {
  work: {
    1: "wants something new sent, founded or hung out, and its first four months are worth most",
    2: "goes at other people’s pace; contracts come late as a rule, and two reminders are enough",
    3: "wants you seen, the piece published, the contest entered, and chances turn up over dinner",
    4: "is for certificates, procedures and finishing old work, with no promotion to count on",
    5: "opens doors to another post, another town, another trade, once the way back is on paper",
    6: "belongs to the team and to old clients, and home will take three hours in ten",
    7: "is for one subject, study and writing; talk less in meetings, and look at jobs without applying",
    8: "is for asking, pay, the big account, the title, with all the proof laid out at once",
    9: "is for handing over, closing and leaving what’s due to be left; a new stall can wait a year",
  },
  love: {
    1: "is good for meeting someone and for new rules with someone old, and whoever speaks first gains",
    2: "is made for two; the single meet slow warmers, and couples owe one another a talk about what’s next",
    3: "has its luck in company and plenty of jokes, so find another hour for the true thing",
    4: "tests the daily stuff, the rent, the hours, the dishes, and if you agree there it holds",
    5: "pulls outward; couples should travel far together, and the single shouldn’t take novelty for fate",
    6: "stands nearest the altar, so parents, moving in and ceremonies are all in season",
    7: "steps back half a pace, and a cool spell mostly means thinking, so don’t read silence as a reply",
    8: "wants it fair, with money and chores on the table and every extra credited",
    9: "goes over old accounts; part with what never quite ended, and ask once before you do",
  },
  money: {
    1: "begins a new line of income, and it’s small, which is no reason to scorn it",
    2: "says hold, with fine print in any partnership, cash a beat late and three months kept back",
    3: "sends money quickly both ways, so cap the treats and the clothes beforehand",
    4: "suits paying off, solid goods and savings, and nothing that promises to double overnight",
    5: "swings, with windfalls in it and sudden repairs, so keep some of the first for the second",
    6: "sends money homeward, to builders, fees and presents, so list it before you spend it",
    7: "is no time for big stakes; learn one thing through and look for the leaks",
    8: "is harvest, so price, collect and cash in, and read contracts to the last line",
    9: "clears the books; call in old debts, sell what’s idle, take on no new instalments",
  },
  inner: {
    1: "makes you want to start over, and you mean it, so restart the smallest thing first",
    2: "makes you oversensitive, so keep one blunt friend near",
    3: "loosens you, so fetch back the hobby you’d shelved",
    4: "feels stuffy because footings are being poured, and fixed hours make it lighter",
    5: "won’t let you sit, so go at the weekend where you’ve never been",
    6: "is the year of being needed, which tires you and warms you in one place",
    7: "leaves you wanting to be alone, so be alone; this quiet feeds you",
    8: "runs high, ambition and pressure both, and your shoulders know first, so step off the scale",
    9: "brings old things up one by one to say goodbye, and you can see them to the door",
  },
};

/** A personal month. */
export const monthTexts: ByDigit = {
  1: "start the thing you’ve put off twice",
  2: "go half a beat slower and wait for the echo",
  3: "see people, three dinners’ worth",
  4: "tidy receipts, cupboards and the diary",
  5: "leave a day blank, because plans will shift",
  6: "home comes first, beginning with that call you owe",
  7: "keep your voice down and sign nothing big in a hurry",
  8: "talk money and terms, aloud sooner than by letter",
  9: "finish, and finished beats perfect",
};

/** The air of a pinnacle’s years. */
export const pinnacleTexts: ByNumber = {
  1: "solo weather, with no elder to copy, and what you learn is to stand",
  2: "weather for two, in which it matters whom you stand beside and how you keep your temper",
  3: "open-air theatre, where your words find ears and the trouble is scatter",
  4: "a building site, heavy work in tidy days, and what’s laid then lasts for life",
  5: "a change of season, with people, places and trades turning over, so the lighter the luggage the better",
  6: "weather under one roof, when home takes the larger share and what you give is remembered",
  7: "mountain weather, few visitors and deep learning, and quiet isn’t falling behind",
  8: "market day, much in and much out, with money and rank passing through your hands, so set the rules early",
  9: "a ferry landing, many seen off and few kept, and a wide heart does best there",
  11: "the air before thunder, all hunches and light sleep, so write the flash down the same day",
  22: "a great works, too much for one pair of hands, so find the crew before you dig",
  33: "a first-aid tent where everyone wants a hand, so post your closing time",
};

/** The next pinnacle in a clause. */
export const nextTexts: ByNumber = {
  1: "a road of your own, so have one thing by then that’s only yours",
  2: "company on the road, so put down the habit of carrying it alone",
  3: "years for speaking out, so get things written",
  4: "footings, so trim the trimmings now",
  5: "movement, so buy nothing heavy",
  6: "the household, so think about who ought to live nearer",
  7: "inward study, so begin the subject early",
  8: "command, so put accounts and stamina in training",
  9: "letting go, so list what you owe and what you’re owed",
  11: "hunches, so learn to tell one from a worry",
  22: "a great works, so gather people first and money second",
  33: "looking after many, so practise saying “that’s all for today”",
};

/** The challenge of the present quarter of life. */
export const challengeTexts: ByChallenge = {
  0: "sets no fixed test, and so many ways that it feels like none",
  1: "tests whether you’ll hold firm once, on the thing others have settled for you",
  2: "tests whether you can hear something sour and answer it tomorrow",
  3: "tests whether you’ll finish one whole sentence in public without hiding in “whatever”",
  4: "tests whether you’ll see one dull job through with the same tool",
  5: "tests whether you can tell freedom from flight, and leave word before you go",
  6: "tests whether you’ll manage one thing less, and let people trip if they must",
  7: "tests whether you’ll trust someone once, with something small",
  8: "tests whether you can give way on money and face and see the sky stay up",
};
