import { t } from '@artesian/domain/texts/translate';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Stack from '@mui/material/Stack';
import { RemovableChip } from '../../RemovableChip.tsx';
import type { TableView } from '../address.ts';
import { headerOf, type Column } from '../column.ts';
import { formatFilter, problemOf } from './filter.ts';

interface FilterChipsProps<T> {
  /** Also those that are not shown: their filters could not be seen otherwise. */
  columns: readonly Column<T>[];
  view: TableView;
  onChange: (changes: Partial<TableView>) => void;
}

/** What the rows are filtered by, each to be taken off. */
export function FilterChips<T>({ columns, view, onChange }: FilterChipsProps<T>) {
  const filtered = columns.filter(({ id }) => view.filters[id]);
  if (filtered.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('Filters')}
      sx={{
        flexWrap: 'wrap',
        gap: 0.75,
        m: 0,
        px: 1.5,
        py: 0.75,
        listStyle: 'none',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {filtered.map((column) => (
        <li key={column.id}>
          <FilterChip
            column={column}
            filter={view.filters[column.id]!}
            onRemove={() => onChange({ filters: { ...view.filters, [column.id]: '' } })}
          />
        </li>
      ))}
    </Stack>
  );
}

interface FilterChipProps {
  column: Pick<Column<never>, 'header' | 'unit' | 'kind'>;
  filter: string;
  onRemove: () => void;
}

function FilterChip({ column, filter, onRemove }: FilterChipProps) {
  const problem = problemOf(column.kind, filter);
  const words = `${headerOf(column)}: ${problem ?? formatFilter(column.kind, filter)}`;
  return (
    <RemovableChip
      size="small"
      color={problem ? 'warning' : 'default'}
      icon={problem ? <WarningAmber /> : undefined}
      label={words}
      removes={t('Remove the filter {words}', { words })}
      onRemove={onRemove}
    />
  );
}
