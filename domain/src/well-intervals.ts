import { locale, t } from './texts/translate.ts';
/** The panels of a well and its drawing warn by it. Depths are in feet below land surface. */

/** What a well passes or is built of, from one depth to another; null where that is not known. */
export interface Interval {
  /** What people call it: a formation, or a kind of component. */
  name: string;
  top_ft: number | null;
  bottom_ft: number | null;
}

/** A part of what a well is built of. */
export interface Component extends Interval {
  diameter_in: number | null;
}

export interface WellDepths {
  wellDepth_ft: number | null;
  pumpDepth_ft: number | null;
}

/** Something to look at, none refuses it: a sentence, and the depths that it is about. */
export interface DepthWarning {
  words: string;
  top_ft: number;
  bottom_ft: number;
}

/** Kinds that keep a well open, one below the other: where none of them is, the record is not whole. */
const LINING: readonly string[] = ['Casing', 'Screen', 'Open hole'];

/** Of rocks: where two of them are said to be, and where none is. */
export function formationWarnings(formations: readonly Interval[]): DepthWarning[] {
  const known = fromTheTop(formations);
  return inOrder([...overlaps(known), ...gaps(known, 'no formation')]);
}

/** Of what a well is built of: what cannot be in one place, what is missing between, and what is deeper than the well. */
export function constructionWarnings(components: readonly Component[], depths: WellDepths): DepthWarning[] {
  const known = fromTheTop(components);
  const lining = known.filter(({ name }) => LINING.includes(name));
  const alike = groupedBy(known, ({ name, diameter_in }) => `${name} ${diameter_in}`);
  return inOrder([
    // A casing stands inside a wider one by design, and a seal around it: only what is alike is in the way of itself.
    ...alike.flatMap(overlaps),
    ...gaps(lining, 'neither casing nor screen nor open hole'),
    ...known.flatMap((component) => belowTheWell(component, depths.wellDepth_ft)),
    ...pumpBelowTheWell(depths),
  ]);
}

interface Known {
  name: string;
  top_ft: number;
  bottom_ft: number;
}

const fromTheTop = <I extends Interval>(intervals: readonly I[]): (I & Known)[] =>
  intervals
    .filter((one): one is I & Known => one.top_ft !== null && one.bottom_ft !== null)
    .toSorted((one, other) => one.top_ft - other.top_ft || one.bottom_ft - other.bottom_ft);

/** Each with those that begin above its bottom. */
function overlaps(known: readonly Known[]): DepthWarning[] {
  return known.flatMap((one, index) =>
    known
      .slice(index + 1)
      .filter(({ top_ft }) => top_ft < one.bottom_ft)
      .map((other) => {
        const range = { top_ft: other.top_ft, bottom_ft: Math.min(one.bottom_ft, other.bottom_ft) };
        return { words: `${inWords(one)} and ${inWords(other)} overlap from ${between(range)}.`, ...range };
      }),
  );
}

/** Between what is there and the next below it, where that is not at once. */
function gaps(known: readonly Known[], nothing: string): DepthWarning[] {
  return known.slice(1).flatMap((below, index) => {
    const above = deepest(known.slice(0, index + 1));
    if (below.top_ft <= above.bottom_ft) return [];
    const range = { top_ft: above.bottom_ft, bottom_ft: below.top_ft };
    return [
      { words: `There is ${nothing} from ${between(range)}, between ${above.name} and ${below.name}.`, ...range },
    ];
  });
}

const deepest = (known: readonly Known[]) =>
  known.reduce((one, other) => (other.bottom_ft > one.bottom_ft ? other : one));

function belowTheWell({ name, top_ft, bottom_ft }: Known, wellDepth_ft: number | null): DepthWarning[] {
  if (wellDepth_ft === null || bottom_ft <= wellDepth_ft) return [];
  const words = `${name} reaches ${feet(bottom_ft)} ft, below the well depth of ${feet(wellDepth_ft)} ft.`;
  return [{ words, top_ft: Math.max(top_ft, wellDepth_ft), bottom_ft }];
}

function pumpBelowTheWell({ wellDepth_ft, pumpDepth_ft }: WellDepths): DepthWarning[] {
  if (wellDepth_ft === null || pumpDepth_ft === null || pumpDepth_ft <= wellDepth_ft) return [];
  const words = `The pump is at ${feet(pumpDepth_ft)} ft, below the well depth of ${feet(wellDepth_ft)} ft.`;
  return [{ words, top_ft: wellDepth_ft, bottom_ft: pumpDepth_ft }];
}

const inOrder = (warnings: readonly DepthWarning[]): DepthWarning[] =>
  warnings.toSorted((one, other) => one.top_ft - other.top_ft);

const inWords = (known: Known) => `${known.name} (${feet(known.top_ft)} to ${feet(known.bottom_ft)} ft)`;

const between = ({ top_ft, bottom_ft }: Pick<Known, 'top_ft' | 'bottom_ft'>) =>
  `${feet(top_ft)} to ${feet(bottom_ft)} ft`;

/** A depth as people write it, to a hundredth. */
export const feet = (depth_ft: number): string => depth_ft.toLocaleString(locale(), { maximumFractionDigits: 2 });

/** `72.6 ft below ground`; the water of a flowing well stands above it. */
export const aroundGround = (depth_ft: number): string =>
  depth_ft < 0
    ? t('{distance} ft above ground', { distance: feet(-depth_ft) })
    : t('{distance} ft below ground', { distance: feet(depth_ft) });

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}
