/** The rectangle of the state in which wells are strewn, in degrees. */
const SOUTH = 26;
const NORTH = 36;
const WEST = -103;
const EAST = -94;
const AQUIFERS = ['Edwards (BFZ)', 'Trinity', 'Alluvium', 'Middle Trinity', 'Lower Trinity', 'Ogallala', 'Carrizo'];
const USES = ['Domestic', 'Irrigation', 'Public Supply', 'Livestock', 'Industrial', 'Unused'];

/** A table of made-up wells as a state's database writes them, always the same: some words of it no list has. */
export function stateWells(count: number): string {
  const random = generator(2026);
  const among = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)]!;
  const lines = [
    'Legacy ID,State Well Number,Well Name,Latitude,Longitude,Elevation,Well Depth,Drilled Date,Primary Well Use,County,Aquifer Completion,Driller',
  ];
  for (let number = 0; number < count; number++) {
    const latitude = SOUTH + random() * (NORTH - SOUTH);
    const longitude = WEST + random() * (EAST - WEST);
    lines.push(
      [
        `TW-${number + 1}`,
        // Spreadsheets make of a whole number what it is not.
        `${1_000_000 + number}.0`,
        `Well ${number + 1}`,
        latitude.toFixed(6),
        longitude.toFixed(6),
        Math.round(100 + random() * 3000),
        Math.round(20 + random() * 1800),
        `${1930 + Math.floor(random() * 95)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`,
        among(USES),
        among(['Hays', 'Travis', 'Caldwell', 'Bexar']),
        among(AQUIFERS),
        among(['Garza Drilling', 'Hill Country Wells', '']),
      ].join(','),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
