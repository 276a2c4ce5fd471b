import pg from 'pg';

/** Makes an empty database on the server of the measurements, and tells its address. */
export async function makeDatabase(name: string): Promise<string> {
  const url = new URL(process.env['BENCH_DATABASE_URL']!);
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
