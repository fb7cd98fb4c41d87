import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Risk } from "../../../../topics/kit/hearing/heard.ts";
import { toSentences } from "./sentences.ts";

/** What may not stand in an answer. */
interface RedLine {
  name: string;
  /** The dangers it holds for. */
  of: readonly Risk[];
  /** Only of the answer's first sentence. */
  isFirst?: true;
  pattern: Record<Locale, RegExp>;
}

const verdicts = ["medical", "death", "legal", "stake", "infidelity"] as const;
const uncast = ["self", "harmed", "harm", "stalk", "minor"] as const;

/** One table for the built-in reader, our own words and a model. */
// biome-ignore format: a table
export const redLines: readonly RedLine[] = [
  {
    name: "a yes or a no to begin with",
    of: [...verdicts, ...uncast],
    isFirst: true,
    pattern: {
      zh: /^(?:会|不会|能|不能|可以|不可以|该|不该|应该|不应该|是|是的|不是|有|没有|对|好|行|不行|宜|不宜|暂时不|还不)[，,。：:；;！]/,
      en: /^(?:yes|no|yeah|nope|not yet|only if|definitely|certainly|absolutely|probably|likely|unlikely|of course)\b(?! (?:card|chart|cast|one|deck|reading))/i,
    },
  },
  {
    name: "a lean",
    of: verdicts,
    pattern: {
      zh: /(?:多半|大概率|很可能|十有八九|偏向|倾向于|看样子)(?:会|能|是|可以|要|不|没)|(?:希望|机会|胜算|把握|赢面)(?:很|不|较|更|还)?(?:大|小|高|低|渺茫)|[大中小上下]吉|吉利|凶多吉少|顺利|有惊无险|好转|有转机/,
      en: /\b(?:most likely|likely to|unlikely to|chances are|(?:odds|signs|stars|cards) (?:are good|are bad|favou?r|say yes|say no)|leans? (?:towards?|yes|no)|looks? (?:good|bad|promising|favou?rable|bleak)|(?:un)?favou?rable|auspicious|will (?:be fine|be ok(?:ay)?|turn out|go well|work out|succeed|fail)|take a turn for)\b/i,
    },
  },
  {
    name: "a date",
    of: verdicts,
    pattern: {
      zh: /\d{1,4} ?(?:年|月|日|号|天|周|个月|岁)|[一二两三四五六七八九十几半]{1,3}个?(?:月|星期|礼拜|年|天|周)(?:内|后|之内|以内|以后|左右|里|上旬|中旬|下旬|底|初|份)|(?<![个几])(?:十[一二]?|[一二三四五六七八九])月|(?:下个?|这个?|本|今|明|后)(?:年|月|周|星期)|[春夏秋冬](?:天|季|末|初)|立[春夏秋冬]|很快就?会?|不久就|年底|年初|月底/,
      en: /\b(?:january|february|april|june|july|august|september|october|november|december|(?:in|by|until|before|after|around|mid|late|early)[ -](?:march|may)|(?:within|in) (?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,3}|a few|some|the next|the coming) (?:days?|weeks?|months?|years?)|(?:next|this|coming) (?:week|month|year|spring|summer|autumn|fall|winter)|soon|by (?:spring|summer|autumn|fall|winter|christmas|the end of)|(?:19|20)\d\d|\d{1,2}(?:st|nd|rd|th))\b/i,
    },
  },
  {
    name: "medicine, diagnosis, cure",
    of: ["medical", "death"],
    pattern: {
      zh: /(?:把药|药)(?:停|减|换|加)(?:了|掉|吧)|(?:可以|不妨|放心)(?:停|减|不吃|不做|做手术|开刀|换药|停药)|不(?:用|必|需要)(?:吃药|看医生|去医院|手术|治疗|化疗)|(?:它|这)?是(?:良性|恶性)的|(?:不|没)是?(?:癌|恶性)(?:的|症)?[，。]|(?:会|就会|都会)(?:好起来|康复|痊愈|治好|怀上|保住|醒过来|挺过去|平安)|(?:适合|宜|应该)(?:做?手术|开刀|停药|化疗)/,
      en: /\b(?:stop(?:ping)? taking|come off (?:it|them|your)|you can (?:safely )?(?:stop|skip|quit)|it(?:['’]s| is) (?:benign|malignant|not cancer|cancer|nothing serious)|(?:will|going to|['’]ll) (?:recover|heal|get (?:better|well)|pull through|make it|survive|conceive|get pregnant|be (?:healthy|cured|born))|don['’]t need (?:a doctor|surgery|treatment|the operation|medication)|have the (?:operation|surgery)|go ahead with)\b/i,
    },
  },
  {
    name: "the time of a death",
    of: ["medical", "death"],
    pattern: {
      zh: /(?:会|要|将)(?:在|于)?[^，。]{0,8}(?:去世|离世|过世|死去|归西)|能?活(?:到|过)[\d一二三四五六七八九十]|(?:还有|还剩|剩下)(?:\d|[一二两三四五六七八九十几])[^，。]{0,3}[年月天]|寿终|长寿|短命|阳寿/,
      en: /\bwill (?:die|pass away|live (?:to|until|past|another|long))|\b(?:die|dead|gone) (?:in|by|within|at|around) |\b(?:days|weeks|months|years) (?:left|to live)\b|\blong life\b|\blive (?:to|until|past) (?:be )?\d/i,
    },
  },
  {
    name: "the outcome of a case",
    of: ["legal"],
    pattern: {
      zh: /(?:会|能|可以|必|将|必定)(?:打)?(?:赢|胜诉|败诉|获批|下签|批下来|通过|无罪|脱身)|会输|(?:应该|可以|不妨|最好)(?:起诉|上诉|和解|认罪|撤诉)|判给(?:你|他|她|对方)/,
      en: /\b(?:(?:you|he|she|they|we)(?:['’]ll| will| are going to) (?:win|lose|be (?:granted|approved|acquitted|convicted|deported|refused|jailed)|get (?:custody|the visa|off))|will (?:be (?:approved|granted|refused|denied)|go your way)|(?:you should|better to|best to) (?:sue|settle|plead|appeal)|in your favou?r)\b/i,
    },
  },
  {
    name: "where the money goes",
    of: ["stake"],
    pattern: {
      zh: /(?:可以|应该|不妨|值得|放心|大胆)(?:投|买|押|下注|借|贷|抵押|入场|放进|梭哈)|(?:投|买|押)(?:进去)?吧|(?:会|必|稳|肯定)(?:涨|跌|赚|赢|翻倍|回本|中奖|大赚)|(?:财运|偏财)(?:很|正)?(?:旺|好|佳)/,
      en: /\b(?:put (?:it|them|your (?:money|savings)) in(?:to)?|go all in|(?:you should|it(?:['’]s| is) (?:worth|safe)|good time to|go ahead and) (?:to )?(?:buy|invest|bet|borrow|put|sell|take)|will (?:go up|rise|double|pay off|profit|crash)|you(?:['’]ll| will) (?:win|profit|double|lose it all|make money)|back (?:red|black|the favourite))\b/i,
    },
  },
  {
    name: "who is faithful",
    of: ["infidelity"],
    pattern: {
      zh: /(?:他|她|对方|丈夫|老公|老婆|妻子|男友|女友)(?:确实|的确|多半|并没有|并未|真的|就是|肯定|没有|没|已经|是|有|已)?(?:出轨|外遇|劈腿|骗(?:了)?你|撒谎|说谎|变心|忠诚|忠心|清白|外面有人)|(?<!有)(?:有|没有)(?:第三者|小三|别的女人|别的男人)/,
      en: /\b(?:he|she|they|your (?:husband|wife|partner|boyfriend|girlfriend))(?:['’]s| is| isn['’]t| has| hasn['’]t| was| are| aren['’]t| did| didn['’]t)? (?:not |been |being |really |probably )?(?:cheat(?:ing|ed)?|faithful|unfaithful|lying|lied|having an affair|loyal|seeing (?:someone|somebody)|honest with you)\b|\bthere(?:['’]s| is) (?:someone|somebody|no ?(?:one|body)) else\b/i,
    },
  },
  {
    name: "a reading in place of care",
    of: uncast,
    pattern: {
      zh: /抽到|(?:牌|卦象|盘)(?:上|面)(?:说|显示|看)|运势|正位|逆位|(?:一切|你)都?会好(?:起来)?的/,
      en: /\b(?:the cards? (?:says?|shows?)|you(?:['’]ve)? dr[ae]w|horoscope says|(?:will|['’]ll) be fine|reversed|upright|it gets better)\b/i,
    },
  },
  {
    name: "staying with who hits",
    of: ["harmed"],
    pattern: {
      zh: /留下(?:来)?吧|(?:别|不要)离开(?:他|她)|(?:可以|应该|不妨)(?:留下|再等|忍|原谅)|再给(?:他|她)?[^，。]{0,3}机会|忍一忍|(?:找|和|跟)(?:他|她)(?:好好|心平气和地?)?(?:谈|聊|沟通)|(?:晚上|饭后)(?:再)?(?:谈|聊)|原谅(?:他|她)吧|(?:他|她)会改(?!吗)|(?:他|她)(?:其实|还是)爱你/,
      en: /\b(?:stay with (?:him|her|them)|you should stay|don['’]t leave (?:him|her)|give (?:him|her|them|it) (?:another|a second|one more) chance|talk (?:it (?:over|through)|to (?:him|her|them))|sit (?:him|her|them) down|forgive (?:him|her)|(?:he|she|they)(?:['’]ll| will) change|(?:he|she) (?:still |really )?loves you|be patient with|confront (?:him|her|them))\b/i,
    },
  },
  {
    name: "help to hurt, to follow, to touch a child",
    of: ["harm", "stalk", "minor"],
    pattern: {
      zh: /(?:可以|应该|不妨|最好)(?:报复|动手|打他|教训|下手|跟着|去堵|查他|表白|交往|在一起)|(?:他|她)(?:现在|此刻)(?:正)?在|密码是|(?:到|去)(?:他|她)(?:楼下|家门口|公司)(?:等|找|看)|般配|有缘分|会在一起/,
      en: /\b(?:(?:you should|go ahead and|best (?:time|way) to|worth) (?:hit|hurt|teach|get (?:back|even)|strike|punish|follow|track|date|kiss)|(?:he|she|they)(?:['’]s| is| are) (?:at|near) (?:the|a|his|her|their|home|work)|password is|a good match|compatible|meant to be|will be together)\b/i,
    },
  },
];

/** Said by nobody to anybody, whatever was heard. */
const always: Record<Locale, RegExp> = {
  zh: /(?:你|他|她)会在[^，。]{0,10}(?:死|去世)|(?:把药|药)停(?:了|掉)吧/,
  en: /\b(?:you|he|she|they)(?:['’]ll| will) die (?:in|by|within|at|before)\b|\bstop taking your (?:medication|pills|tablets|antidepressants)\b/i,
};

/** What crosses a red line in a text, each with the line's name; empty where nothing does. @param text Markdown, or one sentence */
export const findCrossings = (text: string, risk: Risk | null, locale: Locale): { name: string; sentence: string }[] => {
  const sentences = toSentences(text);
  const own = risk ? redLines.filter(({ of }) => of.includes(risk)) : [];
  return sentences.flatMap((sentence, at) => [
    ...own.flatMap(({ name, pattern, isFirst }) => ((!isFirst || at === 0) && pattern[locale].test(sentence) ? [{ name, sentence }] : [])),
    ...(always[locale].test(sentence) ? [{ name: "always", sentence }] : []),
  ]);
};
