import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Package {
  version: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): unknown => JSON.parse(readFileSync(`${root}${file}`, 'utf8'));
const { workspaces } = read('package.json') as { workspaces: string[] };
const manifests = ['package.json', ...workspaces.map((room) => `${room}/package.json`)];
const lock = (read('package-lock.json') as { packages: Record<string, Package> }).packages;
/** Whatever comes from elsewhere, by its name. */
const installed = Object.entries(lock).flatMap(([path, one]) =>
  path.includes('node_modules/') && !one.link ? [{ name: path.split('node_modules/').at(-1)!, ...one }] : [],
);

/** Free to use in any product, whole and unchanged. */
const licenses = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'MPL-2.0',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
]);
/** Everything else, by name, with why it may be here. */
const exceptions: [name: RegExp, license: string | undefined, why: string][] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'libvips, a library of its own that sharp loads'],
  [/^@img\/sharp-/, 'Apache-2.0 AND LGPL-3.0-or-later', 'the same in one file'],
  [/^@img\/sharp-/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'the same in one file'],
  [/^@fontsource(-variable)?\/inter$/, 'OFL-1.1', 'a typeface, which may be given out with a product'],
  [/^sentry$/, 'FSL-1.1-Apache-2.0', 'comes with what uploads source maps for @sentry/node; nothing of ours loads it'],
  [/^@cspell\/dict-es-es$/, 'LGPL-3.0', 'words of the spelling check'],
  [/^@cspell\/dict-django$/, 'WTFPL', 'words of the spelling check'],
  [/^@cspell\/dict-en-common-misspellings$/, 'CC BY-SA 4.0', 'words of the spelling check'],
  [/^(busboy|dicer|streamsearch)$/, undefined, 'MIT in a form of its time; of s3rver, in tests'],
  [/^(humanize-number|only)$/, undefined, 'names none; of s3rver, in tests'],
  [/^png-js$/, undefined, 'MIT by the license in it; of pdfkit'],
  [/^combine-errors$/, undefined, 'names none; of tus-js-client'],
  [/^@mapbox\/jsonlint-lines-primitives$/, undefined, 'names none; of the style language of maps'],
];

describe('packages', () => {
  it.each(manifests)('have one version each in %s, so that nothing newer comes by itself', (file) => {
    const { dependencies, devDependencies, overrides } = read(file) as Record<string, Record<string, string>>;
    const named = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('are known by their content, on every kind of machine', () => {
    expect(installed.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ name }) => name)).toEqual([]);
  });

  it('run nothing when they are installed: scripts are off, and these would have one', () => {
    expect(readFileSync(`${root}.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const withScript = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(withScript).toEqual(['esbuild']);
  });

  it('have a license that is allowed, or are named', () => {
    const isAllowed = ({ name, license }: { name: string; license?: string }) =>
      (license !== undefined && licenses.has(license)) ||
      exceptions.some(([pattern, known]) => pattern.test(name) && known === license);
    expect(installed.filter((one) => !isAllowed(one)).map(({ name, license }) => [name, license])).toEqual([]);
  });

  it('are all of those that are named', () => {
    const unused = exceptions.filter(
      ([pattern, known]) => !installed.some(({ name, license }) => pattern.test(name) && license === known),
    );
    expect(unused).toEqual([]);
  });

  // Earlier ones let markup into the bubbles of the map (CVE-2026-85061).
  it('draw the map with a version that takes no markup', () => {
    const versions = installed.filter(({ name }) => name === 'maplibre-gl').map(({ version }) => version);
    expect(versions).toHaveLength(1);
    const [major, minor] = versions[0]!.split('.').map(Number);
    expect(major! * 1000 + minor!).toBeGreaterThanOrEqual(6004);
  });
});

describe('the list of what the product is made of', () => {
  it('is written by npm run sbom, and names every package with its license', () => {
    const output = execFileSync('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const { bomFormat, components } = JSON.parse(output) as {
      bomFormat: string;
      components: { name: string; version: string; licenses?: unknown[] }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const fastify = components.find(({ name }) => name === 'fastify');
    expect(fastify).toMatchObject({ version: lock['node_modules/fastify']!.version, licenses: [expect.anything()] });
    expect(components.some(({ name }) => name === 'vitest')).toBe(false);
  });
});
