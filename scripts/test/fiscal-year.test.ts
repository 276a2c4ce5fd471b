import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const product = ['api/src', 'api/sql', 'contract/src', 'domain/src', 'web/src'];

/** What knows when a year begins, the names of all months, and columns that the specification names for each month. */
const MAY_NAME_THEM = [
  'api/sql/foundation/fiscal_year.sql',
  'contract/src/metering/pumpage.ts',
  'contract/src/query/query-and-download.ts',
  'domain/src/fiscal-year.ts',
  'domain/src/month.ts',
  'domain/src/oracle/fiscal-year.ts',
];

it('the first and the last month of a fiscal year are named in one place of the product', () => {
  const files = execFileSync('git', ['ls-files', ...product], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const naming = files
    .filter((file) => /\.(ts|tsx|sql|md)$/.test(file))
    .filter((file) =>
      /\b(August|September)\b|(?:month|Month)\w* *(>=|<) *9\b/.test(readFileSync(`${root}${file}`, 'utf8')),
    );
  expect(naming.filter((file) => !MAY_NAME_THEM.includes(file))).toEqual([]);
});
