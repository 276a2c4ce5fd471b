import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Follows 'A first task' of CONTRIBUTING.md on a copy, to the letter, installed by itself: it says what a column costs, and stays true.

const root = fileURLToPath(new URL('../..', import.meta.url));
let copy: string;
const MIGRATION = 'api/migrations/9999-contact-websites.sql';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, THOROUGH: '' } });
const changed = () => {
  const lines = run('git', 'status', '--porcelain').trimEnd().split('\n');
  return lines.map((line) => line.slice(3));
};

/** Puts text behind another one, which must be there once. */
function insert(file: string, behind: string, text: string) {
  const parts = readFileSync(join(copy, file), 'utf8').split(behind);
  expect(parts, `'${behind}' in ${file}`).toHaveLength(2);
  writeFileSync(join(copy, file), parts.join(`${behind}${text}`));
}

describe.skipIf(!process.env['THOROUGH'])('a new column of a register', () => {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'artesian-first-task-'));
    run('git', 'clone', '--quiet', root, '.');
    run('npm', 'ci', '--no-audit', '--no-fund');
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('takes a migration, its field, a name in the register, and one in the table', () => {
    writeFileSync(join(copy, MIGRATION), 'alter table contacts add column r_website text;\n');
    insert(
      'contract/src/people/fields.ts',
      "r_phone: optional(text('Phone', 40)),",
      "\n  r_website: optional(text('Website', 200)),",
    );
    insert('contract/src/people/contacts.ts', "'r_email', 'r_phone',", " 'r_website',");
    insert('web/src/contacts/ContactsScreen.tsx', "  'r_phone',\n", "  'r_website',\n");
    const byHand = changed();
    run('npm', 'run', 'schema');
    run('npm', 'run', 'dictionary');
    expect(byHand).toHaveLength(4);
    expect(changed().filter((file) => !byHand.includes(file))).toEqual(['api/schema.sql', 'docs/data-dictionary.md']);
  });

  it('compiles, and the tests of all registers hold it to its table', () => {
    const commands = [
      'tsc -p .',
      'tsc -p web',
      'oxfmt --check .',
      'vitest run --project contract --project api register schema dictionary',
    ];
    for (const command of commands) expect(() => run('npx', '--no-install', ...command.split(' '))).not.toThrow();
  });
});
