import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SETTINGS_ON_PAGE } from '@artesian/contract/language/addresses';
import type { publicSettings } from '@artesian/contract/language/settings';
import type { z } from 'zod';

export type PublicSettings = z.output<typeof publicSettings.answer>;

/**
 * The page of the application, with the settings written into it: a browser that was never here draws the frame without waiting for
 * them, and knows how to reach the district office where nothing else answers.
 */
export async function pageWith(settings: PublicSettings, path: string): Promise<{ page: string; etag: string }> {
  // A closing tag within a text would end the element.
  const text = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${SETTINGS_ON_PAGE}">${text}</script>`;
  const page = (await readFile(path, 'utf8')).replace('</body>', () => `${element}</body>`);
  return { page, etag: `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"` };
}
