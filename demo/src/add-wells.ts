interface Client {
  query: (text: string, values?: unknown[]) => Promise<{ rows: { name: string }[] }>;
}

/** What every well has for itself; the rest of a new well is another's. */
const OWN = ['well_ndx', 'district_well_id', 'state_well_num', 'lat_dd', 'lon_dd'];

/** Adds wells around those of the demonstration district, a mile or so off, until there are `wanted`. They have no history. */
export async function addWells(client: Client, wanted: number) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'wells' and is_generated = 'NEVER'`,
  );
  const copied = rows.map(({ name }) => name).filter((name) => !OWN.includes(name));
  await client.query('set search_path = public, api');
  await client.query('alter table wells disable trigger keep_history');
  await client.query('select setseed(0.5)');
  await client.query(
    `insert into wells (lat_dd, lon_dd, state_well_num, ${copied.join(', ')})
     select lat_dd + (random() - 0.5) / 30, lon_dd + (random() - 0.5) / 30,
            lpad((1000000 + (select count(*) from wells) + row_number() over ())::text, 7, '0'), ${copied.join(', ')}
     from wells cross join generate_series(1, 1 + $1 / (select count(*) from wells))
     limit greatest(0, $1 - (select count(*) from wells))`,
    [wanted],
  );
  await client.query('alter table wells enable trigger keep_history');
  await client.query('analyze wells');
}
