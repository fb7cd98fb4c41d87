import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createClientAddress, parseTrustProxy, toAddressGroup } from "./client-address.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded ? { "x-forwarded-for": forwarded } : {} }) as unknown as IncomingMessage;

test("check 3: without a trusted proxy the header is anybody's word", () => {
  expect(createClientAddress(undefined)(from("203.0.113.9", "198.51.100.1"))).toBe("203.0.113.9");
});

test("one trusted proxy names the caller, and what the caller wrote before it counts for nothing", () => {
  expect(createClientAddress("1")(from("10.0.0.2", "1.2.3.4, 198.51.100.1"))).toBe("198.51.100.1");
  expect(createClientAddress("2")(from("10.0.0.2", "1.2.3.4, 198.51.100.1, 10.0.0.3"))).toBe("198.51.100.1");
});

test("networks are trusted by their members alone", () => {
  const read = createClientAddress("loopback, 10.0.0.0/8");
  expect(read(from("10.0.0.2", "198.51.100.1, 10.9.9.9"))).toBe("198.51.100.1");
  expect(read(from("203.0.113.9", "198.51.100.1"))).toBe("203.0.113.9");
});

test("an IPv6 household is counted by its /64, a mapped IPv4 as itself", () => {
  expect(toAddressGroup("2001:db8:1:2:aaaa::1")).toBe(toAddressGroup("2001:db8:1:2::ffff"));
  expect(toAddressGroup("2001:db8:1:2::1")).not.toBe(toAddressGroup("2001:db8:1:3::1"));
  expect(toAddressGroup("::ffff:203.0.113.9")).toBe("203.0.113.9");
});

test("what is neither a number of proxies nor networks is refused", () => {
  expect(() => parseTrustProxy("yes please")).toThrow(TypeError);
});
