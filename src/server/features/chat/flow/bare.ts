import type { Craft } from "../../../../topics/kit/asked.ts";
import type { CastTopicId } from "../../../../topics/topic-ids.ts";

const letters = /[\p{L}\p{N}]/u;
const isEmptyOf = (text: string, fillers: RegExp): boolean => !letters.test(text.replace(fillers, " "));

const drawWords =
  /重新|继续|接着|再|求|抽|摇|掷|翻|起|占|算|卜|来|一|两|三|几|支|张|卦|爻|章|签|牌|次|个|遍|回|根|下|吧|呢|呗|好|请|帮|我|给|要|想|还|就|那|了|开始|\b(?:draw|throw|toss|cast|pull|deal|shuffle|another|one|two|three|more|again|the|an?|coins?|cards?|sticks?|chapters?|hexagrams?|lots?|for|us|me|please|once|can|could|you|i|want|like|would|d|let|s|go|on|continue|resume|next|start|begin|ok|okay|now|then|it|them|anew|afresh|over|time|just|do|a|clarifier|clarifying)\b/giu;

/** "再抽一张", "draw one more", "go on": it asks for a draw and for nothing else. */
export const isBareDraw = (text: string): boolean => isEmptyOf(text, drawWords);

const craftWords =
  /斗数|排盘|命盘|占卜|看看|看一下|试试|同样|问题|这件事|刚才|用|拿|换|改|让|帮|我|给|看|试|再|来|一|下|次|吧|呢|呗|请|怎么|怎样|如何|说|讲|那|还是|也|问|的|个|法|可以|能|不|吗|想|要|就|了|\b(?:use|using|what|would|does|do|will|say|says|saying|with|and|or|the|an?|by|from|try|trying|how|about|can|could|you|please|reading|another|instead|also|in|my|our|same|question|it|now|look|at|tell|me|i|d|like|want|to|on|this|that|then|so|for|check|show|see|through|think|thinks|same|thing|chart|birth|do|one|read|s)\b/giu;

/** What of the words is left beside the name of the craft and what asks for it. */
export const stripCraft = (text: string, crafts: readonly Craft<CastTopicId>[], craft: CastTopicId): string => {
  const sign = crafts.find(({ topic }) => topic === craft)?.sign;
  const named = sign ? text.replace(sign, " ") : text;
  return named
    .replace(craftWords, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
};

/** "用紫微看看", "what would the I Ching say": the craft, and nothing of a matter of its own. */
const leastHan = 2;
export const isBareCraft = (left: string): boolean => !/[a-z\d]{2}/i.test(left) && (left.match(/\p{Script=Han}/gu)?.length ?? 0) < leastHan;

/** Nothing but a yes: to an offer it is one, whatever else it might be. */
const plainYes =
  /^(?:好的?|好吧|好啊|行|行吧|可以|要|要的|嗯+|来吧?|对|是的?|想|试试|抽吧?|yes|yeah|yep|yup|ok|okay|sure|please|yes please|go ahead|go on|do it|let['’]?s|all right|alright)[\s!！。.~～,，呀啊哦呢哈啦了吧]*$/i;
export const isPlainYes = (text: string): boolean => plainYes.test(text.trim());

/** Words that take notice and take nothing up: "我知道", "you're right", "no thanks". */
const onlyNotes =
  /知道|明白|懂了|了解|有道理|说得对|你说得|算了|不用|不要|不必|先不|别了|不了|\b(?:right|got it|i see|understood|fair|makes sense|i know|true|no|nah|not|never ?mind|rather not|fine)\b|n['’]t\b/i;
export const takesUp = (text: string): boolean => !onlyNotes.test(text) || /好的?[，,。！]|\byes\b/i.test(text);

/** Half a sentence that goes on from the one before. */
export const goesOn = (text: string): boolean => isShortTurn(text) || /^(?:那|如果|要是|可是|但|所以|and|but|so|if|what if|then)/i.test(text);

const most = { han: 8, words: 5 };
/** So short a follow-up has hardly a matter of its own. */
export const isShortTurn = (text: string): boolean =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) <= most.han && (text.match(/[\p{Script=Latin}\d'’]+/gu)?.length ?? 0) <= most.words;
