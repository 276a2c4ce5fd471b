import type { PastImport } from '@artesian/contract/importing/imports';
import { importModes } from '@artesian/contract/importing/mapping';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { Column } from '../ui/table/column.ts';
import type { RowTone } from '../ui/table/grid/row-parts.ts';
import { IMPORTS, NEW_IMPORT } from './addresses.ts';
import { modeWords, stateWords } from './format.ts';
import { PastFiles } from './PastFiles.tsx';
import { RegisterSteps } from './RegisterSteps.tsx';
import { importsQuery } from './use-imports.ts';

const columns: readonly Column<PastImport>[] = [
  { id: 'import_ndx', header: 'Import', kind: 'number', ungrouped: true, width: 130, value: (row) => row.import_ndx },
  { id: 'file_name', header: 'File', kind: 'text', isName: true, width: 260, value: (row) => row.file_name },
  { id: 'title', header: 'What', kind: 'choice', width: 150, value: (row) => row.title },
  {
    id: 'state',
    header: 'State',
    kind: 'choice',
    width: 130,
    choices: Object.values(stateWords),
    value: (row) => stateWords[row.state],
  },
  { id: 'rows_added', header: 'Added', unit: 'rows', kind: 'number', width: 155, value: (row) => row.rows_added },
  { id: 'rows_changed', header: 'Changed', unit: 'rows', kind: 'number', width: 170, value: (row) => row.rows_changed },
  {
    id: 'rows_known',
    header: 'Already There',
    unit: 'rows',
    kind: 'number',
    width: 205,
    value: (row) => row.rows_known,
  },
  { id: 'rows_refused', header: 'Refused', unit: 'rows', kind: 'number', width: 165, value: (row) => row.rows_refused },
  {
    id: 'mode',
    header: 'Already on Record',
    kind: 'choice',
    choices: importModes.map((mode) => modeWords[mode].title),
    value: ({ mode }) => modeWords[mode].title,
  },
  { id: 'who', header: 'By', kind: 'text', value: (row) => row.who },
  { id: 'at', header: 'On', kind: 'date', width: 190, value: (row) => row.at },
];
const keyOf = ({ import_ndx }: PastImport) => String(import_ndx);
const hrefOf = ({ import_ndx }: PastImport) => `${IMPORTS}/${import_ndx}`;

function toneOf({ state }: PastImport): RowTone | undefined {
  if (state === 'stopped' || state === 'partly undone') return { tone: 'warning', words: stateWords[state] };
  return state === 'undone' ? { tone: 'ended', words: 'Undone' } : undefined;
}

/** Every import so far; where there is none, how to begin. */
export function AllImports() {
  const asked = useQuery(importsQuery);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Import"
        purpose="Import tables from spreadsheets and other programs as district records. You see a preview first, and every import can be undone."
        actions={
          <ButtonLink to={NEW_IMPORT} variant="contained">
            New Import
          </ButtonLink>
        }
      />
      {asked.data?.length === 0 ? (
        <>
          <EmptyState title="No imports yet">
            Import files in the order below: later files refer to records from earlier ones. Choose one to start, or
            download its template and fill it in.
          </EmptyState>
          <RegisterSteps />
        </>
      ) : (
        <PastFiles
          heading="So Far"
          asked={asked}
          name="Imports"
          rows={asked.data}
          columns={columns}
          rowKey={keyOf}
          hrefOf={hrefOf}
          rowTone={toneOf}
          pageSize={30}
        />
      )}
    </>
  );
}
