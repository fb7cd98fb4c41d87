import * as contract from "../../../shared/contract/memory.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { editMemory, forgetMemory, listMemory, switchMemory } from "./service.ts";

export const mountMemory = (kernel: Kernel, { serve }: Routes): void => {
  serve(contract.listMemory, { limit: "120/minute" }, ({ person, locale }) => listMemory(kernel, person.id, locale));
  serve(contract.switchMemory, { limit: "60/minute" }, ({ person, request }) => switchMemory(kernel, person.id, request.isOn));
  serve(contract.editMemory, { limit: "60/minute" }, ({ person, request, locale }) => editMemory(kernel, person.id, request, locale));
  serve(contract.forgetMemory, { limit: "120/minute" }, ({ person, request }) => forgetMemory(kernel, person.id, request));
};
