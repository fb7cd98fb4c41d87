import type { Theme } from "../question.ts";

/** Each expression counts once per occurrence; the field with most counts wins, the earlier in this list on a tie. */
export const themesEn: [Theme, RegExp][] = [
  [
    "love",
    /\b(?:love[sd]?|lover|loving|relationships?|romance|romantic|date|dates|dating|boyfriend|girlfriend|husband|wife|partner|spouse|fianc[ée]e?|ex|exes|marry|marriage|married|wedding|engaged|divorce[d]?|break(?:ing)? up|broke up|breakup|get(?:ting)? back together|crush|soulmate|single|flirt\w*|cheat(?:ed|ing)?|affair|propos(?:e|al)|feelings? for|feel(?:s)? about me|miss(?:es)? me|likes? me|text(?:s|ed)? me|call(?:s|ed)? me|com(?:e|ing) back to me|friends?|friendship|brother|sister|mother|mum|mom|father|dad|parents?|family|son|daughter|children|in-laws|flatmate|roommate|reconcil\w+|together again)\b/gi,
  ],
  [
    "work",
    /\b(?:jobs?|work(?:s|ing|place)?|career|boss|manager|colleagues?|coworkers?|co-workers?|company|office|team|promotion|promoted|resign|quit(?:ting)?|notice|interview|offer|cv|résumé|resume|project|start-?up|business|client|customers?|freelance|exam|exams|degree|university|college|school|study|studies|studying|thesis|course|apply|application|apprenticeship|internship|shift|redundan\w+|laid off|fired|hired|profession|retire|retirement|master['’]?s|phd|ph\.d|teach(?:ing)?|write (?:my|the|a) (?:book|novel)|book|novel|role|position)\b/gi,
  ],
  [
    "money",
    /\b(?:money|finances?|financial|salary|wage|wages|pay|paid|raise|bonus|rent|mortgage|house|flat|buy|buying|sell|selling|loan|loans|debt|debts|owe|owes|owed|savings?|save|invest\w*|stocks?|shares|budget|afford|spend|spending|expens\w+|income|inherit\w*|insurance|lend|lent|borrow\w*|price|tax|taxes|bills?|pension|cash|funds?)\b/gi,
  ],
  [
    "inner",
    /\b(?:anxious|anxiety|sleep|mood|moods|stress(?:ed)?|lonely|loneliness|alone|myself|inner|confidence|confident|lost|stuck|afraid|fear|fears|scared|angry|anger|tired|exhausted|burnt? ?out|burnout|grief|griev\w+|guilt|guilty|shame|habit|habits|procrastinat\w+|purpose|meaning|direction|happy|happiness|unhappy|sad|self|regret|calm|peace|health|overthink\w*|restless|let(?:ting)? go|rest|worry|worried|worrying|change in me|who i am)\b/gi,
  ],
];
