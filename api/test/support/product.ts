import { freshDatabase } from './fresh-database.ts';
import { serveProduct, type Product } from './serve-product.ts';

export { callers, type Caller, type Product } from './serve-product.ts';

/** The API on a port of its own with a database of its own. */
export const startProduct = async ({
  demo = false,
  settings = {},
}: { demo?: boolean; settings?: Record<string, string> } = {}): Promise<Product> =>
  serveProduct(await freshDatabase({ demo }), settings);
