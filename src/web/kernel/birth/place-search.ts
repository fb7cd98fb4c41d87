/** What the form needs of the places, as one piece to fetch. */
export { findPlaces } from "../../../topics/kit/places/find-places.ts";
