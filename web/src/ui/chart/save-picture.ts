import { t } from '@artesian/domain/texts/translate';
import { notify } from '../notify.ts';
import { saveFile } from '../save-file.ts';
import type { ChartOption } from './chart-library.ts';

/** Saves a chart as it would stand on paper, as a PNG. */
export async function savePicture(fileName: string, option: ChartOption) {
  try {
    const { pictureOf } = await import('./chart-picture.ts');
    saveFile(fileName, blobOf(pictureOf(option, 'png')));
  } catch (error) {
    notify.error(
      t('The image could not be created: {message} The CSV has the same figures.', {
        message: (error as Error).message,
      }),
    );
  }
}

/** What a data address holds. The page may not fetch from one. */
function blobOf(address: string): Blob {
  const [kind, base64] = address.slice('data:'.length).split(';base64,') as [string, string];
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: kind });
}
