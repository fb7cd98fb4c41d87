/** Strangers' reads: no browser and no network between keeps what may be withdrawn at any moment. */
export const unkept = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };
