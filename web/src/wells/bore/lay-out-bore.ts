import { t } from '@artesian/domain/texts/translate';
import { feet, type Component, type DepthWarning, type Interval } from '@artesian/domain/well-intervals';
import { hatching, rowsIn, slantedLines, type Box, type BoreInk, type BoreShape } from './bore-shapes.ts';
import { spreadLabels } from './spread-labels.ts';
import { formatComponent, formatDepths, depthsOf, formatMeasured, formatWater, type WellBore } from './well-bore.ts';

export interface BoreDrawing {
  width: number;
  height: number;
  shapes: BoreShape[];
}

/** In px, from left to right: depths, names of rocks, rocks with the well in their middle, what it is built of. */
const WIDTH = 364;
const HEIGHT = 540;
const AXIS = 38;
const ROCK = { left: 134, right: 234 };
const MIDDLE = (ROCK.left + ROCK.right) / 2;
const PLOT = { top: 44, bottom: HEIGHT - 16 };
const LABELS = { top: PLOT.top - 12, bottom: PLOT.bottom + 12 };
/** The widest of what the well is built of. */
const WIDEST = 46;
const NARROWEST = 12;
const TEXT = 12;
const LINE = 14;
/** At most so many letters fit beside the rocks. */
const LETTERS = 12;

type Depth = (depth_ft: number) => number;
type Known<I extends Interval> = I & { top_ft: number; bottom_ft: number };

/** The well to scale from the top down, and not across; undefined where no depth is known. */
export function layOutBore(bore: WellBore, warnings: readonly DepthWarning[]): BoreDrawing | undefined {
  const depths = depthsOf(bore);
  const shallowest = Math.min(0, ...depths);
  const deepest = Math.max(0, ...depths);
  if (depths.length === 0 || deepest === shallowest) return undefined;
  const perFoot = (PLOT.bottom - PLOT.top) / (deepest - shallowest);
  const y: Depth = (depth_ft) => PLOT.top + (depth_ft - shallowest) * perFoot;
  const well = wellShapes(bore, y);
  const shapes: BoreShape[] = [
    ...axis(shallowest, deepest, y),
    ...bore.formations.filter(isKnown).flatMap((formation, index) => rock(formation, index, y)),
    ...well.shapes,
    line(`M${ROCK.left - 8} ${y(0)}H${ROCK.right + 8}`, 'ink', 2),
    ...namesOfRocks(bore, y),
    ...namesOfParts(bore, y, well.widthAt),
    ...warnings.flatMap((warning) => doubtful(warning, y)),
  ];
  return { width: WIDTH, height: HEIGHT, shapes };
}

const isKnown = <I extends Interval>(one: I): one is Known<I> => one.top_ft !== null && one.bottom_ft !== null;

const box = (place: Box, fill: BoreInk, opacity = 1): BoreShape => ({ kind: 'box', ...place, fill, opacity });
const line = (path: string, ink: BoreInk, width: number, dash?: number[]): BoreShape => ({
  kind: 'line',
  path,
  ink,
  width,
  ...(dash && { dash }),
});

/** Round steps of 1, 2 or 5, so that some ten of them make the whole. */
export function tickStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / 10));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => span / step <= 10)!;
}

function axis(shallowest: number, deepest: number, y: Depth): BoreShape[] {
  const step = tickStep(deepest - shallowest);
  const first = Math.ceil(shallowest / step);
  const count = Math.floor(deepest / step) - first + 1;
  const ticks = Array.from({ length: count }, (_, index) => (first + index) * step);
  return [
    line(`M${AXIS} ${PLOT.top}V${PLOT.bottom}${ticks.map((tick) => `M${AXIS - 4} ${y(tick)}h4`).join('')}`, 'quiet', 1),
    ...ticks.map((tick) => text(AXIS - 7, y(tick) + 4, feet(tick), 'quiet', { align: 'right' })),
    text(2, PLOT.top - 18, t('Depth, ft'), 'quiet'),
  ];
}

function text(
  x: number,
  y: number,
  words: string,
  ink: BoreInk = 'ink',
  more: { isBold?: boolean; align?: 'right' } = {},
): BoreShape {
  return { kind: 'text', x, y, text: words, size: TEXT, ink, ...more };
}

