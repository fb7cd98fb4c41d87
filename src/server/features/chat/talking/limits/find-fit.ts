import type { VerdictRisk } from "./limit-words.ts";

/** What the words name of a risk, under the same names as the first sentences for it. */
// biome-ignore format: a table
const signs: Record<VerdictRisk, readonly [string, RegExp][]> = {
  medical: [
    ["dying", /病危|临终|ICU|弥留|还(?:能|可以)?(?:撑|活|有)多(?:久|少)|挺(?:得|不)?过|熬(?:得|不)?过|最后(?:一程|的日子)|安宁|\b(?:dying|terminal|hospice|palliative|(?:make|pull) (?:it )?through|how long (?:has|does|will|have) (?:he|she|they|my)|life support|intensive care|icu)\b/i],
    ["pregnancy", /怀孕|怀上|孕|胎|流产|试管|验孕|宝宝(?:健康|正常)|\b(?:pregnan\w*|miscarr\w*|ivf|conceiv\w*|trimester|womb|foetus|fetus|abortion|unborn)\b/i],
    ["medicine", /药|抗抑郁|激素|胰岛素|剂量|停用|疫苗|\b(?:medication|medicines?|pills?|meds|antidepressants?|tablets?|dose|dosage|insulin|statins?|steroids?|lithium|ssris?|vaccin\w*|prescri\w*)\b/i],
    ["operation", /手术|开刀|移植|化疗|放疗|微创|主刀|麻醉|\b(?:operation|operate|surgery|surgical|transplant|chemo\w*|radiotherapy|c-?section|knee replacement|bypass)\b/i],
    ["result", /活检|化验|报告|结节|肿块|肿瘤|癌|良性|恶性|确诊|体检|片子|指标|\b(?:biopsy|lump|tumou?r|cancer|results?|scans?|malignant|benign|diagnos\w*|test(?:s|ed)?|mri|mammogram)\b/i],
  ],
  death: [["other", /他|她|爸|妈|父|母|爷|奶|外公|外婆|姥|老公|老婆|丈夫|妻|儿|女儿|\b(?:he|she|they|him|her|his|father|mother|dad|mum|mom|husband|wife|grand\w+|son|daughter|brother|sister)\b/i]],
  legal: [
    ["visa", /签证|绿卡|移民|永居|工签|拒签|居留|\b(?:visa|green card|immigration|asylum|deport\w*|residency|work permit|citizenship)\b/i],
    ["custody", /抚养权|监护|孩子(?:会)?判|判给|\b(?:custody|visitation|guardianship)\b/i],
    ["crime", /坐牢|判刑|缓刑|拘留|被抓|逮捕|立案|刑|判几年|\b(?:prison|jail|sentenc\w*|arrest\w*|charged|bail|probation|convict\w*|dui|criminal|trial)\b/i],
  ],
  stake: [
    ["bet", /赌|下注|彩票|盘口|球赛|押(?:大|小|哪)|澳门|\b(?:bet|bets|betting|gambl\w*|casino|lottery|poker|slots?|roulette|odds|wager)\b/i],
    ["loan", /贷|借(?:钱|款)|抵押|网贷|杠杆|信用卡|\b(?:loan|mortgage|remortgage|borrow\w*|credit cards?|leverage\w*|margin|second mortgage)\b/i],
    ["savings", /积蓄|存款|攒|养老|全部(?:身家|家当|的钱)|退休金|公积金|\b(?:savings|pension|retirement|401k|nest egg|everything i have|all (?:of )?my money|inheritance)\b/i],
  ],
  infidelity: [
    ["proof", /证据|亲生|孩子是不是他|鉴定|手机里|开房记录|\b(?:proof|evidence|paternity|his phone|her phone|dna)\b/i],
    ["lying", /骗|撒谎|说谎|谎|\b(?:lying|lie|lied|lies|truth|honest)\b/i],
  ],
};

/** Null where the words name nothing of the kind. */
export const findFit = (risk: VerdictRisk, text: string): string | null => signs[risk].find(([, sign]) => sign.test(text))?.[0] ?? null;
