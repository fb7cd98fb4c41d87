import { queryOptions } from "@tanstack/react-query";
import { getAbout } from "../../../shared/contract/about.ts";
import { callApi } from "../../kernel/api-client.ts";

/** The same for everybody, as long as the page is open. */
export const about = queryOptions({ queryKey: ["about"], queryFn: ({ signal }) => callApi(getAbout, {}, { signal }), staleTime: Number.POSITIVE_INFINITY });
