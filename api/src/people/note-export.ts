import { noteExport } from '@artesian/contract/people/activity-log';
import { noteActivity } from '../platform/activity.ts';
import { answerPrepared } from '../platform/calls/answer.ts';

/** `POST /api/activity-log/exports`. Whoever only looks, as somebody else, may say it, too. */
export const answerNoteExport = answerPrepared(noteExport, (_app, { database }) => async ({ body, request }) => {
  const { table, rows, format } = body;
  await noteActivity(database.pool, request, { act: 'exported', about: `${table}: ${rows} rows, ${format}` });
});
