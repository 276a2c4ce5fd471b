import { registrations } from '@artesian/contract/registrations/registrations';
import { useQuery } from '@tanstack/react-query';
import { REGISTRATIONS } from '../../dashboard/list-links.ts';
import { listQuery } from '../../register/form/options.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** The way to what a machine may have sent in; nothing where there is none. */
export function HeldApart() {
  const { data = [] } = useQuery(listQuery(registrations));
  const count = data.filter((row) => row.is_quarantined && !row.completed && !row.disregard).length;
  if (count === 0) return null;
  return (
    <ButtonLink to={REGISTRATIONS} search={{ 'filter.is_quarantined': 'yes' }}>
      Held apart: {count.toLocaleString('en-US')}
    </ButtonLink>
  );
}