function rock(formation: Known<Interval>, index: number, y: Depth): BoreShape[] {
  const place = between(formation, y, ROCK.left, ROCK.right);
  return [
    box(place, index % 2 === 0 ? 'rock' : 'otherRock'),
    line(hatching(formation.name, index, place), 'hatching', 0.8),
    line(`M${ROCK.left} ${place.y}H${ROCK.right}v${place.height}H${ROCK.left}z`, 'quiet', 0.8),
  ];
}

const between = (
  { top_ft, bottom_ft }: { top_ft: number; bottom_ft: number },
  y: Depth,
  left: number,
  right: number,
) => ({
  x: left,
  y: y(top_ft),
  width: right - left,
  height: y(bottom_ft) - y(top_ft),
});

const around = (range: { top_ft: number; bottom_ft: number }, y: Depth, width: number): Box =>
  between(range, y, MIDDLE - width / 2, MIDDLE + width / 2);

/** The hole with what stands in it, the widest first, then the water and the pump. */
function wellShapes(bore: WellBore, y: Depth) {
  const parts = bore.components.filter(isKnown);
  const of = (...names: string[]) => parts.filter(({ name }) => names.includes(name));
  const widths = widthsOf(bore);
  const pipes = of('Casing', 'Screen').toSorted((one, other) => widths.pipe(other) - widths.pipe(one));
  const hole = holeOf(bore, parts);
  const clearAt = (depth_ft: number) =>
    Math.min(
      ...[...pipes].filter(holds(depth_ft)).map(widths.pipe),
      hole && holds(depth_ft)(hole) ? widths.hole : Infinity,
    );
  const others = parts.filter(({ name }) => !DRAWN.includes(name));
  const shapes = [
    ...(hole ? holeShapes(around(hole, y, widths.hole)) : []),
    ...of('Filter pack').flatMap((pack) => packShapes(around(pack, y, widths.filled(pack)))),
    ...of('Annular seal').flatMap((seal) => sealShapes(around(seal, y, widths.filled(seal)))),
    ...of('Open hole').flatMap((open) => openShapes(around(open, y, widths.hole))),
    ...(hole ? clearShapes(hole, pipes, clearAt, y) : []),
    ...pipes.map((pipe) => pipeWalls(pipe.name, around(pipe, y, widths.pipe(pipe)))),
    ...others.map((other) => outline(around(other, y, widths.filled(other)), [2, 3])),
    ...waterShapes(bore, pipes, hole, clearAt, y),
    ...of('Plug').flatMap((plug) => sealShapes(around(plug, y, widths.filled(plug)))),
    ...pumpShapes(bore.pumpDepth_ft, y),
  ];
  const widthAt = (depth_ft: number) => (Number.isFinite(clearAt(depth_ft)) ? clearAt(depth_ft) : 0);
  return { shapes, widthAt };
}

const DRAWN: readonly string[] = ['Casing', 'Screen', 'Filter pack', 'Annular seal', 'Open hole', 'Plug'];

const holds =
  (depth_ft: number) =>
  ({ top_ft, bottom_ft }: { top_ft: number; bottom_ft: number }) =>
    top_ft <= depth_ft && depth_ft <= bottom_ft;

/** Across, the widest diameter is as wide as there is room; what has none is drawn as is usual. */
function widthsOf({ components, boreDiameter_in }: WellBore) {
  const known = [boreDiameter_in, ...components.map(({ diameter_in }) => diameter_in)].filter((one) => one !== null);
  const widest = Math.max(...known);
  const drawn = (diameter_in: number) => Math.max(NARROWEST, (diameter_in / widest) * WIDEST);
  const pipe = ({ diameter_in }: Component) => (diameter_in === null ? WIDEST * 0.5 : drawn(diameter_in));
  const pipes = components.filter(({ name }) => name === 'Casing' || name === 'Screen').map(pipe);
  // The hole is never narrower than what stands in it.
  const hole = Math.max(
    boreDiameter_in === null ? WIDEST * 0.6 : drawn(boreDiameter_in),
    ...pipes.map((one) => one + 10),
  );
  const filled = ({ diameter_in }: Component) => (diameter_in === null ? hole : Math.max(hole, drawn(diameter_in)));
  return { pipe, hole, filled };
}

