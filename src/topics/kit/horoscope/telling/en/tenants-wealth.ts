import type { TenantWords } from "../word-types.ts";

export const wealthTenants: TenantWords["wealth"] = {
  2: {
    sun: [
      "The Sun in your second makes the purse the main character; look at the balance before you plan",
      "The Sun lights the money house, and you’ll pay to look the part, so pick one part",
    ],
    mercury: [
      "Mercury in your second enjoys comparing prices; open the budget sheet again",
      "Mercury walks through the money house with small change in both hands, so keep the receipts",
    ],
    venus: [
      "Venus in your second is open-handed and buys what’s pretty; let the basket wait overnight",
      "Venus sits in the money house with a good eye: one thing chosen well is worth three",
    ],
    mars: ["Mars in your second pays too fast; count to ten at the till", "Mars has come into the money house, and what you buy out of spite costs most"],
    jupiter: [
      "Jupiter in your second makes the purse feel roomy, which is when to move the fixed sum to savings",
      "Jupiter keeps the money house cheerful, so check the figures once more; it won’t spoil the mood",
    ],
    saturn: [
      "Saturn in your second thinks three times about each coin; the worn-out shoes still need replacing",
      "Saturn weighs on the money house: list what must be paid and let the rest wait",
    ],
  },
  8: {
    sun: [
      "The Sun in your eighth says it’s time to open the shared account and look",
      "The Sun reaches the eighth, where deposits, loans and favours want checking one by one",
    ],
    mercury: [
      "Mercury in your eighth has patience for small print, so read it now",
      "Mercury dives into the eighth; ask who pays first and when it comes back",
    ],
    venus: [
      "Venus in your eighth gets you treated; the next round’s yours",
      "Venus walks into the eighth, and shared money’s easy to talk over, so bring up the sum nobody mentioned",
    ],
    mars: [
      "Mars in your eighth makes chasing a debt turn sour; chase it in writing",
      "Mars lies in the eighth: before you pay for someone, ask yourself if it’ll come home",
    ],
    jupiter: [
      "Jupiter in your eighth finds what you need in other people’s cupboards; borrow before you buy",
      "Jupiter rests in the eighth, and refunds and expenses come back to mind, so try the drawer",
    ],
    saturn: [
      "Saturn in your eighth clears old debts one at a time; begin with the smallest",
      "Saturn keeps the eighth, and joint costs want a rule: settle up on one fixed day",
    ],
  },
  11: {
    sun: [
      "The Sun in your eleventh puts the useful tip at a friend’s table; listen over the soup",
      "The Sun lights the house of friends, so ask how it’s split before you pay for all",
    ],
    mercury: [
      "Mercury in your eleventh fills the group chat with offers; read three and close it",
      "Mercury’s in the house of friends, where sharing an order saves money and adds things nobody needed",
    ],
    venus: [
      "Venus in your eleventh makes going out dearer; choose the one evening you want",
      "Venus has come to the house of friends, and the little shop they recommend is worth a look",
    ],
    mars: [
      "Mars in your eleventh has a friend urging you to buy along; say you’ll think at home",
      "Mars is in the house of friends, so don’t settle up after the second glass",
    ],
    jupiter: [
      "Jupiter in your eleventh makes your address book longer than your payslip; thank whoever helped last year",
      "Jupiter keeps the house of friends full of schemes, so cost just one of them on paper",
    ],
    saturn: [
      "Saturn in your eleventh keeps the circle small, and the spending with it",
      "Saturn weighs on the house of friends: when you lend, write the date down",
    ],
  },
};
