import { z } from 'zod';
import { fieldMeta, type FieldMeta } from './fields.ts';
import { viewPath, type View } from './view.ts';

/** A field as a description says it: `Well Depth, in ft. Below land surface.` */
export const inOneSentence = ({ label, unit, meaning, help }: FieldMeta): string =>
  [`${label}${unit ? `, in ${unit}` : ''}.`, meaning ?? help].filter(Boolean).join(' ');

/** The columns of every view as Markdown, a table for each. */
export const dictionaryOf = (views: readonly View[]): string =>
  [
    '# Data dictionary',
    '',
    'What each list and record of the product holds. Written by `npm run dictionary` from the declarations in `contract/src`; not to be',
    'edited by hand.',
    ...views.flatMap((view) => ['', ...sectionOf(view)]),
    '',
  ].join('\n');

function sectionOf(view: View): string[] {
  return [
    `## ${viewPath(view)}`,
    '',
    `${view.summary}.`,
    '',
    '| column | label | kind | unit | may be empty | meaning |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(view.row.shape).map(([name, schema]) => lineOf(name, schema as z.ZodType, view)),
  ];
}

function lineOf(name: string, schema: z.ZodType, { staffOnly }: View): string {
  const { label, kind, unit = '', meaning, help } = fieldMeta.get(schema)!;
  const isEmpty = schema.safeParse(null).success ? 'yes' : '';
  const remarks = [meaning ?? help, staffOnly.includes(name) && 'For staff only.'].filter(Boolean).join(' ');
  return `| ${[`\`${name}\``, label, kind, unit, isEmpty, remarks].join(' | ')} |`;
}
