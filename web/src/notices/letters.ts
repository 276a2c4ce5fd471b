import type { DraftLetter } from '@artesian/contract/notices/letter';
import { notices, type LetterState } from '@artesian/contract/notices/notices';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../api.ts';
import { formatMonth } from '../ui/dates.ts';

export const NOTICES = '/drought-management/notices';
export const noticePath = (notice: number) => `${NOTICES}/${notice}`;
export const noticeOfDeclaration = (declaration: number) => `/drought-management/declarations/${declaration}/notice`;

export type Notice = z.output<typeof notices.row>;

export const noticesQuery = queryOptions({
  queryKey: [notices.path],
  queryFn: ({ signal }) => api.view(notices, { signal }),
});

/** What a notice is about. */
export const subjectOf = ({ drought_stage_name, reading_month }: Notice): string =>
  drought_stage_name ?? `Readings of ${formatMonth(reading_month!)}`;

/** Where what is known of a contact is mended, and reminders are stopped. */
export const contactOf = ({ rolo_ndx }: { rolo_ndx: number }) =>
  `/data-management/well-owners/edit-owner-info/${rolo_ndx}`;

/** How a letter reaches its addressee. */
export const wayOf = ({ r_email, postal_address }: Pick<DraftLetter, 'r_email' | 'postal_address'>): string =>
  r_email ?? `by mail, ${postal_address ?? 'no address on file'}`;

export const letterStates: Record<LetterState, string> = {
  waiting: 'Waiting to be e-mailed',
  sending: 'Sending',
  sent: 'Sent by e-mail',
  unsure: 'Delivery unknown',
  refused: 'Refused by the mail server',
  'came back': 'Came back',
  'to post': 'To be mailed',
  posted: 'Posted',
  withdrawn: 'Withdrawn',
};
