/** Bytes as text that a body of JSON holds. In pieces, as a function takes no million arguments. */
export function inBase64(bytes: Uint8Array): string {
  const pieces = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(pieces.join(''));
}
