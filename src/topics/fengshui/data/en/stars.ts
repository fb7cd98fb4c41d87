/** An everyday thing that suits a facing star: something that moves, shines or is used. Index: the star less one. */
export const moving: readonly string[] = [
  "a glass of water changed daily, or a small fish tank",
  "a cash box you open every day",
  "a radio or a striking clock",
  "a plant that wants watering",
  "an earthen jar for small change",
  "a hard chair in daily use",
  "the telephone, or a tea tray for guests",
  "a cupboard you’re in and out of",
  "a lamp lit from dusk",
];

/** What gives a mountain star a firm place: still, heavy, seldom moved. */
export const still: readonly string[] = ["a low dark chest", "a thick rug", "a row of wooden shelves", "a cloth screen or one tall plant", "a wall without nails", "a long table against the wall", "a metal cabinet with a lock", "a big bookcase, filled", "a picture in warm colours"];

/** What a year's or month's star in a palace asks of you there. */
export const asks: readonly string[] = [
  "leave on trips and send papers from that side",
  "don’t lie about there, and open the window",
  "speak half a beat slower there",
  "write and revise there",
  "drill nothing and shift nothing heavy there",
  "sit there before you see the boss",
  "put small valuables in a drawer there",
  "save and sign there",
  "have guests and celebrate there",
];
