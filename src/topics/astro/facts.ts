import type { AstroCast } from "./cast-types.ts";
import type { AstroFact } from "./fact-types.ts";
import { listAspectFacts, listPatternFacts, toRarityOf } from "./facts/aspects.ts";
import { listAngleFacts, listBalanceFacts, listBodyFacts, listFrameFacts, listHouseFacts } from "./facts/natal.ts";
import { listOtherFacts } from "./facts/other.ts";
import { listTimeFacts } from "./facts/time.ts";

/** Rarer than once in so many charts stands before Sun, Moon and ascendant. */
const rare = 80;

/**
 * What the chart says, the rare first: tight aspects and figures, then Sun, Moon, ascendant and the other bodies, the wider aspects, dignities, houses,
 * balance, the year and its transits, the second chart, and last what the chart was set by. Ids and values: `fact-types.ts`.
 */
export const toAstroFacts = (cast: AstroCast): AstroFact[] => {
  const drawn = [...listPatternFacts(cast), ...listAspectFacts(cast)].sort((one, other) => toRarityOf(other) - toRarityOf(one));
  const isRare = (fact: AstroFact): boolean => toRarityOf(fact) >= rare;
  const [sun, moon, ...others] = listBodyFacts(cast);
  const first = [sun, moon].filter((fact) => fact !== undefined);
  return [
    ...drawn.filter(isRare),
    ...first,
    ...listAngleFacts(cast),
    ...others,
    ...drawn.filter((fact) => !isRare(fact)),
    ...listHouseFacts(cast),
    ...listBalanceFacts(cast),
    ...listTimeFacts(cast),
    ...listOtherFacts(cast),
    ...listFrameFacts(cast),
  ];
};
