import type { getHumanCheck, HumanCheckAction } from "../../../shared/contract/accounts.ts";
import type { AnswerOf } from "../../../shared/contract/call.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { makeChallenge } from "./altcha/challenge.ts";
import { isSolved } from "./altcha/read-answer.ts";
import { askProvider } from "./elsewhere/ask-provider.ts";
import { circuitOf } from "./elsewhere/circuit.ts";

/** An address that asks for more challenges than this, or answers so many wrongly, gets harder ones. */
const softLimit = "60/hour";

const isOverSoftLimit = ({ rateLimit }: Kernel, address: string): Promise<boolean> =>
  rateLimit.take("human-check:soft", softLimit, address).then(
    () => false,
    () => true,
  );

/** What somebody has to do to be taken for a person. */
export const askHuman = async (kernel: Kernel, action: HumanCheckAction, address: string): Promise<AnswerOf<typeof getHumanCheck>> => {
  const { humanCheck } = kernel.config;
  const isAway = humanCheck !== null && circuitOf(kernel.config).isOpen(kernel.now());
  if (humanCheck && !isAway) return { provider: humanCheck.provider, sitekey: humanCheck.siteKey };
  const isHard = (await isOverSoftLimit(kernel, address)) || isAway;
  return { provider: "altcha", challenge: { ...(await makeChallenge(kernel, { action, isHard, standsIn: isAway })) } };
};

const isPassed = async (kernel: Kernel, answer: string, action: HumanCheckAction): Promise<boolean> => {
  const { config, now } = kernel;
  const { humanCheck, publicUrl } = config;
  if (!humanCheck) return isSolved(kernel, answer, { action, standsIn: false });
  const circuit = circuitOf(config);
  // A challenge that stands in was signed while the service was away, by whichever node, and is good for five minutes.
  if (await isSolved(kernel, answer, { action, standsIn: true })) return true;
  if (circuit.isOpen(now())) return false;
  try {
    const isHuman = await askProvider(humanCheck, answer, { action, hostname: new URL(publicUrl).hostname });
    circuit.note(true, now());
    return isHuman;
  } catch {
    circuit.note(false, now());
    return false;
  }
};

interface Checking {
  action: HumanCheckAction;
  address: string;
}

/** @throws AppError humanCheckNeeded for an answer that is missing, wrong, late, for another action or was given before */
export const checkHuman = async (kernel: Kernel, answer: string | undefined, { action, address }: Checking): Promise<void> => {
  if (answer && (await isPassed(kernel, answer, action))) return;
  if (answer) await isOverSoftLimit(kernel, address);
  throw new AppError("humanCheckNeeded");
};
