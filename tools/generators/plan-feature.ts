import { toApiFiles } from "./feature-api-files.ts";
import { toFeatureNames } from "./feature-names.ts";
import { toStoreFiles } from "./feature-store-files.ts";
import type { Plan } from "./plan.ts";

/** A server feature's folder with all its doors, and its contract. Nothing else is touched. @throws Refusal for a name that is none */
export const planFeature = (given: string): Plan => {
  const names = toFeatureNames(given);
  const { contract, ...routes } = toApiFiles(names);
  const files = { ...routes, ...toStoreFiles(names) };
  return {
    created: {
      [`src/shared/contract/${names.folder}.ts`]: contract,
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`src/server/features/${names.folder}/${name}`, text])),
    },
    edited: {},
  };
};
