import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyaddr from "proxy-addr";

/**
 * Reads `TRUST_PROXY`: how many proxies stand before the server, or the networks they are in. Unset: none, and `X-Forwarded-For` is anybody's word.
 * @throws TypeError for what is neither
 */
export const parseTrustProxy = (value: string | undefined): ((address: string, hop: number) => boolean) => {
  if (value === undefined) return () => false;
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value);
  return proxyaddr.compile(value.split(",").map((network) => network.trim()));
};

/** One household has one IPv4 address, or one /64 of IPv6: an address within it costs nothing. */
export const toAddressGroup = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
};

/** @returns whom a request is counted under: the address it came from, behind trusted proxies the one they name */
export const createClientAddress = (trustProxy: string | undefined) => {
  const trust = parseTrustProxy(trustProxy);
  return (incoming: IncomingMessage | undefined): string => (incoming ? toAddressGroup(proxyaddr(incoming, trust)) : "local");
};
