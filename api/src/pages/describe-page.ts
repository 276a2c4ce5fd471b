import { titleOfAquifer } from '@artesian/contract/map/aquifers';
import { datasetOf, pageOfWell } from '@artesian/contract/wells/well-data';
import { describeWell } from '@artesian/contract/wells/well-in-words';
import { findNamedWell } from '../map/one-well.ts';
import { formatDay } from '../notices/format.ts';
import type { Context } from '../platform/context.ts';
import type { PageHead, PublicPage } from '../platform/page.ts';
import { describeMapView, mapViewOf, searchOfMapView } from './cards/map-view.ts';
import { readStages } from './read-stages.ts';

type Described = Pick<PageHead, 'title' | 'description'> & Partial<PageHead>;

/** What a public page says of itself to whoever finds or shares it; undefined for one that is not for that. It tells what visitors may see. */
export const describePage =
  (context: Context) =>
  (page: PublicPage): Promise<PageHead | undefined> =>
    describe(context, page);

async function describe({ database, config }: Context, { path, title, keys, query }: PublicPage) {
  const { pool } = database;
  const { DISTRICT_NAME: district, origin } = config;
  const named = (title: string, description: string): Described => ({ title: `${title} · ${district}`, description });

  const ofWell = async (id: string): Promise<Described | undefined> => {
    const well = await findNamedWell(database, null, id);
    if (!well) return undefined;
    const { well_id, well_name, level_class } = well;
    const level = level_class ? ` Water level: ${level_class}.` : '';
    return {
      ...named(`Well ${well_id}${well_name ? `, ${well_name}` : ''}`, `${describeWell(well)}${level}`),
      image: `${origin}/cards${pageOfWell(well_id)}.png`,
      // Also where it was asked for by another name.
      address: `${origin}${pageOfWell(well_id)}`,
      data: datasetOf(well, district, origin),
    };
  };

  const ofAquifer = async (name: string): Promise<Described | undefined> => {
    const { rows } = await pool.query<{ wells: number }>(
      'select wells from api.ui_list_aquifers where aq_group_summary_name = $1',
      [name],
    );
    const [aquifer] = rows;
    return (
      aquifer &&
      named(
        titleOfAquifer(name),
        `${aquifer.wells.toLocaleString('en-US')} published wells of ${district}: water levels today, trends, drought stage, and what is permitted and pumped.`,
      )
    );
  };

  const today = async (): Promise<Described> => {
    const told = await readStages(pool);
    const stages = told.map(
      ({ area, stage, since }) => `${told.length > 1 ? `${area}: ` : ''}${stage} since ${formatDay(since)}.`,
    );
    return named(
      'The District Today',
      [...stages, 'Drought indicators, what is allowed now, and what may come.'].join(' '),
    );
  };

  const map = (): Described => {
    const about = `Every published well of ${district}: where it is, what it is used for, and how its water level stands.`;
    const view = mapViewOf(query);
    const search = searchOfMapView(view);
    const image = `${origin}/cards/map.png?${search}`;
    if (Object.keys(query).length === 0) return { ...named('Map of Wells', about), image };
    const { title, filters } = describeMapView(view);
    return { ...named(title, `${filters} ${about}`), image, shared: `${origin}/map?${search}` };
  };

  const known: Record<string, (...keys: string[]) => Promise<Described | undefined> | Described> = {
    '/': () => ({ title: district, description: `Drought stage, water levels, wells and permits of ${district}.` }),
    '/map': map,
    '/today': today,
    '/aquifers': () =>
      named('Aquifers', `The aquifers of ${district}: wells, water levels, and what is permitted and pumped.`),
    '/aquifers/{name}': (name = '') => ofAquifer(name),
    '/wells/{id}': (id = '') => ofWell(id),
    '/my-place': () =>
      named('My Place', `What applies at a place in ${district}, which aquifers lie below it, and the nearest wells.`),
    '/compare': () => named('Compare Water Levels', `Water levels of several wells of ${district} on one graph.`),
    '/open-data': () =>
      named('Open Data', `Wells, water levels and water quality of ${district}, as files and by standard interfaces.`),
    '/alerts': () => named('Alerts', `Drought stages, thresholds and wells of ${district}, by e-mail or as a feed.`),
  };

  const described = await (known[path] ? known[path](...keys) : named(title, `${title}, ${district}.`));
  return (
    described && {
      address: `${origin}${addressOf(path, keys)}`,
      image: `${origin}/cards/today.png`,
      ...described,
    }
  );
}

/** The address of a page with its parameters; one that is left out takes its slash along. */
const addressOf = (path: string, keys: readonly string[]): string => {
  const left = [...keys];
  return path.replaceAll(/\/\{\w+\??\}/g, () => {
    const key = left.shift();
    return key === undefined ? '' : `/${encodeURIComponent(key)}`;
  });
};
