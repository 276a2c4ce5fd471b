import { z } from 'zod';
import { fieldMeta, withoutDefault, type FieldMeta } from './fields.ts';
import type { Register } from './register.ts';
import type { Access } from './roles.ts';
import { viewPath } from './addresses.ts';
import type { View } from './view.ts';

/** A field as a description says it: `Well Depth, in ft. Below land surface.` */
export const inOneSentence = ({ label, unit, meaning, help }: FieldMeta): string =>
  [`${label}${unit ? `, in ${unit}` : ''}.`, meaning ?? help].filter(Boolean).join(' ');

/** The columns of every register and of every view as Markdown, a table for each. */
export const dictionaryOf = (registers: readonly Register[], views: readonly View[]): string =>
  [
    '# Data dictionary',
    '',
    'What each list and record of the product holds: first the registers, which people write, then the views, which are only read. Written',
    'by `npm run dictionary` from the declarations in `contract/src`; not to be edited by hand. A table leaves out what it would say of none',
    'of its columns.',
    ...registers.flatMap((register) => ['', ...sectionOfRegister(register)]),
    ...views.flatMap((view) => ['', ...sectionOfView(view)]),
    '',
  ].join('\n');

/** What is said of a column, by the heading that it stands under. */
type Line = Record<string, string>;

function sectionOfRegister(register: Register): string[] {
  const { title, row, fields } = register;
  const required = requiredOf(register);
  const lines = Object.entries(row.shape).map(([name, schema]) =>
    lineOf(name, schema as z.ZodType, {
      required: required.get(name) ?? '',
      limits: fields[name] ? limitsOf(fields[name]) : '',
    }),
  );
  return sectionOf(Object.values(register.calls)[0]!.path, `${title}. ${accessOf(register)}`, lines);
}

function sectionOfView(view: View): string[] {
  const lines = Object.entries(view.row.shape).map(([name, schema]) =>
    lineOf(name, schema as z.ZodType, { remark: remarkOf(view, name) }),
  );
  return sectionOf(viewPath(view), `${view.summary}. Seen by ${audience[view.access]}.${ofOwners(view.access)}`, lines);
}

const sectionOf = (path: string, summary: string, lines: Line[]): string[] => {
  const headings = Object.keys(lines[0]!).filter((heading) => lines.some((line) => line[heading]));
  const rows = [headings, headings.map(() => '---'), ...lines.map((line) => headings.map((heading) => line[heading]))];
  return [`## ${path}`, '', summary, '', ...rows.map((cells) => `| ${cells.join(' | ')} |`)];
};

function lineOf(
  name: string,
  schema: z.ZodType,
  { required = '', limits = '', remark = '' }: { required?: string; limits?: string; remark?: string },
): Line {
  const { label, kind, unit = '', decimals, choices, to, meaning, help } = fieldMeta.get(schema)!;
  return {
    column: `\`${name}\``,
    label,
    kind,
    unit,
    decimals: decimals === undefined ? '' : String(decimals),
    required,
    'may be empty': schema.safeParse(null).success ? 'yes' : '',
    limits: choices?.join(', ') ?? (to === undefined ? limits : `of \`${to}\``),
    meaning: [meaning ?? help, remark].filter(Boolean).join(' '),
  };
}

/** What must be filled in, always or while something else is. */
const requiredOf = ({ draft, rules }: Register): ReadonlyMap<string, string> =>
  new Map([
    ...Object.keys(rules?.needs ?? {}).map((name) => [name, 'at times'] as const),
    ...(draft.safeParse({}).error?.issues ?? []).map(({ path }) => [String(path[0]), 'yes'] as const),
  ]);

/** What may be entered, where that is less than what the database could keep. */
function limitsOf(schema: z.ZodType): string {
  const plain = withoutDefault(schema);
  const entered = plain instanceof z.ZodNullable ? plain.unwrap() : plain;
  if (entered instanceof z.ZodNumber) return rangeOf(entered.minValue, entered.maxValue);
  return entered instanceof z.ZodString || entered instanceof z.ZodEmail ? lengthOf(entered.maxLength) : '';
}

const lengthOf = (most: number | null): string =>
  most === null ? '' : most === 1 ? 'one character' : `at most ${most.toLocaleString('en-US')} characters`;

/** The largest number of four bytes; what is larger is no limit that anybody chose. */
const NO_LIMIT = 2147483647;
function rangeOf(min: number | null, max: number | null): string {
  const [from, to] = [min, max].map((bound) =>
    bound === null || Math.abs(bound) >= NO_LIMIT ? undefined : bound.toLocaleString('en-US'),
  );
  if (from === undefined) return to === undefined ? '' : `at most ${to}`;
  return to === undefined ? `at least ${from}` : `${from} to ${to}`;
}

const audience: Record<Access, string> = {
  open: 'everybody',
  'signed-in': 'all who signed in',
  staff: 'staff',
  developers: 'Developers',
};
const ofOwners = (access: Access) => (access === 'signed-in' ? ' A Well Owner gets what is theirs.' : '');

const accessOf = ({ read, write, list = read }: Register): string => {
  const listed = list === read ? '' : `, its list by ${audience[list]}`;
  return `Seen by ${audience[read]}${listed}; written by ${audience[write]}.${ofOwners(list)}`;
};

function remarkOf({ staffOnly, ownWords }: View, name: string): string {
  if (staffOnly.includes(name)) return 'For staff only.';
  return name in ownWords ? 'A Well Owner reads only their own in it.' : '';
}
