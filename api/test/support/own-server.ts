import { contacts } from '@artesian/contract/people/contacts';
import { startPostgres, type ThrowAwayPostgres } from '../../../scripts/lib/postgres.mjs';
import { ensureMigrated } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { serveProduct, type Product } from './serve-product.ts';

export interface OwnServer {
  postgres: ThrowAwayPostgres;
  product: Product;
  close: () => Promise<void>;
}

/** The product on a PostgreSQL server of its own, which a test may kill, fill or spoil. Its administrator is signed in already. */
export async function productOnOwnServer(
  options: { logFolder?: string; archiveFolder?: string } = {},
): Promise<OwnServer> {
  const postgres = await startPostgres({ confirmsWhatIsKept: true, ...options });
  const database = await openDatabase({ url: postgres.url, dataDir: '' });
  await ensureMigrated(database, { timeZone: 'America/Chicago' });
  const product = await serveProduct(database);
  // So that nobody signs in while the database is away.
  await product.fetch('administrator', '/api/me');
  const close = async () => {
    await product.close();
    await postgres.stop();
  };
  return { postgres, product, close };
}

/** Adds a contact, and says what came of it: its key where the server confirmed it. */
export async function addContact(
  { fetch }: Product,
  values: { r_name: string; notes?: string },
): Promise<{ status: number; key: number | undefined }> {
  const response = await fetch('administrator', contacts.calls.create!.path, {
    method: 'POST',
    body: JSON.stringify(values),
    headers: { 'content-type': 'application/json' },
  });
  const { rolo_ndx } = (await response.json()) as { rolo_ndx?: number };
  return { status: response.status, key: rolo_ndx };
}
