import { QueryClient } from "@tanstack/react-query";
import { isPassing } from "./api-failure.ts";
import { onSessionBegin, onSessionEnd } from "./session.ts";

/** Lists stay fresh for a while and are tried again only where that can help. With the session all of it ends. */
export const createQueryClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isPassing(error), networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  onSessionEnd(() => client.clear());
  // The chats are the same after signing up; what one may do is not.
  onSessionBegin(() => void client.invalidateQueries());
  return client;
};
