import { horoscopeWorks } from "./features/horoscope/making/works.ts";

/** Everything a thread can be asked to do. */
export const works = { ...horoscopeWorks };
