import { describe, expect, it } from 'vitest';
import type { LegendSection } from '../../src/map/legend/legend-sections.ts';
import { formatDrawn } from '../../src/map/print/format-drawn.ts';
import { mapSheet, shortDateTime } from '../../src/map/print/map-sheet.ts';
import { wrapped, type Mark } from '../../src/map/print/marks.ts';
import { layOutPng } from '../../src/map/print/png-layout.ts';
import { writeReport } from '../../src/map/print/report-pdf.ts';
import { scaleBar } from '../../src/map/print/scale-bar.ts';
import { printable } from '../../src/ui/pdf/open-pdf.ts';
import { wordsOf } from '../support/pdf-words.ts';

const line = (label: string, count: number | undefined) =>
  ({ shape: 'circle', color: '#0072b2', outline: 'currentColor', label, count }) as const;
const legend: LegendSection[] = [
  { title: 'Aquifer Completion', lines: [line('Edwards', 1234), line('Alluvial', 0)] },
  { title: 'District boundary', lines: [{ ...line('District boundary', undefined), shape: 'line', dash: [3, 2.5] }] },
];

const sheet = mapSheet({
  districtName: 'Clear Creek Groundwater District',
  timeZone: 'America/Chicago',
  categorizeBy: 'aquiferCompletion',
  filters: { flags: ['is_active'], chosen: { wellClass: ['Exempt', 'Monitoring'] }, ranges: {}, area: [] },
  wellLayers: [],
  layersInPart: ['Springs: Flows all year'],
  place: { latitude: 30.16823, longitude: -97.85184, zoom: 11 },
  wellCount: 1234,
  legend,
  address: 'https://clear-creek.example/map?at=30.16823,-97.85184,11',
});
const picture = { metersPerPixel: 33, bearing: 30, attribution: 'U.S. Census Bureau' };
const measure = (text: string, size: number) => text.length * size * 0.5;
const textsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

describe('the sheet of a map', () => {
  it('says filters and place in words, and leaves out what is not in view', () => {
    expect(sheet.filters).toBe('Wells shown: Is Active; Well Class: Exempt or Monitoring. Springs: Flows all year.');
    expect(sheet.description).toContain('around 30.16823, -97.85184 at zoom 11.0. 1,234 wells are in view.');
    expect(sheet.legend[0]!.lines.map(({ label }) => label)).toEqual(['Edwards']);
  });

  it('bears the time of the district', () => {
    expect(shortDateTime(new Date('2026-03-01T06:05:00Z'), 'America/Chicago')).toBe('03/01/2026 12:05 AM');
  });
});

it('the legend of a sheet has what was drawn, with its measures', () => {
  const place = { latitude: 30.16823, longitude: -97.85184 };
  const [section] = formatDrawn(
    [
      { kind: 'circle', places: [place], radiusFt: 1500 },
      { kind: 'point', places: [place] },
    ],
    [{ ...place, amount: 1, unit: 'Miles', color: '#ffff00' }],
  );
  expect(section?.lines.map(({ label }) => label)).toEqual([
    'Circle, radius 1,500 ft',
    'Point at 30.16823, -97.85184',
    'Buffer of 1 mile around 30.16823, -97.85184',
  ]);
  expect(formatDrawn([], [])).toEqual([]);
});

describe('a saved picture', () => {
  it.each([
    ['wide', 1200, 800],
    ['of a phone', 390, 700],
  ])('%s has everything that it needs, inside its edges', (_, width, height) => {
    const layout = layOutPng(sheet, { ...picture, width, height }, measure);
    const texts = textsOf(layout.marks).join(' ');
    for (const words of [
      'Clear Creek',
      'Wells by Aquifer Completion',
      'Created',
      'Is Active',
      'Edwards',
      '1,234',
      'N',
    ]) {
      expect(texts).toContain(words);
    }
    expect(texts).toMatch(/not a survey or a legal document.*U\.S\. Census Bureau/);
    for (const mark of layout.marks) {
      expect(mark.x).toBeGreaterThanOrEqual(0);
      expect(mark.y).toBeLessThanOrEqual(layout.height);
      if (mark.kind === 'text' && !mark.align)
        expect(mark.x + measure(mark.text, mark.size)).toBeLessThanOrEqual(layout.width);
    }
  });

  it('keeps the map as large as on the screen', () => {
    const { marks } = layOutPng(sheet, { ...picture, width: 1200, height: 800 }, measure);
    expect(marks).toContainEqual(expect.objectContaining({ kind: 'picture', width: 1200, height: 800 }));
  });

  it('draws dashed lines dashed in its legend', () => {
    const { marks } = layOutPng(sheet, { ...picture, width: 1200, height: 800 }, measure);
    expect(marks.filter((mark) => mark.kind === 'path' && mark.dash)).toEqual([
      expect.objectContaining({ stroke: '#0072b2', dash: [9, 7.5] }),
    ]);
  });

  it('turns its arrow with the map', () => {
    const { marks } = layOutPng(sheet, { ...picture, width: 1200, height: 800 }, measure);
    expect(marks.filter((mark) => mark.kind === 'path' && mark.turn === -30)).toHaveLength(2);
  });

  it('breaks lines between words', () => {
    expect(wrapped('one two three', 30, 10, measure)).toEqual(['one', 'two', 'three']);
    expect(wrapped('one two three', 40, 10, measure)).toEqual(['one two', 'three']);
  });
});

