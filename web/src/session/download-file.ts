import { ApiError } from '@artesian/contract/language/client';
import type { Problem } from '@artesian/contract/language/problem';
import { saveFile } from '../ui/save-file.ts';
import { accessToken, renewingToken } from './tokens.ts';

/** Saves what is at an address, as whoever is here may have it; under `otherName` where the answer has no plain name. Throws ApiError. */
export async function downloadFile(address: string, otherName: string) {
  const token = await accessToken();
  const response = await renewingToken(fetch)(address, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(name ?? otherName, await response.blob());
}

/** What stands between here and the server may refuse in words of its own. */
const problemOf = (response: Response): Promise<Partial<Problem>> =>
  response.json().then(
    (body: Problem) => body,
    () => ({ title: `The file could not be had (${response.status}). Try again in a moment.` }),
  );
