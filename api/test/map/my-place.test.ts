import { adjacentWells } from '@artesian/contract/map/adjacent-wells';
import { levelHistory } from '@artesian/contract/map/level-history';
import { oneNamedWell } from '@artesian/contract/map/map-wells';
import { myPlace, NEIGHBORHOOD_FT } from '@artesian/contract/map/my-place';
import { placeAt } from '@artesian/contract/map/place';
import type { Client } from '@artesian/contract/language/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct({ demo: true });
const sql = (text: string, values: unknown[] = []) => product.database.pool.query(text, values);
let visitor: Client;
beforeAll(async () => {
  visitor = await product.as('visitor');
});

/** On a parcel of the demonstration district, within a zone. */
const here = { lat: 30.06569, lon: -97.87443 };
const placeOf = (params = here) => visitor.call(myPlace, { params });

describe('a place of somebody', () => {
  it('lies where other calls say, on the areas of the map that are for whoever asks', async () => {
    const { place, areas } = await placeOf();
    const {
      elevation_ft: _elevation,
      elevation_source: _source,
      ...known
    } = await visitor.call(placeAt, { params: here });
    expect(place).toEqual(known);
    expect(place).toMatchObject({ in_district: true, mgmtzone_name: 'Eastern Edwards' });
    expect(areas).toContainEqual({ layer: 'Parcels', name: 'R10074' });

    await sql("update map_layers set audience = 'Staff' where layer_id = 'parcels'");
    expect((await placeOf()).areas.filter(({ layer }) => layer === 'Parcels')).toEqual([]);
    const staff = await product.as('administrator');
    expect((await staff.call(myPlace, { params: here })).areas).toContainEqual({ layer: 'Parcels', name: 'R10074' });
    await sql(
      "update map_layers set audience = 'Everyone', admin_only_fields = array['parcel'] where layer_id = 'parcels'",
    );
    expect((await placeOf()).areas.filter(({ layer }) => layer === 'Parcels')).toEqual([]);
  });

  it('has the aquifers of the wells within a mile, as the report of adjacent wells lists them', async () => {
    const { aquifers, wells_within_a_mile } = await placeOf();
    const near = await visitor.call(adjacentWells, { params: { ...here, distance: NEIGHBORHOOD_FT } });
    expect(wells_within_a_mile).toBe(near.length);
    const named = await Promise.all(
      near.map(async ({ well_id }) => visitor.call(oneNamedWell, { params: { id: well_id } })),
    );
    const [most] = aquifers;
    const depths = named
      .filter(({ aquifer_name }) => aquifer_name === most!.aquifer_name)
      .map(({ well_depth_ft }) => well_depth_ft);
    expect(most!.wells).toBe(depths.length);
    const known = depths.filter((depth) => depth != null);
    expect([most!.least_depth_ft, most!.most_depth_ft]).toEqual([Math.min(...known), Math.max(...known)]);
    expect(aquifers.map(({ wells }) => wells)).toEqual(aquifers.map(({ wells }) => wells).toSorted((a, b) => b - a));
  });

  it('has the nearest wells with levels of late, as their own history says, and none that is not published', async () => {
    const { monitored } = await placeOf();
    expect(monitored).toHaveLength(3);
    expect(monitored.map(({ distance_ft }) => distance_ft)).toEqual(
      monitored.map(({ distance_ft }) => distance_ft).toSorted((one, other) => one - other),
    );
    const [nearest] = monitored;
    const { well_ndx } = await visitor.call(oneNamedWell, { params: { id: nearest!.well_id } });
    const { standing } = await visitor.call(levelHistory, { params: { well_ndx } });
    expect(nearest).toMatchObject({
      depth_ft: standing!.depth_ft,
      last_month: standing!.last_month,
      level_class: standing!.level_class,
    });
    await sql('update wells set is_published = false where well_ndx = $1', [well_ndx]);
    expect((await placeOf()).monitored.map(({ well_id }) => well_id)).not.toContain(nearest!.well_id);
  });

  it('outside of everything has its place alone, at the poles too', async () => {
    for (const params of [
      { lat: 35.2, lon: -101.8 },
      { lat: 90, lon: 180 },
      { lat: -90, lon: 0 },
    ]) {
      const { place, ...others } = await placeOf(params);
      expect(place.in_district).toBe(false);
      expect(others).toEqual({ areas: [], aquifers: [], wells_within_a_mile: 0, monitored: [] });
    }
  });
});
