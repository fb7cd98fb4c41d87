/** Drawn for 24 × 24, stroke 1.5, at 20 px. */
const paths = {
  menu: "M4 7H20M4 12H20M4 17H14",
  new: "M12 5V19M5 12H19",
  plus: "M12 5V19M5 12H19",
  search: "M16.5 10.5A6 6 0 1 1 4.5 10.5A6 6 0 1 1 16.5 10.5ZM15 15L20 20",
  send: "M12 19V5.5M6 11L12 5 18 11",
  stop: "M8 8H16V16H8Z",
  image: "M4 5H20V19H4ZM4 16L9 11 13.5 15.5 16 13 20 17M16.8 9A1.3 1.3 0 1 1 14.2 9A1.3 1.3 0 1 1 16.8 9Z",
  mic: "M12 3.8A2.7 2.7 0 0 1 14.7 6.5V11.5A2.7 2.7 0 0 1 9.3 11.5V6.5A2.7 2.7 0 0 1 12 3.8ZM6 11.2A6 6 0 0 0 18 11.2M12 17.2V20.5",
  down: "M6 9.5L12 15.5 18 9.5",
  up: "M6 14.5L12 8.5 18 14.5",
  chev: "M9 5.5L15.5 12 9 18.5",
  back: "M15 5.5L8.5 12 15 18.5",
  copy: "M9 9H19V20H9ZM15 9V4.5H5V15.5H9",
  like: "M7.5 20H4.5V10.5H7.5M7.5 10.5L11.5 3.8C13.4 4 13.9 5.6 13.5 7.3L12.8 10H18.4C19.8 10 20.7 11.2 20.3 12.6L18.6 18.4C18.3 19.4 17.5 20 16.5 20H7.5Z",
  dislike: "M7.5 4H4.5V13.5H7.5M7.5 13.5L11.5 20.2C13.4 20 13.9 18.4 13.5 16.7L12.8 14H18.4C19.8 14 20.7 12.8 20.3 11.4L18.6 5.6C18.3 4.6 17.5 4 16.5 4H7.5Z",
  redo: "M19.5 12A7.5 7.5 0 1 1 17 6.4M17.4 3V6.8H13.6",
  undo: "M4.5 12A7.5 7.5 0 1 0 7 6.4M6.6 3V6.8H10.4",
  listen: "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A7.8 7.8 0 0 1 18 17.5",
  play: "M8.5 5.5L18 12 8.5 18.5Z",
  pause: "M8.5 6V18M15.5 6V18",
  share: "M12 14.5V4M8 7.5L12 3.6 16 7.5M6.5 11H5V20H19V11H17.5",
  lock: "M6 10.5H18V20H6ZM8.5 10.5V7.8A3.5 3.5 0 0 1 15.5 7.8V10.5M12 14V16.5",
  moon: "M14.8 4.2A8 8 0 1 0 20 14.6 6.8 6.8 0 0 1 14.8 4.2Z",
  sun: "M16 12A4 4 0 1 1 8 12A4 4 0 1 1 16 12ZM12 3V5M12 19V21M3 12H5M19 12H21M5.6 5.6L7 7M17 17L18.4 18.4M18.4 5.6L17 7M7 17L5.6 18.4",
  checkin: "M5 4.4C9 4 15 4 19 4.4C19.5 9 19.5 15 19 19.6C15 20 9 20 5 19.6C4.5 15 4.5 9 5 4.4ZM8.6 12.2L11 14.6 15.6 9.6",
  whole: "M14 4.5H19.5V10M19.5 4.5L13.5 10.5M10 19.5H4.5V14M4.5 19.5L10.5 13.5",
  close: "M6 6L18 18M18 6L6 18",
  edit: "M15.5 4.8L19.2 8.5 8.6 19.1 4.4 19.6 4.9 15.4ZM13.2 7.1L16.9 10.8",
  trash: "M4.5 7H19.5M9.5 7V4.5H14.5V7M6.5 7L7.4 19.5H16.6L17.5 7M10.3 10.5V16M13.7 10.5V16",
  check: "M5 12.6L10 17.4 19.2 7",
  more: "M7.4 12A1.4 1.4 0 1 1 4.6 12A1.4 1.4 0 1 1 7.4 12ZM13.4 12A1.4 1.4 0 1 1 10.6 12A1.4 1.4 0 1 1 13.4 12ZM19.4 12A1.4 1.4 0 1 1 16.6 12A1.4 1.4 0 1 1 19.4 12Z",
  select: "M4 5H9V10H4ZM13 7.5H20M4 14H9V19H4ZM13 16.5H20",
  info: "M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12ZM12 11V16M12 8V8.1",
} as const;
export type IconName = keyof typeof paths;

const isFilled = (name: IconName): boolean => name === "stop" || name === "more";

/** One line icon, for decoration: the words are the button's. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg className="g" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path className={isFilled(name) ? "f" : undefined} d={paths[name]} />
  </svg>
);
