import { inspectionForm } from '@artesian/contract/field/inspections';
import { meterReadingForm } from '@artesian/contract/field/meter-reading';
import { waterLevelForm } from '@artesian/contract/field/water-levels';
import { waterQualityForm } from '@artesian/contract/field/water-quality';
import { wellRecordForm } from '@artesian/contract/field/well-record';
import type { Register } from '@artesian/contract/language/register';
import type { KindOfEntry } from './entry.ts';

/** What names the fields of an entry, where the contract declares its record. */
export const formsOfKinds: Partial<Record<KindOfEntry, Register>> = {
  well: wellRecordForm,
  record: wellRecordForm,
  inspection: inspectionForm,
  level: waterLevelForm,
  quality: waterQualityForm,
  reading: meterReadingForm,
};
