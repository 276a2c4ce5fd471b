import type { Screen } from './screen.ts';

const inFrames = { who: 'everyone', layout: 'embed', isLedTo: true } as const;

/** What other sites may show in a frame: each the public page of the rest of its address, without menus. */
export const embedded = [
  { path: '/embed/map', title: 'Interactive Map', ...inFrames },
  { path: '/embed/today', title: 'The District Today', ...inFrames },
  { path: '/embed/wells/{id}', title: 'Well', pageOf: 'wells', ...inFrames },
  { path: '/embed/compare', title: 'Compare Water Levels', ...inFrames },
] as const satisfies readonly Screen[];
