import { t } from '@artesian/domain/texts/translate';
import { PassingTable } from '../ui/table/DataTable.tsx';
import type { Column } from '../ui/table/column.ts';
import { TextLink } from '../ui/TextLink.tsx';
import type { ComparedView } from './address.ts';
import { isoOf, type ComparedLine, type ComparedLines } from './compared-lines.ts';

interface ComparedTableProps {
  compared: ComparedLines;
  view: ComparedView;
}

/** The lines of the graph in figures: from when to when, how many levels, the last, the lowest and the highest. */
export function ComparedTable({ compared, view }: ComparedTableProps) {
  return (
    <PassingTable
      name={t('Compared Wells')}
      rows={compared.lines}
      columns={columnsOf(view)}
      rowKey={({ well }) => String(well.well_ndx)}
      pageSize={20}
      pageSizes={[20]}
    />
  );
}

function columnsOf({ measure }: ComparedView): Column<ComparedLine>[] {
  const feet = { kind: 'number', unit: 'ft', decimals: 2 } as const;
  const [least, most] = [({ least_ft }: ComparedLine) => least_ft, ({ most_ft }: ComparedLine) => most_ft];
  // The deepest water stands lowest.
  const [lowest, highest] = measure === 'depth' ? [most, least] : [least, most];
  return [
    {
      id: 'well_id',
      header: t('Well'),
      kind: 'text',
      value: ({ well }) => well.well_id,
      render: ({ well }) => <TextLink to={`/wells/${encodeURIComponent(well.well_id)}`}>{well.well_id}</TextLink>,
      isName: true,
    },
    { id: 'well_name', header: t('Name'), kind: 'text', value: ({ well }) => well.well_name },
    {
      id: 'aquifer_name',
      header: t('Aquifer'),
      kind: 'text',
      value: ({ well }) => well.aquifer_name && t(well.aquifer_name),
    },
    { id: 'levels', header: t('Levels'), kind: 'number', value: ({ levels }) => levels },
    { id: 'first', header: t('First'), kind: 'date', value: ({ first }) => isoOf(first) },
    { id: 'last', header: t('Last'), kind: 'date', value: ({ last }) => isoOf(last) },
    { id: 'latest', header: t('Last level'), ...feet, value: ({ latest_ft }) => latest_ft },
    { id: 'lowest', header: t('Lowest water'), ...feet, value: lowest },
    { id: 'highest', header: t('Highest water'), ...feet, value: highest },
  ];
}
