import type { Spirit } from "../../../kit/hexagrams/relatives.ts";

/** The temper that a spirit lends to whoever stands on its line, and how to bring something to it. */
export const spirits: Record<Spirit, { temper: string; approach: string }> = {
  青龙: { temper: "面子上和气，爱听好话，事情要办得体面才肯点头。", approach: "送话送暖的，条件放到后半段" },
  朱雀: { temper: "嘴快，话到得比心意早，说重了自己未必记得。", approach: "听三句信一句，要紧的请对方写下来" },
  勾陈: { temper: "慢，认老规矩，答应的事忘不了，没答应的催不动。", approach: "一回只提一件，给足时间" },
  螣蛇: { temper: "心里绕，嘴上说没事，夜里翻来覆去。", approach: "别猜，问得具体些" },
  白虎: { temper: "硬，快，说翻脸就翻脸，过后也不记仇。", approach: "避开火头上那一阵，短话直说" },
  玄武: { temper: "话留三分，底牌不亮，有些事还没告诉你。", approach: "别逼问，把自己的那张摊在前头" },
};
