import type { Call } from "../../../shared/contract/call.ts";
import * as contract from "../../../shared/contract/profiles.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { createRegions } from "./reading/regions.ts";
import { addProfile, deleteProfile, listProfiles, readOrChange, readOrMakeOwn } from "./service.ts";

export const mountProfiles = (kernel: Kernel, { serve }: Routes): void => {
  const regions = createRegions(kernel);
  /** The same service behind GET and POST. */
  const serveBoth = <C extends Call>(...[call, promises, answer]: Parameters<typeof serve<C>>): void => {
    serve(call, promises, answer);
    serve(contract.byOtherMethod(call), promises, answer);
  };
  serveBoth(contract.listProfiles, { limit: "240/minute" }, ({ person }) => listProfiles(kernel, person.id));
  serveBoth(contract.addProfile, { limit: "120/hour" }, ({ person, request }) => addProfile(kernel, person.id, request));
  serveBoth(contract.profileInfo, { limit: "120/minute" }, ({ person, request }) => readOrChange(kernel, person.id, request));
  serveBoth(contract.deleteProfile, { limit: "120/minute" }, ({ person, request }) => deleteProfile(kernel, person.id, request));
  serveBoth(contract.ownProfile, { limit: "120/minute" }, ({ person, request }) => readOrMakeOwn(kernel, person.id, request));
  serveBoth(contract.baseRegion, { limit: "120/minute" }, ({ locale }) => regions.countries(locale));
  serveBoth(contract.subRegion, { limit: "240/minute" }, ({ request, locale }) => regions.places(request.region, locale));
};
