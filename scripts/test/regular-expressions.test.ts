import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { checkSync } from 'recheck';
import { expect, it } from 'vitest';
import { counted } from '../../api/test/support/counted.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['api/src', 'contract/src', 'domain/src', 'web/src'];

/**
 * Those that may take as long as the square of what they are given, or its cube, by file, each with why that is no danger. Files of loggers are
 * read in a thread of their own, which is ended after a minute (`open-file-apart.ts`).
 */
const slow: Record<string, string> = {
  'api/src/import/file/read-day.ts': 'a value of 500 characters at most',
  'api/src/import/file/read-value.ts': 'a value of 500 characters at most',
  'api/src/map/search/wanted.ts': 'a search of 120 characters at most',
  'api/src/readings/file/map-columns.ts': 'the beginning of a heading',
  'domain/src/read-quantity.ts': 'a value of 500 characters at most, or what somebody types',
  'web/src/map/coordinates.ts': 'what somebody types into their own browser',
  'web/src/register/form/input-text.ts': 'what somebody types into their own browser',
};
const isOfLoggers = (file: string) => file.startsWith('domain/src/loggers/');

interface Expression {
  file: string;
  pattern: string;
  flags: string;
}

/** Every regular expression that stands in the sources, once. */
function expressions(): Expression[] {
  const found = new Map<string, Expression>();
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files
    .trim()
    .split('\n')
    .filter((name) => /\.tsx?$/.test(name))) {
    for (const { pattern, flags } of expressionsIn(parseSync(file, readFileSync(`${root}${file}`, 'utf8')).program))
      found.set(`/${pattern}/${flags}`, { file, pattern, flags });
  }
  return [...found.values()];
}

function expressionsIn(node: unknown): Pick<Expression, 'pattern' | 'flags'>[] {
  if (Array.isArray(node)) return node.flatMap(expressionsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { regex } = node as { regex?: Expression };
  return regex ? [regex] : Object.values(node).flatMap(expressionsIn);
}

it('no regular expression takes exponentially long, and those that take long at all are given little', (context) => {
  const all = expressions();
  const results = all.map(({ file, pattern, flags }) => {
    // What indices and sets change is not how long it takes.
    const found = checkSync(pattern, flags.replaceAll(/[dv]/g, ''), { timeout: 20_000 });
    const complexity = found.status === 'unknown' ? undefined : found.complexity.type;
    return { file, expression: `/${pattern}/${flags}`, status: found.status, complexity };
  });
  expect(results.filter(({ status, complexity }) => status === 'unknown' || complexity === 'exponential')).toEqual([]);
  const unbounded = results.filter(
    ({ file, status }) => status === 'vulnerable' && !(file in slow) && !isOfLoggers(file),
  );
  expect(unbounded).toEqual([]);
  const files = new Set(results.filter(({ status }) => status === 'vulnerable').map(({ file }) => file));
  expect(Object.keys(slow).filter((file) => !files.has(file))).toEqual([]);
  counted(context, all.length, `${all.length} expressions, 0 exponential`);
});
