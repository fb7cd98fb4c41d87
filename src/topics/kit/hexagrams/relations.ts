const flip = (line: string): string => (line === "1" ? "0" : "1");

/** 互卦: lines 2-3-4 below, 3-4-5 above. Only 16 of the 64 come out. */
export const toNuclear = (lines: string): string => lines.slice(1, 4) + lines.slice(2, 5);

/** 错卦: every line turned over. */
export const toOpposite = (lines: string): string => [...lines].map(flip).join("");

/** 综卦: the hexagram seen from the other side of the table. Eight stay as they are: 1 2 27 28 29 30 61 62. */
export const toReversed = (lines: string): string => [...lines].reverse().join("");

/** @param place 1 … 6 from the bottom */
export const turnLine = (lines: string, place: number): string => lines.slice(0, place - 1) + flip(lines[place - 1]!) + lines.slice(place);
