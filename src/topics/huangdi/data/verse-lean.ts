/** When the 称骨歌 of a weight lets things come, where it says so: 26 “晚来衣禄自无忧” late, 36 “早有福星常照命” early. Our reading of the lines. */
export const lateVerses: readonly number[] = [26, 29, 30, 31, 32, 33, 35, 38, 40, 41, 42, 44, 47, 48, 50, 55];
export const earlyVerses: readonly number[] = [36, 43, 49, 51, 52, 54, 57, 58, 60, 63, 67, 69, 70];
/** Verses that frighten: shown where somebody opens them, not read aloud. */
export const harshVerses: readonly number[] = [21, 22, 23, 24, 25, 27, 28, 34, 37, 39, 45];
