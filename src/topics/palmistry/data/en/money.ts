/** Texts by rule and case; each goes on from the measure it is told by. */
export const money = {
  "money.sun": {
    "unmarked.square": "The sun line wasn’t marked, so nothing’s said here of name; by its shape a square palm keeps what it earns, job by job, and lets little go for nothing.",
    "unmarked.long": "The sun line wasn’t marked, so nothing’s said here of name; by its shape a long palm looks far ahead, and forgets that the next job isn’t signed.",
    short: "a short sun line, high up: others start passing your name on in the middle of things, good work comes from old customers, and that’s when to raise the price.",
    long: "a long sun line: what you make gets seen, and fetches its price once seen; working in hiding costs you.",
  },
  "money.gap": {
    none: "none of them much the widest: you know what comes in and what goes, not mean, but no dinner costs you a fortnight’s shopping.",
    indexMiddle: "widest by the index finger: you take no advice on money and own your mistakes, so give yourself one rule, pay tomorrow.",
    middleRing: "widest by the ring finger: you won’t starve today for tomorrow, generous when flush, calm when not, and short of one ledger.",
    ringLittle: "widest by the little finger: you need money of your own, in a drawer of your own, that nobody asks about.",
  },
  "money.head": {
    "square.straight": "A square palm with a level head line is good ground for money: you remember it, reckon it, and can ask for what’s owed.",
    "square.gentle": "A square palm with a dipping head line keeps decent books, and finds a reason when it sees something it likes.",
    "square.steep": "A square palm with a steep head line saves and saves, then spends a lot on one notion, without regret and with a pang.",
    "long.straight": "A long palm with a level head line isn’t fond of figures but keeps rules; set up the transfer and you’ll leave it alone.",
    "long.gentle": "A long palm with a dipping head line prices by feel, often well, and never writes it down.",
    "long.steep": "A long palm with a steep head line spends by mood; on the day you feel empty the basket’s full.",
  },
  "money.life": {
    "close.square": "With a square palm and a tight life line you earn on known ground; one fixed sum costs you less than three odd jobs, and stays longer.",
    "close.long": "With a long palm and a tight life line strength is scarce, so the price must be high: two jobs fewer, a tenth more for each.",
    "medium.square": "With a square palm and an even life line you’re one of the few who can really save slowly: same day, same sum, every month.",
    "medium.long": "With a long palm and an even life line income follows interest and doubles or halves, so put by three months of meals first.",
    "wide.square": "With a square palm and a wide life line you can run and keep; a second trade does no harm, a third one does.",
    "wide.long": "With a long palm and a wide life line money’s earned on the road and spent there, so give fares and treats a column of their own.",
  },
  "money.low": {
    low: "a low-set little finger: you doubt your worth at the start and knock a fifth off before anybody asks; old books say money comes late, I say you quote too low.",
  },
  "money.dissent": {
    "curved.short": "The other side’s in the heart line: it curves, it gives, and a short head line says yes on the spot; the leak isn’t in large sums, it’s in “my treat”.",
    "curved.medium": "The head line can do the sum and the curved heart line can’t say it to a friend’s face; of the two, the face costs more.",
    "curved.long": "A long head line has compared every price; the curved heart line buys from a friend all the same. If you own the difference, it’s no loss.",
    "straight.short": "A level heart line and a short head line are brisk about money, which sounds restful; too brisk: page two of the contract went unread.",
    "straight.medium": "Neither line leans far, so your money’s steady; the dissent says one thing: too steady to raise a price is a loss as well.",
    "straight.long": "A level heart line and a long head line think of everything and buy late; a good price doesn’t wait for the fourth comparison.",
  },
  "money.doing": {
    earth: "This week, put three idle things up for sale at the price in your head, and don’t lower it.",
    air: "This week, write a price list for your work, three lines, where you’ll see it.",
    fire: "This week, note every outlay, and on Sunday look only at the largest.",
    water: "This week, list what you’d like to buy and sleep on it twice.",
  },
  "money.watching": {
    "index.short": "Watch for the bill you pay for show; there’s mostly a third person there.",
    "index.long": "Watch your pause after naming a price, and let it stand for two seconds.",
    "between.short": "Watch who always says the next one’s theirs.",
    "between.long": "Watch for the monthly charge you’ve forgotten the meaning of.",
    "middle.short": "Watch what you order when cross, mostly after supper.",
    "middle.long": "Watch how much of what you stored for later was ever opened.",
    "ring.short": "Watch what you promise to pay on a glad day, and count it again in the morning.",
    "ring.long": "Watch how often “cheap” becomes “worth it”.",
  },
} as const;
