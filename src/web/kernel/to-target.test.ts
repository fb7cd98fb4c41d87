import { expect, test } from "vitest";
import { getShare, listShares, revokeShare } from "../../shared/contract/share.ts";
import { toTarget } from "./api-client.ts";

test("what a call's path names goes there and nowhere else; the rest in the query of a GET, else in the body", () => {
  expect(toTarget(getShare, { key: "a/b?c" })).toEqual({ url: "/api/share/a%2Fb%3Fc", body: null });
  expect(toTarget(revokeShare, { key: "k", undo: true })).toEqual({ url: "/api/share/k", body: '{"undo":true}' });
  expect(toTarget(listShares, { limit: 2, cursor: undefined })).toEqual({ url: "/api/shares?limit=2", body: null });
});
