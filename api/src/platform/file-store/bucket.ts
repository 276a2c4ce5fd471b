import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import { SettingsError, type Config } from '../config.ts';
import { isFilename, type Draft, type Files } from '../files.ts';
import { Measured } from './measured.ts';
import { checked, DAY_MS, DRAFT, DRAFT_LASTS_MS, newDraft } from './names.ts';

/** The files of a bucket that speaks S3. Throws SettingsError where there is none, or where it does not let us in. */
export async function openBucket(config: Config): Promise<Files> {
  const bucket = config.S3_BUCKET!;
  const client = new S3Client(optionsOf(config));
  // Of nothing: whether we are let in is all that is asked.
  await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: newDraft() })).catch((error: unknown) => {
    throw new SettingsError(inWords(error, config));
  });
  return filesOf(client, bucket);
}

/** Without keys of the settings, those of the machine serve. */
function optionsOf(config: Config) {
  const { S3_REGION: region, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = config;
  return {
    region,
    forcePathStyle: config.S3_PATH_STYLE ? config.S3_PATH_STYLE === 'true' : endpoint !== undefined,
    ...(endpoint && { endpoint }),
    ...(id && secret && { credentials: { accessKeyId: id, secretAccessKey: secret } }),
    // Makers other than Amazon know no checksums but those that an upload must have.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
}

function inWords(error: unknown, { S3_BUCKET: bucket, S3_ENDPOINT: endpoint }: Config): string {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  if (status === 404) return `The bucket ${bucket} does not exist. Create it, or set S3_BUCKET to another.`;
  if (status === 401 || status === 403)
    return `The bucket ${bucket} rejected these keys. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
  if (status === 301) return `The bucket ${bucket} is in another region. Check S3_REGION.`;
  const where = endpoint ? `at ${endpoint}` : 'of S3_BUCKET';
  return `The bucket ${where} cannot be reached: ${(error as Error).message}`;
}

function filesOf(client: S3Client, bucket: string): Files {
  const at = (name: string) => ({ Bucket: bucket, Key: name });
  const remove = async (name: string) => void (await client.send(new DeleteObjectCommand(at(name))));
  const read = async (name: string) => {
    const { Body } = await client.send(new GetObjectCommand(at(name)));
    return Body!.transformToByteArray();
  };
  const draftOf = (draft: string): Pick<Draft, 'read' | 'keep' | 'discard'> => ({
    read: () => read(draft),
    async keep(name) {
      await client.send(new CopyObjectCommand({ ...at(checked(name)), CopySource: `${bucket}/${draft}` }));
      await remove(draft);
    },
    discard: () => remove(draft),
  });
  const olderThan = async (ms: number, prefix = '') => {
    const names: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
      const old = Contents.filter(({ LastModified: at }) => at && Date.now() - at.getTime() > ms);
      names.push(...old.map(({ Key }) => Key!));
    }
    return names;
  };
  return {
    async receive(stream) {
      const draft = newDraft();
      const measured = new Measured();
      const body = Readable.from(measured.each(stream), { objectMode: false });
      let broken: unknown;
      stream.once('error', (error) => (broken = error));
      // One that fails takes its parts away by itself; why it failed says more than how that went.
      await new Upload({ client, params: { ...at(draft), Body: body } }).done().catch((error: unknown) => {
        throw broken ?? error;
      });
      return { ...measured.result(), ...draftOf(draft) };
    },
    write: async (name, bytes) => void (await client.send(new PutObjectCommand({ ...at(checked(name)), Body: bytes }))),
    read: async (name) => read(checked(name)).catch(ifMissing),
    async open(name, part) {
      const range = part && { Range: `bytes=${part.start}-${part.end}` };
      const found = await client.send(new GetObjectCommand({ ...at(checked(name)), ...range })).catch(ifMissing);
      return found?.Body as Readable | undefined;
    },
    async size(name) {
      const found = await client.send(new HeadObjectCommand(at(checked(name)))).catch((error: unknown) => {
        if (!(error instanceof NotFound)) throw error;
      });
      return found?.ContentLength;
    },
    async sweep() {
      for (const name of await olderThan(DRAFT_LASTS_MS, DRAFT)) await remove(name);
    },
    names: async () => (await olderThan(-DAY_MS)).filter(isFilename),
    old: async () => (await olderThan(DAY_MS)).filter(isFilename),
    remove: async (name) => remove(checked(name)),
  };
}

function ifMissing(error: unknown): undefined {
  if (!(error instanceof NoSuchKey)) throw error;
}
