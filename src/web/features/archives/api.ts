import { cancelBirthRequest, makeBirthRequest } from "../../../shared/contract/birth-request.ts";
import { deleteProfile } from "../../../shared/contract/profiles.ts";
import { callApi, type RequestInput } from "../../kernel/api-client.ts";

export const removeProfile = (id: string, undo = false) => callApi(deleteProfile, { id, ...(undo && { undo }) });
export const makeRequest = (request: RequestInput<typeof makeBirthRequest>) => callApi(makeBirthRequest, request);
export const cancelRequest = (key: string) => callApi(cancelBirthRequest, { key });
