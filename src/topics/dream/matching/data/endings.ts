/** How the dream stops. */
export const endings = ["escaped", "caught", "solved", "unsolved", "woke"] as const;
export type Ending = (typeof endings)[number];

/** The first that matches in the last part of the dream. */
export const endingPatterns: readonly (readonly [Ending, RegExp])[] = [
  ["caught", /抓住(?:了)?我|追上(?:了)?我|逮住|抓到(?:了)?我|\b(?:caught (?:me|up)|got hold of me|grabbed me|it got me|they got me)\b/i],
  [
    "escaped",
    /逃(?:出|掉|脱|过)(?:来|去|了)?|跑掉了|脱身|甩掉|活下来|得救|\b(?:got away|escaped|made it out|broke free|survived|lost (?:him|them|it) in|was saved|got out)\b/i,
  ],
  ["solved", /终于(?:找到|到|打开|见到|出来|赶上|做完|爬)|找到了|成功|\b(?:finally|at last|in the end i (?:found|made|got)|managed to)\b/i],
  [
    "unsolved",
    /(?:一直|始终|怎么也|还是|怎么都)[^，。]{0,6}(?:没找|没到|没赶|找不|到不了|出不)|最后也没|没(?:能|来得及)|\b(?:never (?:found|got|reached|made)|still (?:could not|couldn['’]t)|(?:could not|couldn['’]t) find|no matter how)\b/i,
  ],
  ["woke", /醒|\b(?:woke|wake|waking|awoke|woken)\b/i],
];

/** Words that say it was not the first time. */
export const againPattern =
  /又(?:一次)?(?:做了?|梦)|总(?:是)?(?:会)?梦|总做|经常(?:会)?(?:梦|做)|反复(?:梦|做)|老(?:是)?(?:梦|做)|好几次|好多次|每次都|同样的梦|同一个梦|一样的梦|一直梦|常常梦|多次梦|\b(?:again|recurring|recurrent|keep (?:having|dreaming)|kept dreaming|same dream|often dream|always dream|many times|repeated(?:ly)?)\b/i;
