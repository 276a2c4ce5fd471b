import {
  date,
  flag,
  integer,
  key,
  latitude,
  longitude,
  longText,
  lookup,
  optional,
  text,
  timestamp,
} from '../language/fields.ts';

/** What is said of photos and documents, of wells and of permits. */
export const attachmentFields = {
  att_ndx: key('Attachment'),
  original_filename: text('File Name'),
  system_filename: text('Stored Name'),
  system_filepath: text('File', 200, { meaning: 'The web address of the file.' }),
  content_type: text('Content Type'),
  size_bytes: integer('Size', { unit: 'bytes' }),
  tags: lookup('Tag', 'ui-list-wm-attachment-tags'),
  notes: optional(longText('Notes')),
  photo_gallery: flag('In Photo Gallery'),
  photo_date: optional(date('Photo Date')),
  photo_taken_by: optional(text('Photo Taken By')),
  photo_lat_dd: optional(latitude('Photo Latitude', { meaning: 'Where a photo was taken, WGS 84; staff only.' })),
  photo_lon_dd: optional(longitude('Photo Longitude', { meaning: 'Degrees east, WGS 84; staff only.' })),
  cannot_be_shown: flag('Cannot Be Shown', {
    meaning: 'The picture could not be read. Staff can download the original; nobody else sees it.',
  }),
  added_by_name: text('Added By'),
  removed_timestamp: timestamp('Removed'),
  removed_by_name: text('Removed By'),
  att_tag_ndx: key('Tag'),
  att_tag_text: text('Tag'),
  for_public: flag('Public', { meaning: 'Visitors see documents of published wells that have this tag.' }),
};
