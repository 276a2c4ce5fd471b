import { csvCell, csvLine, csvMark } from '@artesian/contract/language/csv';
import { workbookType } from '@artesian/contract/language/workbook';
import {
  ADDRESSES,
  importRegisters,
  importTemplate,
  type ImportField,
  type ImportRegister,
  type TemplateFormat,
} from '@artesian/contract/importing/registers';
import type { FastifyReply } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';
import { answer } from '../../platform/calls/answer.ts';
import { notFound } from '../../platform/problems.ts';
import { isNeededOfNew, waysOf } from '../mapping.ts';
import { canAdd, metaIn, subjects, templateOf, type Subject, type Topic } from '../subject.ts';

export const TITLE_OF_ADDRESSES = 'Addresses';
const REST = 'Readings and the rest';

/** In which order a district is brought in: later files refer to what earlier ones brought. */
const steps: readonly { title: string; names: readonly string[] }[] = [
  { title: 'Contacts', names: ['contacts'] },
  { title: 'Wells', names: ['wells', 'formations', 'components', 'well-contacts'] },
  {
    title: 'Permits and meters',
    names: ['permit-types', 'permit-groups', 'permits', 'permit-shares', 'amendments', 'meters'],
  },
  { title: 'Links', names: ['permit-wells', 'meter-wells'] },
  {
    title: REST,
    names: [
      'meter-readings',
      'well-production',
      'water-levels',
      'parameters',
      'samples',
      'water-quality',
      'inspections',
      'attachments',
    ],
  },
];
const LISTS = 'Lists to choose from';
const isList = ({ declared }: Subject) => declared.as.startsWith('list:');

const stepOf = (subject: Subject): string =>
  isList(subject) ? LISTS : (steps.find(({ names }) => names.includes(subject.declared.as))?.title ?? REST);

const inOrder = (subject: Subject): number => {
  const names = steps.flatMap((step) => step.names);
  const place = names.indexOf(subject.declared.as);
  if (place >= 0) return place;
  return names.length + (isList(subject) ? 1 : 0);
};

const ordered = subjects.toSorted((one, other) => inOrder(one) - inOrder(other));

/** `GET /api/import-registers` */
export const answerImportRegisters = answer(importRegisters, async () => [
  ...ordered.filter((subject) => !isList(subject)).map(describe),
  ofAddresses,
  ...ordered.filter(isList).map(describe),
]);

const describe = (subject: Subject): ImportRegister => ({
  name: subject.declared.as,
  title: subject.register.title,
  one: subject.register.one,
  path: subject.register.path,
  step: stepOf(subject),
  isChangedOnly: !canAdd(subject),
  files: subject.declared.isArchive ? 'archive' : 'table',
  fields: Object.keys(subject.fields).map((name) => describeField(subject, name)),
});

/** House numbers are no register: nobody maps their columns, and no record has a page. */
const ofAddresses: ImportRegister = {
  name: ADDRESSES,
  title: TITLE_OF_ADDRESSES,
  one: 'address',
  path: 'imports/addresses',
  step: 'Map Search',
  isChangedOnly: false,
  files: 'addresses',
  fields: [],
};

/** What a screen needs to know about what a row may say. */
export function describeField(subject: Topic, name: string): ImportField {
  const { label, kind, unit = null, to, choices = [] } = metaIn(subject, name);
  return {
    name,
    label,
    kind,
    unit,
    isNeeded: canAdd(subject) && !(name in (subject.declared.usually ?? {})) && isNeededOfNew(subject, name),
    list: kind === 'lookup' ? to! : null,
    choices: [...choices],
    ways: waysOf(subject, name),
  };
}

/** Throws 404 where files bring in nothing of this name. */
export function subjectNamed(name: string): Subject {
  const subject = ordered.find(({ declared }) => declared.as === name);
  if (!subject) throw notFound('such register that files bring records into');
  return subject;
}

/** `GET /api/import-registers/{register}/template/{format}` */
export const answerImportTemplate = answer(importTemplate, async ({ params: { register, format }, reply }) => {
  return sendTemplate(reply, subjectNamed(register), format);
});

/** The headings that need no mapping, as a file to fill in. */
export async function sendTemplate(reply: FastifyReply, topic: Topic, format: TemplateFormat): Promise<FastifyReply> {
  const headings = templateOf(topic);
  void reply.header('content-disposition', `attachment; filename="${topic.declared.as}.${format}"`);
  if (format === 'csv')
    return reply.type('text/csv; charset=utf-8; header=present').send(csvMark + csvLine(headings.map(csvCell)));
  return reply.type(workbookType).send(await workbookOf(topic, headings));
}

async function workbookOf({ register }: Topic, headings: readonly string[]): Promise<Buffer> {
  const bold = (heading: string) => ({ value: heading, style: { font: { bold: true } } });
  const bytes = await writeXlsx({
    sheets: [
      {
        name: register.title.slice(0, 31).replaceAll(/[\\/?*[\]:]/g, ' '),
        columns: headings.map((heading) => ({ width: Math.max(heading.length + 2, 10) })),
        rows: [[...headings]],
        cells: new Map(headings.map((heading, index) => [`0,${index}`, bold(heading)])),
        freezePane: { rows: 1 },
      },
    ],
  });
  return Buffer.from(bytes);
}
