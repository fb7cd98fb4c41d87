import { toTerm } from "../../terms/term.ts";

/** The zodiac: signs, elements, modes. */
export const signTerms = [
  toTerm("星座|黄道十二宫", "sign|zodiac|zodiac sign", "太阳一年走过的路分成十二段，每段三十度，从春分点算起。它说怎么做，行星说做什么。", "The Sun’s yearly path cut into twelve parts of 30° from the spring equinox. A sign says how; the planet in it says what."),
  toTerm("白羊座|白羊|牡羊", "Aries", "第一座，火，基本，归火星管：先动手，怕等。", "The first sign: fire, cardinal, ruled by Mars. It acts first and hates waiting."),
  toTerm("金牛座|金牛", "Taurus", "第二座，土，固定，归金星管：慢、稳、认实在的东西。", "The second: earth, fixed, ruled by Venus. Slow, steady, fond of what can be touched."),
  toTerm("双子座|双子", "Gemini", "第三座，风，变动，归水星管：爱问爱说，两头跑。", "The third: air, mutable, ruled by Mercury. It asks, talks and goes both ways at once."),
  toTerm("巨蟹座|巨蟹", "Cancer", "第四座，水，基本，归月亮管：护着自己人，记事。", "The fourth: water, cardinal, ruled by the Moon. It looks after its own and remembers. The name is Latin for crab, nothing more."),
  toTerm("狮子座|狮子", "Leo", "第五座，火，固定，归太阳管：要亮相，也真肯给。", "The fifth: fire, fixed, ruled by the Sun. It wants to be seen and gives freely."),
  toTerm("处女座|处女|室女", "Virgo", "第六座，土，变动，归水星管：看得细，手上要有活。", "The sixth: earth, mutable, ruled by Mercury. A sharp eye for detail, and hands that need work."),
  toTerm("天秤座|天秤", "Libra", "第七座，风，基本，归金星管：比较、商量、求公道。", "The seventh: air, cardinal, ruled by Venus. It weighs, consults and wants things fair."),
  toTerm("天蝎座|天蝎", "Scorpio", "第八座，水，固定，归火星管（现代归冥王星）：要么不进去，要么到底。", "The eighth: water, fixed, ruled by Mars (Pluto to the moderns). It stays out or goes all the way in."),
  toTerm("射手座|射手|人马", "Sagittarius", "第九座，火，变动，归木星管：看远处，话直。", "The ninth: fire, mutable, ruled by Jupiter. It looks far off and speaks straight."),
  toTerm("摩羯座|摩羯|山羊座", "Capricorn", "第十座，土，基本，归土星管：按步子爬，先有计划。", "The tenth: earth, cardinal, ruled by Saturn. It climbs by plan, one foothold at a time."),
  toTerm("水瓶座|水瓶|宝瓶", "Aquarius", "第十一座，风，固定，归土星管（现代归天王星）：讲道理，留距离，自有主见。", "The eleventh: air, fixed, ruled by Saturn (Uranus to the moderns). It reasons, keeps its distance and has its own view."),
  toTerm("双鱼座|双鱼", "Pisces", "第十二座，水，变动，归木星管（现代归海王星）：心软，边界松，感觉走在前头。", "The twelfth: water, mutable, ruled by Jupiter (Neptune to the moderns). Soft-hearted, loose at the edges, quick to feel."),
  toTerm("回归黄道", "tropical zodiac", "从春分点起算的黄道，跟季节走，跟天上星座的位置已经差了二十几度。西方占星多用它。", "The zodiac counted from the spring equinox, so it follows the seasons; the constellations have since drifted some 24° away. Most Western astrology uses it."),
  toTerm("元素|四元素|火土风水", "element count|four elements", "十二星座分火、土、风、水四类，各三座：火要动，土要实，风要想，水要感受。", "The twelve signs fall into fire, earth, air and water, three each: fire moves, earth makes, air thinks, water feels."),
  toTerm("火象|火象星座", "fire signs", "白羊、狮子、射手：热、快、靠劲头走。", "Aries, Leo and Sagittarius: warm and quick, carried by enthusiasm."),
  toTerm("土象|土象星座", "earth signs", "金牛、处女、摩羯：看得见摸得着才算。", "Taurus, Virgo and Capricorn: what counts is what can be seen and handled."),
  toTerm("风象|风象星座", "air signs", "双子、天秤、水瓶：靠想法和说话往来。", "Gemini, Libra and Aquarius: they live by ideas and talk."),
  toTerm("水象|水象星座", "water signs", "巨蟹、天蝎、双鱼：靠感受认路。", "Cancer, Scorpio and Pisces: they find the way by feeling."),
  toTerm("模式|基本固定变动|三方模式", "modes|mode|modality", "十二星座又分三种做法：基本座起头，固定座守住，变动座换。", "The signs also fall into three ways of working: cardinal ones start, fixed ones hold, mutable ones change."),
  toTerm("基本|基本星座|基本宫", "cardinal|cardinal signs", "白羊、巨蟹、天秤、摩羯，四季的头一座，擅长起头。", "Aries, Cancer, Libra and Capricorn, which open the four seasons. Good at starting."),
  toTerm("固定|固定星座|固定宫", "fixed|fixed signs", "金牛、狮子、天蝎、水瓶，一季的中间，守得住，转弯慢。", "Taurus, Leo, Scorpio and Aquarius, the middle of each season. They hold on and turn slowly."),
  toTerm("变动|变动星座|变动宫", "mutable|mutable signs", "双子、处女、射手、双鱼，一季的末尾，能改能换，难得定。", "Gemini, Virgo, Sagittarius and Pisces, the end of each season. They adapt, and settle with difficulty."),
];
