import { type PartOf, toAll } from "../../kit/hearing/part-of.ts";
import type { Sign } from "./matter.ts";

/** Things by their matter; of people the words say whose they are. */
export const partOf: PartOf<Sign> = {
  ...toAll("paper", ["exam", "study", "visa"]),
  ...toAll("shop", ["startBusiness", "runBusiness"]),
  ...toAll("roof", ["house", "home"]),
  ...toAll("goods", ["lost", "lend", "income"]),
  legal: "case",
  promotion: "post",
};
