import type { Upload } from '@artesian/contract/language/endpoint';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { withoutDeadline } from '../deadline.ts';
import { newSystemFilename, type Draft, type Files } from '../files.ts';
import { parsed } from '../parsed.ts';
import { addField, passOver, refuseUnread } from './receive-upload.ts';
import { inWords, tooLarge } from './words.ts';

/** One of several files that came together; what it is, is told by who reads it. */
export interface ReceivedFile {
  originalName: string;
  systemFilename: string;
  bytes: number;
  sha256: string;
  read: Draft['read'];
  /** Gives it its system filename: the last thing that the work in a transaction does. */
  keep: () => Promise<void>;
  /** Gives it another one. */
  keepAs: Draft['keep'];
  /** For when it will not be kept; does nothing once it is. */
  discard: Draft['discard'];
}

interface ReceivedFiles {
  fields: Record<string, string>;
  files: readonly ReceivedFile[];
}

const MOST_FIELDS = 30;
const LONGEST_FIELD_BYTES = 100_000;

/**
 * Receives the files and the fields of a form, streamed to where files are kept. Refuses, in words and with nothing left of any, what is
 * too large by itself or together, or cut off.
 */
export async function receiveFiles(
  request: FastifyRequest,
  files: Files,
  { mostBytes = 0, mostFiles = 1, mostBytesTogether = mostBytes }: Upload,
): Promise<ReceivedFiles> {
  refuseUnread(request, mostBytesTogether, MOST_FIELDS * LONGEST_FIELD_BYTES);
  return withoutDeadline(request, async () => {
    const fields: Record<string, string> = {};
    const received: ReceivedFile[] = [];
    const limits = { files: mostFiles, fileSize: mostBytes, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD_BYTES };
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') addField(fields, part, LONGEST_FIELD_BYTES);
        else received.push(fileOf(part.filename, await files.receive(part.file)));
        if (received.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytesTogether) throw tooLarge(mostBytesTogether);
      }
    } catch (error) {
      passOver(request);
      await discardAll(received);
      throw inWords(error, mostBytes);
    }
    return { fields, files: received.filter(({ originalName, bytes }) => originalName !== '' || bytes > 0) };
  });
}

/** Clears away those that are not kept. */
export const discardAll = (files: readonly ReceivedFile[]) => Promise.all(files.map(({ discard }) => discard()));

const fileOf = (name: string, { bytes, sha256, read, keep, discard }: Draft): ReceivedFile => {
  const systemFilename = newSystemFilename(name);
  return {
    originalName: name || 'file',
    systemFilename,
    bytes,
    sha256,
    read,
    keep: () => keep(systemFilename),
    keepAs: keep,
    discard,
  };
};

/** What tells two uploads apart for a repeated Idempotency-Key. */
export const contentOfFiles = ({ fields, files }: ReceivedFiles) => ({
  fields: Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  files: files.map(({ originalName, sha256 }) => [originalName, sha256]),
});

/** The fields that came beside files, as the endpoint declares them; undefined where it declares none. */
export const bodyOf = <B extends z.ZodType>({ body }: { body?: B }, fields: Record<string, string>) =>
  body && parsed(body, fields);
