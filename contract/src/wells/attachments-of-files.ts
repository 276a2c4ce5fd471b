import { lookup, optional, reference, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { attachmentFields } from './attachment-fields.ts';

/** Photos and documents of wells and permits: a zip of them with a table of what each is. */
export const attachmentsOfFiles = defineRegister({
  path: 'imports/attachments',
  table: 'attachments',
  key: 'att_ndx',
  keys: pick(attachmentFields, 'att_ndx'),
  title: 'Photos and Documents',
  one: 'file',
  label: 'original_filename',
  read: 'staff',
  write: 'staff',
  has: [],
  import: {
    as: 'attachments',
    adds: true,
    isArchive: true,
    key: [
      ['well_ndx', 'original_filename'],
      ['permit_ndx', 'original_filename'],
    ],
    also: { path: optional(text('Path in the Zip', 500)) },
    follows: { path: 'original_filename' },
    headings: {
      original_filename: ['file', 'filename', 'document', 'photo'],
      well_ndx: ['well id', 'district well id', 'state well number', 'swn', 'well no', 'well number'],
      permit_ndx: ['permit number'],
      tags: ['category', 'tag', 'kind'],
      notes: ['title', 'description', 'caption', 'note'],
      photo_gallery: ['gallery'],
      photo_date: ['date', 'taken on'],
      photo_taken_by: ['taken by', 'photographer'],
    },
  },
  fields: {
    ...pick(attachmentFields, 'original_filename'),
    well_ndx: optional(reference('Well', 'list-wells')),
    permit_ndx: optional(reference('Permit', 'list-permits')),
    tags: lookup('Tag', 'vocabularies/attachment-tags', { required: true }),
    ...pick(attachmentFields, 'notes', 'photo_gallery', 'photo_date', 'photo_taken_by'),
  },
});
