import { t } from '@artesian/domain/texts/translate';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo, type MouseEvent } from 'react';
import type { Sorting, TableView } from '../address.ts';
import { headerOf, type Column } from '../column.ts';

interface SortButtonProps {
  column: Pick<Column<never>, 'id' | 'header' | 'unit' | 'kind'>;
  sort: TableView['sort'];
  onSort: (sort: TableView['sort']) => void;
}

/** A narrow header goes on in a second line. */
const twoLines = {
  minWidth: 0,
  maxHeight: '2.5em',
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.25,
} as const;

/** Up, then down, then as it came. With Shift, after the columns that sort already. */
export const SortButton = memo(PlainSortButton);

function PlainSortButton({ column, sort, onSort }: SortButtonProps) {
  const own = sort.find(({ id }) => id === column.id);
  const place = sort.length > 1 && own ? sort.indexOf(own) + 1 : undefined;
  return (
    <TableSortLabel
      active={own !== undefined}
      direction={own?.descending ? 'desc' : 'asc'}
      title={t('Sort. Hold Shift to add to the current sort')}
      onClick={(event: MouseEvent) => onSort(sortedBy(column.id, sort, event.shiftKey))}
      sx={{ ...twoLines, flexDirection: column.kind === 'number' ? 'row-reverse' : 'row' }}
    >
      {headerOf(column)}
      {place && <sup aria-label={t(', sort position {place}', { place })}>{place}</sup>}
    </TableSortLabel>
  );
}

function sortedBy(id: string, sort: TableView['sort'], isAdded: boolean): TableView['sort'] {
  const own = sort.find((one) => one.id === id);
  const next: Sorting[] = own?.descending ? [] : [{ id, descending: own !== undefined }];
  if (!isAdded) return next;
  if (!own) return [...sort, ...next];
  return sort.flatMap((one) => (one === own ? next : [one]));
}
