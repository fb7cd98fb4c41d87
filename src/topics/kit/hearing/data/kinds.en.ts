import type { QuestionKind } from "../question.ts";

/** In the order they are tried: the first that fits decides. A choice is found before these, by its two options. */
export const kindsEn: [Exclude<QuestionKind, "choice" | "open">, RegExp][] = [
  ["how", /(?:^|[.;!?…]\s+)(?:(?:so|and|but)\s+)?what (?:should|can|do|could|must|shall) (?:i|we) do(?: now| next| about (?:it|this|that))?[?.!\s]*$/i],
  ["when", /\bwhen (?:will|would|should|can|could|do|does|is|are|shall|might|am|did|exactly)\b|\bwhen['’]s\b|^when\??$|^when\b.*\?$|\bhow (?:long|soon|many (?:days|weeks|months|years))\b|\bwhat (?:month|year|day|time)\b|\bby when\b/i],
  ["why", /\bwhy\b|\bhow come\b|\bwhat(?:['’]s| is| are)? (?:the (?:reason|cause|root)|causing|behind|blocking|stopping|holding|keeping|wrong)\b|\bwhat (?:makes|made) (?:me|him|her|them|us)\b|\bwhat(?:['’]s| is) in the way\b/i],
  ["who", /\bwho(?:m|se)?\b(?!\s+(?:i|you|we)\s+(?:am|are)\b)|\bwhat (?:kind|sort|type) of (?:person|man|woman|partner|boss|people)\b|\bwhich (?:person|of them)\b/i],
  [
    "how",
    /^(?:and |so |but |then )?how\b(?! (?:is|are|was|will|does|about|do (?:they|he|she) (?:feel|see|think))\b)|[,.;:?!] ?how (?:do|can|should|could|might|to|best)\b|\bhow (?:do|can|should|could|might|shall) (?:i|we)\b|\bhow to\b|\bwhat (?:should|can|could|must|shall|do) (?:i|we) (?:\w+ )?(?:do|say|try|change|focus|work|watch|write|ask|tell|bring|learn|stop|start|fix)\b|\bwhat(?:['’]s| is) the best (?:way|thing|step|move)\b|\bwhat would help\b|\bwhere (?:do|should|can) (?:i|we) (?:start|begin)\b/i,
  ],
  [
    "yesNo",
    /(?:^|[,.;:?!–—-] ?|\b(?:and|so|but|then|wonder|know|tell me) (?:if |whether )?)(?:should|shall|will|would|can|could|may|might|must|is|isn['’]t|are|aren['’]t|am|was|were|do|does|doesn['’]t|did|didn['’]t|has|have|had|won['’]t|don['’]t|shouldn['’]t|can['’]t|couldn['’]t) (?!you (?:tell|help|explain|say|read|give)\b)(?:it|i|he|she|we|they|you|there|this|that|these|those|my|our|his|her|their|your|the|a|an|any|some|[A-Z]\w+|moving|going|taking|leaving|staying|buying|changing)\b|\bwhether or not\b|\b(?:yes or no)\b|(?:^|\b(?:wonder(?:ing)?|know|see|tell me|unsure|ask) )(?:if|whether) (?:i|he|she|we|they|it|my|the|this)\b|\bor not\b/i,
  ],
];

export const choiceJoins = {
  /** "A or B" in a question that asks for one of them. */
  or: /,?\s{1,9}or\s+(?:else\s+)?(?:should (?:i|we)\s+|shall (?:i|we)\s+|do (?:i|we)\s+|is it better to\s+|would it be better to\s+|rather\s+|instead\s+|whether to\s+|just\s+)?/i,
  versus: /\s{1,9}(?:vs\.?|versus)\s+/i,
  between: /(?:\b(?:torn|choos\w+|choice|decid\w+|pick\w*|stuck|caught|waver\w*|hesitat\w+|undecided)\s+|^)between\s{1,9}(.{1,60}?)\s{1,9}and\s{1,9}(.{1,60}?)(?=[?.!,;]|$)/i,
  which: /\bwhich (?:is|one is|would be|one|should i (?:choose|take|pick))[^:,—–-]{0,40}[:,—–-]\s{0,9}(.{1,60}?)\s{1,9}or\s{1,9}(.{1,60}?)(?=[?.!]|$)/i,
};

/** Words before the first option that belong to the asking. */
export const choiceLead =
  /^.*?\b(?:should (?:i|we|he|she|they)(?: (?:rather|better|just))?|shall (?:i|we)|do (?:i|we)|am i (?:better off|meant to|supposed to)|are we|would (?:it be better|i be better off|i do better)(?: to)?|will (?:i|it be|he|she|they)|(?:is|was) it (?:better|wiser|time|best|right)(?: for me)?(?: to)?|whether (?:to|i should|we should)|better to|wiser to|whether|choose|pick|take it that|ought i to|can['’]t decide (?:if|whether)(?: i should| to)?|(?:is|are) (?:he|she|it|they|this|that)|does (?:he|she|it)|do they)\s+/i;
/** "or" that offers nothing to choose. */
export const emptyAfterOr =
  /^(?:not|no|so|something|anything|someone|anyone|somewhere|later|less|more|whatever|what|is (?:this|that|it) (?:just|all)|am i (?:just|only|wrong)|two|three|maybe|otherwise|(?:is|isn['’]t|are|aren['’]t|do|don['’]t|does|doesn['’]t|did|has|hasn['’]t|have|will|won['’]t|was) (?:he|she|it|they|we|i|you))\b/i;
