import { z } from 'zod';
import { declaration } from '../drought/declarations.ts';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { choice, date, flag, integer, optional, text, timestamp } from '../language/fields.ts';
import { rowKey } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { contactFields } from '../people/fields.ts';
import { draftedNotice, writtenLetter } from './letter.ts';

/** What notices are sent of. */
export const noticeKinds = {
  stage: 'Drought stage declared',
  correction: 'Drought stage withdrawn',
  reminder: 'Readings will be due',
  overdue: 'Readings are overdue',
} as const;
export type NoticeKind = keyof typeof noticeKinds;
const kindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];

/** How it stands with a letter. `unsure` may have arrived: the connection was lost before the mail server said so. */
const letterStates = [
  'waiting',
  'sending',
  'sent',
  'unsure',
  'refused',
  'came back',
  'to post',
  'posted',
  'withdrawn',
] as const;
export type LetterState = (typeof letterStates)[number];

const lettersIn = (label: string, meaning: string) => integer(label, { meaning });

/** Not in the specification: the path is ours. */
export const notices = view({
  path: 'ui-list-notices',
  access: 'staff',
  summary: 'Notices, newest first, with their progress',
  orderBy: ['notice_ndx desc'],
  row: {
    notice_ndx: rowKey,
    kind: choice('Notice', kindNames),
    drought_declaration_ndx: optional(rowKey),
    drought_stage_name: optional(text('Drought Stage')),
    reading_month: optional(date('Month of Readings', { meaning: 'Given by its first day.' })),
    letters: lettersIn('Letters', 'Letters of the notice, one per contact.'),
    told: lettersIn('Told', 'Letters accepted by the mail server, and letters mailed.'),
    waiting: lettersIn('Waiting', 'Letters waiting to be e-mailed.'),
    to_post: lettersIn('To Post', 'Letters to print and mail: no e-mail address, refused, or returned.'),
    unsure: lettersIn('Unsure', 'Letters whose e-mail delivery is unknown.'),
    created_timestamp: timestamp('Sent On'),
    created_by: text('Sent By'),
  },
});

const byNotice = z.object({ notice_ndx: recordNumber });

/** Not in the specification: the path is ours. */
export const noticeLetters = view({
  path: 'ui-list-notice-letters',
  access: 'staff',
  summary: 'Delivery status of each notice letter',
  by: byNotice,
  orderBy: ['addressee', 'letter_ndx'],
  row: {
    letter_ndx: rowKey,
    rolo_ndx: contactFields.rolo_ndx,
    addressee: text('Addressee'),
    organization: contactFields.r_organization,
    r_email: contactFields.r_email,
    about: text('About', 4000, { meaning: 'The permits or meters covered by the letter.' }),
    state: choice('State', letterStates),
    is_to_post: flag('To Post', { meaning: 'To be printed and mailed.' }),
    told_at: optional(timestamp('Told On', { meaning: 'When the mail server accepted it, or it was mailed.' })),
    tries: integer('Tries', { meaning: 'Number of attempts to e-mail it.' }),
    failure: optional(
      text('Server Response', 400, { meaning: 'The mail server’s response to the last failed attempt.' }),
    ),
  },
});
export type NoticeLetter = z.output<typeof noticeLetters.row>;

export const noticeViews = [notices, noticeLetters] as View[];

const byDeclaration = z.object({ drought_declaration_ndx: recordNumber });

/** Changes nothing: the declaration comes as a body. Not in the specification: the path is ours. */
export const draftStageNotice = endpoint({
  method: 'POST',
  path: '/api/drought-declarations/notice',
  effect: false,
  access: 'staff',
  summary: 'Preview the letters of a stage declaration. Nothing is saved or sent',
  body: declaration,
  answer: draftedNotice,
});

/** Not in the specification: the path is ours. */
export const draftNoticeOfDeclaration = endpoint({
  method: 'GET',
  path: '/api/drought-declarations/{drought_declaration_ndx}/notice',
  access: 'staff',
  summary: 'Preview the letters about a declared or withdrawn stage. Nothing is sent',
  params: byDeclaration,
  answer: draftedNotice,
});

/** The first says before the day that readings are due, the second after it that they are missing. */
export const reminderKinds = ['reminder', 'overdue'] as const;
export type ReminderKind = (typeof reminderKinds)[number];
export const isReminder = (kind: NoticeKind): kind is ReminderKind => reminderKinds.some((one) => one === kind);

/** Not in the specification: the path is ours. */
export const draftReminder = endpoint({
  method: 'GET',
  path: '/api/meter-reading-reminders/{kind}',
  access: 'staff',
  summary: 'Preview reading reminders. Nothing is sent',
  params: z.object({ kind: z.enum(reminderKinds) }),
  answer: draftedNotice.extend({
    reading_month: z.iso.date(),
    due_day: z.iso.date(),
    /** How many days before or after the due day it goes by itself, by settings; null where staff send it. */
    days: z.int().nullable(),
    /** The notice that has gone out for this month already; those whom it told are left out. */
    notice_ndx: z.int().nullable(),
  }),
});

/** Not in the specification: the path is ours. */
export const sendNotice = endpoint({
  method: 'POST',
  path: '/api/notices',
  access: 'staff',
  summary: 'Send a notice: by e-mail where an address is on file, otherwise as a letter to print. Nobody gets it twice',
  body: z.union(
    [
      z.object({ kind: z.enum(['stage', 'correction']), drought_declaration_ndx: z.int() }),
      z.object({ kind: z.enum(reminderKinds) }),
    ],
    'Choose the subject: a stage, a correction of a declaration, or reminders.',
  ),
  answer: z.object({ notice_ndx: z.int(), by_email: z.int(), by_post: z.int() }),
  status: 201,
});

/** What can be said of letters afterwards. */
export const letterActs = ['send again', 'posted', 'came back'] as const;
export type LetterAct = (typeof letterActs)[number];

/** The letters that an act can be true of. */
export const statesFor: Record<LetterAct, readonly LetterState[]> = {
  'send again': ['waiting', 'unsure', 'refused', 'came back', 'to post'],
  posted: ['to post', 'unsure', 'refused', 'came back'],
  'came back': ['sent', 'unsure', 'posted'],
};

/** Not in the specification: the path is ours. */
export const markLetters = endpoint({
  method: 'PUT',
  path: '/api/notices/{notice_ndx}/letters',
  access: 'staff',
  summary: 'Send undelivered letters again, or mark them as mailed or returned',
  params: byNotice,
  body: z.object({
    act: z.enum(letterActs),
    letters: z.array(z.int()).min(1, 'Choose at least one letter.').max(5000, 'Choose at most 5,000 letters.'),
  }),
  /** How many it is true of now; one that it does not fit stays as it is. */
  answer: z.object({ changed: z.int() }),
});

/** Not in the specification: the path is ours. */
export const lettersToPost = endpoint({
  method: 'GET',
  path: '/api/notices/{notice_ndx}/letters-to-post',
  access: 'staff',
  summary: 'The full text of the notice’s letters to mail: no e-mail address, refused, or returned',
  params: byNotice,
  answer: z.array(writtenLetter),
});

/** Not in the specification: the path is ours. */
export const oneLetter = endpoint({
  method: 'GET',
  path: '/api/notice-letters/{letter_ndx}',
  access: 'staff',
  summary: 'The full text of a letter',
  params: z.object({ letter_ndx: recordNumber }),
  answer: writtenLetter,
});
