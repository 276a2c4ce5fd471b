import { readdir, readFile } from 'node:fs/promises';
import { parse as pathOf } from 'node:path';
import type { DistrictPreset } from '@artesian/contract/settings/district-file';
import { parse } from 'yaml';

const folder = new URL('../../../districts/', import.meta.url);

/** The district files that come with the product; what each is about stands in its first comment. */
export async function readPresets(): Promise<DistrictPreset[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  return Promise.all(
    names.map(async (fileName) => {
      const text = await readFile(new URL(fileName, folder), 'utf8');
      const { settings } = parse(text) as { settings: { DISTRICT_NAME: string } };
      return { name: pathOf(fileName).name, title: settings.DISTRICT_NAME, about: aboutOf(text), text };
    }),
  );
}

/** The first paragraph of the comment at the beginning. */
function aboutOf(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('# '));
  const words = lines.slice(0, end).map((line) => line.slice(2));
  return words.join(' ');
}
