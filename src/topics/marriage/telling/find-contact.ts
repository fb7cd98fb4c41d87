import type { Contact, ContactPair } from "../score/contacts.ts";
import type { MarriageView } from "./view.ts";

interface FoundContact {
  id: string;
  contact: Contact;
}

/** The strongest contact of one of these pairs. */
export const findContactOf = ({ cast }: MarriageView, ...pairs: ContactPair[]): FoundContact | null => {
  const index = cast.synastry.contacts.findIndex(({ pair }) => pairs.includes(pair));
  return index < 0 ? null : { id: `contact.${index + 1}`, contact: cast.synastry.contacts[index]! };
};

/** The tighter, the heavier: 9 for an exact one, 6 at the edge. */
export const weighContact = (found: FoundContact | null): number => (found ? 9 - found.contact.orb / 2 : 0);
