import { viewPath } from '@artesian/contract/language/addresses';
import type { View } from '@artesian/contract/language/view';
import { managedMeters } from '@artesian/contract/metering/readings';
import { managedPermits } from '@artesian/contract/permits/permit-lists';
import { permitsToRenew } from '@artesian/contract/permits/renewals';
import { managedWells } from '@artesian/contract/wells/well-lists';
import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { METERS, PERMITS, RENEWALS, WELLS, type ListLink } from './list-links.ts';

/** What each list asks for. */
const asked: Record<string, Pick<View, 'path' | 'by'>> = {
  [PERMITS]: managedPermits,
  [RENEWALS]: permitsToRenew,
  [METERS]: managedMeters,
  [WELLS]: managedWells,
};

/** Whether whoever is here may see the list that a link leads to. */
export function useMayOpen() {
  const { may } = useSession();
  return useCallback(({ to }: Pick<ListLink, 'to'>) => may({ method: 'GET', path: viewPath(asked[to]!) }), [may]);
}
