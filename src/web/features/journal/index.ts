export { JournalPage as default } from "./JournalPage.tsx";
