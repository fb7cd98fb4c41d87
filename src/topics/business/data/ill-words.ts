/** Words that do a business harm when a name sounds like them, beside those of `kit/strokes`. Ours. */
export const illWords = "亏本 亏空 亏钱 关门 跑路 坑人 坑爹 宰客 掉价 贬值 滞销 断货 退货 清仓 散伙 查封 罚款 烂尾 黑店 山寨 烂货 次品 歇业 停业 停工 讨债 欠薪 欠款 死账 坏账 呆账 烂账 贪污 没货 缺货 无货 难吃 难喝 难看 没人 无人 冷清 冷场 生锈 发霉 馊饭 异味 有毒 假药 假酒 散架 漏水 失火 着火".split(" ");

/** English words a name must not hold: the short ones as a word or across a join, the long ones anywhere. */
export const clashWords =
  "ANAL ASS BUM CUM DIE DEAD DEBT DICK DOOM DUD FAIL FAKE FART FLOP FRAUD GAG HATE HELL HOAX JERK KILL LIAR LOSE LOSER LOSS MOLD MUCK NAZI PEE PENIS PISS POO PORN PUKE PUS RAPE RAT ROT RUIN SCAM SEWER SEX SHAM SHIT SICK SLUT SMUT SNOT STINK SUE TIT TOXIC TURD VIRUS VOMIT WASTE WORST CRAP CRASH BROKE BANKRUPT GHETTO GERM CHEAT".split(
    " ",
  );

export const illInitials = "ASS BAD BS BUM COW CUM DIE DUD DUI FAG FAT FU GAG HIV KKK LSD MAD PEE PIG PMS POO RAT RIP ROT SAD SIN SOB SOS SS STD TB TIT UGH VD WC WTF BO".split(" ");
