import { Unusable } from '../../unusable.ts';

export type Value = string | number | boolean | null;

export interface DbfRecord {
  values: Record<string, Value>;
  /** Deleted records stay in the file until it is packed. */
  deleted: boolean;
}

interface Field {
  name: string;
  type: string;
  start: number;
  width: number;
}

const headerBytes = 32;
const fieldBytes = 32;
const endOfFields = 0x0d;
const deletedMark = 0x2a;

/**
 * The records of a dBASE table: text, numbers, dates as YYYY-MM-DD, yes and no; other kinds of fields are left out.
 * `encoding` is what the .cpg says, if there is one. Throws Unusable when the bytes are no such table or end too early.
 */
export function readDbf(bytes: Uint8Array, encoding = ''): DbfRecord[] {
  if (bytes.length < headerBytes) throw new Unusable('The .dbf file is not a table.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, start, width] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  if (start + count * width > bytes.length) throw new Unusable('The .dbf is cut off.');
  const decoder = decoderFor(bytes.subarray(start), encoding);
  const fields = readFields(bytes.subarray(0, start), decoder);
  return Array.from({ length: count }, (_, place) => {
    const record = bytes.subarray(start + place * width, start + (place + 1) * width);
    const values = fields.map((field) => [field.name, readValue(field, record, decoder)] as const);
    return { values: Object.fromEntries(values), deleted: record[0] === deletedMark };
  });
}

/** What is not said to be UTF-8 or Latin-1 is UTF-8 where it can be. Windows-1252 is Latin-1 with more letters. */
function decoderFor(content: Uint8Array, encoding: string): TextDecoder {
  if (/utf-?8|65001/i.test(encoding)) return new TextDecoder('utf-8');
  if (/8859-?1$|1252|latin-?1/i.test(encoding.trim())) return new TextDecoder('windows-1252');
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('windows-1252');
  }
}

function readFields(header: Uint8Array, decoder: TextDecoder): Field[] {
  const fields: Field[] = [];
  // Behind the mark of deletion.
  let start = 1;
  for (let at = headerBytes; at + fieldBytes <= header.length && header[at] !== endOfFields; at += fieldBytes) {
    const [name = ''] = decoder.decode(header.subarray(at, at + 11)).split('\0');
    const width = header[at + 16]!;
    fields.push({ name: name.trim(), type: String.fromCharCode(header[at + 11]!), start, width });
    start += width;
  }
  return fields.filter(({ name, type }) => name && 'CNFDL'.includes(type));
}

function readValue({ type, start, width }: Field, record: Uint8Array, decoder: TextDecoder): Value {
  const text = decoder
    .decode(record.subarray(start, start + width))
    .replaceAll('\0', ' ')
    .trim();
  if (type === 'L') return /^[ty]$/i.test(text) ? true : /^[fn]$/i.test(text) ? false : null;
  if (text === '') return null;
  if (type === 'C') return text;
  if (type === 'D') return /^\d{8}$/.test(text) ? text.replace(/^(....)(..)(..)$/, '$1-$2-$3') : null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
