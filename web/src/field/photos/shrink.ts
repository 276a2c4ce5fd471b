import { parse } from 'exifr/dist/lite.esm.mjs';

/** The longest side of what is sent, in px, and how good it is, from 0 to 1. */
const LONGEST_PX = 2048;
const QUALITY = 0.82;

/** A photo as it is sent, and what the camera wrote into it. */
export interface Shrunk {
  /** Undefined where it cannot be read, or would not be smaller: then the original is sent. */
  bytes: ArrayBuffer | undefined;
  /** The day that the camera's clock had, `2026-05-04`. */
  takenOn: string | undefined;
  place: { latitude: number; longitude: number } | undefined;
}

/** Makes a photo small enough for a poor line. The browser turns it upright by itself. */
export async function shrink(bytes: ArrayBuffer, type: string): Promise<Shrunk> {
  const written = await whatTheCameraWrote(bytes);
  const smaller = await smallerJpeg(bytes, type).catch(() => undefined);
  return { ...written, bytes: smaller && smaller.byteLength < bytes.byteLength ? smaller : undefined };
}

async function smallerJpeg(bytes: ArrayBuffer, type: string): Promise<ArrayBuffer> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  try {
    const scale = Math.min(1, LONGEST_PX / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = new OffscreenCanvas(width!, height!);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, width!, height!);
    return await (await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })).arrayBuffer();
  } finally {
    bitmap.close();
  }
}

interface Written {
  DateTimeOriginal?: unknown;
  latitude?: unknown;
  longitude?: unknown;
}

/** Its time is taken as text: read as a moment it would be shifted by the time zone of this machine. */
async function whatTheCameraWrote(bytes: ArrayBuffer): Promise<Pick<Shrunk, 'takenOn' | 'place'>> {
  const options = { gps: true, exif: true, translateValues: false, reviveValues: false };
  const written = ((await parse(bytes, options).catch(() => undefined)) ?? {}) as Written;
  const { DateTimeOriginal: time, latitude, longitude } = written;
  const day = typeof time === 'string' ? /^(\d{4}):(\d{2}):(\d{2})/.exec(time) : null;
  return {
    takenOn: day ? `${day[1]}-${day[2]}-${day[3]}` : undefined,
    place:
      typeof latitude === 'number' && typeof longitude === 'number' && Number.isFinite(latitude + longitude)
        ? { latitude, longitude }
        : undefined,
  };
}
