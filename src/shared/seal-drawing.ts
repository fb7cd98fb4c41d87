/** The red seal: a stalk of yarrow in flower, cut in stone. Paths in a box of 72 × 72; the stalk stands in its own, moved and made smaller by `place`. */
export const sealDrawing = {
  stone:
    "M7 4.5C20 3 52 3.4 64 4.2C67.5 4.4 68.4 6 68.3 9C69 24 68.8 50 68 63.6C67.8 67.4 66.4 68.4 63 68.3C48 69.2 22 69 8.4 68C4.8 67.8 3.8 66.6 3.9 63C3 48 3.2 22 4 8.4C4.1 5.6 5 4.7 7 4.5Z",
  rule: "M10.5 10.5H61.5V61.5H10.5Z",
  place: "translate(36 37.5) scale(.68)",
  stalks:
    "M0 34V4M0 8C-6.5 -2 -19.5 2 -26 -14M0 8C-4.5 -2 -13.5 -6 -18 -22M0 8C-2.2 -2 -6.8 -11 -9 -27M0 8C0 -2 0 -13 0 -29M0 8C2.2 -2 6.8 -11 9 -27M0 8C4.5 -2 13.5 -6 18 -22M0 8C6.5 -2 19.5 2 26 -14M0 26C-6 24 -12 19 -14 12M0 26C6 24 12 19 14 12M-5 23L-8 24M-9 19.5L-12.5 20M-12 15L-16 15M5 23L8 24M9 19.5L12.5 20M12 15L16 15",
  heads: [
    [-26, -16],
    [-18, -24],
    [-9, -29],
    [0, -31],
    [9, -29],
    [18, -24],
    [26, -16],
  ],
  headRadius: 3.1,
} as const;
