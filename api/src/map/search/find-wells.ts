import { t } from '@artesian/domain/texts/translate';
import { mostHits, type SearchHit } from '@artesian/contract/map/search';
import type { MapWell } from '@artesian/contract/map/map-wells';
import type { Database } from '../../platform/database/open-database.ts';
import type { User } from '../../sign-in/authentication.ts';
import { columnsFor } from '../columns-for.ts';
import { holdsAll } from './holds-all.ts';
import type { Wanted } from './wanted.ts';
import { isWhy, whyFirst } from './why-first.ts';

/** So many are weighed against each other. The ways to find them are gone in turn until there are so many. */
const mostWeighed = 200;

const shown = [
  'well_name',
  'state_well_num',
  'owner_info',
  'well_address',
  'well_city',
  'permits_info',
  'attached_documents',
] as const;
type FoundWell = Pick<MapWell, 'well_ndx' | 'well_id' | 'lat_dd' | 'lon_dd'> &
  Partial<Pick<MapWell, (typeof shown)[number]>>;

/** By owner, permit and document wells are found only for whom `ui-map-wells` tells them to: by the column that would tell. */
const waysFor: Readonly<Record<string, (holds: string) => string>> = {
  owner_info: (holds) => `
    select well_ndx
    from (
      select rolo_ndx, plain_words(coalesce(r_organization, r_name)) as words from contacts where rolo_ndx <> 999999
    ) as owners
    join wells on wells.contact_ndx = owners.rolo_ndx
    where ${holds}`,
  permits_info: (holds) => `
    select well_ndx
    from (select well_ndx, plain_words(permit_number) as words from api.current_permit_wells) as permitted
    where ${holds}`,
  attached_documents: (holds) => `
    select well_ndx
    from (
      select well_ndx, plain_words(original_filename) as words
      from attachments
      join attachment_tags on attachment_tags.att_tag_ndx = attachments.tags
      where well_ndx is not null and not removed and not photo_gallery and not cannot_be_shown and for_public
    ) as documents
    where ${holds}`,
};

/**
 * A number is first that of the well whose id ends with it: 735 is 58-42-8-0735 before 57-56-9-1735, and both before an address that
 * holds it.
 */
const fitOfNumber = `
  case
    when $1 !~ '^[0-9]+$' then 3
    when district_well_id ~ ('(^|[^0-9])0*' || $1 || '$') then 0
    when id_from_its_end like $3 then 2
    else 3
  end`;

/** `$1` is the whole text, `$2` what begins with it, `$3` and `$4` what ends with it and with a zero before it; the words follow. */
function statementOf(wanted: Wanted, columns: readonly string[]): string {
  const holds = holdsAll(wanted.words.length, 5);
  const ways = [
    'select well_ndx from api.searchable_wells where plain_name = $1',
    'select well_ndx from api.searchable_wells where plain_id like $2',
    `select well_ndx from api.searchable_wells where $1 ~ '^[0-9]+$' and state_well_num >= $1 and state_well_num < $1 || ':'`,
    `select well_ndx from api.searchable_wells where $1 ~ '^[0-9]+$' and id_from_its_end like $4`,
    `select well_ndx from api.searchable_wells where $1 ~ '^[0-9]+$' and id_from_its_end like $3`,
    'select well_ndx from api.searchable_wells where plain_name like $2',
    ...Object.entries(waysFor).flatMap(([column, way]) => (columns.includes(column) ? [way(holds)] : [])),
    `select well_ndx from api.searchable_wells where ${holds}`,
  ];
  return `
    with found as (
      ${ways.map((way) => `(${way} limit ${mostWeighed / 2})`).join(' union all ')}
      limit ${mostWeighed}
    )
    select
      well_ndx,
      least(api.fit_of(plain_id, $1), api.fit_of(state_well_num, $1), api.fit_of(plain_name, $1), ${fitOfNumber}) as fit
    from (select distinct well_ndx from found) as once
    join api.searchable_wells using (well_ndx)
    order by fit, plain_id <> $1, plain_id
    limit ${mostHits}`;
}

export interface Hit {
  /** As `fit_of` has it: the less, the better. */
  fit: number;
  told: SearchHit;
}

/** The wells on the map that hold all words, as far as the columns that somebody receives tell; the best fit first. */
export async function findWells({ pool, named }: Database, user: User | null, wanted: Wanted): Promise<Hit[]> {
  const received = columnsFor(user);
  const columns = ['well_ndx', 'well_id', 'lat_dd', 'lon_dd', ...shown].filter((column) => received.includes(column));
  const best = await pool.query<{ well_ndx: number; fit: number }>(statementOf(wanted, columns), [
    wanted.text,
    `${wanted.text}%`,
    `${reversed(wanted.text)}%`,
    `${reversed(wanted.text)}0%`,
    ...wanted.words.map((forms) => forms.map((form) => `%${form}%`)),
  ]);
  const fits = new Map(best.rows.map(({ well_ndx, fit }) => [well_ndx, fit]));
  const { rows } = await pool.query<FoundWell>({
    ...named(`found-wells ${columns.length}`),
    text: `select ${columns.join(', ')} from api.ui_map_wells where well_ndx = any ($1) order by array_position($1, well_ndx)`,
    values: [[...fits.keys()]],
  });
  return rows.map((well) => ({ fit: fits.get(well.well_ndx)!, told: hitOf(well, wanted) }));
}

const reversed = (text: string) => text.split('').toReversed().join('');

function hitOf(well: FoundWell, wanted: Wanted): SearchHit {
  return {
    kind: 'well',
    well_ndx: well.well_ndx,
    title: well.well_id,
    detail: detailOf(well, wanted),
    latitude: well.lat_dd,
    longitude: well.lon_dd,
    extent: null,
  };
}

/** What the well was found by comes first; a permit or a document is told of only then. */
function detailOf(
  { well_name, state_well_num, owner_info, well_address, well_city, permits_info, attached_documents }: FoundWell,
  wanted: Wanted,
) {
  const address = [well_address, well_city].filter(Boolean).join(', ');
  const permit = permits_info && isWhy(permits_info, wanted) ? t('Permit {permits_info}', { permits_info }) : '';
  const document = nameOfDocument(attached_documents, wanted);
  const parts = [permit, document, well_name, state_well_num, owner_info, address].filter((part): part is string =>
    Boolean(part),
  );
  return whyFirst(parts, wanted);
}

/** Of 'name;address' pairs the first name that holds a word of what was looked for. */
function nameOfDocument(documents: string | null | undefined, wanted: Wanted): string {
  const names = (documents ?? '').split(',').map((pair) => pair.split(';', 1)[0]!);
  const name = names.find((one) => one !== '' && isWhy(one, wanted));
  return name === undefined ? '' : t('Document {name}', { name });
}
