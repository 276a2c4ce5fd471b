import { addFieldReading, changeFieldReading, meterReadingForm } from '@artesian/contract/field/meter-reading';
import type { DisputedField } from '@artesian/contract/language/problem';
import type { Row, Values } from '@artesian/contract/language/register';
import { isStaff } from '@artesian/contract/language/roles';
import { problemsOfChange, withoutHidden } from '@artesian/contract/language/rules';
import { oneReading } from '@artesian/contract/metering/readings';
import type { ReadingToSave } from '@artesian/contract/metering/readings-entry';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { forbidden, notFound, refuseFields, Refusal } from '../platform/problems.ts';
import { keepReadings } from '../readings/save-readings.ts';
import { standingReadings } from '../readings/standing-readings.ts';
import type { User } from '../sign-in/authentication.ts';
import { scopeOfMonths } from '../sign-in/scope.ts';
import { conflictOf, refuseDisputes } from './merge-changes.ts';
import { readOne } from '../views/read-one.ts';

type Month = Pick<ReadingToSave, 'meter_ndx' | 'c_year' | 'c_month'>;

/** `POST /api/field-services/meter-reading` */
const actAddReading = act(addFieldReading, async ({ body, client, user }) => {
  refuseOwner(user);
  const { meter_ndx, c_year, c_month, ...entered } = body;
  const month = { meter_ndx, c_year, c_month };
  const was = await holdMonth(client, month);
  if (!was) return save(client, month, undefined, entered);
  const said = Object.fromEntries(Object.entries(entered).filter(([field, value]) => value !== blank[field]));
  await refuseOtherWords(client, was, said);
  return save(client, month, was, said);
});

/** `PUT /api/field-services/meter-reading/{meter_reading_ndx}` */
const actChangeReading = act(changeFieldReading, async ({ params, body, version, device, client, user }) => {
  const month = await findMonth(client, user, params.meter_reading_ndx);
  refuseOwner(user);
  const was = (await holdMonth(client, month))!;
  await refuseDisputes(client, { register: meterReadingForm, device, was, entered: body, version });
  return save(client, month, was, body);
});

/** Readings of meters for their months. */
export const actFieldReadings = [actAddReading, actChangeReading];

/** What a month has of which nothing was said. */
const blank: Values = {
  meter_reading: null,
  adjustment: 0,
  mr_adjustment_reason_ndx: null,
  mr_report_status_ndx: 999,
  notes: null,
};

/** A Well Owner's readings count when the district has looked at them. */
function refuseOwner({ roles }: User) {
  if (!isStaff(roles)) throw forbidden('Submit the reading from My Permits. The district reviews it before it counts.');
}

/** The month of a reading that this person may see. */
async function findMonth(client: pg.PoolClient, user: User, meter_reading_ndx: number): Promise<Month> {
  const { condition, parameters } = scopeOfMonths(user);
  const { rows } = await client.query<Month>(
    `select meter_ndx, c_year, c_month from meter_readings
     where ${condition} and meter_reading_ndx = $${parameters.length + 1}`,
    [...parameters, meter_reading_ndx],
  );
  if (!rows[0]) throw notFound('meter reading');
  return rows[0];
}

/** The reading that stands in a month, held with all that follows from it. Refused where the meter was retired before. */
async function holdMonth(client: pg.PoolClient, month: Month): Promise<Row | undefined> {
  await client.query('select api.change_volumes()');
  const [standing] = await standingReadings(client, [month]);
  const { meter_id, is_after_retirement, was } = standing!;
  const kept = was
    ? ((await readOne(client, oneReading, 'meter_reading_ndx', was.meter_reading_ndx)) as Row)
    : undefined;
  if (!is_after_retirement) return kept;
  throw new Refusal(
    409,
    'removed',
    'Retired meanwhile',
    `Meter ${meter_id} was retired before this month. Enter the reading of the meter that replaced it.`,
    { ...(kept && { current: kept }) },
  );
}

async function save(client: pg.PoolClient, month: Month, was: Row | undefined, given: Values) {
  const entered = withoutHidden(meterReadingForm, was, given);
  // What is hidden keeps nothing.
  if ({ ...was, ...entered }['adjustment'] === 0) entered['mr_adjustment_reason_ndx'] = null;
  refuseFields(problemsOfChange(meterReadingForm, was, entered));
  const [saved] = await keepReadings(client, [{ ...month, ...entered }]).catch(ofTheOne);
  return readOne(client, oneReading, 'meter_reading_ndx', saved!.meter_reading_ndx!);
}

/** There is one reading: no place need be named. */
function ofTheOne(error: unknown): never {
  if (!(error instanceof Refusal) || !error.details.errors) throw error;
  const errors = error.details.errors.map(({ field, message }) => ({ field: field.replace(/^0\.?/, ''), message }));
  throw new Refusal(error.status, error.code, 'Some fields need attention', error.message, { errors });
}

/** Two people read the same meter for the same month: what they agree on is settled, and what only one says is filled in. */
async function refuseOtherWords(client: pg.PoolClient, was: Row, said: Values) {
  const other = Object.keys(said).filter((field) => was[field] !== blank[field] && was[field] !== said[field]);
  if (other.length === 0) return;
  const { rows } = await client.query<Pick<DisputedField, 'who' | 'at'>>(
    `select coalesce(accounts.name, $1) as who, to_json($2::timestamptz) #>> '{}' as at
     from (select) as one left join accounts on accounts.sub = $1`,
    [was['updated_by'] ?? was['created_by'], was['updated_timestamp'] ?? was['created_timestamp']],
  );
  throw conflictOf(
    was,
    other.map((field) => ({ field, base: blank[field], mine: said[field], theirs: was[field], ...rows[0]! })),
  );
}
