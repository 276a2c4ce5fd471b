import { inspectionForm } from '@artesian/contract/field/inspections';
import { meterReadingForm } from '@artesian/contract/field/meter-reading';
import { wellRecordForm } from '@artesian/contract/field/well-record';
import type { Register } from '@artesian/contract/language/register';
import type { KindOfEntry } from './entry.ts';

/** What names the fields of an entry, where the contract declares its record. */
export const formsOfKinds: Partial<Record<KindOfEntry, Register>> = {
  record: wellRecordForm,
  inspection: inspectionForm,
  reading: meterReadingForm,
};
