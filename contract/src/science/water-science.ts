import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { choice, flag, integer, key, list, longText, lookup, optional, text, timestamp } from '../language/fields.ts';
import { kept } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';

const parameter = {
  aqsci_parameter_ndx: key('Parameter'),
  parameter_name: text('Parameter Name'),
  parameter_abbrev: text('Abbreviation'),
  aqsci_unit_ndx: lookup('Units', 'list-aqsci-units'),
  unit_abbrev: optional(text('Units')),
  dataentry_primary: flag('Primary', { meaning: 'Stands in every new sample.' }),
  display_order: optional(integer('Display Order')),
  ignore: flag('Ignored'),
};
const notes = optional(longText('Notes'));

const parameters = view({
  path: 'list-aqsci-parameters-all',
  access: 'staff',
  summary: 'What water is analysed for, with ignored parameters',
  orderBy: ['display_order', 'parameter_name'],
  row: { ...parameter, parameter_notes: notes },
});

const oneParameter = view({
  path: 'list-aqsci-parameters-with-akas',
  access: 'staff',
  summary: 'One parameter with the other names that laboratories print for it',
  by: z.object({ id: recordNumber }),
  one: 'water quality parameter',
  row: {
    ...parameter,
    notes,
    akas: list('Other Names', z.string(), { meaning: 'What laboratories print for it.' }),
    ...kept,
  },
});

const uploadStatus = view({
  path: 'upload-logger-data/status',
  access: 'staff',
  summary: 'How far an upload of logger files has come',
  by: z.object({ uploadId: recordNumber }),
  one: 'upload',
  row: {
    uploadId: key('Upload'),
    status: choice('Status', ['processing', 'completed', 'failed']),
    progress: integer('Progress', { unit: '%' }),
    fileCount: integer('Files'),
    error: optional(text('Error')),
  },
});

const activeUploads = view({
  path: 'upload-logger-data/active',
  access: 'staff',
  summary: 'Uploads that are being processed, the oldest first',
  orderBy: ['created_at', 'id'],
  row: { id: key('Upload'), status: text('Status'), created_at: timestamp('Created') },
});

export const waterScienceViews = [parameters, oneParameter, uploadStatus, activeUploads] as View[];
