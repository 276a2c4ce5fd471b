import type { Upload } from '@artesian/contract/language/endpoint';
import { isPicture } from '@artesian/contract/wells/attachments';
import type { MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { withoutDeadline } from '../deadline.ts';
import { newSystemFilename, type Draft, type Files } from '../files.ts';
import { keepPictures, makePictures } from '../make-pictures.ts';
import { invalid, Refusal } from '../problems.ts';
import { sniffMediaType } from './sniff-media-type.ts';
import { damaged, inWords, notAllowed, otherThanNamed, tooLarge } from './words.ts';

type Acceptable = Required<Pick<Upload, 'mostBytes' | 'mediaTypes'>>;

export interface ReceivedUpload {
  fields: Record<string, string>;
  file: UploadedFile;
}

/** A file that has come, where nobody can read it until it is kept. */
export interface UploadedFile {
  originalName: string;
  systemFilename: string;
  /** Found by its content, whatever the caller says. */
  mediaType: string;
  bytes: number;
  sha256: string;
  /** A picture that could not be read. */
  cannotBeShown: boolean;
  /** Gives it its system filename: the last thing that the work in a transaction does. */
  keep: () => Promise<void>;
  /** For when it will not be kept; does nothing once it is. */
  discard: () => Promise<void>;
}

const MOST_FIELDS = 30;
const LONGEST_FIELD_BYTES = 10_000;
/** What may come beside the file: its fields, and what stands between the parts. */
const BESIDE_BYTES = MOST_FIELDS * LONGEST_FIELD_BYTES;

/**
 * Receives the one file and the fields of a form, streamed to where files are kept. Refuses, in words and with nothing left of
 * it, what is too large (before it comes where its length is said, else as soon as it is), empty, cut off or of another kind.
 */
export async function receiveUpload(
  request: FastifyRequest,
  files: Files,
  acceptable: Acceptable,
): Promise<ReceivedUpload> {
  refuseUnread(request, acceptable.mostBytes, BESIDE_BYTES);
  return withoutDeadline(request, () => receive(request, files, acceptable));
}

/** What tells two uploads apart for a repeated Idempotency-Key: what was sent, not where it lies. */
export const contentOf = ({ fields, file: { originalName, sha256 } }: ReceivedUpload) => ({
  fields: Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  originalName,
  sha256,
});

/** Refuses what is no form, and what says that it is too large. */
export function refuseUnread(request: FastifyRequest, mostBytes: number, besideBytes: number) {
  if (!request.isMultipart()) {
    throw new Refusal(415, 'not-a-form', 'Refused', 'A file is sent as multipart/form-data.');
  }
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + besideBytes) throw tooLarge(mostBytes);
}

async function receive(request: FastifyRequest, files: Files, acceptable: Acceptable): Promise<ReceivedUpload> {
  const fields: Record<string, string> = {};
  let name = '';
  let draft: Draft | undefined;
  try {
    for await (const part of request.parts({ limits: limitsOf(acceptable) })) {
      if (part.type === 'field') addField(fields, part);
      else [name, draft] = [part.filename, await files.receive(part.file)];
    }
    return { fields, file: await fileOf(name, draft, acceptable, files) };
  } catch (error) {
    passOver(request);
    await draft?.discard();
    throw inWords(error, acceptable.mostBytes);
  }
}

/** Reads what is left of a refused form: the next call of its connection comes behind it, and would not be heard. */
export const passOver = ({ raw }: FastifyRequest) => void raw.resume();

const limitsOf = ({ mostBytes }: Acceptable) => ({
  files: 1,
  fileSize: mostBytes,
  fields: MOST_FIELDS,
  fieldSize: LONGEST_FIELD_BYTES,
});

/** Adds a field that came, as text and once. */
export function addField(
  fields: Record<string, string>,
  { fieldname, value, valueTruncated }: MultipartValue,
  longestBytes = LONGEST_FIELD_BYTES,
) {
  if (typeof value !== 'string') throw invalid(fieldname, 'This field must be plain text.');
  if (valueTruncated) throw invalid(fieldname, `This field may have ${longestBytes} bytes at most.`);
  if (fieldname in fields) throw invalid(fieldname, 'Send this field once.');
  fields[fieldname] = value;
}

/** Without what no name can show, and without what has it read the other way round: `gpj.exe` would pass for `exe.jpg`. */
const plainName = (name: string): string => name.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '').trim();

/** Pictures that can be read if they are whole; others may be of a newer kind. */
const readable: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** What the ending of a name promises. A photo of one kind may go by the name of another: phones do that. */
const promises: readonly [ending: RegExp, isKept: (mediaType: string) => boolean][] = [
  [/\.(jpe?g|jfif|png|webp|gif|hei[cf])$/i, isPicture],
  [/\.pdf$/i, (mediaType) => mediaType === 'application/pdf'],
];

/** Refuses what a name promises and the content is not. */
export function refuseMisnamed(name: string, mediaType: string) {
  const promise = promises.find(([ending]) => ending.test(name));
  if (promise?.[1](mediaType) === false) throw otherThanNamed(name, mediaType);
}

/** What came, by its content, under the name that a person gave it. Refuses what is empty or of another kind. */
export async function fileOf(
  given: string | undefined,
  draft: Draft | undefined,
  { mediaTypes }: Upload,
  files: Files,
): Promise<UploadedFile> {
  const name = plainName(given ?? '');
  // A form whose file was not chosen sends one without name and content.
  if (!draft || (name === '' && draft.bytes === 0)) throw invalid('file', 'Choose a file.');
  if (draft.bytes === 0) throw new Refusal(422, 'empty-file', 'Refused', `The file ${name} is empty.`);
  const mediaType = await sniffMediaType(draft.head);
  if (!mediaType || !mediaTypes.includes(mediaType)) throw notAllowed(mediaTypes);
  refuseMisnamed(name, mediaType);
  const originalName = name || 'file';
  const systemFilename = newSystemFilename(originalName);
  const { bytes, sha256, discard } = draft;
  const pictures = isPicture(mediaType) ? await makePictures(await draft.read()) : undefined;
  const cannotBeShown = isPicture(mediaType) && !pictures;
  if (cannotBeShown && readable.has(mediaType)) throw damaged(originalName);
  const keep = async () => {
    await draft.keep(systemFilename);
    if (pictures) await keepPictures(files, systemFilename, pictures);
  };
  return { originalName, systemFilename, mediaType, bytes, sha256, cannotBeShown, discard, keep };
}
