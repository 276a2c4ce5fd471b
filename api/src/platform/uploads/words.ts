import { pictures } from '@artesian/contract/wells/attachments';
import { invalid, Refusal } from '../problems.ts';

export const tooLarge = (maxBytes: number) =>
  new Refusal(413, 'too-large', 'Too large', `The file is too large; the maximum is ${megabytes(maxBytes)}.`);

export const notAllowed = (mediaTypes: readonly string[]) =>
  new Refusal(
    415,
    'media-type',
    'Refused',
    mediaTypes === pictures
      ? 'This file is not a photo. Choose a JPEG, PNG or HEIC.'
      : `This file type is not accepted. Choose ${orList(kindsOf(mediaTypes))}.`,
  );

export const otherThanNamed = (name: string, mediaType: string) =>
  new Refusal(
    415,
    'misnamed',
    'Refused',
    `The name ${name} does not match its content, which is ${orList(kindsOf([mediaType]))}. Rename it or choose another file.`,
  );

export const damaged = (name: string) =>
  new Refusal(
    422,
    'damaged-picture',
    'Refused',
    `The picture ${name} is damaged or incomplete. Choose it again, or another one.`,
  );

/** As people call them. */
const KINDS: readonly [RegExp, string][] = [
  [/jpeg$/, 'a JPEG'],
  [/png$/, 'a PNG'],
  [/webp$/, 'a WebP'],
  [/gif$/, 'a GIF'],
  [/hei[cf]$/, 'a HEIC'],
  [/pdf$/, 'a PDF'],
  [/^text\//, 'a text file'],
  [/zip$/, 'a zip file'],
  [/cfb$|officedocument/, 'an Office document'],
];

const kindsOf = (mediaTypes: readonly string[]) => [
  ...new Set(mediaTypes.map((mediaType) => KINDS.find(([pattern]) => pattern.test(mediaType))?.[1] ?? mediaType)),
];

const orList = (kinds: readonly string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(kinds);

const cutOff = () =>
  new Refusal(400, 'cut-off', 'Not complete', 'The upload was interrupted or is invalid. Send it again.');

/** What the parser of forms says, in a person's words. Errors of the disk are the server's own. */
export function inWords(error: unknown, maxBytes: number): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof Refusal || error instanceof TypeError || syscall !== undefined) return error;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes);
  if (code === 'FST_FILES_LIMIT') return invalid('file', 'Send one file at a time.');
  if (code === 'FST_FIELDS_LIMIT') return new Refusal(413, 'too-large', 'Too large', 'The form has too many fields.');
  return cutOff();
}

function megabytes(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes} bytes` : `${Math.round(bytes / 100_000) / 10} MB`;
}
