import { locale, t } from '@artesian/domain/texts/translate';
import { callOfView } from '@artesian/contract/calls';
import { mapWells } from '@artesian/contract/map/map-wells';
import { mapTile } from '@artesian/contract/map/tiles';
import { wellsInView } from '@artesian/contract/map/wells-in-view';
import { piecesOf } from '../platform/answers/cached-answers.ts';
import { answer } from '../platform/calls/answer.ts';
import { Refusal } from '../platform/problems.ts';
import { wholeList } from '../views/answer-view.ts';
import { hasMoreWellsThan } from './has-more-wells-than.ts';

/**
 * `GET /api/ui-map-wells`: every published well, up to `MAP_TILES_ABOVE`. Beyond it is refused: a whole inventory is tens of megabytes,
 * which nobody should have to make for a map, and no map asks for.
 */
export const answerMapWells = answer(callOfView(mapWells), ({ user, query, request, reply }, context) => {
  const { cachedAnswers, config, database } = context;
  const most = config.MAP_TILES_ABOVE;
  const wells = wholeList(context, mapWells, user, query);
  return cachedAnswers.send(request, reply, {
    ...wells,
    // Files are made of the same list without this limit.
    key: `${wells.key} up to ${most}`,
    build: async function* () {
      if (await hasMoreWellsThan(database.pool, most)) throw tooManyWells(most);
      yield* piecesOf(wells);
    },
  });
});

const tooManyWells = (most: number) =>
  new Refusal(
    422,
    'too-many',
    t('Too many wells'),
    t(
      'There are more than {most} wells, too many for one list. Use tiles at {tiles}, the wells in an area at {wells}, or a file at /api/public-map/wells/csv.',
      { most: most.toLocaleString(locale()), tiles: mapTile.path, wells: wellsInView.path },
    ),
  );
