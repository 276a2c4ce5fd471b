import { afterAll } from 'vitest';
import { freshDatabase } from './fresh-database.ts';
import { serveProduct, type Product } from './serve-product.ts';

export { callers, type Caller, type Product } from './serve-product.ts';

/** The API on a port of its own with a database of its own. */
export const startProduct = async ({
  demo = false,
  settings = {},
}: { demo?: boolean; settings?: Record<string, string> } = {}): Promise<Product> =>
  serveProduct(await freshDatabase({ demo }), settings);

/** The same for all tests of a file, with its staff's client: started where the file says so, closed after the last of them. */
export async function sharedProduct(options?: Parameters<typeof startProduct>[0]) {
  const product = await startProduct(options);
  afterAll(() => product.close());
  return { product, staff: await product.as('administrator') };
}
