import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';

/** Not in the specification: the path is ours. It writes who received it, and so is no GET. */
export const exportPerson = endpoint({
  method: 'POST',
  path: '/api/list-rolodex/{rolo_ndx}/everything',
  access: 'staff',
  summary: 'All data about one contact as a zip with JSON and HTML',
  params: z.object({ rolo_ndx: recordNumber }),
  answer: z.unknown(),
  file: 'application/zip',
  patienceMs: 60_000,
});
