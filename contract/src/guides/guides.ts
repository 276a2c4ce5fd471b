import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import { integer, longText, optional, text } from '../language/fields.ts';
import { pick, rowKey, rowOf } from '../language/rows.ts';
import { attachmentFields } from '../wells/attachment-fields.ts';
import { attachableFile } from '../wells/attachments.ts';

/** What is said of a guide. */
const said = {
  title: text('Title'),
  about: optional(longText('About', 1000, { meaning: 'Purpose of the guide.' })),
};

const guide = rowOf({
  resource_guide_ndx: rowKey,
  ...said,
  ...pick(attachmentFields, 'original_filename', 'system_filepath', 'size_bytes'),
  version: integer('Version', { min: 1 }),
});
export type Guide = z.output<typeof guide>;

const byGuide = z.object({ resource_guide_ndx: recordNumber });

/** The district's shared folder by settings, which stands in place of guides of its own. Not in the specification: these paths are ours. */
export const resourceGuides = endpoint({
  method: 'GET',
  path: '/api/resource-guides',
  access: 'signed-in',
  summary: 'The district’s guides in order, or the address of its shared folder',
  answer: z.object({ folder: z.string().nullable(), guides: z.array(guide) }),
});

export const addGuide = endpoint({
  method: 'POST',
  path: '/api/resource-guides',
  access: 'staff',
  summary: 'Add a guide, after the others',
  upload: attachableFile,
  body: z.object(said),
  answer: guide,
  status: 201,
});

export const changeGuide = endpoint({
  method: 'PUT',
  path: '/api/resource-guides/{resource_guide_ndx}',
  access: 'staff',
  summary: 'Change the title and description of a guide',
  params: byGuide,
  body: z.object(said),
  answer: guide,
});

/** One that is not named stays where it is. */
export const orderGuides = endpoint({
  method: 'POST',
  path: '/api/resource-guides/order',
  access: 'staff',
  summary: 'Put the guides in order',
  body: z.object({ resource_guide_ndx: z.array(recordNumber).max(1000, 'Order at most 1,000 guides.') }),
  answer: noAnswer,
  status: 204,
});

export const removeGuide = endpoint({
  method: 'DELETE',
  path: '/api/resource-guides/{resource_guide_ndx}',
  access: 'staff',
  summary: 'Remove a guide',
  params: byGuide,
  answer: noAnswer,
  status: 204,
});

export const restoreGuide = endpoint({
  method: 'POST',
  path: '/api/resource-guides/{resource_guide_ndx}/restore',
  access: 'staff',
  summary: 'Restore a removed guide with its file',
  params: byGuide,
  answer: noAnswer,
  status: 204,
});
