import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';
import { kept } from '../language/register.ts';

const words = z.string().nullable();

const parameter = {
  aqsci_parameter_ndx: z.int(),
  parameter_name: z.string(),
  parameter_abbrev: z.string(),
  aqsci_unit_ndx: z.int(),
  unit_abbrev: words,
  dataentry_primary: z.boolean(),
  display_order: z.int().nullable(),
  ignore: z.boolean(),
};

const parameters = view({
  path: 'list-aqsci-parameters-all',
  access: 'staff',
  summary: 'What water is analysed for, with ignored parameters',
  reads: ['aqsci_parameters', 'aqsci_units'],
  orderBy: ['display_order', 'parameter_name'],
  row: z.object({ ...parameter, parameter_notes: words }),
});

const oneParameter = view({
  path: 'list-aqsci-parameters-with-akas',
  access: 'staff',
  summary: 'One parameter with the other names that laboratories print for it',
  by: z.object({ id: recordNumber }),
  one: 'water quality parameter',
  row: z.object({ ...parameter, notes: words, akas: z.array(z.string()), ...kept }),
});

/** How far an upload of logger files has come; `progress` is in percent. */
const uploadStatus = view({
  path: 'upload-logger-data/status',
  access: 'staff',
  summary: 'How far an upload of logger files has come',
  by: z.object({ uploadId: recordNumber }),
  one: 'upload',
  row: z.object({
    uploadId: z.int(),
    status: z.enum(['processing', 'completed', 'failed']),
    progress: z.int(),
    fileCount: z.int(),
    error: words,
  }),
});

const activeUploads = view({
  path: 'upload-logger-data/active',
  access: 'staff',
  summary: 'Uploads that are being processed, the oldest first',
  reads: ['logger_uploads'],
  orderBy: ['created_at', 'id'],
  row: z.object({ id: z.int(), status: z.string(), created_at: z.iso.datetime({ offset: true }) }),
});

export const waterScienceViews = [parameters, oneParameter, uploadStatus, activeUploads] as View[];
