import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'artesian-files';
const OBJECT = '._S3rver_object';

/** A server that speaks S3, with one empty bucket, kept in a folder. */
export async function serveBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'artesian-bucket-'));
  const server = new S3rver({
    address: 'localhost',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://localhost:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    names: () =>
      readdirSync(join(directory, BUCKET))
        .filter((name) => name.endsWith(OBJECT))
        .map((name) => name.slice(0, -OBJECT.length)),
    /** Lets a file have come at this time. */
    date: (name: string, seconds: number) => utimesSync(join(directory, BUCKET, `${name}${OBJECT}`), seconds, seconds),
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
