import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { choice, integer, key, list, optional, text, timestamp } from '../language/fields.ts';
import { kept } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { loggerFiles, loggerUploads } from './logger-uploads.ts';
import { parameterFields } from './parameters.ts';

const { notes, ...parameter } = { ...parameterFields, unit_abbrev: optional(text('Units')) };

export const allParameters = view({
  path: 'list-aqsci-parameters-all',
  access: 'staff',
  summary: 'What water is analyzed for, with ignored parameters',
  orderBy: ['display_order', 'parameter_name'],
  row: { ...parameter, parameter_notes: notes },
});

const oneParameter = view({
  path: 'list-aqsci-parameters-with-akas',
  access: 'staff',
  summary: 'One parameter with its laboratory aliases',
  by: z.object({ id: recordNumber }),
  one: 'water quality parameter',
  row: {
    ...parameter,
    notes,
    akas: list('Other Names', z.string(), { meaning: 'Names used in laboratory reports.' }),
    ...kept,
  },
});

export const uploadStatus = view({
  path: 'upload-logger-data/status',
  access: 'staff',
  summary: 'Progress of a logger upload',
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

export const activeUploads = view({
  path: 'upload-logger-data/active',
  access: 'staff',
  summary: 'Uploads being processed, oldest first',
  orderBy: ['created_at', 'id'],
  row: { id: key('Upload'), status: text('Status'), created_at: timestamp('Created') },
});

export const waterScienceViews = [
  allParameters,
  oneParameter,
  uploadStatus,
  activeUploads,
  loggerUploads,
  loggerFiles,
] as View[];
