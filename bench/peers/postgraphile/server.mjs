// PostGraphile as its documentation starts it for production, on the schema `peers`.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';

const { DATABASE_URL, PORT } = process.env;
const options = { dynamicJson: true, simpleCollections: 'only', disableQueryLog: true, retryOnInitFail: false };
createServer(postgraphile(DATABASE_URL, 'peers', options)).listen(Number(PORT), '127.0.0.1');
