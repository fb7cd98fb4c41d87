import * as contract from "../../../shared/contract/people.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { changeUser, readUser, rotateVisitor } from "./service.ts";

export const mountPeople = (kernel: Kernel, { serve }: Routes): void => {
  serve(contract.getUser, { limit: "240/minute" }, ({ person }) => readUser(kernel, person));
  serve(contract.updateUser, { limit: "30/minute" }, ({ person, request }) => changeUser(kernel, person, request));
  serve(contract.rotateVisitor, { limit: "10/hour" }, ({ person, request, context }) =>
    rotateVisitor(kernel, person, context.req.header("x-visitor") ?? null, request.visitor),
  );
};
