import type { adjacentWell } from '@artesian/contract/map/map';
import Link from '@mui/material/Link';
import type { z } from 'zod';
import { readAttachments } from '../map/details/attachments.ts';
import type { Column } from '../ui/table/column.ts';
import { TextLink } from '../ui/TextLink.tsx';

export type AdjacentWell = z.output<typeof adjacentWell>;

/** The call answers three times the feet (spec 1 §2.7). */
export const distanceFtOf = ({ Distance }: AdjacentWell): number => Number((Distance / 3).toFixed(2));

/** The columns of the report; a well's number leads to it on the map with these search parameters. */
export const columnsOn = (mapSearch: Record<string, unknown>): readonly Column<AdjacentWell>[] => [
  {
    id: 'well_id',
    header: 'Well ID',
    kind: 'text',
    value: ({ well_id }) => well_id,
    render: ({ well_id, well_ndx }) => (
      <TextLink to="/map" search={{ ...mapSearch, well: well_ndx }}>
        {well_id}
      </TextLink>
    ),
  },
  { id: 'Distance', header: 'Distance', unit: 'ft', kind: 'number', decimals: 2, value: distanceFtOf },
  words('well_name', 'Well Name'),
  choice('well_status', 'Well Status'),
  choice('well_class', 'Well Class'),
  choice('well_subclass', 'Well Subclass'),
  choice('management_zone', 'Management Zone'),
  choice('aquifer_group', 'Aquifer Group'),
  choice('primary_use', 'Primary Use'),
  words('owner_info', 'Owner'),
  words('permits_info', 'Permits'),
  { id: 'drilled_date', header: 'Drilled Date', kind: 'date', value: ({ drilled_date }) => drilled_date },
  {
    id: 'well_depth_ft',
    header: 'Well Depth',
    unit: 'ft',
    kind: 'number',
    value: ({ well_depth_ft }) => well_depth_ft,
  },
  words('well_address', 'Well Address'),
  attachments('attached_documents', 'Documents'),
  attachments('attached_photos', 'Photos'),
  words('tx_grid', 'TX Grid'),
  { id: 'lat_dd', header: 'Latitude', unit: '°', kind: 'number', decimals: 5, value: ({ lat_dd }) => lat_dd },
  { id: 'lon_dd', header: 'Longitude', unit: '°', kind: 'number', decimals: 5, value: ({ lon_dd }) => lon_dd },
];

type WordColumn = {
  [name in keyof AdjacentWell]: AdjacentWell[name] extends string | null ? name : never;
}[keyof AdjacentWell];

function words(id: WordColumn, header: string): Column<AdjacentWell> {
  return { id, header, kind: 'text', value: (row) => row[id] };
}

function choice(id: WordColumn, header: string): Column<AdjacentWell> {
  return { id, header, kind: 'choice', value: (row) => row[id] };
}

/** Files as links to where they are; addresses that are not safe to follow are left out. */
function attachments(id: 'attached_documents' | 'attached_photos', header: string): Column<AdjacentWell> {
  return {
    id,
    header,
    kind: 'text',
    value: (row) =>
      readAttachments(row[id])
        .map(({ name, url }) => `${name} (${url})`)
        .join(', ') || null,
    render: (row) =>
      readAttachments(row[id]).map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </Link>
        </span>
      )),
  };
}
