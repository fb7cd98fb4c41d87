import type { Purpose } from "../../../kit/almanac/data/purposes.ts";

interface Close {
  /** One thing to do; `day` is the day, `hour` the first usable hour or "". */
  doing: (day: string, hour: string) => string;
  /** “Open”, “an Open” */
  watching: (duty: string, aDuty: string) => string;
}

const at = (hour: string): string => (hour === "" ? "" : ` for ${hour}`);

/** What to do before the day, and what to watch for on it. */
export const closes: Readonly<Record<Purpose, Close>> = {
  wedding: {
    doing: (day, hour) =>
      `This week ring the venue and whoever leads the ceremony and ask for ${day}; set out${hour === "" ? " early" : ` at ${hour}`} and count the morning back from there.`,
    watching: (_duty, aDuty) => `Watch for the almanac in your parents’ kitchen: theirs may not care for ${aDuty} day, and it’s better to hear that now.`,
  },
  registry: {
    doing: (day, hour) => `Put both your papers in one envelope and book ${day}${at(hour)}.`,
    watching: (_duty, aDuty) => `Watch the registry’s opening hours; ${aDuty} day is no use behind a shut window.`,
  },
  engagement: {
    doing: (day, hour) => `Tell both families about ${day} first, then book the table${at(hour)}.`,
    watching: (_duty, aDuty) => `Watch who brings up money; on ${aDuty} day settle one thing and leave the rest.`,
  },
  moving: {
    doing: (day, hour) => `Book the van for ${day}${hour === "" ? "" : `, ${hour}`}, and pack rice, salt and bedding in the box that goes in first.`,
    watching: (_duty, aDuty) => `Watch the lift and the keys: even ${aDuty} day needs a door that opens.`,
  },
  bed: {
    doing: (day, hour) => `Make the bed up on ${day}${at(hour)}, its head to a solid wall.`,
    watching: (duty) => `Watch how you sleep the first three nights after that ${duty} day; if it’s badly, turn the bed.`,
  },
  opening: {
    doing: (day, hour) => `Choose your first customer this week and serve them on ${day}${hour === "" ? "" : `, ${hour}`}; hang the sign the day before.`,
    watching: (_duty, aDuty) => `Watch that the till and the licence work; on ${aDuty} day give no credit on the first sale.`,
  },
  signing: {
    doing: (day, hour) => `Send the other side ${day}, close the text two days before and sign${hour === "" ? " in the morning" : ` at ${hour}`}.`,
    watching: (_duty, aDuty) =>
      `Watch for late changes without both initials; ${aDuty} day only blesses what’s on paper, and for a large sum a lawyer reads it first.`,
  },
  trade: {
    doing: (day, hour) => `Agree the price the day before and hand over on ${day}${at(hour)}.`,
    watching: (duty) => `Watch for the money before the goods leave, ${duty} day or not.`,
  },
  property: {
    doing: (day, hour) => `Ask the agent and the bank whether ${day} works, and take the ${hour === "" ? "first slot" : `slot at ${hour}`}.`,
    watching: (_duty, aDuty) => `Watch the title and the mortgage; ${aDuty} day can’t clear those, a lawyer can.`,
  },
  car: {
    doing: (day, hour) => `Fix ${day} with the dealer${at(hour)} and drive a short loop home first.`,
    watching: (_duty, aDuty) => `Watch the hour your insurance begins; ${aDuty} day won’t stand in for it.`,
  },
  groundbreaking: {
    doing: (day, hour) => `Get the plan of the pipes this week and turn the first spade on ${day}${at(hour)}.`,
    watching: (_duty, aDuty) => `Watch the permit and the neighbours; once ${aDuty} day has its spadeful the rest can wait.`,
  },
  renovation: {
    doing: (day, hour) => `Strike the first blow on ${day}${at(hour)}, on a wall that carries nothing, and photograph it before.`,
    watching: (_duty, aDuty) => `Watch the list of extras: ${aDuty} start still wants every one in writing.`,
  },
  travel: {
    doing: (day, hour) => `Book the ticket for ${day}${hour === "" ? "" : `, leave the house at ${hour}`}, and put the passport in the bag tonight.`,
    watching: (_duty, aDuty) => `Watch the weather and the rebooking rules; on ${aDuty} day take the first stretch slowly.`,
  },
  interview: {
    doing: (day, hour) => `Write back and ask for ${day}${at(hour)}, then walk the route once the day before.`,
    watching: (_duty, aDuty) => `Watch what they ask first; on ${aDuty} day answer that and put the script away.`,
  },
  newJob: {
    doing: (day, hour) => `Tell them you’ll start on ${day}${at(hour)}, and get the old handover signed this week.`,
    watching: (_duty, aDuty) => `Watch who shows you round; on ${aDuty} day learn names and keep opinions for later.`,
  },
  study: {
    doing: (day, hour) => `Begin on ${day}${at(hour)}, with pens and papers laid out the night before.`,
    watching: (duty) => `Watch the closing date; no ${duty} day will wait for it.`,
  },
  haircut: {
    doing: (day, hour) => `Book ${day}${at(hour)} and take a photograph along.`,
    watching: (_duty, aDuty) => `Watch the length: what’s cut on ${aDuty} day takes two weeks to come back too.`,
  },
  checkUp: {
    doing: (day, hour) => `Book ${day}${at(hour)} and put what must be done fasting first.`,
    watching: (_duty, aDuty) => `Watch the date your doctor gave, which goes before any almanac; if something hurts, don’t wait for ${aDuty} day, go today.`,
  },
  baby: {
    doing: (day, hour) => `Ask people for ${day}${hour === "" ? "" : `, with food at ${hour}`}, and bring the baby out for a short while only.`,
    watching: (_duty, aDuty) => `Watch the baby’s sleep; ${aDuty} day goes by the baby’s clock.`,
  },
  party: {
    doing: (day, hour) => `Send ${day} round tonight${hour === "" ? "" : `, food at ${hour}`}, and ask who doesn’t eat what.`,
    watching: (_duty, aDuty) => `Watch who leaves first; ${aDuty} evening that ends early gets asked again.`,
  },
  pet: {
    doing: (day, hour) => `Fetch it on ${day}${at(hour)}, and put the basket where it will sleep.`,
    watching: (duty) => `Watch whether it eats in the first three days; ${duty} day or not, let it come out by itself.`,
  },
  planting: {
    doing: (day, hour) => `Dig and water the hole the day before, and plant on ${day}${at(hour)}.`,
    watching: (duty) => `Watch for frost and wind after that ${duty} day, and for two weeks only the soil.`,
  },
  worship: {
    doing: (day, hour) => `Sweep first, then light the incense on ${day}${at(hour)}, with a few plain offerings.`,
    watching: (_duty, aDuty) => `Watch the flame; on ${aDuty} day too it goes out when you leave.`,
  },
  burial: {
    doing: (day, hour) => `Ask the cemetery whether ${day} is free${at(hour)}, and count today who travels.`,
    watching: (duty) => `Watch for the one who’s most tired on that ${duty} day, and bring them something hot.`,
  },
  lawsuit: {
    doing: (day, hour) => `Let a lawyer read the papers this week and file on ${day}${at(hour)}.`,
    watching: (duty) => `Watch the time limit; it outranks any ${duty} day, and when it’s near you don’t wait.`,
  },
  any: {
    doing: (day, hour) => `Put the one thing you most want moved on ${day}${at(hour)}, and only that one.`,
    watching: (_duty, aDuty) => `Watch who gets in touch first; on ${aDuty} day things often start there.`,
  },
};
