import { catalogueWorks } from "./features/catalogue/fields/works.ts";
import { chatWorks } from "./features/chat/crafts/works.ts";
import { compareWorks } from "./features/compare/telling/works.ts";
import { horoscopeWorks } from "./features/horoscope/making/works.ts";
import { journalWorks } from "./features/journal/thinking/works.ts";
import { profileWorks } from "./features/profiles/reading/works.ts";
import { shareWorks } from "./features/shares/making/works.ts";

/** Everything a thread can be asked to do. */
export const works = { ...catalogueWorks, ...chatWorks, ...compareWorks, ...horoscopeWorks, ...journalWorks, ...profileWorks, ...shareWorks };
