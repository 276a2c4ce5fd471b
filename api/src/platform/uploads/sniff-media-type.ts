import { fileTypeFromBuffer } from 'file-type';

/**
 * What a file is by its first bytes: text where no known kind begins like that and nothing is in it that no text has. Undefined where
 * it cannot be told.
 */
export async function sniffMediaType(head: Uint8Array): Promise<string | undefined> {
  const known = await fileTypeFromBuffer(head);
  if (known) return known.mime;
  return isText(head) ? 'text/plain' : undefined;
}

/** Of control characters a text has tabs and the ends of lines and pages. */
const isText = (head: Uint8Array): boolean => head.every((byte) => byte >= 0x20 || [9, 10, 12, 13].includes(byte));
