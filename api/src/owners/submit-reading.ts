import { t } from '@artesian/domain/texts/translate';
import {
  attachReadingPhoto,
  submitReading,
  withdrawReading,
  type submissionAnswer,
} from '@artesian/contract/owners/submitted-readings';
import { gallonsBetween, inDial, type DialScale, type DialUnit } from '@artesian/domain/dials';
import type pg from 'pg';
import type { z } from 'zod';
import { act, actOnFile } from '../platform/calls/act.ts';
import { notFound, Refusal } from '../platform/problems.ts';
import { problemsOfReading } from '../readings/problems-of-reading.ts';
import { standingReadings } from '../readings/standing-readings.ts';
import type { User } from '../sign-in/authentication.ts';
import { scopeOf } from '../sign-in/scope.ts';
import { holdSubmission, refuseSettled } from './hold-submission.ts';

type Answer = z.output<typeof submissionAnswer>;

/** `POST /api/submitted-readings`: what staff could not save either is refused at once; what is only doubtful waits for them. */
export const actSubmitReading = act(submitReading, async ({ body, user, client }) => {
  await refuseForeignMeter(client, user, body);
  await refuseUnsavable(client, body);
  await refuseUnexplained(client, body);
  const { permit_ndx, meter_ndx, c_year, c_month, meter_reading, notes } = body;
  const { rows } = await client.query<Answer>(submit, [
    permit_ndx,
    meter_ndx,
    c_year,
    c_month,
    meter_reading,
    notes || null,
  ]);
  return rows[0]!;
});

const submit = `
  insert into submitted_readings (permit_ndx, meter_ndx, c_year, c_month, meter_reading, notes)
  values ($1, $2, $3, $4, $5, $6)
  returning submitted_reading_ndx, state, version`;

interface OfMonth {
  meter_ndx: number;
  c_year: number;
  c_month: number;
  meter_reading: number;
}

async function refuseForeignMeter(
  client: pg.PoolClient,
  user: User,
  { permit_ndx, meter_ndx }: { permit_ndx: number; meter_ndx: number },
) {
  const { condition, parameters } = scopeOf(user, 'permit_ndx');
  const [permit, meter] = [1, 2].map((place) => `$${parameters.length + place}`);
  const { rowCount } = await client.query(
    `select from api.meters_of_permits where ${condition} and permit_ndx = ${permit} and meter_ndx = ${meter}`,
    [...parameters, permit_ndx, meter_ndx],
  );
  if (rowCount === 0) throw notFound('such meter among your permits');
}

async function refuseUnsavable(client: pg.PoolClient, reading: OfMonth) {
  const [standing] = await standingReadings(client, [reading]);
  const errors = problemsOfReading(reading, standing!, false).map(({ field = '', message }) => ({ field, message }));
  const [first] = errors;
  if (first) throw new Refusal(400, 'validation', 'Some fields need attention', first.message, { errors });
  const known = standing!.was?.meter_reading;
  if (typeof known !== 'number') return;
  const { dial } = await heldAgainst(client, reading);
  throw new Refusal(
    409,
    'exists',
    t('Read already'),
    t('The district already has a reading for this month: {reading}. Contact the office if it is wrong.', {
      reading: inDial({ reading: known, dial }),
    }),
  );
}

/** A meter that seems to run backwards was exchanged, began again at 0 or was misread: only the owner can tell which. */
async function refuseUnexplained(
  client: pg.PoolClient,
  { notes, ...reading }: OfMonth & { notes?: string | null | undefined },
) {
  if (notes?.trim()) return;
  const { previous, dial } = await heldAgainst(client, reading);
  if (gallonsBetween(previous, { reading: reading.meter_reading, dial }) >= 0) return;
  const message = t('The reading is below the previous one, {previous}. Explain why in the note.', {
    previous: inDial(previous),
  });
  const errors = [{ field: 'notes', message }];
  throw new Refusal(400, 'validation', 'Some fields need attention', message, { errors });
}

/** The reading before the month, and the dial that the month is read from. */
async function heldAgainst(client: pg.PoolClient, { meter_ndx, c_year, c_month }: OfMonth) {
  const { rows } = await client.query<Held>('select * from api.held_against($1, $2, $3)', [meter_ndx, c_year, c_month]);
  const { prev_meter_reading: reading, prev_dial_unit, prev_dial_multiplier, dial_unit, dial_multiplier } = rows[0]!;
  const dial: DialScale = { unit: dial_unit, multiplier: dial_multiplier };
  return { previous: { reading, dial: { unit: prev_dial_unit, multiplier: prev_dial_multiplier } }, dial };
}

interface Held {
  prev_meter_reading: number;
  prev_dial_unit: DialUnit;
  prev_dial_multiplier: number;
  dial_unit: DialUnit;
  dial_multiplier: number;
}

/** The tag of photos of meters. */
const METER = 3;

const attach = `
  insert into attachments (submitted_reading_ndx, original_filename, system_filename, content_type, size_bytes, tags,
    cannot_be_shown)
  values ($1, $2, $3, $4, $5, ${METER}, $6)`;

/** `POST /api/submitted-readings/{submitted_reading_ndx}/photo`: another one takes the place of the first. */
export const actAttachReadingPhoto = actOnFile(attachReadingPhoto, async ({ params, user, file, client }) => {
  const { submitted_reading_ndx } = params;
  refuseSettled(await holdSubmission(client, user, submitted_reading_ndx), 'waiting');
  await client.query('update attachments set removed = true where submitted_reading_ndx = $1 and not removed', [
    submitted_reading_ndx,
  ]);
  const { originalName, systemFilename, mediaType, bytes, cannotBeShown } = file;
  await client.query(attach, [submitted_reading_ndx, originalName, systemFilename, mediaType, bytes, cannotBeShown]);
  return { system_filepath: `/api/files/${systemFilename}` };
});

/** `POST /api/submitted-readings/{submitted_reading_ndx}/withdraw`: taken back twice is taken back. */
export const actWithdrawReading = act(withdrawReading, async ({ params, user, client }) => {
  const submission = await holdSubmission(client, user, params.submitted_reading_ndx);
  refuseSettled(submission, 'waiting', 'questioned', 'withdrawn');
  await client.query(
    `update submitted_readings set state = 'withdrawn' where submitted_reading_ndx = $1 and state <> 'withdrawn'`,
    [params.submitted_reading_ndx],
  );
});
