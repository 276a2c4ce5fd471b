import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unitOf } from '../src/loggers/channels.ts';
import { decodeText } from '../src/loggers/decode-text.ts';
import { readLoggerText } from '../src/loggers/read-logger-file.ts';

const folder = fileURLToPath(new URL('../../../shared/data/loggers/', import.meta.url));
const isThere = existsSync(folder);
const kindsOfFolders = isThere
  ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  : [];
const pathOf = (file: string) => kindsOfFolders.map(({ name }) => `${folder}${name}/${file}`).find(existsSync)!;

interface Expected {
  file: string;
  maker: string;
  rows: number;
  first: string;
  last: string;
  parameters: string;
}

/** Worked out of the files without any reader of ours. A workbook is text only once the server has opened it. */
const expected: Expected[] = !isThere
  ? []
  : readFileSync(`${folder}expected.tsv`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([file, , maker, , rows, first, last, parameters]) => ({
        file: file!,
        maker: maker!,
        rows: Number(rows),
        first: first!,
        last: last!,
        parameters: parameters!,
      }))
      .filter(({ file }) => !file.endsWith('.xls'));

test.skipIf(!isThere)('files of real loggers are here', () => expect(expected.length).toBeGreaterThan(20));

/** What readers say of the makers that have no format of their own. */
const plain = new Set(['VEGA', 'Utah Geological Survey']);

test.each(expected)('$file', ({ file, maker, rows, first, last, parameters }) => {
  const read = readLoggerText(decodeText(readFileSync(pathOf(file)))!)!;
  expect(read.maker).toBe(plain.has(maker) ? 'Plain columns' : maker.replace(/ \(.*/, ''));
  expect([read.rows.length, read.rows[0]?.at, read.rows.at(-1)?.at]).toEqual([rows, first, last]);
  // What no file says is not asked for: the tape measurements name no unit, and two heads are told by words.
  const named = [...parameters.matchAll(/(?:^|; )([^;[(]+?)\s*(?:[[(]([^\])]*)[\])]|(?=;|$))[^;]*/g)];
  if (parameters === '' || /\||Druck|MeasuredDTW/.test(parameters)) return;
  expect(read.channels.map(({ name, unit }) => [name, unit])).toEqual(
    named.map(([, name, unit = '']) => [name, unitOf(unit || (name === 'Feet' ? 'ft' : ''))]),
  );
});
