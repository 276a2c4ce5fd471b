import { endpoint, noAnswer, type Method } from '../language/endpoint.ts';
import { choice, count, date, flag, text, timestamp } from '../language/fields.ts';
import { pick } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { wellFields } from '../wells/fields.ts';

const publishing = (method: Method, path: string, summary: string) =>
  endpoint({
    method,
    path: `/api/publish-data/${path}`,
    access: 'staff',
    summary,
    answer: noAnswer,
    status: 204,
    effect: true,
  });

const layer = ['rebuild-map-wells-layer', 'Refresh the wells on the map'] as const;
const levels = ['publish-water-levels', 'Show all measured water levels in the graphs'] as const;

/** The specification publishes by GET; POST does the same for whoever minds. Both answer 204. */
export const rebuildMapWells = publishing('GET', ...layer);
export const rebuildMapWellsByPost = publishing('POST', ...layer);
export const publishWaterLevels = publishing('GET', ...levels);
export const publishWaterLevelsByPost = publishing('POST', ...levels);

/** When what the public sees was last made. Not in the specification: the paths are ours. */
export const lastPublished = view({
  path: 'ui-list-published',
  access: 'staff',
  summary: 'When the map’s wells were last refreshed and water levels last published',
  row: {
    published: choice('What', ['rebuild-map-wells-layer', 'publish-water-levels']),
    last_run: timestamp('Last Published'),
  },
});

/** Wells that were changed since the map was last drawn anew, the latest first. */
export const wellsSinceRefresh = view({
  path: 'ui-list-wells-changed-since-refresh',
  access: 'staff',
  summary: 'Wells added or changed since the map’s wells were last refreshed',
  orderBy: ['changed desc', 'well_ndx'],
  row: {
    ...pick(wellFields, 'well_ndx', 'district_well_id', 'well_name', 'is_published'),
    removed: flag('Removed'),
    changed: date('Changed'),
    changed_by: text('Changed By'),
  },
});

/** Wells whose levels the graphs do not show yet, the latest first. */
export const levelsSincePublication = view({
  path: 'ui-list-levels-since-publication',
  access: 'staff',
  summary: 'Wells with water levels added or changed since levels were last published',
  orderBy: ['changed desc', 'well_ndx'],
  row: {
    ...pick(wellFields, 'well_ndx', 'district_well_id', 'well_name', 'is_published'),
    days: count('Days', 'days', { meaning: 'With levels that were entered or changed since the last publication.' }),
    first_day: date('First Day'),
    last_day: date('Last Day'),
    changed: date('Changed'),
  },
});

export const publishingViews = [lastPublished, wellsSinceRefresh, levelsSincePublication] as View[];
