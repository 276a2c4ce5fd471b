import pg from 'pg';

/** What every well has for itself; the rest of a new well is another's. */
const OWN = ['well_ndx', 'district_well_id', 'state_well_num', 'lat_dd', 'lon_dd'];

/** Adds wells around those of the demonstration district, a mile or so off, until there are `wanted`. */
export async function growDistrict(url: string, wanted: number) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'wells' and is_generated = 'NEVER'`,
    );
    const copied = rows.map(({ name }) => name).filter((name) => !OWN.includes(name));
    await client.query(
      'set search_path = public, api; alter table wells disable trigger keep_history; select setseed(0.5)',
    );
    await client.query(
      `insert into wells (lat_dd, lon_dd, state_well_num, ${copied.join(', ')})
       select lat_dd + (random() - 0.5) / 30, lon_dd + (random() - 0.5) / 30,
              lpad((1000000 + (select count(*) from wells) + row_number() over ())::text, 7, '0'), ${copied.join(', ')}
       from wells cross join generate_series(1, 1 + $1 / (select count(*) from wells))
       limit greatest(0, $1 - (select count(*) from wells))`,
      [wanted],
    );
    await client.query('alter table wells enable trigger keep_history; analyze wells');
  } finally {
    await client.end();
  }
}
