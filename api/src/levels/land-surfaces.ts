import type pg from 'pg';

/** The land surface of a well in ft above a vertical datum, from one moment until before another, in ms since 1970. */
export interface LandSurface {
  elevation_ft: number;
  vertical_datum: string;
  from: number;
  to: number;
}

const read = `
  select
    land_surface_elevation_ft as elevation_ft,
    vertical_datum,
    extract(epoch from from_at)::double precision * 1000 as from,
    extract(epoch from to_at)::double precision * 1000 as to
  from api.land_surfaces
  where well_ndx = $1
  order by from_at`;

/** Every land surface that measurements by hand of a well stored, the oldest first; open ends are infinite. */
export const readLandSurfaces = async (pool: pg.Pool, well: number): Promise<LandSurface[]> =>
  (await pool.query<LandSurface>(read, [well])).rows;

/** The one that holds at a moment; undefined where none is known. */
export const landSurfaceAt = (surfaces: readonly LandSurface[], at: number): LandSurface | undefined =>
  surfaces.find(({ from, to }) => from <= at && at < to);
