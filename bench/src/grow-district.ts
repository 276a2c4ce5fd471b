import { addWells } from '@artesian/demo/add-wells';
import pg from 'pg';

/** Adds wells around those of the demonstration district until there are `wanted`. */
export async function growDistrict(url: string, wanted: number) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await addWells(client, wanted);
  } finally {
    await client.end();
  }
}
