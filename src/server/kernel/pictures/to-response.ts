/** Somebody's picture as a file: whatever is in it, it is a picture, it runs nothing, and nobody between keeps it. */
export const toPictureResponse = (bytes: Uint8Array): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "image/jpeg",
      "content-disposition": 'inline; filename="picture.jpg"',
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=31536000, immutable",
    },
  });
