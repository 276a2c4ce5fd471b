import { t } from '@artesian/domain/texts/translate';
import { createHash } from 'node:crypto';
import { hexOfStageColor } from '@artesian/contract/drought/drought-stages';
import { levelClassColors } from '@artesian/contract/map/level-class-colors';
import { describeWell } from '@artesian/contract/wells/well-in-words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findNamedWell } from '../../map/one-well.ts';
import { formatDay } from '../../notices/format.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/problems.ts';
import { readStages } from '../read-stages.ts';
import { drawCard, type Card } from './draw-card.ts';
import { mapCardsOf } from './map-card.ts';
import { mapViewOf } from './map-view.ts';

/** As many as a busy day asks for; each has 50 to 300 kB. */
const MOST_KEPT = 100;
const MONTHS_DRAWN = 120;

/** `/cards/today.png`, `/cards/map.png`, `/cards/wells/{id}.png`: pictures for services that show links. They tell what visitors may see. */
export function answerCards(app: FastifyInstance, context: Context) {
  const { database, config } = context;
  const { pool } = database;
  const mapCard = mapCardsOf(app, context);
  // Drawing takes the processor longer than any call.
  const hidden = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
  const drawn = new Map<string, Promise<Buffer>>();

  /** The same card is drawn once. */
  const pictureOf = (card: Card, key = keyOf(card)): Promise<Buffer> => {
    const picture = drawn.get(key) ?? drawCard(card);
    drawn.set(key, picture);
    if (drawn.size > MOST_KEPT) drawn.delete(drawn.keys().next().value!);
    picture.catch(() => drawn.delete(key));
    return picture;
  };

  const send = async (request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, card: Card) => {
    const key = keyOf(card);
    const etag = `"${key}"`;
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=300')
      .header('access-control-allow-origin', '*');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(await pictureOf(card, key));
  };

  // The card of the map loads all that any card needs, which takes seconds. Services that show links reach servers in production only.
  if (config.NODE_ENV === 'production')
    app.addHook('onListen', async () => {
      // Nobody waits for it; what fails here fails again, and is reported, when it is asked for.
      mapCard(mapViewOf({}))
        .then((card) => pictureOf(card))
        .catch(() => undefined);
    });

  app.get('/cards/today.png', hidden, async (request, reply) => {
    const [first, ...others] = await readStages(pool);
    return send(request, reply, {
      district: config.DISTRICT_NAME,
      title: t('The District Today'),
      ...(first && { mark: { words: first.stage, color: hexOfStageColor[first.color] } }),
      words: [
        ...(first
          ? [...(others.length > 0 ? [`${first.area}.`] : []), t('Since {since}.', { since: formatDay(first.since) })]
          : []),
        ...others.map(({ area, stage }) => `${area}: ${stage}.`),
        t('Drought indicators, what is allowed now, and what may come.'),
      ].join(' '),
    });
  });

  app.get<{ Querystring: Record<string, unknown> }>('/cards/map.png', hidden, async (request, reply) =>
    send(request, reply, await mapCard(mapViewOf(request.query))),
  );

  app.get<{ Params: { file: string } }>('/cards/wells/:file', hidden, async (request, reply) => {
    const id = /^(.{1,40})\.png$/.exec(request.params.file)?.[1];
    const well = id === undefined ? undefined : await findNamedWell(database, null, id);
    if (!well) throw notFound('such card');
    const { rows } = await pool.query<{ month: string; depth_ft: number }>(
      `select month::text, depth_ft from (
         select month, depth_ft from level_months where well_ndx = $1 order by month desc limit ${MONTHS_DRAWN}
       ) as latest order by month`,
      [well.well_ndx],
    );
    const level = well.level_class as keyof typeof levelClassColors | null;
    return send(request, reply, {
      district: config.DISTRICT_NAME,
      title: t('Well {well_id}', { well_id: well.well_id }),
      words: describeWell(well),
      ...(level && { mark: { words: t('Water level: {level}', { level: t(level) }), color: levelClassColors[level] } }),
      ...(rows.length > 1 && {
        line: {
          // A greater depth is a lower level.
          values: rows.map(({ depth_ft }) => -depth_ft),
          caption: t('Water level by month, {first} to {last}', {
            first: rows[0]!.month.slice(0, 4),
            last: rows.at(-1)!.month.slice(0, 4),
          }),
        },
      }),
    });
  });
}

const keyOf = (card: Card): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22);
