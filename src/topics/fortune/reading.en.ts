import { withShortHeadlines } from "../kit/telling/short-headlines.ts";
import { english } from "./telling/en.ts";
import { toReader } from "./telling/reader.ts";

export const readingEn = withShortHeadlines("en", toReader(english));
