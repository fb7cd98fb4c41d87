/** Stems, branches, animals, elements, and the numbers and names that stand with them: whatever in a Chinese text spells a pillar out. */
export const pillarLetters =
  /[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥金木水火土鼠牛虎兔龙蛇马羊猴鸡狗猪]|生肖|属相|\b(?:wood|fire|earth|metal|water|rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)s?\b/iu;
