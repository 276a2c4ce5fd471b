import type { ImportHooks } from '../file/sheet-row.ts';

/** One that is approved changes its permit, which gets back what it was when the amendment is removed. */
export const hooksOfAmendments: ImportHooks = {
  isRemovedFirst: true,
  name: `(select permit_number from permits where permits.permit_ndx = records.permit_ndx)
    || ', ' || (select pamend_type_desc from amendment_types where amendment_types.pamend_type_ndx = records.pamend_type_ndx)
    || ', ' || effective_date`,
};
