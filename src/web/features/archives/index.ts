export { ArchivesPage as default } from "./ArchivesPage.tsx";
