const pad = (figure: number): string => String(figure).padStart(2, "0");

/** "13:45" */
export const toClock = (hour: number, minute: number): string => `${pad(hour)}:${pad(minute)}`;

/** 晚子 is the last hour before midnight, 早子 (0) the first after it: one branch, two days. */
export const lateZi = 12;

/** The time a double hour stands for: its middle. */
export const toTime = (place: number): string => {
  if (place === 0) return "00:30";
  return place === lateZi ? "23:30" : toClock(place * 2, 0);
};

/** The double hour that an hour of the clock falls in: 13 → 未, the seventh after 早子. */
export const toDoubleHour = (hour: number): number => (hour === 23 ? lateZi : Math.floor((hour + 1) / 2));
