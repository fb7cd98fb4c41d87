import type { Theme } from "../../characters.ts";

/** What the first character of two brings to the second. */
export const leadTexts: Record<Theme, string> = {
  water: "水字打头，名字一开口就是流动的，后一字像是给它找的岸",
  light: "亮字打头，先声夺人，后一字最好压得住，不然全名都在发光",
  plants: "草木打头，起得轻，像从地里冒出来，后一字替它定高矮",
  jade: "珠玉打头，先把宝贝两个字说在前面，后一字宜朴",
  sky: "天空打头，起得高，后一字要接得住地",
  mountain: "山字打头，站稳了再说话，后一字可以活泼些",
  virtue: "德行打头，是父母的一句嘱咐，后一字就不必再训话",
  learning: "书卷打头，像翻开第一页，后一字才是正文",
  strength: "力气打头，一出口就往前冲，后一字替它踩刹车",
  grace: "柔美打头，先看见人，后一字补上骨头才耐看",
  peace: "平安打头，先把心放下，后一字才谈志向",
};
/** What the name rests on: its last character. */
export const landTexts: Record<Theme, string> = {
  water: "收在水上，叫起来尾音不硬，人家记住的是一股润劲。熟人嘴里多半会叠着叫",
  light: "收在光上，名字念完还亮着，写在一排名单里先被看见",
  plants: "收在草木上，落得清淡，年纪大了也不显幼",
  jade: "收在玉石上，掷地有声，笔画往往也多，签名要练",
  sky: "收在天上，尾巴扬着，适合从小就想往外跑的孩子",
  mountain: "收在山上，落地很稳，越到中年越像本人",
  virtue: "收在品德上，等于把一条家训缀在末尾，念一次提醒一次",
  learning: "收在书卷上，斯文，自我介绍不必解释第二遍",
  strength: "收在劲上，念完像拍了下桌子，性子软的孩子会被名字推一把",
  grace: "收在柔上，尾音轻，生人听了先放下戒心",
  peace: "收在安稳上，是长辈最爱点头的落法，不抢眼，也不过时",
};
/** Both characters of one theme. */
export const sameThemeTexts: Record<Theme, string> = {
  water: "水叠着水，一听就湿漉漉的，旁边若再来个火字的同桌，正好",
  light: "光叠着光，白天点灯，意思用力了一倍",
  plants: "草木成丛，清气有余，个头要靠姓来撑",
  jade: "玉碰玉，响是响，贵气也写满了",
  sky: "天上加天，辽阔得没处落脚，小名取个带土的就匀了",
  mountain: "山靠着山，稳到不动，叫快些才活",
  virtue: "两条家训并排，听着像校训，平日叫小名会松快些",
  learning: "书挨着书，书香浓，别再配一副老成的小名",
  strength: "力气加力气，名字先把袖子撸起来了",
  grace: "柔里带柔，像一层纱上又一层，棱角要本人自己长",
  peace: "安上加安，是求稳的心思，父母当时多半正操着心",
};
export const doTellTexts: Record<Theme, string> = {
  water: "翻一张有水的老照片，问问家里它从哪条河来",
  light: "挑个早起的日子，看着天边想一遍",
  plants: "去认一次这种草木，拍下来存在相册第一张",
  jade: "去摸一块真的玉石，摸过就记得住",
  sky: "找个高处站一会儿，风大最好",
  mountain: "去一趟附近的山，在山脚歇一会儿",
  virtue: "问一件家里老人做过的事，看对不对得上",
  learning: "把用到它的一句诗抄在书的扉页",
  strength: "记下最近一次赢和最近一次输，各写一句",
  grace: "问问当时是怎么挑中的，写下来夹在出生证里",
  peace: "问一声，当初是谁求来的",
};
