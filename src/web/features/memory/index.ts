export { MemoryPage as default } from "./MemoryPage.tsx";