/** As deep as the well is, or as what is known to be in it. */
function holeOf({ wellDepth_ft, pumpDepth_ft }: WellBore, parts: readonly Known<Component>[]) {
  const top_ft = Math.min(0, ...parts.map((part) => part.top_ft));
  const bottom_ft = wellDepth_ft ?? Math.max(0, pumpDepth_ft ?? 0, ...parts.map((part) => part.bottom_ft));
  return bottom_ft > top_ft ? { top_ft, bottom_ft } : undefined;
}

const outline = ({ x, y, width, height }: Box, dash?: number[]) =>
  line(`M${x} ${y}V${y + height}H${x + width}V${y}`, 'quiet', 1, dash);

const holeShapes = (place: Box) => [box(place, 'paper'), outline(place)];
const openShapes = (place: Box) => [box(place, 'paper'), line(sides(place), 'ink', 1.2, [1.5, 3])];
const sealShapes = (place: Box) => [box(place, 'seal'), line(slantedLines(place, true, 6), 'hatching', 0.6)];
const packShapes = (place: Box) => [box(place, 'paper'), line(hatching(t('Gravel'), 0, place), 'ink', 1.2)];

const sides = ({ x, y, width, height }: Box) => `M${x} ${y}v${height}M${x + width} ${y}v${height}`;

/** A casing has whole walls, a screen slots in them. */
function pipeWalls(name: string, place: Box): BoreShape {
  if (name === 'Casing') return line(sides(place), 'ink', 2.6);
  const { x, width } = place;
  const slots = rowsIn(place, 5).map((y) => `M${x} ${y}h5M${x + width - 5} ${y}h5`);
  return line(`${sides(place)}${slots.join('')}`, 'ink', 1);
}

type Range = { top_ft: number; bottom_ft: number };

const middleOf = ({ top_ft, bottom_ft }: Range) => (top_ft + bottom_ft) / 2;

/** Cut where one of the pipes begins or ends. */
function piecesOf({ top_ft, bottom_ft }: Range, pipes: readonly Range[]): Range[] {
  const ends = pipes.flatMap((pipe) => [pipe.top_ft, pipe.bottom_ft]).filter((end) => end > top_ft && end < bottom_ft);
  const edges = [top_ft, ...new Set(ends), bottom_ft].toSorted((one, other) => one - other);
  return edges.slice(1).map((edge, index) => ({ top_ft: edges[index]!, bottom_ft: edge }));
}

/** Within the innermost pipe there is neither seal nor pack. */
const clearShapes = (hole: Range, pipes: readonly Range[], clearAt: (depth_ft: number) => number, y: Depth) =>
  piecesOf(hole, pipes)
    .filter((piece) => pipes.some(holds(middleOf(piece))))
    .map((piece) => box(around(piece, y, clearAt(middleOf(piece))), 'paper'));

/** As wide at each depth as there is room for it. */
function waterShapes(
  { water }: WellBore,
  pipes: readonly Range[],
  hole: Range | undefined,
  clearAt: (depth_ft: number) => number,
  y: Depth,
): BoreShape[] {
  if (!water) return [];
  const level = line(`M${ROCK.left + 6} ${y(water.depth_ft)}H${ROCK.right - 6}`, 'water', 1.4, [4, 3]);
  if (!hole || water.depth_ft >= hole.bottom_ft) return [level];
  const wet = { top_ft: Math.max(hole.top_ft, water.depth_ft), bottom_ft: hole.bottom_ft };
  const filled = piecesOf(wet, pipes).map((piece) =>
    box(around(piece, y, clearAt(middleOf(piece)) - 3), 'water', 0.35),
  );
  const at = y(water.depth_ft);
  return [...filled, level, { kind: 'area', path: `M${MIDDLE} ${at}l-5 -8h10z`, ink: 'water' }];
}

function pumpShapes(pumpDepth_ft: number | null, y: Depth): BoreShape[] {
  if (pumpDepth_ft === null) return [];
  const at = y(pumpDepth_ft);
  return [
    line(`M${MIDDLE} ${Math.min(y(0) - 8, at)}V${at}`, 'ink', 1.2),
    box({ x: MIDDLE - 4, y: at - 14, width: 8, height: 14 }, 'ink'),
  ];
}

