import { NO_OWNER } from '@artesian/contract/language/fields';
import { waterLevelsOfWell } from '@artesian/contract/map/graphs';
import { metaOf, type Register, type Row } from '@artesian/contract/language/register';
import {
  wellCompletion,
  wellDetails,
  wellHydrogeology,
  wellLocationDetails,
} from '@artesian/contract/wells/well-parts';
import {
  associatedActiveMeters,
  associatedInspections,
  associatedPermits,
  otherOwnerWells,
  wellAttachments,
} from '@artesian/contract/wells/well-relations';
import { wellComponents, wellContacts, wellFormations } from '@artesian/contract/wells/well-rows';
import { wells } from '@artesian/contract/wells/wells';
import type { QueryClient } from '@tanstack/react-query';
import { labelOf } from '../../register/form/entries.ts';
import { isUnset } from '../../register/form/input-text.ts';
import { formatValue } from '../../register/history/format.ts';
import { recordQuery } from '../../register/record.ts';
import { optionsNow, type FieldOptions } from '../../register/form/use-options.ts';
import { rowsQuery } from '../../register/list/use-rows.ts';
import { localTime } from '../../ui/dates.ts';
import { layOutBore, type BoreDrawing } from '../bore/lay-out-bore.ts';
import { boreOf } from '../bore/use-well-bore.ts';
import { formatBore, boreWarnings } from '../bore/well-bore.ts';
import { relatedQuery } from '../related-query.ts';

type Options = Readonly<Record<string, FieldOptions>>;

interface Table {
  headers: string[];
  rows: string[][];
}

/** A part of the record on paper, with what it has of these. */
export interface RecordSection {
  title: string;
  facts?: [label: string, value: string][];
  table?: Table;
  sentences?: string[];
  drawing?: { shapes: BoreDrawing; words: string };
}

const NOTHING = '–';

/** Everything that the district knows of a well, as it is saved by now, in the order of its panels. */
export async function gatherWellRecord(queries: QueryClient, well: number): Promise<RecordSection[]> {
  const fresh = { staleTime: 0 };
  const ofRecord = async (title: string, register: Register): Promise<RecordSection & { row: Row }> => {
    const [row, options] = await Promise.all([
      queries.fetchQuery({ ...recordQuery(register, well), ...fresh }),
      optionsNow(queries, register),
    ]);
    return { title, row, facts: factsOf(register, options, row) };
  };
  const ofRows = async (title: string, register: Register) => {
    const [rows, options] = await Promise.all([
      queries.fetchQuery({ ...rowsQuery(register, well), ...fresh }),
      optionsNow(queries, register),
    ]);
    return { title, rows, options, table: tableOf(register, options, rows) };
  };
  const [basic, location, details, hydrogeology, geology, construction, components, people] = await Promise.all([
    ofRecord('Basic Well Information', wells),
    ofRecord('Additional Location Details', wellLocationDetails),
    ofRecord('Well Details', wellDetails),
    ofRecord('Hydrogeology', wellHydrogeology),
    ofRows('Geological Contacts', wellFormations),
    ofRecord('Well Construction Basic Info', wellCompletion).then(withYearAlone),
    ofRows('Well Construction Details', wellComponents),
    ofRows('Contacts', wellContacts),
  ]);
  const [permits, meters, others, inspections, attachments, levels] = await Promise.all([
    queries.fetchQuery(relatedQuery(associatedPermits, well)),
    queries.fetchQuery(relatedQuery(associatedActiveMeters, well)),
    queries.fetchQuery(relatedQuery(otherOwnerWells, well)),
    queries.fetchQuery(relatedQuery(associatedInspections, well)),
    queries.fetchQuery(relatedQuery(wellAttachments, well)),
    queries.fetchQuery(relatedQuery(waterLevelsOfWell, well)),
  ]);
  const bore = boreOf({
    formations: geology.rows,
    components: components.rows,
    construction: construction.row,
    levels,
    rocks: geology.options.formation_ndx,
    kinds: components.options.well_component_ndx,
  });
  const warnings = boreWarnings(bore);
  const shapes = layOutBore(bore, warnings);
  const words = [...formatBore(bore), ...warnings.map((warning) => warning.words)];
  return [
    basic,
    location,
    {
      title: 'Associated Records',
      facts: [
        ['Permits', listed(permits.map((one) => `${one.permit_number}${one.is_current ? '' : ' (formerly)'}`))],
        ['Active Meters', listed(meters.map(({ meter_id }) => meter_id))],
        ['Other Wells of the Owner', listed(others.map(({ district_well_id }) => district_well_id))],
        ['Enforcement Records', 'None'],
      ],
    },
    details,
    hydrogeology,
    geology,
    construction,
    components,
    {
      title: 'Site Inspections',
      table: {
        headers: ['Date', 'Type', 'By'],
        rows: inspections.map((one) => [localTime(one.inspection_date), one.ir_type_desc ?? NOTHING, one.inspected_by]),
      },
    },
    { title: people.title, table: tableOfPeople(people) },
    {
      title: 'Attached Documents and Photos',
      table: {
        headers: ['File', 'Notes'],
        rows: attachments.map(({ original_filename, notes }) => [original_filename, notes || NOTHING]),
      },
    },
    {
      title: 'The Well Drawn to Scale',
      ...(shapes ? { drawing: { shapes, words: words.join(' ') } } : { sentences: ['No depths on record.'] }),
      ...(warnings.length > 0 && { sentences: warnings.map((warning) => `To be checked: ${warning.words}`) }),
    },
  ];
}

