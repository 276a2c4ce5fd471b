import { locale, t } from '@artesian/domain/texts/translate';
import { columnMeta } from '@artesian/contract/language/rows';
import { mapWell } from '@artesian/contract/map/map-wells';
import { categories, type Category } from '@artesian/contract/map/well-categories';
import { MOST_COMPARED } from '@artesian/contract/map/compared-levels';
import { listedAtOnce } from '@artesian/contract/map/wells-in-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import type { ListColumn, ListOfWells } from './list-of-wells.ts';
import type { ListedWell } from './wells-in-view.ts';

interface WellListProps {
  list: ListOfWells;
  categorizeBy: Category;
  selected: number | undefined;
  onChoose: (well: ListedWell) => void;
  /** Wells that were chosen to be compared. */
  compared: readonly number[];
  onCompare: (well: number) => void;
}

/** The same wells as on the map, for whoever reads rather than looks, or uses the keyboard alone. */
export function WellList({ list, categorizeBy, selected, onChoose, compared, onCompare }: WellListProps) {
  const { wells, count, sort, sortBy, canSortBy, more } = list;
  if (!wells) return <LoadingView label={t('Loading the wells in view…')} />;
  const columns = columnsFor(categorizeBy, wells);
  if (wells.length === 0) {
    return (
      <EmptyState title={t('No wells in view')}>
        {t('Move the map, zoom out, reset the filters, or turn on a well layer.')}
      </EmptyState>
    );
  }
  return (
    <>
      <Table stickyHeader size="small" aria-label={t('Wells in view')}>
        <TableHead>
          <TableRow>
            {columns.map(({ column, label }) => (
              <TableCell key={column} sortDirection={sort.column === column && (sort.isDescending ? 'desc' : 'asc')}>
                {canSortBy(column) ? (
                  <TableSortLabel
                    active={sort.column === column}
                    direction={sort.column === column && sort.isDescending ? 'desc' : 'asc'}
                    onClick={() => sortBy(column)}
                  >
                    {label}
                  </TableSortLabel>
                ) : (
                  label
                )}
              </TableCell>
            ))}
            <TableCell>{t('Compare')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {wells.map((well) => (
            <TableRow key={well.well_ndx} hover selected={well.well_ndx === selected}>
              {columns.map(({ column }) => (
                <TableCell
                  key={column}
                  sx={{ maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {column === 'well_id' ? <WellButton well={well} onChoose={onChoose} /> : toShow(well, column)}
                </TableCell>
              ))}
              <TableCell padding="none" sx={{ pl: 1.5 }}>
                {well.has_water_levels_data && (
                  <Checkbox
                    size="small"
                    checked={compared.includes(well.well_ndx)}
                    disabled={compared.length >= MOST_COMPARED && !compared.includes(well.well_ndx)}
                    onChange={() => onCompare(well.well_ndx)}
                    slotProps={{
                      input: { 'aria-label': t('Compare the levels of {well_id}', { well_id: well.well_id }) },
                    }}
                    sx={{ p: 0.5 }}
                  />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {count > wells.length && (
        <Box sx={{ p: 1.5, textAlign: 'center' }}>
          <Button color="inherit" disabled={more.isComing} onClick={more.show}>
            {t('Show {more} more of {count}', {
              more: Math.min(listedAtOnce, count - wells.length),
              count: (count - wells.length).toLocaleString(locale()),
            })}
          </Button>
        </Box>
      )}
    </>
  );
}

function WellButton({ well, onChoose }: { well: ListedWell; onChoose: (well: ListedWell) => void }) {
  return (
    <Link component="button" type="button" onClick={() => onChoose(well)} sx={{ fontWeight: 560, minHeight: 24 }}>
      {well.well_id}
    </Link>
  );
}

/** Terms of lists in the language of the page; names stay as they are. */
function toShow(well: ListedWell, column: ListColumn) {
  const value = well[column];
  return typeof value === 'string' && column !== 'well_name' && column !== 'owner_info' ? t(value) : value;
}

/** A column that nobody fills is left out. */
function columnsFor(categorizeBy: Category, wells: readonly ListedWell[]): { column: ListColumn; label: string }[] {
  const all: ListColumn[] = ['well_id', 'well_name', 'owner_info', categories[categorizeBy].column, 'well_status'];
  return all
    .filter((column) => column === 'well_id' || wells.some((well) => well[column]))
    .map((column) => ({ column, label: columnMeta(mapWell, column).label }));
}
