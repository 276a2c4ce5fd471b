import { locale, t } from '@artesian/domain/texts/translate';
import { titleOfAquifer } from '@artesian/contract/map/aquifers';
import { datasetOf, pageOfWell } from '@artesian/contract/wells/well-data';
import { describeWell } from '@artesian/contract/wells/well-in-words';
import { findNamedWell } from '../map/one-well.ts';
import { formatDay } from '../notices/format.ts';
import type { Context } from '../platform/context.ts';
import { linkTo } from '../platform/language.ts';
import type { PageHead, PublicPage } from '../platform/page.ts';
import { describeMapView, filtersForVisitors, mapViewOf, searchOfMapView } from './cards/map-view.ts';
import { readStages } from './read-stages.ts';

type Described = Pick<PageHead, 'title' | 'description'> & Partial<PageHead>;

/** What a public page says of itself to whoever finds or shares it; undefined for one that is not for that. It tells what visitors may see. */
export const describePage =
  (context: Context) =>
  (page: PublicPage): Promise<PageHead | undefined> =>
    describe(context, page);

async function describe(context: Context, { path, title, keys, query }: PublicPage) {
  const { database, config } = context;
  const { pool } = database;
  const { DISTRICT_NAME: district, origin } = config;
  const named = (title: string, description: string): Described => ({ title: `${title} · ${district}`, description });

  const ofWell = async (id: string): Promise<Described | undefined> => {
    const well = await findNamedWell(database, null, id);
    if (!well) return undefined;
    const { well_id, well_name, level_class } = well;
    const level = level_class ? t(' Water level: {level_class}.', { level_class: t(level_class) }) : '';
    return {
      ...named(
        t('Well {well_id}{well_name}', { well_id, well_name: well_name ? `, ${well_name}` : '' }),
        `${describeWell(well)}${level}`,
      ),
      image: linkTo(config, `/cards${pageOfWell(well_id)}.png`),
      // Also where it was asked for by another name.
      address: linkTo(config, pageOfWell(well_id)),
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
        t(
          '{wells} published wells of {district}: water levels today, trends, drought stage, and what is permitted and pumped.',
          { wells: aquifer.wells.toLocaleString(locale()), district },
        ),
      )
    );
  };

  const today = async (): Promise<Described> => {
    const told = await readStages(pool);
    const stages = told.map(({ area, stage, since }) =>
      told.length > 1
        ? t('{area}: {stage} since {since}.', { area, stage, since: formatDay(since) })
        : t('{stage} since {since}.', { stage, since: formatDay(since) }),
    );
    return named(
      t('The District Today'),
      [...stages, t('Drought indicators, what is allowed now, and what may come.')].join(' '),
    );
  };

  const map = async (): Promise<Described> => {
    const about = t(
      'Every published well of {district}: where it is, what it is used for, and how its water level stands.',
      { district },
    );
    const view = mapViewOf(query);
    const search = searchOfMapView(view);
    const image = linkTo(config, `/cards/map.png?${search}`);
    if (Object.keys(query).length === 0) return { ...named(t('Map of Wells'), about), image };
    const { title, filters } = describeMapView(view, await filtersForVisitors(context, view));
    return { ...named(title, `${filters} ${about}`), image, shared: linkTo(config, `/map?${search}`) };
  };

  const known: Record<string, (...keys: string[]) => Promise<Described | undefined> | Described> = {
    '/': () => ({
      title: district,
      description: t('Drought stage, water levels, wells and permits of {district}.', { district }),
    }),
    '/map': map,
    '/today': today,
    '/aquifers': () =>
      named(
        t('Aquifers'),
        t('The aquifers of {district}: wells, water levels, and what is permitted and pumped.', { district }),
      ),
    '/aquifers/{name}': (name = '') => ofAquifer(name),
    '/wells/{id}': (id = '') => ofWell(id),
    '/my-place': () =>
      named(
        t('My Place'),
        t('What applies at a place in {district}, which aquifers lie below it, and the nearest wells.', { district }),
      ),
    '/compare': () =>
      named(t('Compare Water Levels'), t('Water levels of several wells of {district} on one graph.', { district })),
    '/open-data': () =>
      named(
        t('Open Data'),
        t('Wells, water levels and water quality of {district}, as files and by standard interfaces.', { district }),
      ),
    '/alerts': () =>
      named(
        t('Alerts'),
        t('Drought stages, thresholds and wells of {district}, by e-mail or as a feed.', { district }),
      ),
  };

  const described = await (known[path] ? known[path](...keys) : named(t(title), `${t(title)}, ${district}.`));
  return (
    described && {
      address: linkTo(config, addressOf(path, keys)),
      image: linkTo(config, '/cards/today.png'),
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
