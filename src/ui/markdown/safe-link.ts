const allowed = new Set(["http:", "https:", "mailto:"]);

/** The address if a link may lead there, else null: absolute http, https and mailto only. */
export const toSafeLink = (address: string): string | null => {
  try {
    const { protocol, href } = new URL(address);
    return allowed.has(protocol) ? href : null;
  } catch {
    return null;
  }
};
