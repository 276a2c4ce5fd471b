import { inflateSync } from 'node:zlib';

/** What the pages write, as far as it stands in hexadecimal strings of the standard fonts. */
export function wordsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\n([^]*?)\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body!, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const lines = streams.flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, parts]) => parts!));
  const hex = (parts: string) => [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, digits]) => digits).join('');
  return lines.map((parts) => Buffer.from(hex(parts), 'hex').toString('latin1')).join('\n');
}
