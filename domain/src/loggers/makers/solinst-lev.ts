import type { Reader } from '../logger-file.ts';
import { readDatalogger } from '../read-datalogger.ts';

export const solinstLev: Reader = {
  maker: 'Solinst',
  format: '.lev',
  begins: /^Data file for DataLogger/i,
  recognizes: ({ text }) => /^Data file for DataLogger/i.test(text) && !/diver|\bMON file/i.test(text.slice(0, 4000)),
  read: readDatalogger,
};
