import { ATTACHMENT_HEADER, UPLOADS_PATH } from '@artesian/contract/field/files-in-pieces';
import { ApiError } from '@artesian/contract/language/client';
import type { Problem } from '@artesian/contract/language/problem';
import { DetailedError, Upload } from 'tus-js-client';
import { accessOf } from '../../session/tokens.ts';
import type { Entry } from './entry.ts';
import { requestOf } from './order.ts';
import { store } from './store.ts';

/** What is sent at once, in bytes: as much is lost when the line breaks off. */
const PIECE = 512 * 1024;

/** Sends the file of an entry in pieces, from where it stopped the last time. Throws ApiError as other calls do. */
export async function sendFile(entry: Entry): Promise<Record<string, unknown>> {
  const file = await store.files.get(entry.id);
  if (!file) throw new ApiError(410, { title: 'The file is no longer on this device.' });
  const { body } = requestOf(entry, await store.entries.where({ owner: entry.owner }).toArray());
  let answered: string | undefined;
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(new Blob([file.bytes], { type: file.type }), {
      endpoint: UPLOADS_PATH,
      uploadUrl: file.upload ?? null,
      chunkSize: PIECE,
      retryDelays: null,
      storeFingerprintForResuming: false,
      metadata: { ...asText(body), id: entry.id, filename: file.name },
      onBeforeRequest: async (request) => {
        const token = await accessOf(entry.owner);
        if (token) request.setHeader('authorization', `Bearer ${token}`);
      },
      onAfterResponse: (_request, response) => {
        answered = response.getHeader(ATTACHMENT_HEADER) ?? answered;
      },
      onUploadUrlAvailable: () => void store.files.update(entry.id, { upload: upload.url ?? undefined }),
      onSuccess: () => resolve(),
      onError: (error) => reject(refusalOf(error)),
    });
    upload.start();
  });
  return { att_ndx: answered === undefined ? null : Number(answered) };
}

/** Metadata go as text; what is empty does not go. */
const asText = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );

function refusalOf(error: Error | DetailedError): ApiError {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return new ApiError(0, { title: 'The server cannot be reached.' });
  return new ApiError(response.getStatus(), problemIn(response.getBody()));
}

function problemIn(body: string): Partial<Problem> {
  try {
    return JSON.parse(body) as Partial<Problem>;
  } catch {
    return { title: body.slice(0, 200) || 'The file was not taken.' };
  }
}
