import * as contract from "../../../shared/contract/journal.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { keepReading, previewKeeping } from "./keeping/keep-reading.ts";
import { countDue, dropEntry, listJournal, markClaims, pickLook, readEntry, readPatterns, readRecord } from "./service.ts";

export const mountJournal = (kernel: Kernel, { serve }: Routes): void => {
  serve(contract.previewKeeping, { limit: "120/minute" }, ({ person, request }) => previewKeeping(kernel, person, request));
  serve(contract.keepReading, { limit: "120/hour" }, ({ person, request }) => keepReading(kernel, person, request));
  serve(contract.listJournal, { limit: "120/minute" }, ({ person, request }) => listJournal(kernel, person, request));
  serve(contract.countDue, { limit: "120/minute" }, ({ person }) => countDue(kernel, person));
  serve(contract.getJournalRecord, { limit: "60/minute" }, ({ person }) => readRecord(kernel, person.id));
  serve(contract.getPatterns, { limit: "30/minute" }, ({ person, locale }) => readPatterns(kernel, person.id, locale));
  serve(contract.getJournalEntry, { limit: "240/minute" }, ({ person, request }) => readEntry(kernel, person, request.id));
  serve(contract.pickLook, { limit: "120/minute" }, ({ person, request }) => pickLook(kernel, person, request));
  serve(contract.markClaims, { limit: "120/minute" }, ({ person, request }) => markClaims(kernel, person, request));
  serve(contract.dropEntry, { limit: "120/minute" }, ({ person, request }) => dropEntry(kernel, person, request));
};
