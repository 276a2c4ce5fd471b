import type { Receipt } from '@artesian/contract/registrations/calls';
import { remember, remembered } from '../../ui/remembered.ts';

export const SUCCESS = '/public-well-registration/success';

/** What the page of success tells, until the tab is closed: others may use the device. */
export type Sent = Pick<Receipt, 'together' | 'has_mail' | 'primary_email'>;

const NAME = 'registration sent in';

export const rememberSent = ({ together, has_mail, primary_email }: Receipt) =>
  remember(NAME, { together, has_mail, primary_email } satisfies Sent, 'sessionStorage');

export const lastSent = (): Sent | undefined => remembered<Sent>(NAME, 'sessionStorage');
