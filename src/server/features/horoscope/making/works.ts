import { toCaller } from "../../../kernel/workers/port.ts";
import type * as making from "./make.ts";

type Make = typeof making;
const load = (): Promise<Make> => import("./make.ts");

/** What the sky is computed and told by, in a thread. */
export const horoscopeWorks = {
  "horoscope.yunshi": async (request: Parameters<Make["makeYunshi"]>[0]) => (await load()).makeYunshi(request),
  "horoscope.ranking": async (request: Parameters<Make["makeRanking"]>[0]) => (await load()).makeRanking(request),
  "horoscope.place": async (request: Parameters<Make["makePlace"]>[0]) => (await load()).makePlace(request),
  "horoscope.questions": async (request: Parameters<Make["makeQuestions"]>[0]) => (await load()).makeQuestions(request),
  "horoscope.skyMonth": async (request: Parameters<Make["makeSkyMonth"]>[0]) => (await load()).makeSkyMonth(request),
};

export const make = toCaller<typeof horoscopeWorks>();
