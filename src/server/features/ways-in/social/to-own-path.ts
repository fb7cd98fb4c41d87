const longest = 512;

/** A path of our own that somebody asked to be brought to, or "" for anything else: another site, a script, what a browser would read as one. */
export const toOwnPath = (given: string | undefined, publicUrl: string): string => {
  if (!given?.startsWith("/") || given.length > longest || !URL.canParse(given, publicUrl)) return "";
  const { origin, pathname, search } = new URL(given, publicUrl);
  // Dots and tabs vanish as an address is read: what is left may name another host.
  return origin === new URL(publicUrl).origin && !pathname.startsWith("//") ? pathname + search : "";
};
