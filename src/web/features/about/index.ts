export { AboutPages as default } from "./AboutPages.tsx";
