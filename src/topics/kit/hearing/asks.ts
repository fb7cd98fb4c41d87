/** Signs that something is asked: question marks, question words, verbs turned round, words that call for a look. */
const zh =
  /[?？吗么嘛呢]|什么|啥|咩|乜|点样|怎|咋|如何|[几幾]|多少|[哪邊谁誰何]|是不是|有没有|能不能|会不会|要不要|[该該]|行不行|好不好|(?:还是|還是)(?![很挺会會有觉覺好想不没沒难難放舍捨忘那这這老])|多久|[看睇算测測问問]|想知道|[帮幫运運求挑选選]|适合|適合|[不没冇]$|可否|能否|是否|(.)[不没]\1|或者|机会|希望|[会能]/;
const en =
  /\?|\b(?:what|why|how|when|who|whose|where|which|will|would|should|shall|can|could|may|might|is|are|am|was|were|do|does|did|has|have|had|won['’]t|isn['’]t|don['’]t|or|vs|versus|if|whether|wonder|tell me|know|chance|odds|show|help|look|read|check|about|reading|advice|forecast|pick|explain|question|gonna|shud|wat|wen|hw)\b/i;

/** False for words that only tell. */
export const hasAskingSign = (text: string): boolean => zh.test(text) || en.test(text);
