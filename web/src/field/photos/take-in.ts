import { isPicture } from '@artesian/contract/wells/attachments';
import { keepFile, type Written } from '../outbox/outbox.ts';
import { shrinkInWorker } from './shrink-in-worker.ts';

type Place = { latitude: number; longitude: number };

/** What the device knows of a photo or document before it is sent. */
export interface OfFile {
  name: string;
  isPhoto: boolean;
  /** `2026-05-04`, by the clock of the camera. */
  takenOn?: string | undefined;
  /** Where it was taken; in words for its notes, where an earlier version of the app took it in. */
  place?: Place | string | undefined;
}

/**
 * Keeps a file on the device at once, as a draft: small where it is a photo, with its original beside it until it is sent. `here` is where
 * the device is; without it, what the camera wrote. Throws where the device has no room.
 */
export async function takeIn(
  file: File,
  written: Omit<Written, 'id' | 'values'>,
  here: Place | undefined,
): Promise<void> {
  const original = await file.arrayBuffer();
  const type = file.type || 'application/octet-stream';
  const shrunk = isPicture(type) ? await shrinkInWorker({ bytes: original.slice(0), type }) : undefined;
  const place = here ?? shrunk?.place;
  const name = shrunk?.bytes ? asJpeg(file.name) : file.name;
  const values: OfFile = { name, isPhoto: isPicture(type), takenOn: shrunk?.takenOn, place };
  await keepFile(
    { ...written, id: crypto.randomUUID(), values: { ...values } },
    shrunk?.bytes ? { name, type: 'image/jpeg', bytes: shrunk.bytes, original } : { name, type, bytes: original },
  );
}

const asJpeg = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;
