import { getHumanCheck } from "../../../shared/contract/accounts.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { askHuman } from "./service.ts";

export const mountHumanCheck = (kernel: Kernel, { serve }: Routes): void => {
  serve(getHumanCheck, { limit: "300/minute" }, ({ request, address }) => askHuman(kernel, request.action, address));
};
