import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const program = '/usr/bin/ogrinfo';

/** Whether GDAL, the library by which QGIS reads, is here. Where everything must run it has to be. */
export const hasGdal = existsSync(program) || Boolean(process.env['CI']);

/** What GDAL says of a file: its layers with their fields and every feature. */
export const ogrInfo = (path: string, ...options: string[]): string =>
  execFileSync(program, ['-ro', '-al', ...options, path], { encoding: 'utf8', maxBuffer: 16_777_216 });
