export { HoroscopePage as default } from "./HoroscopePage.tsx";
