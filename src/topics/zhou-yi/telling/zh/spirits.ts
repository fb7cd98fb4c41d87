import type { Spirit } from "../../../kit/hexagrams/relatives.ts";

/** The temper that a spirit lends to whoever stands on its line. */
export const spiritMeanings: Record<Spirit, string> = {
  青龙: "面子上和气，爱听好话，事情要办得体面才肯点头。送话先送暖的，条件放到后半段。",
  朱雀: "嘴快，话到得比心意早，说重了自己未必记得。听三句信一句，要紧的请对方写下来。",
  勾陈: "慢，认老规矩，答应的事忘不了，没答应的催不动。给足时间，一回只提一件。",
  螣蛇: "心里绕，嘴上说没事，夜里翻来覆去。别跟着猜，问得越具体，对方越踏实。",
  白虎: "硬，快，说翻脸就翻脸，过后也不记仇。避开火头上那一阵，短话直说。",
  玄武: "话留三分，底牌不亮，有些事还没告诉你。不逼问，先把自己的那张摊开。",
};
