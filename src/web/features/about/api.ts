import { queryOptions } from "@tanstack/react-query";
import { getAbout } from "../../../shared/contract/about.ts";
import type { AnswerOf } from "../../../shared/contract/call.ts";
import { callApi } from "../../kernel/api-client.ts";

export type About = AnswerOf<typeof getAbout>;

/** The same for everybody, as long as the page is open. */
export const about = queryOptions({ queryKey: ["about"], queryFn: ({ signal }) => callApi(getAbout, {}, { signal }), staleTime: Number.POSITIVE_INFINITY });
