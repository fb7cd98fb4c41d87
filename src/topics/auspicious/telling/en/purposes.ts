import type { Purpose } from "../../../kit/almanac/data/purposes.ts";

interface PurposeName {
  /** As the form offers it. */
  option: string;
  /** With its article, after “for”: a wedding. */
  thing: string;
  /** As a verb: hold the wedding. */
  act: string;
}

const name = (option: string, thing: string, act: string): PurposeName => ({ option, thing, act });

export const purposeNames: Readonly<Record<Purpose, PurposeName>> = {
  wedding: name("Wedding", "a wedding", "hold the wedding"),
  registry: name("Marriage registration", "registering a marriage", "register the marriage"),
  engagement: name("Engagement", "an engagement", "get engaged"),
  moving: name("Moving house", "moving house", "move"),
  bed: name("Setting up a bed", "setting up a bed", "set up the bed"),
  opening: name("Opening a business", "opening a business", "open the doors"),
  signing: name("Signing a contract", "signing a contract", "sign"),
  trade: name("A sale or a deal", "a deal", "close the deal"),
  property: name("Buying a home", "buying a home", "sign for the home"),
  car: name("Picking up a car", "picking up a car", "pick up the car"),
  groundbreaking: name("Breaking ground", "breaking ground", "break ground"),
  renovation: name("Renovation", "starting a renovation", "start the renovation"),
  travel: name("A journey", "a journey", "set off"),
  interview: name("Interview", "an interview", "go to the interview"),
  newJob: name("Starting a job", "starting a job", "start the job"),
  study: name("School or an exam", "school or an exam", "start school or sit the exam"),
  haircut: name("Haircut", "a haircut", "have the haircut"),
  checkUp: name("Medical check-up", "a check-up", "go for the check-up"),
  baby: name("A baby’s first feast", "a baby’s feast", "hold the baby’s feast"),
  party: name("Party, gathering", "a gathering", "have people round"),
  pet: name("Bringing a pet home", "bringing a pet home", "bring the pet home"),
  planting: name("Planting", "planting", "plant"),
  worship: name("Rites and prayers", "rites and prayers", "hold the rites"),
  burial: name("Burial", "a burial", "hold the burial"),
  lawsuit: name("Filing a lawsuit", "filing a lawsuit", "file the suit"),
  any: name("Just look at the day", "everyday business", "do that one thing"),
};
