import type { DraftLetter } from '@artesian/contract/notices/letter';
import type { LetterState } from '@artesian/contract/notices/notices';

export const NOTICES = '/drought-management/notices';
export const noticePath = (notice: number) => `${NOTICES}/${notice}`;
export const noticeOfDeclaration = (declaration: number) => `/drought-management/declarations/${declaration}/notice`;

/** Where what is known of a contact is mended, and reminders are stopped. */
export const contactOf = ({ rolo_ndx }: { rolo_ndx: number }) =>
  `/data-management/well-owners/edit-owner-info/${rolo_ndx}`;

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** How a letter reaches its addressee. */
export const wayOf = ({ r_email, postal_address }: Pick<DraftLetter, 'r_email' | 'postal_address'>): string =>
  r_email ?? `by post, ${postal_address ?? 'no address known'}`;

export const stateInWords: Record<LetterState, string> = {
  waiting: 'Waits for the mail server',
  sending: 'Is being sent',
  sent: 'Sent by e-mail',
  unsure: 'May have arrived',
  refused: 'Refused by the mail server',
  'came back': 'Came back',
  'to post': 'To be posted',
  posted: 'Posted',
  withdrawn: 'Withdrawn',
};
