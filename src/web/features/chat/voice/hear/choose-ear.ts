/** Who writes down what is said: the browser while it is said, the server from the recording, or the one and, where it fails, the other. */
export type EarChoice = "recogniser" | "recording" | "both";

export interface Ears {
  hasRecogniser: boolean;
  canRecord: boolean;
  /** The server writes recordings down. */
  transcribes: boolean;
  isAndroid: boolean;
}

/** null: nobody here can. Android gives its microphone to one of the two alone. */
export const chooseEar = ({ hasRecogniser, canRecord, transcribes, isAndroid }: Ears): EarChoice | null => {
  const canSend = canRecord && transcribes;
  if (isAndroid && hasRecogniser) return canSend ? "recording" : "recogniser";
  if (hasRecogniser && canRecord) return "both";
  if (canSend) return "recording";
  return hasRecogniser ? "recogniser" : null;
};
