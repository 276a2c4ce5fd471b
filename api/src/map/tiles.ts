import { isStaff } from '@artesian/contract/language/roles';
import { audiencesOf } from '@artesian/contract/map/audiences';
import { mapTile } from '@artesian/contract/map/tiles';
import { partsOfArea } from '@artesian/contract/map/well-area';
import { answerPrepared } from '../platform/calls/answer.ts';
import { locateArea } from './layer-shapes.ts';
import { wellTilesOf } from './tiles/well-tiles.ts';

/** `GET /api/public-map/tiles/{z}/{x}/{y}`: a gzipped tile, 304 when the reader has it already, 204 without wells. */
export const answerMapTile = answerPrepared(mapTile, (app, context) => {
  const tiles = wellTilesOf(app, context);
  return async ({ params, query, user, request, reply }) => {
    const audience = isStaff(user?.roles) ? 'staff' : 'everybody';
    const found = await locateArea(context, partsOfArea(query.area ?? ''), audiencesOf(user?.roles));
    const { version, body, asOf } = await tiles.tile(params, audience, found);
    const etag = `"${[audience, version, ...(found.version ? [found.version] : [])].join('-')}"`;
    void reply
      .header('etag', etag)
      .header('vary', 'authorization')
      .header('cache-control', audience === 'staff' ? 'private, no-cache' : 'public, no-cache');
    if (asOf) void reply.header('x-as-of', asOf.toISOString()).header('cache-control', 'no-store');
    else if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
    if (body === null) return reply.code(204).send();
    return reply
      .type('application/vnd.mapbox-vector-tile')
      .header('content-encoding', 'gzip')
      .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  };
});
