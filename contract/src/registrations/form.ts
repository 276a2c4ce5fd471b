import { t } from '@artesian/domain/texts/translate';
import { called, defaulted, flag, withoutDefault } from '../language/fields.ts';
import { defineRegister, type Values } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { pumpBelowBottom } from '../wells/fields.ts';
import { registrationFields } from '../registrations/registrations.ts';

const ownerFields = pick(
  registrationFields,
  'first_name',
  'last_name',
  'primary_phone',
  'primary_email',
  'secondary_phone',
  'secondary_email',
  'mailing_name',
  'mailing_address',
  'mailing_city',
  'mailing_state',
  'mailing_zip',
);

const wellFields = {
  ...pick(registrationFields, 'well_address'),
  // Nobody who reads what is still missing takes it for that of the mail.
  well_city: called('City of the Well', registrationFields.well_city),
  ...pick(
    registrationFields,
    'county_ndx',
    'well_use_ndx',
    'reg_lat_dd',
    'reg_lon_dd',
    'reg_well_elev_ft',
    'aquifer_group_ndx',
    'well_details_date_drilled',
    'well_details_drilled_year_only',
    'well_details_driller',
    'well_details_depth_well_ft',
    'well_details_depth_pump_ft',
  ),
};

const yesUnlessTold = flag('Scientific Well Monitoring');
const moreFields = {
  property_well_count: defaulted(registrationFields.property_well_count, 1),
  scientific_monitoring_interest: defaulted(withoutDefault(yesUnlessTold), true),
  hardcopy_well_records: withoutDefault(registrationFields.hardcopy_well_records),
  ...pick(registrationFields, 'other_notes'),
};

/** The fields of the public form by its sections; several wells of one owner differ in those of `well`. */
export const formSections = {
  owner: Object.keys(ownerFields),
  well: Object.keys(wellFields),
  more: Object.keys(moreFields),
} as const;

/** What a visitor enters to register a well: it is sent in, never listed or changed by its key. */
export const registrationForm = defineRegister({
  path: 'data-registrations',
  table: 'registrations',
  key: 'reg_ndx',
  keys: pick(registrationFields, 'reg_ndx'),
  title: 'Public Well Registration',
  one: 'registration',
  label: 'reference',
  read: 'staff',
  write: 'open',
  has: [],
  fields: { ...ownerFields, ...wellFields, ...moreFields },
  rules: {
    // Neither answer is taken for granted.
    needs: { hardcopy_well_records: () => true },
    check: problemsOfEntries,
  },
});

/** Of each other well that is sent in together. */
export const otherWell = registrationForm.draft.pick(
  Object.fromEntries(formSections.well.map((name) => [name, true])) as Record<keyof typeof wellFields, true>,
);

/** Fewer digits reach nobody. */
const FEWEST_DIGITS = 7;
const phones = ['primary_phone', 'secondary_phone'] as const;

function problemsOfEntries(values: Values) {
  const tooShort = phones
    .filter((field) => isText(values[field]) && digitsIn(values[field]) < FEWEST_DIGITS)
    .map((field) => ({
      field,
      message: t('Enter a phone number of at least {least} digits.', { least: FEWEST_DIGITS }),
    }));
  const { well_details_depth_well_ft: depth, well_details_depth_pump_ft: pump } = values;
  return [
    ...tooShort,
    ...problemOfZip(values.mailing_zip),
    ...pumpBelowBottom('well_details_depth_pump_ft', depth, pump),
  ];
}

/** Of the United States, with or without the four digits more, or of Canada. */
const ZIP = /^(\d{5}(-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/i;

const problemOfZip = (zip: unknown) =>
  isText(zip) && !ZIP.test(zip.trim())
    ? [{ field: 'mailing_zip' as const, message: t('Enter a ZIP code such as 78610 or 78610-1234.') }]
    : [];

const isText = (value: unknown): value is string => typeof value === 'string';
const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;
