import type { Row } from '@artesian/contract/language/register';
import { registrations } from '@artesian/contract/registrations/registrations';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { registrationTo } from '../../dashboard/list-links.ts';
import { listQuery } from '../../register/form/options.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** The other wells that came in with this one; nothing where it came alone. */
export function SentTogether({ registration }: { registration: Row }) {
  const { data = [] } = useQuery({
    ...listQuery(registrations),
    enabled: (registration.sent_together as number) > 1,
  });
  const others = data.filter(
    ({ reg_ndx, sent_in_with }) => reg_ndx !== registration.reg_ndx && sent_in_with === registration.sent_in_with,
  );
  if (others.length === 0) return null;
  return (
    <Typography variant="body2">
      Submitted together with{' '}
      {others.map(({ reg_ndx, reference, well_address, completed }, at) => (
        <Fragment key={reg_ndx as number}>
          {at > 0 && ', '}
          <TextLink {...registrationTo(reg_ndx as number)}>{String(reference)}</TextLink> ({String(well_address)}
          {completed === true && ', completed'})
        </Fragment>
      ))}
    </Typography>
  );
}
