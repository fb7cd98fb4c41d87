import type { Mood } from "../../lexicon/symbol.ts";

/** How a feeling is told, in either language. */
export const moodPatterns: readonly (readonly [Mood, RegExp])[] = [
  [
    "afraid",
    /害怕|恐惧|吓(?:醒|坏|死|得|了|到)|好怕|很怕|怕得|怕极|惊恐|惊慌|紧张|慌(?:张|了|得|忙)|毛骨悚然|心惊|发抖|惊醒|恐怖|可怕|焦虑|着急|急得|急死|噩梦|\b(?:afraid|scar(?:ed|y)|terrif\w+|fright\w+|fear\w*|panic\w*|horr(?:or|ified|ible)|anxious|nervous|dread\w*|nightmare|heart (?:was )?pounding|creepy|worried)\b/gi,
  ],
  [
    "calm",
    /平静|安静|安心|踏实|宁静|安宁|放松|从容|舒服|淡定|松了一?口气|安详|\b(?:calm\w*|peace\w*|relax\w*|safe|at ease|serene|content|relieved|relief|quietly happy|not bothered)\b/gi,
  ],
  [
    "joyful",
    /高兴|开心|快乐|欢喜|幸福|兴奋|笑醒|激动|喜悦|痛快|美滋滋|乐呵|\b(?:happy|happi\w+|joy\w*|glad|delight\w*|excit\w+|thrill\w*|wonderful|elated|overjoyed|laugh(?:ed|ing)(?! at))\b/gi,
  ],
  [
    "sad",
    /难过|伤心|悲伤|哭(?:醒|了|着|得)|流泪|心酸|失落|委屈|舍不得|想念|孤独|绝望|心痛|\b(?:sad\w*|cr(?:y|ied|ying(?! (?:baby|child|boy|girl|woman|man)))|wept|weeping|tears|griev\w+|grief|heartbroken|lonely|missed (?:him|her|them)|sorrow\w*|miserable|hopeless)\b/gi,
  ],
  ["angry", /生气|愤怒|气(?:得|炸|坏|死)|恼火|怒|火大|恨|\b(?:angr\w+|anger|furious|rage|mad at|annoyed|hat(?:e|ed)|irritat\w+|outrag\w+)\b/gi],
  [
    "ashamed",
    /丢脸|丢人|尴尬|羞愧|害羞|难为情|不好意思|羞耻|脸红|内疚|愧疚|后悔|\b(?:asham\w+|shame|embarrass\w+|humiliat\w+|guilt\w*|blush\w*|awkward|mortified|regret\w*)\b/gi,
  ],
  [
    "confused",
    /困惑|糊涂|奇怪|莫名其妙|迷茫|不知所措|不知道怎么办|懵|诡异|\b(?:confus\w+|puzzl\w+|bewilder\w+|strange(?!r|ly)\w*|weird(?!ly)\w*|didn['’]t understand|did not understand|dazed|baffl\w+)\b/gi,
  ],
];

/** Right before a feeling: “并不害怕”, “wasn’t scared”. */
export const noMoodBefore =
  /(?:不|没|没有|并不|不是|并非|(?<!特)别|一点(?:也|都)不|不觉得|不太|不怎么|毫不)$|\b(?:not|no|wasn['’]t|weren['’]t|isn['’]t|never|nobody|nobody was|no one|no one was|without|n['’]t|didn['’]t feel|did not feel)(?: (?:at all|really|even|very|a bit|feeling))?\s*$/i;
