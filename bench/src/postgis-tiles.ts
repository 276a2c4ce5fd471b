// The usual way to tiles: PostGIS makes each one (ST_AsMVT), a bare server hands it on.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL']!, max: 10 });
const readTile = `
  with tile as (select st_tileenvelope($1, $2, $3) as bounds),
  features as (
    select map_wells.*, st_asmvtgeom(st_transform(wells.geom, 3857), tile.bounds, 4096, 64) as shape
    from tile
    join public.wells on wells.geom && st_transform(tile.bounds, 4326)
    join peers.tile_wells map_wells using (well_ndx)
  )
  select st_asmvt(features, 'wells', 4096, 'shape', 'well_ndx') as tile from features`;

createServer((request, response) => {
  const values = request.url!.split('/').slice(1).map(Number);
  pool.query<{ tile: Buffer }>({ name: 'tile', text: readTile, values }).then(
    ({ rows }) => response.writeHead(200, { 'content-type': 'application/vnd.mapbox-vector-tile' }).end(rows[0]!.tile),
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']));
