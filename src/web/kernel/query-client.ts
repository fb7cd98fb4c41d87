import { QueryClient } from "@tanstack/react-query";
import { isPassing } from "./api-failure.ts";
import { onSessionEnd } from "./session.ts";

/** Lists stay fresh for a while and are tried again only where that can help. With the session all of it ends. */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isPassing(error), networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  onSessionEnd(() => client.clear());
  return client;
};
