import { type ComponentType, createContext, type Ref, useContext } from "react";
import type { InputField } from "../../../shared/contract/input-field.ts";
import type { TopicId } from "../../../topics/topic-ids.ts";

export interface BirthHandle {
  /** The birth; null when something is wrong, which is then shown. */
  read(): Promise<{ value: unknown } | null>;
}
interface BirthControlProps {
  field: InputField;
  known: unknown;
  handle: Ref<BirthHandle>;
}
interface SideAnswerProps {
  msggroup: string;
  topic: TopicId;
  messageId: string;
  onTold(): void;
}

/** What a comparison takes from the chats, given by whoever composes the page. */
export interface CompareParts {
  /** A reading of a chat, told live in a column. */
  SideAnswer: ComponentType<SideAnswerProps>;
  /** The form of one birth; fetched when one is first asked for. */
  loadBirthControl(): Promise<ComponentType<BirthControlProps>>;
}

const PartsContext = createContext<CompareParts | null>(null);
export const ComparePartsProvider = PartsContext.Provider;

/** @throws Error outside a composed page */
export const useParts = (): CompareParts => {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error("useParts outside a comparison's page");
  return parts;
};

export type BirthControl = Awaited<ReturnType<CompareParts["loadBirthControl"]>>;
