// Platformatic DB on the table of the schema `peers`; it reads no views, so the table is a copy of the list.
import { buildServer } from '@platformatic/db';

const { DATABASE_URL, PORT } = process.env;
const app = await buildServer({
  server: { hostname: '127.0.0.1', port: Number(PORT), logger: { level: 'error' } },
  db: {
    connectionString: DATABASE_URL,
    schema: ['peers'],
    limit: { default: 10, max: 100_000 },
    graphql: false,
    openapi: true,
  },
});
await app.start();
