import { t } from '@artesian/domain/texts/translate';
import { volumeUnit } from '@artesian/domain/volume-unit';
import { ownerStatement, type StatementMonth } from '@artesian/contract/owners/submitted-readings';
import { pumpageRecords } from '@artesian/contract/query/query-and-download';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../api.ts';
import type { Balance } from '../dashboard/balances/format-balance.ts';
import { useSettings, type Settings } from '../session/settings.tsx';
import { saveChartPdf } from '../ui/chart/save-chart-pdf.ts';
import { counted } from '../ui/counted.ts';
import { dayIn } from '../ui/district-day.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { saveFile } from '../ui/save-file.ts';
import { translated, type Column } from '../ui/table/column.ts';
import { AskedTable } from '../ui/table/AskedTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { HomeSection } from './HomeSection.tsx';
import { monthInFull } from './own-readings.ts';
import { HOME } from './paths.ts';
import { useBalances } from './use-balances.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';
import { refuseWhileRecounting } from '../permits/recounts.ts';

type Pumped = z.output<typeof pumpageRecords.row>;

const monthColumn = {
  id: 'month',
  header: t('Month'),
  kind: 'text',
  width: 140,
} as const;

const statementColumns: readonly Column<StatementMonth>[] = [
  { ...monthColumn, value: monthInFull },
  ...declaredColumns(ownerStatement.row)('drought_stage').map(translated),
  ...declaredColumns(ownerStatement.row)(
    'reduction',
    'permitted_gal',
    'month_limit_gal',
    'month_used_gal',
    'allowed_gal',
    'used_gal',
  ),
];
const readingColumns: readonly Column<Pumped>[] = [
  { ...monthColumn, value: monthInFull },
  ...declaredColumns(pumpageRecords.row)('meter_id', 'associated_wells', 'fiscal_year', 'gallons'),
];
const keyOfMonth = ({ c_year, c_month }: StatementMonth) => `${c_year} ${c_month}`;
const keyOfReading = ({ ndx }: Pumped) => String(ndx);

/** What was read and what was allowed and used, to keep. Not in the specification: the path is ours. */
export default function PastReadingsScreen() {
  const { data: balances, error, refetch } = useBalances();
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('My Permits'), to: HOME }]}
        title={t('Past Readings and Statements')}
        purpose={t('Allowed and used volumes of your permits and readings of your meters, as tables, CSV and PDF.')}
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {error && !balances && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!balances && !error && <LoadingBlock height={240} />}
        {balances && balances.length > 0 && <Statement balances={balances} />}
        <PastReadings />
      </Box>
    </>
  );
}

function Statement({ balances }: { balances: readonly Balance[] }) {
  const [permit_ndx, setPermit] = useState(balances[0]!.permit_ndx);
  const permit = balances.find((one) => one.permit_ndx === permit_ndx) ?? balances[0]!;
  const [chosenYear, setYear] = useState(permit.fiscal_year);
  const asked = useQuery({
    queryKey: [ownerStatement.path, permit.permit_ndx],
    queryFn: ({ signal }) => api.view(ownerStatement, { params: { permit_ndx: permit.permit_ndx }, signal }),
  });
  const { data } = asked;
  const years = [...new Set((data ?? []).map(({ fiscal_year }) => fiscal_year))].toReversed();
  const fiscal_year = years.includes(chosenYear) ? chosenYear : (years[0] ?? chosenYear);
  const rows = data?.filter((month) => month.fiscal_year === fiscal_year);
  const title = t('Statement of permit {permit_number}, fiscal year {fiscal_year}', {
    permit_number: permit.permit_number,
    fiscal_year,
  });
  return (
    <HomeSection heading={t('Statement of a permit')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={t('Permit')}
          value={permit.permit_ndx}
          onChange={({ target }) => setPermit(Number(target.value))}
          sx={{ minWidth: 160 }}
        >
          {balances.map(({ permit_ndx: key, permit_number }) => (
            <MenuItem key={key} value={key}>
              {permit_number}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={t('Fiscal year')}
          value={years.length > 0 ? fiscal_year : ''}
          onChange={({ target }) => setYear(Number(target.value))}
          sx={{ minWidth: 130 }}
        >
          {years.map((year) => (
            <MenuItem key={year} value={year}>
              {year}
            </MenuItem>
          ))}
        </TextField>
        <PdfButton
          isDisabled={!rows || rows.length === 0}
          make={async (settings) => {
            await refuseWhileRecounting();
            const { printStatement } = await import('./write-statement.ts');
            const { permit_number, permit_name } = permit;
            const statement = { permit_number, permit_name, fiscal_year, months: rows!, columns: statementColumns };
            saveFile(`${title}.pdf`, await printStatement(statement, settings));
          }}
        />
      </Box>
      <AskedTable
        asked={asked}
        name={title}
        rows={rows}
        columns={statementColumns}
        rowKey={keyOfMonth}
        pageSize={30}
        empty={<EmptyState title={t('No volumes yet')} />}
      />
    </HomeSection>
  );
}

function PastReadings() {
  const asked = useQuery({
    queryKey: [pumpageRecords.path],
    queryFn: ({ signal }) => api.view(pumpageRecords, { signal }),
  });
  const rows = asked.data?.toSorted((one, other) => other.c_year - one.c_year || other.c_month - one.c_month);
  return (
    <HomeSection
      heading={t('Past readings')}
      aside={
        <PdfButton
          isDisabled={!rows || rows.length === 0}
          make={({ districtName, paper, timeZone }) =>
            saveChartPdf({
              fileName: 'Past readings.pdf',
              title: t('Past readings'),
              districtName,
              paper,
              today: dayIn(timeZone),
              words: t('{length}, in {words}.', {
                length: counted(rows!.length, 'reading'),
                words: volumeUnit().words,
              }),
              notes: [],
              picture: undefined,
              layout: 'portrait',
              columns: readingColumns,
              rows: rows!,
            })
          }
        />
      }
    >
      <AskedTable
        asked={asked}
        name={t('Past Readings')}
        rows={rows}
        columns={readingColumns}
        rowKey={keyOfReading}
        pageSize={30}
        empty={
          <EmptyState title={t('No readings yet')}>
            {t('Your readings appear here once the district approves them.')}
          </EmptyState>
        }
      />
    </HomeSection>
  );
}

interface PdfButtonProps {
  isDisabled: boolean;
  make: (settings: Settings) => Promise<void>;
}

function PdfButton({ isDisabled, make }: PdfButtonProps) {
  const settings = useSettings();
  const { mutate, isPending } = useMutation({
    mutationFn: () => make(settings),
    onError: (error) => notify.error(t('The PDF could not be created. {error}', { error: errorWordsToQuote(error) })),
  });
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PictureAsPdf />}
      loading={isPending}
      disabled={isDisabled}
      onClick={() => mutate()}
    >
      {t('PDF')}
    </Button>
  );
}
