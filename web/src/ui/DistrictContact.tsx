import type { Contact } from '@artesian/contract/language/settings';
import Link from '@mui/material/Link';
import { Fragment, type ReactNode } from 'react';
import { useContact } from './known-contact.ts';

/** How to reach the district office, on one line; nothing where the district has not said. */
export function DistrictContact({ otherwise }: { otherwise?: ReactNode }) {
  const contact = useContact();
  const parts = contact ? partsOf(contact) : [];
  if (parts.length === 0) return otherwise;
  return parts.map(([key, part], index) => (
    <Fragment key={key}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}

const partsOf = ({ name, phone, email, address }: Contact) =>
  Object.entries<ReactNode>({
    name,
    phone: phone && (
      <Link underline="always" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
        {phone}
      </Link>
    ),
    email: email && (
      <Link underline="always" href={`mailto:${email}`}>
        {email}
      </Link>
    ),
    address,
  }).filter(([, part]) => part !== null && part !== '');
