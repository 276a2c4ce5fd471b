import { called, flag, lookup, UNSET } from '../language/fields.ts';
import type { Rules, Values } from '../language/register.ts';
import { contactFields } from '../people/fields.ts';

/** Somebody who is in no list yet and becomes a contact, and the permittee, with the save (spec 3 §3 and 4). */
export const fieldsOfNewPermittee = {
  tmp_permittee_name: called('New Permittee Name', contactFields.r_name),
  tmp_permittee_organization: called('New Permittee Organization', contactFields.r_organization),
  tmp_permittee_email: called('New Permittee Email', contactFields.r_email),
  tmp_permittee_phone: called('New Permittee Phone', contactFields.r_phone),
  tmp_permittee_address: called('New Permittee Mailing Address', contactFields.r_mailing_address),
  tmp_permittee_city: called('New Permittee City', contactFields.r_city),
  tmp_permittee_state: called('New Permittee State', contactFields.r_state),
  tmp_permittee_zip: called('New Permittee ZIP Code', contactFields.r_zipcode),
  tmp_permittee_precinct_ndx: lookup('New Permittee Director Precinct', 'ui-list-director-precincts'),
};

export const newPermitteeFields = { permittee_add_new: flag('Add New Permittee'), ...fieldsOfNewPermittee };

type Told = keyof typeof fieldsOfNewPermittee;

/** What is told of them. */
export const toldOfPermittee = Object.keys(fieldsOfNewPermittee) as Told[];

export const addsPermittee = ({ permittee_add_new: adds }: Values): boolean => adds === true;

const isBlank = (value: unknown) => value === null || value === undefined || value === '' || value === UNSET;

/** One of these is enough. */
export const isNobody = (values: Values) => toldOfPermittee.every((field) => isBlank(values[field]));

/** What is told of a new permittee is there while one is added. */
export const whileNew = (adds: (values: Values) => boolean) =>
  Object.fromEntries(toldOfPermittee.map((field) => [field, adds])) as Record<Told, typeof adds>;

export const rulesOfNewPermittee = {
  shown: whileNew(addsPermittee),
  needs: { tmp_permittee_name: (values) => addsPermittee(values) && isNobody(values) },
} satisfies Rules;
