import type { Part } from "./birth-draft.ts";

const partOf: Record<string, Part> = { date: "date", leapMonth: "date", time: "time", timeZone: "place", latitude: "place", longitude: "place", sex: "sex" };

/** Where in the form a problem of a birth's field stands. */
export const toPart = (field: string, code: string): Part => (code === "clockTwice" ? "fold" : (partOf[field] ?? "date"));
