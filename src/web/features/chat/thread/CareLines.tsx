import { useWords } from "../chat-context.ts";
import type { PartData } from "../store/telling.ts";

const toCall = (contact: string): string | null => {
  const digits = contact.replace(/[\s-]/g, "");
  if (/^\+?\d{3,}$/.test(digits)) return `tel:${digits}`;
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(contact) ? `https://${contact}` : null;
};

/** People to call, each by one tap. */
export const CareLines = ({ lines }: PartData<"data-care">) => {
  const words = useWords();
  return (
    <section className="care" aria-label={words.care}>
      <h3>{words.care}</h3>
      <ul>
        {lines.map(({ name, contact, where }) => {
          const call = toCall(contact);
          return (
            <li key={name}>
              <span>
                {name}
                <small>{where}</small>
              </span>
              {call ? <a href={call}>{contact}</a> : <b>{contact}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
