import { toTerm } from "../../terms/term.ts";

/** The ten gods: what another stem is to the day master. */
export const tenGodTerms = [
  toTerm(
    "十神|年干十神|月干十神|日干十神|时干十神",
    "ten gods|role|year stem’s role|month stem’s role|day stem’s role|hour stem’s role",
    "拿别的天干跟日主比：谁生谁、谁克谁、阴阳同不同，得出十种关系，各有一个名字，像正官、食神。",
    "What another stem is to the day master, by element and by yin or yang. There are ten such roles, each with a name: Duty, Output and so on.",
  ),
  toTerm("比肩", "Companion", "跟日主同五行、同阴阳：平辈、同行，也是自己的主见。多了容易各干各的。", "The same element and the same polarity as the day master: equals, colleagues, a will of one’s own. Much of it and everyone goes their own way."),
  toTerm("劫财", "Rival", "跟日主同五行、不同阴阳：对手，也是合伙人。一起拼得出力，分账要先说清。", "The same element, the other polarity: a rival who may be a partner. Good for a joint push, as long as the split is agreed first."),
  toTerm("食神", "Output", "日主所生、同阴阳：手艺、口福、慢慢做出来的东西。多的人不爱赶，靠一样本事吃饭。", "What the day master feeds, same polarity: craft, appetite, things made slowly. Much of it likes to live by one skill and dislikes haste."),
  toTerm("伤官", "Wit", "日主所生、不同阴阳：才气、口才、不服管。亮得快，也容易顶撞上头。", "What the day master feeds, other polarity: talent, a quick tongue, no love of rules. It shines fast and talks back to whoever is in charge."),
  toTerm("偏财", "Windfall", "日主所克、同阴阳：外来的钱、人面、机会。不是中奖，是手脚活络挣来的那一份。", "What the day master holds, same polarity: money from outside, contacts, chances. It isn’t a lottery win; it’s what comes to someone who moves about."),
  toTerm("正财", "Earnings", "日主所克、不同阴阳：工资、积蓄、按部就班来的钱，也看过日子的踏实。", "What the day master holds, other polarity: wages, savings, money that comes by the month, and a steady hand at home."),
  toTerm(
    "七杀|偏官",
    "Pressure|Seven Killings",
    "克日主、同阴阳：压力、对手、逼人往前的担子。名字吓人，其实是硬任务；有食神或印接着，就成了魄力。",
    "What holds the day master, same polarity: a hard task, an opponent, a deadline. The old name, Seven Killings, means only that it’s the seventh stem counted on; well met, it becomes drive.",
  ),
  toTerm("正官", "Duty", "克日主、不同阴阳：职位、规矩、名分。管着你，也替你撑门面。", "What holds the day master, other polarity: office, rules, a good name. It limits you, and vouches for you."),
  toTerm("偏印|枭神", "Insight", "生日主、同阴阳：偏门的学问、直觉、独来独往的想法。进得深，不爱解释。", "What feeds the day master, same polarity: odd learning, hunches, thoughts kept to oneself. It goes deep and dislikes explaining."),
  toTerm("正印", "Support", "生日主、不同阴阳：靠山、学历、照顾你的人。有它托底，多了也会等别人来管。", "What feeds the day master, other polarity: backing, schooling, those who look after you. A floor under one’s feet, and with too much of it a habit of waiting to be helped."),
];
