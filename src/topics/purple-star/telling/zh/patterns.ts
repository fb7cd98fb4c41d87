import type { PatternName } from "../../data/patterns.ts";

interface PatternWords {
  name: string;
  /** The rule as it was checked. */
  rule: string;
  meaning: string;
}

export const patternWords: Record<PatternName, PatternWords> = {
  purpleTreasury: { name: "紫府同宫", rule: "紫微、天府同在命宫", meaning: "能开局也守得住，怕的是孤高" },
  purpleTreasuryAttend: { name: "紫府朝垣", rule: "命宫在寅或申，紫微、天府在财帛、官禄两宫拱照", meaning: "钱和事业两头有靠山" },
  facingLight: { name: "极向离明", rule: "紫微在午宫坐命", meaning: "帝星居南，气象大，肩上的事也大" },
  lordAndMinisters: { name: "君臣庆会", rule: "紫微坐命，左辅、右弼都在三方四正", meaning: "有主见又有人辅佐，事容易做大" },
  treasuryMinister: { name: "府相朝垣", rule: "天府、天相在财帛、官禄两宫拱命", meaning: "做事有章法，有体制或家底托着" },
  killBreakWolf: { name: "杀破狼", rule: "七杀、破军、贪狼之一坐命，另两颗必在三方", meaning: "一生变动多，越动越能成事" },
  clerkStars: { name: "机月同梁", rule: "天机、太阴、天同、天梁都在命宫三方四正", meaning: "宜在机构里凭专长做事，细水长流" },
  sunMoonShine: { name: "日月并明", rule: "命宫在丑，太阳在巳、太阴在酉，两颗都亮着来拱", meaning: "名与利都有来处" },
  pearl: { name: "明珠出海", rule: "命宫在未无主星，太阳在卯、太阴在亥来拱", meaning: "自己低调，成就在外头亮起来" },
  sunMoonTogether: { name: "日月同临", rule: "太阳、太阴同在命宫", meaning: "刚柔并在，一时热一时冷" },
  sunriseGate: { name: "日照雷门", rule: "太阳在卯宫坐命", meaning: "日出之位，早早露头，热心肯干" },
  noonSun: { name: "金灿光辉", rule: "太阳在午宫坐命", meaning: "正午的太阳，光大，也容易过劳" },
  moonAtGate: { name: "月朗天门", rule: "太阴在亥宫坐命", meaning: "满月当空，心细，财从静处来" },
  moonOverSea: { name: "月生沧海", rule: "天同、太阴在子宫坐命", meaning: "清秀温和，福气从容" },
  sunMoonTurned: { name: "日月反背", rule: "太阳在戌、亥或太阴在卯、辰坐命，日月都失了亮", meaning: "早年费力，离开出生地反而亮" },
  giantSun: { name: "巨日同宫", rule: "太阳、巨门在寅或申同坐命宫", meaning: "靠嘴和才学立身，先名后利" },
  hiddenJade: { name: "石中隐玉", rule: "巨门在子或午坐命，三方四正见禄、权、科之一", meaning: "本事藏在里头，要磨开才看得见" },
  warriorWolf: { name: "贪武同行", rule: "武曲、贪狼同在命宫", meaning: "少年多磨，三十岁后渐入佳境" },
  fireWolf: { name: "火贪格", rule: "贪狼与火星同宫，在命宫三方四正", meaning: "突然的机会，来得猛，收得也要快" },
  bellWolf: { name: "铃贪格", rule: "贪狼与铃星同宫，在命宫三方四正", meaning: "闷声的爆发，憋久了一下起来" },
  marshalFaces: { name: "七杀朝斗", rule: "七杀在子、午、寅、申坐命", meaning: "独当一面，压力下显本事" },
  vanguardHome: { name: "英星入庙", rule: "破军在子或午坐命", meaning: "敢破敢立，开新局的人" },
  elderHome: { name: "寿星入庙", rule: "天梁在午宫坐命", meaning: "有长者气，别人有难会来找你" },
  pivotBeam: { name: "善荫朝纲", rule: "天机、天梁在辰或戌坐命", meaning: "会谋也肯护人，宜出主意" },
  judgeAtHome: { name: "雄宿乾元", rule: "廉贞在未或申坐命", meaning: "有原则也有魄力，收得住就成器" },
  sunBeamScholarStipend: { name: "阳梁昌禄", rule: "太阳、天梁、文昌与禄存或化禄都在三方四正", meaning: "考试、资格、专业上最得力" },
  wealthFlanksSeal: { name: "财荫夹印", rule: "天相坐命，邻宫巨门化禄，另一边是天梁", meaning: "两边有人托，容易得信任" },
  troubleFlanksSeal: { name: "刑忌夹印", rule: "天相坐命，邻宫巨门化忌，另一边是天梁", meaning: "两边都来管你，先把边界立好" },
  ramAndSeal: { name: "刑囚夹印", rule: "廉贞、天相、擎羊同在命宫", meaning: "规矩上容易吃亏，合同手续要看细" },
  threeWonders: { name: "三奇加会", rule: "化禄、化权、化科都在命宫三方四正", meaning: "机会、权力、名声三样互相带" },
  twoStipendsAttend: { name: "双禄朝垣", rule: "禄存与化禄都在财帛、官禄两宫", meaning: "钱路不止一条" },
  twoStipendsMeet: { name: "禄合鸳鸯", rule: "禄存与化禄同在命宫", meaning: "进财和守财合在一个人身上" },
  fortunePower: { name: "权禄巡逢", rule: "化禄、化权同在命宫", meaning: "有机会，也拿得住" },
  stipendHorse: { name: "禄马交驰", rule: "天马与禄存或化禄同宫，在命宫三方四正", meaning: "越跑越有钱，坐着等反而少" },
  aidesTogether: { name: "左右同宫", rule: "左辅、右弼同在命宫", meaning: "身边总有帮手，自己也爱帮人" },
  aidesFlank: { name: "左右夹命", rule: "左辅、右弼在命宫左右两邻", meaning: "有人在两边扶着" },
  lettersTogether: { name: "昌曲同宫", rule: "文昌、文曲同在命宫", meaning: "文理与才情俱全" },
  lettersFlank: { name: "昌曲夹命", rule: "文昌、文曲在命宫左右两邻", meaning: "学问、口才两边来助" },
  patrons: { name: "坐贵向贵", rule: "天魁、天钺一颗坐命、一颗在迁移", meaning: "在家出门都有贵人" },
  emptySoul: { name: "命无正曜", rule: "命宫没有主星，借对宫迁移的来看", meaning: "可塑性大，环境换了人也跟着换" },
  arrowOnHorse: { name: "马头带箭", rule: "擎羊在午宫坐命", meaning: "险中立功，劲大，也最要防急" },
  flankedTrouble: { name: "羊陀夹忌", rule: "禄存坐命，左右必是擎羊、陀罗，命宫又有化忌", meaning: "两边都来拉扯，守住比扩张要紧" },
  fireBellFlank: { name: "火铃夹命", rule: "火星、铃星在命宫左右两邻", meaning: "两边催得急，心里容易毛躁" },
  voidRaidFlank: { name: "空劫夹命", rule: "地空、地劫在命宫左右两邻", meaning: "计划常被打断，留一份余地" },
  voidInSoul: { name: "命里逢空", rule: "地空或地劫坐命", meaning: "想法跟人不同，利创意，不利囤财" },
};

/** How many plates make a pattern, of a hundred or of a thousand. */
export const toShare = (percent: number): string => (percent < 1 ? `一千张盘里约有${Math.round(percent * 10)}张` : `一百张盘里约有${Math.round(percent)}张`);
