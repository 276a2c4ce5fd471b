import { noSuch, type WordsOfTables } from '../language/constraint-words.ts';

/** What to tell a person who breaks a rule of what is written down in the field. */
export const fieldConstraints: WordsOfTables = {
  inspections: {
    inspections_well_exists: noSuch('well', 'well_ndx'),
    inspections_type_exists: noSuch('visit type', 'ir_type_ndx'),
    inspections_inspector_named: { field: 'inspected_by', message: '*Required field' },
  },
};
