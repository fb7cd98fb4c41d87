/** Brushed bars on a field 150 wide, the top line first at y 0; lines are 25 apart. */
export const brushedWhole =
  "M0 3.2C6 1.6 14 2.4 75 2.2C134 2 144 1.1 150 3C151.6 7.2 150.8 12.4 149.4 14.4C140 15.6 132 14.4 75 14.7C16 15 8 15.9 0 14.8C-1.4 11.1 -1 5.9 0 3.2Z";
export const brushedBroken =
  "M0 3.2C6 1.6 14 2.4 31.1 2.2C46.2 2 56.2 1.1 62.2 3C63.9 7.2 63 12.4 61.6 14.4C52.2 15.6 44.2 14.4 31.1 14.7C16 15 8 15.9 0 14.8C-1.4 11.1 -1 5.9 0 3.2ZM87.8 3.2C93.8 0.8 101.8 2.4 118.9 2.2C134 2 144 1.1 150 2.2C151.6 7.2 150.8 12.4 149.4 14.4C140 15.6 132 14.4 118.9 14.7C103.8 15 95.8 15.9 87.8 14.8C86.3 11.1 86.8 5.9 87.8 3.2Z";

const pitch = 25;
/** Where a line's top edge stands. @param place 1 … 6 from the bottom */
export const toBrushedTop = (place: number): number => (6 - place) * pitch;
