import { columnMeta } from '@artesian/contract/language/rows';
import { categories, mapWell, type Category } from '@artesian/contract/map/map';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useMemo, useState } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ListedWell } from './wells-in-view.ts';

interface WellListProps {
  /** Those in view, as filtered. */
  wells: readonly ListedWell[];
  categorizeBy: Category;
  selected: number | undefined;
  onChoose: (well: ListedWell) => void;
}

type Column = 'well_id' | 'well_name' | 'owner_info' | 'well_status' | (typeof categories)[Category]['column'];

/** So many rows at once; a table of thousands helps nobody. */
const step = 100;

/** The same wells as on the map, for whoever reads rather than looks, or uses the keyboard alone. */
export function WellList({ wells, categorizeBy, selected, onChoose }: WellListProps) {
  const [sort, setSort] = useState<{ column: Column; isDescending: boolean }>({
    column: 'well_id',
    isDescending: false,
  });
  const [limit, setLimit] = useState(step);
  const columns = columnsFor(categorizeBy, wells);
  const sorted = useMemo(() => sortWells(wells, sort.column, sort.isDescending), [wells, sort]);
  if (wells.length === 0) {
    return (
      <EmptyState title="No wells in view">
        Move the map, zoom out, reset the filters, or switch a layer of wells on.
      </EmptyState>
    );
  }
  const sortBy = (column: Column) =>
    setSort(({ column: before, isDescending }) => ({ column, isDescending: before === column && !isDescending }));
  return (
    <>
      <Table stickyHeader size="small" aria-label="Wells in view">
        <TableHead>
          <TableRow>
            {columns.map(({ column, label }) => (
              <TableCell key={column} sortDirection={sort.column === column && (sort.isDescending ? 'desc' : 'asc')}>
                <TableSortLabel
                  active={sort.column === column}
                  direction={sort.column === column && sort.isDescending ? 'desc' : 'asc'}
                  onClick={() => sortBy(column)}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.slice(0, limit).map((well) => (
            <TableRow key={well.well_ndx} hover selected={well.well_ndx === selected}>
              {columns.map(({ column }) => (
                <TableCell
                  key={column}
                  sx={{ maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {column === 'well_id' ? <WellButton well={well} onChoose={onChoose} /> : well[column]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {wells.length > limit && (
        <Box sx={{ p: 1.5, textAlign: 'center' }}>
          <Button color="inherit" onClick={() => setLimit(limit + step)}>
            Show {Math.min(step, wells.length - limit)} more of {(wells.length - limit).toLocaleString('en-US')}
          </Button>
        </Box>
      )}
    </>
  );
}

function WellButton({ well, onChoose }: { well: ListedWell; onChoose: (well: ListedWell) => void }) {
  return (
    <Link component="button" type="button" onClick={() => onChoose(well)} sx={{ fontWeight: 560, minHeight: 24 }}>
      {well.well_id ?? `Well ${well.well_ndx}`}
    </Link>
  );
}

/** Tiles carry less from afar than from near: a column that nobody fills is left out. */
function columnsFor(categorizeBy: Category, wells: readonly ListedWell[]): { column: Column; label: string }[] {
  const all: Column[] = ['well_id', 'well_name', 'owner_info', categories[categorizeBy].column, 'well_status'];
  return all
    .filter((column) => column === 'well_id' || wells.some((well) => well[column]))
    .map((column) => ({ column, label: columnMeta(mapWell, column).label }));
}

const words = new Intl.Collator('en', { numeric: true });

/** Empty values last, in either direction. */
function sortWells(wells: readonly ListedWell[], column: Column, isDescending: boolean): ListedWell[] {
  return wells.toSorted((one, other) => {
    const [left, right] = [one[column], other[column]];
    if (!left || !right) return Number(!left) - Number(!right);
    return isDescending ? words.compare(right, left) : words.compare(left, right);
  });
}
