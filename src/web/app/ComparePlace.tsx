import { SideAnswer } from "../features/chat/beside/SideAnswer.tsx";
import { ComparePage, type CompareParts, ComparePartsProvider } from "../features/compare/index.ts";

const parts: CompareParts = {
  SideAnswer,
  loadBirthControl: async () => (await import("../features/chat/thread/birth/BirthControl.tsx")).BirthControl,
};

/** Comparisons, with the readings and the birth form of the chats. */
const ComparePlace = () => (
  <ComparePartsProvider value={parts}>
    <ComparePage />
  </ComparePartsProvider>
);
export default ComparePlace;