const listed = (words: string[]) => words.join(', ') || 'None';

/** What people enter, and what the server adds for them. */
function factsOf(register: Register, options: Options, row: Row): [string, string][] {
  const { computed = {}, elsewhere = [] } = register;
  const added = Object.keys(computed).filter((name) => isPrinted(register, name));
  const entered = Object.keys(register.fields).filter((name) => !elsewhere.includes(name));
  return [...added, ...entered].map((name) => [labelOf(register, name), wordsOf(register, options, row, name)]);
}

/** Where only the year of drilling is known, the year stands for the day. */
function withYearAlone(construction: RecordSection & { row: Row }) {
  const { drilled_date: day, drilled_year_only: isYear } = construction.row;
  if (isYear !== true || typeof day !== 'string') return construction;
  const label = labelOf(wellCompletion, 'drilled_date');
  const facts = construction.facts?.map(([name, words]): [string, string] => [
    name,
    name === label ? day.slice(0, 4) : words,
  ]);
  return { ...construction, facts };
}

/** Numbers of other records say nothing to a person. */
function isPrinted(register: Register, name: string) {
  const { kind, hidden } = metaOf(register, name);
  return kind !== 'list' && !hidden;
}

function tableOf(register: Register, options: Options, rows: readonly Row[]): Table {
  const fields = Object.keys(register.fields);
  return {
    headers: fields.map((name) => labelOf(register, name)),
    rows: rows.map((row) => fields.map((name) => wordsOf(register, options, row, name))),
  };
}

/** Whoever is named, with how each is reached. */
function tableOfPeople({ rows, options }: { rows: readonly Row[]; options: Options }): Table {
  const reachedAt = ({ rolo_ndx: contact }: Row) => options.rolo_ndx?.byValue.get(contact as number)?.detail || NOTHING;
  const named = rows.filter(({ rolo_ndx: contact }) => contact !== NO_OWNER);
  return {
    headers: ['Kind of Contact', 'Contact', 'Organization, address, email, phone'],
    rows: named.map((row) => [
      wordsOf(wellContacts, options, row, 'rolo_type_ndx'),
      wordsOf(wellContacts, options, row, 'rolo_ndx'),
      reachedAt(row),
    ]),
  };
}

function wordsOf(register: Register, options: Options, row: Row, name: string): string {
  const value = row[name];
  return value === '' || isUnset(metaOf(register, name).kind, value)
    ? NOTHING
    : formatValue(register, options, name, value);
}
