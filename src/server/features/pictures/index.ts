export { ownUploads } from "./owning/own-uploads.ts";
export { mountPictures } from "./routes.ts";
export { isOwnAvatar } from "./service.ts";
