/** Of a link's page and its answer: no browser and no network between keeps it, no search engine lists it, and no other place is told of it. */
export const unseen = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };
