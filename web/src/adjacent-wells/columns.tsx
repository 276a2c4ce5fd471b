import { adjacentWell } from '@artesian/contract/map/adjacent-wells';
import Link from '@mui/material/Link';
import type { z } from 'zod';
import { readAttachments } from '../map/details/attachments.ts';
import { translated, type Column } from '../ui/table/column.ts';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { TextLink } from '../ui/TextLink.tsx';

export type AdjacentWell = z.output<typeof adjacentWell>;

/** The call answers three times the feet (spec 1 §2.7). */
export const distanceFtOf = ({ Distance }: AdjacentWell): number => Number((Distance / 3).toFixed(2));

const columns = declaredColumns(adjacentWell);

/** The columns of the report; a well's number leads to it on the map with these search parameters. */
export const columnsOn = (mapSearch: Record<string, unknown>): readonly Column<AdjacentWell>[] => [
  ...columns('well_id').map((column) => ({
    ...column,
    render: ({ well_id, well_ndx }: AdjacentWell) => (
      <TextLink to="/map" search={{ ...mapSearch, well: well_ndx }}>
        {well_id}
      </TextLink>
    ),
  })),
  ...columns('distance_ft').map((column) => ({ ...column, id: 'Distance', value: distanceFtOf })),
  ...columns('well_name'),
  ...columns('well_status', 'well_class', 'well_subclass', 'management_zone', 'aquifer_group', 'primary_use').map(
    toChooseFrom,
  ),
  ...columns('owner_info', 'permits_info', 'drilled_date', 'drilled_year', 'well_depth_ft', 'well_address'),
  ...columns('attached_documents', 'attached_photos').map(asLinks),
  ...columns('tx_grid', 'lat_dd', 'lon_dd'),
];

/** Words of a vocabulary, of which there are few. */
const toChooseFrom = (column: Column<AdjacentWell>): Column<AdjacentWell> => ({
  ...translated(column),
  kind: 'choice',
});

/** Files as links to where they are; addresses that are not safe to follow are left out. */
function asLinks(column: Column<AdjacentWell>): Column<AdjacentWell> {
  const filesOf = (row: AdjacentWell) => readAttachments(column.value(row) as string | null);
  return {
    ...column,
    value: (row) =>
      filesOf(row)
        .map(({ name, url }) => `${name} (${url})`)
        .join(', ') || null,
    render: (row) =>
      filesOf(row).map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </Link>
        </span>
      )),
  };
}
