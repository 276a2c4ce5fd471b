import { isInForce } from '@artesian/contract/permits/amendments';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useFormParts } from '../../register/form/form-parts.ts';
import { permitQuery } from '../one-permit.ts';

/** The permit that the amendment in the form belongs to. */
export const AmendedPermit = createContext(0);

/** What the amendment changes of its permit, as it is without it; undefined while it is on its way. */
export function usePermitBefore() {
  const { base } = useFormParts();
  const { data: permit } = useQuery(permitQuery(useContext(AmendedPermit)));
  if (base && isInForce(base)) {
    return {
      volume: base.saved_previous_volume as number | null,
      primaryUse: base.saved_previous_primary_use_ndx,
      secondaryUse: base.saved_previous_secondary_use_ndx,
      status: base.saved_previous_permit_status_ndx,
      holder: base.saved_previous_rolo_ndx as number | null,
    };
  }
  return (
    permit && {
      volume: permit.authorized_volume_gal,
      primaryUse: permit.primary_use_ndx,
      secondaryUse: permit.secondary_use_ndx,
      status: permit.permit_status_ndx,
      holder: permit.rolo_ndx,
    }
  );
}
