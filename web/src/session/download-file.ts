import { t } from '@artesian/domain/texts/translate';
import { ApiError } from '@artesian/contract/language/client';
import type { Problem } from '@artesian/contract/language/problem';
import { accessToken, renewingToken } from './tokens.ts';
import { saveFile } from '../ui/save-file.ts';

/** Saves what an address answers, as whoever is here, under the name that it comes with. Throws ApiError. */
export async function downloadFile(
  address: string,
  otherName: string,
  method: 'GET' | 'POST' = 'GET',
  body?: object,
  signal?: AbortSignal,
): Promise<void> {
  const token = await accessToken();
  const response = await renewingToken(fetch)(address, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: signal ?? null,
  });
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(name ?? otherName, await response.blob());
}

/** What stands between here and the server may refuse in words of its own. */
const problemOf = (response: Response): Promise<Partial<Problem>> =>
  response.json().then(
    (body: Problem) => body,
    () => ({
      title: t('The file could not be downloaded ({status}). Try again in a moment.', { status: response.status }),
    }),
  );
