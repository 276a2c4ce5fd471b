import { t } from '@artesian/domain/texts/translate';
import { volumeUnit } from '@artesian/domain/volume-unit';
import { NOT_ENTERED, stagesThatHold } from '@artesian/domain/drought-stage';
import { firstDayOf } from '@artesian/domain/month';
import type { DraftedNotice, LetterTable } from '@artesian/contract/notices/letter';
import { limitsUnder, type KeptLimit } from '../drought/limits.ts';
import type { Config } from '../platform/config.ts';
import { refuseWhileRecounting } from '../permits/recounts.ts';
import { notFound } from '../platform/problems.ts';
import { draftLetters } from './draft-letters.ts';
import type { Queries } from './find-recipients.ts';
import { formatDay, formatGallons, groupedBy, formatMonth, formatPercent } from './format.ts';

interface Declared {
  area: number;
  /** Null where the district has no other. */
  area_name: string | null;
  declared_on: string;
  drought_stage_name: string;
  first_month: string;
  last_month: string;
  /** Those that it was declared for, and those that it goes on into, as far as volumes are kept. */
  months: string[];
  /** As they were entered, 999 where nothing was; of those that it goes on into nothing was. */
  stages_before: number[];
  goes_on: boolean;
  /** In the month before the first one; null where nothing was entered. */
  stage_in_force: number | null;
  is_undone: boolean;
}

const find = `
  select
    declarations.drought_area_ndx as area,
    case when (select count(*) from api.areas_in_use) > 1 then areas.drought_area_name end as area_name,
    declarations.declared_on::text,
    stages.drought_stage_name,
    declarations.first_month::text,
    declarations.last_month::text,
    array(select month::text from unnest(held.months) as month order by month) as months,
    declarations.stages_before,
    declarations.last_month < any (held.months) as goes_on,
    (
      select last_entered_ndx from api.stages_of_months as before
      where before.drought_area_ndx = declarations.drought_area_ndx
        and before.month = declarations.first_month - interval '1 month'
    ) as stage_in_force,
    declarations.removed as is_undone
  from drought_declarations as declarations
  join drought_stages as stages using (drought_stage_ndx)
  join drought_areas as areas using (drought_area_ndx)
  cross join lateral (
    select api.months_under_entries(declarations.drought_area_ndx, array(
      select month::date from generate_series(declarations.first_month, declarations.last_month, interval '1 month') as month
    )) as months
  ) as held
  where drought_declaration_ndx = $1`;

/** What is told of a declaration: the stage, or that it was taken back to those who had been told. */
export async function draftStageNotice(client: Queries, config: Config, key: number): Promise<DraftedNotice> {
  await refuseWhileRecounting(client);
  const { rows } = await client.query<Declared>(find, [key]);
  const declared = rows[0];
  if (!declared) throw notFound('such declaration');
  const { months, stages_before, goes_on } = declared;
  const stagesUntilNow = stagesThatHold(
    months.map((_month, index) => stages_before[index] ?? NOT_ENTERED),
    declared.stage_in_force ?? 0,
  );
  const limits = await limitsUnder(client, declared.area, months, stagesUntilNow);
  const kind = declared.is_undone ? 'correction' : 'stage';
  const toldOf = declared.is_undone ? await toldBefore(client, key) : await holders(client, limits);
  const limitsOf = groupedBy(limits, ({ permit_ndx }) => permit_ndx);
  const told = [...toldOf.recipients].map(([rolo_ndx, permits]) => {
    const own = permits.flatMap((permit) => limitsOf.get(permit) ?? []);
    return { rolo_ndx, about: numbersOf(own), table: () => tableOf(own, declared) };
  });
  const values = () => ({
    stage: [declared.drought_stage_name, declared.area_name].flatMap((name) => (name ? [t(name)] : [])).join(t(' in ')),
    declared_on: formatDay(declared.declared_on),
    first_month: formatMonth(declared.first_month),
    last_month: `${formatMonth(declared.last_month)}${goes_on ? t(', and on until another stage is declared') : ''}`,
  });
  const drafted = await draftLetters(client, config, { kind, values, told });
  return { ...drafted, untold: [...drafted.untold, ...toldOf.untold] };
}

const numbersOf = (limits: readonly KeptLimit[]): string =>
  [...new Set(limits.map(({ permit_number }) => permit_number))].join(', ');

/** The limits were asked about the stages until now: what those leave is `after_gal`. */
function tableOf(
  limits: readonly KeptLimit[],
  { is_undone: isUndone, goes_on }: Pick<Declared, 'is_undone' | 'goes_on'>,
): LetterTable {
  const limited = isUndone ? [t('Limit')] : [t('Until now'), t('New limit')];
  const columns = [
    t('Permit'),
    t('Month'),
    t('Permitted ({words})', { words: t(volumeUnit().words) }),
    ...limited.flatMap((name) => [`${name} (${t(volumeUnit().words)})`, `${name} (%)`]),
  ];
  const rows = limits.map(({ permit_number, permit_name, c_year, c_month, permitted_gal, declared_gal, after_gal }) => [
    [permit_number, permit_name].filter((name) => name !== null).join(', '),
    formatMonth(firstDayOf({ year: c_year, month: c_month })),
    formatGallons(permitted_gal),
    ...(isUndone ? [declared_gal] : [after_gal, declared_gal]).flatMap((gallons) => [
      formatGallons(gallons),
      formatPercent(gallons, permitted_gal),
    ]),
  ]);
  const title = goes_on
    ? t('How much each permit may pump, as far as months are known')
    : t('How much each permit may pump');
  return { title, columns, rows };
}

interface ToldOf {
  /** The permits that each contact is told of. */
  recipients: Map<number, number[]>;
  untold: DraftedNotice['untold'];
}

const recipientsOf = 'select * from api.recipients_of_permits where permit_ndx = any ($1) order by permit_number';

interface RecipientOfPermit {
  permit_ndx: number;
  permit_number: string;
  rolo_ndx: number | null;
}

async function holders(client: Queries, limits: readonly KeptLimit[]): Promise<ToldOf> {
  const permits = [...new Set(limits.map(({ permit_ndx }) => permit_ndx))];
  const { rows } = await client.query<RecipientOfPermit>(recipientsOf, [permits]);
  const nobody = rows.filter(({ rolo_ndx }) => rolo_ndx === null);
  return {
    recipients: permitsByContact(rows.filter(({ rolo_ndx }) => rolo_ndx !== null)),
    untold: nobody.map(({ permit_number }) => ({ about: permit_number, why: t('The permit has no contact.') })),
  };
}

const permitsByContact = (rows: readonly RecipientOfPermit[]): Map<number, number[]> =>
  new Map(
    [...groupedBy(rows, ({ rolo_ndx }) => rolo_ndx!)].map(([contact, own]) => [
      contact,
      own.map(({ permit_ndx }) => permit_ndx),
    ]),
  );

/** Whom the notice of the stage may have reached, whatever became of their permits since. */
const toldBy = `
  select distinct letters.rolo_ndx, recipients.permit_ndx, recipients.permit_number
  from notices
  join letters using (notice_ndx)
  left join api.recipients_of_permits as recipients on recipients.rolo_ndx = letters.rolo_ndx
  where notices.drought_declaration_ndx = $1
    and notices.kind = 'stage'
    and api.may_have_arrived(letters.state)
  order by recipients.permit_number`;

async function toldBefore(client: Queries, declaration: number): Promise<ToldOf> {
  const { rows } = await client.query<RecipientOfPermit>(toldBy, [declaration]);
  return { recipients: permitsByContact(rows), untold: [] };
}
