/** What the dreamer did. */
export const acts = [
  "ran",
  "hid",
  "fought",
  "flew",
  "called",
  "froze",
  "helped",
  "searched",
  "cried",
  "followed",
  "watched",
  "left",
  "opened",
  "took",
  "gave",
  "spoke",
  "climbed",
  "waited",
  "jumped",
  "drove",
  "refused",
] as const;
export type Act = (typeof acts)[number];

/** Tested on what follows the first person in its clause, or on a clause without a subject that follows one. */
export const actPatterns: readonly (readonly [Act, RegExp])[] = [
  ["refused", /没理|不理|拒绝|没答应|不答应|摇头|\b(?:ignored|refused|said no|shook my head|turned (?:it|him|her|them) down|took no notice)\b/i],
  [
    "froze",
    /动不了|动弹不得|愣住|呆住|僵住|僵在|不敢动|定住|\b(?:froze|frozen|(?:could not|couldn['’]t|can['’]t) move|stood (?:there|still|frozen)|was rooted)\b/i,
  ],
  ["hid", /躲|藏(?:起来|到|在|进)|\b(?:hid|hide|hiding|crouched)\b/i],
  ["called", /喊|大叫|尖叫|呼救|求救|报警|打电话|\b(?:call(?:ed|ing)?|scream\w*|shout\w*|yell\w*|cr(?:ied|ying) out|phon(?:ed|ing)|dial\w*)\b/i],
  [
    "fought",
    /打(?:他|她|它|倒|架|死|败|了)|反抗|还手|搏斗|推开|踢|砍|杀|挣扎|\b(?:fought|fight\w*|hit (?:him|her|it|them|back)|punch\w*|kick\w*|struggl\w*|push(?:ed|ing)|killed|struck|stabbed|beat)\b/i,
  ],
  ["flew", /飞|飘(?:起|在|着)|浮(?:起|在)|\b(?:flew|fly|flying|float(?:ed|ing)|hover\w*|soar\w*)\b/i],
  ["climbed", /爬|攀|上楼|登上|\b(?:climb\w*|scrambl\w*|crawl\w*|went up|going up)\b/i],
  ["jumped", /跳|跃|\b(?:jump\w*|leap\w*|leapt|dived|dove)\b/i],
  ["searched", /找|寻|翻遍|\b(?:search\w*|look(?:ed|ing) for|hunt(?:ed|ing) for|tr(?:ied|ying) to find|(?:could not|couldn['’]t|can['’]t) find)\b/i],
  [
    "helped",
    /救(?!命)|帮|扶|照顾|抱(?:着|起|住)(?=他|她|孩子|小孩|宝宝|婴儿|儿子|女儿|弟|妹|妈|猫|狗)|保护|喂|\b(?:help(?:ed|ing)|sav(?:ed|ing)|rescu\w*|carried|carrying|protect\w*|held (?:him|her|it|them|the)|fed|feeding|looked after)\b/i,
  ],
  ["cried", /哭|流泪|\b(?:cried|crying(?! (?:baby|child|boy|girl|woman|man))|wept|weeping|sobb\w*)\b/i],
  ["followed", /跟(?:着|在|上|过去)|尾随|\b(?:follow(?:ed|ing)|went after|went along)\b/i],
  ["opened", /打开|推开|推门|开门|拉开|掀开|\b(?:open(?:ed|ing)?|unlock\w*|pulled open|pushed open)\b/i],
  ["took", /拿(?:着|了|起|走)|捡|抓(?:住|着|起)|偷|带走|\b(?:took|pick(?:ed|ing) up|grabb\w*|stole|stealing|caught|snatch\w*)\b/i],
  ["gave", /送(?:给|他|她)|给(?:了|他|她|它)|递|还给|\b(?:gave|giving|handed|offer(?:ed|ing))\b/i],
  ["drove", /开车|开着车|骑|驾驶|\b(?:drove|driving|rode|riding|steer\w*)\b/i],
  ["spoke", /说|问|告诉|道歉|解释|回答|聊|\b(?:said|(?<!was |were |been |being )(?:told|asked)|spoke|talk(?:ed|ing)|explain\w*|answer\w*|apologi\w*)\b/i],
  ["waited", /等(?:着|了|在|车|人|他|她|到)|排队|\b(?:wait(?:ed|ing)|queu\w*)\b/i],
  ["left", /离开|走(?:了|出|开|掉)|出去|逃(?:出|离|走)|\b(?:left|leav(?:e|ing)|walked (?:out|away)|went out|got out|escap\w*)\b/i],
  [
    "ran",
    /跑|逃|奔|冲|狂奔|(?<!被[^，]{0,8})追(?!我|着我|上我|杀|赶我)|\b(?:chased (?:it|him|her|them|after)|ran|run|running|fled|flee\w*|sprint\w*|dash\w*)\b/i,
  ],
  ["watched", /看着|望着|盯着|目睹|站着看|只能看|\b(?:watch(?:ed|ing)|star(?:ed|ing) at|looked on|observ\w*|gaz\w*)\b/i],
];
