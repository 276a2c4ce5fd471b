import { t } from '@artesian/domain/texts/translate';
import { distributionsOf } from '@artesian/contract/wells/well-data';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { KnownWell } from '../../map/details/well-facts.ts';

type NamedWell = KnownWell & { well_ndx: number; well_id: string };

/** Where a well's data can be had at addresses that stay, and its page at the State. */
export function WellData({ well }: { well: NamedWell }) {
  const state = stateReport(well);
  return (
    <Box component="section" aria-label={t('Data of this well')} className="not-printed">
      <Typography>
        {t('Data of this well:')}{' '}
        {distributionsOf(well).map(({ name, path }, place) => (
          <span key={path}>
            {place > 0 && ' · '}
            <Link href={path}>{name}</Link>
          </span>
        ))}
      </Typography>
      {state && (
        <Typography>
          <Link href={state} target="_blank" rel="noreferrer">
            {t('State well {state_well_num} at the Texas Water Development Board', {
              state_well_num: well.state_well_num,
            })}
          </Link>
        </Typography>
      )}
    </Box>
  );
}

/** The page of the well at the agency that numbers wells in Texas. */
const stateReport = ({ state_well_num }: NamedWell): string | undefined =>
  state_well_num
    ? `https://www3.twdb.texas.gov/apps/waterdatainteractive/GetReports.aspx?Num=${encodeURIComponent(state_well_num)}&Type=GWDB`
    : undefined;
