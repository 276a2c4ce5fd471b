import { readingSummaries } from '@artesian/contract/metering/readings';
import { Fragment } from 'react';
import type { z } from 'zod';
import { permitsOfYear } from '../dashboard/list-links.ts';
import type { Option } from '../register/form/options.ts';
import { formatCell, type Column } from '../ui/table/column.ts';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { LinkedNumber } from './LinkedNumber.tsx';
import { readingsOf } from './readings-of.ts';
import { OVER_WARNING } from '@artesian/domain/warning';
import { OVERPUMPED } from './standing.ts';

export type PumpedYear = z.output<typeof readingSummaries.row>;

const standings = ['Within', OVER_WARNING, OVERPUMPED, 'Not known'] as const;

const standingOf = ({ is_overpumped, is_over80pct, permitted_gallons }: PumpedYear): (typeof standings)[number] => {
  if (permitted_gallons === null) return 'Not known';
  if (is_overpumped) return OVERPUMPED;
  return is_over80pct ? OVER_WARNING : 'Within';
};

const declared = declaredColumns(readingSummaries.row);

/** What one year of a permit group comes to: each number leads to its readings, what is permitted to its permits. */
export function yearColumns(
  permitNamed: ReadonlyMap<number, Option>,
  pageOfPermit: string | undefined,
): readonly Column<PumpedYear>[] {
  const nameOf = (permit: number) => permitNamed.get(permit)?.label ?? `#${permit}`;
  return [
    ...declared({ id: 'grouping_name', isName: true, width: 200 }),
    {
      id: 'fiscal_year',
      header: 'Fiscal Year',
      kind: 'choice',
      isPinned: true,
      width: 130,
      value: ({ fiscal_year }) => String(fiscal_year),
    },
    ...declared({ id: 'permitted_gallons', total: 'sum', width: 160 }).map(toPermits),
    ...declared(
      { id: 'metered_gallons', total: 'sum', width: 150 },
      { id: 'remaining_gallons', total: 'sum', width: 166 },
      { id: 'pct_pumped', width: 144 },
    ).map(toReadings),
    { id: 'standing', header: 'Standing', kind: 'choice', width: 116, choices: standings, value: standingOf },
    ...declared({ id: 'last_report', width: 136 }).map(toLastReport),
    {
      id: 'grouped_permits',
      header: 'Permits',
      kind: 'text',
      value: ({ grouped_permits }) => grouped_permits.map(nameOf).join(', '),
      render: ({ grouped_permits }) =>
        grouped_permits.map((permit, index) => (
          <Fragment key={permit}>
            {index > 0 && ', '}
            {pageOfPermit ? <TextLink to={`${pageOfPermit}/${permit}`}>{nameOf(permit)}</TextLink> : nameOf(permit)}
          </Fragment>
        )),
    },
    ...declared('has_negative', 'has_no_allocation', 'incomplete_permits').map((column) => ({
      ...column,
      hidden: true,
    })),
  ];
}

const inYear = ({ grouping_name, fiscal_year }: PumpedYear) => `of ${grouping_name} in fiscal year ${fiscal_year}`;

const toPermits = (column: Column<PumpedYear>): Column<PumpedYear> => ({
  ...column,
  render: (row) => (
    <LinkedNumber
      {...permitsOfYear(row.fiscal_year, { grouping_name: [row.grouping_name] })}
      words={formatCell(column, row)}
      leadsTo={`permits ${inYear(row)}`}
    />
  ),
});

const toReadings = (column: Column<PumpedYear>): Column<PumpedYear> => ({
  ...column,
  render: (row) => (
    <LinkedNumber {...readingsOf(row)} words={formatCell(column, row)} leadsTo={`readings ${inYear(row)}`} />
  ),
});

/** Year and month of the last reading lead to that month. */
const toLastReport = (column: Column<PumpedYear>): Column<PumpedYear> => ({
  ...column,
  render: (row) => (
    <LinkedNumber
      {...readingsOf({ ...row, month: Number(row.last_report?.slice(5)) })}
      words={formatCell(column, row)}
      leadsTo={`last readings ${inYear(row)}`}
    />
  ),
});
