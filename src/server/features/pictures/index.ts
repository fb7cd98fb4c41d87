export { mountPictures } from "./routes.ts";
export { isOwnAvatar } from "./service.ts";
