import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { listBirthRequests } from "../../../shared/contract/birth-request.ts";
import { listProfiles, type Profile } from "../../../shared/contract/profiles.ts";
import { callApi } from "../api-client.ts";

const toProfilesKey = (person: string) => [person, "profiles"] as const;
const toRequestsKey = (person: string) => [person, "birth-requests"] as const;

/** All of a person's profiles, their own first. */
export const profiles = (person: string) =>
  queryOptions({
    queryKey: toProfilesKey(person),
    queryFn: ({ signal }) => callApi(listProfiles, {}, { signal }),
    select: ({ list }) => [...list].sort((one, other) => Number(other.relationship === "self") - Number(one.relationship === "self")),
  });

/** The links by which a person asked for births. */
export const birthRequests = (person: string) =>
  queryOptions({
    queryKey: toRequestsKey(person),
    queryFn: ({ signal }) => callApi(listBirthRequests, {}, { signal }),
    // One may have been answered a moment ago, by somebody else.
    staleTime: 0,
  });

export const refreshProfiles = (client: QueryClient, person: string): Promise<void> => client.invalidateQueries({ queryKey: toProfilesKey(person) });
export const refreshRequests = (client: QueryClient, person: string): Promise<void> => client.invalidateQueries({ queryKey: toRequestsKey(person) });

/** Shows a profile as it was just saved, before the list has come again. */
export const showProfile = (client: QueryClient, person: string, saved: Profile): void => {
  client.setQueryData<{ list: Profile[] }>(
    toProfilesKey(person),
    (now) => now && { list: now.list.some(({ id }) => id === saved.id) ? now.list.map((one) => (one.id === saved.id ? saved : one)) : [...now.list, saved] },
  );
};
