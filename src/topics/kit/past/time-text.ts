const pad = (value: number): string => String(value).padStart(2, "0");

/** "13:45" of a minute of the day, 825. */
export const toTimeText = (minute: number): string => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
