import { countWells, tellerOf, type Counting, type Teller } from '@artesian/contract/map/count-wells';
import { categories } from '@artesian/contract/map/well-categories';
import { isDrawn, isDrawnAt, rowsOfWells } from '@artesian/contract/map/drawn-wells';
import { passes, type FilterableWell, type WellFilters } from '@artesian/contract/map/well-filters';
import type { LayerChoices } from '@artesian/contract/map/layer-choices';
import type { MapLayer } from '@artesian/contract/map/layers';
import { within as withinArea, type PlacedWell } from '@artesian/contract/map/well-area';
import { isWithin, measureNames, measures } from '@artesian/contract/map/well-measures';
import { listedAtOnce, type ListOrder, type WellCounts } from '@artesian/contract/map/wells-in-view';
import type { Audience } from './tile-row.ts';
import { insideArea, mercatorY, type Kind, type WellIndex } from './well-index.ts';

/** The wells that somebody looks at. */
export interface AskedWells extends LayerChoices {
  filters: WellFilters;
  layers: readonly MapLayer[];
  zoom?: number | undefined;
  /** In degrees. */
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface AskedView extends AskedWells, Counting {
  sort: ListOrder;
  isDescending: boolean;
  /** How many of the list come before. */
  from: number;
}

export interface FoundView {
  counts: WellCounts;
  /** The numbers of the wells of one part of the list, in its order. */
  wells: number[];
}

/** The latitude where the square world ends. */
const poleward = 85.05;

/** The wells within bounds that filters and layers leave: decided for each kind of well, and counted. */
export function findInView(index: WellIndex, asked: AskedView, audience: Audience): FoundView {
  const { found, choice } = foundIn(index, asked, audience);
  return {
    counts: countsOf(index, found, choice),
    wells: sorted(index, choice, found, asked)
      .slice(asked.from, asked.from + listedAtOnce)
      .map((well) => index.ndx[well]!),
  };
}

/** A well of a picture: its place in the square world, and the value that colors it, '' for none. */
export interface PicturedWell {
  x: number;
  y: number;
  value: string;
}

export interface Picture {
  counts: WellCounts;
  /** As many as a picture needs, evenly from all. */
  wells: PicturedWell[];
}

/** More would cover each other. */
const MOST_PICTURED = 3_000;

/** The wells within bounds as a small picture shows them. */
export function pictureOf(index: WellIndex, asked: AskedWells & Counting, audience: Audience): Picture {
  const { found, choice } = foundIn(index, asked, audience);
  const every = Math.ceil(found.length / MOST_PICTURED);
  const column = categories[asked.categorizeBy].column;
  return {
    counts: countsOf(index, found, choice),
    wells: found
      .filter((_, place) => place % every === 0)
      .map((well) => ({
        x: index.x[well]!,
        y: index.y[well]!,
        value: String(choice.kinds[index.kindOf[well]!]![column] ?? ''),
      })),
  };
}

function foundIn(index: WellIndex, asked: AskedWells & Counting, audience: Audience) {
  const choice = choiceOf(index, asked, audience);
  const isInRanges = withinRanges(index, asked.filters);
  const found = within(index, asked).filter((well) => choice.isWanted(index.kindOf[well]!) && isInRanges(well));
  return { found, choice };
}

function countsOf(index: WellIndex, found: readonly number[], { kinds, teller }: Choice): WellCounts {
  const times = new Uint32Array(kinds.length);
  for (const well of found) times[index.kindOf[well]!]! += 1;
  return countWells(Array.from(times.keys()), teller, (kind) => times[kind]!);
}

/** What a choice of filters, layers and colors makes of the kinds of wells, which are named by their places. */
interface Choice {
  kinds: readonly Kind[];
  isWanted: (kind: number) => boolean;
  teller: Teller<number>;
  /** By the column that a list was sorted by. */
  ranks: Partial<Record<ListOrder, Ranked>>;
}

/** Most visitors look at the map as it is at first. */
const MOST_CHOICES = 8;
const choices = new WeakMap<WellIndex, Map<string, Choice>>();

/** Whoever moves the map asks for the same again and again: what was decided for a kind is kept. */
function choiceOf(index: WellIndex, asked: AskedWells & Counting, audience: Audience): Choice {
  const { filters, layers, zoom, categorizeBy, switched, booleans } = asked;
  const drawn = zoom === undefined ? null : layers.map((layer) => isDrawnAt(layer, zoom));
  // Ranges and areas are asked of each well, and decide nothing of a kind.
  const name = JSON.stringify([
    audience,
    filters.chosen,
    filters.flags,
    layers,
    drawn,
    categorizeBy,
    switched,
    booleans,
  ]);
  const known = choices.get(index) ?? new Map<string, Choice>();
  choices.set(index, known);
  const choice = known.get(name) ?? decide(index, asked, audience);
  // What was asked for last stands last; the first one goes.
  known.delete(name);
  known.set(name, choice);
  if (known.size > MOST_CHOICES) known.delete(known.keys().next().value!);
  return choice;
}

function decide(index: WellIndex, asked: AskedWells & Counting, audience: Audience): Choice {
  const kinds = kindsFor(index, audience);
  const ofPlace = <Answer>(decideFor: (kind: Kind) => Answer) => remembered((place) => decideFor(kinds[place]!));
  const { valueOf, lines } = tellerOf(asked);
  return {
    kinds,
    isWanted: ofPlace(shownBy(asked)),
    teller: {
      valueOf: valueOf && ofPlace(valueOf),
      lines: lines.map((line) => ({ ...line, lineOf: ofPlace(line.lineOf) })),
    },
    ranks: {},
  };
}

function remembered<Answer>(ask: (place: number) => Answer): (place: number) => Answer {
  const answers: { answer: Answer }[] = [];
  return (place) => (answers[place] ??= { answer: ask(place) }).answer;
}

export const kindsFor = (index: WellIndex, audience: Audience): readonly Kind[] =>
  audience === 'staff' ? index.kinds : index.kinds.map(withoutStaffOnly);

const withoutStaffOnly = (kind: Kind): Kind => ({ ...kind, aquifer_setting: null });

/** Numbers are not of a kind: they are asked of each well. */
function withinRanges({ measures: numbers }: WellIndex, { ranges }: WellFilters): (well: number) => boolean {
  const asked = measureNames.flatMap((name) => {
    const range = ranges[name];
    return range ? [{ range, column: numbers[measures[name].column] }] : [];
  });
  return (well) => asked.every(({ range, column }) => isWithin(range, column[well]));
}

function shownBy({ filters, layers, zoom, ...chosen }: AskedWells): (kind: Kind) => boolean {
  const isFiltered = passes({ ...filters, ranges: {}, area: [] });
  const isOnMap = isDrawn(rowsOfWells(layers), chosen, zoom);
  // A kind has a column for whatever filters ask for.
  return (kind) => isFiltered(kind as unknown as FilterableWell & PlacedWell) && isOnMap(kind);
}

/** The wells within bounds and the area that is filtered by. */
export function within(index: WellIndex, { west, south, east, north, filters: { area } }: AskedWells): number[] {
  const box = withinArea([west, south, east, north], area);
  return insideArea(index, inDegrees(index, box), area);
}

function inDegrees(index: WellIndex, [west, south, east, north]: readonly [number, number, number, number]): number[] {
  const y = (latitude: number) => mercatorY(Math.max(-poleward, Math.min(poleward, latitude)));
  return index.within(west / 360 + 0.5, y(north), east / 360 + 0.5, y(south));
}

/** By the rank of what they are sorted by, then by their ids: numbers sort many times faster than texts. What is empty comes last. */
function sorted(index: WellIndex, choice: Choice, wells: number[], { sort, isDescending }: AskedView): number[] {
  const ids = ranksOf(index, 'ids');
  const rankOf = rankBy(index, choice, sort);
  const count = ids.ranks.length;
  const keys = Float64Array.from(wells, (well) => {
    const rank = rankOf(well);
    return (rank < 0 ? count : isDescending ? -1 - rank : rank) * count + ids.ranks[well]!;
  });
  return Array.from(keys.toSorted(), (key) => ids.order[((key % count) + count) % count]!);
}

function rankBy(index: WellIndex, choice: Choice, sort: ListOrder): (well: number) => number {
  if (sort === 'well_id' || sort === 'well_name') {
    const { ranks } = ranksOf(index, sort === 'well_id' ? 'ids' : 'names');
    return (well) => ranks[well]!;
  }
  const { ranks } = (choice.ranks[sort] ??= rank(choice.kinds.map((kind) => kind[sort] as string | null | undefined)));
  return (well) => ranks[index.kindOf[well]!]!;
}

interface Ranked {
  /** The place of each text among all in their order; equal texts share it, and one that is empty has -1. */
  ranks: Int32Array;
  /** Which texts come first, second and so on. */
  order: Uint32Array;
}

const kept = new WeakMap<WellIndex, Partial<Record<'ids' | 'names', Ranked>>>();

/** A second's work for a million wells, done when it is first asked for. */
function ranksOf(index: WellIndex, column: 'ids' | 'names'): Ranked {
  const known = kept.get(index) ?? {};
  kept.set(index, known);
  return (known[column] ??= rank(index[column]));
}

function rank(texts: readonly (string | null | undefined)[]): Ranked {
  const order = Uint32Array.from(texts.keys()).toSorted((one, other) => compare(texts[one] ?? '', texts[other] ?? ''));
  const ranks = new Int32Array(texts.length);
  order.forEach((text, place) => {
    const before = order[place - 1];
    const isSame = before !== undefined && texts[before] === texts[text];
    ranks[text] = !texts[text] ? -1 : isSame ? ranks[before]! : place;
  });
  return { ranks, order };
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
