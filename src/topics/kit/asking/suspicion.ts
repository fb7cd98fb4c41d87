const suspicion = /变心|出轨|骗我|劈腿|第三者|小三|\b(?:cheating|lying|unfaithful|affair)\b/i;

/** A suspicion against somebody is never confirmed or denied by a cast. */
export const isSuspicion = (text: string): boolean => suspicion.test(text);
