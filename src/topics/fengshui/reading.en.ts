import { summarise, toAnswer, toFollowUps, toLead } from "./telling/en/answer.ts";
import { factWords } from "./telling/en/fact-words.ts";
import { toHeadline } from "./telling/en/headline.ts";
import { houseSayings } from "./telling/en/house.ts";
import { lookingSayings, placeSayings } from "./telling/en/place.ts";
import { residentSayings } from "./telling/en/resident.ts";
import { schoolSayings } from "./telling/en/school.ts";
import { yearSayings } from "./telling/en/year.ts";
import { toFengshuiReader } from "./telling/reader.ts";

export const readingEn = toFengshuiReader({
  locale: "en",
  words: factWords,
  say: { ...placeSayings, ...lookingSayings, ...houseSayings, ...residentSayings, ...yearSayings, ...schoolSayings },
  labels: {
    lead: "The chart",
    dissent: "Dissent",
    close: "This week",
    house: "Pattern",
    door: "Front door",
    money: "Money",
    resident: "You and it",
    bedroom: "Bedroom",
    people: "People",
    study: "Desk",
    year: "The year",
    kitchen: "Stove",
    school: "Schools",
  },
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise,
});
