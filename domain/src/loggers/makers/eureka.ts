import { factIn } from '../facts.ts';
import type { Reader } from '../logger-file.ts';
import { plainColumns } from './plain-columns.ts';

/** Manta sondes: a sheet with a few facts above plain columns. */
export const eureka: Reader = {
  maker: 'Eureka',
  format: 'Manta',
  recognizes: (source) => /\b(Manta|Eureka)\b/i.test(source.text.slice(0, 2000)) && plainColumns.recognizes(source),
  read: (source) => ({
    ...plainColumns.read(source),
    serial: factIn(source.lines, /^serial number\s*$/i),
    location: factIn(source.lines, /^site name\s*$/i),
  }),
};
