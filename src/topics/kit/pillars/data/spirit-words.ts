interface SpiritWords {
  /** One clause each: what the star stands for. */
  zh: string;
  nameEn: string;
  en: string;
}

/** What each 神煞 is taken to stand for, in our own words. Hard names are told as what they ask of one, never as fate. */
export const spiritWords: Readonly<Record<string, SpiritWords>> = {
  天乙贵人: { zh: "难处有人搭手", nameEn: "Noble helper", en: "someone lends a hand when it is hard" },
  太极贵人: { zh: "爱追问到底，学冷门的东西上手快", nameEn: "Great Pole", en: "asks to the bottom of things, quick with odd subjects" },
  文昌贵人: { zh: "读写灵，考试不怵", nameEn: "Scholar", en: "at ease with reading, writing and tests" },
  天厨贵人: { zh: "吃穿不亏自己，有人管饭", nameEn: "Heaven’s kitchen", en: "a well-laid table, one’s own or a host’s" },
  国印贵人: { zh: "守规矩，盖章画押的事托付得住", nameEn: "Seal of state", en: "trusted with rules, papers and signatures" },
  金舆: { zh: "出门有车，身边人帮衬", nameEn: "Golden carriage", en: "comfort that comes through others, a partner above all" },
  禄神: { zh: "凭手上的活吃饭，站得住", nameEn: "Salary star", en: "stands on its own work and is paid for it" },
  羊刃: { zh: "劲头过猛，快刀要有鞘", nameEn: "Blade star", en: "force at its keenest, a blade that needs a sheath" },
  飞刃: { zh: "急起来伤人也伤己，慢半拍就好", nameEn: "Flying blade", en: "haste that cuts both ways; half a beat slower mends it" },
  红艳: { zh: "招人喜欢，情分上容易起波澜", nameEn: "Red charm", en: "a charm that draws people in, and stirs feelings" },
  学堂: { zh: "坐得住，学得进", nameEn: "Schoolroom", en: "can sit still and learn" },
  词馆: { zh: "会说会写，话能换饭吃", nameEn: "House of letters", en: "a way with words that can earn a living" },
  天德: { zh: "做事留余地，事到头上有缓冲", nameEn: "Heaven’s virtue", en: "a margin of grace when things come to a head" },
  天德合: { zh: "天德的合神，也有缓冲，隔着一层", nameEn: "Heaven’s virtue, paired", en: "the same grace, at one remove" },
  月德: { zh: "心软，遇事有人体谅", nameEn: "Month’s virtue", en: "a soft heart that others make allowance for" },
  月德合: { zh: "月德的合神，人缘来得缓", nameEn: "Month’s virtue, paired", en: "the same allowance, slower to come" },
  天医: { zh: "会照料人，对养生调理上心", nameEn: "Heaven’s healer", en: "a hand for looking after people" },
  驿马: { zh: "坐不住，搬动和路上有机会", nameEn: "Post horse", en: "restless; moves and journeys bring the openings" },
  桃花: { zh: "讨人喜欢，人情往来多", nameEn: "Peach blossom", en: "likeable, and much sought after" },
  华盖: { zh: "喜欢独处，对艺文玄理有感", nameEn: "Canopy", en: "likes its own company; drawn to art and deep matters" },
  将星: { zh: "肯拿主意，能带人", nameEn: "General", en: "ready to decide and to lead" },
  劫煞: { zh: "变动来得突然，手里留点备用", nameEn: "Robbery star", en: "sudden turns; keep something in reserve" },
  亡神: { zh: "心思深，话留一半，记得说全", nameEn: "Lost spirit", en: "keeps half of it back; better to say the whole" },
  灾煞: { zh: "与人硬碰的时候多，绕一步", nameEn: "Calamity star", en: "head-on meetings; a step to the side is cheaper" },
  红鸾: { zh: "姻缘喜事的星", nameEn: "Red phoenix", en: "the star of courtship and weddings" },
  天喜: { zh: "添喜的星，与红鸾相对", nameEn: "Heavenly joy", en: "the star of good news, across from the red phoenix" },
  孤辰: { zh: "一个人扛惯了，要学着开口", nameEn: "Lone star", en: "used to carrying things alone; practise asking" },
  寡宿: { zh: "亲近的人也要留点自己的地方", nameEn: "Solitary lodge", en: "needs a room of its own, even among loved ones" },
  丧门: { zh: "心里容易存事，别独自闷着", nameEn: "Mourning gate", en: "takes sorrow to heart; not to be kept alone" },
  吊客: { zh: "替人操心多，量力", nameEn: "Condoler", en: "carries others’ troubles; within measure" },
  天罗: { zh: "像进了网，急不得，一格一格解", nameEn: "Heaven’s net", en: "a net above; undone knot by knot" },
  地网: { zh: "脚下有绊，先理顺再走", nameEn: "Earth’s net", en: "a snare below; untangle first, then walk" },
  魁罡: { zh: "性子刚，说一不二", nameEn: "Dipper’s head", en: "iron-willed, says a thing once" },
  日贵: { zh: "坐下就是贵人，待人有分寸", nameEn: "Noble day", en: "the helper sits at home: a measured, gracious way" },
  六秀: { zh: "聪明秀气，手巧", nameEn: "Six graces", en: "bright, neat and deft" },
  十灵: { zh: "悟性好，感觉快", nameEn: "Ten quick days", en: "quick to sense and to grasp" },
  八专: { zh: "认定了不转弯", nameEn: "Single-minded day", en: "set on one thing and slow to turn" },
  阴差阳错: { zh: "两家亲戚的事容易对不上茬，先说清", nameEn: "Yin and yang crossed", en: "in-laws and timing miss each other; say it early" },
  十恶大败: { zh: "日禄落空，钱要有账本", nameEn: "Empty granary day", en: "the day’s salary falls void; keep accounts" },
  天赦: { zh: "错了也容得改", nameEn: "Heaven’s pardon", en: "mistakes find room to be mended" },
  四废: { zh: "日柱逆着季节，事宜缓不宜赶", nameEn: "Four idle days", en: "a day against its season; better slow than rushed" },
  金神: { zh: "性刚手快，要火来炼", nameEn: "Golden spirit", en: "hard and quick; wants fire to temper it" },
  三奇: { zh: "路数与众不同", nameEn: "Three wonders", en: "goes about things unlike others" },
};
