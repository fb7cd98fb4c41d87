/** Each classical line in English, and what one may make of it today. */
export const classicalEn: Readonly<Record<string, string>> = {
  蛇咬人主得大财:
    "“bitten by a snake, great wealth”. Old dream books liked to turn a fright into income; see to the fright and let the money take care of itself.",
  云开日出凶事散: "“clouds part, the sun comes out, ill luck scatters”. For people who dried their grain outdoors that was simply good news.",
  行路逢雨有酒食: "“rain upon the road, wine and a meal”. Someone has to take you in out of the wet, so it’s about hospitality.",
  雪落身上万事成: "“snow on your shoulders, all things succeed”. Snow fed the winter wheat; today it’s a kind thing to be told and no more.",
  雷霆作声官位至: "“thunder speaks, an office comes”. Thunder was a voice from above, and above meant the court; you may hear your manager in it.",
  飞上天富贵大吉: "“flown up to heaven, rank and riches”. Only gods and ministers went up in those days. A ticket does it now, and the feeling hasn’t changed.",
  齿落更生子孙兴: "“teeth fall and grow again, the house has heirs”. It cares less for the tooth that goes than for the one that comes after.",
  火焰炎炎主发财: "“flames leap high, money comes”. That was learned from a kitchen stove. On the fire inside a person it’s silent.",
  群鱼游水主有财: "“a shoal swimming, there’ll be wealth”. In Chinese fish sounds like plenty, hence the cheer.",
  拾得钱物皆大吉: "“money picked up is great luck”. The book doesn’t ask whoever dropped it.",
  屋宅更新主大吉: "“a house made new, great luck”. People wish each other well over a new door everywhere; whether it suits you takes some weeks.",
};
