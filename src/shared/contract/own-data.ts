import * as z from "zod/mini";
import { call } from "./call.ts";
import { proof } from "./credentials.ts";

const nothing = z.looseObject({});

export const exportData = call({
  method: "POST",
  path: "/api/user/export",
  summary: "All that is kept of one, as a ZIP of JSON and pictures",
  who: "person",
  isRead: true,
  isStream: true,
  request: nothing,
  answer: nothing,
});

export const deleteAccount = call({
  method: "POST",
  path: "/api/user/delete",
  summary: "Delete one's account and all that is kept, seven days from now; signing in before that and saying so undoes it",
  who: "person",
  makesRoom: true,
  /** A visitor, whom only this browser knows, needs no proof. */
  request: z.object({ proof: z.optional(proof) }),
  /** The day and moment it happens. */
  answer: z.object({ deletes_at: z.string() }),
});

export const keepAccount = call({
  method: "POST",
  path: "/api/user/delete/undo",
  summary: "Keep the account that was to be deleted",
  who: "person",
  request: nothing,
  answer: nothing,
});

const counts = z.object({ chats: z.number(), profiles: z.number() });

export const previewMerge = call({
  method: "GET",
  path: "/api/user/merge",
  summary: "What this browser's visitor has that could be brought into the account",
  who: "member",
  request: nothing,
  answer: counts,
});

export const mergeVisitor = call({
  method: "POST",
  path: "/api/user/merge",
  summary: "Bring what the visitor of X-Visitor has into the account, once; that secret opens nothing afterwards",
  who: "member",
  request: nothing,
  answer: counts,
});
