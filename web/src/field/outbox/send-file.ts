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
/** How long nothing may move, in ms: a line can die without a word. */
const PATIENCE_MS = 60_000;
/** After a piece that did not begin where the last one ended it is asked anew how much is there, so long after, in ms. */
const ASKED_AGAIN_MS = [0, 1000, 3000];

/** Sends the file of an entry in pieces, from where it stopped the last time. Throws ApiError as other calls do. */
export async function sendFile(entry: Entry): Promise<Record<string, unknown>> {
  const file = await store.files.get(entry.id);
  if (!file) throw new ApiError(410, { title: 'The file is no longer on this device.' });
  const { body } = requestOf(entry, await store.entries.where({ owner: entry.owner }).toArray());
  let answered: string | undefined;
  const patience = startPatience(PATIENCE_MS);
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(new Blob([file.bytes], { type: file.type }), {
      endpoint: UPLOADS_PATH,
      uploadUrl: file.upload ?? null,
      chunkSize: PIECE,
      retryDelays: ASKED_AGAIN_MS,
      onShouldRetry: isElsewhere,
      storeFingerprintForResuming: false,
      metadata: { ...asText(body), id: entry.id, filename: file.name },
      onBeforeRequest: async (request) => {
        const token = await accessOf(entry.owner);
        if (token) request.setHeader('authorization', `Bearer ${token}`);
      },
      onProgress: patience.anew,
      onAfterResponse: (_request, response) => {
        patience.anew();
        answered = response.getHeader(ATTACHMENT_HEADER) ?? answered;
      },
      onUploadUrlAvailable: () => void store.files.update(entry.id, { upload: upload.url ?? undefined }),
      onSuccess: () => resolve(),
      onError: (error) => reject(refusalOf(error)),
    });
    patience.onEnd(() => {
      void upload.abort();
      reject(unreachable());
    });
    upload.start();
  }).finally(patience.stop);
  return { att_ndx: answered === undefined ? null : Number(answered) };
}

/** Metadata go as text; what is empty does not go. */
const asText = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );

/** A browser sends by itself once more what was cut off, though a part of it may have come; and another window may have gone on with it. */
const isElsewhere = (error: Error | DetailedError): boolean =>
  error instanceof DetailedError && [409, 423].includes(error.originalResponse?.getStatus() ?? 0);

function refusalOf(error: Error | DetailedError): ApiError {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return unreachable();
  if (isElsewhere(error))
    return new ApiError(425, { title: 'The server has more of this file than this device recorded.' });
  return new ApiError(response.getStatus(), problemIn(response.getBody()));
}

const unreachable = () => new ApiError(0, { title: 'The server cannot be reached.' });

/** Ends when nothing has come anew for `ms`. */
function startPatience(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: () => void = () => undefined;
  const anew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end(), ms);
  };
  anew();
  return {
    anew,
    stop: () => clearTimeout(timer),
    onEnd: (act: () => void) => {
      end = act;
    },
  };
}

function problemIn(body: string): Partial<Problem> {
  try {
    return JSON.parse(body) as Partial<Problem>;
  } catch {
    return { title: body.slice(0, 200) || 'The file was not accepted.' };
  }
}
