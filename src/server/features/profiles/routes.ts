import * as asking from "../../../shared/contract/birth-request.ts";
import type { Call } from "../../../shared/contract/call.ts";
import * as contract from "../../../shared/contract/profiles.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { answerRequest, keepAnswer, withdrawAnswer } from "./asking/answer-request.ts";
import { cancelRequest, listOwnRequests } from "./asking/list-requests.ts";
import { makeRequest } from "./asking/make-request.ts";
import { readRequest } from "./asking/read-request.ts";
import { unseen } from "./asking/unseen.ts";
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

  serve(asking.makeBirthRequest, { limit: "60/hour" }, ({ person, request }) => makeRequest(kernel, person, request));
  serve(asking.listBirthRequests, { limit: "120/minute" }, ({ person }) => listOwnRequests(kernel, person.id));
  serve(asking.cancelBirthRequest, { limit: "120/minute" }, ({ person, request }) => cancelRequest(kernel, person.id, request.key));
  serve(asking.readBirthRequest, { limit: "120/minute" }, ({ person, request, locale, context }) => {
    for (const [name, value] of Object.entries(unseen)) context.header(name, value);
    return readRequest(kernel, person.id, request.key, locale);
  });
  serve(asking.answerBirthRequest, { limit: "30/hour" }, ({ person, request }) => answerRequest(kernel, person, request));
  serve(asking.withdrawBirth, { limit: "120/minute" }, ({ person, request }) => withdrawAnswer(kernel, person.id, request.key));
  serve(asking.keepBirth, { limit: "60/hour" }, ({ person, request }) => keepAnswer(kernel, person.id, request.key));
};
