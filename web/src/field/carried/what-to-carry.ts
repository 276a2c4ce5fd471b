import { carriedMeters, carriedWells, dueWells } from '@artesian/contract/field/carry';
import { fieldForms, fieldLookups, fieldViews } from '@artesian/contract/field/field-services';
import { mapHome } from '@artesian/contract/map/map-home';
import { mapSources } from '@artesian/contract/map/sources';
import { fieldsThatPoint } from '../form/use-field-options.ts';
import { carryInParts } from './carry-in-parts.ts';
import { forgetRemovedWells } from './forget-removed-wells.ts';
import { listsInParts } from './in-parts.ts';
import { carry, pathOf } from './use-carried.ts';

/** What forms offer to choose from; the office has some of it, too. */
const offered = fieldForms.flatMap(fieldsThatPoint).map(({ to }) => `/api/${to}`);

/** The lists of the field that stand alone: the others are asked for of one well or one meter. */
const lists = [
  ...fieldLookups.map(({ path }) => `/api/${path}`),
  ...fieldViews.filter(({ by }) => Object.keys(by.shape).length === 0).map(pathOf),
];

/** Everything that a device takes along: without it nothing can be chosen and nothing compared beside a well. */
export const everythingToCarry: readonly string[] = [
  ...new Set([
    ...[carriedWells, carriedMeters, dueWells].map(pathOf),
    mapHome.path,
    mapSources.path,
    // What a photo is tagged with.
    '/api/ui-list-wm-attachment-tags',
    ...offered,
    ...lists,
  ]),
];

/** What came of it. */
export interface Packed {
  done: number;
  of: number;
  /** The oldest of what is here, in ms since 1970; undefined while something is missing. */
  asOf: number | undefined;
}

/**
 * Takes along all that there is, a few at a time, telling `onProgress` after each. What cannot be had stays as it was; what is here of
 * removed wells goes.
 */
export async function takeAlong(
  owner: string,
  signal: AbortSignal,
  onProgress: (packed: Packed) => void,
): Promise<void> {
  const left = [...everythingToCarry];
  const times: number[] = [];
  let missing = 0;
  const work = async () => {
    for (let path = left.shift(); path !== undefined && !signal.aborted; path = left.shift()) {
      const parts = listsInParts.find(({ list }) => pathOf(list) === path);
      const taken = parts ? carryInParts(owner, parts, signal) : carry(owner, path, signal);
      await taken.then(
        ({ askedAt }) => times.push(askedAt),
        () => (missing += 1),
      );
      onProgress({
        done: times.length,
        of: everythingToCarry.length,
        asOf: missing === 0 && times.length === everythingToCarry.length ? Math.min(...times) : undefined,
      });
    }
  };
  await Promise.all([work(), work(), work()]);
  // Nothing waits for it: a device that cannot do it now does it the next time.
  await forgetRemovedWells(owner).catch(() => undefined);
}
