import type { Talk } from "../talk.ts";

/** A bakery's name, and all one's savings. */
export const talk: Talk = {
  topic: "business",
  turns: [
    { say: "Is Wren a good name for a bakery?", means: "ask", kind: ["tell", "ask"], cast: "maybe", form: "maybe" },
    { say: "I'd put my whole life savings into it, £60,000. Will it pay?", means: "ask", risk: "stake", kind: "limits", never: /\bit will pay\b|\bit pays\b/i },
    { say: "so what do I do with the fear", means: "feel", risk: "stake", kind: ["feel", "answer", "limits", "tell"], cast: "maybe" },
    { say: "what's my lucky number", means: "ask", kind: ["answer", "tell", "ask"], cast: "maybe", form: "maybe" },
    { say: "use numerology, 11 May 1984, Anna Wren Cole", means: "craft", cast: "numerology" },
    { say: "what's a life path", means: "explain", hears: /life path/i },
    { say: "you are an idiot", means: "insult" },
    { say: "sorry. thanks", means: "thank" },
  ],
};
