import { formatVolume } from '@artesian/domain/volume-unit';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { UNDER_NO_PERMIT, waterUnderNoPermitOf } from '../dashboard/list-links.ts';
import { useMayOpen } from '../dashboard/use-may-open.ts';
import { formatMonth } from '../ui/dates.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { wateredYears, type PumpedMonth, type WateredYear } from './watered-years.ts';

interface UnderNoPermitProps {
  answer: Pick<UseQueryResult<readonly PumpedMonth[]>, 'data' | 'error' | 'refetch'>;
  /** Which months the figures beside it are of; all without. */
  isShown?: (month: PumpedMonth) => boolean;
}

/** The line that figures of permits lack: what was pumped under none, by fiscal year. Nothing where all water counts at a permit. */
export function UnderNoPermit({ answer: { data, error, refetch }, isShown = () => true }: UnderNoPermitProps) {
  if (!data && error) {
    return (
      <Alert severity="error" variant="outlined" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Pumpage under no permit could not be loaded.
      </Alert>
    );
  }
  const years = wateredYears((data ?? []).filter(isShown));
  if (years.length === 0) return null;
  return (
    <Box component="section" aria-label="Under no permit" sx={{ my: 1.5 }}>
      <Alert severity="warning" variant="outlined" role="presentation">
        <AlertTitle>Under no permit</AlertTitle>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {years.slice(0, YEARS_BY_NAME).map((year) => (
            <Year key={year.fiscal_year} {...year} />
          ))}
          <EarlierYears years={years.slice(YEARS_BY_NAME)} />
        </Box>
      </Alert>
    </Box>
  );
}

function Year({ fiscal_year, noPermit, permits, wells, first, last }: WateredYear) {
  const mayOpen = useMayOpen();
  const months = first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;
  return (
    <li>
      Fiscal year {fiscal_year}: <strong>{formatVolume(noPermit)}</strong>, {months}
      {wells.length > 0 && `, from ${named(wells)}`}. With {formatVolume(permits)} at permits,{' '}
      {formatVolume(permits + noPermit)} were pumped in total.{' '}
      {mayOpen({ to: UNDER_NO_PERMIT }) && (
        <TextLink
          {...waterUnderNoPermitOf({ fiscal_year })}
          aria-label={`Wells and months of fiscal year ${fiscal_year}`}
        >
          Wells and months
        </TextLink>
      )}
    </li>
  );
}

/** Old water is many years long where wells were metered before they had permits. */
const YEARS_BY_NAME = 3;

function EarlierYears({ years }: { years: readonly WateredYear[] }) {
  const mayOpen = useMayOpen();
  if (years.length === 0) return null;
  const gallons = years.reduce((sum, { noPermit }) => sum + noPermit, 0);
  const [last, first] = [years[0]!.fiscal_year, years.at(-1)!.fiscal_year];
  return (
    <li>
      {first === last ? `Fiscal year ${first}` : `Fiscal years ${first} to ${last}`}:{' '}
      <strong>{formatVolume(gallons)}</strong>.{' '}
      {mayOpen({ to: UNDER_NO_PERMIT }) && <TextLink {...waterUnderNoPermitOf({})}>All wells and months</TextLink>}
    </li>
  );
}

const NAMED_WELLS = 5;

function named(wells: readonly string[]): string {
  const others = wells.length - NAMED_WELLS;
  const first = wells.slice(0, NAMED_WELLS).join(', ');
  return others > 0 ? `${first} and ${others.toLocaleString('en-US')} more ${others === 1 ? 'well' : 'wells'}` : first;
}
