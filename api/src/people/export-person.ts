import { NO_OWNER } from '@artesian/contract/language/fields';
import { exportPerson } from '@artesian/contract/people/person-export';
import { strToU8, zipSync } from 'fflate';
import { answer } from '../platform/calls/answer.ts';
import { notFound } from '../platform/problems.ts';
import { transaction } from '../platform/transaction.ts';
import { readPerson, type Section } from './read-person.ts';
import { writePage } from './write-page.ts';

/** `POST /api/list-rolodex/{rolo_ndx}/everything`: a zip with the same as JSON and as a page to read. Who received it is kept. */
export const actExportPerson = answer(exportPerson, async ({ params: { rolo_ndx }, user, request, reply }, context) => {
  const actor = { sub: user.sub, requestId: request.id };
  const sections = await transaction(context.database, actor, async (client) => {
    const read = rolo_ndx === NO_OWNER ? undefined : await readPerson(client, rolo_ndx);
    if (!read) throw notFound(`contact ${rolo_ndx}`);
    await client.query('insert into person_exports (rolo_ndx) values ($1)', [rolo_ndx]);
    return read;
  });
  return reply
    .header('content-disposition', `attachment; filename="contact-${rolo_ndx}-everything.zip"`)
    .header('cache-control', 'no-store')
    .type('application/zip')
    .send(Buffer.from(zipped(sections, new Date())));
});

const zipped = (sections: readonly Section[], now: Date): Uint8Array =>
  zipSync(
    {
      'everything.json': strToU8(JSON.stringify({ exported_at: now, sections }, null, 2)),
      'everything.html': strToU8(writePage(sections, now)),
    },
    { mtime: now },
  );
