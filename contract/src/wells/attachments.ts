import { z } from 'zod';
import { endpoint, noAnswer, recordNumber, type Upload } from '../language/endpoint.ts';
import { wellAttachments } from './well-relations.ts';

/** How large a picture is made, in px at its longer side: in a list, and by itself. */
export const pictureSizes = [320, 1280] as const;
export type PictureSize = (typeof pictureSizes)[number];

const byName = z.object({ system_filename: z.string() });

/**
 * A document as it came, or a picture made anew without its place. Open to whoever holds its name, which nobody can guess: an `<img>`
 * carries no token. 404 when its attachment has been removed, 422 for a picture that cannot be shown.
 */
export const attachedFile = endpoint({
  method: 'GET',
  path: '/api/files/{system_filename}',
  access: 'open',
  summary: 'A photo or document',
  params: byName,
  query: z.object({
    size: z
      .enum(pictureSizes.map(String) as [`${PictureSize}`], {
        error: `A picture has size ${pictureSizes.join(' or ')}.`,
      })
      .default('1280'),
  }),
  answer: z.unknown(),
});

/** Where a picture is had at this size, by the address of its file. */
export const pictureAddress = (address: string, size: PictureSize): string => `${address}?size=${size}`;

/** The same as it was uploaded, with all that a camera wrote into it; also of one that was removed. */
export const originalFile = endpoint({
  method: 'GET',
  path: '/api/originals/{system_filename}',
  access: 'staff',
  summary: 'A photo or document in its original form',
  params: byName,
  answer: z.unknown(),
});

/** Kinds of pictures that may be sent in. */
export const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif'];
export const isPicture = (mediaType: string): boolean => pictures.includes(mediaType);

const office = 'application/vnd.openxmlformats-officedocument';

/** Photos and documents that may be attached, by their content. A table of values separated by commas is a text. */
export const attachableFile: Upload = {
  mediaTypes: [
    ...pictures,
    'application/pdf',
    'text/plain',
    'application/zip',
    'application/x-cfb',
    `${office}.wordprocessingml.document`,
    `${office}.spreadsheetml.sheet`,
    `${office}.presentationml.presentation`,
  ],
};

/** A list of one number, as JSON: the specification's way to send the tag. */
const oneTag = z
  .string({ error: '*Required field' })
  .regex(/^\s*\[\s*\d{1,9}\s*\]\s*$/, 'Choose one tag.')
  .transform((tags) => (JSON.parse(tags) as [number])[0]);

/** A field of a form that may be left empty. */
const orNothing = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .default('')
    .transform((value) => value || null);

/** What is said of every attachment beside its file; all of it comes as text. */
export const ofAttachment = { tags: oneTag, notes: orNothing(4000) };

const NO_DAY = "Invalid date format. Expected 'YYYY-MM-DD'.";

/** A day, also as the instant that it begins with. The database has no year 0. */
const photoDate = z
  .union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })], { error: NO_DAY })
  .refine((date) => !date.startsWith('0000'), NO_DAY)
  .default('')
  .transform((date) => date.slice(0, 10) || null);

/** Where a photo was taken, in degrees. */
const degrees = (name: string, most: number) =>
  orNothing(40)
    .transform((text) => (text === null ? null : Number(text)))
    .refine((value) => value === null || Math.abs(value) <= most, `${name} must be between -${most} and ${most}`);

export const byAttachment = z.object({ att_ndx: recordNumber });

export const attachToWell = endpoint({
  method: 'POST',
  path: '/api/assoc-wells-to-attachments',
  access: 'staff',
  summary: 'Add a photo or document to a well',
  upload: attachableFile,
  body: z.object({
    well_ndx: recordNumber,
    ...ofAttachment,
    photo_gallery: z
      .enum(['true', 'false'], { error: 'Answer true or false.' })
      .default('false')
      .transform((answer) => answer === 'true'),
    photo_date: photoDate,
    photo_taken_by: orNothing(200),
    photo_lat_dd: degrees('Latitude', 90),
    photo_lon_dd: degrees('Longitude', 180),
  }),
  answer: wellAttachments.row,
  status: 201,
});

export const removeWellAttachment = endpoint({
  method: 'PATCH',
  path: '/api/assoc-wells-to-attachments/{att_ndx}',
  access: 'staff',
  summary: 'Remove a photo or document of a well',
  params: byAttachment,
  answer: noAnswer,
  status: 204,
});

/** Undoes a removal, and makes an earlier file the one of its name again: what bears the name then is kept as an earlier one. */
export const restoreWellAttachment = endpoint({
  method: 'POST',
  path: '/api/assoc-wells-to-attachments/{att_ndx}/restore',
  access: 'staff',
  summary: 'Restore a removed or earlier photo or document of a well',
  params: byAttachment,
  answer: noAnswer,
  status: 204,
});