describe('the scale bar', () => {
  it.each([
    [33, 250, '5 mi'],
    [10, 250, '1 mi'],
    [1, 250, '500 ft'],
    [0.05, 250, '30 ft'],
  ])('of %d m a px within %d px is %s', (metersPerPixel, longest, label) => {
    const bar = scaleBar(metersPerPixel, longest);
    expect(bar.label).toBe(label);
    expect(bar.length).toBeLessThanOrEqual(longest);
    const feet = label.endsWith('mi') ? Number.parseFloat(label) * 5280 : Number.parseFloat(label);
    expect(bar.length * metersPerPixel).toBeCloseTo(feet * 0.3048, 6);
  });
});

/** A JPEG of one pixel. */
const jpeg = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  ),
  (character) => character.codePointAt(0)!,
);

const report = async (paper: 'A4' | 'LETTER', title = 'Wells near the springs') => {
  const bytes = await writeReport({
    title,
    paper,
    sheet,
    picture: { ...picture, jpeg, width: 1200, height: 800 },
    districtLogo: { kind: 'mark' },
    contractorLogo: { kind: 'mark' },
  });
  return Buffer.from(bytes);
};

describe('the report', () => {
  it('is tagged, in English, and shows its title; the picture is described', async () => {
    const text = (await report('A4')).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toContain('/Marked true');
    expect(text).toContain('/Lang (en-US)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toMatch(/\/Title \d+ 0 R/);
    expect(text).toContain('(Wells near the springs)');
    expect(text).toContain('/Alt (Map of wells by aquifer completion around 30.16823, -97.85184');
    for (const tag of ['Document', 'H1', 'Figure', 'H2', 'L', 'LI', 'LBody']) expect(text).toContain(`/S /${tag}\n`);
  });

  it.each([
    ['A4', [841.89, 595.28]],
    ['LETTER', [792, 612]],
  ] as const)('lies on %s on its long side, on two pages', async (paper, [width, height]) => {
    const text = (await report(paper)).toString('latin1');
    expect(text.match(new RegExp(`/MediaBox \\[0 0 ${width} ${height}\\]`, 'g'))).toHaveLength(2);
  });

  it('says beside its legend what the map was made of and where it can be seen again', async () => {
    const words = wordsOf(await report('LETTER')).replaceAll('\n', ' ');
    for (const fact of ['About this map', '30.16823, -97.85184 (zoom 11.0)', '1,234', 'U.S. Census Bureau'])
      expect(words).toContain(fact);
    expect(words.replaceAll(' ', '')).toContain(sheet.facts.at(-1)!.text);
  });

  it('numbers its pages', async () => {
    expect(wordsOf(await report('A4'))).toMatch(/Page 1 of 2[^]*Page 2 of 2/);
  });

  it('has room for a title of any length', async () => {
    const title = Array.from({ length: 17 }, (_, place) => `word${place}`).join(' ');
    expect(wordsOf(await report('LETTER', title)).replaceAll('\n', ' ')).toContain('word16');
  });

  it('shows letters that its font lacks without their accents, or as question marks', () => {
    expect(printable('Peña – “spring” 水')).toBe('Peña – “spring” ?');
    expect(printable('Dvořák, Žižka, 🌊')).toBe('Dvorák, Žižka, ?');
  });
});
