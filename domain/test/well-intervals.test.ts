import { describe, expect, it } from 'vitest';
import { constructionWarnings, formationWarnings } from '../src/well-intervals.ts';

const rock = (name: string, top_ft: number | null, bottom_ft: number | null) => ({ name, top_ft, bottom_ft });
const part = (name: string, top_ft: number | null, bottom_ft: number | null, diameter_in: number | null = 6) => ({
  ...rock(name, top_ft, bottom_ft),
  diameter_in,
});
const unknown = { wellDepth_ft: null, pumpDepth_ft: null };
const wordsOf = (warnings: { words: string }[]) => warnings.map(({ words }) => words);

describe('the rocks of a well', () => {
  it('that follow each other are as they should be, in whatever order they were entered', () => {
    expect(formationWarnings([rock('Edwards', 120, 400), rock('Austin Group', 0, 120)])).toEqual([]);
    expect(formationWarnings([])).toEqual([]);
  });

  it('are named with their depths where two of them are in one place', () => {
    expect(formationWarnings([rock('Austin Group', 0, 120), rock('Edwards', 100.5, 1400)])).toEqual([
      {
        words: 'Austin Group (0 to 120 ft) and Edwards (100.5 to 1,400 ft) overlap from 100.5 to 120 ft.',
        top_ft: 100.5,
        bottom_ft: 120,
      },
    ]);
  });

  it('are missed where there is none, seen from the deepest above', () => {
    const rocks = [rock('Alluvium', 0, 300), rock('Buda', 10, 20), rock('Edwards', 350, 400)];
    expect(wordsOf(formationWarnings(rocks))).toEqual([
      'Alluvium (0 to 300 ft) and Buda (10 to 20 ft) overlap from 10 to 20 ft.',
      'There is no formation from 300 to 350 ft, between Alluvium and Edwards.',
    ]);
  });

  it('of which a depth is not known are left alone', () => {
    expect(formationWarnings([rock('Buda', 0, null), rock('Edwards', null, 10), rock('Walnut', 40, 50)])).toEqual([]);
  });
});

describe('what a well is built of', () => {
  it('may stand inside each other: casings of two widths, a seal around a casing, a screen below it', () => {
    const parts = [
      part('Casing', 0, 50, 10),
      part('Casing', 0, 200, 6),
      part('Annular seal', 0, 180),
      part('Filter pack', 180, 260),
      part('Screen', 200, 260),
      part('Open hole', 260, 300),
    ];
    expect(constructionWarnings(parts, { wellDepth_ft: 300, pumpDepth_ft: 240 })).toEqual([]);
  });

  it('is not twice in one place', () => {
    expect(wordsOf(constructionWarnings([part('Screen', 100, 160), part('Screen', 150, 200)], unknown))).toEqual([
      'Screen (100 to 160 ft) and Screen (150 to 200 ft) overlap from 150 to 160 ft.',
    ]);
  });

  it('keeps the well open without a gap; seals and packs may leave some', () => {
    const parts = [
      part('Casing', 0, 100),
      part('Screen', 120, 200),
      part('Annular seal', 0, 10),
      part('Plug', 190, 200),
    ];
    expect(constructionWarnings(parts, unknown)).toEqual([
      {
        words: 'There is neither casing nor screen nor open hole from 100 to 120 ft, between Casing and Screen.',
        top_ft: 100,
        bottom_ft: 120,
      },
    ]);
  });

  it('is not deeper than the well, and neither is its pump', () => {
    const depths = { wellDepth_ft: 180, pumpDepth_ft: 190.25 };
    expect(constructionWarnings([part('Casing', 0, 100), part('Screen', 100, 200)], depths)).toEqual([
      { words: 'Screen reaches 200 ft, below the well depth of 180 ft.', top_ft: 180, bottom_ft: 200 },
      { words: 'The pump is at 190.25 ft, below the well depth of 180 ft.', top_ft: 180, bottom_ft: 190.25 },
    ]);
    expect(constructionWarnings([part('Screen', 0, 180)], { wellDepth_ft: 180, pumpDepth_ft: 180 })).toEqual([]);
  });
});
