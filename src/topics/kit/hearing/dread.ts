import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Polarity } from "./polarity.ts";

/** What one would rather hear denied: a clue of the classifier, so that a word more or less here asks for a new training. */
const worse: Record<Locale, RegExp> = {
  zh: /没戏|没(?:有)?(?:机会|希望|可能)了|没救|没用|完了|结束了|选错|做错|看错|错了|白费|来不及|太晚|晚了|骗我|变心|出轨|不爱|不喜欢|不想(?:理|要)我|讨厌我|嫌我|针对我|会失败|考不上|裁员|被裁|下岗|失业|失败|分手|离婚|亏(?:本|钱|损)|出事|被骗|挂科|落榜|破产|被甩|被开除/,
  en: /\b(?:over|wrong|too late|doomed|hopeless|pointless|finished|a mistake|lying|cheating|failing|fail|los(?:e|ing)|falling apart|hate[sd]? me|against me|fired|laid off|redundan\w+|dumped|bankrupt|divorced|scammed|break(?:ing)? up|reject\w*)\b/i,
};

/** True where a yes would be the bad news: "Will I be dumped?", 我会下岗吗. */
export const isDreaded = (text: string, locale: Locale): boolean => worse[locale].test(text);

/** More of it, which no clue counts. */
const feared: Record<Locale, RegExp> = {
  zh: /被(?:辞|开除|甩|抓|拒|淘汰|替|套|坑|劝退|骗|分手)|外面有|有别人|瞒(?:着)?我|恨我|怪我|嫉妒|针对|想让我走|赶我|离开我|不要我|赔(?!偿)|亏|输|出事|倒闭|吵起来|后悔|不对(?=[吗？?]|$)|我的错|黄了|砸了|泡汤|打水漂|生我的?气|拉黑|涨租|违约|延期|退婚/,
  en: /\b(?:be (?:fired|sacked|laid off|let go|dumped|rejected|left|caught|evicted|replaced|blamed|lonely|alone)|cheat(?:ing|ed)?|seeing someone|affair|lying to me|blames? me|env(?:y|ies)|jealous|wants? me (?:gone|out)|leav(?:e|ing) me|go wrong|regret|(?:end in )?a quarrel|fall (?:apart|through)|go (?:under|bust|broke|bankrupt)|lose|wrong to|my fault|(?:a|my) mistake|mad at me|angry (?:at|with) me|too old|get (?:fired|sacked|dumped|divorced|evicted|caught|sick|worse)|(?:pain|illness|cancer|anxiety|depression|debts?) (?:come|coming) back)\b/i,
};

/** What one would always rather hear affirmed. */
const hoped: Record<Locale, RegExp> = {
  zh: /(?:对我|我们).{0,6}(?:认真|真心)|(?:真心|认真)(?:对我|爱我|喜欢我)|还(?:给)?我?(?:钱|款|债)|会还(?=[吗么不我？?]|$)|原谅|回心转意|考上|录取|录用|升职|加薪|回本|答应|同意|喜欢我|爱我|娶我|嫁给我|能成(?=[吗么？?]|$)|成功|顺利|好转|康复|中标|怀上|实现|复合/,
  en: /\b(?:is|are) [^,.?!]{1,30} (?:serious about|in love with|committed to|faithful to) (?:me|us)\b|\b(?:pays? (?:me|us|it|them) back|repay|forgives?|marry me|say yes|gets? (?:the job|promoted|hired|accepted|better)|comes? (?:off|true|together|good)|works? out|succeeds?|goes? well|heals?|recovers?|improves?|finds? (?:love|work|a job|someone|the one))\b/i,
};

/** What a question asks leave for, or whether it can be done, is wanted though its words sound hard: 我该不该离婚. */
const wanted: ReadonlySet<Polarity> = new Set<Polarity>(["should", "can"]);

/** @param isHeard the classifier heard a yes-or-no question whose yes is the bad news */
export const isBadNews = (text: string, locale: Locale, polarity: Polarity, isHeard: boolean): boolean =>
  polarity === "should" ? false : (isHeard && !hoped[locale].test(text)) || (!wanted.has(polarity) && (isDreaded(text, locale) || feared[locale].test(text)));
