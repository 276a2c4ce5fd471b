import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { UPLOADS_PATH } from '@artesian/contract/field/files-in-pieces';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { DAY_MS } from '../../platform/file-store/names.ts';

/** What the protocol says of an upload. */
export interface Standing {
  status: number;
  /** How much of the file is there, in bytes; undefined where nothing is known of it. */
  offset: number | undefined;
  /** Why it was refused. */
  words: string;
}

/**
 * Files on their way, after the protocol tus 1.0.0: each grows under its id until it is complete. Who may send one, and what becomes of it,
 * is decided elsewhere; nothing here is reachable by itself.
 */
export interface Pieces {
  /** Begins an empty file. */
  begin(id: string, bytes: number): Promise<void>;
  /** How much is there. */
  ask(id: string): Promise<Standing>;
  /** Takes the piece that a call brings; of one that is cut off, what came of it. */
  take(id: string, request: FastifyRequest): Promise<Standing>;
  read(id: string): Readable;
  remove(id: string): Promise<void>;
}

const folderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'pieces');
const TUS = { 'tus-resumable': '1.0.0' };

/** The folder is made with the first file. */
export function openPieces(config: Pick<Config, 'DATA_DIR' | 'ATTACHMENT_MB' | 'origin'>): Pieces {
  const folder = folderOf(config);
  const begun = new WeakMap<Request, string>();
  let opened: Promise<Server> | undefined;
  const open = async () => {
    await mkdir(folder, { recursive: true });
    return new Server({
      path: UPLOADS_PATH,
      datastore: new FileStore({ directory: folder }),
      // The limit may be changed while the server runs.
      maxSize: () => config.ATTACHMENT_MB * 1_000_000,
      namingFunction: (request) => begun.get(request)!,
    });
  };
  const handle = async (request: Request): Promise<Standing> => {
    const server = await (opened ??= open());
    const answer = await server.handleWeb(request);
    const offset = answer.headers.get('upload-offset');
    return { status: answer.status, offset: offset === null ? undefined : Number(offset), words: await answer.text() };
  };
  const address = (id: string) => `${config.origin}${UPLOADS_PATH}/${id}`;
  return {
    async begin(id, bytes) {
      const request = new Request(`${config.origin}${UPLOADS_PATH}`, {
        method: 'POST',
        headers: { ...TUS, 'upload-length': String(bytes) },
      });
      begun.set(request, id);
      const { status, words } = await handle(request);
      if (status !== 201) throw new Error(`An upload could not begin: ${status} ${words}`);
    },
    ask: (id) => handle(new Request(address(id), { method: 'HEAD', headers: TUS })),
    take: (id, request) =>
      handle(
        new Request(address(id), {
          method: 'PATCH',
          headers: headersOf(request),
          // Begun only when it is read: of a piece that is refused unread Node throws the bytes away, and the connection goes on.
          body: ReadableStream.from(request.raw) as BodyInit,
          duplex: 'half',
        } as RequestInit),
      ),
    read: (id) => createReadStream(join(folder, id)),
    remove: (id) => removeFrom(folder, id),
  };
}

const TOLD = ['tus-resumable', 'upload-offset', 'content-type', 'content-length'];

const headersOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(TOLD.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));

/** An upload is a file and what is known of it. */
async function removeFrom(folder: string, id: string) {
  for (const name of [id, `${id}.json`]) await rm(join(folder, name), { force: true });
}

/** Takes away what nothing was added to for a day. */
export async function sweepPieces(config: Pick<Config, 'DATA_DIR'>) {
  const folder = folderOf(config);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /^[0-9a-f]{32}$/.test(one))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > DAY_MS) await removeFrom(folder, name);
  }
}
