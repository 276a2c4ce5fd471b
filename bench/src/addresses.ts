import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from './running.ts';
import { generator } from './state-wells.ts';

// How long it takes to bring a million addresses in, and to find some while they are typed. Prints a table and writes it to ADDRESSES.md.

const ADDRESSES = 1_000_000;
const ON_A_STREET = 50;
const ROUNDS = 25;

const url = process.env['BENCH_DATABASE_URL']!;
const typed = ['100 c', '1200 cedar', '1200 cedar creek', '1200 cedar creek dr buda', '1200 cedr crek drive'];

const server = await startProduct(url);
try {
  const before = await times(server.origin);
  const seconds = bringIn();
  const after = await times(server.origin);
  const text = `# ${ADDRESSES.toLocaleString('en')} addresses

Brought in from a CSV of OpenAddresses in ${seconds.toFixed(0)} s. Median of ${ROUNDS} searches by HTTP, in ms. [How](README.md).

| typed | without addresses | with them | the longest |
| --- | ---: | ---: | ---: |
${typed.map((words, place) => `| ${words} | ${before[place]!.median.toFixed(0)} | ${after[place]!.median.toFixed(0)} | ${after[place]!.longest.toFixed(0)} |`).join('\n')}
`;
  console.log(text);
  writeFileSync(new URL('../ADDRESSES.md', import.meta.url), text);
} finally {
  await server.stop();
}

async function times(origin: string) {
  const measured = [];
  for (const words of typed) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      const answer = await fetch(`${origin}/api/public-map/search?q=${encodeURIComponent(words)}`);
      await answer.text();
      if (answer.status !== 200) throw new Error(`The search for ${words} was answered with ${answer.status}.`);
      taken.push(performance.now() - begun);
    }
    const sorted = taken.toSorted((one, other) => one - other);
    measured.push({ median: sorted[Math.floor(ROUNDS / 2)]!, longest: sorted.at(-1)! });
  }
  return measured;
}

function bringIn(): number {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-addresses-'));
  const path = join(folder, 'addresses.csv');
  writeFileSync(path, madeUpAddresses());
  const begun = performance.now();
  const { status } = spawnSync('npm', ['run', 'import', '--', 'addresses', path], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error('The addresses were not brought in.');
  return (performance.now() - begun) / 1000;
}

/** Twenty thousand streets of made-up names in eight towns, each with fifty house numbers. */
function madeUpAddresses(): string {
  const random = generator(2026);
  const among = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)]!;
  const first = [
    'Oak',
    'Cedar',
    'Mill',
    'River',
    'Live',
    'Stone',
    'Eagle',
    'Bluff',
    'Manor',
    'Onion',
    'Bear',
    'Pecan',
    'Elm',
  ];
  const second = [
    'Creek',
    'Hollow',
    'Ridge',
    'Valley',
    'Hill',
    'Bend',
    'View',
    'Run',
    'Grove',
    'Glen',
    'Meadow',
    'Park',
  ];
  const kinds = ['ST', 'RD', 'LN', 'DR', 'AVE', 'BLVD', 'CV', 'TRL'];
  const towns = ['AUSTIN', 'BUDA', 'KYLE', 'DRIPPING SPRINGS', 'SAN MARCOS', 'MANCHACA', 'WIMBERLEY', 'LOCKHART'];
  const streets = Array.from({ length: ADDRESSES / ON_A_STREET }, () => {
    const street = `${among(first)} ${among(second)} ${among(kinds)}`.toUpperCase();
    const town = `${among(towns)},TX,786${String(Math.floor(random() * 100)).padStart(2, '0')}`;
    const [longitude, latitude] = [-98 + random(), 29.9 + random() / 2];
    const lowest = 100 * Math.ceil(random() * 40);
    return Array.from({ length: ON_A_STREET }, (_, house) =>
      [
        (longitude + house * 0.0003).toFixed(6),
        (latitude + house * 0.0002).toFixed(6),
        lowest + house * 2,
        street,
        town,
      ].join(','),
    ).join('\n');
  });
  return `LON,LAT,NUMBER,STREET,CITY,REGION,POSTCODE\n${streets.join('\n')}\n`;
}
