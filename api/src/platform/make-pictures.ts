import type { PictureSize } from '@artesian/contract/wells/attachments';
import { pictureFilename, type Files } from './files.ts';
import { Refusal } from './problems.ts';

/** What is made of a picture, by its size. */
export type Pictures = Readonly<Record<PictureSize, Uint8Array>>;

/** As many as the largest cameras take: a small file may unpack to more than there is memory. */
const MOST_PIXELS = 200_000_000;
/** Twice as large as any place for it. */
const LOGO = { width: 600, height: 300 };

/**
 * A picture at each size, upright, in a format that every browser shows, without what the camera wrote into it: neither place nor owner.
 * Undefined for what is damaged or of a kind that cannot be read; refuses what has too many pixels to try.
 */
export const makePictures = (bytes: Uint8Array): Promise<Pictures | undefined> =>
  oneAtATime(async () => {
    const large = await resized(bytes, 1280);
    return large && { 320: (await resized(large, 320))!, 1280: large };
  });

async function resized(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ effort: 2 });
  return picture.toBuffer().catch((error: Error) => {
    if (error.message.includes('pixel limit')) throw tooManyPixels();
    return undefined;
  });
}

/** A logo as sheets and pages show it: upright, without what a camera wrote into it. Undefined for what cannot be read. */
export const drawLogo = (bytes: Uint8Array): Promise<Buffer | undefined> =>
  oneAtATime(async () => {
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
      .png();
    return picture.toBuffer().catch(() => undefined);
  });

export async function keepPictures(files: Files, systemFilename: string, pictures: Pictures) {
  for (const [size, bytes] of Object.entries(pictures)) {
    await files.write(pictureFilename(systemFilename, Number(size)), bytes);
  }
}

const tooManyPixels = () =>
  new Refusal(
    422,
    'too-many-pixels',
    'Refused',
    `The picture has too many pixels; the maximum is ${MOST_PIXELS / 1_000_000} million.`,
  );

let last: Promise<unknown> = Promise.resolve();

/** Many pictures that come or are asked for at once take neither all memory nor all threads. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done;
  return done;
}
