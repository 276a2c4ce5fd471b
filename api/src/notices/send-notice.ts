import {
  draftNoticeOfDeclaration,
  draftReminder as draftReminderCall,
  draftStageNotice as draftStageNoticeCall,
  sendNotice,
  type ReminderKind,
} from '@artesian/contract/notices/notices';
import type { PoolClient } from 'pg';
import { declare } from '../drought/declare-stage.ts';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import type { Config } from '../platform/config.ts';
import { invalid, notFound } from '../platform/problems.ts';
import { rehearsal } from '../platform/transaction.ts';
import { draftReminder, findDueReadings } from './draft-reminder.ts';
import { draftStageNotice } from './draft-stage-notice.ts';
import { sendLetters } from './send-letters.ts';
import { writeNotice } from './write-notice.ts';

/** `POST /api/drought-declarations/notice`: the stage is declared, its letters are written, and all of it is undone. */
export const answerDraftStageNotice = answer(draftStageNoticeCall, ({ body, user, request }, { database, config }) =>
  rehearsal(database, { sub: user.sub, requestId: request.id }, async (client) => {
    const { drought_declaration_ndx } = await declare(client, body);
    return draftStageNotice(client, config, drought_declaration_ndx);
  }),
);

/** `GET /api/drought-declarations/{drought_declaration_ndx}/notice` */
export const answerDraftNoticeOfDeclaration = answer(
  draftNoticeOfDeclaration,
  ({ params: { drought_declaration_ndx } }, { database, config }) =>
    draftStageNotice(database.pool, config, drought_declaration_ndx),
);

export const daysOf = ({ DISTRICT_REMINDER_DAYS_BEFORE, DISTRICT_REMINDER_DAYS_AFTER }: Config, kind: ReminderKind) =>
  (kind === 'reminder' ? DISTRICT_REMINDER_DAYS_BEFORE : DISTRICT_REMINDER_DAYS_AFTER) ?? null;

/** `GET /api/meter-reading-reminders/{kind}` */
export const answerDraftReminder = answer(draftReminderCall, async ({ params: { kind } }, { database, config }) => {
  const due = await findDueReadings(database.pool, kind);
  const drafted = await draftReminder(database.pool, config, due);
  const { reading_month, due_day, notice_ndx } = due;
  return { ...drafted, reading_month, due_day, notice_ndx, days: daysOf(config, kind) };
});

/** `POST /api/notices` */
export const actSendNotice = act(
  sendNotice,
  ({ body, client }, { config }) =>
    'drought_declaration_ndx' in body
      ? sendOfDeclaration(client, config, body)
      : sendReminder(client, config, body.kind),
  ({ jobs }) => jobs.begin(sendLetters),
);

const holdDeclaration = `
  select removed as is_undone from drought_declarations where drought_declaration_ndx = $1 for share`;

interface OfDeclaration {
  kind: 'stage' | 'correction';
  drought_declaration_ndx: number;
}

async function sendOfDeclaration(client: PoolClient, config: Config, { kind, drought_declaration_ndx }: OfDeclaration) {
  const { rows } = await client.query<{ is_undone: boolean }>(holdDeclaration, [drought_declaration_ndx]);
  if (!rows[0]) throw notFound('such declaration');
  if (rows[0].is_undone !== (kind === 'correction')) throw invalid('kind', staleWords[kind]);
  return writeNotice(client, config, { kind, drought_declaration_ndx }, () =>
    draftStageNotice(client, config, drought_declaration_ndx),
  );
}

const staleWords = {
  stage: 'This declaration was undone. No notice is sent.',
  correction: 'This declaration is in effect, so there is nothing to correct.',
};

/** Of the month whose readings are due next, or were last. */
export async function sendReminder(client: PoolClient, config: Config, kind: ReminderKind) {
  const due = await findDueReadings(client, kind);
  const { reading_month } = due;
  return writeNotice(client, config, { kind, reading_month }, (notice_ndx) =>
    draftReminder(client, config, { ...due, notice_ndx }),
  );
}
