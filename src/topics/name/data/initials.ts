/** Initials that spell a word one would rather not carry. */
export const unluckyInitials = "ASS BAD BS BUM CAD COW CUM DIE DUD DUI DUM FAG FAT FU FUK GAG GAS HAG HIV KKK LSD MAD NUT PEE PIG PIS PMS POO PU RAT RIP ROT SAD SIN SOB SOD STD TIT UGH VD WC WTF BO BM ICK BAN BUT DOG SOS SS TB".split(" ");
