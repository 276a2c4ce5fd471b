/** A file with more of them than one in ten bytes is no text; a logger that lost its power leaves some. */
const MOST_CONTROL_CHARACTERS = 0.1;

const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r\f]/gu;
/** In their place, so that a value with one in it is no other value. */
const UNREADABLE = '\ufffd';

/** The text of a file in UTF-8, UTF-16 or Windows-1252, with or without a mark of which it is. Undefined for what is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  const controls = text.match(CONTROL_CHARACTERS)?.length ?? 0;
  return controls > text.length * MOST_CONTROL_CHARACTERS ? undefined : text.replaceAll(CONTROL_CHARACTERS, UNREADABLE);
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By its mark, else by every other byte being nothing. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 400);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const nothings = (odd: number) => head.filter((byte, index) => index % 2 === odd && byte === 0).length;
  if (nothings(1) > head.length * 0.4 && nothings(0) === 0) return 'utf-16le';
  return nothings(0) > head.length * 0.4 && nothings(1) === 0 ? 'utf-16be' : undefined;
}