function namesOfRocks({ formations }: WellBore, y: Depth): BoreShape[] {
  const labels = formations.filter(isKnown).map((formation) => ({
    extent: y(formation.bottom_ft) - y(formation.top_ft),
    wanted: y((formation.top_ft + formation.bottom_ft) / 2),
    lines: [...inLines(t(formation.name)), formatDepths(formation)],
    anchor: ROCK.left,
  }));
  return placed(labels, 'right', ROCK.left - 10);
}

function namesOfParts(bore: WellBore, y: Depth, widthAt: (depth_ft: number) => number): BoreShape[] {
  const { components, wellDepth_ft, pumpDepth_ft, water } = bore;
  const labelAt = (depth_ft: number, ...lines: string[]): Label => ({
    extent: Infinity,
    wanted: y(depth_ft),
    lines,
    anchor: MIDDLE + widthAt(depth_ft) / 2,
  });
  const labels = [
    labelAt(0, t('Land surface')),
    ...components
      .filter(isKnown)
      .map((part) => labelAt((part.top_ft + part.bottom_ft) / 2, t(part.name), formatComponent(part))),
    ...(water ? [labelAt(water.depth_ft, formatWater(water), formatMeasured(water))] : []),
    ...(pumpDepth_ft === null
      ? []
      : [labelAt(pumpDepth_ft, t('Pump'), t('{distance} ft', { distance: feet(pumpDepth_ft) }))]),
    ...(wellDepth_ft === null
      ? []
      : [labelAt(wellDepth_ft, t('Total depth'), t('{distance} ft', { distance: feet(wellDepth_ft) }))]),
  ];
  return placed(labels, 'left', ROCK.right + 12);
}

interface Label {
  /** In px, of what it names. */
  extent: number;
  /** In px: the middle of what it names. */
  wanted: number;
  /** The first names it. */
  lines: readonly string[];
  /** Where the line to it begins. */
  anchor: number;
}

/** Labels one below the other, each with a line to what it names. */
function placed(labels: readonly Label[], side: 'left' | 'right', x: number): BoreShape[] {
  const inOrder = fitting(labels).toSorted((one, other) => one.wanted - other.wanted);
  const tops = spreadLabels(
    inOrder.map(({ wanted, lines }) => ({ wanted, height: heightOf(lines) })),
    LABELS.top,
    LABELS.bottom,
  );
  const turn = side === 'left' ? ROCK.right + 2 : ROCK.left - 2;
  const end = side === 'left' ? x - 3 : x + 3;
  const align = side === 'right' ? ({ align: 'right' } as const) : {};
  return inOrder.flatMap(({ wanted, lines, anchor }, index) => {
    const middle = tops[index]! + (lines.length * LINE) / 2;
    return [
      line(`M${anchor} ${wanted}L${turn} ${wanted}L${end} ${middle}`, 'quiet', 0.7),
      ...lines.map((words, row) => {
        const isDetail = row > 0 && row === lines.length - 1;
        const style = { isBold: !isDetail, ...align };
        return text(x, tops[index]! + (row + 1) * LINE - 3, words, isDetail ? 'quiet' : 'ink', style);
      }),
    ];
  });
}

/** Where there are too many for the drawing, the thinnest go without: the table names all. */
function fitting(labels: readonly Label[]): readonly Label[] {
  let room = LABELS.bottom - LABELS.top;
  return labels
    .toSorted((one, other) => other.extent - one.extent)
    .filter(({ lines }) => {
      room -= heightOf(lines);
      return room >= 0;
    });
}

const heightOf = (lines: readonly string[]) => lines.length * LINE + 3;

/** A name that is too long for a line takes two. */
function inLines(name: string): string[] {
  if (name.length <= LETTERS) return [name];
  const cut = name.lastIndexOf(' ', LETTERS);
  return cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
}

/** A bar beside the depths, and a sign for whoever sees no colors. */
function doubtful({ top_ft, bottom_ft }: DepthWarning, y: Depth): BoreShape[] {
  const height = Math.max(3, y(bottom_ft) - y(top_ft));
  return [
    box({ x: AXIS + 2, y: y(top_ft), width: 4, height }, 'warning'),
    text(AXIS + 9, y(top_ft) + height / 2 + 4, '!', 'warning', { isBold: true }),
  ];
}
